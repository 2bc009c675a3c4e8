//! Dispatches to the disassembler of the target machine.

use super::disasm::{Flow, Skip, Style};
use super::{aarch64, arm, x86};
use crate::options::Settings;
use crate::options::triple::Arch;
use std::fmt::{self, Write};

/// The disassembler of a machine with its state.
#[derive(Clone, Debug)]
pub enum Decoder {
    /// A64.
    Aarch64(Box<aarch64::disasm::Decoder>),
    /// T32.
    Arm(Box<arm::disasm::Decoder>),
    /// x86.
    X86(x86::disasm::Decoder),
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub enum Decoded {
    /// A64.
    Aarch64(aarch64::disasm::Decoded),
    /// T32.
    Arm(arm::disasm::Decoded),
    /// x86.
    X86(x86::disasm::Decoded),
}

impl Decoder {
    /// The disassembler of a target; `None` if the target is not supported.
    pub(crate) fn new(options: &Settings) -> Option<Self> {
        match options.triple.arch {
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                Some(Decoder::Aarch64(Box::new(aarch64::disasm::Decoder::new(options))))
            }
            Arch::X86 | Arch::X86_64 => Some(Decoder::X86(x86::disasm::Decoder::new(options))),
            Arch::Thumb => Some(Decoder::Arm(Box::new(arm::disasm::Decoder::new(options)))),
            Arch::Arm => None,
        }
    }

    /// Decodes the instruction at the start of some bytes.
    ///
    /// # Errors
    /// If the bytes are not an instruction.
    #[inline]
    pub fn decode(&mut self, bytes: &[u8]) -> Result<Decoded, Skip> {
        match self {
            Decoder::Aarch64(decoder) => decoder.decode(bytes).map(Decoded::Aarch64),
            Decoder::Arm(decoder) => decoder.decode(bytes).map(Decoded::Arm),
            Decoder::X86(decoder) => decoder.decode(bytes).map(Decoded::X86),
        }
    }

    /// Writes an instruction: the mnemonic, a tab and the operands. What helps a reader besides goes to `comment`.
    ///
    /// # Errors
    /// If the output fails.
    pub fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut dyn Write,
        comment: &mut dyn Write,
    ) -> fmt::Result {
        match (self, decoded) {
            (Decoder::Aarch64(decoder), Decoded::Aarch64(decoded)) => decoder.write(decoded, style, out, comment),
            (Decoder::Arm(decoder), Decoded::Arm(decoded)) => decoder.write(decoded, style, out, comment),
            (Decoder::X86(decoder), Decoded::X86(decoded)) => decoder.write(decoded, style, out, comment),
            // An instruction of another machine.
            _ => Ok(()),
        }
    }

    /// The size of the units in which llvm-objdump shows the bytes of an instruction.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn unit(&self) -> usize {
        match self {
            Decoder::Aarch64(_) => 4,
            Decoder::Arm(_) => 2,
            Decoder::X86(_) => 1,
        }
    }

    /// The column in which llvm-objdump begins the text of an instruction.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn text_column(&self) -> usize {
        match self {
            Decoder::Aarch64(_) | Decoder::Arm(_) => 24,
            Decoder::X86(_) => 40,
        }
    }

    /// How many bytes llvm-objdump passes that are not an instruction. Other than llvm-mc it goes by the size that an
    /// instruction would have.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn passed(&self, bytes: &[u8], skip: Skip) -> usize {
        match (self, bytes) {
            (Decoder::Aarch64(_), _) | (Decoder::Arm(_), [_, 0xe8..=0xff, ..]) => 4,
            (Decoder::Arm(_), _) => 2,
            _ => skip.0,
        }
    }

    /// What begins a comment.
    #[must_use]
    pub fn comment(&self) -> &'static str {
        match self {
            Decoder::Aarch64(_) => "//",
            Decoder::Arm(_) => "@",
            Decoder::X86(_) => "#",
        }
    }
}

impl Decoded {
    /// The number of bytes.
    #[inline]
    #[must_use]
    pub fn length(&self) -> usize {
        match self {
            Decoded::Aarch64(_) => 4,
            Decoded::Arm(decoded) => decoded.length(),
            Decoded::X86(decoded) => decoded.len(),
        }
    }

    /// Returns whether the behavior of the instruction is unpredictable.
    #[must_use]
    pub fn is_unpredictable(&self) -> bool {
        match self {
            Decoded::Aarch64(decoded) => decoded.is_unpredictable(),
            Decoded::Arm(decoded) => decoded.is_unpredictable(),
            Decoded::X86(_) => false,
        }
    }

    /// The address of memory at a distance from an instruction at an address, if llvm-objdump shows it.
    #[cfg(feature = "inspect")]
    #[must_use]
    pub fn memory_target(&self, address: u64) -> Option<u64> {
        match self {
            Decoded::Aarch64(_) => None,
            Decoded::Arm(decoded) => decoded.memory_target(address),
            Decoded::X86(decoded) => decoded.memory_target(address),
        }
    }

    /// What it does to the flow of control, and the distance from its first byte to a direct target.
    #[must_use]
    pub fn flow(&self) -> (Flow, Option<i64>) {
        match self {
            Decoded::Aarch64(decoded) => decoded.flow(),
            Decoded::Arm(decoded) => decoded.flow(),
            Decoded::X86(decoded) => decoded.flow(),
        }
    }
}
