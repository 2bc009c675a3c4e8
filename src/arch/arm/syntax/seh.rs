//! The `.seh_*` directives of ARM: the steps of prologues and epilogues.

use super::operands::{Reader, find};
use crate::arch::arm::it;
use crate::arch::arm::operand::{Aliases, LR, Operand, PC, Register, SP, tag};
use crate::arch::arm::seh as codes;
use crate::arch::fixed_width::expressions::without_comments;
use crate::arch::fixed_width::reader::{Operands, Stop};
use crate::asm::directives::seh::{apply_step, bad_operand, checked_step, offset, print_line, print_step, step};
use crate::asm::state::Assembler;
use crate::debug::seh::{Operation, Unwind};
use crate::diag::Code;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// `.seh_stackalloc_w size`
pub(super) fn stackalloc_w(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let size = offset(a, cursor)?;
    cursor.finish()?;
    checked_step(a, codes::allocate(size, true), span)?;
    print_step(a, span, format_args!("\t{size}"));
    Ok(())
}

/// `.seh_save_sp register`
pub(super) fn save_sp(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let Some((word, at)) = cursor.word() else { return Err(cursor.error(Code::SehBadOperand, "expected GPR")) };
    let found = aliases(a).and_then(|aliases| find(word, aliases));
    let Some(Register { number, .. }) = found.filter(|r| r.tag == tag::R) else {
        return Err(bad_operand(at, "expected GPR"));
    };
    if matches!(number, SP | PC) {
        return Err(bad_operand(at, "invalid register for .seh_save_sp"));
    }
    cursor.finish()?;
    step(a, codes::save_sp(number), span)?;
    let name = if number == LR { "lr".to_owned() } else { format!("r{number}") };
    print_step(a, span, format_args!("\t{name}"));
    Ok(())
}

fn aliases<'a>(a: &'a Assembler<'_, '_>) -> Option<&'a Aliases> {
    Some(&a.isa.arm()?.aliases)
}

/// Reads a register list in braces.
fn list(s: &mut Scanner<'_>, aliases: &Aliases) -> Result<Operand, Stop> {
    if s.byte() != b'{' {
        return Err(Stop { at: s.at, message: "Token is not a Left Curly Brace" });
    }
    let mut operands = Operands::default();
    let mut reader = Reader::new(s.text(), *s, &mut operands, aliases);
    reader.list()?;
    let at = reader.cursor.at;
    let message = "register expected";
    let found = operands.list.first().copied().ok_or(Stop { at: s.at, message })?;
    s.at = at;
    Ok(found)
}

/// The step of `.seh_save_regs {r4-r7, lr}` or `.seh_save_regs_w {r4-r11, lr}`. pc, which an epilogue pops, counts as
/// lr.
fn general<const WIDE: bool>(list: &Operand) -> Result<Operation, &'static str> {
    let bits = list.value as u16;
    if list.tag != tag::LIST {
        Err(".seh_save_regs{_w} expects GPR registers")
    } else if bits & 1 << SP != 0 {
        Err(".seh_save_regs{_w} can't include SP")
    } else if !WIDE && bits & 0x1f00 != 0 {
        Err(".seh_save_regs cannot save R8-R12, needs .seh_save_regs_w")
    } else {
        let lr = u16::from(bits & 1 << PC != 0) << LR;
        Ok(codes::save((bits | lr) & !(1 << PC), WIDE))
    }
}

/// The step of `.seh_save_fregs {d8-d15}`.
fn vectors(list: &Operand) -> Result<Operation, &'static str> {
    let (first, count) = (list.number, list.value as u8);
    let last = first.saturating_add(count).saturating_sub(1);
    if list.tag != tag::DOUBLES {
        Err(".seh_save_fregs expects DPR registers")
    } else if list.value >> 8 & 0xff != 1 {
        Err("non-contiguous register range")
    } else if first < 16 && last >= 16 || last > 31 {
        Err(".seh_save_fregs must be all d0-d15 or d16-d31")
    } else {
        Ok(codes::save_vectors(first, last))
    }
}

/// Converts a register list to a step, or returns the error message.
type Saved = fn(&Operand) -> Result<Operation, &'static str>;

fn saved(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span, make: Saved) -> Parse<()> {
    let Some(aliases) = aliases(a) else { return Ok(()) };
    let common = cursor.scan(|s| {
        let found = list(s, aliases).ok()?;
        s.blanks();
        s.end().map(|_| found)
    });
    let found = match common {
        Some(found) => found,
        None => general_list(a, cursor.tokens(), aliases)?,
    };
    let operation = make(&found).map_err(|message| bad_operand(span, message))?;
    step(a, operation, span)?;
    if a.printer.is_some() {
        let directive = String::from_utf8_lossy(a.sources.text(span)).to_ascii_lowercase();
        print_line(a, &directive, format_args!("\t{}", list_text(&found)));
    }
    Ok(())
}

/// A register list as a text: consecutive registers are a range.
fn list_text(list: &Operand) -> String {
    if list.tag != tag::LIST {
        let last = u32::from(list.number) + (list.value as u32 & 0xff).saturating_sub(1);
        return match u32::from(list.number) == last {
            true => format!("{{d{last}}}"),
            false => format!("{{d{}-d{last}}}", list.number),
        };
    }
    let bits = list.value as u32;
    let has = |number: u32| number < 13 && bits >> number & 1 != 0;
    let mut parts = Vec::new();
    let mut number = 0;
    while number < 13 {
        if !has(number) {
            number += 1;
            continue;
        }
        let first = number;
        while has(number + 1) {
            number += 1;
        }
        parts.push(if first == number { format!("r{first}") } else { format!("r{first}-r{number}") });
        number += 1;
    }
    if bits >> LR & 1 != 0 || bits >> PC & 1 != 0 {
        parts.push("lr".to_owned());
    }
    format!("{{{}}}", parts.join(", "))
}

fn general_list(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, aliases: &Aliases) -> Parse<Operand> {
    let (text, place) = cursor.rest();
    let blank = without_comments(text);
    let mut scanner = Scanner::new(blank.as_deref().unwrap_or(text), 0, a.desc.comment);
    let at = |offset: usize| Span::new(place.start + offset as u32, place.start + offset as u32);
    let found = list(&mut scanner, aliases).map_err(|stop| bad_operand(at(stop.at), stop.message))?;
    scanner.blanks();
    if scanner.at < text.len() {
        return Err(syntax_error(Code::ExpectedNewline, at(scanner.at), "expected newline"));
    }
    Ok(found)
}

/// `.seh_save_regs {register, ...}`, `.seh_save_regs_w {register, ...}`
pub(super) fn save_regs<const WIDE: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
) -> Parse<()> {
    saved(a, cursor, span, general::<WIDE>)
}

/// `.seh_save_fregs {register, ...}`
pub(super) fn save_fregs(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    saved(a, cursor, span, vectors)
}

/// `.seh_custom byte, ...`: the bytes of a code. The first of several bytes must not be 0.
pub(super) fn custom(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let mut bytes = 0u32;
    let mut shown = Vec::new();
    loop {
        let (byte, at) = a.constant(cursor)?;
        let Ok(byte) = u8::try_from(byte) else {
            return Err(bad_operand(at, "Invalid byte value in .seh_custom"));
        };
        if bytes > 0xff_ffff {
            return Err(bad_operand(at, "Too many bytes in .seh_custom"));
        }
        bytes = bytes << 8 | u32::from(byte);
        shown.push(byte.to_string());
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.finish()?;
    step(a, codes::custom(bytes), span)?;
    print_step(a, span, format_args!("\t{}", shown.join(", ")));
    Ok(())
}

/// `.seh_endprologue_fragment`: the prologue is in another fragment of the function.
pub(super) fn endprologue_fragment(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    apply_step(a, span, |unwind: &mut Unwind, at| unwind.end_prologue(at, true))?;
    print_step(a, span, format_args!(""));
    Ok(())
}

/// `.seh_startepilogue_cond condition`
pub(super) fn startepilogue_cond(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let Some((word, at)) = cursor.word() else {
        return Err(cursor.error(Code::SehBadOperand, ".seh_startepilogue_cond missing condition"));
    };
    let condition = it::condition(word).ok_or_else(|| bad_operand(at, "invalid condition"))?;
    cursor.finish()?;
    apply_step(a, span, |unwind, at| unwind.start_epilogue(at, Some(condition), span.start))?;
    print_step(a, span, format_args!("\t{}", it::condition_name(condition)));
    Ok(())
}
