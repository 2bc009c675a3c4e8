//! Fixups to values or relocations: the bytes of a laid-out model.
//!
//! This module must not know tokens, statements or the records of a file.

mod contents;

pub use contents::{Unresolved, contents, is_blank};
