//! The sections that COFF directives imply, such as those that list symbols.

use super::section;
use crate::debug::cfi::Frames;
use crate::model::{Binding, ElfSection, Model, SectionId, SymbolFlag};
use object::pe::IMAGE_SCN_LNK_REMOVE;

/// Makes the sections, in llvm-mc's order. Lists of symbols are written once symbols are numbered.
#[inline(never)]
pub(super) fn sections(model: &mut Model, frames: &Frames) {
    if !frames.list.is_empty() {
        for (wanted, name) in [(frames.eh_frame, b".eh_frame".as_slice()), (frames.debug_frame, b".debug_frame")] {
            if wanted {
                section(model, name, ElfSection::default());
            }
        }
    }
    // The symbols of frames precede those registered here.
    if frames.eh_frame || frames.debug_frame {
        frames.symbols(model).into_iter().for_each(|name| model.register(name));
    }
    let (mut addrsig, mut cg_profile) = (None, None);
    if model.requests.addrsig {
        addrsig = Some(list_section(model, b".llvm_addrsig"));
    }
    // llvm-mc omits private symbols.
    let mut edges = std::mem::take(&mut model.requests.cg_profile);
    edges.retain(|(ends, _)| ends.iter().all(|end| !model.symbol(end.0).is(SymbolFlag::Temporary)));
    if !edges.is_empty() {
        for (ends, _) in &edges {
            for &(name, _) in ends {
                if !model.symbol(name).is(SymbolFlag::Registered) {
                    model.register(name);
                    model.symbol_mut(name).binding = Some(Binding::Global);
                }
            }
        }
        cg_profile = Some(list_section(model, b".llvm.call-graph-profile"));
    }
    model.requests.cg_profile = edges;
    if let Some(coff) = &mut model.coff {
        (coff.addrsig, coff.cg_profile) = (addrsig, cg_profile);
    }
}

fn list_section(model: &mut Model, name: &[u8]) -> SectionId {
    let (id, _) = section(model, name, ElfSection::default());
    model.sections[id.0 as usize].coff.characteristics = IMAGE_SCN_LNK_REMOVE.0;
    id
}
