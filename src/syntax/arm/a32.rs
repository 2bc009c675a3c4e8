//! The few instructions of A32 that texts for T32 have beside data: `nop`, `bx` and calls. All others are refused.

use crate::assembler::Assembler;
use crate::diag::Code;
use crate::emitter::Coming;
use crate::model::Value;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::arm::Fixup;

const NOP: u32 = 0xe320_f000;
const BX: u32 = 0xe12f_ff10;
const BL: u32 = 0xeb00_0000;
const B: u32 = 0xea00_0000;

/// Writes the instruction of that name.
///
/// # Errors
/// Where it is none of these.
pub(super) fn instruction(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    name: &[u8],
    name_span: Span,
) -> Parse<()> {
    cursor.bump();
    let mut fixup: Option<(Fixup, Value)> = None;
    let word = match name.to_ascii_lowercase().as_slice() {
        b"nop" if a.isa.arm().is_some_and(|isa| isa.features.named("v6k")) => NOP,
        b"bx" => {
            let Some(register) = super::register::register(cursor.text()).filter(|_| cursor.kind_at(1).is_none())
            else {
                return Err(refused(name_span));
            };
            cursor.bump();
            BX | u32::from(register.number)
        }
        b"bl" => {
            fixup = Some((Fixup::ArmCall24, a.value(cursor)?));
            BL
        }
        b"b" => {
            fixup = Some((Fixup::ArmBranch24, a.value(cursor)?));
            B
        }
        _ => return Err(refused(name_span)),
    };
    cursor.finish()?;
    let mut end = a.emit(Coming::Code, name_span)?;
    let at = end.len();
    end.bytes(&word.to_le_bytes());
    if let Some((kind, value)) = fixup {
        a.register_value(value);
        a.emit(Coming::Filling, name_span)?.fixup(at, kind.id(), value, 0, name_span.start);
    }
    Ok(())
}

fn refused(span: Span) -> Box<crate::diag::Diagnostic> {
    let error = *syntax_error(Code::NotYet, span, "not supported: A32 code");
    Box::new(error.help("'.thumb' switches to T32"))
}
