//! Where llvm-mc begins fragments and the model does not: it matters to rounds that never end and to `.reloc`.

use super::{Model, SubsectionId};

/// Where llvm-mc begins a fragment and the model does not.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The subsection.
    pub subsection: SubsectionId,
    /// The model's fragment that it is in.
    pub fragment: u32,
    /// From that of its bytes on, places are in the later fragment.
    pub at: u32,
    /// How many bytes of filling are in between, as a fragment of their own, if there are any.
    pub filled: u32,
}

impl Model {
    /// llvm-mc begins a fragment at the end of a subsection, also when that is entered, or where that is to be filled, one for
    /// that and one behind it.
    #[inline]
    pub fn cut(&mut self, subsection: SubsectionId, filled: u32) {
        let owner = &mut self.subsections[subsection.0 as usize];
        // A label that stands here is in the earlier fragment; those to come are not.
        if filled == 0 && owner.ends_in_label(subsection) {
            return owner.split();
        }
        let at = owner.data().len() as u32 + u32::from(filled != 0);
        let fragment = owner.fragments.len().saturating_sub(1) as u32;
        self.cuts.push(Cut { subsection, fragment, at, filled });
    }
}
