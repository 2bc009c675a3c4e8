//! What a call refuses.

use crate::diag::{Code, Diagnostic};
use std::fmt;

/// Why a call was refused.
///
/// The [`Streamer`](super::Streamer) has it too: an object that a call has been refused for is never finished.
#[derive(Clone, Debug)]
pub struct Error {
    diagnostic: Box<Diagnostic>,
}

impl Error {
    pub(super) fn new(mut diagnostic: Box<Diagnostic>) -> Self {
        super::forget_places(&mut diagnostic);
        Error { diagnostic }
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
