//! Register operands of directives.

use crate::arch::x86::meant::register_help;
use crate::arch::x86::registers::{Register, near, register};
use crate::arch::x86::{Mode, X86};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;

/// Reads a register, with or without `%`.
pub(super) fn of_directive(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(Register, Span)> {
    match a.isa.x86_mut() {
        Some(isa) => read(isa, cursor).map(|(found, _, span)| (found, span)),
        None => Err(cursor.error(Code::UnknownRegister, "invalid register name")),
    }
}

/// As [`of_directive`]; returns the name in lower case.
pub fn name(isa: &X86, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    read(isa, cursor).map(|(_, name, span)| (name, span))
}

fn read(isa: &X86, cursor: &mut Cursor<'_, '_>) -> Parse<(Register, String, Span)> {
    let start = cursor.here();
    let percent = cursor.eat(Kind::Percent);
    let mut span = Span::new(start.start, cursor.here().end);
    let index = if cursor.kind() == Some(Kind::Ident) { index(cursor) } else { None };
    let found = match cursor.kind() {
        Some(Kind::Ident) => register(cursor.text(), index),
        _ => None,
    };
    let Some(found) = found else {
        let at = if percent { span } else { start };
        let error = *syntax_error(Code::UnknownRegister, at, "invalid register name");
        return Err(Box::new(match near(text(cursor.text())) {
            Some(near) => error.help(register_help(&near, "%")),
            None => error,
        }));
    };
    let mut name = text(cursor.text()).to_ascii_lowercase();
    if found.needs_64() && isa.state.mode() != Mode::Bits64 {
        let message = format!("register %{name} is only available in 64-bit mode");
        return Err(syntax_error(Code::WrongMode, span, message));
    }
    cursor.bump();
    if let Some(index) = index {
        for _ in 0..3 {
            span = Span::new(span.start, cursor.here().end);
            cursor.bump();
        }
        name = format!("{name}({index})");
    }
    Ok((found, name, span))
}

/// The index in parentheses after an x87 register.
fn index(cursor: &Cursor<'_, '_>) -> Option<u8> {
    if cursor.kind_at(1) != Some(Kind::LParen) || cursor.kind_at(3) != Some(Kind::RParen) {
        return None;
    }
    text(cursor.text_at(2)).parse().ok()
}
