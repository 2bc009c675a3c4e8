//! A text as data: its statements, with the places of their parts.
//!
//! [`statements`] cuts a text as it is written: macro definitions and their bodies, conditionals and what they leave out are
//! statements like all others. [`expanded`] gives the statements that are read in the end, after macros, repeats, conditionals and
//! included files, each with the calls that led to it.
//!
//! Where a statement begins and ends, the assembler's lexer says: the short ways here (`ends`) read the ordinary line and leave
//! all else to it, and the tests compare both on every text there is. What a text means is not asked: a statement can have a kind
//! and be a mistake all the same. This module must not know layout, relocations, the model or the records of a file.

mod ends;
mod expanded;
mod head;
#[cfg(test)]
mod tests;

pub use crate::source::Span;
pub(crate) use ends::{end_of_line, end_of_statement};
pub use expanded::{Expanded, ExpandedStatement, Expansion, expanded};

use crate::arch::syntax;
use crate::options::Options;
use crate::parse::lexer::{Dialect, Lexer, Token};
use crate::source::bytes::{Numbers, behind_name, is_blank};
use ends::Ends;

/// What a part of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StatementKind {
    /// The end of a text that does not end with a statement: there are blanks in front of it, and nothing else.
    Blank,
    /// A comment, without the end of its line.
    Comment,
    /// A label with its colon. Its name has no quotes left out; `1:` has the name `1`.
    Label,
    /// `name = value`, and `name .req register`.
    Assignment,
    /// A directive, or the call of a macro whose name begins with a point.
    Directive,
    /// An instruction, or the call of a macro.
    Instruction,
    /// What begins as no statement does: a mistake, or a line of a macro's body.
    Other,
}

/// A part of a text: a statement or a comment, and the blanks in front of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    kind: StatementKind,
    /// Where the one before ends.
    before: u32,
    start: u32,
    /// The end of the prefixes.
    prefixes: u32,
    name: Span,
    /// Where the operands start.
    operands: u32,
    end: u32,
}

impl Statement {
    /// What it is.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> StatementKind {
        self.kind
    }

    /// White space, ends of lines and the `;` between statements, from the end of the one before (or the text's start) to this one.
    #[inline]
    #[must_use]
    pub fn blanks(&self) -> Span {
        Span::new(self.before, self.start)
    }

    /// All of its bytes: from its first sign to its last, without the blanks in front of it and the comment behind it.
    #[inline]
    #[must_use]
    pub fn span(&self) -> Span {
        Span::new(self.start, self.end)
    }

    /// The prefixes of an instruction, such as `lock` or `{evex}`; empty where there are none.
    #[inline]
    #[must_use]
    pub fn prefixes(&self) -> Span {
        Span::new(self.start, self.prefixes)
    }

    /// The label, the symbol that is assigned, the directive with its point, or the mnemonic; empty where there is none.
    #[inline]
    #[must_use]
    pub fn name(&self) -> Span {
        self.name
    }

    /// What stands behind the name, or behind the `=`: with commas and comments between operands, without blanks around it. Empty
    /// where there is nothing.
    #[inline]
    #[must_use]
    pub fn operands(&self) -> Span {
        Span::new(self.operands, self.end)
    }

    /// Whether it says nothing to the assembler.
    #[inline]
    #[must_use]
    pub fn is_trivia(&self) -> bool {
        matches!(self.kind, StatementKind::Blank | StatementKind::Comment)
    }

    /// The same without the blanks in front of it.
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

/// The statements of a text as it is written.
///
/// Each byte of the text is in exactly one of them, or in the blanks in front of it, in the order of the text. Any bytes can be cut;
/// nothing is allocated but, once, room for the tokens of statements that are no ordinary line. Of a text of 4 GiB or more only
/// what comes before is cut, as it cannot be assembled either.
///
/// Of the options only the target counts: it says which characters start comments, and which words are prefixes.
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
    Statements::new(text, desc.comment, syntax::is_prefix(isa))
}

/// Whether a word is a prefix of instructions of the target.
pub(crate) fn prefixes(options: &Options) -> fn(&[u8]) -> bool {
    syntax::is_prefix(options.target().0)
}

/// The statements of a text: see [`statements`].
#[derive(Clone, Debug)]
pub struct Statements<'t> {
    text: &'t [u8],
    at: usize,
    ends: Ends,
    /// Whether a word is a prefix of the instruction behind it.
    is_prefix: fn(&[u8]) -> bool,
    tokens: Vec<Token>,
    /// How many of the tokens are of statements that have been told.
    told: usize,
}

impl<'t> Statements<'t> {
    pub(crate) fn new(text: &'t [u8], comment: u8, is_prefix: fn(&[u8]) -> bool) -> Self {
        let text = text.get(..u32::MAX as usize - 1).unwrap_or(text);
        Statements { text, at: 0, ends: Ends { comment }, is_prefix, tokens: Vec::new(), told: 0 }
    }

    /// Those of a part of the text, both of whose ends are between statements.
    pub(crate) fn within(self, part: Span) -> Self {
        Statements { at: part.start as usize, text: self.text.get(..part.end as usize).unwrap_or(self.text), ..self }
    }

    /// Goes on at a place between statements.
    #[inline]
    pub(crate) fn seek(&mut self, at: usize) {
        self.at = at;
    }

    /// Where the next statement begins, or what is before it.
    #[inline]
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    /// The statement that starts here with a letter, if it is an ordinary one.
    #[inline]
    fn word(&mut self, start: usize) -> Option<Statement> {
        let text = self.text;
        let name = behind_name(text, start);
        let first = *text.get(start)?;
        // A point alone is no name, and `.5` is a number.
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
            // A name may go on with these; a second `=` makes an operator.
            b'@' | b'?' | b'=' | 0x0b | 0x0c => return None,
            b'.' if text.get(operands..)?.starts_with(b".req") => return None,
            _ => {}
        }
        let end = self.ends.of(text, operands)?;
        if end <= operands {
            return Some(found(kind, name, name));
        }
        let is_special = match first {
            // The one directive in which an `@` may be part of a name though it starts comments.
            b'.' => self.ends.comment == b'@' && text[start..name].eq_ignore_ascii_case(b".symver"),
            // The first word may be a prefix.
            _ => (next.is_ascii_alphabetic() || next == b'{') && (self.is_prefix)(&text[start..name]),
        };
        (!is_special).then(|| found(kind, operands, end))
    }

    /// The statement that starts here, as the lexer has it.
    #[cold]
    #[inline(never)]
    fn lexed(&mut self, start: usize) -> Statement {
        let at = start as u32;
        // A label may have come before in the same line, whose tokens are there.
        self.told += self.tokens[self.told..].iter().take_while(|token| token.start < at).count();
        if self.tokens.get(self.told).is_none_or(|token| token.start != at) {
            let mut lexer = Lexer::new(self.text, Dialect::new(self.ends.comment, Numbers::C));
            lexer.seek(start);
            lexer.statement(&mut self.tokens);
            self.told = 0;
        }
        match head::statement(self.text, &self.tokens[self.told..], self.is_prefix) {
            Some(found) => found,
            // What the lexer makes no token of is a sign of its own.
            None => Statement::plain(StatementKind::Other, Span::new(at, self.text.len().min(start + 1) as u32)),
        }
    }
}

impl Iterator for Statements<'_> {
    type Item = Statement;

    #[inline]
    fn next(&mut self) -> Option<Statement> {
        let (text, before) = (self.text, self.at);
        let start = ends::behind_blanks(text, before);
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
