//! Call frames and Windows unwind information.

use super::{Text, done};
use crate::asm::directives::{cfi, seh};
use crate::asm::state::Assembler;
use crate::debug::cfi::Operation;

/// A register: its DWARF number, or its name.
#[inline]
fn register(a: &Assembler<'_, '_>, text: &mut Text<'_>) -> Option<u64> {
    let percent = text.s.eat(b'%');
    if percent || text.s.byte().is_ascii_alphabetic() {
        let (name, len) = text.s.packed();
        text.s.at += len;
        return a.isa.frame_register(name, percent);
    }
    text.number().map(|n| n.0).filter(|&number| u32::try_from(number).is_ok())
}

/// Adds an instruction whose operands have been read.
#[inline]
fn push(a: &mut Assembler<'_, '_>, text: Text<'_>, operation: Operation) -> Option<usize> {
    let end = text.end()?;
    let result = cfi::push(a, operation, text.word);
    done(a, end, result)
}

/// A register and an offset.
#[inline]
fn register_and_offset(
    a: &mut Assembler<'_, '_>,
    mut text: Text<'_>,
    operation: impl FnOnce(u64, i64) -> Operation,
) -> Option<usize> {
    let register = register(a, &mut text)?;
    text.comma()?;
    let (offset, _) = text.integer()?;
    push(a, text, operation(register, offset))
}

/// `.cfi_offset register, offset`
pub(in crate::asm::directives) fn offset(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let register = register(a, &mut text)?;
    text.comma()?;
    let (offset, _) = text.integer()?;
    let end = text.end()?;
    let result = cfi::push_saved(a, (register, offset), text.word);
    done(a, end, result)
}

/// `.cfi_rel_offset register, offset`
pub(in crate::asm::directives) fn rel_offset(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    register_and_offset(a, text, |register, offset| Operation::RelOffset { register, offset })
}

/// `.cfi_def_cfa register, offset`
pub(in crate::asm::directives) fn def_cfa(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    register_and_offset(a, text, |register, offset| Operation::DefCfa { register, offset })
}

/// `.cfi_def_cfa_offset offset`
pub(in crate::asm::directives) fn def_cfa_offset(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (offset, _) = text.integer()?;
    push(a, text, Operation::DefCfaOffset(offset))
}

/// `.cfi_adjust_cfa_offset delta`
pub(in crate::asm::directives) fn adjust_cfa_offset(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (delta, _) = text.integer()?;
    push(a, text, Operation::AdjustCfaOffset(delta))
}

/// `.cfi_def_cfa_register register`
pub(in crate::asm::directives) fn def_cfa_register(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let register = register(a, &mut text)?;
    push(a, text, Operation::DefCfaRegister(register))
}

/// `.cfi_restore register`
pub(in crate::asm::directives) fn restore(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let register = register(a, &mut text)?;
    push(a, text, Operation::Restore(register))
}

/// `.seh_proc symbol`
pub(in crate::asm::directives) fn seh_proc(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (name, _) = text.name()?;
    let end = text.end()?;
    let result = seh::start(a, name, text.word);
    done(a, end, result)
}

/// `.seh_stackalloc size`
pub(in crate::asm::directives) fn seh_stackalloc(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let size = u32::try_from(text.number()?.0).ok()?;
    let end = text.end()?;
    let result = seh::allocate(a, size, text.word);
    done(a, end, result)
}
