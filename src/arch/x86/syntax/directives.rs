//! Directives of x86 only: modes and syntaxes, frames of 32-bit code, and unwind codes that name registers.

use super::{frame_data, gnu, seh};
use crate::arch::x86::{Mode, State};
use crate::asm::directives::own::{Index, index};
use crate::asm::directives::table::directives;
use crate::asm::directives::{Scanned, align, control};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

directives! {
    Exact ".code16" => code16;
    Exact ".code16gcc" => code16gcc;
    Exact ".code32" => code32;
    Exact ".code64" => code64;
    Exact ".att_syntax" => att_syntax;
    Exact ".intel_syntax" => intel_syntax;
    Exact ".arch" => gnu::arch;
    All ".intel_mnemonic" => gnu::mnemonics::<true>;
    All ".att_mnemonic" => gnu::mnemonics::<false>;
    All ".sse_check" => gnu::sse_check;
    All ".operand_check" => gnu::operand_check;
    Exact ".arch_extension" => control::ignored;
    Exact ".even" => align::even;
    Exact ".nops" => align::nops;

    All ".cv_fpo_data" => frame_data::data;
    Exact ".cv_fpo_proc" => frame_data::proc;
    Exact ".cv_fpo_setframe" => frame_data::setframe;
    Exact ".cv_fpo_pushreg" => frame_data::pushreg;
    Exact ".cv_fpo_stackalloc" => frame_data::stackalloc;
    Exact ".cv_fpo_stackalign" => frame_data::stackalign;
    Exact ".cv_fpo_endprologue" => frame_data::endprologue;
    Exact ".cv_fpo_endproc" => frame_data::endproc;

    Exact ".seh_pushreg" => seh::pushreg, Scanned::By(seh::pushreg_of_text);
    Exact ".seh_setframe" => seh::setframe;
    Exact ".seh_savereg" => seh::savereg;
    Exact ".seh_savexmm" => seh::savexmm, Scanned::By(seh::savexmm_of_text);
    Exact ".seh_pushframe" => seh::pushframe;
}

/// The hash table of [`ROWS`].
pub static INDEX: Index = index(ROWS);

fn change(a: &mut Assembler<'_, '_>, change: impl FnOnce(&mut State)) {
    if let Some(isa) = a.isa.x86() {
        change(&mut isa.state);
    }
}

fn code16(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits16)
}

/// `.code16gcc`: forms of 32-bit code in 16-bit mode
fn code16gcc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits16)?;
    change(a, |state| {
        let options = &mut state.encode_options;
        options.gcc16 = true;
        options.dialect = options.dialect.after_code16gcc();
    });
    Ok(())
}

fn code32(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits32)
}

fn code64(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    mode(a, cursor, span, Mode::Bits64)
}

fn mode(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span, mode: Mode) -> Parse<()> {
    cursor.finish()?;
    a.current(span)?;
    if a.isa.x86().is_some_and(|isa| isa.state.mode != mode) {
        a.begin_subtarget();
    }
    if let Some(isa) = a.isa.x86() {
        isa.state.mode = mode;
        let options = &mut isa.state.encode_options;
        options.gcc16 = false;
        options.dialect = options.dialect.after_code();
    }
    a.state.wide_registers = mode == Mode::Bits64;
    Ok(())
}

/// `.att_syntax [prefix]`
fn att_syntax(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.eat_word("noprefix") {
        let message = "'.att_syntax noprefix' is not supported: registers must have a '%' prefix in .att_syntax";
        return Err(syntax_error(Code::UnsupportedDirective, span, message));
    }
    cursor.eat_word("prefix");
    change(a, |state| state.intel = false);
    a.state.bare_registers = false;
    cursor.finish()
}

/// `.intel_syntax [noprefix]`
fn intel_syntax(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.eat_word("prefix") {
        let message = "'.intel_syntax prefix' is not supported: registers must not have a '%' prefix in .intel_syntax";
        return Err(syntax_error(Code::UnsupportedDirective, span, message));
    }
    cursor.eat_word("noprefix");
    change(a, |state| state.intel = true);
    a.state.bare_registers = true;
    cursor.finish()
}
