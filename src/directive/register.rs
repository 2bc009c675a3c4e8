//! Registers as operands of directives.

use crate::assembler::Assembler;
use crate::diag::Code;
use crate::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::x86::Mode;
use crate::target::x86::registers::{Register, register};

/// A register by its name, with or without `%`.
pub(super) fn named(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(Register, Span)> {
    let start = cursor.here();
    let percent = cursor.eat(Kind::Percent);
    let span = Span::new(start.start, cursor.here().end);
    let found = match cursor.kind() {
        Some(Kind::Ident) => register(cursor.text(), None),
        _ => None,
    };
    let Some(found) = found else {
        let at = if percent { span } else { start };
        return Err(syntax_error(Code::UnknownRegister, at, "invalid register name"));
    };
    if found.needs_64() && a.target.mode != Mode::Bits64 {
        let name = String::from_utf8_lossy(cursor.text()).to_ascii_lowercase();
        let message = format!("register %{name} is only available in 64-bit mode");
        return Err(syntax_error(Code::WrongMode, span, message));
    }
    cursor.bump();
    Ok((found, span))
}
