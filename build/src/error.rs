//! Why there is no library.

use std::fmt;
use std::path::Path;

/// Why there is no library: messages with files and lines, as the command shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    message: String,
}

impl Error {
    pub(crate) fn new(message: impl Into<String>) -> Error {
        Error { message: message.into() }
    }

    pub(crate) fn variable(name: &str) -> Error {
        Error::new(format!("the variable {name} is not set: cargo sets it for build scripts"))
    }

    pub(crate) fn file(path: &Path, error: &std::io::Error) -> Error {
        Error::new(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
