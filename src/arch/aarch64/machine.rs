//! A64 for the engine of fixed-width machines.

use super::fixup::Kind as Fixup;
use super::kinds::ZERO_ONLY;
use super::specifier;
use super::tables::{Item, Row};
use crate::arch::fixed_width::Machine;
use crate::arch::fixed_width::matcher::{self, Mismatch};
use std::convert::Infallible;

#[derive(Clone, Copy, Debug, Default)]
pub struct A64;

/// Flag in [`Matched::flags`]: the instruction is `movprfx`, which forms a pair with the next one.
pub const PREFIX: u16 = 1;

pub type Matched = matcher::Matched<A64>;
pub type Statement<'a> = matcher::Statement<'a, A64>;

impl Machine for A64 {
    type Fixup = Fixup;
    type Context = ();
    type ContextError = Infallible;

    const BANG_ENDS: bool = false;
    const HASHED_INDEX: bool = false;
    const MINUS_ZERO: i64 = 0;

    #[inline]
    fn between_colons(name: &[u8]) -> Option<u8> {
        specifier::between_colons(name)
    }

    fn near_specifier(name: &str) -> Option<&'static str> {
        specifier::near(name)
    }

    #[inline]
    fn allowed(_: &Row, _: &Statement<'_>) -> Result<(), Infallible> {
        Ok(())
    }

    #[inline]
    fn context_bits(_: &Row, _: &Statement<'_>) -> u32 {
        0
    }

    #[inline]
    fn take(matched: &mut Matched, item: &Item, statement: &Statement<'_>, index: usize) -> Result<(), Mismatch> {
        matched.take(item, statement, index)
    }

    /// A constraint on registers or numbers counts more than a mismatch of kinds, and a form for zero only least of all
    /// constraints.
    fn rank(mismatch: Mismatch) -> u8 {
        match mismatch {
            Mismatch::Other => 0,
            Mismatch::Value(ZERO_ONLY) => 1,
            Mismatch::Range(..) => 2,
            Mismatch::Value(_) => 3,
            Mismatch::Registers(_) => 4,
        }
    }
}
