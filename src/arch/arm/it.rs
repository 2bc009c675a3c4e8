//! The state of an IT block: the conditions that the instructions after `it` must have (ARM ARM, ITSTATE).

use crate::arch::fixed_width::words::CONDITIONS;
use crate::model::SubsectionId;

/// An open IT block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The condition of `it`.
    condition: u8,
    /// One bit for each remaining instruction, lowest bit first: set if it is in the else part.
    others: u8,
    /// The number of remaining instructions.
    left: u8,
}

impl Block {
    /// Opens a block. `others` has a bit for each instruction, lowest bit first, that is set in the else part.
    #[must_use]
    pub fn new(condition: u8, others: u8, count: u8) -> Self {
        Block { condition, others, left: count }
    }

    /// The condition that the next instruction must have; `None` outside a block.
    #[inline]
    #[must_use]
    pub fn expected(&self) -> Option<u8> {
        (self.left > 0).then_some(self.condition ^ (self.others & 1))
    }

    /// Returns whether the next instruction is the last one of the block.
    #[inline]
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.left == 1
    }

    /// Advances past an instruction.
    #[inline]
    pub fn advance(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.others >>= 1;
    }
}

/// An implicit block, created for conditional instructions.
#[derive(Clone, Copy, Debug)]
pub struct Implicit {
    /// The condition of the first instruction.
    pub condition: u8,
    /// One bit for each instruction, lowest bit first: set if it has the opposite condition.
    pub others: u8,
    /// The number of instructions.
    pub count: u8,
    /// The offset of `it` in the data of its subsection.
    pub at: usize,
    pub subsection: SubsectionId,
    /// The number of labels and directives read before the block: another one ends it.
    pub interruptions: u64,
}

/// `al`
pub const ALWAYS: u8 = 14;

/// The names of the conditions as words, each with its number, by [`slot`].
const SLOTS: [(u16, u8); 32] = {
    let mut slots = [(0, 0); 32];
    let mut i = 0;
    while i < CONDITIONS.len() {
        let (name, number) = CONDITIONS[i];
        let name = u16::from_le_bytes([name.as_bytes()[0], name.as_bytes()[1]]);
        assert!(slots[slot(name)].0 == 0, "two conditions have the same slot");
        slots[slot(name)] = (name, number as u8);
        i += 1;
    }
    slots
};

/// The slot of two letters; those of the conditions differ.
const fn slot(name: u16) -> usize {
    (name.wrapping_mul(413) >> 11) as usize
}

/// The number of the condition with a name of two lower-case letters, the first one in the low byte.
#[inline]
#[must_use]
pub fn condition_of(name: u16) -> Option<u8> {
    let (known, number) = SLOTS[slot(name)];
    (known == name).then_some(number)
}

/// The number of a condition, ignoring case.
#[must_use]
pub fn condition(name: &[u8]) -> Option<u8> {
    let &[a, b] = name else { return None };
    condition_of(u16::from_le_bytes([a.to_ascii_lowercase(), b.to_ascii_lowercase()]))
}

/// The preferred name of a condition.
#[must_use]
pub fn condition_name(number: u8) -> &'static str {
    CONDITIONS.iter().find(|known| known.1 == u32::from(number)).map_or("al", |known| known.0)
}
