//! llas
pub mod ast;
pub mod source;
