//! The texts that are read and what has been read of them: files, macros and conditionals.

use super::expansion::Capture;
use super::include::IncludedFiles;
use super::nested::Nested;
use crate::diag::nearest;
use crate::model::Reset;
use crate::parse::expand::Conditions;
use crate::parse::expand::macros::{Macro, MacroWords};
use crate::parse::lexer::Token;
use crate::source::Span;
use crate::source::bytes::Scanner;
use hashbrown::HashMap;

/// The input state: files, macros and conditionals.
#[derive(Debug, Default)]
pub struct Input {
    pub conditions: Conditions,
    /// The files read in addition to the main one.
    pub(crate) files: IncludedFiles,
    pub macros: HashMap<Vec<u8>, Macro>,
    /// A filter for the first characters of macro names.
    pub macro_words: MacroWords,
    /// A body to be captured from the text following the current statement.
    pub capture: Option<Capture>,
    /// A text to be read in place of the current statement.
    pub(in crate::asm) nested: Option<Nested>,
    /// `.altmacro`: arguments may be angle-bracketed strings and expression values, and parameters need no backslash.
    pub altmacro: bool,
    /// The end of the statement, if it differs from the end of its tokens.
    pub(in crate::asm) resume: Option<usize>,
    /// `.end` was seen: nothing further is read.
    pub ended: bool,
    pub(super) macro_calls: u64,
    pub(super) macro_depth: u32,
    pub(in crate::asm) exit_macro: bool,
    /// The bytes of expansions and repeated includes so far.
    pub(super) expanded: u64,
    /// The spans of the statements that were read, each with its leading labels, if requested.
    pub(crate) statements: Option<Vec<Span>>,
    /// A limit was reached and the rest of the input was not read.
    pub(in crate::asm) cut_short: bool,
    pub(super) include_depth: u32,
}

impl Reset for Input {
    fn reset(&mut self) {
        let Input { conditions, files, macros, macro_words, capture, nested, resume, statements, .. } = self;
        *conditions = Conditions::default();
        files.reset();
        macros.reset();
        *macro_words = MacroWords::default();
        (*capture, *nested, *resume, *statements) = (None, None, None, None);
        let Input { altmacro, ended, exit_macro, cut_short, macro_calls, macro_depth, expanded, include_depth, .. } =
            self;
        (*altmacro, *ended, *exit_macro, *cut_short) = (false, false, false, false);
        (*macro_calls, *macro_depth, *expanded, *include_depth) = (0, 0, 0, 0);
    }
}

impl Input {
    #[inline]
    pub(in crate::asm) fn is_macro(&self, cursor: Scanner<'_>) -> bool {
        self.macro_words.may_have(cursor) && self.is_named(cursor)
    }

    #[cold]
    fn is_named(&self, mut cursor: Scanner<'_>) -> bool {
        // Names with unusual characters are left to the lexer.
        cursor.name().is_none_or(|name| self.macros.contains_key(name) || matches!(cursor.byte(), b'@' | b'?'))
    }

    /// The help for an unknown mnemonic that resembles a macro's name.
    #[cold]
    pub(crate) fn near_macro(&self, name: &[u8]) -> Option<String> {
        let name = String::from_utf8_lossy(name);
        let names: Vec<_> = self.macros.keys().map(|known| String::from_utf8_lossy(known)).collect();
        let near = nearest(&name, names.iter().map(|known| &**known))?;
        Some(format!("did you mean the macro '{near}'?"))
    }

    /// Stops reading: a limit was reached and would be reached again by what follows.
    pub(super) fn cut_short(&mut self) {
        self.ended = true;
        self.cut_short = true;
    }

    /// `.exitm`. Returns false outside of macros.
    pub fn leave_macro(&mut self) -> bool {
        self.exit_macro = self.macro_depth > 0;
        self.exit_macro
    }

    /// Records a statement that was read. Of a skipped conditional block only the ending directive is recorded.
    #[cold]
    pub(in crate::asm) fn note_statement(&mut self, tokens: &[Token], base: u32, skipped: bool) {
        if let (Some(read), [first, ..], [.., last]) = (&mut self.statements, tokens, tokens)
            && !(skipped && self.conditions.skipping())
        {
            read.push(Span::new(base + first.start, base + last.end));
        }
    }
}
