//! Errors of loading a module.

use crate::bitcode::summary::SummaryError;
use crate::options::triple::TripleError;
use std::fmt;

/// The reason why a module cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The file is malformed or not LLVM IR.
    Summary(SummaryError),
    /// The file does not have exactly one module, but this number.
    Modules(usize),
    /// A function has a body, which would require a code generator.
    Body {
        /// The name of the function.
        function: String,
    },
    /// The target is not supported.
    Target(TripleError),
    /// A value's initializer or aliasee cannot be represented in data.
    Value {
        /// The name of the value.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// The module has a feature that would affect the object but is not supported.
    Unsupported {
        /// A description of the feature.
        what: String,
    },
    /// The constants or types are too large for the size of the file.
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
            LoadError::Modules(count) => write!(f, "expected one module, but the file has {count}"),
            LoadError::Body { function } => {
                write!(
                    f,
                    "function '{function}' has a body: llas does not generate code; only modules without function bodies can be lowered"
                )
            }
            LoadError::Target(error) => error.message.fmt(f),
            LoadError::Value { name, reason } => write!(f, "'{name}': {reason}"),
            LoadError::Unsupported { what } => write!(f, "{what} is not supported"),
            LoadError::TooLarge => f.write_str("the constants and types are too large for a file of this size"),
        }
    }
}

impl std::error::Error for LoadError {}
