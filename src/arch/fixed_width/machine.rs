//! What the machines differ in: how an operand is matched with an item.

use super::matcher::{Matched, Mismatch, Statement};
use crate::arch::operand::Operand;
use llas_isa::fixed_width::tables::{Item, Row, Tables};
use std::fmt::Debug;

pub trait Machine: Tables {
    /// The kind of a fixup.
    type Fixup: Copy + PartialEq + Debug;
    /// What decides on rows besides a statement's operands and features, such as the place in a block.
    type Context: Copy + Debug;
    /// Why a row is not allowed in a context.
    type ContextError: Copy + PartialEq + Debug;

    /// `!` after a number ends the operand and is not an operator.
    const BANG_ENDS: bool;
    /// The index of a lane may be written with `#`.
    const HASHED_INDEX: bool;
    /// The value of `-0`.
    const MINUS_ZERO: i64;
    /// The specifiers between colons before an expression, from number 1 on.
    const SPECIFIERS: &'static [&'static str];
    /// The reasons that are less specific than all others but a different kind.
    const UNSPECIFIC: &'static [Mismatch];

    /// Checks that a row is allowed in the context of the statement.
    ///
    /// # Errors
    /// Why it is not.
    #[inline]
    fn allowed(_: &Row, _: &Statement<'_, Self>) -> Result<(), Self::ContextError> {
        Ok(())
    }

    /// Returns whether a row is allowed with its registers and at its position in a block, if [`Self::allowed`] has no
    /// other objection.
    #[inline]
    fn is_permitted(_: &Row, _: &Statement<'_, Self>) -> bool {
        true
    }

    /// The bit of the context among those that rows refuse.
    #[inline]
    fn place(_: &Self::Context) -> u64 {
        0
    }

    /// The class of a register among those that rows refuse.
    fn class_of_register(tag: u16, number: u8) -> u8;

    /// The bits of the encoding that the context determines.
    #[inline]
    fn context_bits(_: &Row, _: &Statement<'_, Self>) -> u32 {
        0
    }

    /// Completes an encoding whose operands match.
    #[inline(always)]
    fn finish(_: &mut Matched<Self>, _: &Statement<'_, Self>) {}

    /// Matches an operand, which is at `index`, with an item of the same tag.
    ///
    /// # Errors
    /// Why the operand does not match.
    fn take(
        matched: &mut Matched<Self>,
        item: &Item<Self>,
        operand: (usize, &Operand),
        statement: &Statement<'_, Self>,
    ) -> Result<(), Mismatch>;

    /// Returns whether a row counts among the nearest ones when no row matches.
    fn is_candidate(_: &Row, _: &Statement<'_, Self>) -> bool {
        true
    }

    /// The mismatch of an operand whose tag differs from the item's.
    fn mismatch(_: &Item<Self>) -> Mismatch {
        Mismatch::Other
    }

    /// Of two reasons why matching rows are not allowed, the one to report.
    fn stronger(known: Option<Self::ContextError>, other: Self::ContextError) -> Option<Self::ContextError> {
        known.or(Some(other))
    }
}

/// The number of the specifier between colons with a name, ignoring case.
#[must_use]
pub fn specifier<M: Machine>(name: &[u8]) -> Option<u8> {
    let found = M::SPECIFIERS.iter().position(|known| known.as_bytes().eq_ignore_ascii_case(name));
    found.map(|index| index as u8 + 1)
}
