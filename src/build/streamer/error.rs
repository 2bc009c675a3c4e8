//! What a call refuses.

use crate::diag::{Code, Diagnostic};
use std::fmt;

/// Why a call was refused.
///
/// The [`Streamer`](super::Streamer) has it too: an object that a call has been refused for is never finished.
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

    /// The same of a text that the call was given; its first byte is at that position.
    pub(super) fn in_text(diagnostic: Diagnostic, base: u32, len: usize) -> Self {
        // The base of a call that has no origin is 0.
        let start = diagnostic.span.and_then(|span| span.start.checked_sub(base));
        let offset = start.map(|start| start as usize).filter(|&start| start <= len);
        Error { offset, ..Error::new(Box::new(diagnostic)) }
    }

    /// Where in the text that the call was given the mistake is, in bytes from its start; none where there was no text, or a
    /// macro made what is wrong.
    #[must_use]
    pub fn offset(&self) -> Option<usize> {
        self.offset
    }

    /// What the mistake is called: one of the codes of `llas --explain`.
    #[must_use]
    pub fn code(&self) -> Code {
        self.diagnostic.code
    }

    /// What could be done about it.
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
