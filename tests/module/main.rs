//! `llas::module`: what modules become, compared with what `llc` makes of the same text.

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
