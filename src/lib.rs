//! llas
pub mod ast;
#[cfg(test)]
mod isa;
pub mod source;
pub mod target;
