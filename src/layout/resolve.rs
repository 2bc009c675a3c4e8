//! The values of symbols after layout.

use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, Model, SymbolLocation};
use crate::parse::ast::{ExprId, Name};

/// The value of a symbol, with assignments resolved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Resolved {
    Undefined,
    Absolute(i64),
    Offset(u32, i64),
    Common(Name),
}

/// Resolves a symbol; `Undefined` if it is assigned an expression without a value or a section.
pub fn resolve(model: &Model, name: Name) -> Resolved {
    match model.symbol(name).definition {
        Definition::Undefined => Resolved::Undefined,
        Definition::Common(_) => Resolved::Common(name),
        Definition::Variable(expr) => {
            // llvm-mc finds the section and the value independently: an expression without a value counts as 0.
            let value = resolve_value(model, name, expr);
            match (SymbolLocation::of(model, name), value) {
                (SymbolLocation::Section(id), Resolved::Offset(_, number) | Resolved::Absolute(number)) => {
                    Resolved::Offset(id.0, number)
                }
                (SymbolLocation::Section(id), Resolved::Undefined) => Resolved::Offset(id.0, 0),
                _ => value,
            }
        }
        _ => match place_of(model, name) {
            Some((section, offset)) => Resolved::Offset(section, offset),
            None => Resolved::Undefined,
        },
    }
}

/// The section of a symbol, and its offset.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn place_of(model: &Model, name: Name) -> Option<(u32, i64)> {
    let (section, offset) = Evaluator::new(model, Stage::Layout).offset(name)?;
    if let Definition::Variable(_) = model.symbol(name).definition
        && let SymbolLocation::Section(id) = SymbolLocation::of(model, name)
    {
        return Some((id.0, offset));
    }
    Some((section, offset))
}

fn resolve_value(model: &Model, name: Name, expr: ExprId) -> Resolved {
    let evaluator = Evaluator::new(model, Stage::Layout);
    if let Some((section, offset)) = evaluator.offset(name) {
        return Resolved::Offset(section, offset);
    }
    match evaluator.expr(expr, true) {
        Ok(l) => match (l.as_constant(), l.add) {
            (Some(value), _) => Resolved::Absolute(value),
            (None, Some(base)) if base != name && !matches!(model.symbol(base).definition, Definition::Variable(_)) => {
                resolve(model, base)
            }
            _ => Resolved::Undefined,
        },
        Err(_) => Resolved::Undefined,
    }
}

/// Returns whether a symbol is a label, a number or a common symbol; a variable that refers to an undefined symbol is
/// not.
pub fn is_defined(model: &Model, name: Name) -> bool {
    match model.symbol(name).definition {
        Definition::Undefined => false,
        Definition::Variable(_) => resolve(model, name) != Resolved::Undefined,
        _ => true,
    }
}
