//! Directives of x86 only: modes and syntaxes, frames of 32-bit code, and unwind codes that name registers.

use super::{frame_data, gnu, seh};
use crate::arch::x86::{Mode, State};
use crate::asm::directives::Handler::{Bare, Line, Tokens};
use crate::asm::directives::table::directives;
use crate::asm::directives::{align, control};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

directives! {
    Exact ".code16" => Tokens(code16);
    Exact ".code16gcc" => Tokens(code16gcc);
    Exact ".code32" => Tokens(code32);
    Exact ".code64" => Tokens(code64);
    Exact ".att_syntax" => Tokens(att_syntax);
    Exact ".intel_syntax" => Tokens(intel_syntax);
    Exact ".arch" => Tokens(gnu::arch);
    Gnu ".intel_mnemonic" => Tokens(gnu::mnemonics::<true>);
    Gnu ".att_mnemonic" => Tokens(gnu::mnemonics::<false>);
    Gnu ".sse_check" => Tokens(gnu::sse_check);
    Gnu ".operand_check" => Tokens(gnu::operand_check);
    Exact ".arch_extension" => Tokens(control::ignored);
    Exact ".even" => Bare(align::even);
    Exact ".nops" => Line(align::nops);

    Debug ".cv_fpo_data" => Line(frame_data::data);
    Debug ".cv_fpo_proc" => Line(frame_data::proc);
    Debug ".cv_fpo_setframe" => Line(frame_data::setframe);
    Debug ".cv_fpo_pushreg" => Line(frame_data::pushreg);
    Debug ".cv_fpo_stackalloc" => Line(frame_data::stackalloc);
    Debug ".cv_fpo_stackalign" => Line(frame_data::stackalign);
    Debug ".cv_fpo_endprologue" => Bare(frame_data::endprologue);
    Debug ".cv_fpo_endproc" => Bare(frame_data::endproc);

    Exact ".seh_pushreg" => Line(seh::pushreg);
    Exact ".seh_setframe" => Line(seh::setframe);
    Exact ".seh_savereg" => Line(seh::savereg);
    Exact ".seh_savexmm" => Line(seh::savexmm);
    Exact ".seh_pushframe" => Line(seh::pushframe);
}

fn change(a: &mut Assembler<'_, '_>, change: impl FnOnce(&mut State)) {
    if let Some(isa) = a.isa.x86_mut() {
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
        state.change(|_, options| {
            options.gcc16 = true;
            options.named_dialect = options.named_dialect.after_code16gcc();
        });
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
    if a.isa.x86().is_some_and(|isa| isa.state.mode() != mode) {
        a.begin_subtarget();
        if let Some(mut print) = a.print() {
            print.apart().bare(match mode {
                Mode::Bits16 => ".code16",
                Mode::Bits32 => ".code32",
                Mode::Bits64 => ".code64",
            });
        }
    }
    if let Some(isa) = a.isa.x86_mut() {
        isa.state.change(|current, options| {
            *current = mode;
            options.gcc16 = false;
            options.named_dialect = options.named_dialect.after_code();
        });
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
    print_end(a);
    cursor.finish()
}

/// The syntax of what is printed does not change; llvm-mc leaves the end of the directive.
fn print_end(a: &mut Assembler<'_, '_>) {
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
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
    print_end(a);
    cursor.finish()
}
