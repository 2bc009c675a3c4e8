//! Diagnostics: their contents and output.
//!
//! A [`Report`] owns its text and can be shown as one line, as JSON and, with the feature `render`, with the source text
//! underlined. Its [`Code`] identifies what is wrong, whatever the wording of the message.

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
pub use json::quoted as json_string;
pub use nearest::{nearest, nearest_few};
pub use registry::Code;
pub use report::{CallOrigin, Location, Note, Report, Within};
use shortened::{shortened, shortened_path};

/// Whether rendered output is coloured. The owner of the stream decides whether it is a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Color {
    /// No escape sequences.
    #[default]
    Never,
    /// ANSI escape sequences.
    Always,
}

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Additional information about the preceding diagnostic.
    Note,
    /// Does not prevent the object from being written.
    Warning,
    /// Prevents the object from being written.
    Error,
}

impl Severity {
    /// The name of the severity, as shown.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}
