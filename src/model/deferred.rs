//! Bytes whose contents depend on the layout: tables of distances between labels, written compactly.
//!
//! The model knows only who can work them out; the layout asks in each of its rounds, with the offsets of that round, until
//! the sizes no longer change. What it got last is kept: those are the bytes of the object.

use super::{FixupKind, Model, SectionId, Touched, Value};
use std::any::Any;
use std::fmt::Debug;

/// Who works out the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeferredOwner {
    /// The tables of `.cv_*`.
    CodeView = 0,
    /// The unwind information of `.seh_*`.
    Unwind = 1,
}

/// Whose offsets some bytes were made of: as long as those stay, the bytes do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reads {
    /// None's.
    #[default]
    Nothing,
    /// Those of one section.
    Section(SectionId),
    /// Those of several sections, or what is not known.
    Anything,
}

/// A module that works out bytes.
pub trait WriteDeferred: Debug + Any + Send + Sync {
    /// Appends the bytes of its number `index` as they are with the model's present offsets. `at` is their own offset in their
    /// section.
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred);

    /// How many of its bytes, whose number the text settles, llvm-mc has in the fragment that goes on behind them, and whether
    /// that fragment begins before them.
    fn known_size(&self, index: u32) -> Option<(u32, bool)>;
}

impl<T: WriteDeferred> WriteDeferred for Touched<T> {
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred) {
        (**self).compute(index, at, model, out);
    }

    fn known_size(&self, index: u32) -> Option<(u32, bool)> {
        (**self).known_size(index)
    }
}

/// The author that was put into the model as one, back as what it is.
#[must_use]
pub fn author<T: WriteDeferred>(author: Option<Box<dyn WriteDeferred>>) -> Option<Box<T>> {
    let author: Box<dyn Any> = author?;
    author.downcast().ok()
}

/// A field in such bytes: its offset, how the value goes there, the value.
pub type DeferredField = (u32, FixupKind, Value);

/// The bytes of one round.
#[derive(Debug, Default)]
pub struct Deferred {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The fields in them.
    pub fields: Vec<DeferredField>,
    /// What they were made of.
    pub reads: Reads,
    /// Room for whoever works them out.
    pub pairs: Vec<(u32, u32)>,
    /// What is wrong with them, for the user; it counts once the layout is done.
    pub error: Option<String>,
    /// What is most likely not meant.
    pub remark: Option<&'static str>,
}

impl Deferred {
    /// Empties it, for the next.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.fields.clear();
        self.reads = Reads::Nothing;
        self.error = None;
        self.remark = None;
    }

    /// Notes that the bytes depend on offsets in a section.
    #[inline]
    pub fn read(&mut self, section: SectionId) {
        self.reads = match self.reads {
            Reads::Nothing => Reads::Section(section),
            Reads::Section(known) if known == section => return,
            _ => Reads::Anything,
        };
    }

    /// Appends two bytes.
    #[inline]
    pub fn half(&mut self, value: u16) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    /// Appends four bytes.
    #[inline]
    pub fn word(&mut self, value: u32) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    /// Appends a field of `size` zeros that a fixup fills.
    pub fn field(&mut self, size: usize, kind: FixupKind, value: Value) {
        let at = self.bytes.len();
        self.fields.push((at as u32, kind, value));
        self.bytes.resize(at + size, 0);
    }

    /// Notes the first mistake.
    #[cold]
    pub fn fail(&mut self, message: impl Into<String>) {
        if self.error.is_none() {
            self.error = Some(message.into());
        }
    }
}

/// The bytes of every number as they were worked out last.
#[derive(Debug, Default)]
pub struct Computed {
    bytes: Vec<u8>,
    fields: Vec<DeferredField>,
    /// By owner and number.
    parts: [Vec<Part>; 2],
    /// How many bytes belong to a part; the rest belonged to parts that have grown since.
    live: usize,
}

/// Where the bytes of a number are.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    bytes: (usize, usize),
    fields: (usize, usize),
    is_known: bool,
}

impl Computed {
    /// Keeps the bytes of a number, unless there is a mistake in them.
    pub fn keep(&mut self, by: DeferredOwner, index: u32, made: &Deferred) {
        let parts = &mut self.parts[by as usize];
        if parts.len() <= index as usize {
            parts.resize(index as usize + 1, Part::default());
        }
        let part = &mut parts[index as usize];
        self.live = self.live + made.bytes.len() - part.bytes.1;
        put(&mut self.bytes, &mut part.bytes, &made.bytes);
        put(&mut self.fields, &mut part.fields, &made.fields);
        part.is_known = made.error.is_none() && made.remark.is_none();
        if self.bytes.len() > 4 * self.live + (1 << 20) {
            *self = Computed::default();
        }
    }

    /// The bytes of a number and the fields in them, if they are known.
    #[must_use]
    pub fn get(&self, by: DeferredOwner, index: u32) -> Option<(&[u8], &[DeferredField])> {
        let part = self.parts[by as usize].get(index as usize).filter(|part| part.is_known)?;
        let bytes = self.bytes.get(part.bytes.0..part.bytes.0 + part.bytes.1)?;
        Some((bytes, self.fields.get(part.fields.0..part.fields.0 + part.fields.1)?))
    }
}

/// Puts items where so many were before, or behind all others.
fn put<T: Copy>(all: &mut Vec<T>, place: &mut (usize, usize), items: &[T]) {
    if items.len() > place.1 {
        place.0 = all.len();
        all.extend_from_slice(items);
    } else {
        all[place.0..place.0 + items.len()].copy_from_slice(items);
    }
    place.1 = items.len();
}
