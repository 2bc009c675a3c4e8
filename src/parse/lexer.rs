//! Text to tokens with spans.
//!
//! The lexer defines token boundaries and the target's comment characters; it must not know mnemonics, directives
//! or symbols. A token is a kind and the bytes it covers; values of numbers and strings are computed by its users.

use crate::source::bytes::Numbers;
use logos::Logos;

/// The target's lexical rules.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// The character, `#` or `@`, that starts a comment anywhere; 0 if there is none. `#` always starts one at the
    /// start of a line.
    pub comment: u8,
    /// The syntax of integers.
    pub numbers: Numbers,
    /// A name ends before an `@`, which starts a comment or a specifier.
    pub names_end_at_at: bool,
    /// The start of an unterminated block comment; set by the lexer.
    pub unterminated_comment: Option<u32>,
    /// The first string that contains a newline; set by the lexer.
    pub string_over_lines: Option<(u32, u32)>,
}

impl Dialect {
    /// A dialect with the given comment character and integer syntax.
    #[must_use]
    pub fn new(comment: u8, numbers: Numbers) -> Self {
        let names_end_at_at = comment == b'@';
        Dialect { comment, numbers, names_end_at_at, unterminated_comment: None, string_over_lines: None }
    }
}

#[allow(
    clippy::all,
    clippy::pedantic,
    unused,
    missing_docs,
    reason = "generated; the variants without a comment are named after their characters"
)]
mod kind;

pub use kind::Kind;

fn hash(lexer: &mut logos::Lexer<'_, Kind>) -> logos::Filter<()> {
    if lexer.extras.comment != b'#' && !starts_statement(lexer) {
        return logos::Filter::Emit(());
    }
    line_comment(lexer)
}

fn at_sign(lexer: &mut logos::Lexer<'_, Kind>) -> logos::Filter<()> {
    if lexer.extras.comment == b'@' { line_comment(lexer) } else { logos::Filter::Emit(()) }
}

fn line_comment(lexer: &mut logos::Lexer<'_, Kind>) -> logos::Filter<()> {
    let rest = lexer.remainder();
    let end = rest.iter().position(|&b| b == b'\n' || b == b'\r').unwrap_or(rest.len());
    lexer.bump(end);
    logos::Filter::Skip
}

/// Whether a token is the first of its statement.
fn starts_statement(lexer: &logos::Lexer<'_, Kind>) -> bool {
    let before = &lexer.source()[..lexer.span().start];
    before.iter().rev().find(|b| !matches!(b, b' ' | b'\t')).is_none_or(|b| matches!(b, b'\n' | b'\r' | b';'))
}

fn string(lexer: &mut logos::Lexer<'_, Kind>) {
    if lexer.extras.string_over_lines.is_none() && memchr::memchr(b'\n', lexer.slice()).is_some() {
        lexer.extras.string_over_lines = Some((lexer.span().start as u32, lexer.span().end as u32));
    }
}

fn block_comment(lexer: &mut logos::Lexer<'_, Kind>) -> logos::Filter<()> {
    let rest = lexer.remainder();
    if let Some(end) = rest.windows(2).position(|w| w == b"*/") {
        lexer.bump(end + 2);
    } else {
        lexer.extras.unterminated_comment = Some(lexer.span().start as u32);
        lexer.bump(rest.len());
    }
    logos::Filter::Skip
}

/// A token: its kind and its range of offsets in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: Kind,
    /// The offset of its first byte.
    pub start: u32,
    /// The offset past its last byte.
    pub end: u32,
}

/// Reads the tokens of one file, a statement at a time.
pub struct Lexer<'s> {
    inner: logos::Lexer<'s, Kind>,
}

impl<'s> Lexer<'s> {
    /// A lexer at the start of `text`.
    #[must_use]
    pub fn new(text: &'s [u8], dialect: Dialect) -> Self {
        Lexer { inner: Kind::lexer_with_extras(text, dialect) }
    }

    /// A lexer at an offset of `text`, or at its end if it is shorter.
    #[must_use]
    pub fn at(text: &'s [u8], offset: usize, dialect: Dialect) -> Self {
        let mut lexer = Lexer::new(text, dialect);
        lexer.inner.bump(offset.min(text.len()));
        lexer
    }

    /// The lexical rules and the findings so far, for a lexer that continues later.
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        self.inner.extras
    }

    /// Continues at another offset of the text.
    pub fn seek(&mut self, offset: usize) {
        *self = Lexer::at(self.inner.source(), offset, self.inner.extras);
    }

    /// The offset at which the next token is searched.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.inner.span().end
    }

    /// The start of an unterminated block comment.
    #[must_use]
    pub fn unterminated_comment(&self) -> Option<u32> {
        self.inner.extras.unterminated_comment
    }

    /// Whether the next token is the versioned name of a `.symver`, the only place where names always contain an `@`.
    #[cold]
    fn is_version(&self, tokens: &[Token]) -> bool {
        let [before @ .., name, comma] = tokens else { return false };
        // A name may begin with an `@`.
        let before = match before {
            [before @ .., sign] if sign.kind == Kind::At => before,
            _ => before,
        };
        let [labels @ .., first] = before else { return false };
        let word = &self.inner.source()[first.start as usize..first.end as usize];
        let kinds = comma.kind == Kind::Comma && matches!(name.kind, Kind::Ident | Kind::String);
        kinds && word.eq_ignore_ascii_case(b".symver") && are_labels(labels)
    }

    /// The end of an integer with a prefix for its base, if the current token is such a prefix.
    #[cold]
    fn behind_motorola(&self) -> Option<usize> {
        let (sign, rest) = (self.inner.slice(), self.inner.remainder());
        let digits = match sign {
            b"$" => rest.iter().take_while(|b| b.is_ascii_hexdigit()).count(),
            b"%" => rest.iter().take_while(|b| matches!(b, b'0' | b'1')).count(),
            _ => 0,
        };
        (digits > 0).then(|| self.inner.span().end + digits)
    }

    /// Reads the tokens of the next statement into `tokens`, without its end. Returns false at the end of the text.
    #[inline]
    pub fn statement(&mut self, tokens: &mut Vec<Token>) -> bool {
        tokens.clear();
        loop {
            let Some(result) = self.inner.next() else { return !tokens.is_empty() };
            let mut kind = result.unwrap_or(Kind::Bad);
            if kind == Kind::End {
                return true;
            }
            let mut span = self.inner.span();
            if kind == Kind::Ident
                && self.inner.extras.names_end_at_at
                && let Some(at) = memchr::memchr(b'@', self.inner.slice())
                && !self.is_version(tokens)
            {
                span.end = span.start + at;
                self.seek(span.end);
            }
            if self.inner.extras.numbers.motorola
                && let Some(end) = self.behind_motorola()
            {
                (kind, span.end) = (Kind::Number, end);
                self.seek(end);
            }
            tokens.push(Token { kind, start: span.start as u32, end: span.end as u32 });
        }
    }
}

/// Whether all tokens are labels.
fn are_labels(mut tokens: &[Token]) -> bool {
    while let [first, rest @ ..] = tokens {
        let rest = match (first.kind, rest) {
            (Kind::Dollar, [name, rest @ ..]) if name.start == first.end => rest,
            (Kind::Ident | Kind::Number | Kind::String, rest) => rest,
            _ => return false,
        };
        let [Token { kind: Kind::Colon, .. }, rest @ ..] = rest else { return false };
        tokens = rest;
    }
    true
}
