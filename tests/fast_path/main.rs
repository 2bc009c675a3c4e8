//! The fast paths of the assembler and the grammar agree on any text: on the object and on the diagnostics.
//!
//! Texts are assembled twice, with `Options::grammar_only` off and on: the golden files, each for its own target and with its own
//! flags ([`golden`]); their lines with one change in each ([`mutate`]); generated lines with every kind of operand ([`made`]);
//! and long texts of repeated lines ([`long`]). All are made from fixed seeds. `LLAS_ROUNDS=20 LLAS_SEED=7` makes twenty times as
//! many, different ones, and `LLAS_TEXTS=FOLDER` adds the texts of a folder, whose names end in `@TRIPLE.s`.

#[path = "../common/mod.rs"]
mod common;

mod compare;
mod golden;
mod long;
mod made;
mod mutate;
mod words;
