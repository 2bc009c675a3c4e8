//! The directives `.arch`, `.cpu`, `.fpu`, `.arch_extension`, `.object_arch`, `.thumb` and `.arm`.

use super::attributes::{CPU_NAME, set, unknown};
use crate::arch::arm::features;
use crate::arch::arm::features::Refused;
use crate::arch::arm::{Attribute, architecture_name};
use crate::arch::features::{Features, Named, on_or_off};
use crate::asm::directives::align;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;

/// The rest of the statement, trimmed.
fn word<'s>(cursor: &mut Cursor<'_, 's>) -> (&'s str, Span) {
    let (words, span) = cursor.rest();
    (text(words).trim(), span)
}

/// Replaces the features. Code stays in its instruction set state if the new target supports it.
fn replace(a: &mut Assembler<'_, '_>, features: Features, span: Span) {
    a.begin_subtarget();
    let Some(isa) = a.isa.arm_mut() else { return };
    let was_thumb = isa.is_thumb();
    isa.features = features;
    isa.features_changed();
    if was_thumb && !isa.is_thumb() {
        if isa.features.named("v4t") {
            isa.set_thumb(true);
            a.begin_subtarget();
        } else {
            announce(a, 32);
            a.warn(Code::NoEffect, span, "new target does not support thumb mode, switching to arm mode");
        }
    } else if !was_thumb && isa.is_thumb() {
        if isa.features.named("noarm") {
            announce(a, 16);
            a.warn(Code::NoEffect, span, "new target does not support arm mode, switching to thumb mode");
        } else {
            isa.set_thumb(false);
            a.begin_subtarget();
        }
    }
}

/// Prints a directive with a name; llvm-mc leaves its end.
fn print_name(a: &mut Assembler<'_, '_>, directive: &str, name: &str) {
    if let Some(mut print) = a.print() {
        print.apart().line(directive, format_args!("\t{name}"));
        print.leave_end();
    }
}

/// The name with which an architecture is printed, by its canonical name.
fn printed_architecture(name: &str) -> String {
    match name {
        "v5" => "armv5t".to_owned(),
        "v5e" => "armv5te".to_owned(),
        _ if name.starts_with('v') => format!("arm{name}"),
        _ => name.to_owned(),
    }
}

/// Prints the instruction set state, and marks what follows by it.
pub(super) fn announce(a: &mut Assembler<'_, '_>, bits: u8) {
    if let Some(isa) = a.isa.arm_mut() {
        isa.marks_thumb = bits == 16;
    }
    a.sections.code_state_changed();
    if let Some(mut print) = a.print() {
        print.apart().line(".code", format_args!("\t{bits}"));
    }
}

/// `.arch name`
pub(super) fn arch(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = word(cursor);
    let Some(features) = features::of_architecture(name) else {
        let near = features::TABLES.near(Named::Architecture, name);
        return Err(Box::new(unknown(span, "Unknown arch name").did_you_mean(near)));
    };
    replace(a, features, span);
    let known = architecture_name(name);
    print_name(a, ".arch", &printed_architecture(known.unwrap_or(name)));
    if let Some(isa) = a.isa.arm_mut() {
        isa.attributes.architecture = known.map(|name| (name, span));
    }
    Ok(())
}

/// `.object_arch name`
pub(super) fn object_arch(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(Code::ExpectedIdentifier, "unexpected token"));
    }
    // Unlike `.arch` it reads a single token, so that the name cannot have a hyphen.
    let (name, span) = (text(cursor.text()), cursor.here());
    cursor.bump();
    let plain = "the name is read up to the hyphen: write it without one, such as 'armv7a'";
    let help = (cursor.kind() == Some(Kind::Minus)).then_some(plain);
    let Some(known) = architecture_name(name) else {
        return Err(Box::new(unknown(span, format!("unknown architecture '{name}'")).with_help(help)));
    };
    if !cursor.at_end() {
        return Err(Box::new(cursor.error(Code::UnexpectedToken, "unexpected token").with_help(help)));
    }
    if let Some(mut print) = a.print() {
        print.apart().line(".object_arch", format_args!("\t{}", printed_architecture(known)));
    }
    if let Some(isa) = a.isa.arm_mut() {
        isa.attributes.object_architecture = Some(known);
    }
    Ok(())
}

/// `.cpu name`
pub(super) fn cpu(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = word(cursor);
    let Some(features) = features::TABLES.of_processor(name) else {
        let near = features::TABLES.near(Named::Processor, name);
        return Err(Box::new(unknown(span, "Unknown CPU name").did_you_mean(near)));
    };
    print_name(a, ".cpu", &name.to_ascii_lowercase());
    replace(a, features, span);
    if let Some(isa) = a.isa.arm_mut() {
        set(&mut isa.attributes.entries, CPU_NAME, Attribute::Text(name.into()), true);
    }
    Ok(())
}

/// `.fpu name`
pub(super) fn fpu(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = word(cursor);
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    let Some(unit) = features::set_unit(&mut isa.features, name) else {
        return Err(Box::new(unknown(span, "Unknown FPU name").did_you_mean(features::near_unit(name))));
    };
    isa.features_changed();
    isa.attributes.unit = Some(unit);
    print_name(a, ".fpu", features::printed_unit(name));
    a.begin_subtarget();
    Ok(())
}

/// `.arch_extension name`
pub(super) fn arch_extension(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = word(cursor);
    if !name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '.') {
        return Err(unknown(span, "expected architecture extension name"));
    }
    let (bare, on) = on_or_off(name);
    let gnu = a.options.is_gnu();
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    // Disabling `crypto` disables its parts.
    let parts: &[&str] = if !on && bare == "crypto" { &["sha2", "aes"] } else { &[bare] };
    for part in parts {
        features::extend(&mut isa.features, part, on, gnu).map_err(|refused| {
            let message = match refused {
                Refused::Unknown => format!("unknown architectural extension: {part}"),
                Refused::Unsupported => format!("unsupported architectural extension: {part}"),
                Refused::NotAllowed => {
                    format!("architectural extension '{part}' is not allowed for the current base architecture")
                }
            };
            unknown(span, message)
        })?;
    }
    isa.features_changed();
    parts.iter().for_each(|_| a.begin_subtarget());
    if let Some(mut print) = a.print() {
        print.apart().line(".arch_extension", format_args!("\t{name}"));
    }
    Ok(())
}

/// `.thumb`
pub(super) fn thumb(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    switch_to_thumb(a, span)?;
    announce(a, 16);
    align::code(a, 1, span)
}

fn switch_to_thumb(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut().filter(|isa| !isa.is_thumb()) else { return Ok(()) };
    if !isa.features.named("v4t") {
        return Err(syntax_error(Code::WrongMode, span, "target does not support Thumb mode"));
    }
    isa.set_thumb(true);
    a.begin_subtarget();
    Ok(())
}

/// `.arm`
pub(super) fn arm(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    switch_to_arm(a, span)?;
    announce(a, 32);
    align::code(a, 2, span)
}

/// A32 instructions are rejected one by one, since a text may not contain any.
fn switch_to_arm(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut().filter(|isa| isa.is_thumb()) else { return Ok(()) };
    if isa.features.named("noarm") {
        return Err(syntax_error(Code::WrongMode, span, "target does not support ARM mode"));
    }
    isa.set_thumb(false);
    a.begin_subtarget();
    Ok(())
}

/// `.code 16`, `.code 32`
pub(super) fn code(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.at_end() {
        return Err(cursor.error(Code::BadDirectiveArgument, "unexpected token in .code directive"));
    }
    let is_number = cursor.kind() == Some(Kind::Number) && matches!(cursor.kind_at(1), None | Some(Kind::End));
    let number = a.absolute(cursor)?;
    cursor.finish()?;
    match number {
        _ if !is_number => Err(syntax_error(Code::BadDirectiveArgument, span, "unexpected token in .code directive")),
        16 => {
            switch_to_thumb(a, span)?;
            announce(a, 16);
            Ok(())
        }
        32 => {
            switch_to_arm(a, span)?;
            announce(a, 32);
            Ok(())
        }
        _ => Err(syntax_error(Code::BadDirectiveArgument, span, "invalid operand to .code directive")),
    }
}

/// `.syntax unified`
pub(super) fn syntax(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = word(cursor);
    match name {
        _ if name.eq_ignore_ascii_case("unified") => Ok(()),
        _ if name.eq_ignore_ascii_case("divided") => Err(unknown(span, "'.syntax divided' arm assembly not supported")),
        _ => Err(unknown(span, "unrecognized syntax mode in .syntax directive")),
    }
}
