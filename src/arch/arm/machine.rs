//! T32 and A32 for the engine of fixed-width machines.

use super::field;
use super::fixup::Kind as Fixup;
use super::it::ALWAYS;
use super::kinds::LOW_REGISTER;
use super::lists::{LOW_REGISTERS, range};
use super::operand::{self, Operand, PC, tag};
use super::specifier;
use super::tables::{Item, Kind, Row, flag};
use super::vector;
use crate::arch::fixed_width::Machine;
use crate::arch::fixed_width::matcher::{self, Mismatch};
use llas_isa::arm::class;
pub use llas_isa::arm::place::ContextError;
use llas_isa::arm::place::Place;
use llas_isa::arm::state;
use llas_isa::fixed_width::preselect::place;

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
    /// Whether the text is in GNU's dialect.
    pub gnu_dialect: bool,
    /// The mask of the VPT block that the statement opens; 0 for a block of one instruction.
    pub mask: u8,
}

impl Context {
    #[inline]
    fn place(self) -> Place {
        let Context { condition, in_block, wide, a32, .. } = self;
        Place { conditional: condition != ALWAYS, in_block, wide, a32 }
    }
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

/// Returns whether a row is allowed at its position in an IT block.
#[inline]
fn ends_block(row: &Row, statement: &Statement<'_>) -> bool {
    let Context { in_block, last, a32, .. } = statement.context;
    !in_block || last || a32 || !leaves(row.flags, statement.operands)
}

/// Returns whether a narrow `add` or `mov` needs a high register because the architecture is old.
#[inline]
fn has_only_low_registers(row: &Row, statement: &Statement<'_>) -> bool {
    const ADD: u32 = 0x4400;
    const MOV: u32 = 0x4600;
    if row.flags & flag::WIDE != 0 || !matches!(row.value, ADD | MOV) {
        return false;
    }
    let are_low = statement.operands.iter().all(|operand| operand.number < 8);
    are_low && !super::features::has_low_forms(statement.features, row.value == MOV)
}

/// `add` of the program counter and a number is an `adr`, whose immediate has one encoding even if its rotation is given.
#[inline]
fn with_least_rotation(word: u32) -> u32 {
    if word & 0x0fff_0000 != 0x028f_0000 || word >> 28 == 15 {
        return word;
    }
    field::rotated(i64::from(field::unrotated(word & 0xfff))).map_or(word, |immediate| word & !0xfff | immediate)
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

    fn allowed(row: &Row, statement: &Statement<'_>) -> Result<(), ContextError> {
        statement.context.place().allows(row.flags)?;
        if !ends_block(row, statement) {
            return Err(ContextError::NotLast);
        }
        if has_only_low_registers(row, statement) { Err(ContextError::LowRegisters) } else { Ok(()) }
    }

    #[inline]
    fn is_permitted(row: &Row, statement: &Statement<'_>) -> bool {
        ends_block(row, statement) && !has_only_low_registers(row, statement)
    }

    #[inline]
    fn place(context: &Context) -> u64 {
        place(context.place().number())
    }

    #[inline]
    fn class_of_register(tag: u16, number: u8) -> u8 {
        class::of_register(tag, number)
    }

    /// The condition, where the instruction has a field for it.
    #[inline]
    fn context_bits(row: &Row, statement: &Statement<'_>) -> u32 {
        let condition = u32::from(statement.context.condition);
        match row.flags & (flag::A32 | flag::CONDITION | flag::WIDE) {
            flags if flags & flag::CONDITION == 0 => {
                if row.flags & flag::OPENS == flag::OPENS {
                    vector::place(statement.context.mask)
                } else {
                    0
                }
            }
            flags if flags & flag::A32 != 0 => condition << 28,
            flags if flags & flag::WIDE != 0 => condition << 22,
            _ => condition << 8,
        }
    }

    /// The tables have the words that both instruction sets share as those of T32.
    #[inline(always)]
    fn finish(matched: &mut Matched, statement: &Statement<'_>) {
        if statement.context.a32 && matched.flags & flag::SHARED != 0 {
            matched.word = state::to_a32(matched.word, u32::from(statement.context.condition));
            matched.flags = matched.flags & !flag::SHARED | flag::A32;
        }
        if statement.context.a32 {
            matched.word = with_least_rotation(matched.word);
        }
    }

    #[inline(always)]
    fn take(
        matched: &mut Matched,
        item: &Item,
        operand: (usize, &Operand),
        statement: &Statement<'_>,
    ) -> Result<(), Mismatch> {
        if item.kind == Kind::Sign { Ok(()) } else { matched.take(item, operand, statement) }
    }

    /// Rows of the other instruction set state are only considered if there are no others.
    fn is_candidate(row: &Row, statement: &Statement<'_>) -> bool {
        row.flags & flag::SHARED != 0 || (row.flags & flag::A32 != 0) == statement.context.a32
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
