//! Conditionals, macros and repeats.
//!
//! This module must not know targets or sections.

pub mod macros;

use crate::source::Span;

/// One `.if` and what came of it so far.
#[derive(Clone, Copy, Debug)]
struct Condition {
    /// A branch of it was taken already, or none may be.
    taken: bool,
    /// The current branch is skipped.
    skip: bool,
    /// `.else` was seen.
    closed: bool,
    /// Where it starts.
    span: Span,
}

/// The conditionals that are open.
#[derive(Debug, Default)]
pub struct Conditions {
    open: Vec<Condition>,
}

impl Conditions {
    /// Forgets those that are open.
    pub fn clear(&mut self) {
        self.open.clear();
    }

    /// Whether statements are skipped.
    #[inline]
    #[must_use]
    pub fn skipping(&self) -> bool {
        self.open.last().is_some_and(|c| c.skip)
    }

    /// Where the innermost open conditional starts.
    #[must_use]
    pub fn open(&self) -> Option<Span> {
        self.open.last().map(|c| c.span)
    }

    /// How many are open.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Closes those opened since there were `depth`.
    pub fn unwind(&mut self, depth: usize) {
        self.open.truncate(depth);
    }

    /// `.if` with a known outcome.
    pub fn begin(&mut self, holds: bool, span: Span) {
        self.open.push(Condition { taken: holds, skip: !holds, closed: false, span });
    }

    /// `.if` inside what is skipped.
    pub fn begin_skipped(&mut self, span: Span) {
        self.open.push(Condition { taken: true, skip: true, closed: false, span });
    }

    /// Whether an `.elseif` here may still be taken; none where there may be no `.elseif`.
    #[must_use]
    pub fn elseif(&self) -> Option<bool> {
        self.open.last().filter(|c| !c.closed).map(|c| !c.taken)
    }

    /// `.elseif` with its outcome.
    pub fn set(&mut self, holds: bool) {
        if let Some(last) = self.open.last_mut() {
            last.skip = !holds;
            last.taken |= holds;
        }
    }

    /// `.else`; false where there may be none.
    pub fn otherwise(&mut self) -> bool {
        match self.open.last_mut().filter(|c| !c.closed) {
            Some(last) => {
                last.skip = last.taken;
                (last.taken, last.closed) = (true, true);
                true
            }
            None => false,
        }
    }

    /// `.endif`; false where there is no `.if`.
    pub fn end(&mut self) -> bool {
        self.open.pop().is_some()
    }
}
