//! Reads a text: the loop over its statements, which hands each to the directives or to the machine's syntax.
//!
//! `state` is what statements change. `directives` and the machines' syntax change it; the loop stands above all of them.

mod ahead;
mod describe_codeview;
mod describe_dwarf;
pub mod directives;
mod end;
mod main_text;
#[cfg_attr(
    not(feature = "disasm"),
    allow(dead_code, unused_imports, reason = "only the disassemblers write instructions")
)]
pub(crate) mod print;
mod read;
mod read_ahead;
mod read_piece;
mod read_scanned;
mod report;
mod source_comments;
pub mod state;
mod workspace;

pub(crate) use read::Reader;
pub(crate) use workspace::Workspace;
