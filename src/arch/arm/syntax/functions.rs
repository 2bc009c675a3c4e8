//! Functions of T32, whose addresses have the lowest bit set: `.thumb_func`, `.thumb_set`, and labels that are functions.

use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::Home;
use crate::parse::ast::{Expr, Name};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use object::elf::{STT_FUNC, STT_GNU_IFUNC, STT_TLS};

/// Makes a symbol a function of T32.
fn mark(a: &mut Assembler<'_, '_>, name: Name) {
    a.model.odd_addresses.insert(name);
    // The symbols of COFF do not say it.
    if a.is_coff() {
        return;
    }
    a.model.register(name);
    let symbol = a.model.symbol_mut(name);
    if ![STT_GNU_IFUNC.0, STT_TLS.0].contains(&symbol.kind) {
        symbol.kind = STT_FUNC.0;
    }
}

fn is_function(a: &Assembler<'_, '_>, name: Name) -> bool {
    [STT_FUNC.0, STT_GNU_IFUNC.0].contains(&a.model.symbol(name).kind)
}

/// A label has come.
#[inline]
pub fn label(a: &mut Assembler<'_, '_>, name: Name) {
    super::block::label(a);
    let Some(isa) = a.isa.arm() else { return };
    let (thumb, next) = (isa.is_thumb(), std::mem::take(&mut isa.next_is_function));
    if next || thumb && is_function(a, name) {
        mark(a, name);
    }
}

/// `.type` says that a symbol is a function: in T32 one that is there already is one of T32, also where it stays `STT_TLS`.
pub fn function(a: &mut Assembler<'_, '_>, name: Name) {
    let thumb = a.isa.arm().is_some_and(|isa| isa.is_thumb());
    if thumb && Home::of(a.model, name) != Home::Unknown {
        mark(a, name);
    }
}

/// The text ends: the labels of the sections that are written then come.
pub(super) fn end_of_text(a: &mut Assembler<'_, '_>) {
    if a.is_coff() || a.isa.arm().is_none_or(|isa| !isa.is_thumb()) {
        return;
    }
    let lines = a.debug.lines.sequences.iter().flat_map(|sequence| sequence.labels.iter().map(|label| label.name));
    let names: Vec<Name> = lines.chain(a.debug.frames.labels()).collect();
    for name in names {
        if is_function(a, name) {
            a.model.odd_addresses.insert(name);
        }
    }
}

/// `.thumb_func`
pub(super) fn thumb_func(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()?;
    if let Some(isa) = a.isa.arm() {
        isa.next_is_function = true;
    }
    Ok(())
}

/// `.thumb_set name, value`
pub(super) fn thumb_set(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let value = a.expr(cursor)?;
    cursor.finish()?;
    let is_undefined = match a.model.exprs[value.0 as usize] {
        Expr::Symbol(other, _) => Home::of(a.model, other) == Home::Unknown,
        _ => false,
    };
    if a.is_coff() && !a.model.names.get(&name).is_some_and(|known| a.model.symbol(known).is_defined()) {
        // llvm-mc drops it there without a word.
        a.warn(Code::NoEffect, span, "'.thumb_set' defines nothing in COFF objects: '.set' does");
        return Ok(());
    }
    if a.is_recording() {
        // Whoever asks for symbols is told nothing of it by LLVM either.
        return Ok(());
    }
    a.assign(&name, span, value, true)?;
    if !is_undefined {
        let symbol = a.intern(&name);
        mark(a, symbol);
    }
    Ok(())
}
