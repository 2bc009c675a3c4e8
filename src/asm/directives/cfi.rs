//! `.cfi_*`

use super::cfi_operands::{common_register_and_offset, register_and_offset, register_operand};
use super::operands::Operands;
use crate::arch::Isa;
use crate::asm::state::Assembler;
use crate::debug::cfi::{Frame, Operation, Pointer};
use crate::diag::{Code, Diagnostic};
use crate::model::SectionOffset;
use crate::parse::ast::Name;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error, text};
use crate::source::Span;

/// `.cfi_sections [.eh_frame] [, .debug_frame] [, .sframe]`
pub(super) fn sections(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    (a.debug.frames.eh_frame, a.debug.frames.debug_frame, a.debug.frames.sframe) = (false, false, false);
    cursor.optional_items(|cursor| {
        let Ok((name, at)) = cursor.name("") else {
            return Err(cursor.error(Code::CfiBadOperand, "expected .eh_frame, .debug_frame, or .sframe"));
        };
        match &*name {
            b".eh_frame" => a.debug.frames.eh_frame = true,
            b".debug_frame" => a.debug.frames.debug_frame = true,
            b".sframe" => a.debug.frames.sframe = true,
            other => {
                let other = String::from_utf8_lossy(other);
                let message =
                    format!("'{other}' is not a call frame section; expected .eh_frame, .debug_frame or .sframe");
                a.warn(Code::NoEffect, at, message);
            }
        }
        Ok(())
    })?;
    let frames = &a.debug.frames;
    let known = [(frames.eh_frame, ".eh_frame"), (frames.debug_frame, ".debug_frame"), (frames.sframe, ".sframe")];
    if let Some(mut print) = a.print() {
        let names: Vec<&str> = known.iter().filter(|name| name.0).map(|name| name.1).collect();
        print.frame_sections(&names);
    }
    Ok(())
}

/// `.cfi_startproc [simple]`
pub(super) fn startproc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let simple = cursor.eat_word("simple");
    cursor.finish_as(Code::UnexpectedToken, "unexpected token")?;
    start(a, simple, span)
}

/// Starts a frame.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn start(a: &mut Assembler<'_, '_>, simple: bool, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    let section = a.current(span)?.section;
    if let Some(open) = a.debug.frames.open_in(section) {
        let at = super::section::after(a, span);
        let error =
            Diagnostic::error(Code::CfiUnfinished, at, "starting new .cfi frame before finishing the previous one");
        return Err(Box::new(error.note(span, "new frame starts here").note(open, "previous frame starts here")));
    }
    if let Some(mut print) = a.print() {
        print.bare(if simple { ".cfi_startproc simple" } else { ".cfi_startproc" });
    }
    a.model.own_symbols += 1;
    let tls = a.model.sections[section.0 as usize].is_thread_local();
    let label = (a.desc.frame.names_starts || tls).then(|| own_label(a, place));
    a.debug.frames.start(place, label, section, simple, span);
    Ok(())
}

/// Defines an anonymous label, for places to which relocations cannot refer through the section symbol.
fn own_label(a: &mut Assembler<'_, '_>, place: SectionOffset) -> Name {
    let label = a.model.anonymous(b"");
    a.model.define_own(label, place);
    a.model.register(label);
    label
}

#[cold]
fn outside(span: Span) -> Box<Diagnostic> {
    let message = "this directive must appear between .cfi_startproc and .cfi_endproc directives";
    Box::new(syntax_error(Code::CfiOutsideProcedure, span, message).deferred())
}

/// `.cfi_endproc`
pub(crate) fn end(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    let Some(begin) = a.debug.frames.current().map(|frame| frame.begin) else { return Err(outside(span)) };
    if let Some(mut print) = a.print() {
        print.bare(".cfi_endproc");
    }
    a.model.own_symbols += 1;
    let section = a.current(span)?.section;
    let tls = a.model.sections[section.0 as usize].is_thread_local();
    // The size of a frame that begins in the table itself is relative to its field and needs a relocation.
    let needs_relocation = a.desc.frame.names_starts && a.model.section_of(begin) != section;
    let label = (tls || needs_relocation).then(|| own_label(a, place));
    a.debug.frames.end(place, label);
    Ok(())
}

/// The open frame.
///
/// # Errors
/// If no frame is open.
pub(crate) fn open<'a>(a: &'a mut Assembler<'_, '_>, span: Span) -> Parse<&'a mut Frame> {
    a.debug.frames.current().ok_or_else(|| outside(span))
}

/// Adds an instruction to the open frame.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn push(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    if a.printer.is_some() && a.debug.frames.current().is_some() {
        print_operation(a, &operation);
    }
    push_unprinted(a, operation, span)
}

#[cold]
#[inline(never)]
fn print_operation(a: &mut Assembler<'_, '_>, operation: &Operation) {
    if let Some(mut print) = a.print() {
        print.frame_operation(operation);
    }
}

/// Prints a directive without operands.
pub(crate) fn print(a: &mut Assembler<'_, '_>, directive: &str) {
    if let Some(mut print) = a.print() {
        print.bare(directive);
    }
}

/// [`push`] of an operation that is printed as something else.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn push_unprinted(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    let (program, late) = a.debug.frames.open_program().ok_or_else(|| outside(span))?;
    program.push(place, operation, span.start, &a.desc.frame, late);
    Ok(())
}

/// Adds a `.cfi_offset` to the open frame.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn push_saved(a: &mut Assembler<'_, '_>, saved: (u64, i64), span: Span) -> Parse<()> {
    let place = a.here(span)?;
    if let Some(mut print) = a.print() {
        print.frame_saved(saved.0, saved.1);
    }
    let (program, _) = a.debug.frames.open_program().ok_or_else(|| outside(span))?;
    program.push_saved(place, saved.0, saved.1, span.start, &a.desc.frame);
    Ok(())
}

/// Reads a register name; returns it in lower case.
///
/// # Errors
/// A warning if it is not known: the directive has no effect then.
pub(crate) fn register_name(cursor: &mut Cursor<'_, '_>, is_known: impl Fn(&str) -> bool) -> Parse<(String, Span)> {
    let span = cursor.here();
    let name = text(cursor.text()).to_ascii_lowercase();
    if cursor.kind() != Some(Kind::Ident) || !is_known(&name) {
        return Err(no_effect(cursor));
    }
    cursor.bump();
    Ok((name, span))
}

/// The warning for an operand that is not a register, where llvm-mc silently drops the directive.
#[cold]
pub(crate) fn no_effect(cursor: &Cursor<'_, '_>) -> Box<Diagnostic> {
    let shown = String::from_utf8_lossy(cursor.text());
    let message = format!("'{shown}' is not a register; the directive has no effect");
    let warning = Diagnostic::warning(Code::NoEffect, cursor.here(), message);
    Box::new(warning.help("use the DWARF number of the register"))
}

/// A directive with a register.
#[inline]
pub(super) fn with_register(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
    operation: impl Fn(u64) -> Operation,
) -> Parse<()> {
    let register = register_operand(a, cursor)?;
    cursor.finish()?;
    push(a, operation(register), span)
}

/// A directive with an offset.
#[inline]
pub(super) fn with_offset(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
    operation: impl Fn(i64) -> Operation,
) -> Parse<()> {
    let offset = a.constant(cursor)?.0;
    cursor.finish()?;
    push(a, operation(offset), span)
}

/// A directive with a register and an offset.
#[inline]
pub(super) fn with_both(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
    operation: impl Fn(u64, i64) -> Operation,
) -> Parse<()> {
    let (register, offset) = register_and_offset(a, cursor)?;
    cursor.finish()?;
    push(a, operation(register, offset), span)
}

/// `.cfi_offset register, offset`: by far the most common of these directives, so it makes no `Operation`.
pub(super) fn offset(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let saved = register_and_offset(a, cursor)?;
    cursor.finish()?;
    push_saved(a, saved, span)
}

/// Reads the operands of `.cfi_offset` if they have a common form.
pub(super) fn common_saved(cursor: &mut LineCursor<'_>, isa: &Isa) -> Option<Operands> {
    let (register, offset) = common_register_and_offset(cursor, isa)?;
    Some(Operands::Saved(register, offset))
}

/// `.cfi_def_cfa register, offset`
pub(super) fn def_cfa(register: u64, offset: i64) -> Operation {
    Operation::DefCfa { register, offset }
}

/// As [`common_saved`], for [`with_both`].
pub(super) fn common_both(
    cursor: &mut LineCursor<'_>,
    isa: &Isa,
    operation: fn(u64, i64) -> Operation,
) -> Option<Operands> {
    let (register, offset) = common_register_and_offset(cursor, isa)?;
    Some(Operands::Both(register, offset, operation))
}

/// As [`common_saved`], for [`with_offset`].
pub(super) fn common_offset(cursor: &mut LineCursor<'_>, operation: fn(i64) -> Operation) -> Option<Operands> {
    Some(Operands::Offset(cursor.number()?.0, operation))
}

/// `.cfi_llvm_def_aspace_cfa register, offset, space`
pub(super) fn llvm_def_aspace_cfa(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (register, offset) = register_and_offset(a, cursor)?;
    cursor.comma()?;
    let space = a.constant(cursor)?.0;
    cursor.finish()?;
    push(a, Operation::LlvmDefAspaceCfa { register, offset, space }, span)
}

/// `.cfi_register register, register`
pub(super) fn register(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let register = register_operand(a, cursor)?;
    cursor.comma()?;
    let other = register_operand(a, cursor)?;
    cursor.finish()?;
    push(a, Operation::Register { register, other }, span)
}

/// `.cfi_window_save`
pub(crate) fn window_save(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    push_unprinted(a, Operation::WindowSave, span)?;
    if a.printer.is_some() {
        let directive = String::from_utf8_lossy(a.sources.text(span)).into_owned();
        print(a, &directive);
    }
    Ok(())
}

/// `.cfi_escape byte, ...`
pub(super) fn escape(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let mut bytes = Vec::new();
    cursor.items(|cursor| {
        let value = a.constant(cursor)?.0;
        bytes.push(crate::model::Value::Relocatable(crate::model::RelocatableValue::constant(value)));
        Ok(())
    })?;
    push(a, Operation::Escape(bytes), span)?;
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
    Ok(())
}

/// `.cfi_signal_frame`
pub(super) fn signal_frame(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    open(a, span)?.signal = true;
    if let Some(mut print) = a.print() {
        print.bare(".cfi_signal_frame");
    }
    Ok(())
}

/// `.cfi_label name`
pub(super) fn label(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let label = a.symbol(cursor, "")?;
    cursor.finish()?;
    add_label(a, label, span)
}

/// Defines a symbol at the current position in the frame's instructions.
pub(crate) fn add_label(a: &mut Assembler<'_, '_>, (symbol, at): (Name, Span), span: Span) -> Parse<()> {
    if a.debug.frames.current().is_none() {
        return Err(outside(span));
    }
    if !a.model.may_label_in_table(symbol) {
        let message = format!("symbol '{}' is already defined", a.model.display_name(symbol));
        return Err(syntax_error(Code::SymbolRedefined, at, message));
    }
    a.model.set_position(symbol, at.start);
    push(a, Operation::Label(symbol, at.start), span)
}

/// `.cfi_return_column register`
pub(super) fn return_column(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let register = register_operand(a, cursor)?;
    cursor.finish()?;
    open(a, span)?.set_return_column(register);
    if let Some(mut print) = a.print() {
        print.return_column(register);
    }
    Ok(())
}

/// `.cfi_personality encoding [, symbol]`, `.cfi_lsda encoding [, symbol]`, which set a `field` of the frame unless the
/// encoding is 0xff.
pub(super) fn pointer(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
    (directive, field): (&str, fn(&mut Frame) -> &mut Option<Pointer>),
) -> Parse<()> {
    let (encoding, at) = a.constant(cursor)?;
    if encoding == 0xff {
        cursor.finish()?;
        if let Some(mut print) = a.print() {
            print.leave_end();
        }
        return Ok(());
    }
    check_encoding(encoding, at)?;
    cursor.comma()?;
    if cursor.byte() == b'.' && cursor.tokens().text() == b"." {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected identifier in directive"));
    }
    let (symbol, at) = a.symbol(cursor, " in directive")?;
    cursor.finish()?;
    a.model.asked_for(symbol, at.start);
    let pointer = Pointer { symbol, encoding: encoding as u8 };
    *field(open(a, span)?) = Some(pointer);
    if let Some(mut print) = a.print() {
        print.frame_pointer(directive, pointer);
    }
    Ok(())
}

/// Rejects pointer encodings (`DW_EH_PE_*`) that call frames do not support.
pub(crate) fn check_encoding(encoding: i64, at: Span) -> Parse<()> {
    // A format of 2, 4 or 8 bytes or of a pointer, signed or unsigned; absolute or PC-relative; optionally indirect.
    let valid = matches!(encoding & 0xf, 0 | 2 | 3 | 4 | 8 | 0xa | 0xb | 0xc) && matches!(encoding & 0x70, 0 | 0x10);
    if !(0..=0xff).contains(&encoding) || !valid {
        return Err(syntax_error(Code::CfiBadOperand, at, "unsupported encoding."));
    }
    Ok(())
}
