//! What the disassemblers of all machines share.

pub mod buffer;
pub mod list;
pub mod operand;
pub mod register;

use super::Endian;
use super::features::Requirements;
use buffer::{Comment, TextBuffer};
use list::Text;
use operand::{Fields, Name, Operands};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// Writes a name after an address.
pub type Symbolize<'a> = &'a dyn Fn(u64, &mut dyn Write) -> fmt::Result;

/// Writes a name after an address in the text of an instruction.
pub type WriteName<'a> = &'a dyn Fn(u64, &mut TextBuffer<'_>) -> fmt::Result;

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
    /// What [`EncodedFields::text`] returns.
    Expression,
}

/// The fields of an instruction that an assembler has just encoded.
pub trait EncodedFields {
    /// What is written in place of a part, whose first byte has an offset in the instruction.
    fn shown(&self, part: Part, offset: u32) -> Replacement;

    /// The expression of the part whose first byte has an offset.
    fn text(&self, offset: u32) -> Cow<'_, [u8]>;
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
    pub symbolize: Option<WriteName<'a>>,
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

    /// The expression of a part.
    #[must_use]
    pub fn field_text(&self, offset: u32) -> Cow<'_, [u8]> {
        self.fields.map_or(Cow::Borrowed(&[]), |fields| fields.text(offset))
    }

    /// Writes an address that an instruction refers to.
    ///
    /// # Errors
    /// Those of [`symbolize`](Style::symbolize).
    pub fn write_target(&self, target: u64, out: &mut TextBuffer<'_>) -> fmt::Result {
        out.padded(b"0x", 2);
        out.hex(target);
        self.symbolize.map_or(Ok(()), |symbolize| symbolize(target, out))
    }
}

/// Writes a number with `0x`.
///
/// # Errors
/// If `out` fails.
pub fn write_hex(value: u64, out: &mut dyn Write) -> fmt::Result {
    write!(out, "{value:#x}")
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

    /// The directives that select the first and the second syntax, each a line; empty if there is one syntax.
    #[cfg(feature = "explain")]
    const SYNTAXES: [&'static str; 2] = ["", ""];

    /// Whether an instruction is decoded without regard to those before.
    #[cfg(feature = "inspect")]
    const STATELESS: bool;

    /// The size of the units in which llvm-objdump shows the bytes of an instruction.
    #[cfg(feature = "inspect")]
    fn unit(&self) -> usize;

    /// The byte order of the units.
    #[cfg(feature = "inspect")]
    fn endian(&self) -> Endian {
        Endian::Little
    }

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
    /// Those of [`Style::symbolize`].
    fn write(
        &self,
        decoded: &Self::Instruction,
        style: &Style<'_>,
        out: &mut TextBuffer<'_>,
        comment: &mut Comment,
    ) -> fmt::Result;

    /// Writes the name of an operand.
    ///
    /// # Errors
    /// If the output fails.
    fn write_name(&self, decoded: &Self::Instruction, name: &Name, out: &mut TextBuffer<'_>) -> fmt::Result;
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
