//! What the disassemblers of all machines share.

pub mod list;
pub mod operand;
pub mod register;

use super::features::Requirements;
use list::Text;
use operand::{Fields, Name, Operands};
use std::fmt::{self, Write};

/// Writes a name after an address.
pub type Symbolize<'a> = &'a dyn Fn(u64, &mut dyn Write) -> fmt::Result;

/// A part of an instruction that may be written otherwise than the bytes have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The immediate with an index.
    Immediate(usize),
    /// The displacement of an address.
    Displacement,
    /// The only part that can have a fixup.
    Only,
    /// A number that is shown as it was written: `#-1` or `#4294967295`.
    Written,
}

/// What is written in place of a part of the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// What the bytes have.
    Bytes,
    /// This number.
    Number(i64),
    /// What [`EncodedFields::write`] writes.
    Expression,
}

/// The fields of an instruction that an assembler has just encoded.
pub trait EncodedFields {
    /// What is written in place of a part, whose first byte has an offset in the instruction.
    fn shown(&self, part: Part, offset: u32) -> Replacement;

    /// Writes the expression of the part whose first byte has an offset.
    ///
    /// # Errors
    /// If `out` fails.
    fn write(&self, offset: u32, out: &mut dyn Write) -> fmt::Result;
}

/// How instructions are written.
#[derive(Clone, Copy, Default)]
pub struct Style<'a> {
    /// The second syntax of the machine, if it has two: Intel's for x86.
    pub intel: bool,
    /// Immediates are hexadecimal.
    pub hex: bool,
    /// The address of the instruction; without one, targets of branches are written as distances.
    pub address: Option<u64>,
    /// Writes a name after a target's address.
    pub symbolize: Option<Symbolize<'a>>,
    /// What is written in place of numbers.
    pub fields: Option<&'a dyn EncodedFields>,
}

impl Style<'_> {
    /// What is written in place of a part of an instruction.
    #[inline]
    #[must_use]
    pub fn shown(&self, part: Part, offset: u32) -> Replacement {
        self.fields.map_or(Replacement::Bytes, |fields| fields.shown(part, offset))
    }

    /// Writes the expression of a part.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_field(&self, offset: u32, out: &mut dyn Write) -> fmt::Result {
        self.fields.map_or(Ok(()), |fields| fields.write(offset, out))
    }

    /// Writes an address that an instruction refers to.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_target(&self, target: u64, out: &mut dyn Write) -> fmt::Result {
        write_hex(target, out)?;
        self.symbolize.map_or(Ok(()), |symbolize| symbolize(target, out))
    }
}

/// A number in hexadecimal without zeros in front, as text in `digits`.
#[inline]
pub fn hex(value: u64, digits: &mut [u8; 16]) -> &str {
    let count = (64 - (value | 1).leading_zeros() as usize).div_ceil(4);
    let mut rest = value;
    for digit in digits[..count].iter_mut().rev() {
        *digit = b"0123456789abcdef"[(rest & 15) as usize];
        rest >>= 4;
    }
    std::str::from_utf8(&digits[..count]).unwrap_or_default()
}

/// Writes a number with `0x`.
///
/// # Errors
/// If `out` fails.
pub fn write_hex(value: u64, out: &mut dyn Write) -> fmt::Result {
    out.write_str("0x")?;
    out.write_str(hex(value, &mut [0; 16]))
}

/// What an instruction does to the flow of control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Flow {
    /// The next instruction follows.
    #[default]
    Next,
    /// A branch, always taken.
    Branch,
    /// A branch that may not be taken.
    ConditionalBranch,
    /// A branch to an address in a register or in memory.
    IndirectBranch,
    /// A call.
    Call,
    /// A call of an address in a register or in memory.
    IndirectCall,
    /// A return.
    Return,
    /// An exception: a system call, a breakpoint, an undefined instruction.
    Exception,
}

/// Bytes that are not an instruction: how many to skip before the next attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skip(pub usize);

/// The disassembler of a machine, with its state.
pub trait Disassembler {
    /// Its instructions.
    type Instruction: Decoded + Default;

    /// What begins a comment.
    const COMMENT: &'static str;

    /// The size of the units in which llvm-objdump shows the bytes of an instruction.
    #[cfg(feature = "inspect")]
    const UNIT: usize;

    /// The column in which llvm-objdump begins the text of an instruction.
    #[cfg(feature = "inspect")]
    const TEXT_COLUMN: usize;

    /// Decodes the instruction at the start of some bytes in place and returns the number of its bytes. After an error
    /// the contents of `out` are unspecified.
    ///
    /// # Errors
    /// If the bytes are not an instruction.
    fn decode(&mut self, bytes: &[u8], out: &mut Self::Instruction) -> Result<usize, Skip>;

    /// Writes an instruction: the mnemonic, a tab and the operands. What helps a reader besides goes to `comment`.
    ///
    /// # Errors
    /// If an output fails.
    fn write(
        &self,
        decoded: &Self::Instruction,
        style: &Style<'_>,
        out: &mut dyn Write,
        comment: &mut dyn Write,
    ) -> fmt::Result;

    /// Writes the name of an operand.
    ///
    /// # Errors
    /// If the output fails.
    fn write_name(&self, decoded: &Self::Instruction, name: &Name, out: &mut dyn Write) -> fmt::Result;
}

/// A decoded instruction of a machine.
pub trait Decoded: Copy {
    /// The number of bytes.
    fn length(&self) -> usize;

    /// Returns whether the behavior of the instruction is unpredictable.
    fn is_unpredictable(&self) -> bool {
        false
    }

    /// What it does to the flow of control.
    fn flow(&self) -> Flow;

    /// The target of a direct branch at an address.
    fn target(&self, address: u64) -> Option<u64>;

    /// The address of memory that an instruction at an address refers to relative to its own.
    fn memory_target(&self, address: u64) -> Option<u64>;

    /// The address of memory that llvm-objdump shows in a comment on an instruction at an address.
    #[cfg(feature = "inspect")]
    fn commented_target(&self, _address: u64) -> Option<u64> {
        None
    }

    /// The mnemonic, in the machine's second syntax if `intel` is set.
    fn mnemonic(&self, intel: bool) -> Text;

    /// The operands of an instruction at an address.
    fn operands(&self, address: u64) -> Operands;

    /// Where its immediates and displacements are.
    fn fields(&self) -> Fields;

    /// The features that it requires.
    fn requirements(&self) -> Requirements;
}
