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
        home(model, symbol, 0)
    }
}

/// How deep aliases are followed.
const DEPTH: u32 = 200;

fn home(model: &Model, symbol: Name, depth: u32) -> Home {
    let entry = model.symbol(symbol);
    match entry.definition {
        Definition::Label(place) => Home::Section(model.section_of(place)),
        Definition::Section(id) => Home::Section(id),
        Definition::Variable(expr) if depth < DEPTH => home_of(model, expr, depth + 1),
        Definition::Variable(_) | Definition::Undefined | Definition::Common { .. } => Home::Unknown,
    }
}

/// Where an expression counts as defined, with no more of a look at it than llvm-mc takes.
fn home_of(model: &Model, expr: ExprId, depth: u32) -> Home {
    match model.exprs[expr.0 as usize] {
        Expr::Int(_) => Home::Number,
        Expr::Symbol(name, _) => home(model, name, depth),
        Expr::Unary(_, inner) | Expr::Specified(inner, _) if depth < DEPTH => home_of(model, inner, depth + 1),
        Expr::Binary(op, left, right) if depth < DEPTH => {
            match (home_of(model, left, depth + 1), home_of(model, right, depth + 1)) {
                (Home::Number, other) | (other, Home::Number) => other,
                _ if op == BinaryOp::Sub => Home::Number,
                (Home::Unknown, right) => right,
                (left, _) => left,
            }
        }
        _ => Home::Unknown,
    }
}
