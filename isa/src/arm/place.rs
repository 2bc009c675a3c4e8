//! Where the rows of T32 are allowed.

use super::flag;

/// Where a statement is, and how its mnemonic is written.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Whether the mnemonic has a condition other than `al`.
    pub conditional: bool,
    /// Whether the statement is in an IT block.
    pub in_block: bool,
    /// Whether `.w` is written.
    pub wide: bool,
    /// Whether the code is A32.
    pub a32: bool,
}

/// Why a row is not allowed in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContextError {
    /// `.w` is written but there is no wide form, or is required and missing.
    Width,
    /// The statement has a condition, but the instruction is not predicable.
    NoCondition,
    /// The instruction belongs to the other instruction set state.
    State,
    /// It is only allowed in IT blocks.
    OutOfBlock,
    /// It is not allowed in IT blocks.
    InBlock,
    /// It has a condition but is outside an IT block.
    Predicated,
    /// It may only be the last one of an IT block.
    NotLast,
    /// One of its two registers must be a high one before ARMv6, or for `add` before ARMv6-M and ARMv6T2.
    LowRegisters,
}

impl Place {
    /// The number of the place, below 10.
    #[inline]
    #[must_use]
    pub fn number(self) -> u8 {
        if self.a32 {
            return 8 | u8::from(self.conditional);
        }
        u8::from(self.conditional) | u8::from(self.in_block) << 1 | u8::from(self.wide) << 2
    }

    /// All places.
    #[cfg(feature = "compiler")]
    pub(super) fn all() -> impl Iterator<Item = Place> {
        (0..16).map(|n| Place { conditional: n & 1 != 0, in_block: n & 2 != 0, wide: n & 4 != 0, a32: n & 8 != 0 })
    }

    /// Checks that a row with these flags is allowed here, wherever in its block the statement is.
    ///
    /// # Errors
    /// Why it is not.
    pub fn allows(self, flags: u16) -> Result<(), ContextError> {
        let Place { conditional, in_block, wide, a32 } = self;
        let has = |bit: u16| flags & bit != 0;
        if a32 {
            // `.w` and `.n` have no effect.
            let has_condition = match () {
                () if has(flag::A32) => has(flag::CONDITION),
                // llvm-mc ignores the condition of an instruction that has none in A32 but may be in an IT block.
                () if has(flag::SHARED) => !has(flag::NO_CONDITION),
                () => return Err(ContextError::State),
            };
            return if conditional && !has_condition { Err(ContextError::NoCondition) } else { Ok(()) };
        }
        if has(flag::A32) {
            return Err(ContextError::State);
        }
        if wide && !has(flag::TAKES_W) || !wide && has(flag::NEEDS_W) {
            return Err(ContextError::Width);
        }
        match () {
            () if in_block && has(flag::OUT_OF_BLOCK | flag::CONDITION) => Err(ContextError::InBlock),
            () if has(flag::CONDITION) => {
                if conditional {
                    Ok(())
                } else {
                    Err(ContextError::OutOfBlock)
                }
            }
            () if has(flag::NO_CONDITION) && conditional => Err(ContextError::NoCondition),
            () if in_block && has(flag::NO_CONDITION) && !has(flag::EVERYWHERE) => Err(ContextError::NoCondition),
            () if in_block => Ok(()),
            () if has(flag::IN_BLOCK) => Err(ContextError::OutOfBlock),
            () if conditional => Err(ContextError::Predicated),
            () => Ok(()),
        }
    }
}
