//! Finds the row for a mnemonic and its operands.

use super::error::EncodeError;
use super::operand::{Content, Op, Operands};
use super::prefixes::Prefixes;
use super::refuse::{refused, unknown, unsupplied};
use super::registers::Kind;
use super::tables::{self as t, Mnemonic, Row};
use super::{Insn, Mode};

/// The longest mnemonic there is room for.
const LONGEST: usize = 24;

/// The hash of the build's `isa::emit::hash`.
#[inline]
fn hash(name: &[u8; LONGEST], len: usize) -> u64 {
    let mut h = SEED;
    let mut at = 0;
    while at < len {
        let mut word = [0; 8];
        word.copy_from_slice(&name[at..at + 8]);
        h = mix(h, u64::from_le_bytes(word));
        at += 8;
    }
    h
}

const SEED: u64 = 0xcbf2_9ce4_8422_2325;

#[inline]
fn mix(h: u64, word: u64) -> u64 {
    let h = (h ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    h ^ h >> 29
}

/// The only entry that a hash can mean.
#[inline]
fn slot(h: u64, displacements: &'static [u16], mnemonics: &'static [Mnemonic]) -> &'static Mnemonic {
    let displacement = displacements[h as usize & (displacements.len() - 1)];
    let mixed = ((h >> 32) ^ u64::from(displacement).wrapping_mul(0x9e37_79b9)) & 0xffff_ffff;
    &mnemonics[((mixed * mnemonics.len() as u64) >> 32) as usize]
}

/// The mnemonic's entry, whatever the case of its letters.
#[inline]
pub fn lookup(name: &str) -> Option<&'static Mnemonic> {
    lookup_in(name, &t::ATT_DISPLACEMENTS, &t::ATT_MNEMONICS)
}

/// The same in the tables of either syntax.
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
    let entry = slot(hash(&buffer, len), displacements, mnemonics);
    (entry.name.as_bytes() == &buffer[..len]).then_some(entry)
}

/// A row that was found, and the place of the next one.
pub(super) struct Found {
    pub(super) row: &'static Row,
    rest: &'static [u16],
    filter: Filter,
}

impl Found {
    /// The rows behind the one that was found.
    pub(super) fn rest(&self) -> &'static [u16] {
        self.rest
    }

    /// The row of the long form, where the layout may need one.
    pub(super) fn wider(&self, operands: &Operands) -> Option<&'static Row> {
        let row = self.row;
        let branch = row.flags & t::F_RELAX != 0;
        if !branch {
            // Also with `@ABS8`: another symbolic field makes the layout widen the immediate all the same.
            if !operands.symbolic || !row.widens {
                return None;
            }
        }
        self.rest.iter().map(|&r| &t::ROWS[usize::from(r)]).find(|next| {
            next.form == row.form
                && (branch || next.digit == row.digit)
                && !next.widens
                && next.roles == row.roles
                && self.filter.fits(next, operands)
        })
    }
}

/// What a row must and must not be beside its operands.
#[derive(Clone, Copy)]
pub(super) struct Filter {
    pub(super) reject: u32,
    require: u32,
    /// The space that a prefix asks for: 0xff where it does not matter.
    space: u8,
}

impl Filter {
    #[inline]
    pub(super) fn new(prefixes: &Prefixes, mode: Mode, operands: &Operands) -> Filter {
        let reject = match mode {
            Mode::Bits16 => t::F_NOT_16 | t::F_ONLY_32 | t::F_ONLY_64,
            Mode::Bits32 => t::F_ONLY_16 | t::F_ONLY_64,
            Mode::Bits64 => t::F_NOT_64 | t::F_ONLY_16 | t::F_ONLY_32,
        };
        let mut f = Filter { reject, require: 0, space: 0xff };
        if operands.mask == 0 {
            f.reject |= t::F_NEEDMASK;
        } else {
            f.require |= if operands.zeroing { t::F_ZERO } else { t::F_MASK };
        }
        if !operands.symbolic {
            f.reject |= t::F_SYM;
        }
        if operands.extended {
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
        } else if flags & (Prefixes::REX | Prefixes::REX2) != 0 {
            f.space = 0;
        } else {
            f.space = 1;
        }
        f
    }

    #[inline]
    fn fits(self, row: &Row, operands: &Operands) -> bool {
        let ops = operands.as_slice();
        if usize::from(row.count) != ops.len() || row.flags & self.reject != 0 {
            return false;
        }
        for (op, &class) in ops.iter().zip(&row.classes) {
            let class = &t::CLASSES[usize::from(class)];
            if op.classes & class.mask == 0 || class.register != 0xff && class.register != op.number {
                return false;
            }
        }
        row.flags & self.require == self.require && (self.space == 0xff || self.space == row.space)
    }
}

/// The first row of a mnemonic that takes the operands.
#[inline]
pub(super) fn first(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    first_of(rows(entry), filter, operands)
}

/// The same of a list of rows.
#[inline]
pub(super) fn first_of(list: &'static [u16], filter: Filter, operands: &Operands) -> Option<Found> {
    let at = list.iter().position(|&r| filter.fits(&t::ROWS[usize::from(r)], operands))?;
    Some(Found { row: &t::ROWS[usize::from(list[at])], rest: &list[at + 1..], filter })
}

pub(super) fn rows(entry: &Mnemonic) -> &'static [u16] {
    &t::ATT_LISTS[entry.first as usize..entry.first as usize + usize::from(entry.count)]
}

/// The names with a suffix that a name may stand for.
pub(super) fn suffixed(entry: &'static Mnemonic) -> impl Iterator<Item = (usize, &'static Mnemonic)> {
    entry.suffixed.iter().enumerate().filter(|s| *s.1 != 0xffff).map(|(i, &s)| (i, &t::ATT_MNEMONICS[usize::from(s)]))
}

/// The mnemonic of a name of at most 16 bytes in lower case, which fill the words from the lowest byte on.
#[inline]
pub fn lookup_packed(name: [u64; 2]) -> Option<&'static Mnemonic> {
    packed_in(name, &t::ATT_DISPLACEMENTS, &t::ATT_MNEMONICS)
}

/// The same in the tables of either syntax.
#[inline]
pub(super) fn packed_in(
    name: [u64; 2],
    displacements: &'static [u16],
    mnemonics: &'static [Mnemonic],
) -> Option<&'static Mnemonic> {
    let mut h = mix(SEED, name[0]);
    if name[1] != 0 {
        h = mix(h, name[1]);
    }
    let entry = slot(h, displacements, mnemonics);
    (entry.packed == name).then_some(entry)
}

/// The rows that take the operands: of the mnemonic as it stands first, then with each suffix.
enum Selection {
    One(Found),
    None,
    /// Beside vector registers no suffix is supplied.
    Unsupplied,
    Ambiguous,
}

#[inline]
fn selection(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Selection {
    match first(entry, filter, operands) {
        Some(found) => Selection::One(found),
        None => supplied(entry, filter, operands),
    }
}

/// The row of the name with the one suffix that fits.
fn supplied(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Selection {
    let memory = |op: &Op| matches!(op.content, Content::Address(_));
    if operands.vector && !operands.as_slice().iter().any(memory) {
        return Selection::Unsupplied;
    }
    let float = entry.name.starts_with('f');
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

/// The row of a mnemonic that takes the operands, if there is one and no more.
#[inline]
pub(super) fn select(entry: &'static Mnemonic, prefixes: &Prefixes, mode: Mode, operands: &Operands) -> Option<Found> {
    match selection(entry, Filter::new(prefixes, mode, operands), operands) {
        Selection::One(found) => Some(found),
        _ => None,
    }
}

/// Finds the row, or says why there is none.
pub(super) fn find(insn: &Insn<'_, '_>, mode: Mode, operands: &Operands) -> Result<Found, EncodeError> {
    let Some(entry) = lookup(insn.mnemonic) else { return Err(unknown(insn.mnemonic, &t::ATT_MNEMONICS)) };
    let filter = Filter::new(&insn.prefixes, mode, operands);
    match selection(entry, filter, operands) {
        Selection::One(found) => Ok(found),
        Selection::Unsupplied => Err(unsupplied(entry, insn, filter, operands)),
        Selection::None => Err(refused(entry, insn, filter, operands)),
        Selection::Ambiguous => Err(EncodeError::AmbiguousSuffix {
            candidates: suffixed(entry)
                .filter(|(_, n)| first(n, filter, operands).is_some())
                .map(|(_, n)| n.name)
                .collect(),
        }),
    }
}

/// The flags that tie a row to modes.
pub(super) const MODES: u32 = t::F_ONLY_16 | t::F_NOT_16 | t::F_ONLY_32 | t::F_ONLY_64 | t::F_NOT_64;

const SIZES: [u64; 4] = [t::M8, t::M16, t::M32, t::M64];

/// In memory that a vector register is written to, a suffix is only supplied where the memory has its size. (Memory that stands
/// before the first vector register may have any, as llvm-mc looks no further.)
fn memory_fits(found: &Found, operands: &Operands, size: u64) -> bool {
    let ops = operands.as_slice();
    let Some(at) = ops.iter().position(|op| matches!(op.content, Content::Address(_))) else { return true };
    let is_vector = |op: &Op| matches!(op.content, Content::Register(r) if r.is_vector() || r.kind == Kind::Mmx);
    !ops[at..].iter().any(is_vector) || t::CLASSES[usize::from(found.row.classes[at])].mask & size != 0
}
