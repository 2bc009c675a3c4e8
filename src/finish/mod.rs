//! The sections that directives imply: made between the end of the text and the finished object.
//!
//! Which ones there are must be known before the layout ([`sections_of_directives`]); what holds distances between labels is
//! written behind it, as it needs final offsets and nothing refers into it but by relocations. This module must not know
//! tokens, directives, a machine by name or the records of a file.

mod call_graph;
mod coff_lists;
mod frames;
mod lines;
mod symver;

pub use frames::frames;
pub use lines::{generated, lines};
pub use symver::versions;

<<<<<<< HEAD
use crate::diag::Diagnostics;
use crate::frame::Frames;
use crate::model::{CoffSection, Definition, ElfSection, Model, Section, SectionId, Subsection, SubsectionId};
=======
use crate::assembler::section_symbol;
use crate::ast::Name;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::dwarf::{self, Generated, Lines};
use crate::emitter::Emitter;
use crate::expr::{Evaluator, Stage};
use crate::frame::{self, Frames};
use crate::layout;
use crate::model::{
    Binding, CoffSection, ElfSection, Model, RelocDirective, RelocatableValue, SHT_LLVM_CALL_GRAPH_PROFILE, Section,
    SectionId, Subsection, SubsectionId, Value,
};
>>>>>>> main
use crate::options::Options;
use crate::target::Conventions;
use object::elf::SHT_PROGBITS;

/// The sections that directives imply and that the layout has to know.
pub fn sections_of_directives(
    model: &mut Model,
    frames: &Frames,
    conventions: &Conventions,
    options: &Options,
    diagnostics: &mut Diagnostics,
) {
    if model.coff.is_some() {
        coff_lists::sections(model, frames);
        return;
    }
    if options.no_exec_stack {
        stack_note(model);
    }
    call_graph::section_of_edges(model, conventions, diagnostics);
}

/// The plain section of that name.
fn plain_section(model: &Model, name: &[u8]) -> Option<SectionId> {
    // A section's name is a symbol's too, which is that of the first section of the name, unless it was defined before.
    let symbol = model.names.get(name)?;
    let is_it = |section: &Section| *section.name == *name && section.is_plain();
    if let Definition::Section(first) = model.symbol(symbol).definition
        && is_it(&model.sections[first.0 as usize])
    {
        return Some(first);
    }
    model.sections.iter().position(is_it).map(|index| SectionId(index as u32))
}

/// The subsection of the plain section of that name, made if need be.
fn section(model: &mut Model, name: &[u8], elf: ElfSection) -> (SectionId, SubsectionId) {
    let id = match plain_section(model, name) {
        Some(id) => id,
        None => {
            let id = SectionId(model.sections.len() as u32);
            let symbol = model.section_symbol(name, id);
            let coff = CoffSection::known(name).unwrap_or_default();
            model.sections.push(Section::new(name, symbol, elf, coff));
            id
        }
    };
    let subsection = match model.sections[id.0 as usize].subsections.first() {
        Some(&(0, subsection)) => subsection,
        _ => {
            let subsection = SubsectionId(model.subsections.len() as u32);
            model.subsections.push(Subsection::new(id));
            model.sections[id.0 as usize].subsections.insert(0, (0, subsection));
            subsection
        }
    };
    (id, subsection)
}

/// The empty section that says that the stack need not be executable.
fn stack_note(model: &mut Model) {
    section(model, b".note.GNU-stack", ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() });
}
<<<<<<< HEAD
=======

/// `.llvm.call-graph-profile`: a weight for each edge, and a relocation of type NONE for each of its ends.
pub(crate) fn sections_of_directives(
    model: &mut Model,
    frames: &Frames,
    target: &X86,
    options: &Options,
    diagnostics: &mut Diagnostics,
) {
    if model.coff.is_some() {
        coff_sections(model, frames);
        return;
    }
    if options.no_exec_stack {
        stack_note(model);
    }
    if model.cg_profile.is_empty() {
        return;
    }
    let flags = SHF_EXCLUDE.0;
    let elf = ElfSection { kind: SHT_LLVM_CALL_GRAPH_PROFILE, flags, entsize: 8, ..ElfSection::default() };
    let (id, subsection) = section(model, b".llvm.call-graph-profile", elf);
    for (from, to, count) in std::mem::take(&mut model.cg_profile) {
        let offset = model.subsections[subsection.0 as usize].data().len() as i64;
        for end in [from, to] {
            let mut symbol = end;
            if model.symbol(end).temporary {
                let home = Evaluator::new(model, Stage::Building).place(end);
                let at = model.position_of(end);
                match home {
                    Some((section, _)) => symbol = model.sections[section as usize].symbol,
                    None => {
                        let name = String::from_utf8_lossy(model.names.text(end)).into_owned();
                        let message = format!("Reference to undefined temporary symbol `{name}`");
                        let span = Span::new(at, at);
                        diagnostics.push(Diagnostic::error(Code::UndefinedTemporarySymbol, span, message));
                    }
                }
            }
            model.register(symbol);
            let directive = RelocDirective {
                section: id,
                counts_from_start: true,
                offset: Value::Relocatable(RelocatableValue::constant(offset)),
                kind: target.reloc_none(),
                value: Value::Relocatable(RelocatableValue::symbol(symbol)),
                source_pos: 0,
            };
            model.relocs.push(directive);
        }
        Emitter::new(&mut model.subsections[subsection.0 as usize]).number(count, 8);
    }
}

fn compilation_dir(options: &Options) -> String {
    let mut directory = options.debug_compilation_dir.clone().unwrap_or_default().into_bytes();
    dwarf::remap(&mut directory, &options.prefix_map);
    String::from_utf8_lossy(&directory).into_owned()
}

fn line_output<'o>(target: &X86, compilation_dir: &'o str, start: Option<Name>) -> dwarf::Output<'o> {
    dwarf::Output {
        pointer_size: target.frame_machine().pointer_size,
        fixups: dwarf::Fixups {
            address: target.data_fixup(target.frame_machine().pointer_size),
            section_offset: target.section_reference_fixup(),
        },
        compilation_dir,
        start,
    }
}

/// What `-g` says of the text; the symbol for the start of the line table.
pub(crate) fn generated(
    model: &mut Model,
    lines: &mut Lines,
    generated: Option<&Generated>,
    target: &X86,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Option<Name> {
    lines.remap(&options.prefix_map);
    let described = generated?.sections().len();
    let keep = options.save_temp_labels;
    let line_table = model.anonymous(if keep { b".Lline_table_start0" } else { b"" });
    model.symbol_mut(line_table).temporary = !keep;
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
    let subsections = dwarf::Chunks {
        info: make(model, b".debug_info"),
        abbrev: make(model, b".debug_abbrev"),
        aranges: make(model, b".debug_aranges"),
        ranges: (described > 1 && lines.version >= 3)
            .then(|| make(model, if lines.version >= 5 { b".debug_rnglists" } else { b".debug_ranges" })),
    };
    let directory = compilation_dir(options);
    let output = line_output(target, &directory, None);
    let description = dwarf::Description { output, flags: options.dwarf_flags.as_deref(), line_table };
    dwarf::describe(generated?, lines, model, subsections, &description);
    for id in sections {
        layout::place(model, id, Some(diagnostics));
    }
    model.register(line_table);
    Some(line_table)
}

/// `.debug_line`, and `.debug_line_str` for DWARF 5.
pub(crate) fn lines(
    model: &mut Model,
    lines: &Lines,
    start: Option<Name>,
    target: &X86,
    options: &Options,
    diagnostics: &mut Diagnostics,
) {
    if !lines.wanted {
        return;
    }
    let elf = ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() };
    let (line, line_chunk) = section(model, b".debug_line", elf.clone());
    let strings = (lines.version >= 5).then(|| {
        let flags = SHF_MERGE.0 | SHF_STRINGS.0;
        section(model, b".debug_line_str", ElfSection { flags, entsize: 1, ..elf })
    });
    let directory = compilation_dir(options);
    let output = line_output(target, &directory, start);
    let sections = dwarf::Sections {
        line: line_chunk,
        strings: strings.map(|(id, subsection)| (subsection, model.sections[id.0 as usize].symbol)),
    };
    dwarf::emit(lines, model, &output, sections, diagnostics);
    layout::place(model, line, Some(diagnostics));
    if let Some((id, _)) = strings {
        layout::place(model, id, Some(diagnostics));
    }
}

/// `.eh_frame` and `.debug_frame`.
pub(crate) fn frames(
    model: &mut Model,
    frames: &Frames,
    target: &X86,
    options: &Options,
    diagnostics: &mut Diagnostics,
) {
    if frames.list.is_empty() {
        return;
    }
    let machine = target.frame_machine();
    for (wanted, eh) in [(frames.eh_frame, true), (frames.debug_frame, false)] {
        if !wanted {
            continue;
        }
        let (name, elf) = if eh {
            let flags = SHF_ALLOC.0;
            (b".eh_frame".as_slice(), ElfSection { kind: machine.eh_frame_type, flags, ..ElfSection::default() })
        } else {
            (b".debug_frame".as_slice(), ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() })
        };
        let (id, subsection) = section(model, name, elf);
        let frame_options = frame::SectionOptions {
            eh,
            large: options.large_code_model,
            dwarf_version: options.dwarf_version,
            subsection,
            section_symbol: model.sections[id.0 as usize].symbol,
            data_fixup: [2, 4, 8].map(|size| target.data_fixup(size)),
            section_offset: target.section_reference_fixup(),
        };
        frame::emit(frames, model, &machine, &frame_options, diagnostics);
        layout::place(model, id, Some(diagnostics));
    }
}
>>>>>>> main
