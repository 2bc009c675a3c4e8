//! Abbreviations: how the fields of records are encoded. Source: LLVM Bitcode File Format, "Abbreviations".

use super::bits::{Bits, Cursor, Vbr};
use super::error::{Error, ErrorKind};

/// The encoding of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Always this number; takes no bits.
    Literal(u64),
    /// A number of this many bits, at most 32. With width 0 it is 0.
    Fixed(u32),
    /// A variable-width number in chunks of 2 to 32 bits, the highest of which is the continuation bit. With width 0 it
    /// is 0.
    Vbr(u32),
    /// A counted array; the next operand is the encoding of the elements.
    Array,
    /// One of `a-z`, `A-Z`, `0-9`, `.` and `_`, in 6 bits.
    Char6,
    /// A counted blob of bytes, aligned to 32 bits.
    Blob,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    pub(super) encoding: Encoding,
    /// The number of superfluous chunks in its VBR encoding.
    extra: u8,
}

/// The encoding of a record: the first operand is for the record's code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbreviation {
    operands: Box<[Operand]>,
    extra: u8,
}

const fn plain(encoding: Encoding) -> Operand {
    Operand { encoding, extra: 0 }
}

/// The encoding of an unabbreviated record: code, number of operands, operands.
pub(super) const UNABBREVIATED: &[Operand] =
    &[plain(Encoding::Vbr(6)), plain(Encoding::Array), plain(Encoding::Vbr(6))];

const WIDTH_OF_COUNT: u32 = 5;
const WIDTH_OF_LITERAL: u32 = 8;
const WIDTH_OF_WIDTH: u32 = 5;

mod number {
    pub(super) const FIXED: u64 = 1;
    pub(super) const VBR: u64 = 2;
    pub(super) const ARRAY: u64 = 3;
    pub(super) const CHAR6: u64 = 4;
    pub(super) const BLOB: u64 = 5;
}

impl Abbreviation {
    /// Makes an abbreviation with these operands.
    ///
    /// # Errors
    /// If no record can have it: it has no operands, starts with an array or a blob, an array is not the last but one,
    /// a blob is not the last, or a width is invalid.
    pub fn new(encodings: impl IntoIterator<Item = Encoding>) -> Result<Abbreviation, ErrorKind> {
        let abbreviation = Abbreviation { operands: encodings.into_iter().map(plain).collect(), extra: 0 };
        abbreviation.check().map_err(ErrorKind::Abbreviation)?;
        Ok(abbreviation)
    }

    /// The encodings of its fields; an array is followed by the encoding of its elements.
    pub fn encodings(&self) -> impl ExactSizeIterator<Item = Encoding> + '_ {
        self.operands.iter().map(|operand| operand.encoding)
    }

    pub(super) fn operands(&self) -> &[Operand] {
        &self.operands
    }

    fn check(&self) -> Result<(), &'static str> {
        let Some(first) = self.operands.first() else { return Err("it has no operands") };
        if matches!(first.encoding, Encoding::Array | Encoding::Blob) {
            return Err("it starts with an array or a blob");
        }
        for (n, operand) in self.operands.iter().enumerate() {
            let after = self.operands.len() - 1 - n;
            match operand.encoding {
                Encoding::Fixed(33..) | Encoding::Vbr(1 | 33..) => return Err("invalid field width"),
                Encoding::Blob if after != 0 => return Err("a blob is not the last"),
                Encoding::Array if after != 1 => return Err("an array is not the last but one"),
                Encoding::Array => match self.operands[n + 1].encoding {
                    Encoding::Fixed(1..) | Encoding::Vbr(2..) | Encoding::Char6 => {}
                    _ => return Err("the elements of an array take no bits, or are arrays or blobs"),
                },
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads a definition after its id, with at most `most` operands.
    pub(super) fn read(cursor: &mut Cursor<'_>, most: usize) -> Result<Abbreviation, Error> {
        let at = *cursor;
        let (count, extra) = cursor.vbr32(WIDTH_OF_COUNT)?;
        if count as usize > most {
            return Err(at.error(ErrorKind::TooManyOperands));
        }
        let operands = (0..count).map(|_| Operand::read(cursor)).collect::<Result<_, _>>()?;
        let abbreviation = Abbreviation { operands, extra };
        abbreviation.check().map_err(|why| at.error(ErrorKind::Abbreviation(why)))?;
        Ok(abbreviation)
    }

    pub(super) fn write(&self, bits: &mut Bits) {
        bits.vbr(Vbr { value: self.operands.len() as u64, extra: self.extra }, WIDTH_OF_COUNT);
        self.operands.iter().for_each(|operand| operand.write(bits));
    }
}

impl Operand {
    fn read(cursor: &mut Cursor<'_>) -> Result<Operand, Error> {
        if cursor.fixed(1)? == 1 {
            let Vbr { value, extra } = cursor.vbr(WIDTH_OF_LITERAL)?;
            return Ok(Operand { encoding: Encoding::Literal(value), extra });
        }
        let at = *cursor;
        let encoding = match cursor.fixed(3)? {
            kind @ (number::FIXED | number::VBR) => {
                let (width, extra) = cursor.vbr32(WIDTH_OF_WIDTH)?;
                let encoding = if kind == number::FIXED { Encoding::Fixed(width) } else { Encoding::Vbr(width) };
                return Ok(Operand { encoding, extra });
            }
            number::ARRAY => Encoding::Array,
            number::CHAR6 => Encoding::Char6,
            number::BLOB => Encoding::Blob,
            _ => return Err(at.error(ErrorKind::Abbreviation("unknown encoding"))),
        };
        Ok(plain(encoding))
    }

    fn write(&self, bits: &mut Bits) {
        let (kind, width) = match self.encoding {
            Encoding::Literal(value) => {
                bits.fixed(1, 1);
                return bits.vbr(Vbr { value, extra: self.extra }, WIDTH_OF_LITERAL);
            }
            Encoding::Fixed(width) => (number::FIXED, Some(width)),
            Encoding::Vbr(width) => (number::VBR, Some(width)),
            Encoding::Array => (number::ARRAY, None),
            Encoding::Char6 => (number::CHAR6, None),
            Encoding::Blob => (number::BLOB, None),
        };
        bits.fixed(kind << 1, 4);
        if let Some(width) = width {
            bits.vbr(Vbr { value: width.into(), extra: self.extra }, WIDTH_OF_WIDTH);
        }
    }
}

/// The characters of [`Encoding::Char6`], by value.
const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

pub(super) fn char6(bits: u64) -> u64 {
    CHAR6[bits as usize & 63].into()
}

pub(super) fn char6_bits(character: u64) -> Option<u64> {
    CHAR6.iter().position(|known| u64::from(*known) == character).map(|at| at as u64)
}
