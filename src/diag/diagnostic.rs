//! Diagnostics during assembly, with source positions.

use super::{CallOrigin, Code, Severity, shortened};
use crate::order::sort_by;
use crate::source::{SourceMap, Span};

#[derive(Clone, Debug)]
pub struct Diagnostic {
    pub code: Code,
    pub severity: Severity,
    /// What is wrong, in one line and without a full stop.
    pub message: String,
    /// The source text that it refers to.
    pub span: Option<Span>,
    /// What the user could do about it.
    pub help: Vec<String>,
    /// It does not prevent the layout, so that layout errors are reported as well.
    pub deferred: bool,
    /// Additional locations and facts.
    pub notes: Vec<(Option<Span>, String)>,
    /// The library call that caused it, if there is no source text.
    pub origin: Option<Box<CallOrigin>>,
}

impl Diagnostic {
    // Out of line in code that assembles a text without errors.

    /// A diagnostic of the given severity. The span may be a [`Span`], an `Option` of one or `None`.
    #[cold]
    #[inline(never)]
    pub fn new(code: Code, severity: Severity, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            severity,
            message: shortened(message.into()),
            span: span.into(),
            help: Vec::new(),
            deferred: false,
            notes: Vec::new(),
            origin: None,
        }
    }

    /// Marks an error as not preventing the layout.
    #[must_use]
    pub fn deferred(mut self) -> Self {
        self.deferred = true;
        self
    }

    #[inline]
    pub fn error(code: Code, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Diagnostic::new(code, Severity::Error, span, message)
    }

    #[inline]
    pub fn warning(code: Code, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Diagnostic::new(code, Severity::Warning, span, message)
    }

    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(shortened(text.into()));
        self
    }

    /// Adds a help text, if there is one.
    #[must_use]
    pub fn with_help(self, text: Option<impl Into<String>>) -> Self {
        match text {
            Some(text) => self.help(text),
            None => self,
        }
    }

    /// Adds help with the most similar name, if there is one.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn did_you_mean(self, near: Option<&str>) -> Self {
        self.with_help(near.map(|near| format!("did you mean '{near}'?")))
    }

    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn note(mut self, span: impl Into<Option<Span>>, text: impl Into<String>) -> Self {
        self.notes.push((span.into(), shortened(text.into())));
        self
    }
}

/// The maximum number of errors with help. Computing help is far more expensive than finding the error.
const MAX_HELPED: usize = 500;

/// The maximum number of warnings kept, including a last one that reports the limit.
const MAX_WARNINGS: usize = 10_000;
const NO_MORE_WARNINGS: &str = "more than 10000 warnings; further ones are not shown";

/// Options for collecting diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// Warnings are dropped.
    pub no_warn: bool,
    /// Warnings become errors.
    pub fatal_warnings: bool,
    /// After this many errors the rest are counted but not kept; 0 means no limit.
    pub error_limit: usize,
}

/// The diagnostics of one assembly, in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    policy: Policy,
    pub(super) kept: Vec<Diagnostic>,
    errors: usize,
    warnings: usize,
    deferred: usize,
}

impl Diagnostics {
    /// An empty collection.
    #[must_use]
    pub fn new(policy: Policy) -> Self {
        Diagnostics { policy, ..Diagnostics::default() }
    }

    /// Adds a diagnostic, according to the policy.
    #[cold]
    #[inline(never)]
    pub fn push(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Warning {
            if self.policy.no_warn {
                return;
            }
            if self.policy.fatal_warnings {
                diagnostic.severity = Severity::Error;
            }
        }
        let full = self.limit_reached();
        match diagnostic.severity {
            Severity::Error => {
                self.errors += 1;
                self.deferred += usize::from(diagnostic.deferred);
            }
            Severity::Warning => {
                self.warnings += 1;
                match self.warnings {
                    MAX_WARNINGS => diagnostic = Diagnostic { message: NO_MORE_WARNINGS.to_owned(), ..diagnostic },
                    more if more > MAX_WARNINGS => return,
                    _ => {}
                }
            }
            Severity::Note => {}
        }
        if !full {
            self.kept.push(diagnostic);
        }
    }

    /// Whether there are no diagnostics.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty() && self.errors == 0
    }

    /// Whether an error was found.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.errors != 0
    }

    /// Whether there is an error that prevents the layout.
    #[must_use]
    pub fn keep_from_layout(&self) -> bool {
        self.errors > self.deferred
    }

    /// The number of errors, including those that were not kept.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Whether the error limit is reached, so that continuing is pointless.
    #[must_use]
    pub fn limit_reached(&self) -> bool {
        self.policy.error_limit != 0 && self.errors >= self.policy.error_limit
    }

    /// Whether help should be computed for the next error, such as similar names or forms of the instruction. False for
    /// an error that would not be kept, so that a flood of errors stays cheap.
    #[must_use]
    pub fn may_suggest(&self) -> bool {
        self.errors < MAX_HELPED && !self.limit_reached()
    }

    #[must_use]
    pub fn kept_count(&self) -> usize {
        self.kept.len()
    }

    /// Whether an error with this code was reported at this position.
    #[must_use]
    pub fn has_reported(&self, code: Code, start: u32) -> bool {
        self.kept.iter().any(|d| d.code == code && d.span.is_some_and(|s| s.start == start))
    }

    /// The first error among the diagnostics after the first `kept` ones.
    #[must_use]
    pub fn error_since(&self, kept: usize) -> Option<&Diagnostic> {
        self.kept.iter().skip(kept).find(|d| d.severity == Severity::Error)
    }

    /// Applies `change` to each diagnostic.
    pub fn each_mut(&mut self, change: impl FnMut(&mut Diagnostic)) {
        self.kept.iter_mut().for_each(change);
    }

    /// Sorts the diagnostics in reading order: expansions of macros and included files come at the position of the call
    /// or `.include`. The sort is stable, and diagnostics without a position come last.
    pub fn sort(&mut self, sources: &SourceMap<'_>) {
        let place = |d: Diagnostic| ((d.span.is_none(), d.span.map(|s| sources.reading_order(s.start))), d);
        let mut placed: Vec<_> = self.kept.drain(..).map(place).collect();
        sort_by(&mut placed, |a, b| a.0.cmp(&b.0));
        self.kept.extend(placed.into_iter().map(|placed| placed.1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn policy_is_kept() {
        let warn = || Diagnostic::warning(Code::NoEffect, None, "x");
        let mut quiet = Diagnostics::new(Policy { no_warn: true, fatal_warnings: true, ..Policy::default() });
        quiet.push(warn());
        assert!(!quiet.has_errors() && quiet.kept.is_empty());
        let mut strict = Diagnostics::new(Policy { fatal_warnings: true, error_limit: 2, ..Policy::default() });
        for _ in 0..5 {
            strict.push(warn());
        }
        assert_eq!((strict.error_count(), strict.kept.len()), (5, 2));
        let mut many = Diagnostics::default();
        for _ in 0..2 * MAX_WARNINGS {
            many.push(warn());
        }
        many.push(Diagnostic::error(Code::NoEffect, None, "x"));
        assert_eq!((many.error_count(), many.kept.len()), (1, MAX_WARNINGS + 1));
        assert!(many.kept[MAX_WARNINGS - 1].message.contains("more than 10000"));
    }
}
