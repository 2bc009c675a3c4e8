//! Literal pools: values that instructions load from near the code, placed by a directive or at the end of the text.

use crate::model::{SectionId, Value};
use crate::parse::ast::Name;
use hashbrown::HashMap;

/// A value that has not been placed yet.
#[derive(Clone, Copy, Debug)]
pub struct Literal {
    /// The label of its future address.
    pub label: Name,
    pub value: Value,
    /// Its size in bytes.
    pub size: u8,
    /// The first reference in the source.
    pub source_pos: u32,
}

/// The key by which two references share a literal. Other expressions are never shared, as in llvm-mc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shared {
    Number(i64),
    /// A symbol on its own.
    Symbol(Name),
}

/// Whether later references share literals that a directive has placed; this differs between llvm-mc's targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    Shared,
    /// References get a literal in the next pool.
    Forgotten,
}

/// The literals of one section.
#[derive(Clone, Debug)]
struct Pool {
    section: SectionId,
    /// References share only literals of the same epoch.
    epoch: u32,
    /// The literals that have not been placed yet.
    pending: Vec<Literal>,
}

/// The literal pools of all sections.
#[derive(Clone, Debug)]
pub struct Pools {
    placed: Placed,
    /// In the order of each section's first literal.
    pools: Vec<Pool>,
    by_section: HashMap<SectionId, u32>,
    /// The labels of literals that can be shared. The numbers in the keys come from the source, so the map needs a
    /// seeded hash.
    labels: HashMap<(u32, Shared, u8), Name>,
    epochs: u32,
}

impl Pools {
    #[must_use]
    pub fn new(placed: Placed) -> Self {
        Pools { placed, pools: Vec::new(), by_section: HashMap::new(), labels: HashMap::new(), epochs: 0 }
    }

    fn pool(&mut self, section: SectionId) -> &mut Pool {
        let next = self.pools.len() as u32;
        let index = *self.by_section.entry(section).or_insert(next);
        if index == next {
            self.pools.push(Pool { section, epoch: self.epochs, pending: Vec::new() });
            self.epochs += 1;
        }
        &mut self.pools[index as usize]
    }

    /// The label of a literal in the section that the reference can share.
    pub fn find(&mut self, section: SectionId, shared: Shared, size: u8) -> Option<Name> {
        let epoch = self.pool(section).epoch;
        self.labels.get(&(epoch, shared, size)).copied()
    }

    /// Adds a literal; later references to the same value share it if possible.
    pub fn add(&mut self, section: SectionId, literal: Literal, shared: Option<Shared>) {
        let pool = self.pool(section);
        pool.pending.push(literal);
        let epoch = pool.epoch;
        if let Some(shared) = shared {
            self.labels.insert((epoch, shared, literal.size), literal.label);
        }
    }

    /// Removes and returns the unplaced literals of a section.
    pub fn take(&mut self, section: SectionId) -> Vec<Literal> {
        let Some(&index) = self.by_section.get(&section) else { return Vec::new() };
        let pool = &mut self.pools[index as usize];
        if self.placed == Placed::Forgotten {
            pool.epoch = self.epochs;
            self.epochs += 1;
        }
        std::mem::take(&mut pool.pending)
    }

    /// The sections with unplaced literals, in the order of their first literal.
    #[must_use]
    pub fn open_sections(&self) -> Vec<SectionId> {
        self.pools.iter().filter(|pool| !pool.pending.is_empty()).map(|pool| pool.section).collect()
    }
}
