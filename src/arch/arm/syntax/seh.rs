//! The `.seh_*` directives of ARM: the steps of prologues and epilogues.

use super::operands::{Reader, find};
use crate::arch::Isa;
use crate::arch::arm::it;
use crate::arch::arm::operand::{Aliases, LR, Operand, PC, Register, SP, tag};
use crate::arch::arm::seh as codes;
use crate::arch::fixed_width::expressions::without_comments;
use crate::arch::fixed_width::reader::{Operands, Stop};
use crate::asm::directives::scanned::{Text, done};
use crate::asm::directives::seh::{apply_step, bad_operand, checked_step, offset, step};
use crate::asm::state::Assembler;
use crate::debug::seh::{Operation, Unwind};
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// `.seh_stackalloc_w size`
pub(super) fn stackalloc_w(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let size = offset(a, cursor)?;
    cursor.finish()?;
    checked_step(a, codes::allocate(size, true), span)
}

/// `.seh_save_sp register`
pub(super) fn save_sp(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    let found = aliases(a).and_then(|aliases| find(cursor.text(), aliases));
    let Some(Register { number, .. }) = found.filter(|r| r.tag == tag::R && cursor.kind() == Some(Kind::Ident)) else {
        return Err(bad_operand(at, "expected GPR"));
    };
    if matches!(number, SP | PC) {
        return Err(bad_operand(at, "invalid register for .seh_save_sp"));
    }
    cursor.bump();
    cursor.finish()?;
    step(a, codes::save_sp(number), span)
}

fn aliases<'a>(a: &'a Assembler<'_, '_>) -> Option<&'a Aliases> {
    match &a.isa {
        Isa::Arm(isa) => Some(&isa.aliases),
        _ => None,
    }
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

/// The instructions whose registers a directive lists: `push`, `push.w` and `vpush`.
pub(super) const NARROW: u8 = 0;
pub(super) const WIDE: u8 = 1;
pub(super) const VECTORS: u8 = 2;

/// The step of a register list, or the error message.
fn step_of<const PUSH: u8>(list: &Operand) -> Result<Operation, &'static str> {
    if PUSH == VECTORS { vectors(list) } else { general(list, PUSH == WIDE) }
}

/// The step of `.seh_save_regs {r4-r7, lr}` or `.seh_save_regs_w {r4-r11, lr}`. pc, which an epilogue pops, counts as
/// lr.
fn general(list: &Operand, wide: bool) -> Result<Operation, &'static str> {
    let bits = list.value as u16;
    if list.tag != tag::LIST {
        Err(".seh_save_regs{_w} expects GPR registers")
    } else if bits & 1 << SP != 0 {
        Err(".seh_save_regs{_w} can't include SP")
    } else if !wide && bits & 0x1f00 != 0 {
        Err(".seh_save_regs cannot save R8-R12, needs .seh_save_regs_w")
    } else {
        let lr = u16::from(bits & 1 << PC != 0) << LR;
        Ok(codes::save((bits | lr) & !(1 << PC), wide))
    }
}

/// The step of `.seh_save_fregs {d8-d15}`.
fn vectors(list: &Operand) -> Result<Operation, &'static str> {
    let (first, count) = (list.number, list.value as u8);
    let last = first.saturating_add(count).saturating_sub(1);
    if list.tag != tag::DOUBLES {
        Err(".seh_save_fregs expects DPR registers")
    } else if list.value >> 8 != 1 {
        Err("non-contiguous register range")
    } else if first < 16 && last >= 16 || last > 31 {
        Err(".seh_save_fregs must be all d0-d15 or d16-d31")
    } else {
        Ok(codes::save_vectors(first, last))
    }
}

/// `.seh_save_regs {register, ...}` and similar directives.
pub(super) fn saved<const PUSH: u8>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (text, place) = cursor.rest();
    let blank = without_comments(text);
    let mut scanner = Scanner::new(blank.as_deref().unwrap_or(text), 0, a.desc.comment);
    let at = |offset: usize| Span::new(place.start + offset as u32, place.start + offset as u32);
    let Some(aliases) = aliases(a) else { return Ok(()) };
    let found = list(&mut scanner, aliases).map_err(|stop| bad_operand(at(stop.at), stop.message))?;
    scanner.blanks();
    if scanner.at < text.len() {
        return Err(syntax_error(Code::ExpectedNewline, at(scanner.at), "expected newline"));
    }
    let operation = step_of::<PUSH>(&found).map_err(|message| bad_operand(span, message))?;
    step(a, operation, span)
}

/// Fast path of [`saved`], without tokens.
pub(super) fn saved_of_text<const PUSH: u8>(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let found = list(&mut text.s, aliases(a)?).ok()?;
    let end = text.end()?;
    let operation = step_of::<PUSH>(&found).ok()?;
    let result = step(a, operation, text.word);
    done(a, end, result)
}

/// `.seh_custom byte, ...`: the bytes of a code. The first of several bytes must not be 0.
pub(super) fn custom(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let mut bytes = 0u32;
    loop {
        let at = cursor.here();
        let Ok(byte) = u8::try_from(a.absolute(cursor)?) else {
            return Err(bad_operand(at, "Invalid byte value in .seh_custom"));
        };
        if bytes > 0xff_ffff {
            return Err(bad_operand(at, "Too many bytes in .seh_custom"));
        }
        bytes = bytes << 8 | u32::from(byte);
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    cursor.finish()?;
    step(a, codes::custom(bytes), span)
}

/// `.seh_endprologue_fragment`: the prologue is in another fragment of the function.
pub(super) fn endprologue_fragment(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply_step(a, span, |unwind: &mut Unwind, at| unwind.end_prologue(at, true))
}

/// `.seh_startepilogue_cond condition`
pub(super) fn startepilogue_cond(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    if cursor.kind() != Some(Kind::Ident) {
        return Err(bad_operand(at, ".seh_startepilogue_cond missing condition"));
    }
    let condition = it::condition(cursor.text()).ok_or_else(|| bad_operand(at, "invalid condition"))?;
    cursor.bump();
    cursor.finish()?;
    apply_step(a, span, |unwind, at| unwind.start_epilogue(at, Some(condition), span.start))
}
