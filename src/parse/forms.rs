//! The exact form of expressions, kept while a text is printed.
//!
//! Values are sums of two symbols and a number at most, which is all that an object needs. A printed text shows the
//! expression as it was written.

use super::{Context, ParseState};
use crate::model::RelocatableValue;
use crate::parse::ast::{Expr, ExprId, Name};

/// What the expressions of the current statement look like.
#[derive(Debug, Default)]
pub struct Forms {
    /// Labels that stand for `.` and have not been printed yet.
    pub labels: Vec<Name>,
    values: Vec<(RelocatableValue, ExprId)>,
    /// Operators whose operands are numbers, and their results, in the order of the arena.
    constants: Vec<(ExprId, i64)>,
}

impl Forms {
    /// Records the expression of a value.
    pub fn record(&mut self, value: RelocatableValue, expr: ExprId) {
        self.values.push((value, expr));
    }

    /// The last expression that was reduced to a value in this statement.
    #[must_use]
    pub fn of(&self, value: RelocatableValue) -> Option<ExprId> {
        self.values.iter().rev().find(|known| known.0 == value).map(|known| known.1)
    }

    fn constant(&self, expr: ExprId) -> Option<i64> {
        let at = self.constants.binary_search_by_key(&expr.0, |known| known.0.0).ok()?;
        self.constants.get(at).map(|known| known.1)
    }

    /// Forgets the expressions, which do not outlive their statement.
    pub fn end_statement(&mut self) {
        self.values.clear();
        self.constants.clear();
    }
}

impl Context<'_> {
    /// The number that an expression is known to be.
    #[inline]
    pub(super) fn constant(&self, expr: ExprId) -> Option<i64> {
        match (self.model.exprs[expr.0 as usize], &self.state.forms) {
            (Expr::Int(value), _) => Some(value),
            (Expr::Unary(..) | Expr::Binary(..), Some(forms)) => forms.constant(expr),
            _ => None,
        }
    }

    /// The number that results from an operator. As a part of a printed expression it stays as it was written.
    #[inline]
    pub(super) fn written(&mut self, value: i64, written: Expr) -> ExprId {
        let Some(forms) = &mut self.state.forms else { return self.int(value) };
        let expr = self.model.expr(written);
        forms.constants.push((expr, value));
        expr
    }

    /// A complete expression, or one in parentheses, which is a number if all of its parts are.
    #[inline]
    pub fn folded(&mut self, expr: ExprId) -> ExprId {
        if self.state.forms.is_none() || matches!(self.model.exprs[expr.0 as usize], Expr::Int(_)) {
            return expr;
        }
        self.constant(expr).map_or(expr, |value| self.int(value))
    }
}

impl ParseState {
    /// Drops the labels that stand for `.` in a statement that is read again.
    #[cold]
    pub fn drop_labels(&mut self) {
        if let Some(forms) = &mut self.forms {
            self.locals.give_back(forms.labels.len() as u32);
            forms.labels.clear();
        }
    }
}
