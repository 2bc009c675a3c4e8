//! What the disassemblers of all machines share.

use std::fmt::{self, Write};

/// Writes a name after an address.
pub type Symbolize<'a> = &'a dyn Fn(u64, &mut dyn Write) -> fmt::Result;

/// How instructions are written.
#[derive(Clone, Copy, Default)]
pub struct Style<'a> {
    #[allow(dead_code, reason = "x86 is to follow")]
    /// The second syntax of the machine, if it has two: Intel's for x86.
    pub intel: bool,
    /// Immediates are hexadecimal.
    pub hex: bool,
    /// The address of the instruction; without one, targets of branches are written as distances.
    pub address: Option<u64>,
    /// Writes a name after a target's address.
    pub symbolize: Option<Symbolize<'a>>,
}

impl Style<'_> {
    /// Writes an address that an instruction refers to.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_target(&self, target: u64, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{target:#x}")?;
        self.symbolize.map_or(Ok(()), |symbolize| symbolize(target, out))
    }
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
