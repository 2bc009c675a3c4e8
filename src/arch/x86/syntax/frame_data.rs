//! `.cv_fpo_*`: FPO data, the debug information for frames of 32-bit code. Only COFF objects have it; elsewhere the
//! directives have no effect.

use super::register;
use crate::arch::x86::debugger_name;
use crate::asm::directives::codeview::integer;
use crate::asm::directives::codeview_tables::align_section;
use crate::asm::state::Assembler;
use crate::debug::codeview::FrameOperation;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

fn misplaced(message: &str, span: Span) -> Box<crate::diag::Diagnostic> {
    syntax_error(Code::CodeViewMisplaced, span, message)
}

/// Returns whether the object has FPO data; if not, warns that the directive has no effect.
fn counts(a: &mut Assembler<'_, '_>, span: Span) -> bool {
    let counts = a.debug.codeview.relocations.is_some();
    if !counts {
        a.warn(Code::NoEffect, span, "FPO data is written to COFF objects only");
    }
    counts
}

/// `.cv_fpo_proc symbol bytes-of-parameters`
pub(super) fn proc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let Ok((name, _)) = cursor.name("") else {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected symbol name"));
    };
    let symbol = a.intern(&name);
    let parameters = integer(cursor, "expected parameter byte count")?.0;
    let Ok(parameters) = u32::try_from(parameters) else {
        return Err(cursor.error(Code::CodeViewBadOperand, "parameters size out of range"));
    };
    cursor.finish()?;
    if !counts(a, span) {
        return Ok(());
    }
    let place = a.here(span)?;
    a.debug.codeview.start_procedure(symbol, parameters, place).map_err(|message| misplaced(message, span))?;
    if let Some(mut print) = a.print() {
        print.of_symbol_and(".cv_fpo_proc", symbol, format_args!(" {parameters}"));
    }
    Ok(())
}

/// Prints a directive and its operands.
fn print(a: &mut Assembler<'_, '_>, directive: &str, operands: std::fmt::Arguments<'_>) {
    if let Some(mut print) = a.print() {
        print.line(directive, operands);
    }
}

/// Prints a directive with a register, which CodeView names after `$`.
fn print_register(a: &mut Assembler<'_, '_>, directive: &str, register: &str) {
    let sign = if a.printer.as_deref().is_some_and(|printer| printer.style.intel) { "" } else { "%" };
    print(a, directive, format_args!("\t{sign}{}", register.trim_start_matches('$')));
}

fn step(a: &mut Assembler<'_, '_>, operation: FrameOperation, span: Span) -> Parse<()> {
    if !counts(a, span) {
        return Ok(());
    }
    let place = a.here(span)?;
    a.debug.codeview.step(operation, place).map_err(|message| misplaced(message, span))
}

fn register_name(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<Box<str>> {
    let (register, at) = register::of_directive(a, cursor.tokens())?;
    cursor.finish()?;
    debugger_name(register).ok_or_else(|| {
        let message = "CodeView has no number for this register";
        syntax_error(Code::CodeViewBadOperand, at, message)
    })
}

/// `.cv_fpo_setframe register`
pub(super) fn setframe(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let register = register_name(a, cursor)?;
    step(a, FrameOperation::SetFrame(register.clone()), span)?;
    print_register(a, ".cv_fpo_setframe", &register);
    Ok(())
}

/// `.cv_fpo_pushreg register`
pub(super) fn pushreg(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let register = register_name(a, cursor)?;
    step(a, FrameOperation::Push(register.clone()), span)?;
    print_register(a, ".cv_fpo_pushreg", &register);
    Ok(())
}

/// `.cv_fpo_stackalloc bytes`
pub(super) fn stackalloc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let bytes = integer(cursor, "expected offset")?.0 as u32;
    cursor.finish()?;
    step(a, FrameOperation::Allocate(bytes), span)?;
    print(a, ".cv_fpo_stackalloc", format_args!("\t{bytes}"));
    Ok(())
}

/// `.cv_fpo_stackalign bytes`
pub(super) fn stackalign(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let bytes = integer(cursor, "expected offset")?.0 as u32;
    cursor.finish()?;
    step(a, FrameOperation::Align(bytes), span)?;
    print(a, ".cv_fpo_stackalign", format_args!("\t{bytes}"));
    Ok(())
}

/// `.cv_fpo_endprologue`
pub(super) fn endprologue(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    if !counts(a, span) {
        return Ok(());
    }
    let place = a.here(span)?;
    a.debug.codeview.end_prologue(place).map_err(|message| misplaced(message, span))?;
    print(a, ".cv_fpo_endprologue", format_args!(""));
    Ok(())
}

/// `.cv_fpo_endproc`
pub(super) fn endproc(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    if !counts(a, span) {
        return Ok(());
    }
    let place = a.here(span)?;
    a.debug.codeview.end_procedure(place).map_err(|message| misplaced(message, span))?;
    print(a, ".cv_fpo_endproc", format_args!(""));
    Ok(())
}

/// `.cv_fpo_data symbol`
pub(super) fn data(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let Ok((name, at)) = cursor.name("") else {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected symbol name"));
    };
    cursor.finish()?;
    if !counts(a, span) {
        return Ok(());
    }
    let symbol = a.intern(&name);
    a.current(span)?;
    let tail = a.debug.codeview.frame_data(symbol).ok_or_else(|| {
        let name = String::from_utf8_lossy(&name);
        syntax_error(Code::CodeViewMisplaced, at, format!("no FPO data found for symbol {name}"))
    })?;
    align_section(a, span)?;
    if let Some(mut print) = a.print() {
        print.attribute(".cv_fpo_data", symbol);
    }
    a.model.register(symbol);
    a.emit(EmitKind::Data, span)?.tail(tail, span.start);
    Ok(())
}
