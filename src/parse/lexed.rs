//! The tokens of a statement of which a directive has needed them, and where the statement ends.

use super::lexer::{Dialect, Kind, Lexer, Token};

/// Buffer for the tokens of a statement, and the state of the lexer.
#[derive(Debug)]
pub struct Lexed {
    /// The tokens of the last statement that was tokenized, or of its rest.
    pub tokens: Vec<Token>,
    /// The lexical rules, and what the lexer has found so far.
    pub dialect: Dialect,
    /// The source position of the first byte of the text that is read.
    pub base: u32,
    /// No text follows the one that is read; otherwise it consists of whole lines, but the last statement may go on.
    pub is_last: bool,
    /// The offset of the next statement.
    next: usize,
    /// The statement continues after the text: it must be read again, with more text.
    pub(super) is_cut: bool,
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
        Lexed { tokens, dialect, base: 0, is_last: true, next: 0, is_cut: false }
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
        let mut lexer = Lexer::at(text, at, self.dialect);
        lexer.statement(&mut self.tokens);
        if !self.is_last && is_cut(&self.tokens, &lexer) {
            return None;
        }
        self.dialect = lexer.dialect();
        Some(lexer.offset())
    }

    /// Tokenizes the rest of a statement at an offset. If it continues after the text there is an invalid token, so
    /// that whoever reads it fails.
    pub(super) fn rest(&mut self, text: &[u8], at: usize) {
        match self.statement(text, at) {
            Some(next) => (self.next, self.is_cut) = (next, false),
            None => {
                self.is_cut = true;
                self.tokens.clear();
                self.tokens.push(Token { kind: Kind::Bad, start: at as u32, end: at as u32 });
            }
        }
    }
}
