//! Where a symbol counts as defined, with no more of a look at it than llvm-mc takes while it reads.

use super::{Definition, Model, SectionId};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name};
use std::convert::Infallible;

/// Where a symbol counts as defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// It does not.
    Unknown,
    /// It is a number.
    Number,
    /// In a section.
    Section(SectionId),
}

impl Home {
    /// Where a symbol counts as defined at this point of the text: common symbols and aliases of undefined ones do not. What
    /// is defined by itself counts as a number.
    #[must_use]
    pub fn of(model: &Model, symbol: Name) -> Home {
        match model.symbol(symbol).definition {
            Definition::Label(place) => Home::Section(model.section_of(place)),
            Definition::Section(id) => Home::Section(id),
            Definition::Variable(_) if model.symbol(symbol).is_antidependency() => Home::Unknown,
            Definition::Variable(expr) => match Home::inside(model, symbol) {
                // The look begins at the value, and so comes to the symbol itself once before it turns back.
                Home::Unknown => of_expr(model, expr, |name| match name == symbol {
                    true => Home::Unknown,
                    false => Home::inside(model, name),
                }),
                home => home,
            },
            Definition::Undefined | Definition::Common(_) => Home::Unknown,
        }
    }

    /// The same of a symbol in an expression.
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
