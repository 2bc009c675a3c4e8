//! The phases from a text to the finished object, from top to bottom.
//!
//! Each phase reads what the one before it finished; the lines between them say what can no longer change.

use crate::arch::{Backend, Isa, TargetDesc, by_machine};
use crate::asm::Workspace;
#[cfg(feature = "disasm")]
use crate::asm::print::PrintStyle;
use crate::build::outcome::{Assembled, Failure, reports};
use crate::debug::cfi::Frames;
use crate::debug::dwarf::{Generated, Lines};
use crate::diag::Diagnostics;
use crate::layout::{self, Limits};
use crate::model::{Dirty, Model, SectionId};
use crate::object::{self, Data, Object, compress};
use crate::options::parts::DEBUG;
use crate::options::triple::ObjectFormat;
use crate::options::{Options, Settings};
use crate::relocate::{self, RelocateBuffers};
use crate::source::SourceMap;
use crate::source::input::Input;
use crate::synthesize;
use crate::threads::Helpers;

/// The object, and the split-DWARF object if one was requested.
pub(crate) type Objects = (Object, Option<Box<Object>>);

/// Assembles a text in a workspace that is in its initial state.
pub(crate) fn assemble<'a>(
    input: Input<'a>,
    options: &Options,
    workspace: &mut Workspace,
    sources: &mut SourceMap<'a>,
    scratch: &mut RelocateBuffers,
) -> Result<Assembled, Failure> {
    let mut diagnostics = Diagnostics::new(options.settings().policy());
    read(input, options, workspace, sources, &mut diagnostics);
    let objects = finish(workspace, options, sources, scratch, &mut diagnostics);
    outcome(objects, workspace, diagnostics, sources, input.name, options)
}

/// Reads a text and prints what its statements do. The printed text is `None` if there is an error.
#[cfg(feature = "disasm")]
pub(crate) fn print<'a>(
    input: Input<'a>,
    options: &Options,
    style: PrintStyle,
    sources: &mut SourceMap<'a>,
) -> (Option<Vec<u8>>, Workspace, Diagnostics) {
    let mut workspace = Workspace::new(options);
    workspace.print(style, options);
    let mut diagnostics = Diagnostics::new(options.settings().policy());
    read(input, options, &mut workspace, sources, &mut diagnostics);
    let text = workspace
        .printer
        .take()
        .map(|mut printer| std::mem::take(&mut printer.out))
        .filter(|_| !diagnostics.has_errors());
    (text, workspace, diagnostics)
}

/// Reads a text: its statements change the model.
#[inline(never)]
pub(crate) fn read<'a>(
    Input { name, text, files }: Input<'a>,
    options: &Options,
    workspace: &mut Workspace,
    sources: &mut SourceMap<'a>,
    diagnostics: &mut Diagnostics,
) {
    let mut reader = workspace.reader(options, files, sources, diagnostics);
    reader.main_file(name, text);
    reader.end_of_text();
}

/// Builds the object from what a text or a streamer's calls have made; `None` if there is an error.
#[inline(never)]
pub(crate) fn finish(
    workspace: &mut Workspace,
    options: &Options,
    sources: &SourceMap<'_>,
    scratch: &mut RelocateBuffers,
    diagnostics: &mut Diagnostics,
) -> Option<Objects> {
    workspace.hand_over();
    // The threads end when this returns.
    let mut workers = std::mem::take(&mut workspace.workers);
    // No text is read after this point: only the model is used.
    if diagnostics.keep_from_layout() {
        return None;
    }
    let current = workspace.sections.current().map(|current| current.section);
    let Workspace { model, frames, lines, isa, description, .. } = workspace;
    let (settings, (_, desc)) = (options.settings(), options.target());
    let generated = description.as_ref().and_then(|description| description.dwarf());
    let helpers = Helpers { threads: settings.threads, workers: &mut workers };
    let parsed = Parsed { model, current, frames, lines, generated, desc, options: settings, helpers };
    let objects: Option<Objects> = by_machine!(Isa, isa,
        X86(isa) => phases(parsed, isa, scratch, diagnostics),
        Aarch64(isa) => phases(parsed, &**isa, scratch, diagnostics),
        Arm(isa) => phases(parsed, &**isa, scratch, diagnostics),
    );
    let (mut object, dwo) = objects.filter(|_| !diagnostics.has_errors())?;
    if settings.spans {
        object.set_origins(relocate::origins(&workspace.model, sources));
    }
    Some((object, dwo))
}

/// What parsing leaves to the phases.
struct Parsed<'p> {
    model: &'p mut Model,
    current: Option<SectionId>,
    frames: &'p Frames,
    lines: &'p mut Dirty<Lines>,
    /// For `-g`.
    generated: Option<&'p Generated>,
    desc: &'p TargetDesc,
    options: &'p Settings,
    helpers: Helpers<'p>,
}

/// The phases between the text and the object. The object is not meaningful if an error was reported.
#[inline(never)]
fn phases(
    parsed: Parsed<'_>,
    backend: &impl Backend,
    scratch: &mut RelocateBuffers,
    diagnostics: &mut Diagnostics,
) -> Option<Objects> {
    let Parsed { model, current, frames, lines, generated, desc, options, helpers } = parsed;
    model.order_subsections();
    synthesize::start_fragments(model, frames, lines, desc, options, current);
    synthesize::sections_of_directives(model, frames, lines, desc, options, diagnostics);
    // No fragments are added to the text's sections after this point.
    let limits = Limits { output: options.limits.output };
    let widening = backend.widening();
    let labeled = synthesize::labeled(model, frames, lines, widening);
    let mut tables = synthesize::TablesOfText::new(frames, lines, generated.is_some(), desc, options);
    if !layout::layout(model, backend, limits, widening, &labeled, &mut tables, diagnostics) {
        return None;
    }
    // All offsets in the model's sections are final after this point.
    synthesize::frames(model, frames, desc, options, diagnostics);
    if DEBUG && (generated.is_some() || lines.is_dirty()) {
        let start = synthesize::generated(model, lines, generated, desc, options, diagnostics);
        synthesize::lines(model, lines, start, desc, options, diagnostics);
    }
    synthesize::versions(model, diagnostics);
    synthesize::weak_targets(model);
    // The model does not change after this point, except that the object takes the bytes of the largest section.
    match options.triple.format {
        #[cfg(feature = "elf")]
        ObjectFormat::Elf => {
            let mut tables =
                relocate::elf::relocate(model, backend, (desc.elf, helpers), &mut scratch.elf, diagnostics);
            // Symbols, relocations and the bytes of sections do not change after this point.
            let mut dwo = None;
            if options.object.split_dwarf {
                let (rest, mut apart) = object::elf::split(&tables);
                compress::debug_sections(&mut apart, options.object.compression);
                dwo = Some(Box::new(Object::new(Data::Elf(Box::new(apart)), desc.relocation_types)));
                *tables = rest;
            }
            compress::debug_sections(&mut tables, options.object.compression);
            // The object does not change after this point.
            Some((Object::new(Data::Elf(tables), desc.relocation_types), dwo))
        }
        #[cfg(feature = "coff")]
        ObjectFormat::Coff => {
            let (machine, stamp) = (desc.coff, options.object.timestamp);
            let tables =
                relocate::coff::relocate(model, backend, machine, (stamp, helpers), &mut scratch.coff, diagnostics);
            Some((Object::new(Data::Coff(tables), desc.relocation_types), None))
        }
        // There are no options for it.
        #[cfg(not(all(feature = "elf", feature = "coff")))]
        _ => None,
    }
}

/// The result of an assembly, with its diagnostics rendered.
#[inline(never)]
pub(crate) fn outcome(
    objects: Option<Objects>,
    workspace: &mut Workspace,
    diagnostics: Diagnostics,
    sources: &SourceMap<'_>,
    name: &str,
    options: &Options,
) -> Result<Assembled, Failure> {
    let (reports, more_errors) = reports(diagnostics, sources, name, options);
    let dependencies = std::mem::take(&mut workspace.input.files.dependencies);
    let printed = std::mem::take(&mut workspace.progress.printed);
    match objects {
        Some((object, dwo)) => Ok(Assembled {
            object,
            dwo,
            warnings: reports,
            dependencies,
            printed,
            places: None,
            statements: Vec::new(),
        }),
        None => Err(Failure { reports, more_errors, printed }),
    }
}
