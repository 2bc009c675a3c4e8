//! A decoded instruction.

use super::{Fields, Flow, List, Operands, Requirements, Text};
use crate::arch::decoder::Decoded;
use crate::arch::disasm::operand::{NO_FIELD, NO_OPERAND};

/// An instruction: plain data, without allocations. One that nothing was decoded to is empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Instruction {
    pub(super) address: u64,
    pub(super) decoded: Option<Decoded>,
}

impl Instruction {
    /// Its address.
    #[must_use]
    pub fn address(&self) -> u64 {
        self.address
    }

    /// The number of its bytes; 0 if it is empty.
    #[must_use]
    pub fn len(&self) -> usize {
        self.decoded.as_ref().map_or(0, Decoded::length)
    }

    /// Returns whether nothing was decoded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.decoded.is_none()
    }

    /// The mnemonic, with conditions and suffixes but without prefixes, in the first syntax of the machine: AT&T's, if it
    /// has two. [`Formatter::mnemonic`](super::Formatter::mnemonic) returns the other one.
    #[must_use]
    pub fn mnemonic(&self) -> Text {
        self.decoded.as_ref().map_or_else(Text::new, |decoded| decoded.mnemonic(false))
    }

    /// The operands, the destination first: in the order of Intel's syntax if the machine has two.
    #[must_use]
    pub fn operands(&self) -> Operands {
        self.decoded.as_ref().map_or_else(|| List::new(NO_OPERAND), |decoded| decoded.operands(self.address))
    }

    /// What it does to the flow of control.
    #[must_use]
    pub fn flow(&self) -> Flow {
        self.decoded.as_ref().map_or(Flow::Next, Decoded::flow)
    }

    /// The target of a direct branch or call.
    #[must_use]
    pub fn target(&self) -> Option<u64> {
        self.decoded.as_ref()?.target(self.address)
    }

    /// The address of memory that the instruction reads or writes, or that it computes, where the instruction holds the
    /// distance from its own address to it.
    #[must_use]
    pub fn memory_target(&self) -> Option<u64> {
        self.decoded.as_ref()?.memory_target(self.address)
    }

    /// Where the immediates and displacements are encoded, for relocations.
    #[must_use]
    pub fn fields(&self) -> Fields {
        self.decoded.as_ref().map_or_else(|| List::new(NO_FIELD), Decoded::fields)
    }

    /// The features of the processor that it requires.
    #[must_use]
    pub fn requirements(&self) -> Requirements {
        self.decoded.as_ref().map_or(Requirements::NONE, Decoded::requirements)
    }

    /// Returns whether its behavior is unpredictable: registers are the same that must differ.
    #[must_use]
    pub fn is_unpredictable(&self) -> bool {
        self.decoded.as_ref().is_some_and(Decoded::is_unpredictable)
    }
}
