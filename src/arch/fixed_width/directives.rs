//! Directives that every fixed-width machine has.

use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::{RelocatableValue, Value};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

/// `.unreq name`: removes an alias.
///
/// # Errors
/// If the operand is no name.
pub fn unreq(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(Code::ExpectedIdentifier, "unexpected input in .unreq directive."));
    }
    let name = cursor.text().to_ascii_lowercase();
    cursor.bump();
    cursor.finish()?;
    if let Some(aliases) = a.isa.aliases() {
        aliases.remove(&name);
    }
    Ok(())
}

/// `.inst number, ...`: calls `emit` for each number, with its span.
///
/// # Errors
/// `missing` without a number; if one is not a constant; or those of `emit`.
pub fn numbers<'s, 'm>(
    a: &mut Assembler<'s, 'm>,
    cursor: &mut Cursor<'_, '_>,
    missing: &str,
    emit: impl Fn(&mut Assembler<'s, 'm>, i64, Span) -> Parse<()>,
) -> Parse<()> {
    if cursor.at_end() {
        return Err(cursor.error(Code::ExpectedExpression, missing));
    }
    loop {
        let span = cursor.here();
        let Value::Relocatable(RelocatableValue { add: None, sub: None, constant, .. }) = a.value(cursor)? else {
            return Err(syntax_error(Code::NotAbsolute, span, "expected constant expression"));
        };
        emit(a, constant, span)?;
        if cursor.at_end() {
            return Ok(());
        }
        cursor.comma()?;
    }
}
