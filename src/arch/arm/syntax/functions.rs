//! T32 functions, whose addresses have bit 0 set: `.thumb_func`, `.thumb_set`, and labels of functions.

use crate::asm::state::Assembler;
use crate::asm::state::assignment::Assignment;
use crate::diag::Code;
use crate::model::SymbolLocation;
use crate::parse::ast::{Expr, Name};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use object::elf::{STT_FUNC, STT_GNU_IFUNC, STT_SECTION, STT_TLS};

/// Makes a symbol a T32 function.
fn mark(a: &mut Assembler<'_, '_>, name: Name) {
    a.model.odd_addresses.insert(name);
    // COFF symbols do not encode it.
    if a.is_coff() {
        return;
    }
    a.model.register(name);
    let symbol = a.model.symbol_mut(name);
    if ![STT_GNU_IFUNC.0, STT_SECTION.0, STT_TLS.0].contains(&symbol.kind) {
        symbol.kind = STT_FUNC.0;
    }
}

fn is_function(a: &Assembler<'_, '_>, name: Name) -> bool {
    [STT_FUNC.0, STT_GNU_IFUNC.0].contains(&a.model.symbol(name).kind)
}

/// A label is defined.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn label(a: &mut Assembler<'_, '_>, name: Name) {
    let Some(isa) = a.isa.arm_mut() else { return };
    let (thumb, next) = (isa.marks_thumb, std::mem::take(&mut isa.next_is_function));
    if next && let Some(mut print) = a.print() {
        print.apart().bare(".thumb_func");
    }
    if next || thumb && is_function(a, name) {
        mark(a, name);
    }
}

/// `.type` declares a function: in T32, a symbol that is already defined becomes a T32 function, even if it stays
/// `STT_TLS`.
pub fn function(a: &mut Assembler<'_, '_>, name: Name) {
    let thumb = a.isa.arm().is_some_and(|isa| isa.marks_thumb);
    if thumb && SymbolLocation::of(a.model, name) != SymbolLocation::Unknown {
        mark(a, name);
    }
}

/// Marks the function labels that are only defined in synthesized sections.
pub(super) fn end_of_text(a: &mut Assembler<'_, '_>) {
    if a.is_coff() || a.isa.arm_mut().is_none_or(|isa| !isa.marks_thumb) {
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

/// `.thumb_func`, which also selects T32.
pub(super) fn thumb_func(a: &mut Assembler<'_, '_>, _: Span) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    isa.next_is_function = true;
    if !isa.is_thumb() {
        isa.set_thumb(true);
        a.begin_subtarget();
    }
    super::architecture::announce(a, 16);
    Ok(())
}

/// `.thumb_set name, value`
pub(super) fn thumb_set(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let value = a.expr(cursor)?;
    cursor.finish()?;
    let is_undefined = match a.model.exprs[value.0 as usize] {
        Expr::Symbol(other, _) => SymbolLocation::of(a.model, other) == SymbolLocation::Unknown,
        _ => false,
    };
    if a.printer.is_some() {
        let symbol = a.intern(&name);
        if let Some(mut print) = a.print() {
            print.apart().assignment_by(".thumb_set", symbol, value);
        }
    }
    if a.is_coff() && !a.model.names.get(&name).is_some_and(|known| a.model.symbol(known).is_defined()) {
        // llvm-mc silently ignores it here.
        a.warn(Code::NoEffect, span, "'.thumb_set' has no effect in COFF objects: use '.set'");
        return Ok(());
    }
    if a.progress.is_recording() {
        // LLVM does not report these symbols either.
        return Ok(());
    }
    let symbol = a.intern(&name);
    a.unprinted(|a| Assignment { symbol, span, value, redefinable: true }.perform(a))?;
    if !is_undefined {
        let symbol = a.intern(&name);
        mark(a, symbol);
    }
    Ok(())
}
