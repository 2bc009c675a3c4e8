//! `llas::module`: what modules become, compared with what `llc` makes of the same text.

mod memory;
