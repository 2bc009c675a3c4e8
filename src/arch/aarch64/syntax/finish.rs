//! The sections of A64 that are written at the end of the text.

use super::attributes;
use crate::arch::fixed_width::pool;
use crate::arch::syntax::pure_code;
use crate::asm::state::{Assembler, own_name, print_section};
use crate::diag::{Code, Diagnostic};
use crate::model::{ElfSection, RelocDirective, RelocatableValue, SectionId, Value};
use crate::parse::Parse;
use crate::source::Span;
use object::elf::{SHF_ALLOC, SHT_NOTE};

/// `SHT_AARCH64_MEMTAG_GLOBALS_STATIC`
const SHT_MEMTAG_GLOBALS: u32 = 0x7000_0007;

const NOTE_SECTION: &[u8] = b".note.gnu.property";

/// Size of the owner's name, size of the property, `NT_GNU_PROPERTY_TYPE_0`.
const NOTE: [u64; 3] = [4, 16, 5];

/// `GNU_PROPERTY_AARCH64_FEATURE_1_AND`, the size of its value, `GNU_PROPERTY_AARCH64_FEATURE_1_BTI`, padding.
const PROPERTY: [u64; 4] = [0xc000_0000, 4, 1, 0];

/// Emits literal pools, notes, build attributes and the list of tagged symbols.
#[inline(never)]
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    pool::end_of_text(a);
    if a.is_coff() {
        return;
    }
    let mut done = Ok(());
    if a.options.aarch64.mark_bti_property {
        done = property_note(a);
    }
    if let Err(error) = done.and_then(|()| a.unprinted(attributes::write)) {
        a.diagnostics.push(*error);
    }
    pure_code::mark_text(a);
    tagged_symbols(a);
    a.model.end_mapping();
}

/// The note that all code has BTI landing pads (`-aarch64-mark-bti-property`).
fn property_note(a: &mut Assembler<'_, '_>) -> Parse<()> {
    if a.printer.is_some() {
        print_note(a);
        return Ok(());
    }
    if a.model.plain_section(NOTE_SECTION).is_some() {
        let message = "The .note.gnu.property is not emitted because it is already present.";
        a.diagnostics.push(Diagnostic::warning(Code::NoEffect, None, message));
        return Ok(());
    }
    let id = enter_note(a);
    a.model.sections[id.0 as usize].align_log2 = 3;
    let span = Span::default();
    for word in NOTE {
        a.number(word, 4, span)?;
    }
    a.bytes(b"GNU\0", span)?;
    for word in PROPERTY {
        a.number(word, 4, span)?;
    }
    Ok(())
}

fn enter_note(a: &mut Assembler<'_, '_>) -> SectionId {
    let elf = ElfSection { kind: SHT_NOTE.0, flags: SHF_ALLOC.0, ..ElfSection::default() };
    let (id, _) = a.sections.find_or_make(a.model, NOTE_SECTION, elf);
    a.sections.switch(a.model, id, 0);
    id
}

/// Prints the note, also if the text has the section: llvm-mc does not know then what a text defines.
fn print_note(a: &mut Assembler<'_, '_>) {
    let before = a.sections.current();
    enter_note(a);
    print_section(a);
    let end = own_name(a, "sec_end");
    if let Some(mut print) = a.print() {
        print.align(3, Some(0), 1, None);
        NOTE.iter().for_each(|word| print.integer(*word as i64, 4));
        print.bytes(b"GNU\0");
        PROPERTY.iter().for_each(|word| print.integer(*word as i64, 4));
        print.label(end);
    }
    if let Some(before) = before {
        a.sections.switch(a.model, before.section, before.number);
        print_section(a);
    }
}

/// The section that lists the tagged symbols: one relocation each and no bytes.
fn tagged_symbols(a: &mut Assembler<'_, '_>) {
    if a.model.requests.tagged.is_empty() {
        return;
    }
    let elf = ElfSection { kind: SHT_MEMTAG_GLOBALS, ..ElfSection::default() };
    let (section, _) = a.sections.find_or_make(a.model, b".memtag.globals.static", elf);
    a.sections.switch(a.model, section, 0);
    let tagged = a.model.registered.iter().filter(|name| a.model.requests.tagged.contains(*name));
    let list: Vec<_> = tagged.copied().collect();
    for name in list {
        let offset = Value::Relocatable(RelocatableValue::constant(0));
        let value = Value::Relocatable(RelocatableValue::symbol(name));
        // R_AARCH64_NONE
        let kind = 0;
        a.model.relocs.push(RelocDirective { section, counts_from_start: true, offset, kind, value, source_pos: 0 });
    }
}
