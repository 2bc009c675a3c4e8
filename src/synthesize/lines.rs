//! `.debug_line`, and the debug information that `-g` generates.

use super::{Config, fixups, mark_data, section};
use crate::arch::TargetDesc;
use crate::debug::dwarf;
use crate::debug::dwarf::{Generated, Lines};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout;
use crate::model::{ElfSection, Mapped, Model, SectionId, SubsectionId, SymbolFlag, Trial};
use crate::options::Settings;
use crate::parse::ast::Name;
use object::elf::{SHF_MERGE, SHF_STRINGS, SHF_WRITE, SHT_PROGBITS};
use rustc_hash::FxHashSet;

fn compilation_dir(options: &Settings) -> String {
    let mut directory = options.dwarf.compilation_dir.clone().unwrap_or_default().into_bytes();
    dwarf::remap(&mut directory, &options.dwarf.prefix_map);
    String::from_utf8_lossy(&directory).into_owned()
}

fn line_output<'o>(
    target: &TargetDesc,
    options: &Settings,
    compilation_dir: &'o str,
    start: Option<Name>,
) -> dwarf::Output<'o> {
    dwarf::Output {
        pointer_size: target.frame.pointer_size,
        fixups: fixups(target, options.dwarf.dwarf64),
        compilation_dir,
        start,
    }
}

/// Returns whether the text has written compilation units itself.
fn has_unit(model: &Model) -> bool {
    model
        .plain_section(b".debug_info")
        .and_then(|id| model.end_of_section(id))
        .is_some_and(|end| model.offset_of(end) != 0)
}

/// Writes the debug information that `-g` generates, or with the GNU as dialect the unit of a text that has lines but
/// no unit. Returns the symbol at the start of the line table.
pub fn generated(
    model: &mut Model,
    lines: &mut Lines,
    generated: Option<&Generated>,
    target: &TargetDesc,
    options: &Settings,
    diagnostics: &mut Diagnostics,
) -> Option<Name> {
    lines.remap(&options.dwarf.prefix_map);
    let implied = (options.is_gnu() && generated.is_none() && !has_unit(model)).then(|| Generated::of_lines(lines));
    let generated = generated.or(implied.as_ref())?;
    let described = generated.sections().len();
    refuse_last_labels(lines, generated, diagnostics);
    if implied.is_some() && described == 0 {
        return None;
    }
    let keep = options.object.save_temp_labels;
    let line_table = model.anonymous(if keep { b".Lline_table_start0" } else { b"" });
    model.symbol_mut(line_table).set(SymbolFlag::Temporary, !keep);
    if described == 0 {
        if keep {
            model.register(line_table);
        }
        return keep.then_some(line_table);
    }
    let plain = ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() };
    let mut sections = Vec::new();
    let mut make = |model: &mut Model, name: &[u8]| {
        let (id, subsection) = section(model, name, plain.clone());
        sections.push(id);
        subsection
    };
    // Sections and marks are made in the same order as in llvm-mc.
    let [info, abbrev, aranges] =
        [b".debug_info".as_slice(), b".debug_abbrev", b".debug_aranges"].map(|n| make(model, n));
    mark_data(model, target, aranges);
    let ranges = (described > 1 && lines.version >= 3)
        .then(|| make(model, if lines.version >= 5 { b".debug_rnglists" } else { b".debug_ranges" }));
    for subsection in ranges.into_iter().chain([abbrev, info]) {
        mark_data(model, target, subsection);
    }
    let subsections = dwarf::Chunks { info, abbrev, aranges, ranges };
    let directory = compilation_dir(options);
    let fixups = fixups(target, options.dwarf.dwarf64);
    let description = dwarf::Description {
        version: lines.version,
        pointer_size: target.frame.pointer_size,
        offset_size: fixups.offset_size,
        compilation_dir: &directory,
        flags: options.dwarf.flags.as_deref(),
        producer: options.dwarf.producer.as_deref().unwrap_or(match options.is_gnu() {
            true => dwarf::PRODUCER,
            false => dwarf::LLVM_PRODUCER,
        }),
    };
    dwarf::describe(generated, lines, model, subsections, (fixups, line_table), &description);
    for id in sections {
        layout::place(model, id, |error| diagnostics.push(error));
    }
    model.register(line_table);
    Some(line_table)
}

/// Rejects a `.loc_label` after the last row of a section: llvm-mc ends such a sequence with a symbol that it does not
/// define.
fn refuse_last_labels(lines: &Lines, generated: &Generated, diagnostics: &mut Diagnostics) {
    let described: FxHashSet<SectionId> = match lines.sequences.iter().any(|sequence| !sequence.labels.is_empty()) {
        true => generated.sections().into_iter().collect(),
        false => return,
    };
    for sequence in lines.sequences.iter().filter(|sequence| described.contains(&sequence.section)) {
        let last = sequence.labels.last().filter(|label| label.rows != 0 && label.rows == sequence.rows.len());
        if let Some(label) = last {
            let message = "code must follow '.loc_label' in a section with generated debug information";
            diagnostics.push(Diagnostic::error(Code::DifferenceAcrossSections, label.span, message));
        }
    }
}

/// `.debug_line`, and `.debug_line_str` for DWARF 5.
#[derive(Clone, Copy)]
pub(super) struct LineSections {
    pub(super) table: (SectionId, SubsectionId),
    pub(super) strings: Option<(SectionId, SubsectionId)>,
}

/// Makes the sections without contents; `None` if no table is requested.
pub(super) fn sections(model: &mut Model, lines: &Lines, target: &TargetDesc) -> Option<LineSections> {
    if !lines.wanted {
        return None;
    }
    let elf = ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() };
    let table = section(model, b".debug_line", elf.clone());
    mark_data(model, target, table.1);
    let strings = (lines.version >= 5).then(|| {
        let flags = SHF_MERGE.0 | SHF_STRINGS.0;
        section(model, b".debug_line_str", ElfSection { flags, entsize: 1, ..elf })
    });
    Some(LineSections { table, strings })
}

/// The names of the sections of line tables.
pub(super) fn names(lines: &Lines) -> impl Iterator<Item = &'static [u8]> + use<> {
    let wanted = lines.wanted;
    [&b".debug_line"[..], b".debug_line_str"].into_iter().filter(move |_| wanted)
}

/// The sections of line tables that the text has entered.
pub(super) fn requested(model: &Model, lines: &Lines) -> impl Iterator<Item = SectionId> {
    names(lines).filter_map(|name| model.plain_section(name))
}

/// Writes `.debug_line`, and `.debug_line_str` for DWARF 5.
pub fn lines(
    model: &mut Model,
    lines: &Lines,
    start: Option<Name>,
    target: &TargetDesc,
    options: &Settings,
    diagnostics: &mut Diagnostics,
) {
    let Some(sections) = sections(model, lines, target) else { return };
    let LineSections { table, strings } = sections;
    let begin = strings.map(|(_, subsection)| model.subsections[subsection.0 as usize].here(subsection));
    write(model, lines, start, sections, Config { target, options }, None, diagnostics);
    // The strings come after the labels of `.loc_label`.
    if let Some(begin) = begin.filter(|_| target.mapping_symbols.is_some()) {
        model.map_from(begin, Mapped::Data);
    }
    layout::place(model, table.0, |error| diagnostics.push(error));
    if let Some((id, _)) = strings {
        layout::place(model, id, |error| diagnostics.push(error));
    }
}

pub(super) fn write(
    model: &mut Model,
    lines: &Lines,
    start: Option<Name>,
    sections: LineSections,
    Config { target, options }: Config<'_>,
    trial: Option<&mut Trial>,
    diagnostics: &mut Diagnostics,
) {
    let directory = compilation_dir(options);
    let output = line_output(target, options, &directory, start);
    let strings = sections.strings.map(|(id, subsection)| (subsection, model.sections[id.0 as usize].symbol));
    let (parts, added) = match options.gnu.line_sections && trial.is_none() {
        true => parts(model, lines, target),
        false => (None, Vec::new()),
    };
    dwarf::emit(lines, model, &output, dwarf::Sections { line: sections.table.1, strings, parts }, trial, diagnostics);
    for id in added {
        layout::place(model, id, |error| diagnostics.push(error));
    }
}

/// The sections `.debug_lineNAME` for the rows of each section NAME but `.text`, and `.debug_line_end`, as GNU as makes them.
fn parts(model: &mut Model, lines: &Lines, target: &TargetDesc) -> (Option<dwarf::Parts>, Vec<SectionId>) {
    let elf = ElfSection { kind: SHT_PROGBITS.0, flags: SHF_WRITE.0, ..ElfSection::default() };
    let mut added = Vec::new();
    let mut make = |model: &mut Model, name: &[u8]| {
        let (id, subsection) = section(model, name, elf.clone());
        mark_data(model, target, subsection);
        added.push(id);
        (id, subsection)
    };
    let of_sequences = lines.sequences.iter().map(|sequence| {
        let name = model.section_name(&model.sections[sequence.section.0 as usize]);
        let name = (name != b".text").then(|| [b".debug_line", name].concat())?;
        Some(make(model, &name).1)
    });
    let of_sequences = of_sequences.collect();
    let end = make(model, b".debug_line_end").0;
    let end = model.sections[end.0 as usize].symbol;
    model.register(end);
    (Some(dwarf::Parts { of_sequences, end }), added)
}
