//! Emits encoded instructions into the current section: bytes, fixups, and instructions to relax.

use super::full::Values;
use crate::arch::x86::{Before, Class, Encoded, Fixup, InsnBytes, Mode, Place, Relax, X86};
use crate::asm::state::Assembler;
use crate::hint::ok;
use crate::model::emitter::{EmitKind, Emitter};
use crate::model::{FragmentTail, Value};
use crate::parse::Parse;
use crate::source::Span;
use std::hint::cold_path;

/// Emits an encoded instruction into the current section. Errors about the values of its fields are reported at the
/// operands.
pub(super) fn place(
    a: &mut Assembler<'_, '_>,
    encoded: &Encoded,
    values: &Values,
    span: Span,
    keeps_branches: bool,
) -> Parse<()> {
    if keeps_branches {
        return place_kept(a, encoded, values, span);
    }
    #[cfg(feature = "disasm")]
    if a.printer.is_some() {
        super::print::instruction(a, encoded, values, span);
    }
    unwatched(a, encoded, values, span)
}

/// [`place`] for instructions that are neither printed nor kept off a boundary.
#[inline(always)]
pub(super) fn unwatched(a: &mut Assembler<'_, '_>, encoded: &Encoded, values: &Values, span: Span) -> Parse<()> {
    if matches!(encoded.relax, Relax::No) && encoded.code.fixups().is_empty() {
        ok!(a.emit(EmitKind::Code, span)).short(encoded.code.head(), encoded.code.bytes().len());
        return Ok(());
    }
    cold_path();
    place_fields(a, encoded, values, span)
}

#[inline(never)]
fn place_fields(a: &mut Assembler<'_, '_>, encoded: &Encoded, values: &Values, span: Span) -> Parse<()> {
    match encoded.relax {
        Relax::No => {}
        Relax::Jump { number, plain } => return place_jump(a, &encoded.code, values, (number, plain), span),
        Relax::Imm => return place_relaxable(a, encoded, values, span),
    }
    let fixups = encoded.code.fixups();
    register_fixups(a, fixups, values);
    // Nothing resolves the fixups of what is printed.
    let is_printed = a.printer.is_some();
    let mut end = ok!(a.emit(EmitKind::Code, span));
    let start = end.len();
    end.short(encoded.code.head(), encoded.code.bytes().len());
    if is_printed {
        return Ok(());
    }
    for fixup in fixups {
        let at = start + usize::from(fixup.offset);
        let kind = fixup.kind.id();
        let value = usize::from(fixup.value);
        end.fixup(at, kind, values.list[value], i64::from(fixup.addend), values.places[value]);
    }
    Ok(())
}

/// Emits an instruction with padding before it, if it is to be kept off a boundary.
#[cold]
fn place_kept(a: &mut Assembler<'_, '_>, encoded: &Encoded, values: &Values, span: Span) -> Parse<()> {
    let current = a.current(span)?;
    let (section, subsection) = (current.section.0 as usize, current.subsection);
    let is_code = a.model.sections[section].is_code();
    let Some(isa) = a.isa.x86_mut() else { return Ok(()) };
    let mode = isa.state.mode();
    let Some(mut branches) = isa.branches else { return Ok(()) };
    let in_code = is_code && mode != Mode::Bits16;
    let here = |a: &Assembler<'_, '_>| {
        let owner = &a.model.subsections[subsection.0 as usize];
        let place = owner.here(subsection);
        let open = place.fragment;
        // A relaxable instruction ends its fragment until something follows it.
        let before = open.checked_sub(1).filter(|&before| place.offset == 0 && owner.ends_in_relaxable(before));
        Place { subsection, open, fragment: before.unwrap_or(open), length: place.offset }
    };
    let class = Class::of(encoded.code.bytes(), mode);
    if branches.before(&class, &values.list, here(a), in_code) == Before::Boundary {
        let boundary = FragmentTail::Boundary { log2: branches.log2, mode: mode.number(), last: None };
        a.emit(EmitKind::Filling, span)?.tail(boundary, span.start);
    }
    place(a, encoded, values, span, false)?;
    if let Some((home, fragment)) = branches.after(class, here(a), in_code)
        && home == subsection
    {
        Emitter::new(&mut a.model.subsections[subsection.0 as usize]).end_boundary(fragment);
        let align = &mut a.model.sections[section].align_log2;
        *align = branches.log2.max(*align);
    }
    if let Some(isa) = a.isa.x86_mut() {
        isa.branches = Some(branches);
    }
    Ok(())
}

fn place_jump(a: &mut Assembler<'_, '_>, code: &InsnBytes, values: &Values, jump: (u8, bool), span: Span) -> Parse<()> {
    // Without bytes and a fixup, its only value is the target.
    let value = usize::from(code.fixups().first().map_or(0, |fixup| fixup.value));
    let (value, place) = (values.list[value], values.places[value]);
    emit_jump(a, (code.head(), code.bytes().len()), jump, (value, place), span)
}

/// Emits a jump with a target that the layout relaxes, given its first 16 bytes as little-endian words and its length.
#[inline(always)]
pub(super) fn emit_jump(
    a: &mut Assembler<'_, '_>,
    (head, len): ([u64; 2], usize),
    (number, plain): (u8, bool),
    (target, place): (Value, u32),
    span: Span,
) -> Parse<()> {
    a.register_value(target);
    let (id, size) = X86::jump(number, plain);
    let mut end = ok!(a.emit(EmitKind::Code, span));
    end.short(head, len.saturating_sub(size.into()));
    end.relaxable(id, size, &[target], place);
    Ok(())
}

fn place_relaxable(a: &mut Assembler<'_, '_>, encoded: &Encoded, values: &Values, span: Span) -> Parse<()> {
    register_fixups(a, encoded.code.fixups(), values);
    register_fixups(a, encoded.long.fixups(), values);
    let Some(isa) = a.isa.x86_mut() else { return Ok(()) };
    let (id, size) = isa.relaxable(&encoded.code, &encoded.long);
    // The value of the last fixup decides.
    let place = encoded.code.fixups().last().map_or(span.start, |fixup| values.places[usize::from(fixup.value)]);
    a.emit(EmitKind::Code, span)?.relaxable(id, size, &values.list, place);
    Ok(())
}

/// Adds the symbols of an instruction's fixups to the symbol table: llvm-mc visits operands from the last to the first.
#[inline(always)]
fn register_fixups(a: &mut Assembler<'_, '_>, fixups: &[Fixup], values: &Values) {
    for fixup in fixups.iter().rev() {
        a.register_value(values.list[usize::from(fixup.value)]);
    }
}
