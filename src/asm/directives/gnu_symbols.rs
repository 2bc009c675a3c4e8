//! Symbol and group directives of GNU as that llvm-mc does not support.

use super::common;
use crate::asm::state::Assembler;
use crate::asm::state::assignment::assign_later;
use crate::diag::Code;
use crate::model::{Common, ElfSection, RelocatableValue, SectionId, SymbolFlag, Value};
use crate::options::parts::GNU;
use crate::parse::ast::Specifier;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use object::elf::{SHF_GROUP, SHT_NOTE, STT_TLS};

/// `.eqv sym, expr` (`sym == expr`): each use of the symbol evaluates the expression anew.
pub(super) fn eqv(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    equivalent(a, &name, span, cursor)
}

/// Reads and assigns the expression after the name of `.eqv` or `==`.
pub(crate) fn equivalent(a: &mut Assembler<'_, '_>, name: &[u8], span: Span, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
    a.state.later.is_deferring = true;
    let value = a.expr(cursor);
    a.state.later.is_deferring = false;
    let value = value?;
    cursor.finish()?;
    assign_later(a, name, span, value)
}

/// `.tls_common sym, size [, align]`: a thread-local common block
pub(super) fn tls_common(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let at = cursor.here();
    let size = a.absolute(cursor)?;
    let mut align = 1;
    if cursor.eat(Kind::Comma) {
        let at = cursor.here();
        let value = u64::try_from(a.absolute(cursor)?).ok().filter(|value| value.is_power_of_two());
        align = value.ok_or_else(|| syntax_error(Code::BadAlignment, at, "alignment must be a power of 2"))?;
    }
    cursor.finish()?;
    let Ok(size) = u64::try_from(size) else {
        return Err(syntax_error(Code::BadRepeatCount, at, "size must be non-negative"));
    };
    let symbol = a.intern(&name);
    common::define(a, (symbol, span), Common { size, align }, false)?;
    a.model.symbol_mut(symbol).kind = STT_TLS.0;
    Ok(())
}

/// `.attach_to_group name`: the current section becomes a member of a group
pub(super) fn attach_to_group(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    cursor.finish()?;
    let section = a.current(span)?.section;
    if a.model.sections[section.0 as usize].elf.group.is_some() {
        a.warn(Code::NoEffect, span, "section is already in a group");
        return Ok(());
    }
    let group = a.intern(&name);
    a.model.symbol_mut(group).set(SymbolFlag::Signature, true);
    a.model.register(group);
    let elf = &mut a.model.sections[section.0 as usize].elf;
    elf.group = Some(group);
    elf.flags |= SHF_GROUP.0;
    Ok(())
}

/// `.linkonce`: supported only for COFF
pub(super) fn linkonce(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.rest();
    a.warn(Code::NoEffect, span, ".linkonce is not supported for this object file format");
    Ok(())
}

/// Writes notes with the address range of code, one for each code section outside of groups, unless the source has
/// notes of its own (annobin's "watermark" protocol).
pub(crate) fn write_build_notes(a: &mut Assembler<'_, '_>) -> Parse<()> {
    if GNU && a.options.gnu.build_notes && !a.is_coff() { notes_of_sections(a) } else { Ok(()) }
}

#[inline(never)]
fn notes_of_sections(a: &mut Assembler<'_, '_>) -> Parse<()> {
    const NAME: &[u8] = b".gnu.build.attributes";
    /// `NT_GNU_BUILD_ATTRIBUTE_OPEN`
    const OPEN: u64 = 0x100;
    /// Version 3 of the notes; produced by an assembler.
    const OWNER: &[u8] = b"GA$\x013a1\0";
    let has_notes = |a: &Assembler<'_, '_>| a.model.sections.iter().any(|s| a.model.section_name(s) == NAME);
    if has_notes(a) {
        return Ok(());
    }
    let span = Span::default();
    let pointer = a.desc.frame.pointer_size;
    let count = a.model.sections.len();
    let (notes, _) = a.sections.find_or_make(a.model, NAME, ElfSection { kind: SHT_NOTE.0, ..ElfSection::default() });
    for index in 0..count {
        let section = &a.model.sections[index];
        let once = a.model.section_name(section).starts_with(b".gnu.linkonce");
        let Some(&(last, _)) = section.subsections.last() else { continue };
        if !section.is_code() || section.elf.group.is_some() || once {
            continue;
        }
        let start = section.symbol;
        a.sections.switch(a.model, SectionId(index as u32), last);
        let place = a.here(span)?;
        let end = a.model.anonymous(b"");
        a.model.own_symbols += 1;
        a.model.define_own(end, place);
        a.model.register(end);
        a.sections.switch(a.model, notes, 0);
        a.align(2, crate::model::Padding::Value(0, 1), None, span)?;
        for number in [OWNER.len() as u64, 2 * u64::from(pointer), OPEN] {
            a.number(number, 4, span)?;
        }
        a.bytes(OWNER, span)?;
        for symbol in [start, end] {
            let value = RelocatableValue { add: Some(symbol), sub: None, constant: 0, specifier: Specifier::NONE };
            a.field(Value::Relocatable(value), pointer, span)?;
        }
    }
    Ok(())
}
