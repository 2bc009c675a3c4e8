//! Numbers that tell the owners of ids apart, so that an id is refused by whoever did not make it. This module must not know what
//! the ids are of.

use std::sync::atomic::{AtomicU32, Ordering};

/// The owner of an id. The default is the stamp of no owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Stamp(u32);

impl Stamp {
    /// A stamp that no other owner in this process has. After 2^32 owners stamps repeat.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        Stamp(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
