//! Tails of the less common kinds.

use super::FragmentTail;
use super::deferred::{DeferredOwner, Reads};

/// A tail of one of the less common kinds; for the tail itself see [`super::Subsection::other_tail`].
#[derive(Clone, Copy, Debug)]
pub struct OtherTail {
    pub fragment: u32,
    pub source_pos: u32,
    /// Its size in bytes; set by the layout.
    pub size: u64,
    tail: SmallTail,
}

/// A tail of a less common kind in 16 bytes.
#[derive(Clone, Copy, Debug)]
enum SmallTail {
    Nops {
        size: u32,
        longest: u8,
        mode: u8,
    },
    Boundary {
        log2: u8,
        mode: u8,
        last: Option<u32>,
    },
    Deferred {
        by: DeferredOwner,
        index: u32,
        reads: Reads,
    },
    /// A fill or `.org`: the index in the subsection's list of those.
    Filling(u32),
}

impl OtherTail {
    /// Stores a tail; fills and `.org` go into the list.
    pub(super) fn new(fragment: u32, source_pos: u32, tail: FragmentTail, fillings: &mut Vec<FragmentTail>) -> Self {
        let small = match tail {
            FragmentTail::Nops { size, longest, mode } => SmallTail::Nops { size, longest, mode },
            FragmentTail::Boundary { log2, mode, last } => SmallTail::Boundary { log2, mode, last },
            FragmentTail::Deferred { by, index, reads } => SmallTail::Deferred { by, index, reads },
            _ => {
                fillings.push(tail);
                SmallTail::Filling(fillings.len() as u32 - 1)
            }
        };
        let size = if let FragmentTail::Nops { size, .. } = tail { size.into() } else { 0 };
        OtherTail { fragment, source_pos, size, tail: small }
    }

    #[inline]
    pub(super) fn tail(&self, fillings: &[FragmentTail]) -> FragmentTail {
        match self.tail {
            SmallTail::Nops { size, longest, mode } => FragmentTail::Nops { size, longest, mode },
            SmallTail::Boundary { log2, mode, last } => FragmentTail::Boundary { log2, mode, last },
            SmallTail::Deferred { by, index, reads } => FragmentTail::Deferred { by, index, reads },
            SmallTail::Filling(index) => fillings.get(index as usize).copied().unwrap_or(FragmentTail::None),
        }
    }

    /// Whether it is a fill or `.org`, whose size is computed from the final offsets.
    #[inline]
    pub fn is_filling(&self) -> bool {
        matches!(self.tail, SmallTail::Filling(_))
    }

    /// The boundary, as log2, and the last fragment of the code that it keeps together, if there is any.
    #[inline]
    pub fn boundary(&self) -> Option<(u8, Option<u32>)> {
        match self.tail {
            SmallTail::Boundary { log2, last, .. } => Some((log2, last)),
            _ => None,
        }
    }

    pub(super) fn end_boundary(&mut self, end: u32) {
        if let SmallTail::Boundary { last, .. } = &mut self.tail {
            *last = Some(end);
        }
    }

    /// Sets what its contents depend on.
    pub fn set_reads(&mut self, now: Reads) {
        if let SmallTail::Deferred { reads, .. } = &mut self.tail {
            *reads = now;
        }
    }
}

// A text with CodeView has one for each variable and each inlined call.
const _: () = assert!(size_of::<OtherTail>() == 32);
