//! The texts that are read: chunks of the main text, and what macros, repeats and `.include` have read in place of a statement.

use super::Assembler;
use crate::parse::lexer::{Dialect, Kind, Lexer, Token};
use std::sync::Arc;

/// Whole lines of a text.
#[derive(Clone, Copy, Debug)]
pub(in crate::asm) struct Chunk<'t> {
    pub(in crate::asm) text: &'t [u8],
    /// The position of the first byte.
    pub(in crate::asm) base: u32,
    /// The text ends with it.
    pub(in crate::asm) is_last: bool,
}

/// A text in another: what a macro, a repeat or an `.include` has read in its place.
#[derive(Debug)]
pub(in crate::asm) struct Nested {
    pub(in crate::asm) text: Arc<Vec<u8>>,
    /// The position of its first byte.
    pub(in crate::asm) base: u32,
    pub(in crate::asm) kind: NestedKind,
}

/// Why a text is read in the place of a statement.
#[derive(Debug)]
pub(in crate::asm) enum NestedKind {
    /// A macro was called, under so many open conditionals.
    Macro(usize),
    /// `.rept` and its kin.
    Repeat,
    /// `.include`
    Include,
}

/// Whether a string or comment may go on behind the text that the lexer has.
pub(in crate::asm) fn is_cut(tokens: &[Token], lexer: &Lexer<'_>) -> bool {
    lexer.unterminated_comment().is_some() || tokens.iter().any(|t| t.kind == Kind::Bad)
}

impl Assembler<'_, '_> {
    /// Which characters have another meaning on the target.
    pub(crate) fn dialect(&self) -> Dialect {
        let dialect = Dialect::new(self.desc.comment, self.desc.numbers);
        Dialect { names_end_at_at: dialect.names_end_at_at || self.desc.names_end_at_at, ..dialect }
    }
}
