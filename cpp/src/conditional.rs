//! The state of `#if` groups, and of the `#ifndef` around a whole file.

use crate::token::Name;

/// A `#if` without its `#endif` yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditional {
    /// Where its directive is.
    pub(crate) place: u32,
    pub(crate) line: u32,
    /// It is in lines that are skipped.
    pub(crate) was_skipping: bool,
    /// One of its groups was taken.
    pub(crate) found_taken: bool,
    pub(crate) found_else: bool,
}

/// Finds the macro whose `#ifndef` is around everything in a file: while it is defined, including the file again has no
/// effect.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guard {
    name: Option<Name>,
    pub(crate) has_tokens: bool,
    has_expanded: bool,
}

impl Guard {
    fn give_up(&mut self) {
        self.has_tokens = true;
        self.name = None;
        // A macro that was expanded rules out any later guard.
        self.has_expanded = true;
    }

    /// A macro was expanded in the file.
    pub(crate) fn expanded(&mut self) {
        self.has_expanded = true;
    }

    pub(crate) fn expansions(&self) -> bool {
        self.has_expanded
    }

    /// An `#ifndef` begins before which the file has no tokens.
    pub(crate) fn enter(&mut self, name: Name) {
        if self.name.is_some() || self.has_expanded {
            return self.give_up();
        }
        self.has_tokens = true;
        self.name = Some(name);
    }

    /// Another conditional directive that is in no group of the file.
    pub(crate) fn other(&mut self) {
        self.give_up();
    }

    /// The `#endif` of a conditional that is in no group of the file.
    pub(crate) fn leave(&mut self) {
        match self.name {
            None => self.give_up(),
            Some(_) => self.has_tokens = false,
        }
    }

    /// At the end of the file.
    pub(crate) fn name(&self) -> Option<Name> {
        self.name.filter(|_| !self.has_tokens)
    }
}
