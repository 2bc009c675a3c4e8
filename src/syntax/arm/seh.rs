//! The `.seh_*` directives of ARM alone: the steps of prologues and epilogues.

use crate::assembler::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::directive::seh::{apply_step, offset, step, warn_of_what_is_cut};
use crate::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::arm::it;
use crate::unwind::arm::{self as codes, operation};
use crate::unwind::{Operation, Unwind};

/// Numbers of general registers.
const SP: u8 = 13;
const LR: u8 = 14;
const PC: u8 = 15;

/// What a register is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    General,
    Single,
    Double,
    Quad,
}

/// The register of a name.
fn find(name: &[u8]) -> Option<(Class, u8)> {
    let name = name.to_ascii_lowercase();
    let (class, number) = name.split_first()?;
    let number = || {
        let text = std::str::from_utf8(number).ok().filter(|t| !t.starts_with(['+', '0']) || *t == "0")?;
        text.parse::<u8>().ok()
    };
    let of = |class, count: u8, plus: u8| number().filter(|&n| n < count).map(|n| (class, n + plus));
    match (name.as_slice(), class) {
        (b"sb", _) => Some((Class::General, 9)),
        (b"sl", _) => Some((Class::General, 10)),
        (b"fp", _) => Some((Class::General, 11)),
        (b"ip", _) => Some((Class::General, 12)),
        (b"sp", _) => Some((Class::General, SP)),
        (b"lr", _) => Some((Class::General, LR)),
        (b"pc", _) => Some((Class::General, PC)),
        (_, b'r') => of(Class::General, 16, 0),
        (_, b'a') => number().filter(|n| (1..5).contains(n)).map(|n| (Class::General, n - 1)),
        (_, b'v') => number().filter(|n| (1..9).contains(n)).map(|n| (Class::General, n + 3)),
        (_, b's') => of(Class::Single, 32, 0),
        (_, b'd') => of(Class::Double, 32, 0),
        (_, b'q') => of(Class::Quad, 16, 0),
        _ => None,
    }
}

fn bad(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(Code::SehBadOperand, span, message)
}

/// Takes a step; warns where its code cannot say it.
fn take(a: &mut Assembler<'_, '_>, operation: Operation, span: Span) -> Parse<()> {
    warn_of_what_is_cut(a, operation, span);
    step(a, operation, span)
}

/// `.seh_stackalloc_w size`
pub(super) fn stackalloc_w(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let size = offset(a, cursor)?;
    cursor.finish()?;
    take(a, codes::allocate(size, true), span)
}

/// `.seh_nop`, `.seh_nop_w`
pub(super) fn nop<const CODE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    step(a, operation(CODE, 0), span)
}

/// `.seh_save_lr offset`
pub(super) fn save_lr(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let value = offset(a, cursor)?;
    cursor.finish()?;
    take(a, codes::save_lr(value), span)
}

/// The register at the cursor, if there is one.
fn register(cursor: &mut Cursor<'_, '_>) -> Option<(Class, u8)> {
    let found = (cursor.kind() == Some(Kind::Ident)).then(|| find(cursor.text())).flatten();
    if found.is_some() {
        cursor.bump();
    }
    found
}

/// `.seh_save_sp register`
pub(super) fn save_sp(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    let Some((Class::General, number)) = register(cursor) else {
        return Err(bad(at, "expected GPR"));
    };
    if matches!(number, SP | PC) {
        return Err(bad(at, "invalid register for .seh_save_sp"));
    }
    cursor.finish()?;
    step(a, codes::save_sp(number), span)
}

/// The registers of a list in braces, by class and number; Q registers count as two.
struct List {
    class: Class,
    /// A bit for each.
    bits: u32,
    /// The last one in the text.
    last: u8,
}

impl List {
    /// Adds `number` and those behind it up to `last`.
    fn add(&mut self, class: Class, number: u8, last: u8, span: Span) -> Parse<()> {
        if self.bits == 0 {
            self.class = class;
        } else if self.class != class {
            return Err(bad(span, "invalid register in register list"));
        } else if class != Class::General && number != self.last + 1 {
            return Err(bad(span, "non-contiguous register range"));
        }
        if last < number {
            return Err(bad(span, "bad range in register list"));
        }
        (number..=last).for_each(|n| self.bits |= 1u32.checked_shl(n.into()).unwrap_or(0));
        self.last = last;
        Ok(())
    }
}

/// `{register, register-register, …}`
fn list(cursor: &mut Cursor<'_, '_>) -> Parse<List> {
    if !cursor.eat(Kind::LBrace) {
        return Err(cursor.error(Code::SehBadOperand, "Token is not a Left Curly Brace"));
    }
    let mut list = List { class: Class::General, bits: 0, last: 0 };
    loop {
        let at = cursor.here();
        let first = register(cursor).ok_or_else(|| bad(at, "register expected"))?;
        let mut last = first;
        while cursor.eat(Kind::Minus) {
            last = register(cursor).ok_or_else(|| bad(cursor.here(), "register expected"))?;
        }
        if last.0 != first.0 {
            return Err(bad(at, "invalid register in register list"));
        }
        match first {
            (Class::Quad, first) => list.add(Class::Double, 2 * first, 2 * last.1 + 1, at)?,
            (class, first) => list.add(class, first, last.1, at)?,
        }
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    if !cursor.eat(Kind::RBrace) {
        return Err(cursor.error(Code::SehBadOperand, "'}' expected"));
    }
    Ok(list)
}

/// `.seh_save_regs {r4-r7, lr}`, `.seh_save_regs_w {r4-r11, lr}`: pc, which a `pop` returns with, counts as lr.
pub(super) fn save_regs<const WIDE: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    span: Span,
) -> Parse<()> {
    let List { class, bits, .. } = list(cursor)?;
    cursor.finish()?;
    if class != Class::General {
        return Err(bad(span, ".seh_save_regs{_w} expects GPR registers"));
    }
    if bits & 1 << SP != 0 {
        return Err(bad(span, ".seh_save_regs{_w} can't include SP"));
    }
    if !WIDE && bits & 0x1f00 != 0 {
        return Err(bad(span, ".seh_save_regs cannot save R8-R12, needs .seh_save_regs_w"));
    }
    let lr = u32::from(bits & 1 << PC != 0) << LR;
    step(a, codes::save((bits | lr) as u16 & 0x5fff, WIDE), span)
}

/// `.seh_save_fregs {d8-d15}`
pub(super) fn save_fregs(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let List { class, bits, last } = list(cursor)?;
    cursor.finish()?;
    if class != Class::Double {
        return Err(bad(span, ".seh_save_fregs expects DPR registers"));
    }
    if bits & 0xffff != 0 && bits >> 16 != 0 {
        return Err(bad(span, ".seh_save_fregs must be all d0-d15 or d16-d31"));
    }
    step(a, codes::save_vectors(bits.trailing_zeros() as u8, last), span)
}

/// `.seh_custom byte, …`: the bytes of a code, the first of which is not 0 if there are more.
pub(super) fn custom(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let mut bytes = 0u32;
    loop {
        let at = cursor.here();
        let Ok(byte) = u8::try_from(a.absolute(cursor)?) else {
            return Err(bad(at, "Invalid byte value in .seh_custom"));
        };
        if bytes > 0xff_ffff {
            return Err(bad(at, "Too many bytes in .seh_custom"));
        }
        bytes = bytes << 8 | u32::from(byte);
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    cursor.finish()?;
    step(a, codes::custom(bytes), span)
}

/// `.seh_endprologue_fragment`: the function's prologue is elsewhere.
pub(super) fn endprologue_fragment(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    apply_step(a, span, |unwind: &mut Unwind, at| unwind.end_prologue(at, true))
}

/// `.seh_startepilogue_cond condition`
pub(super) fn startepilogue_cond(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    if cursor.kind() != Some(Kind::Ident) {
        return Err(bad(at, ".seh_startepilogue_cond missing condition"));
    }
    let condition = it::condition(cursor.text()).ok_or_else(|| bad(at, "invalid condition"))?;
    cursor.bump();
    cursor.finish()?;
    apply_step(a, span, |unwind, at| unwind.start_epilogue(at, Some(condition), span.start))
}
