//! What is known of the statements that were read, and what the next one is read with.

use super::recording::Recording;
#[cfg(feature = "cli")]
use crate::arch::form::Form;
use crate::model::Reuse;
use crate::parse::ast::Name;
use crate::parse::lexer::{Kind, Token};
use rustc_hash::FxHashSet;

/// What is known of the statements that were read, and what the next one is read with.
#[derive(Debug, Default)]
pub struct Progress {
    /// `.ident` was seen: `.comment` has its leading NUL.
    pub seen_ident: bool,
    /// The symbols that the last `.lto_discard` names.
    pub(crate) discarded: Vec<Name>,
    /// What `.print` said.
    pub printed: Vec<u8>,
    /// How many labels and directives have been read: whether any stood between two instructions.
    pub(crate) interruptions: u64,
    /// The current statement's expressions are kept when it ends.
    pub(crate) retained: bool,
    /// Room for the tokens of a statement.
    pub(in crate::asm) tokens: Vec<Token>,
    /// What is said of symbols, where somebody asks for it.
    pub(crate) recording: Option<Box<Recording>>,
    /// The symbols whose assignments were refused.
    refused: FxHashSet<Vec<u8>>,
    /// The current statement is such an assignment.
    refuses: bool,
    /// The encodings of each instruction, where somebody asks for them.
    #[cfg(feature = "cli")]
    pub(crate) forms: Option<Vec<Vec<Form>>>,
}

impl Reuse for Progress {
    fn reuse(&mut self) {
        let Progress {
            seen_ident,
            discarded,
            printed,
            interruptions,
            retained,
            tokens,
            recording,
            refused,
            refuses,
            #[cfg(feature = "cli")]
            forms,
        } = self;
        (*seen_ident, *retained, *interruptions) = (false, false, 0);
        discarded.reuse();
        printed.clear();
        tokens.reuse();
        *recording = None;
        refused.reuse();
        *refuses = false;
        #[cfg(feature = "cli")]
        {
            *forms = None;
        }
    }
}

impl Progress {
    /// Notes that the assignment of a symbol is refused by the current statement.
    #[cold]
    pub(in crate::asm) fn refuse(&mut self, name: &[u8]) {
        self.refused.insert(name.to_vec());
        self.refuses = true;
    }

    /// Notes that a symbol was assigned a value.
    #[inline]
    pub(in crate::asm) fn accept(&mut self, name: &[u8]) {
        if !self.refused.is_empty() {
            self.refused.remove(name);
        }
    }

    /// Whether a statement that is wrong names a symbol whose assignment was refused: then nobody can say what it means, and
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
