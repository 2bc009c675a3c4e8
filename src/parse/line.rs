//! The cursor that directives are read from: bytes as long as operands are common ones, then tokens.
//!
//! A method reads its operand from the bytes of the line if these have a common form: a number, a name, a difference of
//! symbols, a string on one line. Otherwise the rest of the statement is tokenized, once, and this and all further
//! operands are read from tokens. What the byte form accepts must mean the same as in the lexer and the grammar, which
//! define the language.

use super::lexer::{Dialect, Kind, Lexer, Token};
use super::cursor::unescape;
use super::literal::Number;
use super::{Context, Cursor, Parse};
use crate::diag::{Code, Diagnostic};
use crate::model::RelocatableValue;
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner, is_name};
use std::borrow::Cow;

/// Buffer for the tokens of a statement, and the state of the lexer.
#[derive(Debug)]
pub struct Lexed {
    /// The tokens of the last statement that was tokenized, or of its rest.
    pub tokens: Vec<Token>,
    /// The lexical rules, and what the lexer has found so far.
    pub dialect: Dialect,
    /// No text follows the one that is read; otherwise it consists of whole lines, but the last statement may go on.
    pub is_last: bool,
    /// The offset of the next statement.
    next: usize,
    /// The statement continues after the text: it must be read again, with more text.
    is_cut: bool,
}

/// Whether a string or comment may continue past the end of the lexer's text.
#[must_use]
pub fn is_cut(tokens: &[Token], lexer: &Lexer<'_>) -> bool {
    lexer.unterminated_comment().is_some() || tokens.iter().any(|t| t.kind == Kind::Bad)
}

impl Lexed {
    /// An empty buffer for a text that nothing follows.
    #[must_use]
    pub fn new(tokens: Vec<Token>, dialect: Dialect) -> Self {
        Lexed { tokens, dialect, is_last: true, next: 0, is_cut: false }
    }

    /// The offset of the next statement; `None` if this one continues after the text.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        if self.is_cut { None } else { Some(self.next) }
    }

    /// Tokenizes the statement, or its rest, at an offset. Returns the offset of the next one; `None` if it continues
    /// after the text.
    #[cold]
    pub fn statement(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let mut lexer = Lexer::new(text, self.dialect);
        lexer.seek(at);
        lexer.statement(&mut self.tokens);
        if !self.is_last && is_cut(&self.tokens, &lexer) {
            return None;
        }
        self.dialect = lexer.dialect();
        Some(lexer.offset())
    }

    /// Tokenizes the rest of a statement at an offset. If it continues after the text there is an invalid token, so
    /// that whoever reads it fails.
    fn rest(&mut self, text: &[u8], at: usize) {
        match self.statement(text, at) {
            Some(next) => self.next = next,
            None => {
                self.is_cut = true;
                self.tokens.clear();
                self.tokens.push(Token { kind: Kind::Bad, start: at as u32, end: at as u32 });
            }
        }
    }
}

/// A position in the operands of a directive.
#[derive(Debug)]
pub struct LineCursor<'t> {
    /// The offset of the first byte of the next token, as long as there are no tokens.
    at: usize,
    /// The offset of the next statement if the end of this one has been seen; else 0.
    next: usize,
    /// Where tokens go; `None` once they are there.
    lexed: Option<&'t mut Lexed>,
    /// The tokens from the operand on that required them.
    cursor: Cursor<'t, 't>,
    comment: u8,
    /// The statement is known to end on its line.
    is_whole: bool,
}

impl<'t> LineCursor<'t> {
    /// A cursor over the bytes after a directive's name; `base` is the source position of the text's first byte.
    #[inline]
    #[must_use]
    pub fn new(s: Scanner<'t>, base: u32, comment: u8, lexed: &'t mut Lexed) -> Self {
        lexed.is_cut = false;
        let cursor = Cursor::new(&[], s.text(), base, 0, Numbers::C);
        let is_whole = lexed.is_last;
        LineCursor { at: s.at, next: 0, lexed: Some(lexed), cursor, comment, is_whole }
    }

    /// A cursor over tokens.
    #[must_use]
    pub fn of_tokens(cursor: Cursor<'t, 't>) -> Self {
        LineCursor { at: 0, next: 0, lexed: None, cursor, comment: 0, is_whole: true }
    }

    /// The remaining tokens.
    #[inline]
    pub fn tokens(&mut self) -> &mut Cursor<'t, 't> {
        if self.lexed.is_some() {
            self.tokenize();
        }
        &mut self.cursor
    }

    #[cold]
    #[inline(never)]
    fn tokenize(&mut self) {
        let Some(lexed) = self.lexed.take() else { return };
        lexed.rest(self.cursor.text, self.at);
        let lexed: &'t Lexed = lexed;
        let before = self.cursor.text[..self.at].trim_ascii_end().len();
        let end = lexed.tokens.last().map_or(before, |token| token.end as usize);
        self.cursor = Cursor::new(&lexed.tokens, self.cursor.text, self.cursor.base, end, Numbers::C);
    }

    /// Whether no operand has needed tokens.
    #[inline]
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.lexed.is_some()
    }

    /// The offset of the next statement if this one was read from bytes up to its end; 0 if there are tokens.
    #[inline]
    #[must_use]
    pub fn into_next(mut self) -> usize {
        if self.lexed.is_some() && self.next == 0 {
            self.tokenize();
        }
        if self.lexed.is_some() { self.next } else { 0 }
    }

    /// A scanner at the next byte, as long as there are no tokens.
    #[inline(always)]
    fn scanner(&self) -> Option<Scanner<'t>> {
        if self.lexed.is_some() { Some(Scanner::new(self.cursor.text, self.at, self.comment)) } else { None }
    }

    #[inline(always)]
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.cursor.base + start as u32, self.cursor.base + end as u32)
    }

    /// Continues after what a scanner has read, and blanks.
    #[inline(always)]
    fn advance(&mut self, mut s: Scanner<'t>) {
        s.blanks();
        self.at = s.at;
    }

    /// Continues after an operand that a scanner has read, if a comma or the end of the statement follows.
    #[inline(always)]
    fn advance_over_operand(&mut self, mut s: Scanner<'t>) -> Option<()> {
        s.blanks();
        if s.byte() != b',' {
            self.next = s.end()?;
        }
        self.at = s.at;
        Some(())
    }

    /// Whether the statement ends here.
    #[inline]
    pub fn at_end(&mut self) -> bool {
        if let Some(s) = self.scanner() {
            let byte = s.byte();
            if starts_token(byte) && byte != self.comment {
                return false;
            }
            if self.next != 0 {
                return true;
            }
            if let Some(next) = s.end() {
                self.next = next;
                return true;
            }
        }
        self.tokens().at_end()
    }

    /// The first byte of the next token; 0 at the end.
    #[inline]
    pub fn byte(&mut self) -> u8 {
        match self.at_end() {
            true => 0,
            false if self.lexed.is_some() => self.cursor.text.get(self.at).copied().unwrap_or(0),
            false => self.cursor.text().first().copied().unwrap_or(0),
        }
    }

    /// Whether a list continues. If it does, the statement is known to be whole from here on, so that items can be acted
    /// on one by one.
    #[inline]
    pub fn goes_on(&mut self) -> bool {
        if self.at_end() {
            return false;
        }
        if !self.is_whole {
            self.ensure_whole();
        }
        true
    }

    /// Tokenizes the rest if there may be a string, a comment or an invalid token in it.
    #[inline(never)]
    fn ensure_whole(&mut self) {
        self.is_whole = true;
        let Some(s) = self.scanner() else { return };
        let is_plain = |byte: u8| is_name(byte) && byte != b'@' || matches!(byte, b',' | b' ' | b'\t' | b'+' | b'-');
        let rest = &s.text()[s.at..];
        let len = rest.iter().position(|&byte| !is_plain(byte)).unwrap_or(rest.len());
        if !matches!(rest.get(len..), Some([b'\n', ..] | [b'\r', b'\n', ..])) {
            self.tokenize();
        }
    }

    /// Checks for the end of the statement.
    ///
    /// # Errors
    /// If tokens are left.
    #[inline]
    pub fn finish(&mut self) -> Parse<()> {
        if self.at_end() { Ok(()) } else { self.tokens().finish() }
    }

    /// Advances past a comma.
    ///
    /// # Errors
    /// If the next token is not a comma.
    #[inline]
    pub fn comma(&mut self) -> Parse<()> {
        if self.eat(b',') { Ok(()) } else { self.tokens().comma() }
    }

    /// Advances past a token of a single character if it is next; returns whether it is.
    #[inline]
    pub fn eat(&mut self, character: u8) -> bool {
        self.sign(&[character]).is_some()
    }

    /// Advances past a token that is one of these characters if it is next, and returns its span.
    #[inline]
    pub fn sign(&mut self, characters: &[u8]) -> Option<Span> {
        if let Some(mut s) = self.scanner() {
            let byte = s.byte();
            if byte != self.comment && characters.contains(&byte) {
                let span = self.span(s.at, s.at + 1);
                s.at += 1;
                self.advance(s);
                return Some(span);
            }
            if self.at_end() || self.lexed.is_some() {
                return None;
            }
        }
        let [byte] = self.cursor.text() else { return None };
        let span = characters.contains(byte).then(|| self.cursor.here())?;
        self.cursor.bump();
        Some(span)
    }

    /// Advances past a word if it is next; returns whether it is.
    #[inline]
    pub fn eat_word(&mut self, word: &str) -> bool {
        if let Some(mut s) = self.scanner()
            && let Some(name) = s.name()
            && !s.in_name()
        {
            let found = name == word.as_bytes();
            if found {
                self.advance(s);
            }
            return found;
        }
        !self.at_end() && self.tokens().eat_word(word)
    }

    /// The next token's span; the statement's end if there is none.
    #[cold]
    pub fn here(&mut self) -> Span {
        self.tokens().here()
    }

    /// An error at the next token.
    #[cold]
    pub fn error(&mut self, code: Code, message: impl Into<String>) -> Box<Diagnostic> {
        self.tokens().error(code, message)
    }

    /// An unsigned integer literal and its span, if it is next.
    #[inline]
    pub fn literal(&mut self) -> Option<(u64, Span)> {
        if let Some(mut s) = self.scanner() {
            let start = s.at;
            if let Some(value) = s.number() {
                let span = self.span(start, s.at);
                self.advance(s);
                return Some((value, span));
            }
            if !self.byte().is_ascii_digit() && self.lexed.is_some() {
                return None;
            }
        }
        let cursor = self.tokens();
        let (Some(Kind::Number), Ok(Number::Int(value))) = (cursor.kind(), cursor.number()) else { return None };
        let span = cursor.here();
        cursor.bump();
        Some((value, span))
    }

    /// An unsigned integer literal and its span, if it is next and another word or nothing follows.
    #[inline]
    pub fn literal_before_word(&mut self) -> Option<(u64, Span)> {
        let Some(mut s) = self.scanner() else { return self.token_before_word() };
        let start = s.at;
        let value = s.number()?;
        let span = self.span(start, s.at);
        s.blanks();
        if !s.byte().is_ascii_alphabetic() {
            self.next = s.end()?;
        }
        self.at = s.at;
        Some((value, span))
    }

    fn token_before_word(&mut self) -> Option<(u64, Span)> {
        let is_alone = matches!(self.cursor.kind_at(1), None | Some(Kind::Ident));
        if is_alone { self.literal() } else { None }
    }

    /// An identifier, if it is next, and its span.
    #[inline]
    pub fn word(&mut self) -> Option<(&'t [u8], Span)> {
        if let Some(word) = self.scanned_name() {
            return Some(word);
        }
        if matches!(self.byte(), 0 | b'0'..=b'9' | b',' | b'"' | b'-' | b'%') && self.lexed.is_some() {
            return None;
        }
        let cursor = self.tokens();
        if cursor.kind() != Some(Kind::Ident) {
            return None;
        }
        let word = (cursor.text(), cursor.here());
        cursor.bump();
        Some(word)
    }

    #[inline(always)]
    fn scanned_name(&mut self) -> Option<(&'t [u8], Span)> {
        let mut s = self.scanner()?;
        let start = s.at;
        let name = s.name().filter(|_| s.byte() != b'@')?;
        let span = self.span(start, s.at);
        self.advance(s);
        Some((name, span))
    }

    /// A symbol's name: an identifier, or a quoted name.
    ///
    /// # Errors
    /// If the next token is neither.
    #[inline]
    pub fn name(&mut self, what: &str) -> Parse<(Cow<'t, [u8]>, Span)> {
        match self.scanned_name() {
            Some((name, span)) => Ok((Cow::Borrowed(name), span)),
            None => self.tokens().name(what),
        }
    }

    /// The contents of a string, if it is next, whether there are any escapes in it, which are unprocessed, and its
    /// span.
    #[inline]
    pub fn quoted(&mut self) -> Option<(&'t [u8], bool, Span)> {
        if let Some(mut s) = self.scanner() {
            let start = s.at;
            if let Some((inside, escapes)) = s.string() {
                let span = self.span(start, s.at);
                self.advance(s);
                return Some((inside, escapes, span));
            }
            if self.byte() != b'"' && self.lexed.is_some() {
                return None;
            }
        }
        let (inside, span) = self.tokens().raw_string("").ok()?;
        Some((inside, inside.contains(&b'\\'), span))
    }

    /// As [`Self::quoted`].
    ///
    /// # Errors
    /// `message` if the next token is not a string.
    #[inline]
    pub fn string(&mut self, message: &str) -> Parse<(&'t [u8], bool, Span)> {
        match self.quoted() {
            Some(string) => Ok(string),
            None => self.tokens().raw_string(message).map(|(inside, span)| (inside, false, span)),
        }
    }

    /// The bytes of a string, and its span.
    ///
    /// # Errors
    /// `message` if the next token is not a string, or if an escape is invalid.
    pub fn bytes(&mut self, message: &str) -> Parse<(Vec<u8>, Span)> {
        let (inside, escapes, span) = self.string(message)?;
        if !escapes {
            return Ok((inside.to_vec(), span));
        }
        let mut bytes = Vec::with_capacity(inside.len());
        unescape(inside, span, &mut bytes)?;
        Ok((bytes, span))
    }

    /// An operand that is a number with an optional `-`, in a common form, and the span of its first token.
    #[inline]
    pub fn number(&mut self) -> Option<(i64, Span)> {
        let mut s = self.scanner()?;
        let start = s.at;
        let is_negative = s.byte() == b'-';
        if !is_negative && !s.byte().is_ascii_digit() {
            return None;
        }
        let value = s.integer()?;
        let span = self.span(start, if is_negative { start + 1 } else { s.at });
        self.advance_over_operand(s)?;
        Some((value, span))
    }

    /// An operand in a common form: a number, a symbol, or a difference of two symbols, each symbol with constants added
    /// or subtracted, and the span of its first token. None of the symbols is a variable.
    #[inline]
    pub fn value(&mut self, context: &mut Context<'_>) -> Option<(RelocatableValue, Span)> {
        if let Some((value, span)) = self.number() {
            return Some((RelocatableValue::constant(value), span));
        }
        let mut s = self.scanner()?;
        let start = s.at;
        let name = s.name()?;
        let span = self.span(start, s.at);
        let mut value = RelocatableValue::symbol(context.label(name, span)?);
        loop {
            s.blanks();
            let sign = s.byte();
            if !matches!(sign, b'+' | b'-') {
                break;
            }
            s.at += 1;
            s.blanks();
            if s.byte().is_ascii_digit() {
                let number = s.number()? as i64;
                let number = if sign == b'-' { number.wrapping_neg() } else { number };
                value.constant = value.constant.wrapping_add(number);
            } else if sign == b'-' && value.sub.is_none() {
                let start = s.at;
                let name = s.name()?;
                value.sub = Some(context.label(name, self.span(start, s.at))?);
            } else {
                return None;
            }
        }
        self.advance_over_operand(s)?;
        Some((value, span))
    }

    /// An operand that `read` recognizes in the bytes; it must not have side effects unless it does.
    #[inline]
    pub fn scan<T>(&mut self, read: impl FnOnce(&mut Scanner<'t>) -> Option<T>) -> Option<T> {
        let mut s = self.scanner()?;
        let found = read(&mut s)?;
        self.advance_over_operand(s)?;
        Some(found)
    }
}

/// Whether a byte other than the comment character starts a token, for the bytes that operands commonly start with.
#[inline(always)]
fn starts_token(byte: u8) -> bool {
    is_name(byte) || matches!(byte, b'"' | b'-' | b'%' | b',')
}
