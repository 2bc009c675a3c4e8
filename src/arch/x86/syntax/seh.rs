//! The `.seh_*` directives of x64 that name registers.

use super::register;
#[cfg(feature = "disasm")]
use crate::arch::x86::register_names::Kind as Kinds;
use crate::arch::x86::registers::Kind as RegisterKind;
use crate::arch::x86::seh as x64;
use crate::asm::directives::seh::{apply, multiple, offset, print_step, step};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::Span;

/// A general or vector register, by name or number.
fn register_number(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, xmm: bool) -> Parse<u8> {
    let common = cursor.scan(|s| {
        let (name, len) = if s.eat(b'%') { s.packed() } else { return None };
        s.at += len;
        a.isa.x86()?.saved_register(name, xmm)
    });
    match common {
        Some(register) => Ok(register),
        None => general_register(a, cursor.tokens(), xmm),
    }
}

fn general_register(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, xmm: bool) -> Parse<u8> {
    let at = cursor.here();
    if cursor.kind() != Some(Kind::Number) {
        let (register, at) = register::of_directive(a, cursor)?;
        return match register.kind {
            RegisterKind::Xmm if xmm => Ok(register.number),
            RegisterKind::Gp64 if !xmm => Ok(register.number),
            RegisterKind::Ip64 if !xmm => Ok(0),
            _ => {
                let message = "register is not supported for use with this directive";
                Err(syntax_error(Code::SehBadOperand, at, message))
            }
        };
    }
    let number = a.absolute(cursor)?;
    if (16..32).contains(&number) {
        let message = "unwind codes encode registers 0 to 15; the number is truncated to four bits";
        a.warn(Code::ValueTruncated, at, message);
    }
    match u8::try_from(number) {
        Ok(number @ 0..32) => Ok(number),
        _ => {
            let message = "incorrect register number for use with this directive";
            Err(syntax_error(Code::SehBadOperand, at, message))
        }
    }
}

fn register_and_offset(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    xmm: bool,
    missing: &str,
) -> Parse<(u8, u32)> {
    let register = register_number(a, cursor, xmm)?;
    if !cursor.eat(b',') {
        return Err(cursor.error(Code::ExpectedComma, missing));
    }
    let offset = offset(a, cursor)?;
    cursor.finish_as(Code::ExpectedNewline, "expected end of directive")?;
    Ok((register, offset))
}

/// `.seh_pushreg register`
pub(super) fn pushreg(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let register = register_number(a, cursor, false)?;
    cursor.finish_as(Code::ExpectedNewline, "expected end of directive")?;
    step(a, x64::push(register), span)?;
    print(a, span, (register, false), None);
    Ok(())
}

/// Prints a step with a general or vector register.
#[cfg(feature = "disasm")]
fn print(a: &mut Assembler<'_, '_>, span: Span, (register, xmm): (u8, bool), offset: Option<u32>) {
    let kind = if xmm { Kinds::Xmm } else { Kinds::Gp64 };
    let name = crate::arch::x86::disasm::register_name(kind, register);
    let sign = if a.printer.as_deref().is_some_and(|printer| printer.style.intel) { "" } else { "%" };
    let offset = offset.map(|offset| format!(", {offset}")).unwrap_or_default();
    print_step(a, span, format_args!(" {sign}{name}{offset}"));
}

#[cfg(not(feature = "disasm"))]
fn print(_: &mut Assembler<'_, '_>, _: Span, _: (u8, bool), _: Option<u32>) {}

/// `.seh_setframe register, offset`
pub(super) fn setframe(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (register, offset) = register_and_offset(a, cursor, false, "you must specify a stack pointer offset")?;
    let twice = apply(a, span, |unwind, _| Ok(unwind.current()?.frame_pointer.is_some()))?;
    if twice {
        let message = "frame register and offset can be set at most once";
        return Err(Box::new(syntax_error(Code::SehMisplaced, span, message).deferred()));
    }
    multiple(offset, 16, "offset is not a multiple of 16", span)?;
    if offset > 240 {
        let message = "frame offset must be less than or equal to 240";
        return Err(Box::new(syntax_error(Code::SehBadOperand, span, message).deferred()));
    }
    let operation = x64::set_frame(register, offset);
    apply(a, span, |unwind, at| {
        let frame = unwind.current()?;
        frame.frame_pointer = Some(operation);
        frame.steps.push((at, operation));
        Ok(())
    })?;
    print(a, span, (register, false), Some(offset));
    Ok(())
}

/// `.seh_savereg register, offset`
pub(super) fn savereg(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let missing = "you must specify an offset on the stack";
    let (register, offset) = register_and_offset(a, cursor, false, missing)?;
    apply(a, span, |unwind, _| unwind.current().map(drop))?;
    multiple(offset, 8, "register save offset is not 8 byte aligned", span)?;
    step(a, x64::save(register, offset), span)?;
    print(a, span, (register, false), Some(offset));
    Ok(())
}

/// `.seh_savexmm register, offset`
pub(super) fn savexmm(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let missing = "you must specify an offset on the stack";
    let (register, offset) = register_and_offset(a, cursor, true, missing)?;
    apply(a, span, |unwind, _| unwind.current().map(drop))?;
    multiple(offset, 16, "offset is not a multiple of 16", span)?;
    step(a, x64::save_xmm(register, offset), span)?;
    print(a, span, (register, true), Some(offset));
    Ok(())
}

/// `.seh_pushframe [@code]`
pub(super) fn pushframe(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let sign = cursor.sign(b"@");
    if let Some(at) = sign
        && !cursor.eat_word("code")
    {
        return Err(syntax_error(Code::SehBadOperand, at, "expected @code"));
    }
    let error_code = sign.is_some();
    cursor.finish_as(Code::ExpectedNewline, "expected end of directive")?;
    let first = apply(a, span, |unwind, _| Ok(unwind.current()?.steps.is_empty()))?;
    if !first {
        let message = "If present, PushMachFrame must be the first UOP";
        return Err(Box::new(syntax_error(Code::SehMisplaced, span, message).deferred()));
    }
    step(a, x64::push_machine_frame(error_code), span)?;
    print_step(a, span, format_args!("{}", if error_code { " @code" } else { "" }));
    Ok(())
}
