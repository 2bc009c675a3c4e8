//! Build attributes: `.eabi_attribute`, and the section of the attributes from all directives (ABI for the Arm
//! Architecture, "Addenda").

use crate::arch::arm::{Arm, Attribute, Attributes, architecture_attributes, unit_attributes};
use crate::arch::syntax::attributes;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use std::collections::BTreeMap;

/// `Tag_CPU_raw_name`, `Tag_CPU_name`, `Tag_CPU_arch`, `Tag_compatibility`, `Tag_conformance`
const CPU_RAW_NAME: u64 = 4;
pub(super) const CPU_NAME: u64 = 5;
const CPU_ARCH: u64 = 6;
const COMPATIBILITY: u64 = 32;
const CONFORMANCE: u64 = 67;

/// The tags by name.
const TAGS: &[(&str, u64)] = &[
    ("Tag_File", 1),
    ("Tag_Section", 2),
    ("Tag_Symbol", 3),
    ("Tag_CPU_raw_name", CPU_RAW_NAME),
    ("Tag_CPU_name", CPU_NAME),
    ("Tag_CPU_arch", CPU_ARCH),
    ("Tag_CPU_arch_profile", 7),
    ("Tag_ARM_ISA_use", 8),
    ("Tag_THUMB_ISA_use", 9),
    ("Tag_FP_arch", 10),
    ("Tag_VFP_arch", 10),
    ("Tag_WMMX_arch", 11),
    ("Tag_Advanced_SIMD_arch", 12),
    ("Tag_PCS_config", 13),
    ("Tag_ABI_PCS_R9_use", 14),
    ("Tag_ABI_PCS_RW_data", 15),
    ("Tag_ABI_PCS_RO_data", 16),
    ("Tag_ABI_PCS_GOT_use", 17),
    ("Tag_ABI_PCS_wchar_t", 18),
    ("Tag_ABI_FP_rounding", 19),
    ("Tag_ABI_FP_denormal", 20),
    ("Tag_ABI_FP_exceptions", 21),
    ("Tag_ABI_FP_user_exceptions", 22),
    ("Tag_ABI_FP_number_model", 23),
    ("Tag_ABI_align_needed", 24),
    ("Tag_ABI_align8_needed", 24),
    ("Tag_ABI_align_preserved", 25),
    ("Tag_ABI_align8_preserved", 25),
    ("Tag_ABI_enum_size", 26),
    ("Tag_ABI_HardFP_use", 27),
    ("Tag_ABI_VFP_args", 28),
    ("Tag_ABI_WMMX_args", 29),
    ("Tag_ABI_optimization_goals", 30),
    ("Tag_ABI_FP_optimization_goals", 31),
    ("Tag_compatibility", COMPATIBILITY),
    ("Tag_CPU_unaligned_access", 34),
    ("Tag_FP_HP_extension", 36),
    ("Tag_VFP_HP_extension", 36),
    ("Tag_ABI_FP_16bit_format", 38),
    ("Tag_MPextension_use", 42),
    ("Tag_DIV_use", 44),
    ("Tag_DSP_extension", 46),
    ("Tag_MVE_arch", 48),
    ("Tag_PAC_extension", 50),
    ("Tag_BTI_extension", 52),
    ("Tag_nodefaults", 64),
    ("Tag_also_compatible_with", 65),
    ("Tag_T2EE_use", 66),
    ("Tag_conformance", CONFORMANCE),
    ("Tag_Virtualization_use", 68),
    ("Tag_FramePointer_use", 72),
    ("Tag_BTI_use", 74),
    ("Tag_PACRET_use", 76),
];

/// Sets the value of a tag. An existing value is only replaced if `replace` is set.
pub(super) fn set(entries: &mut BTreeMap<u64, Attribute>, tag: u64, value: Attribute, replace: bool) {
    if replace {
        entries.insert(tag, value);
    } else {
        entries.entry(tag).or_insert(value);
    }
}

/// `.eabi_attribute tag, value`
pub(super) fn attribute(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let tag = attributes::tag(a, cursor, |word| {
        let known = TAGS.iter().find(|tag| tag.0 == word);
        known.map(|tag| tag.1).ok_or_else(|| format!("attribute name not recognised: {word}"))
    })?;
    let has_text = matches!(tag, CPU_RAW_NAME | CPU_NAME | COMPATIBILITY) || tag > COMPATIBILITY && tag % 2 == 1;
    let has_number = !has_text || tag == COMPATIBILITY;
    let mut number = 0;
    if has_number {
        if cursor.kind() == Some(Kind::String) {
            return Err(cursor.error(Code::ExpectedExpression, "expected numeric constant"));
        }
        number = a.absolute(cursor)? as u64;
        if has_text {
            cursor.comma()?;
        }
    }
    let value = if has_text {
        if cursor.kind() != Some(Kind::String) {
            return Err(cursor.error(Code::ExpectedString, "bad string constant"));
        }
        let quoted = cursor.text();
        let inside = quoted[1..quoted.len() - 1].to_vec();
        cursor.bump();
        if has_number { Attribute::Both(number, inside) } else { Attribute::Text(inside) }
    } else {
        Attribute::Number(number)
    };
    cursor.finish()?;
    print_attribute(a, tag, &value);
    if let Some(isa) = a.isa.arm_mut() {
        set(&mut isa.attributes.entries, tag, value, true);
    }
    Ok(())
}

/// Prints an attribute as `.eabi_attribute`.
pub(super) fn print_attribute(a: &mut Assembler<'_, '_>, tag: u64, value: &Attribute) {
    if let Some(mut print) = a.print() {
        let text = match value {
            Attribute::Number(number) => number.to_string(),
            Attribute::Text(text) => format!("\"{}\"", String::from_utf8_lossy(text)),
            Attribute::Both(number, text) => format!("{number}, \"{}\"", String::from_utf8_lossy(text)),
        };
        let name = TAGS.iter().find(|known| known.1 == tag).map(|known| format!("\t@ {}", known.0));
        print.apart().line(".eabi_attribute", format_args!("\t{tag}, {text}{}", name.unwrap_or_default()));
    }
}

/// Adds the attributes of the architecture and the floating point unit.
fn complete(isa: &mut Arm) -> Result<Vec<(u64, Attribute)>, String> {
    let Attributes { mut entries, architecture, object_architecture, unit } = std::mem::take(&mut isa.attributes);
    let numbers = |entries: &mut BTreeMap<_, _>, numbers: &[(u64, u64)]| {
        numbers.iter().for_each(|&(tag, number)| set(entries, tag, Attribute::Number(number), false));
    };
    if let Some(unit) = unit {
        numbers(&mut entries, unit_attributes(unit));
    }
    if let Some(name) = architecture {
        let known =
            |name| architecture_attributes(name).ok_or_else(|| format!("no build attributes are known for '{name}'"));
        let row = known(name)?;
        let object = object_architecture.map_or(Ok(row), known)?;
        set(&mut entries, CPU_NAME, Attribute::Text(row.cpu.into()), false);
        set(&mut entries, CPU_ARCH, Attribute::Number(object.number), false);
        numbers(&mut entries, row.others);
    }
    // `Tag_conformance` must come first.
    let conformance = entries.remove_entry(&CONFORMANCE);
    Ok(conformance.into_iter().chain(entries).collect())
}

/// Writes the section of all attributes.
pub(super) fn write(a: &mut Assembler<'_, '_>) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    let entries = complete(isa).map_err(|message| Box::new(Diagnostic::error(Code::NotYet, None, message)))?;
    if entries.is_empty() {
        return Ok(());
    }
    let mut body = Vec::new();
    for (tag, value) in entries {
        attributes::number(&mut body, tag);
        if let Attribute::Number(number) | Attribute::Both(number, _) = &value {
            attributes::number(&mut body, *number);
        }
        if let Attribute::Text(text) | Attribute::Both(_, text) = value {
            body.extend(text);
            body.push(0);
        }
    }
    const VENDOR: &[u8] = b"aeabi\0";
    let mut bytes = Vec::new();
    bytes.extend((body.len() as u32 + 4 + VENDOR.len() as u32 + 5).to_le_bytes());
    bytes.extend(VENDOR);
    // `Tag_File`: the attributes of the whole file.
    bytes.push(1);
    bytes.extend((body.len() as u32 + 5).to_le_bytes());
    bytes.extend(body);
    attributes::write(a, &bytes)
}

/// The error for an unknown name.
pub(super) fn unknown(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(Code::BadDirectiveArgument, span, message)
}
