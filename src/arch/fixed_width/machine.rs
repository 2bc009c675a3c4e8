//! What the machines differ in: their tables, and how an operand is matched with an item.

use super::matcher::{Matched, Miss, Statement};
use super::tables::{Item, Mnemonic, Row};
use crate::arch::features::Needs;
use crate::arch::segment::Segment;
use std::fmt::Debug;

pub trait Machine: Copy + Debug + Default + 'static {
    /// How an operand is matched and encoded.
    type Kind: Copy + PartialEq + Debug + 'static;
    /// The kind of a fixup.
    type Fixup: Copy + PartialEq + Debug;
    /// What decides on rows besides a statement's operands and features, such as the place in a block.
    type Context: Copy + Debug;
    /// Why a row is not allowed in a context.
    type Unfit: Copy + PartialEq + Debug;

    /// `!` after a number ends the operand and is not an operator.
    const BANG_ENDS: bool;
    /// The index of a lane may be written with `#`.
    const HASHED_INDEX: bool;
    /// The value of `-0`.
    const MINUS_ZERO: i64;

    const ROWS: &'static [Row];
    /// The indices of the rows' items in [`Machine::ITEMS`].
    const LISTS: &'static [u16];
    const ITEMS: &'static [Item<Self>];
    const FIELDS: &'static [&'static [Segment]];
    const NEEDS: &'static [Needs];
    /// The slots of a perfect hash table.
    const MNEMONICS: &'static [Mnemonic];
    const DISPLACEMENTS: &'static [u16];
    /// The names of all mnemonics, separated by blanks.
    const NAMES: &'static str;

    /// The specifier with that name between colons, before an expression.
    fn between_colons(name: &[u8]) -> Option<u8>;

    /// The specifier between colons with the most similar name.
    fn near_specifier(name: &str) -> Option<&'static str>;

    /// Checks that a row is allowed in the context of the statement.
    ///
    /// # Errors
    /// Why it is not.
    fn allowed(row: &Row, statement: &Statement<'_, Self>) -> Result<(), Self::Unfit>;

    /// The bits of the encoding that the context determines.
    fn context_bits(row: &Row, statement: &Statement<'_, Self>) -> u32;

    /// Matches the operand at `index` with an item of the same tag.
    ///
    /// # Errors
    /// Why the operand does not match.
    fn take(
        matched: &mut Matched<Self>,
        item: &Item<Self>,
        statement: &Statement<'_, Self>,
        index: usize,
    ) -> Result<(), Miss>;

    /// Returns whether a row counts among the nearest ones when no row matches.
    fn is_candidate(_: &Row, _: &Statement<'_, Self>) -> bool {
        true
    }

    /// The mismatch of an operand whose tag differs from the item's.
    fn mismatch(_: &Item<Self>) -> Miss {
        Miss::Other
    }

    /// Of two reasons why matching rows are not allowed, the one to report.
    fn stronger(known: Option<Self::Unfit>, other: Self::Unfit) -> Option<Self::Unfit> {
        known.or(Some(other))
    }

    /// How specific a reason is: of equally near rows, the most specific one is reported.
    fn rank(miss: Miss) -> u8;
}
