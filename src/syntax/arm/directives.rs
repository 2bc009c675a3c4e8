//! The directives of ARM alone.

use crate::assembler::Assembler;
use crate::diag::Code;
use crate::directive::own::{Index, index};
use crate::directive::table::directives;
use crate::directive::{Scanned, data, scanned};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::Isa;

directives! {
    All ".hword" => data::integers::<2>, Scanned::By(scanned::data::integers::<2>);
    Exact ".thumb" => thumb;
}

/// The hash table of these.
pub static INDEX: Index = index(ROWS);

/// `.thumb`: what follows is T32, as it is anyway.
fn thumb(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()
}

/// `name .req register`
///
/// # Errors
/// Where there is no such register.
pub(super) fn alias(a: &mut Assembler<'_, '_>, name: &[u8], text: &[u8], span: Span) -> Parse<()> {
    let register = super::register::register(text.trim_ascii());
    let (Isa::Arm(isa), Some(register)) = (&mut a.isa, register) else {
        return Err(syntax_error(Code::UnknownRegister, span, "register name expected"));
    };
    isa.aliases.insert(name.to_ascii_lowercase(), register);
    Ok(())
}
