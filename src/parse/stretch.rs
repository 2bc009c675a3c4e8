//! Ranges of a statement's tokens, for expressions and for arguments of macros.

use super::{Cursor, Parse, syntax_error};
use crate::diag::Code;
use crate::parse::lexer::{Dialect, Kind, Lexer, Token};
use crate::source::Span;

/// The maximum number of tokens in an expression: the generated parser keeps a state for each prefix operator in a row.
const MAX_TOKENS: usize = 1 << 21;

/// The maximum nesting depth of brackets.
const NESTING: u32 = 100_000;

impl<'t, 's> Cursor<'t, 's> {
    /// The number of tokens in the expression or operand here: up to a comma outside of brackets, or the end.
    pub(crate) fn extent(&self) -> Parse<usize> {
        let mut depth = 0u32;
        for (i, token) in self.tokens[self.position..].iter().enumerate() {
            if i == MAX_TOKENS {
                let span = Span::new(self.base + token.start, self.base + token.end);
                let message = format!("expression has more than {MAX_TOKENS} tokens");
                return Err(syntax_error(Code::NestingTooDeep, span, message));
            }
            match token.kind {
                Kind::LParen | Kind::LBracket | Kind::LBrace => {
                    depth += 1;
                    if depth > NESTING {
                        let span = Span::new(self.base + token.start, self.base + token.end);
                        let message = format!("brackets nested more than {NESTING} levels deep");
                        return Err(syntax_error(Code::NestingTooDeep, span, message));
                    }
                }
                Kind::RParen | Kind::RBracket | Kind::RBrace => {
                    depth = depth.saturating_sub(1);
                    // `{dfv=}` is an operand that no comma follows.
                    let rest = &self.tokens[self.position..];
                    if depth == 0
                        && rest[0].kind == Kind::LBrace
                        && rest.get(i + 1).is_some_and(|next| !matches!(next.kind, Kind::Comma | Kind::LBrace))
                    {
                        return Ok(i + 1);
                    }
                }
                Kind::Comma if depth == 0 => return Ok(i),
                _ => {}
            }
        }
        Ok(self.tokens.len() - self.position)
    }

    /// The remaining tokens.
    #[must_use]
    pub fn tokens(&self) -> &'t [Token] {
        self.tokens.get(self.position..).unwrap_or_default()
    }

    /// The string in angle brackets that starts with the next token, including the brackets, if it ends in this line;
    /// it may contain any bytes. Also returns the tokens that follow it, and the offset at which they end.
    #[must_use]
    pub fn angle_string(&self, comment: u8) -> Option<(&'s [u8], Vec<Token>, usize)> {
        let start = self.tokens.get(self.position)?.start as usize;
        let mut at = start;
        loop {
            match self.text.get(at)? {
                b'>' => break,
                b'\n' | b'\r' | 0 => return None,
                b'!' => at += 2,
                _ => at += 1,
            }
        }
        let mut lexer = Lexer::at(self.text, at + 1, Dialect::new(comment, self.numbers));
        let mut tokens = Vec::new();
        lexer.statement(&mut tokens);
        Some((&self.text[start..=at], tokens, lexer.offset()))
    }

    /// A cursor over other tokens of the same text, starting at index `position`.
    #[must_use]
    pub fn over_from<'u>(&self, tokens: &'u [Token], position: usize) -> Cursor<'u, 's> {
        let mut cursor = self.over(tokens);
        cursor.position = position;
        cursor
    }

    /// The index of the next token.
    #[must_use]
    pub fn position(&self) -> usize {
        self.position
    }

    /// The text from a source position up to the end of the previous token.
    #[must_use]
    pub fn text_from(&self, start: u32) -> &'s [u8] {
        self.text.get((start - self.base) as usize..(self.previous_end() - self.base) as usize).unwrap_or_default()
    }

    /// The number of tokens in the longest expression here, judged by token kinds: an operand that follows a complete
    /// expression without an operator is not part of it. `no_infix_exclaim`: `!` is only a prefix.
    #[must_use]
    pub fn expression_extent(&self, no_infix_exclaim: bool) -> usize {
        let (mut depth, mut operand_before) = (0u32, false);
        for (index, token) in self.tokens().iter().enumerate() {
            match token.kind {
                Kind::LParen if depth > 0 || !operand_before => {
                    depth += 1;
                    operand_before = false;
                }
                Kind::RParen if depth > 0 => {
                    depth -= 1;
                    operand_before = true;
                }
                Kind::Comma | Kind::LParen | Kind::RParen => return index,
                Kind::Tilde if depth == 0 && operand_before => return index,
                Kind::Exclaim if depth == 0 && operand_before && no_infix_exclaim => return index,
                kind if is_binary(kind) || matches!(kind, Kind::Tilde) => operand_before = false,
                _ if depth == 0 && operand_before => return index,
                _ => operand_before = true,
            }
        }
        self.tokens().len()
    }
}

/// Whether a token of this kind may be a binary operator.
pub(super) fn is_binary(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Plus
            | Kind::Minus
            | Kind::Star
            | Kind::Slash
            | Kind::Percent
            | Kind::Pipe
            | Kind::PipePipe
            | Kind::Amp
            | Kind::AmpAmp
            | Kind::Caret
            | Kind::Exclaim
            | Kind::EqualEqual
            | Kind::ExclaimEqual
            | Kind::Less
            | Kind::LessEqual
            | Kind::LessGreater
            | Kind::LessLess
            | Kind::Greater
            | Kind::GreaterEqual
            | Kind::GreaterGreater
    )
}
