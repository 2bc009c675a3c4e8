//! Dispatches to the disassembler of the target machine.

use super::Endian;
#[cfg(feature = "aarch64")]
use super::aarch64;
#[cfg(feature = "arm")]
use super::arm;
use super::by_machine;
use super::disasm::buffer::{Comment, TextBuffer};
use super::disasm::list::Text;
use super::disasm::operand::{Fields, Name, Operands};
use super::disasm::{Decoded as _, Disassembler, Flow, Skip, Style};
use super::features::Requirements;
#[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
use super::present;
#[cfg(feature = "x86")]
use super::x86;
use crate::options::Settings;
use crate::options::triple::Arch;
use std::fmt;

/// The disassembler of a machine with its state.
#[derive(Clone, Debug)]
pub enum Decoder {
    /// A64.
    #[cfg(feature = "aarch64")]
    Aarch64(Box<aarch64::disasm::Decoder>),
    /// T32.
    #[cfg(feature = "arm")]
    Arm(Box<arm::disasm::Decoder>),
    /// x86.
    #[cfg(feature = "x86")]
    X86(x86::disasm::Decoder),
    /// No machine is compiled in.
    #[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
    None(present::No),
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub enum Decoded {
    /// A64.
    #[cfg(feature = "aarch64")]
    Aarch64(aarch64::disasm::Decoded),
    /// T32.
    #[cfg(feature = "arm")]
    Arm(arm::disasm::Decoded),
    /// x86.
    #[cfg(feature = "x86")]
    X86(x86::disasm::Decoded),
    /// No machine is compiled in.
    #[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
    None(present::No),
}

/// Evaluates an expression for the instruction of whichever machine.
macro_rules! each {
    ($decoded:expr, $name:ident => $value:expr) => {
        by_machine!(Decoded, $decoded,
            X86($name) => $value,
            Aarch64($name) => $value,
            Arm($name) => $value,
        )
    };
}

/// Evaluates an expression for a decoder and an instruction of the same machine.
macro_rules! both {
    ($decoder:expr, $decoded:expr, ($one:ident, $other:ident) => $value:expr) => {
        match ($decoder, $decoded) {
            #[cfg(feature = "aarch64")]
            (Decoder::Aarch64($one), Decoded::Aarch64($other)) => $value,
            #[cfg(feature = "arm")]
            (Decoder::Arm($one), Decoded::Arm($other)) => $value,
            #[cfg(feature = "x86")]
            (Decoder::X86($one), Decoded::X86($other)) => $value,
            // An instruction of another machine.
            #[allow(unreachable_patterns, reason = "there may be one machine")]
            _ => Ok(()),
        }
    };
}

/// Decodes to the place that an instruction of the machine has in `out`.
macro_rules! in_place {
    ($decoder:expr, $bytes:expr, $out:expr, $machine:ident) => {{
        if !matches!($out, Some(Decoded::$machine(..))) {
            *$out = Some(Decoded::$machine(Default::default()));
        }
        match $out {
            Some(Decoded::$machine(place)) => $decoder.decode($bytes, place),
            _ => Err(Skip(1)),
        }
    }};
}

impl Decoder {
    /// The disassembler of a target; `None` if the target is not supported.
    pub(crate) fn new(options: &Settings) -> Option<Self> {
        Some(match options.triple.arch {
            #[cfg(feature = "aarch64")]
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                Decoder::Aarch64(Box::new(aarch64::disasm::Decoder::new(options)))
            }
            #[cfg(feature = "x86")]
            Arch::X86 | Arch::X86_64 => Decoder::X86(x86::disasm::Decoder::new(options)),
            #[cfg(feature = "arm")]
            Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => {
                Decoder::Arm(Box::new(arm::disasm::Decoder::new(options)))
            }
            #[allow(unreachable_patterns, reason = "all machines may be there")]
            _ => return None,
        })
    }

    /// Decodes the instruction at the start of some bytes in place and returns the number of its bytes. After an error
    /// the contents of `out` are unspecified.
    ///
    /// # Errors
    /// If the bytes are not an instruction.
    #[inline]
    pub fn decode(&mut self, bytes: &[u8], out: &mut Option<Decoded>) -> Result<usize, Skip> {
        by_machine!(Decoder, self,
            X86(decoder) => in_place!(decoder, bytes, out, X86),
            Aarch64(decoder) => in_place!(decoder, bytes, out, Aarch64),
            Arm(decoder) => in_place!(decoder, bytes, out, Arm),
        )
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
        by_machine!(Decoder, self,
            X86(..) => x86::disasm::Decoder::STATELESS,
            Aarch64(..) => aarch64::disasm::Decoder::STATELESS,
            Arm(..) => arm::disasm::Decoder::STATELESS,
        )
    }

    /// The size of the units in which llvm-objdump shows the bytes of an instruction.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn unit(&self) -> usize {
        by_machine!(Decoder, self,
            X86(decoder) => decoder.unit(),
            Aarch64(decoder) => decoder.unit(),
            Arm(decoder) => decoder.unit(),
        )
    }

    /// The byte order of the units.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn endian(&self) -> Endian {
        by_machine!(Decoder, self,
            X86(decoder) => decoder.endian(),
            Aarch64(decoder) => decoder.endian(),
            Arm(decoder) => decoder.endian(),
        )
    }

    /// The column in which llvm-objdump begins the text of an instruction.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn text_column(&self) -> usize {
        by_machine!(Decoder, self,
            X86(..) => x86::disasm::Decoder::TEXT_COLUMN,
            Aarch64(..) => aarch64::disasm::Decoder::TEXT_COLUMN,
            Arm(..) => arm::disasm::Decoder::TEXT_COLUMN,
        )
    }

    /// How many bytes llvm-objdump passes that are not an instruction. Other than llvm-mc it goes by the size that an
    /// instruction would have.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn passed(&self, bytes: &[u8], skip: Skip) -> usize {
        by_machine!(Decoder, self,
            X86(..) => skip.0,
            Aarch64(..) => 4,
            Arm(decoder) => decoder.passed(bytes),
        )
    }

    /// The directive that selects the first syntax, or Intel's; empty if there is one syntax.
    #[cfg(feature = "explain")]
    #[must_use]
    pub fn syntax(&self, intel: bool) -> &'static str {
        let syntaxes = by_machine!(Decoder, self,
            X86(..) => x86::disasm::Decoder::SYNTAXES,
            Aarch64(..) => aarch64::disasm::Decoder::SYNTAXES,
            Arm(..) => arm::disasm::Decoder::SYNTAXES,
        );
        syntaxes[usize::from(intel)]
    }

    /// What begins a comment.
    #[must_use]
    pub fn comment(&self) -> &'static str {
        by_machine!(Decoder, self,
            X86(..) => x86::disasm::Decoder::COMMENT,
            Aarch64(..) => aarch64::disasm::Decoder::COMMENT,
            Arm(..) => arm::disasm::Decoder::COMMENT,
        )
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
