//! Call frames: register names, and the directives that only A64 has.

use crate::arch::aarch64::frame_number;
use crate::asm::directives::cfi;
use crate::asm::state::Assembler;
use crate::debug::cfi::Operation;
use crate::model::{RelocatableValue, Value};
use crate::parse::{Cursor, Parse};
use crate::source::Span;

/// `DW_CFA_AARCH64_negate_ra_state_with_pc`
const NEGATE_RA_STATE_WITH_PC: i64 = 0x2c;

/// Registers that CFI directives accept but that have no DWARF number.
const STATUS: [&str; 4] = ["nzcv", "fpsr", "fpcr", "fpmr"];

/// Reads a register name operand; returns it in lower case.
///
/// # Errors
/// A warning if there is no such register, since the directive has no effect then.
pub fn register_name(cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    cfi::register_name(cursor, |name| frame_number(name).is_some() || STATUS.contains(&name))
}

/// `.cfi_b_key_frame`: return addresses are signed with key B.
pub(super) fn b_key_frame(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    cfi::open(a, span)?.letters[0] = true;
    cfi::print(a, ".cfi_b_key_frame");
    Ok(())
}

/// `.cfi_mte_tagged_frame`: the stack frame is tagged memory.
pub(super) fn mte_tagged_frame(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    cfi::open(a, span)?.letters[1] = true;
    cfi::print(a, ".cfi_mte_tagged_frame");
    Ok(())
}

/// `.cfi_negate_ra_state_with_pc`
pub(super) fn negate_with_pc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let byte = Value::Relocatable(RelocatableValue::constant(NEGATE_RA_STATE_WITH_PC));
    cfi::push_unprinted(a, Operation::Escape(vec![byte]), span)?;
    cfi::print(a, ".cfi_negate_ra_state_with_pc");
    Ok(())
}
