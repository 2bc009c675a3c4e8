//! The operators of expressions.

use super::{EvalError, RelocatableValue};
use crate::parse::ast::{BinaryOp, Specifier, UnaryOp};

pub(super) fn specified(value: RelocatableValue, specifier: Specifier) -> Result<RelocatableValue, EvalError> {
    match value {
        RelocatableValue { add: Some(_), sub: Some(_), .. } => Err(EvalError::NotRelocatable),
        value => Ok(RelocatableValue { specifier, ..value }),
    }
}

pub(super) fn negate(value: RelocatableValue) -> RelocatableValue {
    RelocatableValue {
        add: value.sub,
        sub: value.add,
        constant: value.constant.wrapping_neg(),
        specifier: value.specifier,
    }
}

pub(super) fn unary(op: UnaryOp, value: RelocatableValue) -> Option<RelocatableValue> {
    match op {
        UnaryOp::Plus => Some(value),
        UnaryOp::Minus if value.add.is_some() && value.sub.is_none() => None,
        UnaryOp::Minus => Some(negate(value)),
        UnaryOp::Not => value.as_constant().map(|v| RelocatableValue::constant(!v)),
        UnaryOp::LNot => value.as_constant().map(|v| RelocatableValue::constant(i64::from(v == 0))),
    }
}

/// Applies an operator to two constants; `None` for a division by zero and for the one quotient that overflows.
pub fn binary(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    let truth = |t: bool| if t { -1 } else { 0 };
    Some(match op {
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div => a.checked_div(b)?,
        BinaryOp::Mod => a.checked_rem(b)?,
        BinaryOp::Shl => ((a as u64) << (b as u64 & 63)) as i64,
        BinaryOp::Shr => ((a as u64) >> (b as u64 & 63)) as i64,
        BinaryOp::Sar => a >> (b as u64 & 63),
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::And => a & b,
        BinaryOp::OrNot => a | !b,
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Eq => truth(a == b),
        BinaryOp::Ne => truth(a != b),
        BinaryOp::Lt => truth(a < b),
        BinaryOp::Le => truth(a <= b),
        BinaryOp::Gt => truth(a > b),
        BinaryOp::Ge => truth(a >= b),
        BinaryOp::LAnd => i64::from(a != 0 && b != 0),
        BinaryOp::LOr => i64::from(a != 0 || b != 0),
    })
}
