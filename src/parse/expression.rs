//! Expressions: determines the run of tokens and passes it to the generated parser.

use super::join::{join_names, join_specifiers};
use super::stretch::is_binary;
use super::tok::Reading;
use super::{Context, Cursor, Parse, Tokens, explain, grammar, syntax_error};
use crate::diag::{Code, Diagnostic};
use crate::model::Model;
use crate::parse::ast::{ExprId, RegisterId};
use crate::parse::lexer::{Kind, Token};
use crate::parse::literal::quoted_name;
use lalrpop_util::ParseError;

thread_local! {
    static PARSER: grammar::ExprParser = grammar::ExprParser::new();
}

impl<'s> Cursor<'_, 's> {
    /// Parses an expression.
    ///
    /// # Errors
    /// If it is missing or malformed.
    #[inline]
    pub fn expr(&mut self, context: &mut Context<'_>) -> Parse<ExprId> {
        let expr = self.expr_or_register(context)?;
        context.not_register(expr)?;
        Ok(expr)
    }

    /// Parses the right-hand side of an assignment: an expression, or a register if the target's registers are values.
    ///
    /// # Errors
    /// If it is missing or malformed.
    #[inline]
    pub fn expr_or_register(&mut self, context: &mut Context<'_>) -> Parse<ExprId> {
        // What the fast path has read of an expression that it does not accept is read again, with new labels for `.`.
        if context.state.fast && context.state.forms.is_none() {
            let (mark, own_symbols) = (self.position, context.model.own_symbols);
            if let Some(expr) = self.fast_expr(context)?
                && matches!(self.kind(), None | Some(Kind::Comma))
            {
                return Ok(expr);
            }
            (self.position, context.model.own_symbols) = (mark, own_symbols);
        }
        self.general_expr(context)
    }

    /// Adapts tokens for the generated parser.
    fn feed<'u>(&self, tokens: &'u [Token], reading: Reading) -> Tokens<'u, 's> {
        Tokens::new(tokens, self.text, (self.base, self.numbers), reading)
    }

    fn general_expr(&mut self, context: &mut Context<'_>) -> Parse<ExprId> {
        let extent = self.extent()?;
        let end = self.position + extent;
        let tokens = &self.tokens[self.position..end];
        if tokens.is_empty() {
            return Err(self.error(Code::ExpectedExpression, "expected an expression"));
        }
        let stop = tokens.last().map_or(self.end, |t| self.base + t.end);
        let joined = join_names(tokens, context.state.names_end_at_at);
        let joined = match context.state.specifiers_in_parentheses {
            true => join_specifiers(joined.as_deref().unwrap_or(tokens), self.text).or(joined),
            false => joined,
        };
        let tokens = joined.as_deref().unwrap_or(tokens);
        let result = PARSER.with(|p| p.parse(context, self.feed(tokens, context.state.register_values())));
        let expr = result.map_err(|e| explain(e, stop))?;
        context.whole(expr)?;
        self.position = end;
        Ok(context.folded(expr))
    }

    /// Parses the expression here, which ends before the token `end` or earlier, at what cannot continue it.
    ///
    /// # Errors
    /// If it is missing or malformed.
    pub fn leading_expr(&mut self, context: &mut Context<'_>, end: usize) -> Parse<ExprId> {
        self.part(context, end, Reading::Plain)
    }

    /// As [`Cursor::leading_expr`] for what follows the `$` of an immediate.
    ///
    /// # Errors
    /// If it is missing, malformed, or a register.
    pub fn immediate(&mut self, context: &mut Context<'_>, end: usize) -> Parse<ExprId> {
        let is_register = self.kind() == Some(Kind::Percent);
        let expr = self.part(context, end, context.state.register_values())?;
        if is_register || context.model.as_register(expr).is_some() {
            let span = context.state.register_span;
            let error = *syntax_error(Code::UnexpectedToken, span, "expected immediate expression");
            return Err(Box::new(error.help("registers are written without '$'")));
        }
        Ok(expr)
    }

    fn part(&mut self, context: &mut Context<'_>, end: usize, reading: Reading) -> Parse<ExprId> {
        let rest = self.tokens.get(self.position..end).unwrap_or_default();
        let stop = self.tokens[..end].last().map_or(self.end, |t| self.base + t.end);
        let changed = match reading {
            Reading::Plain if context.model.register_symbols => Some(self.aliases_refused(rest, context)),
            Reading::Plain => None,
            // After the `$` of an immediate, another `$` is part of a name.
            Reading::Values(_) => join_names(rest, false),
        };
        let tokens = changed.as_deref().unwrap_or(rest);
        let tokens = &tokens[..leading(tokens)];
        let expr = PARSER.with(|p| p.parse(context, self.feed(tokens, reading))).map_err(|e| explain(e, stop))?;
        if matches!(reading, Reading::Plain) {
            context.not_register(expr)?;
        }
        context.whole(expr)?;
        let after = tokens.last().map_or(0, |token| token.end);
        self.position += rest.iter().take_while(|token| token.end <= after).count();
        Ok(context.folded(expr))
    }

    /// Symbols bound to registers become `%`, which the grammar refuses where a value is expected.
    #[cold]
    fn aliases_refused(&self, tokens: &[Token], context: &Context<'_>) -> Vec<Token> {
        let refused = |&token: &Token| match self.register_of(token, context.model) {
            Some(_) => Token { kind: Kind::Percent, ..token },
            None => token,
        };
        tokens.iter().map(refused).collect()
    }

    /// The register to which the symbol that a token names is bound.
    #[must_use]
    pub fn register_of(&self, token: Token, model: &Model) -> Option<RegisterId> {
        if !model.register_symbols {
            return None;
        }
        let text = &self.text[token.start as usize..token.end as usize];
        let symbol = match token.kind {
            Kind::Ident => model.names.get(text),
            Kind::String => model.names.get(&quoted_name(&text[1..text.len() - 1])),
            _ => None,
        };
        model.register_of(symbol?)
    }

    /// The error for the next token, or for the end of an operand before the token `end`. `closes`: a `)` may stand
    /// here.
    #[cold]
    #[must_use]
    pub fn unexpected(&self, end: usize, closes: bool) -> Box<Diagnostic> {
        let stop = self.tokens[..end].last().map_or(self.end, |t| self.base + t.end);
        let expected = if closes { vec![")".to_owned()] } else { Vec::new() };
        let rest = self.tokens.get(self.position..end).unwrap_or_default();
        match self.feed(rest, Reading::Plain).next() {
            Some(Ok(token)) => explain(ParseError::UnrecognizedToken { token, expected }, stop),
            Some(Err(error)) => error,
            None => explain(ParseError::UnrecognizedEof { location: stop, expected }, stop),
        }
    }
}

/// The number of tokens up to one that cannot continue an expression; including it, if the expression is incomplete.
fn leading(tokens: &[Token]) -> usize {
    let (mut depth, mut is_complete) = (0u32, false);
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::LParen | Kind::LBracket if !is_complete => depth += 1,
            Kind::RParen | Kind::RBracket if depth > 0 => {
                depth -= 1;
                is_complete = true;
            }
            Kind::At => is_complete = false,
            kind if is_binary(kind) || kind == Kind::Tilde => is_complete = false,
            _ if depth > 0 => is_complete = true,
            _ if is_complete => return index,
            Kind::Comma | Kind::RParen | Kind::RBracket => return index + 1,
            Kind::LBrace => break,
            _ => is_complete = true,
        }
    }
    tokens.len()
}
