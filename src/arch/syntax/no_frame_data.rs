//! `.cv_fpo_data` on machines without FPO data.

use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// `.cv_fpo_data symbol`: only 32-bit x86 has FPO data; llvm-mc silently ignores it here.
pub(in crate::arch) fn no_frame_data(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    if cursor.name("").is_err() {
        return Err(syntax_error(Code::ExpectedIdentifier, at, "expected symbol name"));
    }
    cursor.finish()?;
    a.warn(Code::NoEffect, span, "FPO data is written for 32-bit x86 only");
    Ok(())
}
