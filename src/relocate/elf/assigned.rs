//! Checks the values assigned to symbols in the ELF symbol table.

use super::symbols::symbol_position;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout::explain;
use crate::model::expr::{EvalError, Evaluator, Stage};
use crate::model::{Definition, Model, RelocatableValue};
use crate::parse::ast::Name;

/// An assigned value must be a number, or a label or undefined symbol plus a number.
pub(super) fn check_assignment(model: &Model, name: Name, diagnostics: &mut Diagnostics) {
    let Some(expr) = model.symbol(name).variable() else { return };
    let text = |name| model.display_name(name).into_owned();
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
