//! State of the statements read so far, and buffers for the next one.

use super::recording::Recording;
#[cfg(feature = "explain")]
use crate::arch::form::Form;
use crate::model::Reset;
use crate::parse::ast::Name;
use crate::parse::lexer::{Kind, Token};
use rustc_hash::FxHashSet;

/// State of the statements read so far, and buffers for the next one.
#[derive(Debug, Default)]
pub struct Progress {
    pub seen_ident: bool,
    /// The symbols named by the last `.lto_discard`.
    pub(crate) discarded: Vec<Name>,
    pub printed: Vec<u8>,
    /// The number of labels, directives but conditionals, and ends of expansions read so far. Compared to detect any between two
    /// instructions.
    pub(crate) interruptions: u64,
    /// The current statement's expressions are kept when it ends.
    pub(crate) retained: bool,
    /// Buffer for the tokens of a statement.
    pub(in crate::asm) tokens: Vec<Token>,
    /// What is said of symbols, where somebody asks for it.
    pub(crate) recording: Option<Box<Recording>>,
    /// The symbols whose assignment was rejected.
    refused: FxHashSet<Vec<u8>>,
    /// The current statement is a rejected assignment.
    refuses: bool,
    /// The candidate encodings of each instruction, if requested.
    #[cfg(feature = "explain")]
    pub(crate) forms: Option<Vec<Vec<Form>>>,
}

impl Reset for Progress {
    fn reset(&mut self) {
        self.tokens.reset();
        *self = Progress { tokens: std::mem::take(&mut self.tokens), ..Progress::default() };
    }
}

impl Progress {
    /// Records the candidate encodings of an instruction.
    #[cfg(feature = "explain")]
    #[cold]
    pub(crate) fn show_forms(&mut self, forms: Vec<Form>) {
        self.forms.get_or_insert_default().push(forms);
    }

    /// Records that the current statement's assignment of a symbol was rejected.
    #[cold]
    pub(in crate::asm) fn refuse(&mut self, name: &[u8]) {
        self.refused.insert(name.to_vec());
        self.refuses = true;
    }

    /// Records that a symbol was assigned a value.
    #[inline]
    pub(in crate::asm) fn accept(&mut self, name: &[u8]) {
        if !self.refused.is_empty() {
            self.refused.remove(name);
        }
    }

    /// Whether an erroneous statement names a symbol whose assignment was rejected. Its meaning is unknown then, and
    /// only the assignment is reported.
    #[cold]
    pub(in crate::asm) fn follows_from_refused(&mut self, tokens: &[Token], text: &[u8]) -> bool {
        if self.refused.is_empty() {
            return false;
        }
        let is_refused = |token: &Token| {
            let name = &text[token.start as usize..token.end as usize];
            token.kind == Kind::Ident && self.refused.contains(name)
        };
        // The assignment itself is reported.
        !std::mem::take(&mut self.refuses) && tokens.iter().skip(1).any(is_refused)
    }
}
