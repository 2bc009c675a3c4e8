//! Walks over the tokens of one statement.

use super::literal::{self, BadNumber, Number};
use super::{Parse, syntax_error};
use crate::diag::{Code, Diagnostic};
use crate::parse::lexer::{Kind, Token};
use crate::source::Span;
use crate::source::bytes::Numbers;

/// A place in the tokens of a statement.
#[derive(Debug)]
pub struct Cursor<'t, 's> {
    pub(crate) tokens: &'t [Token],
    pub(super) text: &'s [u8],
    pub(crate) base: u32,
    /// The statement's end, for what is missing there.
    pub(super) end: u32,
    pub(crate) position: usize,
    pub(super) numbers: Numbers,
}

impl<'t, 's> Cursor<'t, 's> {
    /// The start of a statement of a file whose first byte has the position `base`, and whose integers are written so; `end` is
    /// where the statement ends.
    #[must_use]
    pub fn new(tokens: &'t [Token], text: &'s [u8], base: u32, end: usize, numbers: Numbers) -> Self {
        Cursor { tokens, text, base, end: base + end as u32, position: 0, numbers }
    }

    /// The next so many tokens, the last one shorter by so many bytes.
    #[must_use]
    pub fn cut(&self, count: usize, bytes: u32) -> Vec<Token> {
        let mut tokens: Vec<Token> = self.tokens.iter().skip(self.position).take(count).copied().collect();
        if let Some(last) = tokens.last_mut() {
            last.end = last.end.saturating_sub(bytes).max(last.start);
        }
        tokens
    }

    /// A cursor over other tokens of the same text.
    #[must_use]
    pub fn over<'u>(&self, tokens: &'u [Token]) -> Cursor<'u, 's> {
        let end = tokens.last().map_or(self.end, |t| self.base + t.end);
        Cursor { tokens, text: self.text, base: self.base, end, position: 0, numbers: self.numbers }
    }

    /// A cursor at the first token of the statement.
    #[must_use]
    pub fn rewound(&self) -> Self {
        Cursor { position: 0, ..*self }
    }

    /// Another cursor at the same token.
    #[must_use]
    pub fn fork(&self) -> Self {
        Cursor { ..*self }
    }

    /// The next token's kind.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        self.kind_at(0)
    }

    /// The kind of the token so many further on.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.position + ahead).map(|t| t.kind)
    }

    /// The next token's text; empty at the end.
    #[inline]
    #[must_use]
    pub fn text(&self) -> &'s [u8] {
        self.text_at(0)
    }

    /// The text of the token so many further on.
    #[inline]
    #[must_use]
    pub fn text_at(&self, ahead: usize) -> &'s [u8] {
        self.tokens.get(self.position + ahead).map_or(&[], |t| &self.text[t.start as usize..t.end as usize])
    }

    /// What the next token stands for as a number.
    ///
    /// # Errors
    /// What is wrong with it, where it is a number token.
    #[inline]
    pub fn number(&self) -> Result<Number, BadNumber> {
        self.number_at(0)
    }

    #[inline]
    pub(super) fn number_at(&self, ahead: usize) -> Result<Number, BadNumber> {
        literal::number(self.text_at(ahead), self.numbers)
    }

    /// The next token's span; the statement's end when there is none.
    #[inline]
    #[must_use]
    pub fn here(&self) -> Span {
        match self.tokens.get(self.position) {
            Some(t) => Span::new(self.base + t.start, self.base + t.end),
            None => Span::new(self.end, self.end),
        }
    }

    /// Where the token before the next one ends.
    #[inline]
    #[must_use]
    pub fn previous_end(&self) -> u32 {
        match self.position.checked_sub(1).and_then(|i| self.tokens.get(i)) {
            Some(t) => self.base + t.end,
            None => self.base,
        }
    }

    /// Whether every token is used up.
    #[inline]
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.position >= self.tokens.len()
    }

    /// Goes past the next token.
    #[inline]
    pub fn bump(&mut self) {
        self.position += 1;
    }

    /// Goes past the next token if it is of that kind.
    #[inline]
    pub fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == Some(kind);
        self.position += usize::from(found);
        found
    }

    /// Goes past the next token if it is that word.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.kind() == Some(Kind::Ident) && self.text() == word.as_bytes();
        self.position += usize::from(found);
        found
    }

    /// The text and span from here to the end, and goes there.
    pub fn rest(&mut self) -> (&'s [u8], Span) {
        let start = self.here().start;
        self.position = self.tokens.len();
        (&self.text[(start - self.base) as usize..(self.end - self.base) as usize], Span::new(start, self.end))
    }

    /// Whether the next token touches the one before it.
    #[must_use]
    pub fn touches(&self) -> bool {
        self.here().start == self.previous_end()
    }

    /// A comma.
    ///
    /// # Errors
    /// Where there is none.
    #[inline]
    pub fn comma(&mut self) -> Parse<()> {
        if self.eat(Kind::Comma) {
            return Ok(());
        }
        Err(self.error(Code::ExpectedComma, "expected comma"))
    }

    /// The end of the statement.
    ///
    /// # Errors
    /// Where something is left.
    #[inline]
    pub fn finish(&self) -> Parse<()> {
        if self.at_end() {
            return Ok(());
        }
        Err(self.error(Code::ExpectedNewline, "expected newline"))
    }

    /// An error at the next token.
    #[cold]
    pub fn error(&self, code: Code, message: impl Into<String>) -> Box<Diagnostic> {
        syntax_error(code, self.here(), message)
    }

    /// An identifier, also after `$` or `@`, or what is in a pair of quotes, as it is written.
    pub fn identifier(&mut self) -> Option<&'s [u8]> {
        let (name, count) = match self.kind()? {
            // A lone point is the current place and no name.
            Kind::Ident if self.text() != b"." => (self.text(), 1),
            Kind::String => (&self.text()[1..self.text().len() - 1], 1),
            Kind::Dollar | Kind::At
                if matches!(self.kind_at(1), Some(Kind::Ident | Kind::Number)) && self.next_touches() =>
            {
                let (first, second) = (self.tokens[self.position], self.tokens[self.position + 1]);
                (&self.text[first.start as usize..second.end as usize], 2)
            }
            _ => return None,
        };
        self.position += count;
        Some(name)
    }

    /// A symbol's name: an identifier, or a quoted name.
    ///
    /// # Errors
    /// Where there is none.
    pub fn name(&mut self, what: &str) -> Parse<(std::borrow::Cow<'s, [u8]>, Span)> {
        let (start, is_quoted) = (self.here().start, self.kind() == Some(Kind::String));
        let Some(name) = self.identifier() else {
            return Err(self.error(Code::ExpectedIdentifier, format!("expected identifier{what}")));
        };
        let name = if is_quoted { literal::quoted_name(name).into() } else { name.into() };
        Ok((name, Span::new(start, self.previous_end())))
    }

    /// A string's inside, escapes as written.
    ///
    /// # Errors
    /// Where there is none.
    pub fn raw_string(&mut self, message: &str) -> Parse<(&'s [u8], Span)> {
        let span = self.here();
        match self.kind() {
            Some(Kind::String) => {
                let quoted = self.text();
                self.bump();
                Ok((&quoted[1..quoted.len() - 1], span))
            }
            Some(Kind::Bad) if self.text().first() == Some(&b'"') => {
                Err(self.error(Code::UnterminatedString, "unterminated string constant"))
            }
            _ => Err(self.error(Code::ExpectedString, message)),
        }
    }

    /// A string's bytes.
    ///
    /// # Errors
    /// Where there is none, or an escape in it is bad.
    pub fn string(&mut self, message: &str) -> Parse<Vec<u8>> {
        let (inside, span) = self.raw_string(message)?;
        let mut bytes = Vec::with_capacity(inside.len());
        unescape(inside, span, &mut bytes)?;
        Ok(bytes)
    }

    /// Whether the token behind the next one touches it.
    pub(crate) fn next_touches(&self) -> bool {
        matches!(self.tokens.get(self.position..), Some([a, b, ..]) if a.end == b.start)
    }

    /// The text from one token to before another.
    pub(crate) fn text_between(&self, first: usize, end: usize) -> &'s [u8] {
        match (self.tokens.get(first), self.tokens.get(end)) {
            (Some(a), Some(b)) => self.text[a.start as usize..b.start as usize].trim_ascii(),
            _ => &[],
        }
    }
}

/// The bytes a string token's inside stands for.
///
/// # Errors
/// Where an escape in it is bad.
pub(crate) fn unescape(inside: &[u8], span: Span, out: &mut Vec<u8>) -> Parse<()> {
    literal::unescape(inside, out).map_err(|(bad, at)| {
        let at = span.start + 1 + at as u32;
        syntax_error(Code::BadEscape, Span::new(at, at + 2), bad.message())
    })
}
