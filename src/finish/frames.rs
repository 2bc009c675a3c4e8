//! `.eh_frame`, `.debug_frame` and `.sframe`.

use super::{mark_data, section};
use crate::diag::Diagnostics;
use crate::frame::{self, Frames};
use crate::layout;
use crate::model::{ElfSection, Model, SectionId, SubsectionId};
use crate::options::Settings;
use crate::target::TargetDesc;
use object::elf::{SHF_ALLOC, SHT_PROGBITS};

/// `SHT_GNU_SFRAME`
const SFRAME: u32 = 0x6fff_fff4;

/// Which of the sections are asked for: name, type and flags.
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

/// The section of that name, type and flags.
fn made(model: &mut Model, target: &TargetDesc, (name, kind, flags): (&[u8], u32, u64)) -> (SectionId, SubsectionId) {
    let (id, subsection) = section(model, name, ElfSection { kind, flags, ..ElfSection::default() });
    mark_data(model, target, subsection);
    (id, subsection)
}

/// The sections without their contents.
pub(super) fn sections(model: &mut Model, frames: &Frames, target: &TargetDesc, options: &Settings) {
    for wanted in wanted(model, frames, target, options) {
        made(model, target, wanted);
    }
}

/// `.eh_frame`, `.debug_frame` and `.sframe`.
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
    let machine = &target.frame;
    let mut labels: frame::Labels = frames.list.iter().filter_map(|frame| Some((frame.begin, frame.label?))).collect();
    for (name, kind, flags) in wanted(model, frames, target, options) {
        let (id, subsection) = made(model, target, (name, kind, flags));
        let frame_options = frame::SectionOptions {
            eh: name == b".eh_frame",
            large: options.large_code_model,
            dwarf_version: options.dwarf.version,
            dwarf64: options.dwarf.dwarf64 && name == b".debug_frame",
            subsection,
            section_symbol: model.sections[id.0 as usize].symbol,
            data_fixup: [2, 4, 8].map(|size| target.data_fixup(size)),
            section_offset: target.section_reference_fixup,
        };
        if kind == SFRAME {
            frame::emit_sframe(frames, model, machine, &frame_options, &mut labels, diagnostics);
        } else {
            frame::emit(frames, model, machine, &frame_options, &mut labels, diagnostics);
        }
        layout::place(model, id, |error| diagnostics.push(error));
    }
}
