//! Expressions and AT&T operands: determines the run of tokens and passes it to the generated parser.

use super::join::{join_names, join_specifiers};
use super::tok::Reading;
use super::{Context, Cursor, Parse, Tokens, explain, grammar, literal, syntax_error};
use crate::diag::Code;
use crate::parse::ast::{ExprId, Memory, Operand, OperandKind, RegisterId};
use crate::parse::lexer::{Kind, Token};

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
        if context.state.fast {
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
    fn feed<'u>(&self, tokens: &'u [Token], reading: Reading<'u>) -> Tokens<'u, 's> {
        Tokens::new(tokens, self.text, (self.base, self.numbers), reading)
    }

    /// The offsets of tokens that name symbols bound to registers, with the registers.
    #[cold]
    fn aliases(&self, tokens: &[Token], context: &Context<'_>) -> Vec<(u32, RegisterId)> {
        let named = |token: &Token| {
            let text = &self.text[token.start as usize..token.end as usize];
            let name = match token.kind {
                Kind::Ident => std::borrow::Cow::Borrowed(text),
                Kind::String => literal::quoted_name(&text[1..text.len() - 1]).into(),
                _ => return None,
            };
            let symbol = context.model.names.get(&name)?;
            Some((token.start, context.model.register_of(symbol)?))
        };
        tokens.iter().filter_map(named).collect()
    }

    fn general_expr(&mut self, context: &mut Context<'_>) -> Parse<ExprId> {
        thread_local! {
            static PARSER: grammar::ExprParser = grammar::ExprParser::new();
        }
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
        Ok(expr)
    }

    /// Parses an AT&T operand and appends it.
    ///
    /// # Errors
    /// If it is missing or malformed.
    pub fn att_operand(&mut self, context: &mut Context<'_>, operands: &mut Vec<Operand<'s>>) -> Parse<()> {
        operands.push(self.general_att_operand(context)?);
        Ok(())
    }

    fn general_att_operand(&mut self, context: &mut Context<'_>) -> Parse<Operand<'s>> {
        thread_local! {
            static PARSER: grammar::OperandParser = grammar::OperandParser::new();
        }
        let end = self.position + self.extent()?;
        let tokens = &self.tokens[self.position..end];
        if tokens.is_empty() {
            return Err(self.error(Code::UnexpectedToken, "unexpected token in argument list"));
        }
        let stop = tokens.last().map_or(self.end, |t| self.base + t.end);
        // After the `$` of an immediate, another `$` is part of a name.
        let joined = match tokens {
            [dollar, rest @ ..] if dollar.kind == Kind::Dollar => join_names(rest, false),
            _ => None,
        };
        let joined = joined.map(|rest| [&tokens[..1], &rest].concat());
        let tokens = joined.as_deref().unwrap_or(tokens);
        let is_immediate = tokens[0].kind == Kind::Dollar;
        let begins_with_register = is_immediate && tokens.get(1).is_some_and(|next| next.kind == Kind::Percent);
        let aliases = match context.model.register_symbols && !is_immediate {
            true => self.aliases(tokens, context),
            false => Vec::new(),
        };
        let reading = match context.state.registers {
            _ if is_immediate => context.state.register_values(),
            Some(set) if !aliases.is_empty() => Reading::Aliases(set, &aliases),
            _ => Reading::Plain,
        };
        let tokens = self.feed(tokens, reading);
        let operand = PARSER.with(|p| p.parse(context, tokens)).map_err(|e| explain(e, stop))?;
        if let OperandKind::Immediate(expr) = operand.kind
            && (begins_with_register || context.model.as_register(expr).is_some())
        {
            let span = context.state.register_span;
            let error = *syntax_error(Code::UnexpectedToken, span, "expected immediate expression");
            return Err(Box::new(error.help("registers are written without '$'")));
        }
        match operand.kind {
            OperandKind::Immediate(expr) | OperandKind::Memory(Memory { disp: Some(expr), .. }) => {
                context.whole(expr)?
            }
            _ => {}
        }
        self.position = end;
        Ok(operand)
    }
}
