//! Writes events as a stream.

use super::abbreviation::{Abbreviation, Encoding, char6_bits};
use super::bits::{Bits, Mark, Vbr};
use super::error::{Error, ErrorKind};
use super::record::{Blob, Field, Record, WIDTH_OF_LENGTH};
use super::scope::Scopes;
use super::{Enter, EventKind, Exit, Limits};
use crate::bitcode::names::block::BLOCKINFO;
use crate::bitcode::names::blockinfo::SETBID;

/// Writes a stream event by event.
///
/// The events of a [`Reader`](super::Reader) reproduce the same bytes. Block lengths are computed, so records may be
/// changed in between; positions contained in records have to be updated by the caller.
#[derive(Clone, Debug)]
pub struct Writer {
    bits: Bits,
    scopes: Scopes,
}

impl Writer {
    /// Starts a stream with this magic number.
    #[must_use]
    pub fn new(magic: [u8; 4]) -> Writer {
        let mut bits = Bits::default();
        bits.bytes(&magic);
        Writer { bits, scopes: Scopes::new(Limits::default()) }
    }

    /// The bit at which the next event starts.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.bits.at()
    }

    /// Writes an event of a reader, including superfluous VBR chunks and the contents of padding.
    ///
    /// # Errors
    /// If the event is not allowed here, or if a record's abbreviation differs from the one it was read with.
    pub fn event(&mut self, event: &EventKind<'_>) -> Result<(), Error> {
        match event {
            EventKind::Enter(enter) => self.enter_as(enter),
            EventKind::Exit(exit) => self.exit_as(exit.padding),
            EventKind::Define(abbreviation) => self.define(abbreviation),
            EventKind::Record(record) => self.record_as(record),
            EventKind::Tail(bytes) => {
                self.bits.bytes(bytes);
                Ok(())
            }
        }
    }

    /// Enters a block with this id and abbreviation id width.
    ///
    /// # Errors
    /// If blocks are nested too deeply or the width is invalid.
    pub fn enter(&mut self, id: u32, width: u32) -> Result<(), Error> {
        self.enter_as(&Enter::new(id, width))
    }

    /// Leaves the innermost open block.
    ///
    /// # Errors
    /// If no block is open.
    pub fn exit(&mut self) -> Result<(), Error> {
        self.exit_as(Exit::default().padding)
    }

    /// Defines an abbreviation: for this block, or in BLOCKINFO for the blocks selected last.
    ///
    /// # Errors
    /// If no block is open, or in BLOCKINFO if no block is selected.
    pub fn define(&mut self, abbreviation: &Abbreviation) -> Result<(), Error> {
        self.begin(2)?;
        abbreviation.write(&mut self.bits);
        let at = self.position();
        self.scopes.define(abbreviation.clone()).map(drop).map_err(|kind| kind.at(at))
    }

    /// Writes a record with this abbreviation; 3 for unabbreviated.
    ///
    /// # Errors
    /// If there is no such abbreviation, or the operands or the blob do not fit it.
    pub fn record(&mut self, abbreviation: u32, code: u32, operands: &[u64], blob: Option<&[u8]>) -> Result<(), Error> {
        self.begin(abbreviation)?;
        self.note(code, operands.first().copied());
        let misfit = ErrorKind::Misfit.at(self.position());
        let mut numbers = std::iter::once(u64::from(code)).chain(operands.iter().copied());
        let (bits, encodings) =
            (&mut self.bits, self.scopes.operands(abbreviation).map_err(|kind| kind.at(misfit.at))?);
        let mut encodings = encodings.iter().map(|operand| operand.encoding);
        while let Some(encoding) = encodings.next() {
            match encoding {
                Encoding::Array => {
                    let element = encodings.next().ok_or(misfit)?;
                    let left = numbers.size_hint().0;
                    bits.vbr(Vbr { value: left as u64, extra: 0 }, WIDTH_OF_LENGTH);
                    numbers.by_ref().try_for_each(|value| number(bits, element, value, 0)).map_err(|_| misfit)?;
                }
                Encoding::Blob => {
                    let bytes = blob.ok_or(misfit)?;
                    let length = Vbr { value: bytes.len() as u64, extra: 0 };
                    let after = bytes.len().next_multiple_of(4) - bytes.len();
                    write_blob(bits, &Blob { bytes, length, before: 0, after: &[0; 3][..after] });
                }
                _ => {
                    let value = numbers.next().ok_or(misfit)?;
                    number(bits, encoding, value, 0).map_err(|_| misfit)?;
                }
            }
        }
        if numbers.next().is_some() { Err(misfit) } else { Ok(()) }
    }

    /// The state needed to undo the writing of a record.
    pub(in crate::bitcode) fn mark(&self) -> Mark {
        self.bits.mark()
    }

    /// Undoes everything since `mark`, which must be at most one record.
    pub(in crate::bitcode) fn back_to(&mut self, mark: Mark) {
        self.bits.back_to(mark);
    }

    /// Finishes and returns the stream.
    ///
    /// # Errors
    /// If a block is open.
    pub fn finish(self) -> Result<Vec<u8>, Error> {
        match self.scopes.innermost() {
            None => Ok(self.bits.finish()),
            Some(_) => Err(ErrorKind::Unbalanced.at(self.bits.at())),
        }
    }

    fn begin(&mut self, id: u32) -> Result<(), Error> {
        if id != 1 && self.scopes.innermost().is_none() {
            return Err(ErrorKind::NotABlock.at(self.position()));
        }
        self.bits.fixed(id.into(), self.scopes.width());
        Ok(())
    }

    /// Tracks the blocks selected in BLOCKINFO.
    fn note(&mut self, code: u32, first: Option<u64>) {
        let in_info = self.scopes.innermost().is_some_and(|scope| scope.id == BLOCKINFO);
        if let (true, SETBID, Some(id)) = (in_info, code, first.and_then(|id| u32::try_from(id).ok())) {
            self.scopes.describe(id);
        }
    }

    fn enter_as(&mut self, enter: &Enter) -> Result<(), Error> {
        let at = self.position();
        self.scopes.check(enter.width).map_err(|kind| kind.at(at))?;
        self.begin(1)?;
        let [first, second] = enter.extra;
        self.bits.vbr(Vbr { value: enter.id.into(), extra: first }, Enter::ID);
        self.bits.vbr(Vbr { value: enter.width.into(), extra: second }, Enter::WIDTH);
        self.bits.align(enter.padding);
        self.bits.fixed(0, 32);
        self.scopes.enter(enter.id, enter.width, self.position(), 0);
        Ok(())
    }

    fn exit_as(&mut self, padding: u32) -> Result<(), Error> {
        self.begin(0)?;
        self.bits.align(padding);
        let at = self.position();
        let Some(scope) = self.scopes.leave() else { return Err(ErrorKind::Unbalanced.at(at)) };
        let words = u32::try_from((at - scope.body) / 32).map_err(|_| ErrorKind::WideNumber.at(at))?;
        self.bits.patch((scope.body / 8) as usize - 4, words);
        Ok(())
    }

    fn record_as(&mut self, record: &Record<'_>) -> Result<(), Error> {
        self.begin(record.abbreviation)?;
        self.note(record.code, record.operands().next());
        let at = self.position();
        if self.scopes.operands(record.abbreviation).map_err(|kind| kind.at(at))? != record.fields.operands {
            return Err(ErrorKind::Misfit.at(at));
        }
        let (bits, mut fields) = (&mut self.bits, record.fields);
        while let Some(field) = fields.next()? {
            match field {
                Field::Number { encoding, value, extra } => {
                    number(bits, encoding, value, extra).map_err(|kind| kind.at(at))?;
                }
                Field::Length(length) => bits.vbr(length, WIDTH_OF_LENGTH),
                Field::Blob(blob) => write_blob(bits, &blob),
            }
        }
        Ok(())
    }
}

fn number(bits: &mut Bits, encoding: Encoding, value: u64, extra: u8) -> Result<(), ErrorKind> {
    let fits = match encoding {
        Encoding::Literal(known) => known == value,
        Encoding::Fixed(0) | Encoding::Vbr(0) => value == 0,
        Encoding::Fixed(width) => {
            bits.fixed(value, width);
            value >> width == 0
        }
        Encoding::Vbr(width) => {
            bits.vbr(Vbr { value, extra }, width);
            true
        }
        Encoding::Char6 => {
            let found = char6_bits(value);
            bits.fixed(found.unwrap_or(0), 6);
            found.is_some()
        }
        Encoding::Array | Encoding::Blob => false,
    };
    if fits { Ok(()) } else { Err(ErrorKind::Misfit) }
}

fn write_blob(bits: &mut Bits, blob: &Blob<'_>) {
    bits.vbr(blob.length, WIDTH_OF_LENGTH);
    bits.align(blob.before);
    bits.bytes(blob.bytes);
    bits.bytes(blob.after);
}
