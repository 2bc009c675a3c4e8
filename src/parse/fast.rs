//! The fast path for common expressions.

use super::literal::Number;
use super::{Context, Cursor, Parse};
use crate::parse::ast::{BinaryOp, ExprId};
use crate::parse::lexer::Kind;

impl Cursor<'_, '_> {
    /// Parses the most common expressions: a number, a symbol, or a binary operator between two of these; each may also
    /// be such an expression in parentheses, as in `(label-(table+4))/2`. Returns `None` for anything else.
    #[inline]
    pub(super) fn fast_expr(&mut self, context: &mut Context<'_>) -> Parse<Option<ExprId>> {
        let found = self.fast_pair(context, 0)?;
        Ok(found.filter(|_| matches!(self.kind(), None | Some(Kind::Comma | Kind::LParen))))
    }

    /// A term, optionally followed by one operator and another term, so that precedence does not matter.
    #[inline]
    fn fast_pair(&mut self, context: &mut Context<'_>, depth: u8) -> Parse<Option<ExprId>> {
        let Some(first) = self.fast_operand(context, depth)? else { return Ok(None) };
        let op = match self.kind() {
            Some(Kind::Plus) => BinaryOp::Add,
            Some(Kind::Minus) => BinaryOp::Sub,
            Some(Kind::Slash) => BinaryOp::Div,
            Some(Kind::Star) => BinaryOp::Mul,
            _ => return Ok(Some(first)),
        };
        self.position += 1;
        let Some(second) = self.fast_operand(context, depth)? else { return Ok(None) };
        if !matches!(self.kind(), None | Some(Kind::Comma | Kind::LParen | Kind::RParen)) {
            return Ok(None);
        }
        // Errors are left to the grammar, which may find a different one first.
        Ok(context.binary(op, first, second).ok())
    }

    #[inline]
    fn fast_operand(&mut self, context: &mut Context<'_>, depth: u8) -> Parse<Option<ExprId>> {
        if self.kind() != Some(Kind::LParen) {
            return self.fast_term(context);
        }
        self.nested_pair(context, depth + 1)
    }

    /// An expression in parentheses. The depth is limited, since this recurses on the thread's stack.
    #[inline(never)]
    fn nested_pair(&mut self, context: &mut Context<'_>, depth: u8) -> Parse<Option<ExprId>> {
        /// Deeper nesting is left to the grammar.
        const MAX_DEPTH: u8 = 4;
        if depth > MAX_DEPTH {
            return Ok(None);
        }
        self.position += 1;
        let Some(inner) = self.fast_pair(context, depth)? else { return Ok(None) };
        if self.kind() != Some(Kind::RParen) {
            return Ok(None);
        }
        self.position += 1;
        Ok(Some(inner))
    }

    #[inline]
    fn fast_term(&mut self, context: &mut Context<'_>) -> Parse<Option<ExprId>> {
        let negative = self.kind() == Some(Kind::Minus) && self.kind_at(1) == Some(Kind::Number);
        let at = usize::from(negative);
        match self.kind_at(at) {
            Some(Kind::Number) => match self.number_at(at) {
                Ok(Number::Int(value)) => {
                    let value = value as i64;
                    self.position += at + 1;
                    Ok(Some(context.int(if negative { value.wrapping_neg() } else { value })))
                }
                _ => Ok(None),
            },
            Some(Kind::Ident) if !negative => {
                let span = self.here();
                let name = self.text();
                self.position += 1;
                Ok(context.symbol(name, span).ok())
            }
            _ => Ok(None),
        }
    }
}
