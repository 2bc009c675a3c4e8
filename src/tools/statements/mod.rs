//! A text as data: its statements, with the ranges of their parts.
//!
//! [`statements`] splits a text as written: macro definitions and their bodies, conditionals and skipped text are
//! statements like all others. [`expanded`] returns the statements that are read after expansion of macros, repeats,
//! conditionals and included files, each with the calls that led to it.
//!
//! The meaning of a text is not checked: a statement can have a kind and still be an error.

mod ends;
mod expanded;
mod head;
#[cfg(test)]
mod tests;

pub use crate::source::Span;
pub(crate) use ends::{end_of_line, end_of_statement};
pub use expanded::{Expanded, ExpandedStatement, Expansion, expanded};

use crate::arch::dispatch;
use crate::options::Options;
use crate::parse::lexer::{Dialect, Lexer, Token};
use crate::source::bytes::{Numbers, after_name, is_blank};
use ends::Ends;

/// The kind of a part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StatementKind {
    /// Blanks at the end of a text, after the last statement.
    Blank,
    /// A comment, without the line end.
    Comment,
    /// A label with its colon. A quoted name includes its quotes; the name of `1:` is `1`.
    Label,
    /// `name = value`, and `name .req register`.
    Assignment,
    /// A directive, or a call of a macro whose name begins with a dot.
    Directive,
    /// An instruction, or a call of a macro.
    Instruction,
    /// Anything that does not begin like a statement: an error, or a line of a macro body.
    Other,
}

/// A part of a text: a statement or a comment, and the blanks before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    kind: StatementKind,
    /// The end of the previous part.
    before: u32,
    start: u32,
    prefixes: u32,
    name: Span,
    operands: u32,
    end: u32,
}

impl Statement {
    /// The kind of the part.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> StatementKind {
        self.kind
    }

    /// White space, line ends and `;` between the previous part (or the start of the text) and this one.
    #[inline]
    #[must_use]
    pub fn blanks(&self) -> Span {
        Span::new(self.before, self.start)
    }

    /// The whole part, without the blanks before it and a comment after it.
    #[inline]
    #[must_use]
    pub fn span(&self) -> Span {
        Span::new(self.start, self.end)
    }

    /// The prefixes of an instruction, such as `lock` or `{evex}`; may be empty.
    #[inline]
    #[must_use]
    pub fn prefixes(&self) -> Span {
        Span::new(self.start, self.prefixes)
    }

    /// The label, the assigned symbol, the directive with its dot, or the mnemonic; may be empty.
    #[inline]
    #[must_use]
    pub fn name(&self) -> Span {
        self.name
    }

    /// Everything after the name, or after the `=`: including commas and comments between operands, without surrounding
    /// blanks. Empty if there is nothing.
    #[inline]
    #[must_use]
    pub fn operands(&self) -> Span {
        Span::new(self.operands, self.end)
    }

    /// Returns whether the part is only blanks or a comment.
    #[inline]
    #[must_use]
    pub fn is_trivia(&self) -> bool {
        matches!(self.kind, StatementKind::Blank | StatementKind::Comment)
    }

    pub(crate) fn without_blanks(self) -> Self {
        Statement { before: self.start, ..self }
    }

    /// A part without a name.
    #[inline]
    fn plain(kind: StatementKind, span: Span) -> Self {
        let Span { start, end } = span;
        Statement { kind, before: start, start, prefixes: start, name: Span::new(end, end), operands: end, end }
    }
}

/// The statements of a text as written.
///
/// Each byte of the text is in exactly one statement or in the blanks before one, in the order of the text. Any bytes
/// can be split. The only allocation is a buffer for the tokens of uncommon statements. Of a text of 4 GiB or more only
/// the beginning is split, as it cannot be assembled, either.
///
/// Of the options only the target matters: it determines the characters that start comments, and the words that are
/// prefixes.
///
/// ```
/// use llas::statements::{StatementKind, statements};
///
/// let options = llas::Options::for_target(llas::Triple::host())?;
/// let text = b"main: .long 1, 2 // two\n";
/// let part = |span: llas::statements::Span| std::str::from_utf8(&text[span.range()]).unwrap();
/// let found: Vec<_> = statements(text, &options).filter(|s| s.kind() != StatementKind::Blank).collect();
/// assert_eq!(found.iter().map(|s| part(s.span())).collect::<Vec<_>>(), ["main:", ".long 1, 2", "// two"]);
/// assert_eq!((part(found[1].name()), part(found[1].operands())), (".long", "1, 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn statements<'t>(text: &'t [u8], options: &Options) -> Statements<'t> {
    let (isa, desc) = options.target();
    Statements::new(text, desc.comment, dispatch::is_prefix(isa))
}

/// A function that returns whether a word is an instruction prefix of the target.
pub(crate) fn prefixes(options: &Options) -> fn(&[u8]) -> bool {
    dispatch::is_prefix(options.target().0)
}

/// The statements of a text: see [`statements`].
#[derive(Clone, Debug)]
pub struct Statements<'t> {
    text: &'t [u8],
    at: usize,
    ends: Ends,
    /// Returns whether a word is a prefix of the instruction after it.
    is_prefix: fn(&[u8]) -> bool,
    tokens: Vec<Token>,
    /// The number of tokens whose statements have been returned.
    consumed: usize,
}

impl<'t> Statements<'t> {
    pub(crate) fn new(text: &'t [u8], comment: u8, is_prefix: fn(&[u8]) -> bool) -> Self {
        let text = text.get(..u32::MAX as usize - 1).unwrap_or(text);
        Statements { text, at: 0, ends: Ends { comment }, is_prefix, tokens: Vec::new(), consumed: 0 }
    }

    /// The statements in a part of the text, which must start and end between statements.
    pub(crate) fn within(self, part: Span) -> Self {
        Statements { at: part.start as usize, text: self.text.get(..part.end as usize).unwrap_or(self.text), ..self }
    }

    /// Continues at a place between statements.
    #[inline]
    pub(crate) fn seek(&mut self, at: usize) {
        self.at = at;
    }

    /// The start of the next part, including the blanks before it.
    #[inline]
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    /// The statement at `start`, if it begins with a letter and is a common one.
    #[inline]
    fn word(&mut self, start: usize) -> Option<Statement> {
        let text = self.text;
        let name = after_name(text, start);
        let first = *text.get(start)?;
        // A dot alone is not a name, and `.5` is a number.
        if first == b'.' && !matches!(text.get(start + 1), Some(b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z')) {
            return None;
        }
        let mut operands = name;
        let mut next = text.get(operands).copied().unwrap_or(0);
        if is_blank(next) {
            operands += 1;
            next = text.get(operands).copied().unwrap_or(0);
            while is_blank(next) {
                operands += 1;
                next = text.get(operands).copied().unwrap_or(0);
            }
        }
        let kind = if first == b'.' { StatementKind::Directive } else { StatementKind::Instruction };
        let at = start as u32;
        let found = |kind, operands: usize, end: usize| Statement {
            kind,
            before: at,
            start: at,
            prefixes: at,
            name: Span::new(at, name as u32),
            operands: operands as u32,
            end: end as u32,
        };
        match next {
            b':' => return Some(found(StatementKind::Label, operands + 1, operands + 1)),
            b'\n' => return Some(found(kind, name, name)),
            // These characters may continue a name; a second `=` makes an operator.
            b'@' | b'?' | b'=' | 0x0b | 0x0c => return None,
            b'.' if text.get(operands..)?.starts_with(b".req") => return None,
            _ => {}
        }
        let end = self.ends.of(text, operands)?;
        if end <= operands {
            return Some(found(kind, name, name));
        }
        let is_special = match first {
            // The only directive in which `@` can be part of a name although it starts comments.
            b'.' => self.ends.comment == b'@' && text[start..name].eq_ignore_ascii_case(b".symver"),
            // The first word may be a prefix.
            _ => (next.is_ascii_alphabetic() || next == b'{') && (self.is_prefix)(&text[start..name]),
        };
        (!is_special).then(|| found(kind, operands, end))
    }

    /// The statement at `start`, according to the lexer.
    #[cold]
    #[inline(never)]
    fn lexed(&mut self, start: usize) -> Statement {
        let at = start as u32;
        // The tokens may exist already, if a label precedes the statement in the line.
        self.consumed += self.tokens[self.consumed..].iter().take_while(|token| token.start < at).count();
        if self.tokens.get(self.consumed).is_none_or(|token| token.start != at) {
            let mut lexer = Lexer::at(self.text, start, Dialect::new(self.ends.comment, Numbers::C));
            lexer.statement(&mut self.tokens);
            self.consumed = 0;
        }
        match head::statement(self.text, &self.tokens[self.consumed..], self.is_prefix) {
            Some(found) => found,
            // Bytes without a token are parts of their own.
            None => Statement::plain(StatementKind::Other, Span::new(at, self.text.len().min(start + 1) as u32)),
        }
    }
}

impl Iterator for Statements<'_> {
    type Item = Statement;

    #[inline]
    fn next(&mut self) -> Option<Statement> {
        let (text, before) = (self.text, self.at);
        let start = ends::after_blanks(text, before);
        let plain = |kind, end: usize| Statement::plain(kind, Span::new(start as u32, end as u32));
        let found = match text.get(start) {
            Some(b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z') => match self.word(start) {
                Some(found) => found,
                None => self.lexed(start),
            },
            Some(_) => match self.ends.of_comment(text, start) {
                Some(end) => plain(StatementKind::Comment, end),
                None => self.lexed(start),
            },
            None if start > before => plain(StatementKind::Blank, start),
            None => return None,
        };
        self.at = found.end as usize;
        Some(Statement { before: before as u32, ..found })
    }
}

impl std::iter::FusedIterator for Statements<'_> {}
