//! One instruction: its mnemonic, its operands, the row that takes them, and its halfwords with their fixup.

use crate::assembler::Assembler;
use crate::diag::Code;
use crate::emitter::Coming;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::scan::Scanner;

/// What is used again for every instruction.
#[derive(Debug, Default)]
pub struct Scratch;

/// Takes the instruction at the cursor if it is of a common shape: where the next statement starts then. Else nothing has
/// happened.
#[inline]
pub fn scanned(_: &mut Assembler<'_, '_>, _: Scanner<'_>, _: u32, _: &mut Scratch) -> Option<usize> {
    None
}

/// Reads and encodes an instruction.
///
/// # Errors
/// Where there is no such instruction.
pub fn instruction(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: &mut Scratch) -> Parse<()> {
    let (text, span) = cursor.rest();
    if text.eq_ignore_ascii_case(b"nop") {
        a.emit(Coming::Code, span)?.bytes(&[0x00, 0xbf]);
        return Ok(());
    }
    Err(syntax_error(Code::UnknownMnemonic, span, "unrecognized instruction mnemonic"))
}
