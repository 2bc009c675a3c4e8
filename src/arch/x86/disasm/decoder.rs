//! The disassembler of a target.

use super::super::Mode;
use super::text::format;
use super::{Decoded, decode_into};
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::operand::Name;
use crate::arch::disasm::{Disassembler, Skip, Style};
use crate::options::Settings;
use std::fmt;

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
}

impl Disassembler for Decoder {
    type Instruction = Decoded;

    const COMMENT: &'static str = "#";
    #[cfg(feature = "explain")]
    const SYNTAXES: [&'static str; 2] = [".att_syntax prefix\n", ".intel_syntax noprefix\n"];
    #[cfg(feature = "inspect")]
    const STATELESS: bool = true;
    #[cfg(feature = "inspect")]
    const TEXT_COLUMN: usize = 40;

    #[cfg(feature = "inspect")]
    fn unit(&self) -> usize {
        1
    }

    #[inline]
    fn decode(&mut self, bytes: &[u8], out: &mut Decoded) -> Result<usize, Skip> {
        match decode_into(bytes, self.mode, out) {
            Ok(()) => Ok(out.length as usize),
            Err(invalid) => Err(Skip(invalid.length as usize)),
        }
    }

    #[inline]
    fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut TextBuffer<'_>,
        comment: &mut Comment,
    ) -> fmt::Result {
        format(decoded, style, out, comment)
    }

    /// No operand has a name.
    fn write_name(&self, _: &Decoded, _: &Name, _: &mut TextBuffer<'_>) -> fmt::Result {
        Ok(())
    }
}
