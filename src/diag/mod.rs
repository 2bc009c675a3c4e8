//! Diagnostics: what they hold, how they are gathered, and what is told of them.
//!
//! Inside, a `Diagnostic` names places by positions in the sources; who asked for the assembly gets [`Report`]s, which own their
//! text and can be shown as one line, as JSON and, with the feature `render`, with the text underlined.
//!
//! This module must not know who raised them: no syntax, no targets, no model.

mod diagnostic;
mod json;
mod nearest;
mod registry;
mod report;
#[cfg(feature = "render")]
mod rich;
mod shortened;

pub use crate::source::{LineColumn, Origin};
pub(crate) use diagnostic::{Diagnostic, Diagnostics, Policy};
pub use nearest::{nearest, nearest_few};
pub use registry::Code;
pub use report::{CallOrigin, Note, Place, Report, Within};
use shortened::{shortened, shortened_path};

/// Whether a drawing is coloured. Whoever owns the stream decides whether it is a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Color {
    /// No escape sequences.
    #[default]
    Never,
    /// ANSI escape sequences.
    Always,
}

/// How grave a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// A remark that belongs to what was reported before it.
    Note,
    /// An object is written all the same.
    Warning,
    /// No object is written.
    Error,
}

impl Severity {
    /// The word that is shown.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}
