//! The values of symbols after layout.

use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, Model};
use crate::parse::ast::Name;

/// The value of a symbol, with assignments resolved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Resolved {
    Undefined,
    Absolute(i64),
    Offset(u32, i64),
    Common(Name),
}

/// Resolves a symbol; `Undefined` if it is assigned an expression without a value.
pub fn resolve(model: &Model, name: Name) -> Resolved {
    match model.symbol(name).definition {
        Definition::Undefined => Resolved::Undefined,
        Definition::Common(_) => Resolved::Common(name),
        _ => {
            let evaluator = Evaluator::new(model, Stage::Layout);
            if let Some((section, offset)) = evaluator.offset(name) {
                return Resolved::Offset(section, offset);
            }
            let Some(expr) = model.symbol(name).variable() else { return Resolved::Undefined };
            match evaluator.expr(expr, true) {
                Ok(l) => match (l.as_constant(), l.add) {
                    (Some(value), _) => Resolved::Absolute(value),
                    (None, Some(base))
                        if base != name && !matches!(model.symbol(base).definition, Definition::Variable(_)) =>
                    {
                        resolve(model, base)
                    }
                    _ => Resolved::Undefined,
                },
                Err(_) => Resolved::Undefined,
            }
        }
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
