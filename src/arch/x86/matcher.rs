//! Finds the row for a mnemonic and its operands.

use super::dialect::RowSet;
use super::error::EncodeError;
use super::operand::{Content, Op, Operands};
use super::prefixes::Prefixes;
use super::refuse::{refused, unsupplied};
use super::registers::{Kind, traits};
use super::tables::{self as t, Candidate, Mnemonic, Row};
use super::{Insn, Mode, Remark};
use crate::arch::perfect_hash;

/// The maximum length of a mnemonic.
const LONGEST: usize = 24;

/// The only entry that a hash can refer to.
#[inline]
fn slot(h: u64, displacements: &'static [u16], mnemonics: &'static [Mnemonic]) -> &'static Mnemonic {
    &mnemonics[perfect_hash::slot(h, displacements, mnemonics.len())]
}

/// Looks up a mnemonic in any case.
#[inline]
pub fn lookup(name: &str) -> Option<&'static Mnemonic> {
    lookup_in(name, &t::ATT_DISPLACEMENTS, &t::ATT_MNEMONICS)
}

/// Looks up a mnemonic in the tables of either syntax.
#[inline]
pub(super) fn lookup_in(
    name: &str,
    displacements: &'static [u16],
    mnemonics: &'static [Mnemonic],
) -> Option<&'static Mnemonic> {
    let len = name.len();
    if len == 0 || len > LONGEST {
        return None;
    }
    let mut buffer = [0u8; LONGEST];
    buffer[..len].copy_from_slice(name.as_bytes());
    buffer.make_ascii_lowercase();
    let entry = slot(perfect_hash::of(&buffer[..len]), displacements, mnemonics);
    (entry.name().as_bytes() == &buffer[..len]).then_some(entry)
}

/// A matching row and the candidates that follow it.
pub(super) struct Found {
    pub(super) row: &'static Row,
    rest: &'static [Candidate],
}

impl Found {
    /// The candidates that follow the matching row.
    pub(super) fn rest(&self) -> &'static [Candidate] {
        self.rest
    }

    /// The row of the long form, if the layout may need one.
    #[inline(never)]
    pub(super) fn wider(&self, prefixes: &Prefixes, set: RowSet, operands: &Operands) -> Option<&'static Row> {
        let filter = Filter::new(prefixes, set, operands);
        let row = self.row;
        let branch = row.flags & t::F_RELAX != 0;
        let fits = |next: &Row| {
            next.form == row.form && (branch || next.digit == row.digit) && !next.widens && next.roles == row.roles
        };
        let takes = |next: &Candidate| filter.fits(next.row(), next, operands) && all_fit(next, operands);
        let next = self.rest.iter().find(|next| fits(next.row()) && takes(next))?;
        Some(next.row())
    }
}

impl Candidate {
    #[inline]
    pub(super) fn row(&self) -> &'static Row {
        &t::ROWS[usize::from(self.row)]
    }
}

/// The requirements on a row other than its operands.
#[derive(Clone, Copy)]
pub(super) struct Filter {
    pub(super) reject: u64,
    require: u64,
    /// The encoding space that a prefix requests; 0xff for any.
    space: u8,
    /// The flag of rows that count as members of every space; 0 if the space does not matter.
    any: u64,
}

impl Filter {
    pub(super) fn new(prefixes: &Prefixes, set: RowSet, operands: &Operands) -> Filter {
        if operands.traits & traits::UNUSUAL == 0 && prefixes.flags() & (Prefixes::NF | Prefixes::CHOICE) == 0 {
            return Filter::usual(set);
        }
        let base = set.rejected();
        let mut f = Filter { reject: base, require: 0, space: 0xff, any: 0 };
        if operands.mask == 0 {
            f.reject |= t::F_NEEDMASK;
        } else {
            f.require |= if operands.zeroing { t::F_ZERO } else { t::F_MASK };
        }
        if operands.traits & traits::SYMBOLIC == 0 {
            f.reject |= t::F_SYM;
        }
        if operands.traits & traits::EXTENDED != 0 {
            f.reject |= t::F_NOEGPR;
        } else {
            f.reject |= t::F_NEEDEGPR;
        }
        let flags = prefixes.flags();
        if flags & Prefixes::NF != 0 {
            f.require |= t::F_NF;
        } else {
            f.reject |= t::F_NF;
        }
        if flags & Prefixes::CHOICE == 0 {
            f.reject |= t::F_VEXONLY | t::F_EVEXONLY;
        } else if flags & Prefixes::EVEX != 0 {
            f.space = 2;
            f.any = if set.mode == Mode::Bits64 { t::F_EVEXANY } else { 0 };
        } else if flags & (Prefixes::REX | Prefixes::REX2) != 0 {
            f.space = 0;
        } else {
            f.space = 1;
        }
        f
    }

    /// The filter for almost all instructions: no prefix, and operands without unusual traits.
    #[inline(always)]
    pub(super) fn usual(set: RowSet) -> Filter {
        let special = t::F_NEEDMASK | t::F_SYM | t::F_NEEDEGPR | t::F_NF | t::F_VEXONLY | t::F_EVEXONLY;
        Filter { reject: set.rejected() | special, require: 0, space: 0xff, any: 0 }
    }

    /// The filter without the requests of encoding prefixes.
    #[cfg(feature = "cli")]
    pub(super) fn of_any_space(mut self) -> Filter {
        self.reject &= !(t::F_VEXONLY | t::F_EVEXONLY);
        (self.space, self.any) = (0xff, 0);
        self
    }

    /// Returns whether a row accepts the operands.
    #[cfg(feature = "cli")]
    pub(super) fn takes(self, candidate: &Candidate, operands: &Operands) -> bool {
        self.fits(candidate.row(), candidate, operands) && all_fit(candidate, operands)
    }

    /// Returns whether a row accepts operands whose first two match its classes.
    #[inline(always)]
    fn fits(self, row: &Row, candidate: &Candidate, operands: &Operands) -> bool {
        row.flags & (self.reject | self.require) == self.require
            && (self.space == 0xff || self.space == row.space || row.flags & self.any != 0)
            && (row.easy || all_fit(candidate, operands))
    }
}

/// Returns whether each operand is in the class that the row accepts.
#[inline(never)]
fn all_fit(candidate: &Candidate, operands: &Operands) -> bool {
    operands.as_slice().iter().zip(&candidate.classes).all(|(op, &class)| {
        let class = &t::CLASSES[usize::from(class)];
        op.classes & class.mask != 0 && (class.register == 0xff || class.register == op.number())
    })
}

/// The first row of a mnemonic that accepts the operands.
#[inline(never)]
pub(super) fn first(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    first_of(with_count(entry, &t::ATT_LISTS, operands), filter, operands)
}

/// The first row of a list that accepts the operands. The list has only rows with the right number of operands.
#[inline(always)]
pub(super) fn first_of(list: &'static [Candidate], filter: Filter, operands: &Operands) -> Option<Found> {
    // The classes of the first two operands almost always decide.
    let bits = |i: usize| operands.ops[operands.first.wrapping_add(i) & 7].classes;
    let (first, second) = (bits(0), bits(1));
    let mask = |class: u8| t::MASKS[usize::from(class)];
    let mut rest = list.iter();
    loop {
        let fits = |c: &&Candidate| first & mask(c.classes[0]) != 0 && second & mask(c.classes[1]) != 0;
        let candidate = rest.find(fits)?;
        let row = candidate.row();
        if filter.fits(row, candidate, operands) {
            return Some(Found { row, rest: rest.as_slice() });
        }
    }
}

/// The first row of a mnemonic that accepts the operands; two operands are preselected by their kinds. In Intel syntax
/// memory must have a size.
#[inline(always)]
pub(super) fn first_left(
    entry: &'static Mnemonic,
    (lists, sets): (&'static [Candidate], &'static [t::Sets]),
    filter: Filter,
    operands: &Operands,
) -> Option<Found> {
    let list = with_count(entry, lists, operands);
    let (2, Some(sets)) = (operands.count, sets.get(usize::from(entry.sets))) else {
        return first_of(list, filter, operands);
    };
    let bits = |i: usize| operands.ops[operands.first.wrapping_add(i) & 7].classes;
    let (first, second) = (bits(0), bits(1));
    let kind = |bits: u64| usize::from(t::KINDS[bits.trailing_zeros() as usize & 63] & 15);
    let mask = |class: u8| t::MASKS[usize::from(class)];
    let mut left = sets[0][kind(first)] & sets[1][kind(second)];
    let mut found = None;
    while left != 0 {
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        let candidate = list.get(at)?;
        if first & mask(candidate.classes[0]) != 0 && second & mask(candidate.classes[1]) != 0 {
            let row = candidate.row();
            if filter.fits(row, candidate, operands) {
                found = Some(Found { row, rest: list.get(at + 1..).unwrap_or(&[]) });
                break;
            }
        }
    }
    debug_assert!(
        first_of(list, filter, operands).map(|found| std::ptr::from_ref(found.row))
            == found.as_ref().map(|found| std::ptr::from_ref(found.row)),
        "kinds select other rows of {} than classes",
        entry.name()
    );
    found
}

pub(super) fn rows(entry: &Mnemonic, lists: &'static [Candidate]) -> &'static [Candidate] {
    let first = entry.first as usize;
    &lists[first..first + usize::from(entry.starts[7])]
}

/// The rows of a mnemonic with the same number of operands.
#[inline]
pub(super) fn with_count(entry: &Mnemonic, lists: &'static [Candidate], operands: &Operands) -> &'static [Candidate] {
    let (first, count) = (entry.first as usize, operands.count & 7);
    let start = first + usize::from(entry.starts[count]);
    lists.get(start..first + usize::from(entry.starts[(count + 1) & 7])).unwrap_or(&[])
}

/// The suffixed names that a name may abbreviate.
pub(super) fn suffixed(entry: &'static Mnemonic) -> impl Iterator<Item = (usize, &'static Mnemonic)> {
    entry.suffixed.iter().enumerate().filter(|s| *s.1 != 0xffff).map(|(i, &s)| (i, &t::ATT_MNEMONICS[usize::from(s)]))
}

/// The mnemonic with a name of at most 16 bytes in lower case, packed little-endian into the two words.
#[inline]
pub fn lookup_packed(name: [u64; 2]) -> Option<&'static Mnemonic> {
    packed_in(name, &t::ATT_DISPLACEMENTS, &t::ATT_MNEMONICS)
}

/// Looks up a packed name in the tables of either syntax.
#[inline]
pub(super) fn packed_in(
    name: [u64; 2],
    displacements: &'static [u16],
    mnemonics: &'static [Mnemonic],
) -> Option<&'static Mnemonic> {
    let entry = slot(perfect_hash::of_packed(name), displacements, mnemonics);
    (entry.packed == name).then_some(entry)
}

/// The row for a mnemonic and its operands.
pub(super) enum Selection {
    One(Found),
    None,
    /// No suffix is inferred for vector registers.
    Unsupplied,
    Ambiguous,
}

impl Selection {
    #[inline(always)]
    pub(super) fn found(self) -> Option<Found> {
        match self {
            Selection::One(found) => Some(found),
            _ => None,
        }
    }
}

/// The row that accepts the operands: one of the mnemonic as written, else the one of a name with a suffix.
#[inline(always)]
pub(super) fn select(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Selection {
    match first_left(entry, (&t::ATT_LISTS, &t::ATT_SETS), filter, operands) {
        Some(found) => Selection::One(found),
        None => supplied(entry, filter, operands),
    }
}

/// The row of the mnemonic as written, without prefixes, for operands without unusual traits.
#[inline(always)]
pub(super) fn usual(entry: &'static Mnemonic, set: RowSet, operands: &Operands) -> Option<Found> {
    first_left(entry, (&t::ATT_LISTS, &t::ATT_SETS), Filter::usual(set), operands)
}

/// The row of the suffixed name if exactly one suffix fits.
#[inline(never)]
fn supplied(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Selection {
    let memory = |op: &Op| matches!(op.content, Content::Address(_));
    if operands.traits & traits::VECTOR != 0 && !operands.as_slice().iter().any(memory) {
        return Selection::Unsupplied;
    }
    let float = entry.initial() == b'f';
    let mut only = Selection::None;
    for (i, name) in suffixed(entry) {
        if let Some(found) = first(name, filter, operands)
            && memory_fits(&found, operands, if float { [t::M32, t::M64, t::M80, 0] } else { SIZES }[i])
        {
            if !matches!(only, Selection::None) {
                return Selection::Ambiguous;
            }
            only = Selection::One(found);
        }
    }
    only
}

/// Finds the row. In GNU's dialect a size that nothing determines is the default one, with a remark.
pub(super) fn find(
    insn: &Insn<'_, '_>,
    set: RowSet,
    operands: &Operands,
    remark: &mut Option<Remark>,
) -> Result<Found, EncodeError> {
    let Some(entry) = lookup(insn.mnemonic) else { return Err(EncodeError::UnknownMnemonic { nearest: Vec::new() }) };
    let filter = Filter::new(&insn.prefixes, set, operands);
    match select(entry, filter, operands) {
        Selection::One(found) => Ok(found),
        Selection::Unsupplied => Err(unsupplied(entry, insn, filter, operands)),
        Selection::None => Err(refused(entry, insn, filter, operands)),
        Selection::Ambiguous => {
            let default = set.default_suffix(entry.initial() == b'f').unwrap_or_default();
            let named = |place: &usize| suffixed(entry).find(|(at, _)| at == place);
            if let Some(found) = default.iter().find_map(|place| first(named(place)?.1, filter, operands)) {
                *remark = Some(Remark::DefaultSize);
                return Ok(found);
            }
            Err(EncodeError::AmbiguousSuffix {
                candidates: suffixed(entry)
                    .filter(|(_, n)| first(n, filter, operands).is_some())
                    .map(|(_, n)| n.name())
                    .collect(),
            })
        }
    }
}

const SIZES: [u64; 4] = [t::M8, t::M16, t::M32, t::M64];

/// If a vector register is written to memory, a suffix is inferred only if it matches the memory's size. (Memory before
/// the first vector register may have any size: llvm-mc does not look further.)
fn memory_fits(found: &Found, operands: &Operands, size: u64) -> bool {
    let ops = operands.as_slice();
    let Some(at) = ops.iter().position(|op| matches!(op.content, Content::Address(_))) else { return true };
    let is_vector = |op: &Op| matches!(op.content, Content::Register(r) if r.is_vector() || r.kind == Kind::Mmx);
    !ops[at..].iter().any(is_vector) || t::CLASSES[usize::from(found.row.classes[at])].mask & size != 0
}
