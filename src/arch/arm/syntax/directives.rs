//! The directives that only ARM has.

use super::operands::find;
use super::{architecture, attributes, exceptions, functions, seh};
use crate::arch::arm::order::Unit;
use crate::arch::arm::seh as codes;
use crate::arch::arm::{Fixup, specifier};
use crate::arch::fixed_width::{directives, pool};
use crate::arch::syntax::no_frame_data::no_frame_data;
use crate::asm::directives::Encoding::Integer;
use crate::asm::directives::Handler::{Bare, Line, Numbers, Tokens};
use crate::asm::directives::seh::{lone_step, sized_step};
use crate::asm::directives::table::directives;
use crate::asm::directives::{align, data};
use crate::asm::state::Assembler;
use crate::debug::seh::Operation;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

directives! {
    All ".hword" => Numbers(data::integers::<2>, Integer(2));
    All ".even" => Bare(align::even);
    Exact ".thumb" => Tokens(architecture::thumb);
    Exact ".arm" => Tokens(architecture::arm);
    Exact ".code" => Tokens(architecture::code);
    Exact ".syntax" => Tokens(architecture::syntax);
    Exact ".thumb_func" => Bare(functions::thumb_func);
    Exact ".thumb_set" => Tokens(functions::thumb_set);
    Exact ".inst" => Tokens(inst::<0>);
    Exact ".inst.n" => Tokens(inst::<2>);
    Exact ".inst.w" => Tokens(inst::<4>);
    Exact ".unreq" => Tokens(directives::unreq);
    Exact ".ltorg" ".pool" => Tokens(pool::ltorg);
    Exact ".arch_extension" => Tokens(architecture::arch_extension);
    All ".cv_fpo_data" => Line(no_frame_data);
    Elf ".arch" => Tokens(architecture::arch);
    Elf ".object_arch" => Tokens(architecture::object_arch);
    Elf ".cpu" => Tokens(architecture::cpu);
    Elf ".fpu" => Tokens(architecture::fpu);
    Elf ".eabi_attribute" => Tokens(attributes::attribute);
    Elf ".tlsdescseq" => Tokens(tlsdescseq);
    Elf ".fnstart" => Bare(exceptions::fnstart);
    Elf ".fnend" => Bare(exceptions::fnend);
    Elf ".cantunwind" => Bare(exceptions::cantunwind);
    Elf ".handlerdata" => Bare(exceptions::handlerdata);
    Elf ".personality" => Line(exceptions::personality);
    Elf ".personalityindex" => Line(exceptions::personalityindex);
    Elf ".setfp" => Line(exceptions::setfp);
    Elf ".movsp" => Line(exceptions::movsp);
    Elf ".pad" => Line(exceptions::pad);
    Elf ".save" => Tokens(exceptions::save);
    Elf ".vsave" => Tokens(exceptions::vsave);
    Elf ".unwind_raw" => Line(exceptions::unwind_raw);

    Coff ".fnend" ".cantunwind" ".personality" ".personalityindex" ".handlerdata" ".setfp" ".pad" ".save" ".vsave" ".movsp" ".unwind_raw" => Tokens(no_exception_table);

    Coff ".seh_stackalloc_w" => Line(seh::stackalloc_w);
    Coff ".seh_save_regs" => Line(seh::save_regs::<false>);
    Coff ".seh_save_regs_w" => Line(seh::save_regs::<true>);
    Coff ".seh_save_sp" => Line(seh::save_sp);
    Coff ".seh_save_fregs" => Line(seh::save_fregs);
    Coff ".seh_save_lr" => Line(sized_step::<{ codes::SAVE_LR }>);
    Coff ".seh_nop" => Bare(|a, span| lone_step(a, Operation::new(codes::NOP, 0), span));
    Coff ".seh_nop_w" => Bare(|a, span| lone_step(a, Operation::new(codes::WIDE_NOP, 0), span));
    Coff ".seh_custom" => Line(seh::custom);
    Coff ".seh_endprologue_fragment" => Bare(seh::endprologue_fragment);
    Coff ".seh_startepilogue_cond" => Line(seh::startepilogue_cond);
}

/// The exception handling tables of the Arm EABI.
fn no_exception_table(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let _ = cursor.rest();
    let message = ".fnstart must precede this directive, but COFF does not support it";
    Err(syntax_error(Code::NotYet, span, message))
}

/// `.inst word, ...`: instructions as numbers of 2 or 4 bytes. For plain `.inst` in T32 the number determines the size.
fn inst<const SIZE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, start: Span) -> Parse<()> {
    let is_thumb = a.isa.arm().is_some_and(|isa| isa.is_thumb());
    if SIZE != 0 && !is_thumb {
        return Err(syntax_error(Code::WrongMode, start, "width suffixes are invalid in ARM mode"));
    }
    directives::numbers(a, cursor, "expected expression following directive", |a, number, span| {
        let error = |message| Err(syntax_error(Code::ImmediateRange, span, message));
        let is_wide = match SIZE {
            _ if !is_thumb => true,
            0 if number < 0xe800 => false,
            0 if number < 0xe800_0000 => {
                return error("cannot determine Thumb instruction size, use inst.n/inst.w instead");
            }
            2 if number > 0xffff => return error("inst.n operand is too big, use inst.w instead"),
            2 => false,
            _ => true,
        };
        if number > 0xffff_ffff {
            return error(if is_thumb { "inst.w operand is too big" } else { "inst operand is too big" });
        }
        if let Some(mut print) = a.print() {
            let directive = match (is_thumb, is_wide) {
                (false, _) => ".inst",
                (true, false) => ".inst.n",
                (true, true) => ".inst.w",
            };
            print.apart().line(directive, format_args!("\t0x{:x}", number as u32));
        }
        if let Some(isa) = a.isa.arm_mut() {
            isa.it.advance();
        }
        let mut end = a.emit(EmitKind::Code, span)?;
        let (unit, word) = match (is_thumb, is_wide) {
            (false, _) => (Unit::Word, number as u32),
            (true, false) => (Unit::Halfwords, number as u32),
            // The first halfword is the more significant one.
            (true, true) => (Unit::Halfwords, (number as u32).rotate_left(16)),
        };
        let word = unit.ordered(word, end.endian());
        end.bytes(&word.to_le_bytes()[..if is_wide { 4 } else { 2 }]);
        Ok(())
    })
}

/// `.tlsdescseq symbol`: marks the next instruction as part of a TLS descriptor sequence. As in llvm-mc, the relocation
/// refers to the symbol only if it is mentioned elsewhere, too.
fn tlsdescseq(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    cursor.finish()?;
    let name = a.intern(&name);
    if let Some(mut print) = a.print() {
        print.apart().attribute(".tlsdescseq", name);
    }
    let value = RelocatableValue { specifier: specifier::TLSDESCSEQ, ..RelocatableValue::symbol(name) };
    let mut end = a.emit(EmitKind::Filling, span)?;
    let at = end.len();
    end.fixup(at, Fixup::None.id(), Value::Relocatable(value), 0, span.start);
    Ok(())
}

/// `name .req register`
///
/// # Errors
/// If there is no such register.
pub(super) fn alias(a: &mut Assembler<'_, '_>, name: &[u8], text: &[u8], span: Span) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    let Some(register) = find(text.trim_ascii(), &isa.aliases) else {
        return Err(syntax_error(Code::UnknownRegister, span, "register name expected"));
    };
    let known = *isa.aliases.entry(name.to_ascii_lowercase()).or_insert(register);
    if known != register {
        let message = format!("redefinition of '{}' does not match original.", crate::parse::text(name));
        return Err(syntax_error(Code::SymbolRedefined, span, message));
    }
    Ok(())
}
