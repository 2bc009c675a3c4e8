//! Bytes whose contents depend on the layout: tables of distances between labels, written compactly.
//!
//! The model knows only who can work them out; the layout asks in each of its rounds, with the offsets of that round, until
//! the sizes no longer change.

use super::{FixupKind, Model, SectionId, Value};
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
pub trait WriteDeferred: Debug {
    /// Appends the bytes of its number `index` as they are with the model's present offsets. `at` is their own offset in their
    /// section.
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred);
}

/// The bytes of one round.
#[derive(Debug, Default)]
pub struct Deferred {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The fields in them: offset, kind, value.
    pub fields: Vec<(u32, FixupKind, Value)>,
    /// What they were made of.
    pub reads: Reads,
    /// Room for whoever works them out.
    pub pairs: Vec<(u32, u32)>,
    /// What is wrong with them, for the user; it counts once the layout is done.
    pub error: Option<String>,
}

impl Deferred {
    /// Empties it, for the next.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.fields.clear();
        self.reads = Reads::Nothing;
        self.error = None;
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
