//! `llas::module`: what modules become, compared with what `llc` makes of the same text.

mod chance;
mod generate;
mod llc;
mod memory;
mod named;
mod print;
mod refused;
mod same;
