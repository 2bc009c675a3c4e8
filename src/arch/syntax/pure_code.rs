//! Execute-only sections (code without data), in both Arm ABIs.

use crate::asm::state::Assembler;
use crate::model::{FragmentTail, SubsectionId};

/// `SHF_AARCH64_PURECODE` and `SHF_ARM_PURECODE`
const SHF_PURECODE: u64 = 0x2000_0000;

/// If some section is execute-only, so is `.text` if the subsection of it that was entered last is empty: llvm-mc looks
/// only at that subsection's fragments.
pub(in crate::arch) fn mark_text(a: &mut Assembler<'_, '_>) {
    if !a.model.sections.iter().any(|s| s.elf.flags & SHF_PURECODE != 0) {
        return;
    }
    let Some(id) = a.model.plain_section(b".text") else { return };
    a.model.order_subsections();
    let section = &a.model.sections[id.0 as usize];
    let is_empty = |id: SubsectionId| {
        let subsection = &a.model.subsections[id.0 as usize];
        let has_values = subsection.each_other_tail().any(|(_, tail)| is_data(&tail));
        subsection.data().is_empty() && subsection.relaxables.is_empty() && !has_values
    };
    if section.entered.is_none_or(is_empty) {
        a.model.sections[id.0 as usize].elf.flags |= SHF_PURECODE;
    }
}

/// Whether a tail is data in llvm-mc: `.fill`, not `.space`.
fn is_data(tail: &FragmentTail) -> bool {
    matches!(tail, FragmentTail::Fill { is_data: true, .. })
}
