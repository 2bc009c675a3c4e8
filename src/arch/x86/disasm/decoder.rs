//! The disassembler of a target.

use super::super::Mode;
use super::{Decoded, decode, format};
use crate::arch::disasm::{Skip, Style};
use crate::options::Settings;
use std::fmt::{self, Write};

/// Decodes and prints the instructions of a mode.
#[derive(Clone, Copy, Debug)]
pub struct Decoder {
    mode: Mode,
}

impl Decoder {
    /// The disassembler of a target.
    pub fn new(options: &Settings) -> Decoder {
        let mode = match options.triple.code_bits() {
            16 => Mode::Bits16,
            32 => Mode::Bits32,
            _ => Mode::Bits64,
        };
        Decoder { mode }
    }

    /// Decodes the instruction at the start of some bytes.
    ///
    /// # Errors
    /// If the bytes are not an instruction.
    #[inline]
    pub fn decode(&self, bytes: &[u8]) -> Result<Decoded, Skip> {
        decode(bytes, self.mode).map_err(|invalid| Skip(invalid.length as usize))
    }

    /// Writes an instruction.
    ///
    /// # Errors
    /// If an output fails.
    pub fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut dyn Write,
        comment: &mut dyn Write,
    ) -> fmt::Result {
        format(decoded, style, out, comment)
    }
}
