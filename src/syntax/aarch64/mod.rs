//! Instructions of A64 as text.
//!
//! One reader of operands serves twice: for the ordinary lines it is the fast way in, which gives up before anything has
//! happened; for all others it is run again with the grammar of expressions beside it, and says what is wrong.

mod attributes;
mod directives;
mod list;
mod operands;
mod pool;
mod register;
mod seh;
mod statement;
mod value;

pub use directives::ROWS as DIRECTIVES;
pub use pool::end_of_text;
pub use statement::{Scratch, instruction, scanned};

use crate::diag::Code;
use crate::lexer::Kind;
use crate::parse::{Cursor, Parse, text};
use crate::source::Span;

/// Reads operands alone, for tests of the tables.
#[cfg(test)]
pub fn read_operands(text: &[u8]) -> Result<Vec<crate::target::aarch64::operand::Operand>, &'static str> {
    let mut out = operands::Operands::default();
    let aliases = crate::target::aarch64::operand::Aliases::default();
    let cursor = crate::scan::Scanner::new(text, 0, false);
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let mut reader = operands::Reader { text, cursor, out: &mut out, aliases: &aliases };
    reader.operands().map_err(|stop| stop.message)?;
    if reader.cursor.at < text.len() {
        return Err("unexpected token in argument list");
    }
    Ok(out.list)
}

/// Reads a register that a directive names: its name in small letters.
///
/// # Errors
/// Where there is no such register.
pub fn register_name(cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    let span = cursor.here();
    let name = text(cursor.text()).to_ascii_lowercase();
    let known = register::register(name.as_bytes()).is_some() || matches!(name.as_str(), "vg" | "ffr");
    if cursor.kind() != Some(Kind::Ident) || !known {
        return Err(cursor.error(Code::UnknownRegister, "invalid register number"));
    }
    cursor.bump();
    Ok((name, span))
}
