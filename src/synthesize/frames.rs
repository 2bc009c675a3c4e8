//! `.eh_frame`, `.debug_frame` and `.sframe`.

use super::{Config, fixups, mark_data, section};
use crate::arch::TargetDesc;
use crate::debug::cfi::{self, Frame, Frames};
use crate::diag::Diagnostics;
use crate::layout;
use crate::model::{ElfSection, Model, SectionId, SubsectionId, Trial};
use crate::options::Settings;
use object::elf::{SHF_ALLOC, SHT_PROGBITS};

/// `SHT_GNU_SFRAME`
const SFRAME: u32 = 0x6fff_fff4;

#[derive(Clone, Copy)]
struct Request {
    name: &'static [u8],
    /// `sh_type`
    kind: u32,
    flags: u64,
}

fn requests(
    model: &Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
) -> impl Iterator<Item = Request> + use<> {
    let machine = &target.frame;
    let sframe = (frames.sframe || options.object.gsframe) && machine.sframe.is_some() && model.coff.is_none();
    let (plain, alloc) = (SHT_PROGBITS.0, SHF_ALLOC.0);
    let sections = [
        (frames.eh_frame, Request { name: b".eh_frame", kind: machine.eh_frame_type, flags: alloc }),
        (frames.debug_frame, Request { name: b".debug_frame", kind: plain, flags: 0 }),
        (sframe, Request { name: b".sframe", kind: SFRAME, flags: alloc }),
    ];
    let any = !frames.list.is_empty();
    sections.into_iter().filter(move |&(requested, _)| any && requested).map(|section| section.1)
}

fn create(model: &mut Model, target: &TargetDesc, request: Request) -> (SectionId, SubsectionId) {
    let Request { name, kind, flags } = request;
    let (id, subsection) = section(model, name, ElfSection { kind, flags, ..ElfSection::default() });
    mark_data(model, target, subsection);
    (id, subsection)
}

pub(super) fn sections(
    model: &mut Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
) -> Vec<(SectionId, SubsectionId)> {
    requests(model, frames, target, options).map(|request| create(model, target, request)).collect()
}

/// The names of the sections of frames.
pub(super) fn names(
    model: &Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
) -> impl Iterator<Item = &'static [u8]> + use<> {
    requests(model, frames, target, options).map(|request| request.name)
}

/// The sections of frames that the text has entered.
pub(super) fn requested(
    model: &Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
) -> impl Iterator<Item = SectionId> {
    names(model, frames, target, options).filter_map(|name| model.plain_section(name))
}

/// Writes `.eh_frame`, `.debug_frame` and `.sframe`.
pub fn frames(
    model: &mut Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
    diagnostics: &mut Diagnostics,
) {
    if frames.list.is_empty() {
        return;
    }
    let mut labels = labels(frames);
    for request in requests(model, frames, target, options) {
        let section = create(model, target, request);
        write(model, frames, &mut labels, section, Config { target, options }, None, diagnostics);
        layout::place(model, section.0, |error| diagnostics.push(error));
    }
}

pub(super) fn labels(frames: &Frames) -> cfi::Labels {
    let ends = |frame: &Frame| {
        let begin = frame.label.map(|label| (frame.begin, label));
        let end = frame.end_label.map(|label| (frame.end, label));
        [end, begin].into_iter().flatten()
    };
    // If several are at the same place, the first one wins.
    frames.list.iter().rev().flat_map(ends).collect()
}

pub(super) fn write(
    model: &mut Model,
    frames: &Frames,
    labels: &mut cfi::Labels,
    section: (SectionId, SubsectionId),
    Config { target, options }: Config<'_>,
    trial: Option<&mut Trial>,
    diagnostics: &mut Diagnostics,
) {
    let (id, subsection) = section;
    let section = &model.sections[id.0 as usize];
    let (name, section_symbol) = (model.section_name(section), section.symbol);
    let (is_sframe, eh) = (name == b".sframe", name == b".eh_frame");
    let options = cfi::SectionOptions {
        eh,
        large: options.object.large_code_model,
        dwarf_version: options.dwarf.version,
        cie_version: options.gnu.cie_version,
        subsection,
        section_symbol,
        data_fixup: [2, 4, 8].map(|size| target.data_fixup(size)),
        fixups: fixups(target, options.dwarf.dwarf64 && name == b".debug_frame"),
    };
    if is_sframe {
        cfi::emit_sframe(frames, model, &target.frame, &options, labels, diagnostics);
    } else {
        cfi::emit(frames, model, &target.frame, &options, labels, trial, diagnostics);
    }
}
