//! Labels.

use super::assignment::assign_conditionals;
use super::defined::first_definition;
use super::recording::mark;
use super::{Assembler, describe, structure};
use crate::diag::Code;
use crate::model::{Definition, SectionOffset, SymbolFlag};
use crate::parse::ast::Name;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use std::hint::cold_path;

#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(in crate::asm) fn define_named(a: &mut Assembler<'_, '_>, name: &[u8], span: Span) -> Parse<()> {
    if let [b'.'] = name {
        cold_path();
        return Err(syntax_error(Code::UnexpectedToken, span, "'.' is the location counter and cannot be a label"));
    }
    let symbol = a.intern(name);
    define(a, symbol, span)
}

/// Defines a symbol as a label at the end of the current section.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn define(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) -> Parse<()> {
    a.progress.interruptions += 1;
    let place = match a.here(span) {
        Ok(place) => place,
        Err(missing) => {
            cold_path();
            return structure::label(a, symbol, span, missing);
        }
    };
    let known = a.model.symbol(symbol);
    if known.is(SymbolFlag::Discarded) {
        cold_path();
        return Ok(());
    }
    let is_known = known.is_defined();
    if is_known {
        check_definition(a, symbol, span)?;
    }
    if let Some(mut print) = a.print() {
        cold_path();
        print.label(symbol);
    }
    // A label in a thread-local section becomes STT_TLS, whatever `.type` was given before.
    run_hook(a, symbol);
    if is_known {
        a.model.label_common(symbol, place, a.debug.tables());
    }
    place_label(a, symbol, place)?;
    if a.debug.describes() {
        cold_path();
        describe::label(a, symbol, span);
    }
    Ok(())
}

/// Checks that a symbol that has a definition may become a label.
#[cold]
#[inline(never)]
fn check_definition(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) -> Parse<()> {
    let known = a.model.symbol(symbol);
    match known.definition {
        // COFF: the label prevails, and other objects see the symbol as common.
        Definition::Common(_) if a.is_coff() && !a.model.names_section(symbol) => {}
        // ELF: a label within this source, a common symbol to other objects.
        Definition::Common(_) if !a.is_coff() => {
            let message = format!(
                "'{}' is a common symbol; the label is not visible to other objects",
                a.model.display_name(symbol)
            );
            a.warn(Code::IgnoredRedefinition, span, message);
            if let Some(block) = a.model.common(symbol) {
                a.model.labeled_commons.insert(symbol, block);
            }
        }
        // COFF symbols with an antidependency also have `Weakref` set, but may become labels.
        Definition::Variable(_)
            if known.is(SymbolFlag::Redefinable) && (a.is_coff() || !known.is(SymbolFlag::Weakref)) =>
        {
            // Earlier uses refer to the label, too, except where a constant was already folded in.
        }
        _ => {
            let message = format!("symbol '{}' is already defined", a.model.display_name(symbol));
            let error = syntax_error(Code::SymbolRedefined, span, message);
            return Err(first_definition(a, error, symbol));
        }
    }
    Ok(())
}

#[inline(always)]
fn place_label(a: &mut Assembler<'_, '_>, name: Name, place: SectionOffset) -> Parse<()> {
    a.progress.mark(name, mark::DEFINED);
    a.model.define_registered(name, place);
    assign_conditionals(a, name)
}

/// Defines a numbered (directional) label.
pub(crate) fn define_numbered(a: &mut Assembler<'_, '_>, label: u64, span: Span) -> Parse<()> {
    let Ok(label) = u32::try_from(label) else {
        return Err(syntax_error(Code::BadNumber, span, "local label number does not fit in 32 bits"));
    };
    let place = a.here(span)?;
    a.progress.interruptions += 1;
    let symbol = a.state.locals.define(label, a.model);
    if let Some(mut print) = a.print() {
        print.label(symbol);
    }
    place_label(a, symbol, place)?;
    run_hook(a, symbol);
    if a.debug.describes() {
        describe::label(a, symbol, span);
    }
    Ok(())
}

#[inline]
fn run_hook(a: &mut Assembler<'_, '_>, symbol: Name) {
    if let Some(hook) = a.hooks.label {
        hook(a, symbol);
    }
}
