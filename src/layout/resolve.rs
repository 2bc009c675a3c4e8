//! What a symbol stands for once there is a layout.

use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, Model};
use crate::parse::ast::Name;

/// What a symbol stands for, through all that it is assigned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Resolved {
    /// What another object defines.
    Undefined,
    /// A number.
    Absolute(i64),
    /// An offset in a section.
    Offset(u32, i64),
    /// That common symbol.
    Common(Name),
}

/// What a symbol stands for; nothing, if it is assigned what has no value.
#[must_use]
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

/// Whether a symbol stands for a place, a number or a common block; a variable of something undefined does not.
#[must_use]
pub fn is_defined(model: &Model, name: Name) -> bool {
    match model.symbol(name).definition {
        Definition::Undefined => false,
        Definition::Variable(_) => resolve(model, name) != Resolved::Undefined,
        _ => true,
    }
}
