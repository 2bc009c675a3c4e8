//! Parses A64 instructions.
//!
//! The same operand reader is used twice: as a fast path for common lines, which gives up before any side effect, and
//! for all other lines together with the expression grammar, to parse them completely and report errors.

mod attributes;
mod auth;
mod directives;
mod finish;
mod frames;
mod list;
mod operands;
mod pool;
mod register;
mod seh;
mod statement;

pub use auth::data;
pub use directives::DIRECTIVES;
pub use finish::end_of_text;
pub use frames::register_name;
pub use statement::{encode_ahead, scanned};

/// Reads operands only, for tests of the tables.
#[cfg(test)]
pub fn read_operands(text: &[u8]) -> Result<Vec<crate::arch::aarch64::operand::Operand>, &'static str> {
    let mut out = crate::arch::fixed_width::reader::Operands::default();
    let aliases = crate::arch::aarch64::operand::Aliases::default();
    let cursor = crate::source::bytes::Scanner::new(text, 0, 0);
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let mut reader = operands::Reader::new(text, cursor, &mut out, &aliases);
    reader.operands().map_err(|stop| stop.message)?;
    if reader.cursor.at < text.len() {
        return Err("unexpected token in argument list");
    }
    Ok(out.list)
}
