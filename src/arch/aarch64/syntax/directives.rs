//! The directives that only A64 has.

use super::register::register;
use super::{attributes, frames, seh};
use crate::arch::aarch64::Fixup;
use crate::arch::aarch64::features as machine;
use crate::arch::aarch64::operand::tag;
use crate::arch::aarch64::seh as codes;
use crate::arch::features::{Features, Named, on_or_off};
use crate::arch::fixed_width::{directives, pool};
use crate::arch::syntax::no_frame_data::no_frame_data;
use crate::asm::directives::Encoding::Integer;
use crate::asm::directives::Handler::{Bare, Line, Numbers, Tokens};
use crate::asm::directives::seh::{lone_step, sized_step};
use crate::asm::directives::table::directives;
use crate::asm::directives::{cfi, data};
use crate::asm::state::Assembler;
use crate::debug::seh::Operation;
use crate::diag::{Code, Diagnostic};
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;

directives! {
    All ".hword" => Numbers(data::integers::<2>, Integer(2));
    All ".xword" ".dword" => Numbers(data::integers::<8>, Integer(8));
    Exact ".inst" => Tokens(inst);
    Exact ".tlsdesccall" => Tokens(tlsdesccall);
    Exact ".variant_pcs" => Tokens(variant_pcs);
    Exact ".arch" => Tokens(arch);
    Exact ".cpu" => Tokens(cpu);
    Exact ".arch_extension" => Tokens(arch_extension);
    Exact ".ltorg" ".pool" => Tokens(pool::ltorg);
    Exact ".unreq" => Tokens(directives::unreq);
    All ".cv_fpo_data" => Line(no_frame_data);
    Elf ".aeabi_subsection" => Tokens(attributes::subsection);
    Elf ".aeabi_attribute" => Tokens(attributes::attribute);
    Exact ".cfi_negate_ra_state" => Bare(cfi::window_save);
    Exact ".cfi_negate_ra_state_with_pc" => Tokens(frames::negate_with_pc);
    Exact ".cfi_b_key_frame" => Tokens(frames::b_key_frame);
    Exact ".cfi_mte_tagged_frame" => Tokens(frames::mte_tagged_frame);

    Coff ".seh_save_reg" => Line(seh::saved::<{ codes::SAVE_REG }>);
    Coff ".seh_save_reg_x" => Line(seh::saved::<{ codes::SAVE_REG_X }>);
    Coff ".seh_save_regp" => Line(seh::saved::<{ codes::SAVE_REGP }>);
    Coff ".seh_save_regp_x" => Line(seh::saved::<{ codes::SAVE_REGP_X }>);
    Coff ".seh_save_lrpair" => Line(seh::saved::<{ codes::SAVE_LRPAIR }>);
    Coff ".seh_save_freg" => Line(seh::saved::<{ codes::SAVE_FREG }>);
    Coff ".seh_save_freg_x" => Line(seh::saved::<{ codes::SAVE_FREG_X }>);
    Coff ".seh_save_fregp" => Line(seh::saved::<{ codes::SAVE_FREGP }>);
    Coff ".seh_save_fregp_x" => Line(seh::saved::<{ codes::SAVE_FREGP_X }>);
    Coff ".seh_save_zreg" => Line(seh::saved::<{ codes::SAVE_ZREG }>);
    Coff ".seh_save_preg" => Line(seh::saved::<{ codes::SAVE_PREG }>);
    Coff ".seh_save_r19r20_x" => Line(sized_step::<{ codes::SAVE_R19R20_X }>);
    Coff ".seh_save_fplr" => Line(sized_step::<{ codes::SAVE_FPLR }>);
    Coff ".seh_save_fplr_x" => Line(sized_step::<{ codes::SAVE_FPLR_X }>);
    Coff ".seh_add_fp" => Line(sized_step::<{ codes::ADD_FP }>);
    Coff ".seh_allocz" => Line(sized_step::<{ codes::ALLOC_Z }>);
    Coff ".seh_set_fp" => Bare(|a, span| lone_step(a, Operation::new(codes::SET_FP, 0), span));
    Coff ".seh_nop" => Bare(|a, span| lone_step(a, Operation::new(codes::NOP, 0), span));
    Coff ".seh_save_next" => Bare(|a, span| lone_step(a, Operation::new(codes::SAVE_NEXT, 0), span));
    Coff ".seh_trap_frame" => Bare(|a, span| lone_step(a, Operation::new(codes::TRAP_FRAME, 0), span));
    Coff ".seh_pushframe" => Bare(|a, span| lone_step(a, Operation::new(codes::MACHINE_FRAME, 0), span));
    Coff ".seh_context" => Bare(|a, span| lone_step(a, Operation::new(codes::CONTEXT, 0), span));
    Coff ".seh_ec_context" => Bare(|a, span| lone_step(a, Operation::new(codes::EC_CONTEXT, 0), span));
    Coff ".seh_clear_unwound_to_call" => Bare(|a, span| lone_step(a, Operation::new(codes::CLEAR_UNWOUND_TO_CALL, 0), span));
    Coff ".seh_pac_sign_lr" => Bare(|a, span| lone_step(a, Operation::new(codes::PAC_SIGN_LR, 0), span));
    Coff ".seh_save_any_reg" => Line(seh::any::<{ codes::SAVE_ANY }>);
    Coff ".seh_save_any_reg_p" => Line(seh::any::<{ codes::SAVE_ANY_P }>);
    Coff ".seh_save_any_reg_x" => Line(seh::any::<{ codes::SAVE_ANY_X }>);
    Coff ".seh_save_any_reg_px" => Line(seh::any::<{ codes::SAVE_ANY_PX }>);
}

/// `.inst word, ...`: instructions as numbers.
fn inst(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    directives::numbers(a, cursor, "expected expression following '.inst' directive", |a, number, span| {
        if let Some(mut print) = a.print() {
            print.apart().line(".inst", format_args!("\t0x{:x}", number as u32));
        }
        a.emit(EmitKind::Code, span)?.bytes(&(number as u32).to_le_bytes());
        Ok(())
    })
}

/// `name .req register`: defines an alias. A redefinition is ignored.
pub(super) fn alias(a: &mut Assembler<'_, '_>, name: &[u8], of: &[u8], span: Span) -> Parse<()> {
    let of = of.trim_ascii().to_ascii_lowercase();
    let Some(isa) = a.isa.aarch64_mut() else { return Ok(()) };
    let Some(found) = register(&of).or_else(|| isa.aliases.get(&of).copied()) else {
        return Err(syntax_error(Code::UnknownRegister, span, "register name or alias expected"));
    };
    // A suffix is written where the alias is used.
    if found.tag > tag::V && !matches!(found.tag, tag::Z | tag::P | tag::PN) {
        let message = match found.tag {
            tag::V..tag::Z => "vector register without type specifier expected",
            tag::Z..tag::P => "sve vector register without type specifier expected",
            _ => "sve predicate register without type specifier expected",
        };
        return Err(syntax_error(Code::UnknownRegister, span, message));
    }
    let name = name.to_ascii_lowercase();
    if *isa.aliases.entry(name).or_insert(found) != found {
        a.warn(Code::IgnoredRedefinition, span, "ignoring redefinition of register alias");
    }
    Ok(())
}

const R_AARCH64_TLSDESC_CALL: u32 = 569;

/// `.tlsdesccall symbol`: marks the next instruction as a call of the symbol's TLS descriptor resolver.
fn tlsdesccall(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name(" after directive")?;
    cursor.finish()?;
    let name = a.intern(&name);
    let value = Value::Relocatable(RelocatableValue {
        specifier: crate::arch::aarch64::specifier::TLSDESC_CALL,
        ..RelocatableValue::symbol(name)
    });
    if let Some(mut print) = a.print() {
        print.mark(".tlsdesccall", name, R_AARCH64_TLSDESC_CALL);
    }
    // The mapping symbol `$x` must precede the symbol.
    a.emit(EmitKind::Code, span)?;
    a.register_value(value);
    a.emit(EmitKind::Code, span)?.mark(Fixup::TlsDescCall.id(), value, span.start);
    Ok(())
}

/// `STO_AARCH64_VARIANT_PCS`
const VARIANT_PCS: u8 = 0x80;

/// `.variant_pcs symbol`: the function does not follow the base procedure call standard.
fn variant_pcs(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    cursor.finish()?;
    let name = a.intern(&name);
    if a.is_coff() {
        a.warn(Code::NoEffect, span, "only ELF symbols can have a variant calling convention");
        return Ok(());
    }
    if let Some(mut print) = a.print() {
        print.apart().attribute(".variant_pcs", name);
    }
    a.model.register(name);
    a.model.symbol_mut(name).other |= VARIANT_PCS;
    Ok(())
}

/// The extensions of an architecture or processor: `+sve+nocrypto`.
fn extensions(a: &mut Assembler<'_, '_>, words: &str, span: Span) -> Parse<()> {
    words.split('+').filter(|w| !w.is_empty()).try_for_each(|word| extension(a, word, span))
}

#[cold]
fn unknown(what: Named, name: &str, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    let error = syntax_error(Code::BadDirectiveArgument, span, message);
    Box::new(error.did_you_mean(machine::TABLES.near(what, name)))
}

fn extension(a: &mut Assembler<'_, '_>, word: &str, span: Span) -> Parse<()> {
    let (name, on) = on_or_off(word);
    if a.isa.aarch64_mut().is_some_and(|isa| machine::extend(&mut isa.features, name, on)) {
        return Ok(());
    }
    Err(unknown(Named::Extension, name, span, format!("unsupported architectural extension: {name}")))
}

/// `.arch_extension name`
fn arch_extension(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (words, span) = cursor.rest();
    let name = text(words).trim();
    extension(a, name, span)?;
    a.begin_subtarget();
    if let Some(mut print) = a.print() {
        print.apart().line(".arch_extension", format_args!("\t{name}"));
    }
    Ok(())
}

/// `.arch name+extension...`
fn arch(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let name = features(a, cursor, machine::of_architecture, (Named::Architecture, "unknown arch name"))?;
    if let Some(mut print) = a.print() {
        print.apart().line(".arch", format_args!("\t{name}"));
    }
    Ok(())
}

/// `.cpu name+extension...`
fn cpu(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    features(a, cursor, |name| machine::TABLES.of_processor(name), (Named::Processor, "unknown CPU name")).map(drop)
}

fn features<'s>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, 's>,
    of: fn(&str) -> Option<Features>,
    (what, message): (Named, &'static str),
) -> Parse<&'s str> {
    let (words, span) = cursor.rest();
    let words = text(words).trim();
    let (name, rest) = words.split_once('+').unwrap_or((words, ""));
    let Some(features) = of(name) else {
        return Err(unknown(what, name, span, message));
    };
    a.begin_subtarget();
    if let Some(isa) = a.isa.aarch64_mut() {
        isa.features = features;
    }
    extensions(a, rest, span)?;
    Ok(words)
}
