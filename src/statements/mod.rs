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
pub(crate) use ends::end_of_line;
pub use expanded::{Expanded, ExpandedStatement, Expansion, expanded};

use crate::bytes::{Scanner, is_blank};
use crate::lexer::{Dialect, Lexer, Token};
use crate::options::Options;
use crate::syntax;
use ends::Ends;

/// What a part of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StatementKind {
    /// White space, ends of lines, and the `;` between statements: as much of it as there is in a row.
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

/// A part of a text: a statement, a comment, or what is between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statement {
    /// What it is.
    pub kind: StatementKind,
    /// All of its bytes: from its first sign to its last, without the comment behind it.
    pub span: Span,
    /// The prefixes of an instruction, such as `lock` or `{evex}`; empty where there are none.
    pub prefixes: Span,
    /// The label, the symbol that is assigned, the directive with its point, or the mnemonic; empty where there is none.
    pub name: Span,
    /// What stands behind the name, or behind the `=`: with commas and comments between operands, without blanks around it. Empty
    /// where there is nothing.
    pub operands: Span,
}

impl Statement {
    /// Whether it is blank or a comment.
    #[must_use]
    pub fn is_trivia(&self) -> bool {
        matches!(self.kind, StatementKind::Blank | StatementKind::Comment)
    }
}

/// The statements of a text as it is written.
///
/// Each byte of the text is in exactly one of them, blanks and comments included, in the order of the text. Any bytes can be cut;
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
/// let found: Vec<_> = statements(text, &options).filter(|s| s.kind != StatementKind::Blank).collect();
/// assert_eq!(found.iter().map(|s| part(s.span)).collect::<Vec<_>>(), ["main:", ".long 1, 2", "// two"]);
/// assert_eq!((part(found[1].name), part(found[1].operands)), (".long", "1, 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn statements<'t>(text: &'t [u8], options: &Options) -> Statements<'t> {
    let (isa, desc) = options.target();
    Statements::new(text, desc.comment, syntax::is_prefix(isa))
}

/// Whether one of the bytes is `@` or a backtick, which [`Scanner::packed_bare`] takes for letters.
#[inline(always)]
fn has_sign(word: u64) -> bool {
    let word = (word & 0xdfdf_dfdf_dfdf_dfdf) ^ 0x4040_4040_4040_4040;
    word.wrapping_sub(0x0101_0101_0101_0101) & !word & 0x8080_8080_8080_8080 != 0
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

    /// A part without a name.
    #[inline]
    fn plain(&self, kind: StatementKind, end: usize) -> Statement {
        let nothing = Span::new(end as u32, end as u32);
        let span = Span::new(self.at as u32, end as u32);
        Statement { kind, span, prefixes: Span::new(span.start, span.start), name: nothing, operands: nothing }
    }

    /// The statement that starts here with a letter, if it is an ordinary one.
    #[inline]
    fn word(&mut self) -> Option<Statement> {
        let start = self.at;
        let mut cursor = Scanner::new(self.text, start, self.ends.comment);
        // A mnemonic is short, and a blank behind it; what else it may be, the next look tells.
        let (word, _, len) = cursor.packed_bare();
        let is_short = (1..8).contains(&len) && is_blank((cursor.word() >> (8 * len)) as u8);
        if is_short && !has_sign(word) {
            cursor.at += len;
        } else {
            cursor.name()?;
        }
        let (name, mut next) = (cursor.at, cursor.byte());
        if matches!(next, b' ' | b'\t') {
            cursor.blanks();
            next = cursor.byte();
        }
        let operands = cursor.at;
        let name = Span::new(start as u32, name as u32);
        let mut found = Statement {
            kind: StatementKind::Instruction,
            span: name,
            prefixes: Span::new(name.start, name.start),
            name,
            operands: Span::new(name.end, name.end),
        };
        match next {
            b':' => {
                found.kind = StatementKind::Label;
                found.span.end = operands as u32 + 1;
                found.operands = Span::new(found.span.end, found.span.end);
                return Some(found);
            }
            b'\n' => {
                if self.text[start] == b'.' {
                    found.kind = StatementKind::Directive;
                }
                return Some(found);
            }
            // A name may go on with these; a second `=` makes an operator.
            b'@' | b'?' | b'=' | 0x0b | 0x0c => return None,
            b'.' if cursor.word() as u32 == u32::from_le_bytes(*b".req") => return None,
            _ => {}
        }
        let end = self.ends.of(self.text, operands)?;
        if end > operands {
            (found.span.end, found.operands) = (end as u32, Span::new(operands as u32, end as u32));
        }
        if self.text[start] == b'.' {
            // The one directive in which an `@` may be part of a name though it starts comments.
            if self.ends.comment == b'@' && self.text[name.range()].eq_ignore_ascii_case(b".symver") {
                return None;
            }
            found.kind = StatementKind::Directive;
        } else if next.is_ascii_alphabetic() || next == b'{' {
            return self.prefixed(found);
        }
        Some(found)
    }

    /// The same instruction, if its first word is no prefix.
    #[inline]
    fn prefixed(&self, found: Statement) -> Option<Statement> {
        let word = &self.text[found.name.range()];
        (!(self.is_prefix)(word)).then_some(found)
    }

    /// The statement that starts here, as the lexer has it.
    #[cold]
    #[inline(never)]
    fn lexed(&mut self) -> Statement {
        let at = self.at as u32;
        // A label may have come before in the same line, whose tokens are there.
        self.told += self.tokens[self.told..].iter().take_while(|token| token.start < at).count();
        if self.tokens.get(self.told).is_none_or(|token| token.start != at) {
            let mut lexer = Lexer::new(self.text, Dialect { comment: self.ends.comment, ..Dialect::default() });
            lexer.seek(self.at);
            lexer.statement(&mut self.tokens);
            self.told = 0;
        }
        match head::statement(self.text, &self.tokens[self.told..], self.is_prefix) {
            Some(found) => found,
            // What the lexer makes no token of is a sign of its own.
            None => self.plain(StatementKind::Other, self.text.len().min(self.at + 1)),
        }
    }
}

impl Iterator for Statements<'_> {
    type Item = Statement;

    #[inline]
    fn next(&mut self) -> Option<Statement> {
        let first = *self.text.get(self.at)?;
        let found = match first {
            b' ' | b'\t' | b'\n' | b'\r' | b';' | 0x0b | 0x0c => {
                self.plain(StatementKind::Blank, ends::behind_blanks(self.text, self.at))
            }
            b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z' => match self.word() {
                Some(found) => found,
                None => self.lexed(),
            },
            _ => match self.ends.of_comment(self.text, self.at) {
                Some(end) => self.plain(StatementKind::Comment, end),
                None => self.lexed(),
            },
        };
        self.at = found.span.end as usize;
        Some(found)
    }
}

impl std::iter::FusedIterator for Statements<'_> {}
