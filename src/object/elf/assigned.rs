//! What a symbol may be assigned that is to be in an ELF symbol table.

use super::symtab::symbol_position;
use crate::ast::{BinaryOp, Expr, ExprId, Name};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{EvalError, Evaluator, Stage};
use crate::layout::explain;
use crate::model::{Definition, Linear, Model};

/// Whether an assigned symbol has no section and is no number either, as far as llvm-mc's look at its expression goes.
pub(super) fn stands_for_nothing(model: &Model, name: Name) -> bool {
    model.symbol(name).variable().is_some_and(|expr| home(model, expr, &mut { BUDGET }) == Home::Nowhere)
}

/// Where the value of an expression is, as llvm-mc guesses it without evaluating it.
#[derive(Clone, Copy, PartialEq)]
enum Home {
    Nowhere,
    Number,
    Section,
}

/// How many nodes are looked at; what goes in circles counts as a number.
const BUDGET: u32 = 2_000;

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

/// An assigned symbol must be a number, or a place or undefined symbol and a number.
pub(super) fn check_assignment(model: &Model, name: Name, diagnostics: &mut Diagnostics) {
    let Some(expr) = model.symbol(name).variable() else { return };
    let text = |name| String::from_utf8_lossy(model.names.text(name)).into_owned();
    let message = match Evaluator::new(model, Stage::Layout).expr(expr, true) {
        Err(EvalError::NotRelocatable) => "expression could not be evaluated".to_owned(),
        Err(error) => {
            diagnostics.push(explain(model, error, symbol_position(model, name)));
            return;
        }
        Ok(Linear { sub: Some(sub), .. }) => {
            format!("symbol '{}' could not be evaluated in a subtraction expression", text(sub))
        }
        Ok(Linear { add: Some(add), .. }) if matches!(model.symbol(add).definition, Definition::Common { .. }) => {
            format!("Common symbol '{}' cannot be used in assignment expr", text(add))
        }
        Ok(_) => return,
    };
    diagnostics.push(Diagnostic::error(Code::AssignmentToNonAbsolute, symbol_position(model, name), message));
}
