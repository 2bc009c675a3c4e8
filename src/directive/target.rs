//! Directives of x86: modes and syntaxes.

use crate::assembler::Assembler;
use crate::diag::Code;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::x86::Mode;

/// `.code16`
pub(super) fn code16(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits16)
}

/// `.code16gcc`: the forms of 32-bit code, written for 16-bit mode
pub(super) fn code16gcc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits16)?;
    a.target.encode_options.gcc16 = true;
    Ok(())
}

/// `.code32`
pub(super) fn code32(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits32)
}

/// `.code64`
pub(super) fn code64(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits64)
}

fn mode(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span, mode: Mode) -> Parse<()> {
    cursor.finish()?;
    a.target.mode = mode;
    a.target.encode_options.gcc16 = false;
    Ok(())
}

/// `.att_syntax [prefix]`
pub(super) fn att_syntax(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.eat_word("noprefix") {
        let message = "'.att_syntax noprefix' is not supported: registers must have a '%' prefix in .att_syntax";
        return Err(syntax_error(Code::UnsupportedDirective, span, message));
    }
    cursor.eat_word("prefix");
    (a.target.intel, a.state.bare_registers) = (false, false);
    cursor.finish()
}

/// `.intel_syntax [noprefix]`
pub(super) fn intel_syntax(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.eat_word("prefix") {
        let message = "'.intel_syntax prefix' is not supported: registers must not have a '%' prefix in .intel_syntax";
        return Err(syntax_error(Code::UnsupportedDirective, span, message));
    }
    cursor.eat_word("noprefix");
    (a.target.intel, a.state.bare_registers) = (true, true);
    cursor.finish()
}
