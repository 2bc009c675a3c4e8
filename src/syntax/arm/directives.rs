//! The directives of ARM alone.

use super::seh;
use crate::assembler::Assembler;
use crate::directive::own::{Index, index};
use crate::directive::table::directives;
use crate::directive::{Scanned, data, scanned};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::unwind::arm as codes;

directives! {
    All ".hword" => data::integers::<2>, Scanned::By(scanned::data::integers::<2>);
    Exact ".thumb" => thumb;

    Coff ".seh_stackalloc_w" => seh::stackalloc_w;
    Coff ".seh_save_regs" => seh::save_regs::<false>;
    Coff ".seh_save_regs_w" => seh::save_regs::<true>;
    Coff ".seh_save_sp" => seh::save_sp;
    Coff ".seh_save_fregs" => seh::save_fregs;
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
