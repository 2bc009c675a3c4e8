//! Conditionals, macros and repeats.
//!
//! This module must not know targets or sections.

pub mod macros;

use crate::source::Span;

/// The state of an open `.if`.
#[derive(Clone, Copy, Debug)]
struct Condition {
    /// A branch has already been taken, or none may be.
    taken: bool,
    /// The current branch is skipped.
    skip: bool,
    /// `.else` was seen.
    closed: bool,
    /// The span of the opening directive.
    span: Span,
}

/// The open conditionals.
#[derive(Debug, Default)]
pub struct Conditions {
    open: Vec<Condition>,
}

impl Conditions {
    /// Whether statements are skipped.
    #[inline]
    #[must_use]
    pub fn skipping(&self) -> bool {
        self.open.last().is_some_and(|c| c.skip)
    }

    /// The span of the innermost open conditional.
    #[must_use]
    pub fn open(&self) -> Option<Span> {
        self.open.last().map(|c| c.span)
    }

    /// The number of open conditionals.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Closes conditionals down to the given depth.
    pub fn unwind(&mut self, depth: usize) {
        self.open.truncate(depth);
    }

    /// `.if` with a known outcome.
    pub fn begin(&mut self, holds: bool, span: Span) {
        self.open.push(Condition { taken: holds, skip: !holds, closed: false, span });
    }

    /// `.if` in a skipped branch.
    pub fn begin_skipped(&mut self, span: Span) {
        self.open.push(Condition { taken: true, skip: true, closed: false, span });
    }

    /// Whether an `.elseif` here may be taken; `None` if `.elseif` is not allowed.
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

    /// `.else`. Returns false if it is not allowed.
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

    /// `.endif`. Returns false without an `.if`.
    pub fn end(&mut self) -> bool {
        self.open.pop().is_some()
    }
}
