//! The directives of A64 alone.

use super::register::register;
use super::{attributes, frames, pool};
use crate::assembler::Assembler;
use crate::diag::Code;
use crate::directive::table::directives;
use crate::directive::{Scanned, cfi, data, scanned};
use crate::emitter::Coming;
use crate::lexer::Kind;
use crate::model::{RelocatableValue, Value};
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;
use crate::target::Isa;
use crate::target::aarch64::Fixup;
use crate::target::aarch64::features::Features;
use crate::target::aarch64::operand::tag;

directives! {
    All ".hword" => data::integers::<2>, Scanned::By(scanned::data::integers::<2>);
    All ".xword" ".dword" => data::integers::<8>, Scanned::By(scanned::data::integers::<8>);
    Exact ".inst" => inst;
    Exact ".tlsdesccall" => tlsdesccall;
    Exact ".variant_pcs" => variant_pcs;
    Exact ".arch" => arch;
    Exact ".cpu" => cpu;
    Exact ".arch_extension" => arch_extension;
    Exact ".ltorg" ".pool" => pool::ltorg;
    Exact ".unreq" => unreq;
    Elf ".aeabi_subsection" => attributes::subsection;
    Elf ".aeabi_attribute" => attributes::attribute;
    Exact ".cfi_negate_ra_state" => cfi::window_save;
    Exact ".cfi_negate_ra_state_with_pc" => frames::negate_with_pc;
    Exact ".cfi_b_key_frame" => frames::b_key_frame;
    Exact ".cfi_mte_tagged_frame" => frames::mte_tagged_frame;
}

fn isa<'i>(a: &'i mut Assembler<'_, '_>) -> Option<&'i mut crate::target::aarch64::Aarch64> {
    match &mut a.isa {
        Isa::Aarch64(isa) => Some(isa),
        _ => None,
    }
}

/// `.inst word, …`: instructions as numbers.
fn inst(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    if cursor.at_end() {
        return Err(cursor.error(Code::ExpectedExpression, "expected expression following '.inst' directive"));
    }
    loop {
        let span = cursor.here();
        let Value::Relocatable(RelocatableValue { add: None, sub: None, constant, .. }) = a.value(cursor)? else {
            return Err(syntax_error(Code::NotAbsolute, span, "expected constant expression"));
        };
        a.emit(Coming::Code, span)?.bytes(&(constant as u32).to_le_bytes());
        if cursor.at_end() {
            return Ok(());
        }
        cursor.comma()?;
    }
}

/// `name .req register`: a name for a register; the first one stays.
pub(super) fn alias(a: &mut Assembler<'_, '_>, name: &[u8], of: &[u8], span: Span) -> Parse<()> {
    let of = of.trim_ascii().to_ascii_lowercase();
    let Some(isa) = isa(a) else { return Ok(()) };
    let Some(found) = register(&of).or_else(|| isa.aliases.get(&of).copied()) else {
        return Err(syntax_error(Code::UnknownRegister, span, "register name or alias expected"));
    };
    if found.tag > tag::V && !matches!(found.tag, tag::Z | tag::P | tag::PN) {
        let message = "register without type specifier expected";
        return Err(syntax_error(Code::UnknownRegister, span, message));
    }
    let name = name.to_ascii_lowercase();
    if *isa.aliases.entry(name).or_insert(found) != found {
        a.warn(Code::IgnoredRedefinition, span, "ignoring redefinition of register alias");
    }
    Ok(())
}

/// `.unreq name`
fn unreq(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(Code::ExpectedIdentifier, "unexpected input in .unreq directive."));
    }
    let name = cursor.text().to_ascii_lowercase();
    cursor.bump();
    cursor.finish()?;
    if let Some(isa) = isa(a) {
        isa.aliases.remove(&name);
    }
    Ok(())
}

/// `.tlsdesccall symbol`: the next instruction calls the symbol's resolver.
fn tlsdesccall(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name(" after directive")?;
    cursor.finish()?;
    let name = a.intern(&name);
    let value = Value::Relocatable(RelocatableValue {
        specifier: crate::target::aarch64::specifier::TLSDESC_CALL,
        ..RelocatableValue::symbol(name)
    });
    a.register_value(value);
    let mut end = a.emit(Coming::Filling, span)?;
    let at = end.len();
    end.fixup(at, Fixup::TlsDescCall.id(), value, 0, span.start);
    Ok(())
}

/// `STO_AARCH64_VARIANT_PCS`
const VARIANT_PCS: u8 = 0x80;

/// `.variant_pcs symbol`: calls do not follow the base procedure call standard.
fn variant_pcs(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    cursor.finish()?;
    let name = a.intern(&name);
    a.model.register(name);
    a.model.symbol_mut(name).other |= VARIANT_PCS;
    Ok(())
}

/// The words of an architecture or processor with its extensions: `armv8.2-a+sve+nocrypto`.
fn extensions(a: &mut Assembler<'_, '_>, words: &str, span: Span) -> Parse<()> {
    for word in words.split('+').filter(|w| !w.is_empty()) {
        extension(a, word, span)?;
    }
    Ok(())
}

fn extension(a: &mut Assembler<'_, '_>, word: &str, span: Span) -> Parse<()> {
    let (name, on) = match word.strip_prefix("no") {
        Some(rest) if Features::extension(word).is_none() => (rest, false),
        _ => (word, true),
    };
    let Some(feature) = Features::extension(name) else {
        let message = format!("unsupported architectural extension: {name}");
        return Err(syntax_error(Code::BadDirectiveArgument, span, message));
    };
    if let Some(isa) = isa(a) {
        isa.features.set(feature, on);
    }
    Ok(())
}

/// `.arch_extension name`
fn arch_extension(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (words, span) = cursor.rest();
    extension(a, text(words).trim().to_ascii_lowercase().as_str(), span)
}

/// `.arch name+extension…`
fn arch(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (words, span) = cursor.rest();
    let words = text(words).trim().to_ascii_lowercase();
    let (name, rest) = words.split_once('+').unwrap_or((&words, ""));
    let version = name.strip_prefix("arm").map(|n| n.replace('-', ""));
    let known = |v: &String| v == "v8a" || v.starts_with('v') && Features::extension(v).is_some();
    let version = version.filter(known);
    let Some(version) = version else {
        return Err(syntax_error(Code::BadDirectiveArgument, span, "unknown arch name"));
    };
    if let Some(isa) = isa(a) {
        isa.features = Features::new(&[format!("+{version}")]);
    }
    extensions(a, rest, span)
}

/// `.cpu name+extension…`
fn cpu(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (words, span) = cursor.rest();
    let words = text(words).trim().to_ascii_lowercase();
    let (name, rest) = words.split_once('+').unwrap_or((&words, ""));
    if name != "generic" {
        let message = format!("the features of '{name}' are not known yet: write .arch");
        return Err(syntax_error(Code::NotYet, span, message));
    }
    if let Some(isa) = isa(a) {
        isa.features = Features::new(&[]);
    }
    extensions(a, rest, span)
}
