//! From bytes to instructions, and to text as llvm-mc prints it.
//!
//! [`decode`] reads the prefixes ([`prefixes`]), looks up the opcode's keys in the tables that the build derives from the
//! rows ([`select`]), and reads the operands' fields ([`fields`]). What is invalid, and how many bytes an invalid
//! instruction has, is LLVM's answer. [`operands`] resolves the fields to registers, memory and immediates; [`text`] prints
//! them, and [`typed`] offers them as the types that all machines share.

mod comments;
mod decoded;
mod decoder;
mod fields;
mod names;
mod operands;
mod prefixes;
#[cfg(test)]
mod reach_tests;
mod refusals;
mod select;
mod shuffles;
mod tables;
mod ternary;
#[cfg(test)]
mod tests;
mod text;
mod typed;

pub use decoded::Decoded;
use decoded::{Field, Invalid};
pub use decoder::Decoder;
pub use names::name as register_name;
pub use text::format;

use super::Mode;
use super::register_names::Kind;

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Register {
    /// The set that it belongs to.
    pub kind: Kind,
    /// The number in encodings.
    pub number: u8,
}

/// Decodes the instruction at the beginning of `bytes` in place. After an error the contents of `decoded` are unspecified.
///
/// # Errors
/// If the bytes are not an instruction.
#[inline]
pub fn decode_into(bytes: &[u8], mode: Mode, decoded: &mut Decoded) -> Result<(), Invalid> {
    let mut reader = Reader { bytes, at: 0 };
    fields::decode(&mut reader, mode, decoded).ok_or(Invalid { length: reader.at as u32 })
}

/// Decodes the instruction at the beginning of `bytes`.
///
/// # Errors
/// If the bytes are not an instruction.
#[cfg(any(test, feature = "explain"))]
pub fn decode(bytes: &[u8], mode: Mode) -> Result<Decoded, Invalid> {
    let mut decoded = Decoded::default();
    decode_into(bytes, mode, &mut decoded).map(|()| decoded)
}

/// The bytes, and the number of those that are read.
#[derive(Clone, Copy)]
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    #[inline(always)]
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied()?;
        self.at += 1;
        Some(byte)
    }

    /// A little-endian number of at most eight bytes; if there are too few, none is read.
    #[inline(always)]
    fn number(&mut self, size: u8) -> Option<u64> {
        let rest = self.bytes.get(self.at..)?;
        // Where there are eight bytes, all sizes take the same path.
        let Some(chunk) = rest.first_chunk() else { return self.number_at_end(size) };
        self.at += usize::from(size);
        Some(u64::from_le_bytes(*chunk) & WIDTHS[usize::from(size & 15)])
    }

    #[inline(never)]
    fn number_at_end(&mut self, size: u8) -> Option<u64> {
        let end = self.at + usize::from(size);
        let mut value = 0;
        for (i, byte) in self.bytes.get(self.at..end)?.iter().enumerate() {
            value |= u64::from(*byte) << (8 * i);
        }
        self.at = end;
        Some(value)
    }
}

/// The bits of a number of that many bytes.
const WIDTHS: [u64; 16] = {
    let mut widths = [u64::MAX; 16];
    let mut size = 0;
    while size < 8 {
        widths[size] = (1 << (8 * size)) - 1;
        size += 1;
    }
    widths
};
