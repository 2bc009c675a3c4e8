//! Records and their fields. Nothing is copied: operands are decoded from the stream on demand.

use super::abbreviation::{Encoding, Operand, char6};
use super::bits::{Cursor, Vbr};
use super::error::{Error, ErrorKind};
use std::fmt;
use std::ops::Range;

/// A record. Source: LLVM Bitcode File Format, "Data Records".
#[derive(Clone, Copy)]
pub struct Record<'r> {
    /// The id of its abbreviation; 3 if it is unabbreviated.
    pub abbreviation: u32,
    /// The record code, specific to the block.
    pub code: u32,
    /// The contents of the blob, if the abbreviation ends with one.
    pub blob: Option<&'r [u8]>,
    /// The number of operands, without the code and the blob.
    pub len: usize,
    /// The byte offset of the blob in the stream.
    blob_at: usize,
    pub(super) fields: Fields<'r>,
}

impl<'r> Record<'r> {
    /// The operands: numbers of up to 64 bits, including characters.
    #[must_use]
    pub fn operands(&self) -> Operands<'r> {
        let mut operands = Operands { fields: self.fields, left: self.len };
        operands.number();
        operands
    }

    /// The operands as bytes, for strings; larger numbers are truncated to 8 bits.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        self.operands().map(|operand| operand as u8).collect()
    }

    /// The range of the blob in the stream, which may outlive the reader.
    pub(in crate::bitcode) fn blob_place(&self) -> Option<Range<usize>> {
        self.blob.map(|blob| self.blob_at..self.blob_at + blob.len())
    }

    /// The index of the first array operand, if the abbreviation has an array.
    #[must_use]
    pub fn array(&self) -> Option<usize> {
        let operands = self.fields.operands;
        let array = operands.iter().position(|operand| operand.encoding == Encoding::Array)?;
        array.checked_sub(1)
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("abbreviation", &self.abbreviation)
            .field("code", &self.code)
            .field("operands", &self.operands().collect::<Vec<_>>())
            .field("blob", &self.blob)
            .finish()
    }
}

/// The operands of a record; see [`Record::operands`].
#[derive(Clone)]
pub struct Operands<'r> {
    fields: Fields<'r>,
    left: usize,
}

impl Operands<'_> {
    fn number(&mut self) -> Option<u64> {
        loop {
            // The fields were validated when the record was read.
            match self.fields.next().ok()?? {
                Field::Number { value, .. } => return Some(value),
                Field::Length(_) => {}
                Field::Blob(_) => return None,
            }
        }
    }
}

impl Iterator for Operands<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.left = self.left.checked_sub(1)?;
        self.number()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Operands<'_> {}

/// A blob and its surrounding padding.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blob<'r> {
    pub(super) bytes: &'r [u8],
    pub(super) length: Vbr,
    /// The padding bits after its length.
    pub(super) before: u32,
    /// The padding bytes after its end.
    pub(super) after: &'r [u8],
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Field<'r> {
    Number {
        encoding: Encoding,
        value: u64,
        extra: u8,
    },
    /// The length of the array that follows.
    Length(Vbr),
    Blob(Blob<'r>),
}

/// The VBR width of array and blob lengths.
pub(super) const WIDTH_OF_LENGTH: u32 = 6;

#[derive(Clone, Copy, Debug)]
pub(super) struct Fields<'r> {
    pub(super) cursor: Cursor<'r>,
    pub(super) operands: &'r [Operand],
    next: usize,
    /// Remaining elements of the current array.
    left: u32,
}

impl<'r> Fields<'r> {
    /// The fields of a record with these abbreviation operands, starting after the id.
    pub(super) fn new(cursor: Cursor<'r>, operands: &'r [Operand]) -> Fields<'r> {
        Fields { cursor, operands, next: 0, left: 0 }
    }

    /// The next field, or `None` at the end.
    #[inline]
    pub(super) fn next(&mut self) -> Result<Option<Field<'r>>, Error> {
        let Some(operand) = self.operands.get(self.next) else { return Ok(None) };
        if self.left > 0 {
            self.left -= 1;
            self.next += usize::from(self.left == 0);
        } else {
            self.next += 1;
        }
        let number = |value, extra| Field::Number { encoding: operand.encoding, value, extra };
        Ok(Some(match operand.encoding {
            Encoding::Literal(value) => number(value, 0),
            Encoding::Fixed(0) | Encoding::Vbr(0) => number(0, 0),
            Encoding::Fixed(width) => number(self.cursor.fixed(width)?, 0),
            Encoding::Vbr(width) => {
                let Vbr { value, extra } = self.cursor.vbr(width)?;
                number(value, extra)
            }
            Encoding::Char6 => number(char6(self.cursor.fixed(6)?), 0),
            Encoding::Array => {
                let (count, extra) = self.cursor.vbr32(WIDTH_OF_LENGTH)?;
                self.left = count;
                self.next += usize::from(count == 0);
                Field::Length(Vbr { value: count.into(), extra })
            }
            Encoding::Blob => {
                let (count, extra) = self.cursor.vbr32(WIDTH_OF_LENGTH)?;
                let before = self.cursor.align()?;
                let bytes = self.cursor.bytes(count.into())?;
                let after = self.cursor.bytes(u64::from(count).next_multiple_of(4) - u64::from(count))?;
                Field::Blob(Blob { bytes, length: Vbr { value: count.into(), extra }, before, after })
            }
        }))
    }

    /// Skips the elements of the current array; returns their number.
    fn skip_array(&mut self) -> Result<usize, Error> {
        let (count, operand) = (self.left, self.operands.get(self.next));
        self.left = 0;
        self.next += 1;
        let bits = |width: u32| u64::from(count) * u64::from(width);
        match operand.map(|operand| operand.encoding) {
            Some(Encoding::Fixed(width)) => self.cursor.skip(bits(width))?,
            Some(Encoding::Char6) => self.cursor.skip(bits(6))?,
            Some(Encoding::Vbr(width)) => {
                for _ in 0..count {
                    self.cursor.vbr(width)?;
                }
            }
            _ => {}
        }
        Ok(count as usize)
    }

    /// Parses the record; returns it and the position of its end.
    pub(super) fn record(self, abbreviation: u32) -> Result<(Record<'r>, u64), Error> {
        let mut rest = self;
        let code = match rest.next()? {
            Some(Field::Number { value, .. }) => {
                u32::try_from(value).map_err(|_| self.cursor.error(ErrorKind::WideNumber))?
            }
            _ => return Err(self.cursor.error(ErrorKind::NoAbbreviation(abbreviation))),
        };
        let (mut len, mut blob, mut blob_at) = (0, None, 0);
        while let Some(field) = rest.next()? {
            match field {
                Field::Number { .. } => len += 1,
                Field::Length(_) if rest.left > 0 => len += rest.skip_array()?,
                Field::Length(_) => {}
                Field::Blob(found) => {
                    blob = Some(found.bytes);
                    blob_at = (rest.cursor.at() / 8) as usize - found.after.len() - found.bytes.len();
                }
            }
        }
        Ok((Record { abbreviation, code, blob, len, blob_at, fields: self }, rest.cursor.at()))
    }
}
