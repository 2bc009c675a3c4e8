//! Build attributes: `.eabi_attribute`, and the section of the attributes from all directives (ABI for the Arm
//! Architecture, "Addenda").

use crate::arch::arm::{Arm, Attribute, Attributes, architecture_attributes, architecture_number, unit_attributes};
use crate::arch::syntax::attributes;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use std::collections::BTreeMap;

/// `Tag_CPU_raw_name`, `Tag_CPU_name`, `Tag_CPU_arch`, `Tag_compatibility`, `Tag_also_compatible_with`,
/// `Tag_conformance`
const CPU_RAW_NAME: u64 = 4;
pub(super) const CPU_NAME: u64 = 5;
const CPU_ARCH: u64 = 6;
const COMPATIBILITY: u64 = 32;
const ALSO_COMPATIBLE_WITH: u64 = 65;
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
    ("Tag_also_compatible_with", ALSO_COMPATIBLE_WITH),
    ("Tag_T2EE_use", 66),
    ("Tag_conformance", CONFORMANCE),
    ("Tag_Virtualization_use", 68),
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
    let at = cursor.here();
    let tag = attributes::tag(a, cursor, |word| {
        let known = TAGS.iter().find(|tag| tag.0 == word || tag.0.strip_prefix("Tag_") == Some(word));
        known.map(|tag| tag.1).ok_or_else(|| format!("attribute name not recognised: {word}"))
    })?;
    let has_text =
        matches!(tag, CPU_RAW_NAME | CPU_NAME | COMPATIBILITY) || tag > COMPATIBILITY && tag as i64 > 0 && tag % 2 == 1;
    let tag = low_word(a, tag, at);
    let has_number = !has_text || tag == COMPATIBILITY;
    let mut number = 0;
    if has_number {
        if cursor.kind() == Some(Kind::String) {
            return Err(cursor.error(Code::ExpectedExpression, "expected numeric constant"));
        }
        let at = cursor.here();
        number = a.absolute(cursor)? as u64;
        number = low_word(a, number, at);
        if has_text {
            cursor.comma()?;
        }
    }
    let value = if has_text {
        if cursor.kind() != Some(Kind::String) {
            return Err(cursor.error(Code::ExpectedString, "bad string constant"));
        }
        let inside = if tag == ALSO_COMPATIBLE_WITH {
            cursor.string("bad string constant")?
        } else {
            let quoted = cursor.text();
            cursor.bump();
            quoted[1..quoted.len() - 1].to_vec()
        };
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

/// Tags and numbers have 32 bits; llvm-mc drops the others.
fn low_word(a: &mut Assembler<'_, '_>, number: u64, at: Span) -> u64 {
    if i32::try_from(number as i64).is_err() && u32::try_from(number).is_err() {
        a.warn(Code::ValueTruncated, at, format!("{} is truncated to 32 bits", number as i64));
    }
    u64::from(number as u32)
}

/// A text with escapes for what is not printable.
fn escaped(text: &[u8]) -> String {
    let escape = |&byte: &u8| match byte {
        b'\\' => "\\\\".to_owned(),
        b'\t' => "\\t".to_owned(),
        b'\n' => "\\n".to_owned(),
        b'"' => "\\\"".to_owned(),
        b' '..=b'~' => char::from(byte).to_string(),
        _ => format!("\\{byte:03o}"),
    };
    text.iter().map(escape).collect()
}

/// Prints an attribute as `.eabi_attribute`.
pub(super) fn print_attribute(a: &mut Assembler<'_, '_>, tag: u64, value: &Attribute) {
    if let Some(mut print) = a.print() {
        if let (CPU_NAME, Attribute::Text(name)) = (tag, value) {
            let name = String::from_utf8_lossy(name).to_ascii_lowercase();
            print.apart().line(".cpu", format_args!("\t{name}"));
            return;
        }
        let text = match value {
            Attribute::Number(number) => number.to_string(),
            Attribute::Text(text) if tag == ALSO_COMPATIBLE_WITH => format!("\"{}\"", escaped(text)),
            Attribute::Text(text) => format!("\"{}\"", String::from_utf8_lossy(text)),
            Attribute::Both(number, text) if text.is_empty() => number.to_string(),
            Attribute::Both(number, text) => format!("{number}, \"{}\"", String::from_utf8_lossy(text)),
        };
        let name = TAGS.iter().find(|known| known.1 == tag).map(|known| format!("\t@ {}", known.0));
        print.apart().line(".eabi_attribute", format_args!("\t{tag}, {text}{}", name.unwrap_or_default()));
    }
}

/// Adds the attributes of the architecture and the floating point unit.
fn complete(isa: &mut Arm) -> Parse<Vec<(u64, Attribute)>> {
    let Attributes { mut entries, architecture, object_architecture, unit } = std::mem::take(&mut isa.attributes);
    let numbers = |entries: &mut BTreeMap<_, _>, numbers: &[(u64, u64)]| {
        numbers.iter().for_each(|&(tag, number)| set(entries, tag, Attribute::Number(number), false));
    };
    if let Some(unit) = unit {
        numbers(&mut entries, unit_attributes(unit));
    }
    if let Some((name, span)) = architecture {
        let row = architecture_attributes(name).ok_or_else(|| {
            Box::new(
                unknown(span, "this architecture has no build attributes")
                    .help("use a base version, such as 'armv7-a'"),
            )
        })?;
        let number = object_architecture.and_then(architecture_number).unwrap_or(row.number);
        set(&mut entries, CPU_NAME, Attribute::Text(row.cpu.into()), false);
        set(&mut entries, CPU_ARCH, Attribute::Number(number), false);
        numbers(&mut entries, row.others);
    }
    // `Tag_conformance` must come first.
    let conformance = entries.remove_entry(&CONFORMANCE);
    Ok(conformance.into_iter().chain(entries).collect())
}

/// Writes the section of all attributes.
pub(super) fn write(a: &mut Assembler<'_, '_>) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    let entries = complete(isa)?;
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
    let endian = a.model.rules.endian;
    let size = |size: usize| endian.bytes(size as u64, 4).into_iter().take(4);
    bytes.extend(size(body.len() + 4 + VENDOR.len() + 5));
    bytes.extend(VENDOR);
    // `Tag_File`: the attributes of the whole file.
    bytes.push(1);
    bytes.extend(size(body.len() + 5));
    bytes.extend(body);
    attributes::write(a, &bytes)
}

/// The error for an unknown name.
pub(super) fn unknown(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(Code::BadDirectiveArgument, span, message)
}
