//! Signed pointers in data: `.xword symbol@AUTH(key, discriminator[, addr])` (PAuth ABI Extension to ELF, "Signing Schema").

use crate::arch::aarch64::Fixup;
use crate::arch::aarch64::specifier::AUTH;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Specifier};
use crate::parse::lexer::Kind;
use crate::parse::literal::Number;
use crate::parse::{Cursor, Parse, syntax_error};

/// The keys, indexed by number.
const KEYS: [&[u8]; 4] = [b"ia", b"ib", b"da", b"db"];

/// Reads and emits the data item at the cursor if it is a signed pointer.
///
/// # Errors
/// If its schema is malformed, or the pointer is a constant.
pub fn data(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, size: u8) -> Parse<bool> {
    let span = cursor.here();
    let Some((count, cut, after)) = at_sign(cursor) else { return Ok(false) };
    let tokens = cursor.cut(count, cut);
    let mut pointer = cursor.over(&tokens);
    let value = a.value(&mut pointer)?;
    pointer.finish()?;
    (0..after).for_each(|_| cursor.bump());
    let schema = schema(cursor)?;
    if !cursor.at_end() && cursor.kind() != Some(Kind::Comma) {
        return Err(cursor.error(Code::UnexpectedToken, "unexpected token"));
    }
    let value = match value {
        Value::Relocatable(RelocatableValue { add: None, sub: None, .. }) => {
            let message = "a number cannot be signed: llvm-mc would drop it";
            return Err(syntax_error(Code::UnsupportedRelocation, span, message));
        }
        Value::Relocatable(value) if value.sub.is_none() => {
            Value::Relocatable(RelocatableValue { specifier: AUTH, ..value })
        }
        Value::Relocatable(value) => {
            let expr = tree(a, value);
            Value::Tree(a.model.expr(Expr::Specified(expr, AUTH)))
        }
        Value::Tree(expr) => Value::Tree(a.model.expr(Expr::Specified(expr, AUTH))),
    };
    a.retain();
    if a.printer.is_some() {
        let shown = match value {
            Value::Relocatable(value) if value.constant != 0 => {
                let sum = tree(a, RelocatableValue { specifier: Specifier::NONE, ..value });
                Value::Tree(a.model.expr(Expr::Specified(sum, AUTH)))
            }
            value => value,
        };
        if let Some(mut print) = a.print() {
            print.value_with(shown, size, &schema_text(schema));
        }
    }
    if size < 8 {
        a.put_field(value, size, span)?;
        return Ok(true);
    }
    a.register_value(value);
    let mut end = a.emit(EmitKind::Data, span)?;
    let start = end.len();
    end.number(schema, 8);
    end.fixup(start, Fixup::Auth8.id(), value, 0, span.start);
    Ok(true)
}

/// The operands of `@AUTH` that a schema was read from.
fn schema_text(schema: u64) -> String {
    let key = KEYS[(schema >> 60 & 3) as usize];
    let (key, discriminator) = (String::from_utf8_lossy(key), schema >> 32 & 0xffff);
    format!("({key},{discriminator}{})", if schema >> 63 != 0 { ",addr" } else { "" })
}

/// `a - b + n` as an expression.
fn tree(a: &mut Assembler<'_, '_>, value: RelocatableValue) -> ExprId {
    let symbol = |a: &mut Assembler<'_, '_>, name| a.model.expr(Expr::Symbol(name, Specifier::NONE));
    let mut expr = match value.add {
        Some(name) => symbol(a, name),
        None => a.model.expr(Expr::Int(0)),
    };
    if let Some(name) = value.sub {
        let symbol = symbol(a, name);
        expr = a.model.expr(Expr::Binary(BinaryOp::Sub, expr, symbol));
    }
    if value.constant != 0 {
        let constant = a.model.expr(Expr::Int(value.constant));
        expr = a.model.expr(Expr::Binary(BinaryOp::Add, expr, constant));
    }
    expr
}

/// The position of the item's `@auth`: the number of tokens before the `@`, the number of bytes of the last of these
/// that belong to `@auth`, and the number of tokens up to the schema's parentheses.
fn at_sign(cursor: &Cursor<'_, '_>) -> Option<(usize, u32, usize)> {
    const AUTH: &[u8] = b"auth";
    let mut depth = 0u32;
    for ahead in 0.. {
        let text = cursor.text_at(ahead);
        let is_next = || cursor.text_at(ahead + 1).eq_ignore_ascii_case(AUTH);
        match cursor.kind_at(ahead)? {
            Kind::LParen => depth += 1,
            Kind::RParen => depth = depth.saturating_sub(1),
            Kind::Comma if depth == 0 => return None,
            Kind::At if is_next() => return Some((ahead, 0, ahead + 2)),
            // An `@` may be part of a name.
            Kind::Ident if text.ends_with(b"@") && is_next() => return Some((ahead + 1, 1, ahead + 2)),
            Kind::Ident => {
                let (_, last) = text.split_at(text.len().saturating_sub(AUTH.len() + 1));
                if last.first() == Some(&b'@') && last[1..].eq_ignore_ascii_case(AUTH) {
                    return Some((ahead + 1, last.len() as u32, ahead + 1));
                }
            }
            _ => {}
        }
    }
    None
}

/// Reads the schema; the result is what the linker expects in place of the pointer.
fn schema(cursor: &mut Cursor<'_, '_>) -> Parse<u64> {
    let code = Code::BadDirectiveArgument;
    if !cursor.eat(Kind::LParen) {
        return Err(cursor.error(code, "expected '('"));
    }
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(code, "expected key name"));
    }
    let Some(key) = KEYS.iter().position(|k| *k == cursor.text()) else {
        let shown = String::from_utf8_lossy(cursor.text()).into_owned();
        let error = cursor.error(code, format!("invalid key '{shown}'"));
        return Err(Box::new(error.help("the keys are ia, ib, da and db")));
    };
    cursor.bump();
    if !cursor.eat(Kind::Comma) {
        return Err(cursor.error(code, "expected ','"));
    }
    if cursor.kind() != Some(Kind::Number) {
        return Err(cursor.error(code, "expected integer discriminator"));
    }
    let Ok(Number::Int(discriminator)) = cursor.number() else {
        return Err(cursor.error(code, "expected integer discriminator"));
    };
    if discriminator > 0xffff {
        let message = format!("integer discriminator {discriminator} out of range [0, 0xFFFF]");
        return Err(cursor.error(code, message));
    }
    cursor.bump();
    let diverse = cursor.eat(Kind::Comma);
    if diverse && !cursor.eat_word("addr") {
        return Err(cursor.error(code, "expected 'addr'"));
    }
    if !cursor.eat(Kind::RParen) {
        return Err(cursor.error(code, "expected ')'"));
    }
    Ok(discriminator << 32 | (key as u64) << 60 | u64::from(diverse) << 63)
}
