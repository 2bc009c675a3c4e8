//! A64 for the engine of fixed-width machines.

use super::fixup::Kind as Fixup;
use super::kinds::ZERO_ONLY;
use super::operand::Operand;
use super::specifier;
use super::tables::Item;
use crate::arch::fixed_width::Machine;
use crate::arch::fixed_width::matcher::{self, Mismatch};
use llas_isa::aarch64::class;
use std::convert::Infallible;

#[derive(Clone, Copy, Debug, Default)]
pub struct A64;

/// Flag in [`Matched::flags`]: the instruction is `movprfx`, which forms a pair with the next one.
pub const PREFIX: u16 = 1 << 14;

pub type Matched = matcher::Matched<A64>;
pub type Statement<'a> = matcher::Statement<'a, A64>;

impl Machine for A64 {
    type Fixup = Fixup;
    type Context = ();
    type ContextError = Infallible;

    const BANG_ENDS: bool = false;
    const HASHED_INDEX: bool = false;
    const MINUS_ZERO: i64 = 0;
    /// A form for zero only.
    const UNSPECIFIC: &'static [Mismatch] = &[Mismatch::Value(ZERO_ONLY)];
    const SPECIFIERS: &'static [&'static str] = &specifier::BETWEEN_COLONS;

    #[inline]
    fn class_of_register(tag: u16, number: u8) -> u8 {
        class::of_register(tag, number)
    }

    #[inline(always)]
    fn take(
        matched: &mut Matched,
        item: &Item,
        operand: (usize, &Operand),
        statement: &Statement<'_>,
    ) -> Result<(), Mismatch> {
        matched.take(item, operand, statement)
    }
}
