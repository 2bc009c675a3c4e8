//! `.weakref`: the targets of aliases that are used.

use crate::model::{Binding, Model, SymbolFlag};
use crate::parse::ast::Expr;

/// Makes a target weak if the text uses an alias and refers to the target only through aliases.
pub fn weak_targets(model: &mut Model) {
    if model.requests.weak_aliases.is_empty() {
        return;
    }
    for alias in model.requests.weak_aliases.clone() {
        let symbol = model.symbol(alias);
        let Some(expr) = symbol.variable().filter(|_| symbol.is(SymbolFlag::Registered)) else { continue };
        let Expr::Symbol(target, _) = model.exprs[expr.0 as usize] else { continue };
        if !model.symbol(target).is(SymbolFlag::Registered) {
            model.register(target);
            model.symbol_mut(target).binding = Some(Binding::Weak);
        }
    }
}
