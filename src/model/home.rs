//! Where a symbol counts as defined, with no more of a look at it than llvm-mc takes while it reads.

use super::{Definition, Model, SectionId};
use crate::ast::{BinaryOp, Expr, ExprId, Name};

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
    /// Where a symbol counts as defined at this point of the text: common symbols and aliases of undefined ones do not.
    #[must_use]
    pub fn of(model: &Model, symbol: Name) -> Home {
        home(model, symbol, &mut { GLANCES }, 0)
    }
}

/// How many nodes are looked at; what goes in circles counts as a number.
const GLANCES: u32 = 2_000;
/// How deep they may be nested.
const DEPTH: u32 = 200;

fn home(model: &Model, symbol: Name, budget: &mut u32, depth: u32) -> Home {
    match model.symbol(symbol).definition {
        Definition::Label(place) => Home::Section(model.section_of(place)),
        Definition::Section(id) => Home::Section(id),
        Definition::Variable(expr) => home_of(model, expr, budget, depth + 1),
        Definition::Undefined | Definition::Common { .. } => Home::Unknown,
    }
}

fn home_of(model: &Model, expr: ExprId, budget: &mut u32, depth: u32) -> Home {
    let Some(left) = budget.checked_sub(1).filter(|_| depth < DEPTH) else { return Home::Number };
    *budget = left;
    match model.exprs[expr.0 as usize] {
        Expr::Int(_) => Home::Number,
        Expr::Symbol(name, _) => home(model, name, budget, depth),
        Expr::Unary(_, inner) | Expr::Specified(inner, _) => home_of(model, inner, budget, depth + 1),
        Expr::Binary(op, left, right) => {
            match (home_of(model, left, budget, depth + 1), home_of(model, right, budget, depth + 1)) {
                (Home::Number, other) | (other, Home::Number) => other,
                _ if op == BinaryOp::Sub => Home::Number,
                (Home::Unknown, right) => right,
                (left, _) => left,
            }
        }
    }
}
