//! `.cv_fpo_data` of the machines that have no such data.

use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

/// `.cv_fpo_data symbol`: only frames of 32-bit x86 have such data; llvm-mc drops it here without a word.
pub(in crate::arch) fn no_frame_data(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    if cursor.name("").is_err() {
        return Err(syntax_error(Code::ExpectedIdentifier, at, "expected symbol name"));
    }
    cursor.finish()?;
    a.warn(Code::NoEffect, span, "frame data is written for 32-bit x86 only");
    Ok(())
}
