//! Literal pools: `ldr r0, =expr`, and where the values go.

use super::mnemonic::Named;
use crate::assembler::Assembler;
use crate::diag::Code;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::syntax::expressions::Scratch;

/// `ldr register, =value`
///
/// # Errors
/// Where the register or the number is none that can be loaded so.
pub(super) fn load(_: &mut Assembler<'_, '_>, _: &Named, _: &Scratch, span: Span) -> Parse<()> {
    Err(syntax_error(Code::NotYet, span, "literal pools are not supported yet"))
}
