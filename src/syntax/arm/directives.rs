//! The directives of ARM alone.

use super::seh;
use crate::assembler::Assembler;
use crate::diag::Code;
use crate::directive::own::{Index, index};
use crate::directive::table::directives;
use crate::directive::{Scanned, data, scanned};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::Isa;
use crate::unwind::arm as codes;

directives! {
    All ".hword" => data::integers::<2>, Scanned::By(scanned::data::integers::<2>);
    Exact ".thumb" => thumb;

    Coff ".seh_stackalloc_w" => seh::stackalloc_w;
    Coff ".seh_save_regs" => seh::save_regs::<false>, Scanned::By(seh::save_regs_of_text::<false>);
    Coff ".seh_save_regs_w" => seh::save_regs::<true>, Scanned::By(seh::save_regs_of_text::<true>);
    Coff ".seh_save_sp" => seh::save_sp;
    Coff ".seh_save_fregs" => seh::save_fregs, Scanned::By(seh::save_fregs_of_text);
    Coff ".seh_save_lr" => seh::save_lr;
    Coff ".seh_nop" => seh::nop::<{ codes::NOP }>, Scanned::Alone;
    Coff ".seh_nop_w" => seh::nop::<{ codes::WIDE_NOP }>, Scanned::Alone;
    Coff ".seh_custom" => seh::custom;
    Coff ".seh_endprologue_fragment" => seh::endprologue_fragment, Scanned::Alone;
    Coff ".seh_startepilogue_cond" => seh::startepilogue_cond;
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
