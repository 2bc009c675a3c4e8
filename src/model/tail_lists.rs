//! The lists of a subsection's tails.

use super::deferred::Reads;
use super::fragment::{Align, FragmentTail, Leb, Relaxable};
use super::other_tail::OtherTail;
use super::{Reset, ResetTo};

/// The kinds of tails that most small sections do not have.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// The alignments, by address.
    pub aligns: Vec<Align>,
    /// The LEB128 numbers, by address.
    pub lebs: Vec<Leb>,
    /// The offsets that the LEB128 numbers depend on; set by the layout.
    pub lebs_read: Reads,
    /// All other tails, by address.
    pub other_tails: Vec<OtherTail>,
    /// The fills and `.org` among them.
    pub(super) fillings: Vec<FragmentTail>,
    /// The fixups without bytes: their offsets in the subsection, and their fragments.
    pub marks: Vec<(u32, u32)>,
}

impl Reset for Lists {
    fn reset(&mut self) {
        let Lists { aligns, lebs, lebs_read, other_tails, fillings, marks } = self;
        *lebs_read = Reads::Nothing;
        aligns.reset();
        lebs.reset();
        other_tails.reset();
        fillings.reset();
        marks.reset();
    }
}

impl ResetTo for Lists {
    fn reset_to(&mut self, from: &Self) {
        let Lists { aligns, lebs, lebs_read, other_tails, fillings, marks } = self;
        *lebs_read = from.lebs_read;
        aligns.reset_to(&from.aligns);
        lebs.reset_to(&from.lebs);
        other_tails.reset_to(&from.other_tails);
        fillings.reset_to(&from.fillings);
        marks.reset_to(&from.marks);
    }
}

impl Lists {
    /// Sets the sizes of the LEB128 numbers and of some of the other tails to 0.
    pub fn reset_sizes(&mut self, is_reset: impl Fn(&FragmentTail) -> bool) {
        let Lists { lebs, other_tails, fillings, .. } = self;
        lebs.iter_mut().for_each(|leb| leb.set_size(0));
        other_tails.iter_mut().filter(|other| is_reset(&other.tail(fillings))).for_each(|other| other.size = 0);
    }
}

/// The tails of a subsection.
#[derive(Clone, Copy, Debug)]
pub struct SizedTails<'s> {
    pub relaxables: &'s [Relaxable],
    pub aligns: &'s [Align],
    pub lebs: &'s [Leb],
    pub other_tails: &'s [OtherTail],
}
