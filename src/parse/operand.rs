//! Operands: helpers for the grammar's actions.

use super::{Context, Parse, syntax_error, text};
use crate::diag::{Code, Diagnostic};
use crate::parse::ast::{ExprId, Memory, Operand, OperandKind};
use crate::source::Span;

/// The base, index and scale of an address.
#[must_use]
pub fn address<'s>(base: Option<&'s [u8]>, index: Option<&'s [u8]>, scale: Option<i64>) -> Memory<'s> {
    Memory { base, index, scale, parenthesised: true, ..Memory::default() }
}

/// An operand with its decorations in braces.
///
/// # Errors
/// If a decoration is not one of `{%k1}`, `{z}` and `{1toN}`, or is repeated.
pub fn decorate<'s>(kind: OperandKind<'s>, indirect: bool, braces: &[&'s [u8]], span: Span) -> Parse<Operand<'s>> {
    let mut operand = Operand { span, kind, indirect, mask: None, zeroing: false, broadcast: None };
    for brace in braces {
        let inside = text(brace);
        let again = match inside {
            "z" => operand.zeroing,
            _ if inside.starts_with("1to") => operand.broadcast.is_some(),
            _ => operand.mask.is_some(),
        };
        if again {
            return Err(syntax_error(Code::BadMask, span, format!("duplicate '{{{inside}}}'")));
        }
        if let Some(mask) = brace.strip_prefix(b"%").or_else(|| matches!(brace[..], [b'k' | b'K', _]).then_some(*brace))
        {
            operand.mask = Some(mask.trim_ascii());
        } else if inside == "z" {
            operand.zeroing = true;
        } else if let Some(count) = inside.strip_prefix("1to").and_then(|n| n.parse().ok()) {
            operand.broadcast = Some(count);
        } else {
            let message = format!("'{{{inside}}}' is neither a mask, {{z}} nor a broadcast");
            return Err(syntax_error(Code::UnexpectedToken, span, message));
        }
    }
    // `{z}` has no effect without a mask.
    operand.zeroing &= operand.mask.is_some();
    Ok(operand)
}

/// A scale without an index, which has no effect.
pub fn lone_scale(ctx: &mut Context<'_>, scale: ExprId, span: Span) -> Option<i64> {
    let scale = ctx.scale(scale);
    if scale != Some(1) {
        let message = "scale factor without index register is ignored";
        ctx.state.warnings.push(Diagnostic::warning(Code::NoEffect, span, message));
    }
    scale
}
