//! `.seh_*`: Windows unwind information.

use crate::arch::WindowsUnwind;
use crate::asm::state::Assembler;
use crate::asm::state::print_section;
use crate::asm::state::seh::UnwindSections;
use crate::debug::seh::{Operation, Refused, Unwind};
use crate::diag::{Code, Diagnostic};
use crate::model::SectionOffset;
use crate::parse::ast::Name;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// The current position, if the target supports Windows unwind information.
fn here(a: &Assembler<'_, '_>, span: Span) -> Parse<SectionOffset> {
    supported(a, span)?;
    a.here(span)
}

fn supported(a: &Assembler<'_, '_>, span: Span) -> Parse<()> {
    let WindowsUnwind::None(help) = a.desc.windows_unwind else { return Ok(()) };
    let error =
        Diagnostic::error(Code::UnsupportedDirective, span, ".seh_* directives are not supported on this target");
    Err(Box::new(error.help(help)))
}

/// Runs a directive on the unwind state, and turns a rejection into an error.
pub(crate) fn apply<T>(
    a: &mut Assembler<'_, '_>,
    span: Span,
    change: impl FnOnce(&mut Unwind, SectionOffset) -> Result<T, Refused>,
) -> Parse<T> {
    let place = here(a, span)?;
    change(a.debug.unwind, place).map_err(|refused| explain(a, refused, span))
}

/// Like [`apply`], for an unwind step. For some machines llvm-mc reports errors in these without a location.
pub(crate) fn apply_step<T>(
    a: &mut Assembler<'_, '_>,
    span: Span,
    change: impl FnOnce(&mut Unwind, SectionOffset) -> Result<T, Refused>,
) -> Parse<T> {
    let placeless = a.debug.unwind.rules.placeless;
    apply(a, span, change).map_err(|error| {
        if placeless && error.code != Code::UnsupportedDirective {
            return Box::new(Diagnostic { span: None, ..*error }.note(span, "in this directive"));
        }
        error
    })
}

#[cold]
fn explain(a: &Assembler<'_, '_>, refused: Refused, span: Span) -> Box<Diagnostic> {
    let name = refused.function.map_or("".into(), |f| String::from_utf8_lossy(a.model.names.text(f)));
    Box::new(syntax_error(refused.code, span, format!("{}{name}", refused.message)).deferred())
}

/// `.seh_proc symbol`
pub(super) fn proc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (function, _) = a.symbol(cursor, "")?;
    cursor.finish()?;
    start_function(a, function, span)
}

/// Starts the frame of a function.
pub(crate) fn start_function(a: &mut Assembler<'_, '_>, function: Name, span: Span) -> Parse<()> {
    let section = a.current(span)?.section;
    apply(a, span, |unwind, at| unwind.start(function, at, section, span.start))?;
    if let Some(mut print) = a.print() {
        print.function(function);
    }
    Ok(())
}

/// `.seh_endproc`: ends a function and writes its unwind information.
pub(crate) fn end_function(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let frames = apply(a, span, Unwind::end)?;
    let section = a.debug.unwind.frames.get(frames.start).map(|f| f.section);
    for frame in frames {
        UnwindSections::of(a).write_info(frame, false);
    }
    if let Some(section) = section {
        a.sections.switch(a.model, section, 0);
        print_section(a);
    }
    print(a, ".seh_endproc");
    Ok(())
}

/// `.seh_startchained`
pub(crate) fn start_chained(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let section = a.current(span)?.section;
    apply(a, span, |unwind, at| unwind.start_chained(at, section, span.start))?;
    print(a, ".seh_startchained");
    Ok(())
}

/// Prints a directive without operands.
#[inline]
pub(crate) fn print(a: &mut Assembler<'_, '_>, directive: &str) {
    if let Some(mut print) = a.print() {
        print.bare(directive);
    }
}

/// Prints a directive and its operands.
#[inline]
pub(crate) fn print_line(a: &mut Assembler<'_, '_>, directive: &str, operands: std::fmt::Arguments<'_>) {
    if let Some(mut print) = a.print() {
        print.line(directive, operands);
    }
}

/// A directive without operands: prints it once `change` has accepted it.
pub(super) fn bare(
    a: &mut Assembler<'_, '_>,
    directive: &str,
    change: impl FnOnce(&mut Assembler<'_, '_>) -> Parse<()>,
) -> Parse<()> {
    change(a)?;
    print(a, directive);
    Ok(())
}

/// [`bare`] for a step of a prologue or epilogue.
pub(super) fn bare_step(
    a: &mut Assembler<'_, '_>,
    span: Span,
    change: impl FnOnce(&mut Unwind, SectionOffset) -> Result<(), Refused>,
) -> Parse<()> {
    apply_step(a, span, change)?;
    print_step(a, span, format_args!(""));
    Ok(())
}

/// `@unwind` or `@except`, or the same with `%`.
fn attribute(cursor: &mut LineCursor<'_>) -> Parse<(bool, bool)> {
    let Some(span) = cursor.sign(b"@%") else {
        return Err(cursor.error(Code::SehBadOperand, "a handler attribute must begin with '@' or '%'"));
    };
    if cursor.eat_word("unwind") {
        Ok((true, false))
    } else if cursor.eat_word("except") {
        Ok((false, true))
    } else {
        Err(syntax_error(Code::SehBadOperand, span, "expected @unwind or @except"))
    }
}

/// `.seh_handler symbol, @unwind[, @except]`
pub(super) fn handler(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (handler, _) = a.symbol(cursor, "")?;
    if !cursor.eat(b',') {
        return Err(cursor.error(Code::SehBadOperand, "you must specify one or both of @unwind or @except"));
    }
    let (mut unwind, mut except) = attribute(cursor)?;
    if cursor.eat(b',') {
        let more = attribute(cursor)?;
        (unwind, except) = (unwind || more.0, except || more.1);
    }
    cursor.finish()?;
    set_handler(a, handler, (unwind, except), span)
}

/// Sets the handler of the function, for unwinding, exceptions or both.
pub(crate) fn set_handler(
    a: &mut Assembler<'_, '_>,
    handler: Name,
    (unwind, except): (bool, bool),
    span: Span,
) -> Parse<()> {
    apply(a, span, |state, _| state.handler(handler, unwind, except))?;
    if let Some(mut print) = a.print() {
        print.handler(handler, (unwind, except));
    }
    if !except && !a.debug.unwind.rules.has_unwind_handlers {
        let message = "handler is ignored: this target has no unwind-only handlers; add '@except'";
        a.warn(Code::NoEffect, span, message);
    }
    Ok(())
}

/// `.seh_handlerdata`: the following data is placed after the function's unwind information.
pub(crate) fn start_handler_data(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let frame = apply(a, span, |unwind, _| unwind.handler_data())?;
    UnwindSections::of(a).write_info(frame, true);
    print(a, ".seh_handlerdata");
    if let Some(current) = a.sections.current()
        && let Some(mut print) = a.print()
    {
        print.stay_in(current.section, current.number);
    }
    Ok(())
}

/// An offset or a size: an unsigned 32-bit number.
pub(crate) fn offset(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<u32> {
    let (value, at) = a.constant(cursor)?;
    u32::try_from(value).map_err(|_| {
        let message = "unwind code offset or size must be an unsigned 32-bit number";
        Box::new(syntax_error(Code::SehBadOperand, at, message).deferred())
    })
}

pub(crate) fn multiple(value: u32, of: u32, message: &str, span: Span) -> Parse<()> {
    if value.is_multiple_of(of) {
        return Ok(());
    }
    Err(Box::new(syntax_error(Code::SehBadOperand, span, message).deferred()))
}

pub(crate) fn step(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    apply_step(a, span, |unwind, at| unwind.step(at, operation))
}

/// `.seh_stackalloc size`
pub(super) fn stackalloc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let size = offset(a, cursor)?;
    cursor.finish()?;
    allocate(a, size, span)?;
    let blank = if a.debug.unwind.rules.slot.is_some() { ' ' } else { '\t' };
    print_step(a, span, format_args!("{blank}{size}"));
    Ok(())
}

/// Adds a stack allocation.
pub(crate) fn allocate(a: &mut Assembler<'_, '_>, size: u32, span: Span) -> Parse<()> {
    apply_step(a, span, |unwind, _| unwind.current().map(drop))?;
    let rules = a.debug.unwind.rules;
    let operation = (rules.allocate)(size);
    let Some(slot) = rules.slot else {
        return checked_step(a, operation, span);
    };
    if size == 0 {
        return Err(Box::new(
            syntax_error(Code::SehBadOperand, span, "stack allocation size must be non-zero").deferred(),
        ));
    }
    multiple(size, slot, "stack allocation size is not a multiple of 8", span)?;
    step(a, operation, span)
}

/// Adds a step; warns about an offset or size that does not fit its unwind code.
pub(crate) fn checked_step(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    if !(a.debug.unwind.rules.says)(operation) {
        let message = format!("unwind code operand {} is truncated", operation.value as i32);
        a.warn(Code::ValueTruncated, span, message);
    }
    step(a, operation, span)
}

/// A step with an offset or a size.
pub(crate) fn sized_step<const CODE: u8>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
) -> Parse<()> {
    let value = offset(a, cursor)?;
    cursor.finish()?;
    checked_step(a, Operation::new(CODE, value), span)?;
    print_step(a, span, format_args!("\t{value}"));
    Ok(())
}

/// Prints a step of a machine: the directive at a position of the text, and its operands.
#[inline]
pub(crate) fn print_step(a: &mut Assembler<'_, '_>, span: Span, operands: std::fmt::Arguments<'_>) {
    if a.printer.is_some() {
        let directive = String::from_utf8_lossy(a.sources.text(span)).to_ascii_lowercase();
        let is_left = a.debug.unwind.rules.slot.is_none();
        if let Some(mut print) = a.print() {
            // For most machines llvm-mc leaves the ends of steps.
            match is_left {
                true => {
                    print.apart().line(&directive, operands);
                    print.leave_end();
                }
                false => print.line(&directive, operands),
            }
        }
    }
}

/// A step without operands.
pub(crate) fn lone_step(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    step(a, operation, span)?;
    print_step(a, span, format_args!(""));
    Ok(())
}

/// The error for an operand that an unwind code cannot represent.
pub(crate) fn bad_operand(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(Code::SehBadOperand, span, message)
}

/// `.seh_unwindversion number`
pub(super) fn unwindversion(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let version = super::codeview::integer(cursor, "expected unwind version number")?.0;
    let Some(version) = u8::try_from(version).ok().filter(|&v| v > 0) else {
        return Err(syntax_error(Code::SehBadOperand, span, "invalid unwind version"));
    };
    cursor.finish()?;
    apply(a, span, |unwind, _| unwind.version(version))?;
    print_line(a, ".seh_unwindversion", format_args!(" {version}"));
    Ok(())
}
