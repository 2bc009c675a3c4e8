//! `.seh_*`: Windows' unwind information for x64.

use super::register;
use crate::assembler::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::lexer::Kind;
use crate::model::SectionOffset;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::x86::registers::Kind as RegisterKind;
use crate::unwind::{Operation, Refused, Unwind, x64};

/// Whether the target has such information; the place where the directive stands.
fn here(a: &Assembler<'_, '_>, span: Span) -> Parse<SectionOffset> {
    supported(a, span)?;
    a.here(span)
}

fn supported(a: &Assembler<'_, '_>, span: Span) -> Parse<()> {
    if a.options.triple.uses_windows_unwinding() {
        return Ok(());
    }
    let error =
        Diagnostic::error(Code::UnsupportedDirective, span, ".seh_* directives are not supported on this target");
    let help = match a.options.triple.format {
        crate::triple::ObjectFormat::Elf => "ELF objects have .cfi_* for this",
        crate::triple::ObjectFormat::Coff => "32-bit x86 registers its handlers at run time; see .safeseh",
    };
    Err(Box::new(error.help(help)))
}

/// Runs a directive on the state, and tells what it refuses.
fn apply<T>(
    a: &mut Assembler<'_, '_>,
    span: Span,
    change: impl FnOnce(&mut Unwind, SectionOffset) -> Result<T, Refused>,
) -> Parse<T> {
    let place = here(a, span)?;
    change(&mut a.debug.unwind, place).map_err(|refused| explain(a, refused, span))
}

#[cold]
fn explain(a: &Assembler<'_, '_>, refused: Refused, span: Span) -> Box<Diagnostic> {
    let name = refused.function.map_or("".into(), |f| String::from_utf8_lossy(a.model.names.text(f)));
    Box::new(syntax_error(refused.code, span, format!("{}{name}", refused.message)).deferred())
}

/// `.seh_proc symbol`
pub(super) fn proc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    cursor.finish()?;
    start(a, &name, span)
}

/// Starts the frame of a function.
pub(super) fn start(a: &mut Assembler<'_, '_>, name: &[u8], span: Span) -> Parse<()> {
    let function = a.intern(name);
    let section = a.current(span)?.section;
    apply(a, span, |unwind, at| unwind.start(function, at, section, span.start))
}

/// `.seh_endproc`
pub(super) fn endproc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let frames = apply(a, span, Unwind::end)?;
    let section = a.debug.unwind.frames.get(frames.start).map(|f| f.section);
    for frame in frames {
        a.unwind_info(frame);
    }
    if let Some(section) = section {
        a.switch_to(section);
    }
    Ok(())
}

/// `.seh_endfunclet`
pub(super) fn endfunclet(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply(a, span, Unwind::end_funclet)
}

/// `.seh_startchained`
pub(super) fn startchained(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let section = a.current(span)?.section;
    apply(a, span, |unwind, at| unwind.start_chained(at, section, span.start))
}

/// `.seh_endchained`
pub(super) fn endchained(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply(a, span, Unwind::end_chained)
}

/// `@unwind` or `@except`, also with `%`.
fn attribute(cursor: &mut Cursor<'_, '_>) -> Parse<(bool, bool)> {
    let span = cursor.here();
    if !matches!(cursor.kind(), Some(Kind::At | Kind::Percent)) {
        return Err(cursor.error(Code::SehBadOperand, "a handler attribute must begin with '@' or '%'"));
    }
    cursor.bump();
    if cursor.eat_word("unwind") {
        Ok((true, false))
    } else if cursor.eat_word("except") {
        Ok((false, true))
    } else {
        Err(syntax_error(Code::SehBadOperand, span, "expected @unwind or @except"))
    }
}

/// `.seh_handler symbol, @unwind[, @except]`
pub(super) fn handler(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    if !cursor.eat(Kind::Comma) {
        return Err(cursor.error(Code::SehBadOperand, "you must specify one or both of @unwind or @except"));
    }
    let (mut unwind, mut except) = attribute(cursor)?;
    if cursor.eat(Kind::Comma) {
        let more = attribute(cursor)?;
        (unwind, except) = (unwind || more.0, except || more.1);
    }
    cursor.finish()?;
    let handler = a.intern(&name);
    apply(a, span, |state, _| state.handler(handler, unwind, except))
}

/// `.seh_handlerdata`: what follows stands behind the function's information.
pub(super) fn handlerdata(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let frame = apply(a, span, |unwind, _| unwind.handler_data())?;
    a.unwind_info(frame);
    Ok(())
}

/// A register of a kind, by its name or number.
fn register_number(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, xmm: bool) -> Parse<u8> {
    let at = cursor.here();
    if cursor.kind() != Some(Kind::Number) {
        let (register, at) = register::named(a, cursor)?;
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
        let message = "unwind codes have room for the registers 0 to 15; this number is cut to four bits";
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

fn end_of_directive(cursor: &Cursor<'_, '_>) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    Err(cursor.error(Code::ExpectedNewline, "expected end of directive"))
}

/// A register, a comma, and an offset that is a multiple of something.
fn register_and_offset(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    xmm: bool,
    missing: &str,
) -> Parse<(u8, u32)> {
    let register = register_number(a, cursor, xmm)?;
    if !cursor.eat(Kind::Comma) {
        return Err(cursor.error(Code::ExpectedComma, missing));
    }
    let offset = offset(a, cursor)?;
    end_of_directive(cursor)?;
    Ok((register, offset))
}

/// An offset or a size: 32 bits, not negative.
fn offset(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<u32> {
    let at = cursor.here();
    let value = a.absolute(cursor)?;
    u32::try_from(value).map_err(|_| {
        let message = "an offset or size of unwind codes is a number of 32 bits without a sign";
        Box::new(syntax_error(Code::SehBadOperand, at, message).deferred())
    })
}

fn multiple(value: u32, of: u32, message: &str, span: Span) -> Parse<()> {
    if value.is_multiple_of(of) {
        return Ok(());
    }
    Err(Box::new(syntax_error(Code::SehBadOperand, span, message).deferred()))
}

fn step(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    apply(a, span, |unwind, at| unwind.step(at, operation))
}

/// `.seh_pushreg register`
pub(super) fn pushreg(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let register = register_number(a, cursor, false)?;
    end_of_directive(cursor)?;
    push_register(a, register, span)
}

/// A register is pushed.
pub(super) fn push_register(a: &mut Assembler<'_, '_>, register: u8, span: Span) -> Parse<()> {
    step(a, x64::push(register), span)
}

/// `.seh_setframe register, offset`
pub(super) fn setframe(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
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
    })
}

/// `.seh_stackalloc size`
pub(super) fn stackalloc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let size = offset(a, cursor)?;
    cursor.finish()?;
    allocate(a, size, span)
}

/// The stack grows.
pub(super) fn allocate(a: &mut Assembler<'_, '_>, size: u32, span: Span) -> Parse<()> {
    apply(a, span, |unwind, _| unwind.current().map(drop))?;
    if size == 0 {
        return Err(Box::new(
            syntax_error(Code::SehBadOperand, span, "stack allocation size must be non-zero").deferred(),
        ));
    }
    multiple(size, 8, "stack allocation size is not a multiple of 8", span)?;
    step(a, x64::allocate(size), span)
}

/// `.seh_savereg register, offset`
pub(super) fn savereg(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let missing = "you must specify an offset on the stack";
    let (register, offset) = register_and_offset(a, cursor, false, missing)?;
    apply(a, span, |unwind, _| unwind.current().map(drop))?;
    multiple(offset, 8, "register save offset is not 8 byte aligned", span)?;
    step(a, x64::save(register, offset), span)
}

/// `.seh_savexmm register, offset`
pub(super) fn savexmm(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let missing = "you must specify an offset on the stack";
    let saved = register_and_offset(a, cursor, true, missing)?;
    save_vector(a, saved, span)
}

/// A vector register is saved at an offset.
pub(super) fn save_vector(a: &mut Assembler<'_, '_>, (register, offset): (u8, u32), span: Span) -> Parse<()> {
    apply(a, span, |unwind, _| unwind.current().map(drop))?;
    multiple(offset, 16, "offset is not a multiple of 16", span)?;
    step(a, x64::save_xmm(register, offset), span)
}

/// `.seh_pushframe [@code]`
pub(super) fn pushframe(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    let error_code = cursor.eat(Kind::At);
    if error_code && !cursor.eat_word("code") {
        return Err(syntax_error(Code::SehBadOperand, at, "expected @code"));
    }
    end_of_directive(cursor)?;
    let first = apply(a, span, |unwind, _| Ok(unwind.current()?.steps.is_empty()))?;
    if !first {
        let message = "If present, PushMachFrame must be the first UOP";
        return Err(Box::new(syntax_error(Code::SehMisplaced, span, message).deferred()));
    }
    step(a, x64::push_machine_frame(error_code), span)
}

/// `.seh_endprologue`
pub(super) fn endprologue(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply(a, span, Unwind::end_prologue)
}

/// `.seh_startepilogue`
pub(super) fn startepilogue(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply(a, span, |unwind, _| unwind.start_epilogue(span.start))
}

/// `.seh_endepilogue`
pub(super) fn endepilogue(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply(a, span, Unwind::end_epilogue)
}

/// `.seh_unwindv2start`
pub(super) fn unwindv2start(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply(a, span, Unwind::start_described)
}

/// `.seh_unwindversion number`
pub(super) fn unwindversion(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let version = super::codeview::integer(cursor, "expected unwind version number")?;
    let Some(version) = u8::try_from(version).ok().filter(|&v| v > 0) else {
        return Err(syntax_error(Code::SehBadOperand, span, "invalid unwind version"));
    };
    cursor.finish()?;
    apply(a, span, |unwind, _| unwind.version(version))
}
