//! Stamps, which identify the owner of an id, so that an id passed to another owner is rejected. This module must not
//! know what the ids identify.

use std::sync::atomic::{AtomicU32, Ordering};

/// The owner of an id. The default belongs to no owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Stamp(u32);

impl Stamp {
    /// A stamp unique within the process. Stamps repeat after 2^32 calls.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        Stamp(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
