//! Subsections: one growing vector of bytes each, with side lists for unresolved parts.
//!
//! Nearly all bytes need no fragment of their own, so a subsection costs little more than its contents. There is one
//! list for each kind of fragment tail, so that the layout can process each kind separately.

use super::SectionId;
use super::deferred::Reads;
use super::emitter::Emitter;
use super::endian::Endian;
use super::fragment::{Align, Fixup, FixupKind, Fragment, FragmentTail, Leb, Padding, RelaxId, Relaxable, TailIndex};
use super::other_tail::OtherTail;
use super::packed::{PackedValue, Wide};
use super::short::Short;
use super::symbol::{SectionOffset, Value};
use super::tail_lists::{Lists, SizedTails};
use super::{Reset as _, ResetTo as _};
use crate::growth;
use crate::parse::ast::Name;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SubsectionId(pub u32);

/// What most subsections of a source with a section for each basic block have at most.
const FIRST_BYTES: usize = 40;
const FEW_FRAGMENTS: usize = 3;
const FEW_FIXUPS: usize = 2;
const FEW_RELAXABLES: usize = 2;

/// No label.
const NOWHERE: (u32, u32) = (u32::MAX, u32::MAX);

#[derive(Clone, Debug)]
pub struct Subsection {
    pub section: SectionId,
    pub endian: Endian,
    /// The section has no contents in the file, so the origin of any contents is recorded.
    pub nobits: bool,
    data: Vec<u8>,
    /// The fragments. There is always at least one; the last is open.
    pub fragments: Short<Fragment, FEW_FRAGMENTS>,
    /// The fixups, by address.
    pub fixups: Short<Fixup, FEW_FIXUPS>,
    /// The relaxable instructions, by address.
    pub relaxables: Short<Relaxable, FEW_RELAXABLES>,
    lists: Option<Box<Lists>>,
    wide: Wide,
    /// The fragment of the last label, and its offset there.
    last_label: (u32, u32),
}

impl Subsection {
    pub fn new(section: SectionId, endian: Endian) -> Self {
        let mut fragments = Short::default();
        fragments.push(Fragment::new(0));
        Subsection {
            section,
            endian,
            nobits: false,
            data: Vec::with_capacity(FIRST_BYTES),
            fragments,
            fixups: Short::default(),
            relaxables: Short::default(),
            lists: None,
            wide: Wide::default(),
            last_label: NOWHERE,
        }
    }

    /// Begins with this number of zero bytes. Only for a subsection without contents.
    pub fn set_lead(&mut self, bytes: usize) {
        self.data.clear();
        self.data.resize(bytes, 0);
    }

    /// Resets to an empty subsection, keeping the memory.
    pub fn renewed(mut self, section: SectionId, endian: Endian) -> Self {
        (self.section, self.endian, self.nobits) = (section, endian, false);
        self.data.reset();
        self.fragments.reset();
        self.fragments.push(Fragment::new(0));
        self.fixups.reset();
        self.relaxables.reset();
        if let Some(lists) = &mut self.lists {
            lists.reset();
        }
        self.wide.reset();
        self.last_label = NOWHERE;
        self
    }

    /// Becomes a copy of another subsection, keeping the memory.
    #[inline(never)]
    pub(super) fn reset_to(&mut self, from: &Subsection) {
        (self.section, self.endian) = (from.section, from.endian);
        self.data.reset_to(&from.data);
        self.fragments.reset_to(&from.fragments);
        self.fixups.reset_to(&from.fixups);
        self.relaxables.reset_to(&from.relaxables);
        match (&mut self.lists, &from.lists) {
            (Some(lists), Some(from)) => lists.reset_to(from),
            (lists, from) => lists.clone_from(from),
        }
        // The initial subsections have no wide values.
        self.wide.reset();
        self.last_label = from.last_label;
    }

    /// All bytes of known size.
    #[inline]
    pub fn data(&self) -> &[u8] {
        &self.data
    }

    /// Takes all bytes of known size. What depends on their number does not change: the open fragment, which now starts
    /// at the end, has none of them.
    pub fn take_data(&mut self) -> Vec<u8> {
        self.split();
        std::mem::take(&mut self.data)
    }

    /// All bytes of known size, for the emitter only.
    #[inline]
    pub fn data_mut(&mut self) -> &mut Vec<u8> {
        &mut self.data
    }

    #[inline]
    pub fn aligns(&self) -> &[Align] {
        self.lists.as_ref().map_or(&[], |lists| &lists.aligns)
    }

    #[inline]
    pub fn lebs(&self) -> &[Leb] {
        self.lists.as_ref().map_or(&[], |lists| &lists.lebs)
    }

    /// The offsets that the LEB128 numbers depend on.
    pub fn lebs_read(&self) -> Reads {
        self.lists.as_ref().map_or(Reads::Nothing, |lists| lists.lebs_read)
    }

    #[inline]
    pub fn other_tails(&self) -> &[OtherTail] {
        self.lists.as_ref().map_or(&[], |lists| &lists.other_tails)
    }

    /// The tail that is stored in a list.
    #[inline]
    pub fn other_tail(&self, other: &OtherTail) -> FragmentTail {
        other.tail(self.lists.as_ref().map_or(&[], |lists| &lists.fillings))
    }

    /// The other tails, each with its entry in the list.
    pub fn each_other_tail(&self) -> impl Iterator<Item = (&OtherTail, FragmentTail)> {
        self.other_tails().iter().map(|other| (other, self.other_tail(other)))
    }

    #[inline]
    pub fn lists_mut(&mut self) -> &mut Lists {
        self.lists.get_or_insert_default()
    }

    /// What gives fragments their offsets: the fragments, the tails of known sizes, and the number of bytes.
    #[inline]
    pub fn for_offsets(&mut self) -> (&mut [Fragment], SizedTails<'_>, usize) {
        let Subsection { fragments, relaxables, lists, data, .. } = self;
        let lists = lists.as_deref();
        let tails = SizedTails {
            relaxables,
            aligns: lists.map_or(&[], |lists| &lists.aligns),
            lebs: lists.map_or(&[], |lists| &lists.lebs),
            other_tails: lists.map_or(&[], |lists| &lists.other_tails),
        };
        (fragments, tails, data.len())
    }

    /// Whether no fragment has a tail.
    pub fn is_known(&self) -> bool {
        self.relaxables.is_empty()
            && self.aligns().is_empty()
            && self.lebs().is_empty()
            && self.other_tails().is_empty()
    }

    #[inline]
    pub fn open(&self) -> u32 {
        self.fragments.len() as u32 - 1
    }

    #[inline]
    pub fn here(&self, id: SubsectionId) -> SectionOffset {
        let fragment = self.open();
        SectionOffset {
            subsection: id,
            fragment,
            offset: self.data.len() as u32 - self.fragments[fragment as usize].start,
        }
    }

    #[inline]
    pub fn labeled(&mut self, place: SectionOffset) {
        self.last_label = (place.fragment, place.offset);
    }
    pub fn ends_in_label(&self, id: SubsectionId) -> bool {
        let SectionOffset { fragment, offset, .. } = self.here(id);
        self.last_label == (fragment, offset)
    }

    /// Closes the open fragment without a tail and opens another.
    pub fn split(&mut self) {
        let open = self.fragments[self.open() as usize];
        self.close(TailIndex::None);
        if let Some(last) = self.fragments.last_mut() {
            last.offset = open.offset + u64::from(last.start - open.start);
        }
    }

    pub fn ends_in_relaxable(&self, fragment: u32) -> bool {
        self.fragments.get(fragment as usize).is_some_and(|f| matches!(f.tail(), TailIndex::Relax(_)))
    }

    #[inline]
    fn close(&mut self, tail: TailIndex) {
        if let Some(last) = self.fragments.last_mut() {
            last.set_tail(tail);
        }
        self.fragments.push(Fragment::new(self.data.len() as u32));
    }

    /// The number of fixups without bytes at the end of a fragment's bytes.
    #[inline]
    pub fn marks_behind(&self, fragment: usize) -> usize {
        let marks = self.lists.as_ref().map_or(&[][..], |lists| &lists.marks);
        if marks.is_empty() {
            return 0;
        }
        let place = (self.end(fragment) as u32, fragment as u32);
        marks.iter().filter(|&&mark| mark == place).count()
    }

    #[inline]
    pub fn value(&self, fixup: &Fixup) -> (Value, i64) {
        fixup.value.get(0, fixup.constant, &self.wide)
    }

    /// A value of a relaxable instruction, by the index that the target gave it.
    #[inline]
    pub fn relax_value(&self, relaxable: &Relaxable, index: u8) -> (Value, i64) {
        relaxable.value.get(index, 0, &self.wide)
    }

    /// The symbol that is the only value of a relaxable instruction, without a constant and a specifier.
    #[inline]
    pub fn relax_symbol(&self, relaxable: &Relaxable) -> Option<Name> {
        relaxable.value.symbol()
    }

    pub fn leb_value(&self, leb: &Leb) -> Value {
        leb.value.get(0, leb.constant, &self.wide).0
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn tail(&self, fragment: usize) -> FragmentTail {
        match self.fragments[fragment].tail() {
            TailIndex::None => FragmentTail::None,
            TailIndex::Relax(_) => FragmentTail::Relax,
            TailIndex::Align(index) => {
                let align = self.aligns()[index as usize];
                FragmentTail::Align { log2: align.log2, padding: align.padding(), max: align.max }
            }
            TailIndex::Leb(index) => {
                let leb = &self.lebs()[index as usize];
                FragmentTail::Leb { value: self.leb_value(leb), signed: leb.is_signed() }
            }
            TailIndex::Other(index) => self.other_tail(&self.other_tails()[index as usize]),
        }
    }

    /// The offset in the subsection at which a fragment's bytes end.
    #[inline]
    pub fn end(&self, fragment: usize) -> usize {
        self.fragments.get(fragment + 1).map_or(self.data.len(), |f| f.start as usize)
    }

    pub fn bytes(&self, fragment: usize) -> &[u8] {
        &self.data[self.fragments[fragment].start as usize..self.end(fragment)]
    }
}

impl Emitter<'_> {
    /// Appends the first `len` of 16 bytes, given as little-endian words. Copies of a fixed size are fast, and bytes that
    /// have just been stored as words can be loaded as words without waiting for the cache.
    // Inlined into a large caller, the copies would be compiled to function calls.
    #[inline(never)]
    pub fn short(&mut self, words: [u64; 2], len: usize) {
        let data = &mut self.subsection.data;
        if data.capacity() - data.len() < 16 {
            return short_growing(data, words, len);
        }
        let end = data.len() + len.min(16);
        data.extend_from_slice(&sixteen(words));
        data.truncate(end);
    }

    /// Appends padding to a multiple of `1 << log2` in the section, unless that takes more than `max` bytes.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn align(&mut self, log2: u8, padding: Padding, max: u32) {
        let owner = &mut *self.subsection;
        let aligns = &mut owner.lists_mut().aligns;
        growth::push(aligns, Align::new(log2, padding, max));
        let index = TailIndex::Align(aligns.len() as u32 - 1);
        owner.close(index);
    }

    /// Closes the open fragment with a tail and opens another.
    pub fn tail(&mut self, tail: FragmentTail, source_pos: u32) {
        let owner = &mut *self.subsection;
        let fragment = owner.open();
        let index = match tail {
            FragmentTail::None | FragmentTail::Relax => TailIndex::None,
            FragmentTail::Align { log2, padding, max } => {
                return self.align(log2, padding, max);
            }
            FragmentTail::Leb { value, signed } => {
                let (value, constant) = PackedValue::new(value, 0, [0, u8::from(signed)], &mut owner.wide);
                let lebs = &mut owner.lists_mut().lebs;
                growth::push(lebs, Leb { value, constant, source_pos });
                TailIndex::Leb(lebs.len() as u32 - 1)
            }
            FragmentTail::Fill { .. }
            | FragmentTail::Org { .. }
            | FragmentTail::Nops { .. }
            | FragmentTail::Boundary { .. }
            | FragmentTail::Deferred { .. } => {
                let Lists { other_tails, fillings, .. } = owner.lists_mut();
                growth::push(other_tails, OtherTail::new(fragment, source_pos, tail, fillings));
                TailIndex::Other(other_tails.len() as u32 - 1)
            }
        };
        owner.close(index);
    }

    /// Ends the code kept together by the boundary in the tail of a fragment, at the current end.
    pub fn end_boundary(&mut self, fragment: u32) {
        let owner = &mut *self.subsection;
        if owner.data.len() > owner.fragments[owner.open() as usize].start as usize {
            owner.close(TailIndex::None);
        }
        let end = owner.open().saturating_sub(1);
        let Some(TailIndex::Other(index)) = owner.fragments.get(fragment as usize).map(Fragment::tail) else { return };
        if let Some(other) = owner.lists_mut().other_tails.get_mut(index as usize) {
            other.end_boundary(end);
        }
    }

    /// Closes the open fragment with a relaxable instruction, initially of `size` bytes, and opens another.
    #[inline(always)]
    pub fn relaxable(&mut self, id: RelaxId, size: u8, values: &[Value], source_pos: u32) {
        let owner = &mut *self.subsection;
        let value = PackedValue::values(values, [0, size], &mut owner.wide);
        let index = TailIndex::Relax(owner.relaxables.len() as u32);
        owner.relaxables.push(Relaxable { id, source_pos, value });
        owner.close(index);
    }

    /// Adds a fixup for the field at byte offset `at` of the subsection, after those added before. `addend` is added to
    /// the value: -4 for a field that is relative to its end.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn fixup(&mut self, at: usize, kind: FixupKind, value: Value, addend: i64, source_pos: u32) {
        let owner = &mut *self.subsection;
        let (value, constant) = PackedValue::new(value, addend, [kind.0, 0], &mut owner.wide);
        owner.fixups.push(Fixup { at: at as u32, source_pos, value, constant });
    }

    /// Adds a fixup without bytes at the current end.
    pub fn mark(&mut self, kind: FixupKind, value: Value, source_pos: u32) {
        let owner = &mut *self.subsection;
        let mark = (owner.data.len() as u32, owner.open());
        owner.lists_mut().marks.push(mark);
        self.fixup(self.len(), kind, value, 0, source_pos);
    }
}

/// [`Emitter::short`] if the list has to grow.
#[cold]
#[inline(never)]
fn short_growing(data: &mut Vec<u8>, words: [u64; 2], len: usize) {
    growth::grow(data);
    data.extend_from_slice(&sixteen(words)[..len.min(16)]);
}

#[inline(always)]
fn sixteen([low, high]: [u64; 2]) -> [u8; 16] {
    (u128::from(low) | u128::from(high) << 64).to_le_bytes()
}
