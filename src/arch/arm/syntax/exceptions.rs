//! The directives of exception tables: `.fnstart`, `.save`, `.personality` and others.

use super::exception_tables::{write_entry, write_index};
use super::operands::find;
use super::saved_registers;
use crate::arch::arm::operand::{LR, PC, SP, tag};
use crate::asm::state::Assembler;
use crate::debug::ehabi::{AUTHENTICATION_CODE, Function, ROUTINES, Refused, Routine};
use crate::diag::{Code, Diagnostic};
use crate::model::Value;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::Span;

/// An error about a directive or an operand.
pub(super) fn error(code: Code, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(code, span, message)
}

fn refuse(refused: Refused, span: Span) -> Box<Diagnostic> {
    let error = error(refused.code, span, refused.message);
    match refused.note {
        Some((at, note)) => Box::new(error.note(at, note)),
        None => error,
    }
}

/// The function between `.fnstart` and `.fnend`.
///
/// # Errors
/// `outside`, outside a function.
fn function<'a>(a: &'a mut Assembler<'_, '_>, outside: &str, span: Span) -> Parse<&'a mut Function> {
    let open = a.isa.arm_mut().and_then(|isa| isa.function.as_deref_mut());
    open.ok_or_else(|| Box::new(error(Code::EhabiMisplaced, span, outside).help("begin the function with '.fnstart'")))
}

/// The function between `.fnstart` and `.fnend`, before its `.handlerdata`.
fn prologue<'a>(
    a: &'a mut Assembler<'_, '_>,
    [outside, after_data]: [&'static str; 2],
    span: Span,
) -> Parse<&'a mut Function> {
    let function = function(a, outside, span)?;
    function.in_prologue(after_data).map_err(|refused| refuse(refused, span))?;
    Ok(function)
}

/// The name with which a general register is printed.
fn register_name(number: u8) -> String {
    match number {
        SP => "sp".to_owned(),
        LR => "lr".to_owned(),
        PC => "pc".to_owned(),
        _ => format!("r{number}"),
    }
}

/// Prints a directive and its operands.
fn print(a: &mut Assembler<'_, '_>, directive: &str, operands: std::fmt::Arguments<'_>) {
    if let Some(mut print) = a.print() {
        print.apart().line(directive, operands);
    }
}

/// Whether tables are written: not if the text is printed or only its symbols are wanted.
fn writes(a: &Assembler<'_, '_>) -> bool {
    a.printer.is_none() && !a.progress.is_recording()
}

/// `.fnstart`
pub(super) fn fnstart(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    let section = a.current(span)?.section;
    if let Some(open) = a.isa.arm_mut().and_then(|isa| isa.function.as_deref()) {
        let error = error(Code::EhabiMisplaced, span, ".fnstart starts before the end of previous one");
        return Err(Box::new(error.note(open.begun, ".fnstart was specified here")));
    }
    let start = a.model.anonymous(b"");
    a.model.define_own(start, place);
    a.model.own_symbols += 1;
    // A relocation refers to a thread-local label itself, as it cannot do so through the section symbol.
    if a.model.sections[section.0 as usize].is_thread_local() {
        a.model.register(start);
    }
    if let Some(isa) = a.isa.arm_mut() {
        isa.function = Some(Box::new(Function::new(start, section, span)));
    }
    print(a, ".fnstart", format_args!(""));
    Ok(())
}

/// `.fnend`
pub(super) fn fnend(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    function(a, ".fnstart must precede .fnend directive", span)?;
    print(a, ".fnend", format_args!(""));
    let Some(function) = a.isa.arm_mut().and_then(|isa| isa.function.take()) else { return Ok(()) };
    if writes(a) { write_index(a, function, span) } else { Ok(()) }
}

/// `.cantunwind`
pub(super) fn cantunwind(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let function = function(a, ".fnstart must precede .cantunwind directive", span)?;
    function.forbid_unwinding(span).map_err(|refused| refuse(refused, span))?;
    print(a, ".cantunwind", format_args!(""));
    Ok(())
}

/// `.handlerdata`: the following data is placed after the opcodes of the function.
pub(super) fn handlerdata(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let open = function(a, ".fnstart must precede .handlerdata directive", span)?;
    open.start_handler_data(span).map_err(|refused| refuse(refused, span))?;
    print(a, ".handlerdata", format_args!(""));
    let Some(mut function) = a.isa.arm_mut().and_then(|isa| isa.function.take()) else { return Ok(()) };
    let written = if writes(a) { write_entry(a, &mut function, false, span) } else { Ok(()) };
    if let Some(isa) = a.isa.arm_mut() {
        isa.function = Some(function);
    }
    written
}

/// `.personality symbol`
pub(super) fn personality(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let Some((name, _)) = cursor.word() else {
        return Err(error(Code::ExpectedIdentifier, span, "unexpected input in .personality directive."));
    };
    cursor.finish()?;
    let open = function(a, ".fnstart must precede .personality directive", span)?;
    open.set_routine(true, span).map_err(|refused| refuse(refused, span))?;
    let name = a.intern(name);
    if let Some(mut print) = a.print() {
        print.apart().of_symbol(".personality", name);
    }
    function(a, "", span)?.use_routine(Routine::Named(name));
    Ok(())
}

/// `.personalityindex number`
pub(super) fn personalityindex(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (value, at) = a.operand(cursor)?;
    cursor.finish()?;
    let open = function(a, ".fnstart must precede .personalityindex directive", span)?;
    open.set_routine(false, span).map_err(|refused| refuse(refused, span))?;
    let Some(number) = constant(value) else {
        return Err(error(Code::NotAbsolute, at, "index must be a constant number"));
    };
    let Some(number) = u8::try_from(number).ok().filter(|&number| number < ROUTINES) else {
        let message = "personality routine index should be in range [0-2]";
        return Err(error(Code::EhabiBadOperand, at, message));
    };
    open.use_routine(Routine::Number(number));
    print(a, ".personalityindex", format_args!(" {number}"));
    Ok(())
}

fn constant(value: Value) -> Option<i64> {
    match value {
        Value::Relocatable(value) => value.as_constant(),
        Value::Tree(_) => None,
    }
}

/// Parses the name of a general register.
///
/// # Errors
/// `expected`, if anything else follows.
fn register(a: &Assembler<'_, '_>, cursor: &mut LineCursor<'_>, expected: &str) -> Parse<(u8, Span)> {
    let Some((word, at)) = cursor.word() else { return Err(cursor.error(Code::UnknownRegister, expected)) };
    let found = a.isa.arm().and_then(|isa| find(word, &isa.aliases)).filter(|register| register.tag == tag::R);
    found.map(|register| (register.number, at)).ok_or_else(|| error(Code::UnknownRegister, at, expected))
}

/// Reads `#` and a constant.
fn offset(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, signs: &[u8], message: &str) -> Parse<(i64, Span)> {
    if cursor.sign(signs).is_none() {
        return Err(
            cursor.error(Code::EhabiBadOperand, if signs == b"#" { "expected #constant" } else { "'#' expected" })
        );
    }
    let (value, at) = a.operand(cursor)?;
    constant(value).map(|value| (value, at)).ok_or_else(|| error(Code::NotAbsolute, at, message))
}

/// Warns about an offset that opcodes cannot represent: they count words.
fn check_words(a: &mut Assembler<'_, '_>, (offset, at): (i64, Span)) {
    if offset % 4 != 0 {
        let message = format!("the unwind opcodes for offset {offset} are wrong: it is not a multiple of 4");
        a.warn(Code::ValueTruncated, at, message);
    }
}

/// `.setfp register, register[, #offset]`
pub(super) fn setfp(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let outside = [".fnstart must precede .setfp directive", ".setfp must precede .handlerdata directive"];
    let known = prologue(a, outside, span)?.frame_register();
    let (frame, _) = register(a, cursor, "frame pointer register expected")?;
    cursor.comma()?;
    let (from, at) = register(a, cursor, "stack pointer register expected")?;
    if from != SP && from != known {
        let error = error(Code::EhabiBadOperand, at, "register should be either $sp or the latest fp register");
        return Err(Box::new(
            error.with_help((known != SP).then(|| format!("the latest is {}", register_name(known)))),
        ));
    }
    let (mut distance, mut shown) = (0, String::new());
    if cursor.eat(b',') {
        let value = offset(a, cursor, b"#$", "setfp offset must be an immediate")?;
        check_words(a, value);
        distance = value.0;
        if distance != 0 {
            shown = format!(", #{distance}");
        }
    }
    cursor.finish()?;
    function(a, "", span)?.set_frame(frame, from, distance);
    print(a, ".setfp", format_args!("\t{}, {}{shown}", register_name(frame), register_name(from)));
    Ok(())
}

/// `.movsp register[, #offset]`
pub(super) fn movsp(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let known = function(a, ".fnstart must precede .movsp directives", span)?.frame_register();
    if known != SP {
        let error = error(Code::EhabiMisplaced, span, "unexpected .movsp directive");
        return Err(Box::new(error.help(format!("{} has the stack pointer already", register_name(known)))));
    }
    let (to, at) = register(a, cursor, "register expected")?;
    if matches!(to, SP | PC) {
        return Err(error(Code::EhabiBadOperand, at, "sp and pc are not permitted in .movsp directive"));
    }
    let mut distance = 0;
    if cursor.eat(b',') {
        distance = offset(a, cursor, b"#", "offset must be an immediate constant")?.0;
    }
    cursor.finish()?;
    function(a, "", span)?.move_stack(to, distance);
    let shown = if distance == 0 { String::new() } else { format!(", #{distance}") };
    print(a, ".movsp", format_args!("\t{}{shown}", register_name(to)));
    Ok(())
}

/// `.pad #size`
pub(super) fn pad(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    prologue(a, [".fnstart must precede .pad directive", ".pad must precede .handlerdata directive"], span)?;
    let size = offset(a, cursor, b"#$", "pad offset must be an immediate")?;
    cursor.finish()?;
    check_words(a, size);
    function(a, "", span)?.pad(size.0);
    print(a, ".pad", format_args!("\t#{}", size.0));
    Ok(())
}

const SAVED: [&str; 2] =
    [".fnstart must precede .save or .vsave directives", ".save or .vsave must precede .handlerdata directive"];

/// `.save {register, ...}`
pub(super) fn save(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    prologue(a, SAVED, span)?;
    let registers = saved_registers::general(a, cursor, span)?;
    cursor.finish()?;
    function(a, "", span)?.save(&registers);
    let name = |register: &u8| match *register {
        AUTHENTICATION_CODE => saved_registers::CODE.to_owned(),
        register => register_name(register),
    };
    let names: Vec<_> = registers.iter().map(name).collect();
    print(a, ".save", format_args!("\t{{{}}}", names.join(", ")));
    Ok(())
}

/// `.vsave {register, ...}`
pub(super) fn vsave(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    prologue(a, SAVED, span)?;
    let registers = saved_registers::doubles(a, cursor, span)?;
    cursor.finish()?;
    function(a, "", span)?.save_doubles(&registers);
    let names: Vec<_> = registers.iter().map(|register| format!("d{register}")).collect();
    print(a, ".vsave", format_args!("\t{{{}}}", names.join(", ")));
    Ok(())
}

/// `.unwind_raw offset, byte, ...`
pub(super) fn unwind_raw(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    function(a, ".fnstart must precede .unwind_raw directives", span)?;
    let (value, at) = a.operand(cursor)?;
    let Some(offset) = constant(value) else {
        return Err(error(Code::NotAbsolute, at, "offset must be a constant"));
    };
    cursor.comma()?;
    if cursor.at_end() {
        return Err(cursor.error(Code::ExpectedExpression, "expected opcode expression"));
    }
    let (mut bytes, mut shown) = (Vec::new(), String::new());
    cursor.items(|cursor| {
        let (value, at) = a.operand(cursor)?;
        let value = constant(value).ok_or_else(|| error(Code::NotAbsolute, at, "opcode value must be a constant"))?;
        let byte = u8::try_from(value).map_err(|_| error(Code::EhabiBadOperand, at, "invalid opcode"))?;
        bytes.push(byte);
        if a.printer.is_some() {
            shown += &format!(", 0x{byte:x}");
        }
        Ok(())
    })?;
    function(a, "", span)?.raw(offset, &bytes);
    print(a, ".unwind_raw", format_args!(" {offset}{shown}"));
    Ok(())
}

/// Warns about a function without an end, which gets no table.
pub(super) fn end_of_text(a: &mut Assembler<'_, '_>) {
    if let Some(open) = a.isa.arm_mut().and_then(|isa| isa.function.take()) {
        a.warn(Code::NoEffect, open.begun, "'.fnstart' without '.fnend': the function gets no exception table");
    }
}
