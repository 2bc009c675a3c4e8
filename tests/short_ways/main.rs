//! The short ways into the assembler and the grammar agree on any text: on the object, and on what the user is told.
//!
//! Texts are read twice, with `Options::grammar_only` off and on. There are the golden files, each for its own target and with
//! its own flags ([`golden`]); their lines with something changed in each ([`mutate`]); lines made of everything that an operand
//! can be ([`made`]); and long texts of lines that return ([`long`]). All come from fixed seeds. `LLAS_ROUNDS=20 LLAS_SEED=7`
//! makes twenty times as many others, and `LLAS_TEXTS=FOLDER` takes lines of the texts there too, whose names end in
//! `@TRIPLE.s`.

#[path = "../common/mod.rs"]
mod common;

mod compare;
mod golden;
mod long;
mod made;
mod mutate;
mod words;
