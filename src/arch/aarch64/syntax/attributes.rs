//! Build attributes: `.aeabi_subsection`, `.aeabi_attribute`, and the section that holds them.

use crate::arch::aarch64::Attributes;
use crate::arch::syntax::attributes;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use std::collections::BTreeMap;

/// The named tags: subsection, name and number.
const TAGS: [(&[u8], &str, u64); 5] = [
    (b"aeabi_feature_and_bits", "Tag_Feature_BTI", 0),
    (b"aeabi_feature_and_bits", "Tag_Feature_PAC", 1),
    (b"aeabi_feature_and_bits", "Tag_Feature_GCS", 2),
    (b"aeabi_pauthabi", "Tag_PAuth_Platform", 1),
    (b"aeabi_pauthabi", "Tag_PAuth_Schema", 2),
];

/// Reads one of two words, ignoring case. Returns true for the second.
fn choice(cursor: &mut Cursor<'_, '_>, words: [&str; 2], message: &str) -> Parse<bool> {
    let found = words.iter().position(|w| w.as_bytes().eq_ignore_ascii_case(cursor.text()));
    match found {
        Some(found) => {
            cursor.bump();
            Ok(found == 1)
        }
        None => Err(cursor.error(Code::BadDirectiveArgument, message)),
    }
}

/// `.aeabi_subsection name [, required|optional, uleb128|ntbs]`
pub(super) fn subsection(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    let name = name.to_vec();
    let given = if cursor.eat(Kind::Comma) {
        let message = "unknown AArch64 build attributes optionality, expected required|optional";
        let optional = choice(cursor, ["required", "optional"], message)?;
        cursor.comma()?;
        let message = "unknown AArch64 build attributes type, expected uleb128|ntbs";
        Some((optional, choice(cursor, ["uleb128", "ntbs"], message)?))
    } else {
        None
    };
    cursor.finish()?;
    let Some(isa) = a.isa.aarch64_mut() else { return Ok(()) };
    let known = isa.attributes_by_name.get(&name).copied();
    let error = |message: &str| Err(syntax_error(Code::BadDirectiveArgument, span, message));
    let at = match (known, given) {
        (Some(at), Some((optional, strings))) => {
            if (isa.attributes[at].optional, isa.attributes[at].strings) != (optional, strings) {
                return error("the subsection already exists with different parameters");
            }
            at
        }
        (Some(at), None) => at,
        (None, None) => return error("the subsection has not been defined: its optionality and type are missing"),
        (None, Some((optional, strings))) => {
            if name == b"aeabi_pauthabi" && optional {
                return error("aeabi_pauthabi must be marked as required");
            }
            if name == b"aeabi_feature_and_bits" && !optional {
                return error("aeabi_feature_and_bits must be marked as optional");
            }
            if name.starts_with(b"aeabi_") && strings {
                return error("the subsection must be marked as ULEB128");
            }
            isa.attributes_by_name.insert(name.clone(), isa.attributes.len());
            isa.attributes.push(Attributes { name, optional, strings, entries: Vec::new(), by_tag: BTreeMap::new() });
            isa.attributes.len() - 1
        }
    };
    isa.attributes_at = at;
    let Attributes { name, optional, strings, .. } = &isa.attributes[at];
    let text = format!(
        "\t{}, {}, {}",
        String::from_utf8_lossy(name),
        if *optional { "optional" } else { "required" },
        if *strings { "ntbs" } else { "uleb128" }
    );
    if let Some(mut print) = a.print() {
        print.apart().line(".aeabi_subsection", format_args!("{text}"));
        print.leave_end();
    }
    Ok(())
}

/// `.aeabi_attribute tag, value`
pub(super) fn attribute(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let Some(isa) = a.isa.aarch64() else { return Ok(()) };
    let Some(active) = isa.attributes.get(isa.attributes_at) else {
        let message = "no active subsection, build attribute can not be added";
        return Err(syntax_error(Code::BadDirectiveArgument, span, message));
    };
    let (strings, name) = (active.strings, active.name.clone());
    let tag = attributes::tag(a, cursor, |word| {
        let known = TAGS.iter().find(|t| t.0 == name && t.1.eq_ignore_ascii_case(word));
        known.map(|known| known.2).ok_or_else(|| {
            let name = String::from_utf8_lossy(&name);
            format!("unknown AArch64 build attribute '{word}' for subsection '{name}'")
        })
    })?;
    let mut value = Vec::new();
    let mut shown = String::from_utf8_lossy(cursor.text()).into_owned();
    if strings != (cursor.kind() == Some(Kind::String)) {
        let message = "the value does not have the active subsection's type";
        return Err(cursor.error(Code::BadDirectiveArgument, message));
    }
    if strings {
        // Like llvm-mc, include the quotes.
        value.extend_from_slice(cursor.text());
        value.push(0);
        cursor.bump();
    } else {
        let number = a.absolute(cursor)? as u64;
        shown = number.to_string();
        attributes::number(&mut value, number);
    }
    cursor.finish()?;
    if let Some(mut print) = a.print() {
        let comment = TAGS.iter().find(|known| known.0 == name && known.2 == tag);
        let comment = comment.map(|known| format!("\t// {}", known.1)).unwrap_or_default();
        print.apart().line(".aeabi_attribute", format_args!("\t{tag}, {shown}{comment}"));
        print.leave_end();
    }
    let Some(isa) = a.isa.aarch64_mut() else { return Ok(()) };
    let Some(active) = isa.attributes.get_mut(isa.attributes_at) else { return Ok(()) };
    let known = active.by_tag.get(&tag).and_then(|&index| active.entries.get(index));
    match known {
        Some(known) if known.1 != value => {
            let message = "the attribute already exists with a different value";
            Err(syntax_error(Code::BadDirectiveArgument, span, message))
        }
        Some(_) => Ok(()),
        None => {
            active.by_tag.insert(tag, active.entries.len());
            active.entries.push((tag, value));
            Ok(())
        }
    }
}

/// Writes the section of all attributes.
pub(super) fn write(a: &mut Assembler<'_, '_>) -> Parse<()> {
    let Some(isa) = a.isa.aarch64_mut() else { return Ok(()) };
    let all = std::mem::take(&mut isa.attributes);
    if all.is_empty() {
        return Ok(());
    }
    let mut bytes = Vec::new();
    for part in all {
        let mut body = part.name;
        body.extend([0, u8::from(part.optional), u8::from(part.strings)]);
        for (tag, value) in part.entries {
            attributes::number(&mut body, tag);
            body.extend(value);
        }
        bytes.extend(&a.model.rules.endian.bytes((body.len() as u64 + 4) as _, 4)[..4]);
        bytes.extend(body);
    }
    attributes::write(a, &bytes)
}
