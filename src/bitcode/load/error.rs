//! Why a module of bitcode is not taken.

use crate::bitcode::summary::SummaryError;
use crate::options::triple::TripleError;
use std::fmt;

/// Why a module of bitcode is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The file is broken or no LLVM IR.
    Summary(SummaryError),
    /// The file has so many modules, and not one.
    Modules(usize),
    /// A function has a body, which only a code generator makes code of.
    Body {
        /// The function.
        function: String,
    },
    /// The target is none that is supported.
    Target(TripleError),
    /// A value's initialiser, or what an alias stands for, is none that data can have.
    Value {
        /// The value.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// The module has what would change the object and is not supported.
    Unsupported {
        /// What it is.
        what: String,
    },
    /// Its constants or types are so many more than the file has bytes that they are not made.
    TooLarge,
}

impl From<SummaryError> for LoadError {
    fn from(error: SummaryError) -> LoadError {
        LoadError::Summary(error)
    }
}

impl From<crate::bitcode::stream::Error> for LoadError {
    fn from(error: crate::bitcode::stream::Error) -> LoadError {
        LoadError::Summary(error.into())
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Summary(error) => error.fmt(f),
            LoadError::Modules(count) => write!(f, "one module is needed, and the file has {count}"),
            LoadError::Body { function } => {
                write!(
                    f,
                    "function '{function}' has a body: llas generates no code, only modules of data become objects"
                )
            }
            LoadError::Target(error) => error.message.fmt(f),
            LoadError::Value { name, reason } => write!(f, "'{name}': {reason}"),
            LoadError::Unsupported { what } => write!(f, "{what} is not supported"),
            LoadError::TooLarge => f.write_str("its constants and types are too large for a file of this size"),
        }
    }
}

impl std::error::Error for LoadError {}
