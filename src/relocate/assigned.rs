//! The values assigned to symbols in the symbol table.

use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout::explain;
use crate::model::expr::{EvalError, Evaluator, Stage};
use crate::model::{Model, RelocatableValue};
use crate::parse::ast::{ExprId, Name};
use crate::source::Span;

/// The value assigned to a symbol: a number, or a label or undefined symbol plus a number. Reports an error otherwise.
pub(super) fn assigned(
    model: &Model,
    name: Name,
    expr: ExprId,
    diagnostics: &mut Diagnostics,
) -> Option<RelocatableValue> {
    let span = Span::at(model.position_of(name));
    let text = |name| model.display_name(name).into_owned();
    let is_common = |name| {
        model.common(name).is_some()
            || model.labeled_commons.contains_key(&name)
            || model.labeled_common(name).is_some()
    };
    let message = match Evaluator::new(model, Stage::Layout).expr(expr, true) {
        Err(error) if model.coff.is_none() && error != EvalError::NotRelocatable => {
            diagnostics.push(explain(model, error, span));
            return None;
        }
        Err(_) => "expression could not be evaluated".to_owned(),
        Ok(RelocatableValue { sub: Some(sub), .. }) => {
            format!("symbol '{}' could not be evaluated in a subtraction expression", text(sub))
        }
        Ok(RelocatableValue { add: Some(add), .. }) if is_common(add) => {
            format!("Common symbol '{}' cannot be used in assignment expr", text(add))
        }
        Ok(value) => return Some(value),
    };
    diagnostics.push(Diagnostic::error(Code::AssignmentToNonAbsolute, span, message));
    None
}
