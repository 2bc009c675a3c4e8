//! Abbreviations: how the fields of records are encoded. Source: LLVM Bitcode File Format, "Abbreviations".

use super::bits::{Bits, Cursor, Vbr};
use super::error::{Error, ErrorKind};

/// How a field is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// It is this number, and takes no bits.
    Literal(u64),
    /// So many bits, at most 32. Of none it is 0.
    Fixed(u32),
    /// Chunks of so many bits, 2 to 32; of which the highest says that more follow. Of none it is 0.
    Vbr(u32),
    /// A number of fields, all encoded as the next operand says.
    Array,
    /// A letter, a digit, `.` or `_`, in 6 bits.
    Char6,
    /// A number of bytes, from a word of 32 bits on.
    Blob,
}

/// An operand of an abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    pub(super) encoding: Encoding,
    /// The chunks by which its number is longer than it had to be.
    extra: u8,
}

/// How a record is encoded: the first operand is its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbreviation {
    operands: Box<[Operand]>,
    extra: u8,
}

const fn plain(encoding: Encoding) -> Operand {
    Operand { encoding, extra: 0 }
}

/// How a record without abbreviation is encoded: code, number of operands, operands.
pub(super) const UNABBREVIATED: &[Operand] =
    &[plain(Encoding::Vbr(6)), plain(Encoding::Array), plain(Encoding::Vbr(6))];

const WIDTH_OF_COUNT: u32 = 5;
const WIDTH_OF_LITERAL: u32 = 8;
const WIDTH_OF_WIDTH: u32 = 5;

/// The numbers that encodings have in a stream.
mod number {
    pub(super) const FIXED: u64 = 1;
    pub(super) const VBR: u64 = 2;
    pub(super) const ARRAY: u64 = 3;
    pub(super) const CHAR6: u64 = 4;
    pub(super) const BLOB: u64 = 5;
}

impl Abbreviation {
    /// An abbreviation of these operands.
    ///
    /// # Errors
    /// Where no record can have it: it has no operands, begins with an array or a blob, an array is not the last but one, a blob is not
    /// the last, or a width is not one there is.
    pub fn new(encodings: impl IntoIterator<Item = Encoding>) -> Result<Abbreviation, ErrorKind> {
        let abbreviation = Abbreviation { operands: encodings.into_iter().map(plain).collect(), extra: 0 };
        abbreviation.check().map_err(ErrorKind::Abbreviation)?;
        Ok(abbreviation)
    }

    /// The encodings of its fields; behind an array stands that of its elements.
    pub fn encodings(&self) -> impl ExactSizeIterator<Item = Encoding> + '_ {
        self.operands.iter().map(|operand| operand.encoding)
    }

    pub(super) fn operands(&self) -> &[Operand] {
        &self.operands
    }

    fn check(&self) -> Result<(), &'static str> {
        let Some(first) = self.operands.first() else { return Err("it has no operands") };
        if matches!(first.encoding, Encoding::Array | Encoding::Blob) {
            return Err("it begins with an array or a blob");
        }
        for (n, operand) in self.operands.iter().enumerate() {
            let behind = self.operands.len() - 1 - n;
            match operand.encoding {
                Encoding::Fixed(33..) | Encoding::Vbr(1 | 33..) => return Err("no field has that width"),
                Encoding::Blob if behind != 0 => return Err("a blob is not the last"),
                Encoding::Array if behind != 1 => return Err("an array is not the last but one"),
                Encoding::Array => match self.operands[n + 1].encoding {
                    Encoding::Fixed(1..) | Encoding::Vbr(2..) | Encoding::Char6 => {}
                    _ => return Err("the elements of an array take no bits, or are arrays or blobs"),
                },
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads a definition behind its id; no more operands than `most`.
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

    /// Writes a definition behind its id.
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
            _ => return Err(at.error(ErrorKind::Abbreviation("no encoding has that number"))),
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

/// The characters of [`Encoding::Char6`].
const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The character of 6 bits.
pub(super) fn char6(bits: u64) -> u64 {
    CHAR6[bits as usize & 63].into()
}

/// The 6 bits of a character.
pub(super) fn char6_bits(character: u64) -> Option<u64> {
    CHAR6.iter().position(|known| u64::from(*known) == character).map(|at| at as u64)
}
