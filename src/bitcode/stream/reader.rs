//! Parses a stream into events.

use super::abbreviation::Abbreviation;
use super::bits::Cursor;
use super::error::{Error, ErrorKind};
use super::record::{Fields, Record};
use super::scope::Scopes;
use super::{Enter, Event, EventKind, Exit, Limits, Span};
use crate::bitcode::names::block::BLOCKINFO;
use crate::bitcode::names::blockinfo::SETBID;

/// Reads a stream event by event.
///
/// The reader only stores the active abbreviations; the contents of events are borrowed from the stream. It takes a few
/// kilobytes for any file size; [`Limits`] bounds that for hostile files.
///
/// ```
/// use llas::bitcode::stream::{EventKind, IR_MAGIC, Reader, Writer};
///
/// let mut writer = Writer::new(IR_MAGIC);
/// writer.enter(13, 5)?;
/// writer.record(3, 2, &[0], None)?;
/// writer.exit()?;
/// let stream = writer.finish()?;
///
/// let mut reader = Reader::new(&stream)?;
/// let mut records = Vec::new();
/// while let Some(event) = reader.event()? {
///     if let EventKind::Record(record) = event.kind {
///         records.push((record.code, record.operands().collect::<Vec<_>>()));
///     }
/// }
/// assert_eq!(records, [(2, vec![0])]);
/// # Ok::<(), llas::bitcode::stream::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    magic: [u8; 4],
    cursor: Cursor<'a>,
    scopes: Scopes,
}

/// Up to 63 bits after the last block are not enough for another block.
const LEAST_BLOCK: u64 = 64;

impl<'a> Reader<'a> {
    /// Makes a reader of a stream without a wrapper.
    ///
    /// # Errors
    /// If the stream is shorter than the four bytes of the magic number.
    pub fn new(stream: &'a [u8]) -> Result<Reader<'a>, Error> {
        Reader::with_limits(stream, Limits::default())
    }

    /// Like [`Reader::new`], with other limits.
    ///
    /// # Errors
    /// If the stream is shorter than the four bytes of the magic number.
    pub fn with_limits(stream: &'a [u8], limits: Limits) -> Result<Reader<'a>, Error> {
        let magic = *stream.first_chunk().ok_or(ErrorKind::Truncated.at(0))?;
        Ok(Reader { magic, cursor: Cursor::new(stream, 32), scopes: Scopes::new(limits) })
    }

    /// The magic number: the first four bytes; [`IR_MAGIC`](super::IR_MAGIC) for LLVM IR.
    #[must_use]
    pub fn magic(&self) -> [u8; 4] {
        self.magic
    }

    /// The bit at which the next event starts.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.cursor.at()
    }

    /// The number of open blocks.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.scopes.depth()
    }

    /// The next event, or `None` at the end.
    ///
    /// # Errors
    /// If the stream is malformed. The reader cannot be used after an error.
    pub fn event(&mut self) -> Result<Option<Event<'_>>, Error> {
        let start = self.cursor.at();
        if self.scopes.innermost().is_none() && self.is_tail() {
            let tail = self.cursor.rest();
            self.cursor.skip(self.cursor.left())?;
            let span = Span { start, end: self.cursor.at() };
            return Ok((!tail.is_empty()).then_some(Event { span, kind: EventKind::Tail(tail) }));
        }
        let id = self.cursor.fixed(self.scopes.width())? as u32;
        match id {
            _ if id != 1 && self.scopes.innermost().is_none() => Err(ErrorKind::NotABlock.at(start)),
            0 => self.exit(start).map(Some),
            1 => self.enter(start).map(Some),
            2 => self.define(start).map(Some),
            _ => self.record(start, id).map(Some),
        }
    }

    /// Skips the rest of the innermost open block and returns its header data, without an event for its end.
    ///
    /// Abbreviations defined in a skipped BLOCKINFO are not known.
    ///
    /// # Errors
    /// If the block extends past the end of the stream. Outside of blocks this does nothing.
    pub fn skip_block(&mut self) -> Result<Option<u32>, Error> {
        let Some(scope) = self.scopes.innermost() else { return Ok(None) };
        let (id, end) = (scope.id, scope.body + u64::from(scope.words) * 32);
        let at = self.cursor.at();
        let left = end.checked_sub(at).ok_or(ErrorKind::Truncated.at(at))?;
        self.cursor.skip(left)?;
        self.scopes.leave();
        Ok(Some(id))
    }

    /// Calls `see` with each record of the block that was just entered, and leaves the block. Nested blocks are skipped.
    pub(in crate::bitcode) fn records(&mut self, mut see: impl FnMut(&Record<'_>)) -> Result<(), Error> {
        let depth = self.depth();
        while self.depth() >= depth {
            match self.event()?.map(|event| event.kind) {
                Some(EventKind::Record(record)) => see(&record),
                Some(EventKind::Enter(_)) => drop(self.skip_block()?),
                Some(_) => {}
                None => break,
            }
        }
        Ok(())
    }

    /// Returns whether no block can follow: too few bits are left, or only zeros.
    fn is_tail(&self) -> bool {
        self.cursor.left() <= LEAST_BLOCK || self.cursor.at_zeroes()
    }

    fn enter(&mut self, start: u64) -> Result<Event<'_>, Error> {
        let (id, first) = self.cursor.vbr32(Enter::ID)?;
        let after_id = self.cursor.at();
        let (width, second) = self.cursor.vbr32(Enter::WIDTH)?;
        let padding = self.cursor.align()?;
        let words = self.cursor.fixed(32)? as u32;
        self.scopes.check(width).map_err(|kind| kind.at(start))?;
        let end = self.cursor.at();
        self.scopes.enter(id, width, end, words);
        let enter = Enter { id, width, words, after_id, extra: [first, second], padding };
        Ok(Event { span: Span { start, end }, kind: EventKind::Enter(enter) })
    }

    fn exit(&mut self, start: u64) -> Result<Event<'_>, Error> {
        let padding = self.cursor.align()?;
        let end = self.cursor.at();
        let Some(scope) = self.scopes.leave() else { return Err(ErrorKind::Unbalanced.at(start)) };
        let is = (end - scope.body) / 32;
        if is != u64::from(scope.words) {
            return Err(ErrorKind::BlockLength { said: scope.words, is }.at(start));
        }
        Ok(Event { span: Span { start, end }, kind: EventKind::Exit(Exit { id: scope.id, padding }) })
    }

    fn define(&mut self, start: u64) -> Result<Event<'_>, Error> {
        let abbreviation = Abbreviation::read(&mut self.cursor, self.scopes.room())?;
        let end = self.cursor.at();
        let kept = self.scopes.define(abbreviation).map_err(|kind| kind.at(start))?;
        Ok(Event { span: Span { start, end }, kind: EventKind::Define(kept) })
    }

    fn record(&mut self, start: u64, id: u32) -> Result<Event<'_>, Error> {
        if self.scopes.innermost().is_some_and(|scope| scope.id == BLOCKINFO) {
            let (record, _) =
                Fields::new(self.cursor, self.scopes.operands(id).map_err(|kind| kind.at(start))?).record(id)?;
            let described = record.operands().next().and_then(|id| u32::try_from(id).ok());
            if let (SETBID, Some(described)) = (record.code, described) {
                self.scopes.describe(described);
            }
        }
        let operands = self.scopes.operands(id).map_err(|kind| kind.at(start))?;
        let (record, end) = Fields::new(self.cursor, operands).record(id)?;
        self.cursor.skip(end - self.cursor.at())?;
        Ok(Event { span: Span { start, end }, kind: EventKind::Record(record) })
    }
}
