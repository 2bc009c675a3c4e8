//! The state of an IT block: which conditions the instructions behind `it` must have (ARM ARM, ITSTATE).

use crate::model::SubsectionId;

/// An open block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The condition of `it`.
    condition: u8,
    /// For each instruction to come, the lowest first, whether it is in the else part.
    others: u8,
    /// How many instructions are to come.
    left: u8,
}

impl Block {
    /// The block of a condition; `others` has a bit for each instruction that is in the else part, the first one lowest.
    #[must_use]
    pub fn new(condition: u8, others: u8, count: u8) -> Self {
        Block { condition, others, left: count }
    }

    /// The condition that the next instruction must have; none outside of a block.
    #[inline]
    #[must_use]
    pub fn expected(&self) -> Option<u8> {
        (self.left > 0).then_some(self.condition ^ (self.others & 1))
    }

    /// Whether the next instruction is the last one.
    #[inline]
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.left == 1
    }

    /// An instruction has come.
    #[inline]
    pub fn advance(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.others >>= 1;
    }
}

/// A block that conditional instructions have got by themselves.
#[derive(Clone, Copy, Debug)]
pub struct Implicit {
    /// The condition of its first instruction.
    pub condition: u8,
    /// A bit for each instruction that has the opposite one, the first one lowest.
    pub others: u8,
    /// How many instructions there are.
    pub count: u8,
    /// Where `it` stands among the bytes of its subsection.
    pub at: usize,
    /// The subsection.
    pub subsection: SubsectionId,
    /// How many labels and directives were read before it: one more ends it.
    pub interruptions: u64,
}

/// `al`: always.
pub const ALWAYS: u8 = 14;

/// The names of the conditions.
const CONDITIONS: [(&[u8; 2], u8); 17] = [
    (b"eq", 0),
    (b"ne", 1),
    (b"cs", 2),
    (b"hs", 2),
    (b"cc", 3),
    (b"lo", 3),
    (b"mi", 4),
    (b"pl", 5),
    (b"vs", 6),
    (b"vc", 7),
    (b"hi", 8),
    (b"ls", 9),
    (b"ge", 10),
    (b"lt", 11),
    (b"gt", 12),
    (b"le", 13),
    (b"al", 14),
];

/// The number of a condition, in any case.
#[must_use]
pub fn condition(name: &[u8]) -> Option<u8> {
    let &[a, b] = name else { return None };
    let name = [a.to_ascii_lowercase(), b.to_ascii_lowercase()];
    CONDITIONS.iter().find(|c| *c.0 == name).map(|c| c.1)
}

/// The usual name of a condition.
#[must_use]
pub fn condition_name(number: u8) -> &'static str {
    let found = CONDITIONS.iter().find(|c| c.1 == number).map_or(&b"al"[..], |c| &c.0[..]);
    std::str::from_utf8(found).unwrap_or_default()
}
