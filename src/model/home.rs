//! Determines where a symbol is defined, looking through aliases only as far as llvm-mc does while it reads the source.

use super::{Definition, Model, SectionId};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name};
use std::convert::Infallible;

/// The location of a symbol's definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Undefined.
    Unknown,
    /// An absolute number.
    Number,
    /// In a section.
    Section(SectionId),
}

impl Home {
    /// Where a symbol is defined at this point of the source. Common symbols and aliases of undefined symbols count as
    /// undefined, and a symbol defined in terms of itself counts as a number.
    #[must_use]
    pub fn of(model: &Model, symbol: Name) -> Home {
        match model.symbol(symbol).definition {
            Definition::Label(place) => Home::Section(model.section_of(place)),
            Definition::Section(id) => Home::Section(id),
            Definition::Variable(_) if model.symbol(symbol).is_antidependency() => Home::Unknown,
            Definition::Variable(expr) => match Home::inside(model, symbol) {
                // The search starts at the value, so it may reach the symbol itself once.
                Home::Unknown => of_expr(model, expr, |name| match name == symbol {
                    true => Home::Unknown,
                    false => Home::inside(model, name),
                }),
                home => home,
            },
            Definition::Undefined | Definition::Common(_) => Home::Unknown,
        }
    }

    /// Where a symbol in an expression is defined.
    fn inside(model: &Model, symbol: Name) -> Home {
        let Definition::Variable(expr) = model.symbol(symbol).definition else { return Home::of(model, symbol) };
        if model.symbol(symbol).is_antidependency() {
            return Home::Unknown;
        }
        let settled = model.settle(&model.variables.homes, symbol, expr, |expr| {
            of_expr(model, expr, |name| Home::inside(model, name))
        });
        settled.unwrap_or(Home::Number)
    }
}

fn of_expr(model: &Model, expr: ExprId, of: impl Fn(Name) -> Home) -> Home {
    let mut homes: Vec<Home> = Vec::new();
    let Ok(()) = model.visit(expr, |node| {
        match node {
            Expr::Int(_) => homes.push(Home::Number),
            Expr::Register(_) => homes.push(Home::Unknown),
            Expr::Symbol(name, _) => homes.push(of(name)),
            Expr::Unary(..) | Expr::Specified(..) => {}
            Expr::Binary(op, ..) => {
                let (right, left) = (homes.pop(), homes.pop());
                homes.push(match (left.unwrap_or(Home::Number), right.unwrap_or(Home::Number)) {
                    (Home::Number, other) | (other, Home::Number) => other,
                    _ if op == BinaryOp::Sub => Home::Number,
                    (Home::Unknown, right) => right,
                    (left, _) => left,
                });
            }
        }
        Ok::<(), Infallible>(())
    });
    homes.pop().unwrap_or(Home::Number)
}
