//! `.ident` and `.version`: identification of the producer.

use crate::asm::state::Assembler;
use crate::asm::state::print_section;
use crate::asm::state::sections::switch_to_elf;
use crate::model::{ElfSection, Padding};
use crate::parse::{LineCursor, Parse};
use crate::source::Span;
use object::elf::{SHF_MERGE, SHF_STRINGS, SHT_NOTE, SHT_PROGBITS};
use std::borrow::Cow;

/// A string. llvm-mc does not process escapes in it; GNU as does.
fn text<'s>(a: &Assembler<'_, '_>, cursor: &mut LineCursor<'s>) -> Parse<Cow<'s, [u8]>> {
    const EXPECTED: &str = "expected string";
    match a.options.is_gnu() {
        true => cursor.bytes(EXPECTED).map(|(text, _)| Cow::Owned(text)),
        false => cursor.string(EXPECTED).map(|(text, ..)| Cow::Borrowed(text)),
    }
}

/// `.ident "text"`
pub(super) fn ident(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let text = text(a, cursor)?;
    cursor.finish()?;
    add(a, &text, span)
}

/// Appends a string to `.comment`.
pub(crate) fn add(a: &mut Assembler<'_, '_>, text: &[u8], span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.string(".ident", text);
    }
    let flags = SHF_MERGE.0 | SHF_STRINGS.0;
    a.sections.push();
    switch_to_elf(a, b".comment", ElfSection { kind: SHT_PROGBITS.0, flags, entsize: 1, ..ElfSection::default() }, 0);
    if !a.progress.seen_ident {
        a.progress.seen_ident = true;
        a.put_bytes(&[0], span)?;
    }
    a.put_bytes(text, span)?;
    a.put_bytes(&[0], span)?;
    a.sections.pop(a.model);
    Ok(())
}

/// `.version "text"`: a note of type `NT_VERSION`.
pub(super) fn version(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let text = text(a, cursor)?;
    cursor.finish()?;
    add_version(a, &text, span)
}

/// Writes a note of type `NT_VERSION`.
pub(crate) fn add_version(a: &mut Assembler<'_, '_>, text: &[u8], span: Span) -> Parse<()> {
    a.sections.push();
    switch_to_elf(a, b".note", ElfSection { kind: SHT_NOTE.0, ..ElfSection::default() }, 0);
    print_section(a);
    // The sizes of name and description, then the type.
    for word in [text.len() as u64 + 1, 0, 1] {
        a.number(word, 4, span)?;
    }
    a.bytes(text, span)?;
    a.bytes(&[0], span)?;
    if let Some(mut print) = a.print() {
        print.align(2, Some(0), 1, None);
    }
    a.align(2, Padding::Value(0, 1), None, span)?;
    a.sections.pop(a.model);
    print_section(a);
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
    Ok(())
}
