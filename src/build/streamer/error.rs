//! The error of a call.

use crate::diag::{Code, Diagnostic};
use std::fmt;

/// The error of a [`Streamer`](super::Streamer) call.
///
/// The streamer keeps it, too: [`finish`](super::Streamer::finish) fails if any call has failed.
#[derive(Clone, Debug)]
pub struct Error {
    diagnostic: Box<Diagnostic>,
    offset: Option<usize>,
}

impl Error {
    pub(super) fn new(mut diagnostic: Box<Diagnostic>) -> Self {
        super::origin::forget_places(&mut diagnostic);
        Error { diagnostic, offset: None }
    }

    /// An error in the text of a call; the text's first byte is at position `base`.
    pub(super) fn in_text(diagnostic: Diagnostic, base: u32, len: usize) -> Self {
        // The base of a call without an origin is 0.
        let start = diagnostic.span.and_then(|span| span.start.checked_sub(base));
        let offset = start.map(|start| start as usize).filter(|&start| start <= len);
        Error { offset, ..Error::new(Box::new(diagnostic)) }
    }

    /// The offset of the error in the text of the call, in bytes; `None` if there was no text, or the error is in a
    /// macro expansion.
    #[must_use]
    pub fn offset(&self) -> Option<usize> {
        self.offset
    }

    /// The error code, as accepted by `llas --explain`.
    #[must_use]
    pub fn code(&self) -> Code {
        self.diagnostic.code
    }

    /// Suggestions to fix the error.
    #[must_use]
    pub fn help(&self) -> &[String] {
        &self.diagnostic.help
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.diagnostic.message)?;
        self.diagnostic.help.iter().try_for_each(|help| write!(f, " ({help})"))
    }
}

impl std::error::Error for Error {}
