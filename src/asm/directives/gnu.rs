//! Directives that GNU as supports and llvm-mc does not, in a table of their own that is searched last.
//!
//! `docs/gnu.md` describes each.

use super::Handler::{Line, Tokens};
use super::table::directives;
use super::{Directive, align, control, data};
use crate::asm::state::Assembler;
use crate::asm::state::sections::switch_to_coff;
use crate::diag::Code;
use crate::model::{CoffSection, ElfSection, SectionId};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use object::pe::{IMAGE_SCN_CNT_INITIALIZED_DATA, IMAGE_SCN_LNK_COMDAT, IMAGE_SCN_MEM_READ};

directives! {
    All ".nop" => Tokens(nop);
    All ".hword" => Line(data::integers::<2>);
    All ".slong" => Line(data::integers::<4>);
    All ".string8" => Line(data::strings::<true>);
    All ".string16" => Tokens(wide_string::<2>);
    All ".string32" => Tokens(wide_string::<4>);
    All ".string64" => Tokens(wide_string::<8>);
    All ".stabn" ".stabd" ".stab" => Tokens(stabs);
    All ".list" ".nolist" ".eject" ".psize" ".sbttl" ".title" ".func" ".endfunc" ".linefile" ".noformat"
        ".allow_index_reg" ".disallow_index_reg" => Tokens(control::ignored);
    All ".mri" => Tokens(mri);
    All ".dc.x" ".dcb.x" => Tokens(control::unsupported);
    Elf ".gnu_attribute" => Tokens(attribute);
}

/// `SHT_GNU_ATTRIBUTES`
const SHT_GNU_ATTRIBUTES: u32 = 0x6fff_fff5;
/// `Tag_File`: the following attributes apply to the whole file.
const TAG_FILE: u8 = 1;
/// `Tag_compatibility` has a number and a string; of the other tags, odd ones have a string and even ones a number.
const TAG_COMPATIBILITY: u64 = 32;

/// Rows that apply only in the GNU dialect: llvm-mc rejects these directives or gives them another meaning.
mod dialect {
    use super::{bundles, coff_ident, fail, loc_mark_labels, refused};
    use crate::asm::directives::Handler::{Bare, Line, Tokens};
    use crate::asm::directives::table::directives;
    use crate::asm::directives::{cfi, common, control, gnu_symbols as symbols, macros, real, section, symbol};
    use crate::asm::state::structure;
    use crate::model::Binding;
    use crate::parse::formats;

    directives! {
        All ".eqv" => Tokens(symbols::eqv);
        All ".lsym" => Line(symbol::set::<false>);
        All ".xdef" => Line(|a, c, _| symbol::bind(a, c, Binding::Global, true));
        All ".xcom" ".common.s" => Line(|a, c, _| common::common(a, c, false));
        Elf ".tls_common" => Tokens(symbols::tls_common);
        Elf ".sect" ".sect.s" ".section.s" => Line(section::section::<false>);
        Elf ".attach_to_group" => Tokens(symbols::attach_to_group);
        Elf ".linkonce" => Tokens(symbols::linkonce);
        All ".struct" ".offset" => Tokens(structure::begin);
        All ".tfloat" => Line(|a, c, span| real::rare(a, c, span, formats::EXTENDED));
        All ".hfloat" => Line(|a, c, span| real::rare(a, c, span, formats::HALF));
        All ".bfloat16" => Line(|a, c, span| real::rare(a, c, span, formats::BRAIN));
        All ".ffloat" => Line(real::numbers::<false>);
        All ".dfloat" => Line(real::numbers::<true>);
        All ".elsec" => Tokens(control::else_branch);
        All ".endc" => Tokens(control::endif);
        All ".fail" => Tokens(fail);
        All ".irep" => Tokens(macros::irp);
        All ".irepc" => Tokens(macros::irpc);
        All ".mexit" => Tokens(macros::exitm);
        All ".cfi_negate_ra_state" => Bare(cfi::window_save);
        All ".loc_mark_labels" => Tokens(loc_mark_labels);
        All ".bundle_align_mode" => Tokens(bundles);
        All ".bundle_lock" ".bundle_unlock" ".vtable_inherit" ".vtable_entry" ".cfi_fde_data" ".cfi_inline_lsda"
            ".cfi_personality_id" ".cfi_val_encoded_addr" ".largecomm" => Tokens(refused);
        All ".dc.x" => Line(|a, c, span| real::rare(a, c, span, formats::EXTENDED));
        All ".dcb.x" => Tokens(real::dcb_extended);
        All ".name" ".noopt" ".optim" ".page" ".nopage" ".plen" ".llen" ".format" ".debug" ".spc" ".ttl" ".xref" ".lflags"
            => Tokens(control::ignored);
        Coff ".ident" => Tokens(coff_ident);
    }
}

/// Finds a directive by name; `is_gnu` is true in the GNU dialect.
pub(super) fn find(name: &[u8], coff: bool, is_gnu: bool) -> Option<&'static Directive> {
    let name = name.to_ascii_lowercase();
    let own = if is_gnu { dialect::DIRECTIVES.named(&name, coff) } else { None };
    own.or_else(|| DIRECTIVES.named(&name, coff))
}

/// The directives that an object format supports in every dialect.
pub(super) fn supported(coff: bool) -> impl Iterator<Item = &'static Directive> {
    DIRECTIVES.supported(coff)
}

/// `.ident "text"` on COFF: a section that the linker sorts after all other read-only data
fn coff_ident(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let text = cursor.string("expected string")?;
    cursor.finish()?;
    let characteristics = IMAGE_SCN_CNT_INITIALIZED_DATA.0 | IMAGE_SCN_MEM_READ.0;
    a.sections.push();
    switch_to_coff(a, b".rdata$zzz", CoffSection { characteristics, ..CoffSection::default() });
    a.bytes(&text, span)?;
    a.bytes(&[0], span)?;
    a.sections.pop(a.model);
    Ok(())
}

/// Pads COFF COMDATs to their alignment, which GNU as raises to at least 16 bytes (4 on 32-bit machines): GNU ld warns
/// about copies of different sizes.
pub(crate) fn fill_comdats(a: &mut Assembler<'_, '_>) -> Parse<()> {
    if a.options.is_gnu() && a.is_coff() { fill_to_alignment(a) } else { Ok(()) }
}

#[inline(never)]
fn fill_to_alignment(a: &mut Assembler<'_, '_>) -> Parse<()> {
    let least = if a.desc.frame.pointer_size == 8 { 4 } else { 2 };
    for index in 0..a.model.sections.len() {
        let section = &a.model.sections[index];
        if section.coff.characteristics & IMAGE_SCN_LNK_COMDAT.0 == 0 {
            continue;
        }
        let log2 = section.align_log2.max(least);
        a.sections.switch(a.model, SectionId(index as u32), 0);
        align::pad(a, log2, 1, None, None, Span::default())?;
    }
    Ok(())
}

/// `.nop`: one nop instruction
fn nop(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let size = i64::from(a.isa.nop_size());
    align::fill_with_nops(a, (size, span), (0, span))
}

/// `.string16 "text", …`: each byte of the text becomes a number of `SIZE` bytes, followed by a zero
fn wide_string<const SIZE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    while !cursor.at_end() {
        let text = cursor.string("expected string")?;
        for byte in text.into_iter().chain([0]) {
            a.number(u64::from(byte), SIZE, span)?;
        }
        if !cursor.at_end() {
            cursor.comma()?;
        }
    }
    Ok(())
}

/// `.stabs`, `.stabn` and `.stabd`
pub(super) fn stabs(a: &mut Assembler<'_, '_>, _: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let name = String::from_utf8_lossy(a.sources.text(span)).into_owned();
    let error = *syntax_error(Code::UnsupportedDirective, span, format!("unsupported directive '{name}'"));
    Err(Box::new(error.help("stabs are not supported; compile with -gdwarf-5 instead of -gstabs")))
}

/// Why directives of GNU as are rejected, by prefix.
const REASONS: [(&str, &str); 5] = [
    (".vtable", "relocations for vtable garbage collection are not supported"),
    (".bundle", "instruction bundling is not supported"),
    (".cfi_val", "relocations in call frame instructions are not supported"),
    (".cfi", "compact call frames are not supported on this target"),
    (".largecomm", "large common symbols are not supported; use '.lcomm' or a section '.lbss'"),
];

/// Rejects a directive that is known but not supported.
fn refused(a: &mut Assembler<'_, '_>, _: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let name = String::from_utf8_lossy(a.sources.text(span)).to_ascii_lowercase();
    let mut error = *syntax_error(Code::UnsupportedDirective, span, format!("unsupported directive '{name}'"));
    if let Some((_, reason)) = REASONS.iter().find(|(start, _)| name.starts_with(start)) {
        error = error.help(*reason);
    }
    Err(Box::new(error))
}

/// `.bundle_align_mode 0`: bundling is off, which is the only supported mode
fn bundles(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if !cursor.at_end() && a.absolute(cursor)? == 0 { cursor.finish() } else { refused(a, cursor, span) }
}

/// `.loc_mark_labels 0`: labels get no rows in the line table, which is the only supported mode
fn loc_mark_labels(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let setting = a.absolute(cursor)?;
    cursor.finish()?;
    if setting == 0 { Ok(()) } else { refused(a, cursor, span) }
}

/// `.fail number`: an error, or a warning for 500 and above
fn fail(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let number = a.absolute(cursor)?;
    cursor.finish()?;
    let message = format!(".fail {number} encountered");
    if number < 500 {
        return Err(syntax_error(Code::UserError, span, message));
    }
    a.warn(Code::UserWarning, span, message);
    Ok(())
}

/// `.mri 0`: MRI mode is off, which is the only supported mode
fn mri(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.kind() != Some(Kind::Number) || cursor.text() != b"0" {
        return Err(syntax_error(Code::UnsupportedDirective, span, "MRI mode is not supported"));
    }
    cursor.bump();
    cursor.finish()
}

/// `.gnu_attribute tag, value`
fn attribute(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let at = cursor.here();
    let tag = a.absolute(cursor)?;
    let Some(tag) = u64::try_from(tag).ok().filter(|&tag| tag > u64::from(TAG_FILE)) else {
        return Err(syntax_error(Code::BadDirectiveArgument, at, "attribute tag must be greater than 1"));
    };
    cursor.comma()?;
    let has_text = tag == TAG_COMPATIBILITY || tag % 2 == 1;
    let mut value = (0, Vec::new());
    if tag == TAG_COMPATIBILITY || !has_text {
        value.0 = a.absolute(cursor)? as u64;
    }
    if tag == TAG_COMPATIBILITY {
        cursor.comma()?;
    }
    if has_text {
        value.1 = cursor.string("expected string")?;
    }
    cursor.finish()?;
    a.sections.gnu_attributes.insert(tag, value);
    Ok(())
}

/// Writes the `.gnu.attributes` section if `.gnu_attribute` was used.
pub(crate) fn write_attributes(a: &mut Assembler<'_, '_>) -> Parse<()> {
    // Even an empty tree takes time to take.
    if a.sections.gnu_attributes.is_empty() { Ok(()) } else { attributes_section(a) }
}

#[inline(never)]
fn attributes_section(a: &mut Assembler<'_, '_>) -> Parse<()> {
    let mut body = Vec::new();
    for (tag, (number, text)) in std::mem::take(&mut a.sections.gnu_attributes) {
        // Writing to a vector cannot fail.
        let _ = leb128::write::unsigned(&mut body, tag);
        if tag == TAG_COMPATIBILITY || tag % 2 == 0 {
            let _ = leb128::write::unsigned(&mut body, number);
        }
        if tag == TAG_COMPATIBILITY || tag % 2 == 1 {
            body.extend(text);
            body.push(0);
        }
    }
    if body.is_empty() {
        return Ok(());
    }
    const VENDOR: &[u8] = b"gnu\0";
    let elf = ElfSection { kind: SHT_GNU_ATTRIBUTES, ..ElfSection::default() };
    let (id, _) = a.sections.find_or_make(a.model, b".gnu.attributes", elf);
    a.sections.switch(a.model, id, 0);
    let span = Span::default();
    a.bytes(b"A", span)?;
    let size = body.len() as u64 + 5;
    a.number(size + 4 + VENDOR.len() as u64, 4, span)?;
    a.bytes(&[VENDOR, &[TAG_FILE]].concat(), span)?;
    a.number(size, 4, span)?;
    a.bytes(&body, span)
}

/// A section name with each `%S` replaced by the current section's name.
pub(super) fn with_current_section(a: &mut Assembler<'_, '_>, name: &[u8], span: Span) -> Parse<Vec<u8>> {
    let section = a.current(span)?.section;
    let current = a.model.section_name(&a.model.sections[section.0 as usize]);
    let mut out = Vec::new();
    let mut rest = name;
    while let Some((&first, tail)) = rest.split_first() {
        rest = match tail {
            [b'S', tail @ ..] if first == b'%' => {
                out.extend_from_slice(current);
                tail
            }
            _ => {
                out.push(first);
                tail
            }
        };
    }
    Ok(out)
}
