//! `.eh_frame`, `.debug_frame` and `.sframe`.

use super::{mark_data, section};
use crate::arch::TargetDesc;
use crate::debug::cfi as frame;
use crate::debug::cfi::{Frame, Frames};
use crate::diag::Diagnostics;
use crate::layout;
use crate::model::{ElfSection, Model, SectionId, SubsectionId, Trial};
use crate::options::Settings;
use object::elf::{SHF_ALLOC, SHT_PROGBITS};

/// `SHT_GNU_SFRAME`
const SFRAME: u32 = 0x6fff_fff4;

/// The requested sections: name, type and flags.
fn wanted(
    model: &Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
) -> impl Iterator<Item = (&'static [u8], u32, u64)> + use<> {
    let machine = &target.frame;
    let sframe = (frames.sframe || options.gsframe) && machine.sframe.is_some() && model.coff.is_none();
    let (plain, alloc) = (SHT_PROGBITS.0, SHF_ALLOC.0);
    let sections = [
        (frames.eh_frame, (b".eh_frame".as_slice(), machine.eh_frame_type, alloc)),
        (frames.debug_frame, (b".debug_frame", plain, 0)),
        (sframe, (b".sframe", SFRAME, alloc)),
    ];
    let any = !frames.list.is_empty();
    sections.into_iter().filter(move |&(wanted, _)| any && wanted).map(|section| section.1)
}

/// Makes a section with this name, type and flags.
fn made(model: &mut Model, target: &TargetDesc, (name, kind, flags): (&[u8], u32, u64)) -> (SectionId, SubsectionId) {
    let (id, subsection) = section(model, name, ElfSection { kind, flags, ..ElfSection::default() });
    mark_data(model, target, subsection);
    (id, subsection)
}

/// Makes the sections without their contents.
pub(super) fn sections(
    model: &mut Model,
    frames: &Frames,
    target: &TargetDesc,
    options: &Settings,
) -> Vec<(SectionId, SubsectionId)> {
    wanted(model, frames, target, options).map(|wanted| made(model, target, wanted)).collect()
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
    for (name, kind, flags) in wanted(model, frames, target, options) {
        let place = made(model, target, (name, kind, flags));
        write(model, (frames, &mut labels), place, (target, options), None, diagnostics);
        layout::place(model, place.0, |error| diagnostics.push(error));
    }
}

/// The symbols at the starts and ends of frames.
pub(super) fn labels(frames: &Frames) -> frame::Labels {
    let ends = |frame: &Frame| {
        let begin = frame.label.map(|label| (frame.begin, label));
        [frame.end.zip(frame.end_label), begin].into_iter().flatten()
    };
    // If several are at the same place, the first one wins.
    frames.list.iter().rev().flat_map(ends).collect()
}

/// Writes one of the sections.
pub(super) fn write(
    model: &mut Model,
    (frames, labels): (&Frames, &mut frame::Labels),
    (id, subsection): (SectionId, SubsectionId),
    (target, options): (&TargetDesc, &Settings),
    trial: Option<&mut Trial>,
    diagnostics: &mut Diagnostics,
) {
    let section = &model.sections[id.0 as usize];
    let (name, section_symbol) = (model.section_name(section), section.symbol);
    let (is_sframe, eh) = (name == b".sframe", name == b".eh_frame");
    let options = frame::SectionOptions {
        eh,
        large: options.large_code_model,
        dwarf_version: options.dwarf.version,
        cie_version: options.gnu.cie_version,
        dwarf64: options.dwarf.dwarf64 && name == b".debug_frame",
        subsection,
        section_symbol,
        data_fixup: [2, 4, 8].map(|size| target.data_fixup(size)),
        section_offset: target.section_reference_fixup,
    };
    if is_sframe {
        frame::emit_sframe(frames, model, &target.frame, &options, labels, diagnostics);
    } else {
        frame::emit(frames, model, &target.frame, &options, labels, trial, diagnostics);
    }
}
