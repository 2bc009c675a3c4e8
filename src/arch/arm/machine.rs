//! T32, and the few instructions of A32 that are supported, for the engine of fixed-width machines.

use super::fixup::Kind as Fixup;
use super::it::ALWAYS;
use super::kinds::LOW_REGISTER;
use super::lists::{LOW_REGISTERS, range};
use super::operand::{self, Operand, PC, tag};
use super::specifier;
use super::tables::{Item, Kind, Row, flag};
use crate::arch::fixed_width::Machine;
use crate::arch::fixed_width::matcher::{self, Mismatch};

#[derive(Clone, Copy, Debug, Default)]
pub struct T32;

pub type Matched = matcher::Matched<T32>;
pub type Statement<'a> = matcher::Statement<'a, T32>;

/// Where a statement is, and how its mnemonic is written.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    pub condition: u8,
    /// Whether the statement is in an IT block.
    pub in_block: bool,
    /// Whether it is the last one of its IT block.
    pub last: bool,
    /// Whether `.w` is written.
    pub wide: bool,
    /// Whether the code is A32.
    pub a32: bool,
}

/// Why a row is not allowed in the context of a statement.
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
}

/// Returns whether an instruction ends an IT block: it is a branch or writes the program counter.
#[inline]
#[must_use]
pub fn leaves(flags: u16, operands: &[Operand]) -> bool {
    let first_is_pc = || operands.first().is_some_and(|o| o.tag == tag::R && o.number == PC);
    flags & flag::LAST != 0
        || flags & flag::LAST_WITH_PC != 0 && first_is_pc()
        || operands.last().is_some_and(|o| o.tag == tag::LIST && o.value >> PC & 1 != 0)
}

impl Machine for T32 {
    type Fixup = Fixup;
    type Context = Context;
    type ContextError = ContextError;

    const BANG_ENDS: bool = true;
    const HASHED_INDEX: bool = true;
    const MINUS_ZERO: i64 = operand::MINUS_ZERO;
    /// Narrow forms are more restricted than wide ones.
    const UNSPECIFIC: &'static [Mismatch] = &[Mismatch::Registers(LOW_REGISTERS), Mismatch::Registers(LOW_REGISTER)];
    const SPECIFIERS: &'static [&'static str] = &specifier::BETWEEN_COLONS;

    #[inline]
    fn allowed(row: &Row, statement: &Statement<'_>) -> Result<(), ContextError> {
        let Context { condition, in_block, last, wide, a32 } = statement.context;
        let has = |bit: u16| row.flags & bit != 0;
        if has(flag::A32) || a32 {
            return if has(flag::A32) && a32 { Ok(()) } else { Err(ContextError::State) };
        }
        if wide && !has(flag::TAKES_W) || !wide && has(flag::NEEDS_W) {
            return Err(ContextError::Width);
        }
        let conditional = condition != ALWAYS;
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
            () if in_block && !last && leaves(row.flags, statement.operands) => Err(ContextError::NotLast),
            () if in_block => Ok(()),
            () if has(flag::IN_BLOCK) => Err(ContextError::OutOfBlock),
            () if conditional => Err(ContextError::Predicated),
            () => Ok(()),
        }
    }

    /// The condition, where the instruction has a field for it.
    #[inline]
    fn context_bits(row: &Row, statement: &Statement<'_>) -> u32 {
        let condition = u32::from(statement.context.condition);
        match row.flags & (flag::A32 | flag::CONDITION | flag::WIDE) {
            flags if flags & flag::A32 != 0 => condition << 28,
            flags if flags & flag::CONDITION == 0 => 0,
            flags if flags & flag::WIDE != 0 => condition << 22,
            _ => condition << 8,
        }
    }

    #[inline]
    fn take(matched: &mut Matched, item: &Item, statement: &Statement<'_>, index: usize) -> Result<(), Mismatch> {
        if item.kind == Kind::Sign { Ok(()) } else { matched.take(item, statement, index) }
    }

    /// Rows of the other instruction set state are only considered if there are no others.
    fn is_candidate(row: &Row, statement: &Statement<'_>) -> bool {
        (row.flags & flag::A32 != 0) == statement.context.a32
    }

    /// An item that expects registers of a certain class names them.
    fn mismatch(item: &Item) -> Mismatch {
        match item.tag & !tag::LANE {
            tag::S | tag::D | tag::Q => Mismatch::Registers(range(item)),
            tag::SINGLES => Mismatch::Registers("operand must be a list of registers in range [s0, s31]"),
            tag::DOUBLES if item.kind == Kind::DoubleRegisters => {
                Mismatch::Registers("operand must be a list of registers in range [d0, d31]")
            }
            _ => Mismatch::Other,
        }
    }

    /// Any other reason counts more than a wide form that does not exist.
    fn stronger(known: Option<ContextError>, other: ContextError) -> Option<ContextError> {
        known.filter(|known| *known != ContextError::Width).or(Some(other))
    }
}
