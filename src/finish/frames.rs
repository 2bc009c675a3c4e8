//! `.eh_frame` and `.debug_frame`.

use super::{mark_data, section};
use crate::diag::Diagnostics;
use crate::frame::{self, Frames};
use crate::layout;
use crate::model::{ElfSection, Model};
use crate::options::Settings;
use crate::target::TargetDesc;
use object::elf::{SHF_ALLOC, SHT_PROGBITS};

/// `.eh_frame` and `.debug_frame`.
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
        mark_data(model, target, subsection);
        let frame_options = frame::SectionOptions {
            eh,
            large: options.large_code_model,
            dwarf_version: options.dwarf.version,
            subsection,
            section_symbol: model.sections[id.0 as usize].symbol,
            data_fixup: [2, 4, 8].map(|size| target.data_fixup(size)),
            section_offset: target.section_reference_fixup,
        };
        frame::emit(frames, model, machine, &frame_options, diagnostics);
        layout::place(model, id, Some(diagnostics));
    }
}
