//! llas
#![allow(missing_docs)]
pub mod ast;
pub mod source;
pub mod diag;
pub mod lexer;
pub mod model;
pub mod expr;
pub mod parse;
pub mod layout;
pub mod object;
pub mod target;
