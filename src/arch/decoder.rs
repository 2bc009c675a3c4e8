//! Dispatches to the disassembler of the target machine.

use super::disasm::buffer::{Comment, TextBuffer};
use super::disasm::list::Text;
use super::disasm::operand::{Fields, Name, Operands};
use super::disasm::{Decoded as _, Disassembler, Flow, Skip, Style};
use super::features::Requirements;
use super::present::{self, Present};
use super::{aarch64, arm, x86};
use crate::options::Settings;
use crate::options::triple::Arch;
use std::fmt;

/// The disassembler of a machine with its state.
#[derive(Clone, Debug)]
pub enum Decoder {
    /// A64.
    Aarch64(Box<aarch64::disasm::Decoder>, present::Aarch64),
    /// T32.
    Arm(Box<arm::disasm::Decoder>, present::Arm),
    /// x86.
    X86(x86::disasm::Decoder, present::X86),
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub enum Decoded {
    /// A64.
    Aarch64(aarch64::disasm::Decoded, present::Aarch64),
    /// T32.
    Arm(arm::disasm::Decoded, present::Arm),
    /// x86.
    X86(x86::disasm::Decoded, present::X86),
}

/// Evaluates an expression for the instruction of whichever machine.
macro_rules! each {
    ($decoded:expr, $name:ident => $value:expr) => {
        match $decoded {
            Decoded::Aarch64($name, _) => $value,
            Decoded::Arm($name, _) => $value,
            Decoded::X86($name, _) => $value,
        }
    };
}

/// Evaluates an expression for a decoder and an instruction of the same machine.
macro_rules! both {
    ($decoder:expr, $decoded:expr, ($one:ident, $other:ident) => $value:expr) => {
        match ($decoder, $decoded) {
            (Decoder::Aarch64($one, _), Decoded::Aarch64($other, _)) => $value,
            (Decoder::Arm($one, _), Decoded::Arm($other, _)) => $value,
            (Decoder::X86($one, _), Decoded::X86($other, _)) => $value,
            // An instruction of another machine.
            _ => Ok(()),
        }
    };
}

/// Decodes to the place that an instruction of the machine has in `out`.
macro_rules! in_place {
    ($decoder:expr, $present:expr, $bytes:expr, $out:expr, $machine:ident) => {{
        if !matches!($out, Some(Decoded::$machine(..))) {
            *$out = Some(Decoded::$machine(Default::default(), $present));
        }
        match $out {
            Some(Decoded::$machine(place, _)) => $decoder.decode($bytes, place),
            _ => Err(Skip(1)),
        }
    }};
}

impl Decoder {
    /// The disassembler of a target; `None` if the target is not supported.
    pub(crate) fn new(options: &Settings) -> Option<Self> {
        Some(match options.triple.arch {
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                let present = present::Aarch64::value()?;
                Decoder::Aarch64(Box::new(aarch64::disasm::Decoder::new(options)), present)
            }
            Arch::X86 | Arch::X86_64 => {
                let present = present::X86::value()?;
                Decoder::X86(x86::disasm::Decoder::new(options), present)
            }
            Arch::Thumb => {
                let present = present::Arm::value()?;
                Decoder::Arm(Box::new(arm::disasm::Decoder::new(options)), present)
            }
            Arch::Arm => return None,
        })
    }

    /// Decodes the instruction at the start of some bytes in place and returns the number of its bytes. After an error
    /// the contents of `out` are unspecified.
    ///
    /// # Errors
    /// If the bytes are not an instruction.
    #[inline]
    pub fn decode(&mut self, bytes: &[u8], out: &mut Option<Decoded>) -> Result<usize, Skip> {
        match self {
            Decoder::X86(decoder, present) => in_place!(decoder, *present, bytes, out, X86),
            Decoder::Aarch64(decoder, present) => in_place!(decoder, *present, bytes, out, Aarch64),
            Decoder::Arm(decoder, present) => in_place!(decoder, *present, bytes, out, Arm),
        }
    }

    /// Writes an instruction: the mnemonic, a tab and the operands. What helps a reader besides goes to `comment`.
    ///
    /// # Errors
    /// Those of [`Style::symbolize`].
    #[inline]
    pub fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut TextBuffer<'_>,
        comment: &mut Comment,
    ) -> fmt::Result {
        both!(self, decoded, (decoder, decoded) => decoder.write(decoded, style, out, comment))
    }

    /// Writes the name of an operand.
    ///
    /// # Errors
    /// If the output fails.
    pub fn write_name(&self, decoded: &Decoded, name: &Name, out: &mut TextBuffer<'_>) -> fmt::Result {
        both!(self, decoded, (decoder, decoded) => decoder.write_name(decoded, name, out))
    }

    /// Whether an instruction is decoded without regard to those before.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn is_stateless(&self) -> bool {
        match self {
            Decoder::Aarch64(..) => aarch64::disasm::Decoder::STATELESS,
            Decoder::Arm(..) => arm::disasm::Decoder::STATELESS,
            Decoder::X86(..) => x86::disasm::Decoder::STATELESS,
        }
    }

    /// The size of the units in which llvm-objdump shows the bytes of an instruction.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn unit(&self) -> usize {
        match self {
            Decoder::Aarch64(..) => aarch64::disasm::Decoder::UNIT,
            Decoder::Arm(..) => arm::disasm::Decoder::UNIT,
            Decoder::X86(..) => x86::disasm::Decoder::UNIT,
        }
    }

    /// The column in which llvm-objdump begins the text of an instruction.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn text_column(&self) -> usize {
        match self {
            Decoder::Aarch64(..) => aarch64::disasm::Decoder::TEXT_COLUMN,
            Decoder::Arm(..) => arm::disasm::Decoder::TEXT_COLUMN,
            Decoder::X86(..) => x86::disasm::Decoder::TEXT_COLUMN,
        }
    }

    /// How many bytes llvm-objdump passes that are not an instruction. Other than llvm-mc it goes by the size that an
    /// instruction would have.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn passed(&self, bytes: &[u8], skip: Skip) -> usize {
        match (self, bytes) {
            (Decoder::Aarch64(..), _) | (Decoder::Arm(..), [_, 0xe8..=0xff, ..]) => 4,
            (Decoder::Arm(..), _) => 2,
            _ => skip.0,
        }
    }

    /// The directive that selects the first syntax, or Intel's; empty if there is one syntax.
    #[cfg(feature = "cli")]
    #[must_use]
    pub fn syntax(&self, intel: bool) -> &'static str {
        let syntaxes = match self {
            Decoder::Aarch64(..) => aarch64::disasm::Decoder::SYNTAXES,
            Decoder::Arm(..) => arm::disasm::Decoder::SYNTAXES,
            Decoder::X86(..) => x86::disasm::Decoder::SYNTAXES,
        };
        syntaxes[usize::from(intel)]
    }

    /// What begins a comment.
    #[must_use]
    pub fn comment(&self) -> &'static str {
        match self {
            Decoder::Aarch64(..) => aarch64::disasm::Decoder::COMMENT,
            Decoder::Arm(..) => arm::disasm::Decoder::COMMENT,
            Decoder::X86(..) => x86::disasm::Decoder::COMMENT,
        }
    }
}

impl Decoded {
    /// The number of bytes.
    #[inline]
    #[must_use]
    pub fn length(&self) -> usize {
        each!(self, decoded => decoded.length())
    }

    /// Returns whether the behavior of the instruction is unpredictable.
    #[must_use]
    pub fn is_unpredictable(&self) -> bool {
        each!(self, decoded => decoded.is_unpredictable())
    }

    /// What it does to the flow of control.
    #[must_use]
    pub fn flow(&self) -> Flow {
        each!(self, decoded => decoded.flow())
    }

    /// The target of a direct branch at an address.
    #[must_use]
    pub fn target(&self, address: u64) -> Option<u64> {
        each!(self, decoded => decoded.target(address))
    }

    /// The address of memory that an instruction at an address refers to relative to its own.
    #[must_use]
    pub fn memory_target(&self, address: u64) -> Option<u64> {
        each!(self, decoded => decoded.memory_target(address))
    }

    /// The address of memory that llvm-objdump shows in a comment on an instruction at an address.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn commented_target(&self, address: u64) -> Option<u64> {
        each!(self, decoded => decoded.commented_target(address))
    }

    /// The mnemonic, in the machine's second syntax if `intel` is set.
    #[must_use]
    pub fn mnemonic(&self, intel: bool) -> Text {
        each!(self, decoded => decoded.mnemonic(intel))
    }

    /// The operands of an instruction at an address.
    #[must_use]
    pub fn operands(&self, address: u64) -> Operands {
        each!(self, decoded => decoded.operands(address))
    }

    /// Where its immediates and displacements are.
    #[must_use]
    pub fn fields(&self) -> Fields {
        each!(self, decoded => decoded.fields())
    }

    /// The features that it requires.
    #[must_use]
    pub fn requirements(&self) -> Requirements {
        each!(self, decoded => decoded.requirements())
    }
}
