//! Symbols whose expression is evaluated anew at each use (`.eqv`).

use super::Context;
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::source::Span;
use rustc_hash::FxHashSet;

/// The `.eqv` symbols.
#[derive(Debug, Default)]
pub struct Later {
    names: FxHashSet<Name>,
    /// The current depth and the number of expression nodes copied.
    copies: (u32, u32),
    /// An expression is being read in which symbols are not replaced by their values.
    pub is_deferring: bool,
}

impl Later {
    pub fn clear(&mut self) {
        self.names.clear();
        self.is_deferring = false;
    }

    /// Whether a symbol is defined with `.eqv`.
    #[inline]
    #[must_use]
    pub fn has(&self, name: Name) -> bool {
        !self.names.is_empty() && self.names.contains(&name)
    }

    /// Adds a symbol.
    pub fn insert(&mut self, name: Name) {
        self.names.insert(name);
    }
}

impl Context<'_> {
    /// Evaluates the expression of an `.eqv` symbol at this point.
    #[cold]
    pub(super) fn now(&mut self, value: ExprId, (name, specifier): (Name, Specifier), span: Span) -> ExprId {
        // Two such symbols may refer to each other; the layout reports the cycle.
        self.state.later.names.remove(&name);
        if self.state.later.copies.0 == 0 {
            self.state.later.copies.1 = 0;
        }
        let value = self.renewed(value, span);
        self.state.later.insert(name);
        if specifier == Specifier::NONE { value } else { self.model.expr(Expr::Specified(value, specifier)) }
    }

    /// Copies an expression with the current values of its symbols. Beyond a limit on depth and size it is left as it is.
    fn renewed(&mut self, value: ExprId, span: Span) -> ExprId {
        const MAX_DEPTH: u32 = 200;
        const MAX_COPIES: u32 = 10_000;
        let (depth, count) = &mut self.state.later.copies;
        (*depth, *count) = (*depth + 1, *count + 1);
        let is_kept = *depth > MAX_DEPTH || *count > MAX_COPIES;
        let copy = match self.model.exprs[value.0 as usize] {
            _ if is_kept => value,
            Expr::Symbol(name, specifier) => {
                let text = self.model.names.text(name).to_vec();
                let name = if text.is_empty() { name } else { self.intern(&text) };
                self.reference(name, specifier, span)
            }
            Expr::Unary(op, inner) => {
                let inner = self.renewed(inner, span);
                self.model.expr(Expr::Unary(op, inner))
            }
            Expr::Binary(op, left, right) => {
                let (left, right) = (self.renewed(left, span), self.renewed(right, span));
                self.model.expr(Expr::Binary(op, left, right))
            }
            Expr::Specified(inner, specifier) => {
                let inner = self.renewed(inner, span);
                self.model.expr(Expr::Specified(inner, specifier))
            }
            Expr::Int(_) | Expr::Register(_) => value,
        };
        self.state.later.copies.0 -= 1;
        copy
    }
}
