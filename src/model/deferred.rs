//! Contents that depend on the layout, such as tables of label differences in compact encodings.
//!
//! The model only refers to the module that can compute them. The layout requests them in each round, with the offsets
//! of that round, until the sizes no longer change. The result of the last round is kept and becomes part of the
//! object.

use super::{Dirty, FixupKind, Model, SectionId, Value};
use crate::short_slice;
use std::any::Any;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeferredOwner {
    /// The tables of `.cv_*`.
    CodeView = 0,
    /// The unwind information of `.seh_*`.
    Unwind = 1,
}

/// The offsets that some contents depend on. As long as these do not change, the contents do not either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reads {
    #[default]
    Nothing,
    Section(SectionId),
    /// The offsets of several sections, or unknown.
    Anything,
}

impl Reads {
    /// What two results depend on together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (reads, Reads::Nothing) | (Reads::Nothing, reads) => reads,
            (a, b) if a == b => a,
            _ => Reads::Anything,
        }
    }
}

pub trait WriteDeferred: Any + Send + Sync {
    /// Appends the contents with number `index` for the model's current offsets. `at` is their own offset in the section.
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred);

    /// If the size is already known while the source is read: the number of bytes that are in the same llvm-mc fragment
    /// as the code that follows, and whether that fragment starts before the contents.
    fn known_size(&self, index: u32) -> Option<(u32, bool)>;
}

// Not a supertrait: a program would have the code to show all that an owner contains.
impl fmt::Debug for dyn WriteDeferred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WriteDeferred")
    }
}

impl<T: WriteDeferred> WriteDeferred for Dirty<T> {
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred) {
        (**self).compute(index, at, model, out);
    }

    fn known_size(&self, index: u32) -> Option<(u32, bool)> {
        (**self).known_size(index)
    }
}

/// Takes an owner out of the model and downcasts it to its type.
pub fn author<T: WriteDeferred>(author: Option<Box<dyn WriteDeferred>>) -> Option<Box<T>> {
    let author: Box<dyn Any> = author?;
    author.downcast().ok()
}

/// A field in deferred contents: offset, fixup kind, value.
pub type DeferredField = (u32, FixupKind, Value);

#[derive(Debug, Default)]
pub struct Deferred {
    pub bytes: Vec<u8>,
    pub fields: Vec<DeferredField>,
    pub reads: Reads,
    pub pairs: Vec<(u32, u32)>,
    /// An error, reported once the layout is done.
    pub error: Option<String>,
    /// A warning about suspicious contents.
    pub remark: Option<&'static str>,
}

impl Deferred {
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.fields.clear();
        self.reads = Reads::Nothing;
        self.error = None;
        self.remark = None;
    }

    /// Records that the contents depend on offsets in a section.
    #[inline]
    pub fn read(&mut self, section: SectionId) {
        self.reads = match self.reads {
            Reads::Nothing => Reads::Section(section),
            Reads::Section(known) if known == section => return,
            _ => Reads::Anything,
        };
    }

    #[inline]
    pub fn half(&mut self, value: u16) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    #[inline]
    pub fn word(&mut self, value: u32) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    pub fn field(&mut self, size: usize, kind: FixupKind, value: Value) {
        let at = self.bytes.len();
        self.fields.push((at as u32, kind, value));
        self.bytes.extend_from_slice([0; 8].get(..size).unwrap_or_default());
    }

    /// Records an error, unless there is one already.
    #[cold]
    pub fn fail(&mut self, message: impl Into<String>) {
        if self.error.is_none() {
            self.error = Some(message.into());
        }
    }
}

#[derive(Debug, Default)]
pub struct Computed {
    bytes: Vec<u8>,
    fields: Vec<DeferredField>,
    parts: [Vec<Part>; 2],
    /// The number of bytes in use; the rest belonged to parts that have grown since.
    live: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Part {
    bytes: (usize, usize),
    fields: (usize, usize),
    is_known: bool,
}

impl Computed {
    /// Stores the contents of a number, unless there is an error in them.
    pub fn keep(&mut self, by: DeferredOwner, index: u32, made: &Deferred) {
        let parts = &mut self.parts[by as usize];
        if parts.len() <= index as usize {
            parts.resize(index as usize + 1, Part::default());
        }
        let part = &mut parts[index as usize];
        self.live = self.live + made.bytes.len() - part.bytes.1;
        put(&mut self.bytes, &mut part.bytes, &made.bytes, short_slice::append);
        put(&mut self.fields, &mut part.fields, &made.fields, Vec::extend_from_slice);
        part.is_known = made.error.is_none() && made.remark.is_none();
        if self.bytes.len() > 4 * self.live + (1 << 20) {
            *self = Computed::default();
        }
    }

    /// The contents of a number and their fields, if they are known.
    pub fn get(&self, by: DeferredOwner, index: u32) -> Option<(&[u8], &[DeferredField])> {
        let part = self.parts[by as usize].get(index as usize).filter(|part| part.is_known)?;
        let bytes = self.bytes.get(part.bytes.0..part.bytes.0 + part.bytes.1)?;
        Some((bytes, self.fields.get(part.fields.0..part.fields.0 + part.fields.1)?))
    }
}

/// Stores items in place of the old ones if they fit, else at the end.
fn put<T: Copy>(all: &mut Vec<T>, place: &mut (usize, usize), items: &[T], append: impl Fn(&mut Vec<T>, &[T])) {
    if items.len() > place.1 {
        place.0 = all.len();
        append(all, items);
    } else {
        all[place.0..place.0 + items.len()].copy_from_slice(items);
    }
    place.1 = items.len();
}
