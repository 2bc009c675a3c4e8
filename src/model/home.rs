//! Where an assigned symbol is, guessed from its expression alone.

use super::{Definition, Model};
use crate::ast::{BinaryOp, Expr, ExprId, Name};

/// Whether a symbol has no section and is no number either, as far as llvm-mc's look at what it was assigned goes.
#[must_use]
pub fn stands_for_nothing(model: &Model, name: Name) -> bool {
    match model.symbol(name).definition {
        Definition::Undefined | Definition::Common { .. } => true,
        Definition::Label(_) | Definition::Section(_) => false,
        Definition::Variable(expr) => home(model, expr, &mut { GLANCES }) == Home::Nowhere,
    }
}

/// Where the value of an expression is, as llvm-mc guesses it without evaluating it.
#[derive(Clone, Copy, PartialEq)]
enum Home {
    Nowhere,
    Number,
    Section,
}

/// How many nodes are looked at; what goes in circles counts as a number.
const GLANCES: u32 = 2_000;

fn home(model: &Model, expr: ExprId, budget: &mut u32) -> Home {
    let Some(left) = budget.checked_sub(1) else { return Home::Number };
    *budget = left;
    match model.exprs[expr.0 as usize] {
        Expr::Int(_) => Home::Number,
        Expr::Symbol(name, _) => match model.symbol(name).definition {
            Definition::Undefined | Definition::Common { .. } => Home::Nowhere,
            Definition::Label(_) | Definition::Section(_) => Home::Section,
            Definition::Variable(expr) => home(model, expr, budget),
        },
        Expr::Unary(_, inner) | Expr::Specified(inner, _) => home(model, inner, budget),
        Expr::Binary(op, a, b) => match (home(model, a, budget), home(model, b, budget)) {
            (Home::Number, other) | (other, Home::Number) => other,
            _ if op == BinaryOp::Sub => Home::Number,
            (Home::Nowhere, other) => other,
            (known, _) => known,
        },
    }
}
