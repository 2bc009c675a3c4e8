//! What a symbol may be assigned that is to be in an ELF symbol table.

use super::symbols::symbol_position;
use crate::ast::{Expr, Name};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{EvalError, Evaluator, Stage};
use crate::layout::explain;
use crate::model::{Definition, Model, RelocatableValue};
use rustc_hash::FxHashSet;
use std::convert::Infallible;

/// An assigned symbol must be a number, or a place or undefined symbol and a number.
pub(super) fn check_assignment(model: &Model, name: Name, diagnostics: &mut Diagnostics) {
    let Some(expr) = model.symbol(name).variable() else { return };
    if let Some(alias) = weak_cycle(model, name) {
        diagnostics.push(explain(model, EvalError::Cyclic(alias), symbol_position(model, name)));
        return;
    }
    let text = |name| String::from_utf8_lossy(model.names.text(name)).into_owned();
    let message = match Evaluator::new(model, Stage::Layout).expr(expr, true) {
        Err(EvalError::NotRelocatable) => "expression could not be evaluated".to_owned(),
        Err(error) => {
            diagnostics.push(explain(model, error, symbol_position(model, name)));
            return;
        }
        Ok(RelocatableValue { sub: Some(sub), .. }) => {
            format!("symbol '{}' could not be evaluated in a subtraction expression", text(sub))
        }
        Ok(RelocatableValue { add: Some(add), .. })
            if matches!(model.symbol(add).definition, Definition::Common(_))
                || model.labeled_commons.contains_key(&add) =>
        {
            format!("Common symbol '{}' cannot be used in assignment expr", text(add))
        }
        Ok(_) => return,
    };
    diagnostics.push(Diagnostic::error(Code::AssignmentToNonAbsolute, symbol_position(model, name), message));
}

/// A symbol that a symbol is made of and that is made of itself, if an alias of `.weakref` is between: other values do not look
/// through those.
pub(super) fn weak_cycle(model: &Model, name: Name) -> Option<Name> {
    if model.weak_aliases.is_empty() {
        return None;
    }
    // Those on the way, and those that lead to no cycle.
    let (mut open, mut done) = (FxHashSet::default(), FxHashSet::default());
    let mut steps = vec![(name, false)];
    while let Some((name, is_left)) = steps.pop() {
        if is_left {
            open.remove(&name);
            done.insert(name);
            continue;
        }
        let Some(expr) = model.symbol(name).variable().filter(|_| !done.contains(&name)) else { continue };
        if !open.insert(name) {
            return Some(name);
        }
        steps.push((name, true));
        let Ok(()) = model.visit(expr, |node| {
            if let Expr::Symbol(inner, _) = node {
                steps.push((inner, false));
            }
            Ok::<(), Infallible>(())
        });
    }
    None
}
