//! `-gcodeview`: the tables for the lines, procedures and labels that were recorded while the source was read
//! (`state/describe.rs`). They are emitted at the end, through the functions that implement the `.cv_*` directives.

use crate::asm::directives::codeview::{add_file, add_function, put_line_table};
use crate::asm::directives::codeview_tables::{align_section, put_checksums, put_strings};
use crate::asm::state::Assembler;
use crate::asm::state::sections::switch_to_coff;
use crate::debug::codeview::{Described, Field, Row, Source, Symbols};
use crate::model::emitter::EmitKind;
use crate::model::{Binding, CoffSection, RelocatableValue, SectionId, SectionOffset, SubsectionId, Value};
use crate::parse::Parse;
use crate::parse::ast::Name;
use crate::source::Span;
use hashbrown::HashMap;

/// `CV_SIGNATURE_C13`: the first word of a `.debug$S` section.
const C13: u32 = 4;

/// Checksum kinds for [`add_file`].
const MD5: u8 = 1;
const NO_CHECKSUM: u8 = 0;

/// The position of generated data, which no source line produced.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// A procedure or other label of a section, in address order.
struct Labeled {
    name: Name,
    place: SectionOffset,
    is_procedure: bool,
    /// Where `.seh_endproc` or `.seh_endfunclet` ends it.
    end: Option<SectionOffset>,
}

/// Emits the recorded information at the end of the source.
///
/// # Errors
/// If the tables cannot be emitted.
pub(super) fn write_description(a: &mut Assembler<'_, '_>) -> Parse<()> {
    let described = a.debug.description.as_mut().and_then(|description| description.codeview.take());
    match described {
        Some(described) if !a.progress.is_recording() => write_codeview(a, &described),
        _ => Ok(()),
    }
}

#[inline(never)]
fn write_codeview(a: &mut Assembler<'_, '_>, described: &Described) -> Parse<()> {
    for (number, file) in (1..).zip(&described.files) {
        let checksum = match file.md5 {
            Some(md5) => (md5.to_vec(), MD5),
            None => (Vec::new(), NO_CHECKSUM),
        };
        add_file(a, number, &file.path, checksum, NOWHERE)?;
    }
    let main = open_table(a, None)?;
    let mut compiler = Symbols::new();
    let version = [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")];
    let producer = concat!("llas ", env!("CARGO_PKG_VERSION"));
    compiler.compiler(a.desc.coff.codeview_machine, version.map(|n| n.parse().unwrap_or(0)), producer);
    put_symbols(a, compiler)?;
    let (rows, labels) = (described.rows(a.model), described.labels(a.model));
    let ends = procedure_ends(a);
    for (number, section) in (1..).zip(described.sections(a.model)) {
        add_function(a, number, NOWHERE)?;
        for &Row { place, file, line } in rows.get(&section).into_iter().flatten() {
            let source = Source { file, line, column: 0 };
            // Cannot fail: the function was added above and is in this section.
            let _ = a.debug.codeview.line(number, source, true, place, section);
        }
        let labeled = labeled(a, labels.get(&section).map_or(&[], Vec::as_slice), &ends);
        let comdat = a.model.sections[section.0 as usize].coff.comdat;
        if comdat.is_some() {
            open_table(a, comdat)?;
        } else {
            a.sections.switch(a.model, main, 0);
        }
        let (begin, end) = ends_of(a, section);
        let symbols = symbols_of(a, &labeled, end);
        if let Some(symbols) = symbols {
            put_symbols(a, symbols)?;
        }
        let (begin, end) = (own_label(a, begin), own_label(a, end));
        put_line_table(a, number, (begin, end), NOWHERE)?;
    }
    a.sections.switch(a.model, main, 0);
    put_checksums(a, NOWHERE)?;
    put_strings(a, NOWHERE)
}

/// Switches to the `.debug$S` section for `comdat`, or to the common one.
fn open_table(a: &mut Assembler<'_, '_>, comdat: Option<Name>) -> Parse<SectionId> {
    const NAME: &[u8] = b".debug$S";
    let section = CoffSection::known(NAME).unwrap_or_default().following(comdat);
    let id = switch_to_coff(a, NAME, section);
    align_section(a, NOWHERE)?;
    a.number(C13.into(), 4, NOWHERE)?;
    Ok(id)
}

/// The ends of procedures that have one in their `.seh_*` directives.
fn procedure_ends(a: &Assembler<'_, '_>) -> HashMap<Name, SectionOffset> {
    let frames = a.debug.unwind.frames.iter().filter(|frame| frame.parent.is_none());
    frames.filter_map(|frame| Some((frame.function, frame.function_end.or(frame.end)?))).collect()
}

/// The labels with their kinds: procedures are those of `.seh_proc`, those with a function type, and global ones.
fn labeled(
    a: &Assembler<'_, '_>,
    labels: &[(Name, SectionOffset)],
    ends: &HashMap<Name, SectionOffset>,
) -> Vec<Labeled> {
    let of = |&(name, place): &(Name, SectionOffset)| {
        let (symbol, end) = (a.model.symbol(name), ends.get(&name).copied());
        let is_global = symbol.binding == Some(Binding::Global);
        Labeled {
            name,
            place,
            is_procedure: end.is_some() || a.model.coff_symbol(name).is_function() || is_global,
            end,
        }
    };
    labels.iter().map(of).collect()
}

/// The start and the end of a section.
fn ends_of(a: &Assembler<'_, '_>, section: SectionId) -> (SectionOffset, SectionOffset) {
    let subsections = &a.model.sections[section.0 as usize].subsections;
    let first = subsections.first().map(|c| c.1).unwrap_or(SubsectionId(0));
    let last = subsections.last().map(|c| c.1).unwrap_or(SubsectionId(0));
    let begin = SectionOffset { subsection: first, fragment: 0, offset: 0 };
    (begin, a.model.subsections[last.0 as usize].here(last))
}

/// Defines an anonymous label at `place`.
fn own_label(a: &mut Assembler<'_, '_>, place: SectionOffset) -> Name {
    let name = a.model.anonymous(b"");
    a.model.define_own(name, place);
    name
}

/// The symbol records of labels; `None` if there are no labels.
fn symbols_of(a: &mut Assembler<'_, '_>, labels: &[Labeled], end_of_section: SectionOffset) -> Option<Symbols> {
    let mut symbols = labels.first().map(|_| Symbols::new())?;
    let mut open = false;
    for (i, label) in labels.iter().enumerate() {
        let text = a.model.names.text(label.name).to_vec();
        if !label.is_procedure {
            symbols.label(&text, label.name);
            continue;
        }
        if std::mem::replace(&mut open, true) {
            symbols.end();
        }
        let next = labels[i + 1..].iter().find(|l| l.is_procedure).map_or(end_of_section, |l| l.place);
        let end = own_label(a, label.end.unwrap_or(next));
        let is_global = a.model.symbol(label.name).binding == Some(Binding::Global);
        symbols.procedure(&text, is_global, label.name, end);
    }
    if open {
        symbols.end();
    }
    Some(symbols)
}

/// Appends a symbols subsection.
fn put_symbols(a: &mut Assembler<'_, '_>, symbols: Symbols) -> Parse<()> {
    let (bytes, fields) = symbols.finish();
    let (distance, offset, index) = (a.desc.data_fixup(4), a.desc.fixups.section_offset, a.desc.fixups.section_index);
    let mut out = a.emit(EmitKind::Data, NOWHERE)?;
    let start = out.len();
    out.bytes(&bytes);
    for (at, field) in fields {
        let (kind, value) = match field {
            Field::Distance(from, to) => {
                (distance, RelocatableValue { sub: Some(from), ..RelocatableValue::symbol(to) })
            }
            Field::SectionOffset(label) => (offset, RelocatableValue::symbol(label)),
            Field::SectionIndex(label) => (index, RelocatableValue::symbol(label)),
        };
        out.fixup(start + at, kind, Value::Relocatable(value), 0, NOWHERE.start);
    }
    Ok(())
}
