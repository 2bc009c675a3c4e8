//! Contents that depend on the layout, such as tables of label differences in compact encodings.
//!
//! The model only refers to the module that can compute them. The layout requests them in each round, with the offsets
//! of that round, until the sizes no longer change. The result of the last round is kept and becomes part of the
//! object.

use super::packed::{PackedValue, Wide};
use super::{Dirty, FixupKind, Model, SectionId, Value};
use crate::growth;
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
    /// The offsets of a section, or also of this many that follow it.
    Sections(SectionId, u8),
    /// The offsets of more sections, or unknown.
    Anything,
}

impl Reads {
    pub fn section(section: SectionId) -> Self {
        Reads::Sections(section, 0)
    }

    /// What two results depend on together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (reads, Reads::Nothing) | (Reads::Nothing, reads) => reads,
            (a, b) if a == b => a,
            (Reads::Sections(a, more), Reads::Sections(b, more_of_b)) => {
                let first = a.min(b);
                let last = (a.0 + u32::from(more)).max(b.0 + u32::from(more_of_b));
                u8::try_from(last - first.0).map_or(Reads::Anything, |more| Reads::Sections(first, more))
            }
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

/// A field in computed contents: offset, fixup kind, value and addend.
pub type ComputedField = (u32, FixupKind, (Value, i64));

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
        self.reads = self.reads.and(Reads::section(section));
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

/// A [`DeferredField`] that is kept until the object is written.
#[derive(Clone, Copy, Debug)]
struct KeptField {
    at: u32,
    /// The value; the first note is the kind.
    value: PackedValue,
    constant: i32,
}

#[derive(Debug, Default)]
pub struct Computed {
    bytes: Vec<u8>,
    fields: Vec<KeptField>,
    wide: Wide,
    parts: [Vec<Part>; 2],
    /// The number of bytes in use; the rest belonged to parts that have grown since.
    live: usize,
}

/// The contents of one number: their start and length in the lists of [`Computed`].
#[derive(Clone, Copy, Debug)]
struct Part {
    bytes: (u32, u32),
    fields: (u32, u32),
}

// A text has one for each inlined call and for each variable, and two fields for the latter.
const _: () = assert!(size_of::<Part>() == 16 && size_of::<KeptField>() == 16);

impl Part {
    /// Contents that are not kept.
    const UNKNOWN: Part = Part { bytes: (u32::MAX, 0), fields: (u32::MAX, 0) };
}

impl KeptField {
    fn new((at, FixupKind(kind), value): DeferredField, wide: &mut Wide) -> Self {
        let (value, constant) = PackedValue::new(value, 0, [kind, 0], wide);
        KeptField { at, value, constant }
    }

    fn get(&self, wide: &Wide) -> ComputedField {
        (self.at, FixupKind(self.value.notes[0]), self.value.get(0, self.constant, wide))
    }
}

impl Computed {
    /// Stores the contents of a number, unless there is an error in them or more than 4 GiB are stored.
    pub fn keep(&mut self, by: DeferredOwner, index: u32, made: &Deferred) {
        let parts = &mut self.parts[by as usize];
        if parts.len() <= index as usize {
            growth::reserve(parts, index as usize + 1 - parts.len());
            parts.resize(index as usize + 1, Part::UNKNOWN);
        }
        let part = &mut parts[index as usize];
        self.live = self.live + made.bytes.len() - part.bytes.1 as usize;
        // Each field has bytes, so there are fewer fields.
        let is_full = self.bytes.len() + made.bytes.len() >= u32::MAX as usize;
        if made.error.is_some() || made.remark.is_some() || is_full {
            self.live -= made.bytes.len();
            *part = Part::UNKNOWN;
            return;
        }
        put(&mut self.bytes, &mut part.bytes, &made.bytes, short_slice::append);
        let wide = &mut self.wide;
        put(&mut self.fields, &mut part.fields, &made.fields, |kept, fields| {
            kept.extend(fields.iter().map(|&field| KeptField::new(field, wide)));
        });
        if self.bytes.len() > 4 * self.live + (1 << 20) {
            *self = Computed::default();
        }
    }

    /// The contents of a number and their fields, if they are known.
    pub fn get(&self, by: DeferredOwner, index: u32) -> Option<(&[u8], impl Iterator<Item = ComputedField>)> {
        let part = self.parts[by as usize].get(index as usize)?;
        let bytes = self.bytes.get(part.bytes.0 as usize..)?.get(..part.bytes.1 as usize)?;
        let fields = self.fields.get(part.fields.0 as usize..)?.get(..part.fields.1 as usize)?;
        Some((bytes, fields.iter().map(|field| field.get(&self.wide))))
    }
}

/// Stores items in place of the old ones if there are as many, else at the end.
fn put<T: Copy, U>(all: &mut Vec<T>, place: &mut (u32, u32), items: &[U], append: impl FnOnce(&mut Vec<T>, &[U])) {
    let end = all.len();
    growth::reserve(all, items.len());
    append(all, items);
    if !items.is_empty() && items.len() <= place.1 as usize {
        let start = place.0 as usize;
        all.copy_within(end.., start);
        all.truncate(end);
    } else {
        place.0 = end as u32;
    }
    place.1 = items.len() as u32;
}
