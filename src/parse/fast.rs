//! The hand-written way through the commonest expressions.

use super::literal::{self, Number};
use super::{Context, Cursor, Parse};
use crate::ast::{BinaryOp, ExprId};
use crate::lexer::Kind;

impl Cursor<'_, '_> {
    /// The commonest expressions: a number, a symbol, and either plus or minus a number or symbol. Reads nothing else.
    #[inline]
    pub(super) fn fast_expr(&mut self, context: &mut Context<'_>) -> Parse<Option<ExprId>> {
        let Some(first) = self.fast_term(context)? else { return Ok(None) };
        let op = match self.kind() {
            None | Some(Kind::Comma | Kind::LParen) => return Ok(Some(first)),
            Some(Kind::Plus) => BinaryOp::Add,
            Some(Kind::Minus) => BinaryOp::Sub,
            _ => return Ok(None),
        };
        self.position += 1;
        let Some(second) = self.fast_term(context)? else { return Ok(None) };
        if !matches!(self.kind(), None | Some(Kind::Comma | Kind::LParen)) {
            return Ok(None);
        }
        // What is wrong is told by the grammar, which may find something else wrong first.
        Ok(context.binary(op, first, second).ok())
    }

    #[inline]
    fn fast_term(&mut self, context: &mut Context<'_>) -> Parse<Option<ExprId>> {
        let negative = self.kind() == Some(Kind::Minus) && self.kind_at(1) == Some(Kind::Number);
        let at = usize::from(negative);
        match self.kind_at(at) {
            Some(Kind::Number) => match literal::number(self.text_at(at)) {
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
