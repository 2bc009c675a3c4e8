//! `llas::module`: the objects of modules, compared with `llc`'s for the same module as LLVM IR.

mod chance;
#[path = "../common/mod.rs"]
mod common;
mod examples;
mod generate;
mod llc;
mod memory;
mod named;
mod nested;
mod pc_sections;
mod print;
mod refused;
mod same;
mod unwind;
mod words;
