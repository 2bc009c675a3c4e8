//! What is wrong with a text while it is assembled: places are positions in the sources.

use super::{CallOrigin, Code, Severity, shortened};
use crate::source::{SourceMap, Span};

/// One thing to tell the user.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What it is about.
    pub code: Code,
    /// How grave it is.
    pub severity: Severity,
    /// What is wrong, in one line and without a full stop.
    pub message: String,
    /// The text it is about.
    pub span: Option<Span>,
    /// What the user could do about it.
    pub help: Vec<String>,
    /// It does not keep the object from being laid out, so that what is wrong there is told as well.
    pub deferred: bool,
    /// Other places and facts that explain it.
    pub notes: Vec<(Option<Span>, String)>,
    /// The call that it comes from, where there is no text.
    pub origin: Option<Box<CallOrigin>>,
}

impl Diagnostic {
    /// A diagnostic of the given severity. The span may be a [`Span`], an `Option` of one or `None`.
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

    /// Lets the text be laid out all the same.
    #[must_use]
    pub fn deferred(mut self) -> Self {
        self.deferred = true;
        self
    }

    /// An error.
    pub fn error(code: Code, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Diagnostic::new(code, Severity::Error, span, message)
    }

    /// A warning.
    pub fn warning(code: Code, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Diagnostic::new(code, Severity::Warning, span, message)
    }

    /// Adds what the user could do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(shortened(text.into()));
        self
    }

    /// Adds another place or fact.
    #[must_use]
    pub fn note(mut self, span: impl Into<Option<Span>>, text: impl Into<String>) -> Self {
        self.notes.push((span.into(), shortened(text.into())));
        self
    }
}

/// So many errors get help: it costs far more than finding the error, and nobody reads more of it.
const MAX_HELPED: usize = 500;

/// The warnings that are kept, with the last of them saying so.
const MAX_WARNINGS: usize = 10_000;
const NO_MORE_WARNINGS: &str = "there are more than 10000 warnings, and from here on none is shown";

/// What becomes of diagnostics as they are gathered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// Warnings are dropped.
    pub no_warn: bool,
    /// Warnings become errors.
    pub fatal_warnings: bool,
    /// After this many errors the rest are counted but not kept; 0 keeps all.
    pub error_limit: usize,
}

/// The diagnostics of one assembly, in the order they were found.
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

    /// Takes one in, as the policy says.
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

    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty() && self.errors == 0
    }

    /// Whether an error was found.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.errors != 0
    }

    /// Whether an error was found that leaves nothing to lay out.
    #[must_use]
    pub fn keep_from_layout(&self) -> bool {
        self.errors > self.deferred
    }

    /// How many errors were found, those that were not kept too.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Whether as many errors were found as are kept: going on is of no use.
    #[must_use]
    pub fn limit_reached(&self) -> bool {
        self.policy.error_limit != 0 && self.errors >= self.policy.error_limit
    }

    /// Whether the next error gets help: names that may have been meant, forms of the instruction. One that is not kept gets
    /// none, so that a flood of errors costs no more than finding them.
    #[must_use]
    pub fn may_suggest(&self) -> bool {
        self.errors < MAX_HELPED && !self.limit_reached()
    }

    /// How many are kept.
    #[must_use]
    pub fn kept_count(&self) -> usize {
        self.kept.len()
    }

    /// Whether an error of that code was told of a place.
    #[must_use]
    pub fn has_told(&self, code: Code, start: u32) -> bool {
        self.kept.iter().any(|d| d.code == code && d.span.is_some_and(|s| s.start == start))
    }

    /// The first error among those kept since there were so many of them.
    #[must_use]
    pub fn error_since(&self, kept: usize) -> Option<&Diagnostic> {
        self.kept.iter().skip(kept).find(|d| d.severity == Severity::Error)
    }

    /// Changes each of them.
    pub fn each_mut(&mut self, change: impl FnMut(&mut Diagnostic)) {
        self.kept.iter_mut().for_each(change);
    }

    /// Puts them in the order the text is read in: what a macro call or an `.include` brought in stands at its place.
    /// Those of one position stay in the order they were found, and those without one come last.
    pub fn sort(&mut self, sources: &SourceMap<'_>) {
        self.kept.sort_by_cached_key(|d| (d.span.is_none(), d.span.map(|s| sources.reading_order(s.start))));
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
