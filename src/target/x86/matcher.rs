//! Finds the row for a mnemonic and its operands.

use super::error::EncodeError;
use super::operand::{Content, Op, Operands};
use super::prefixes::Prefixes;
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
    reject: u32,
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
fn first(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    first_of(rows(entry), filter, operands)
}

/// The same of a list of rows.
#[inline]
pub(super) fn first_of(list: &'static [u16], filter: Filter, operands: &Operands) -> Option<Found> {
    let at = list.iter().position(|&r| filter.fits(&t::ROWS[usize::from(r)], operands))?;
    Some(Found { row: &t::ROWS[usize::from(list[at])], rest: &list[at + 1..], filter })
}

fn rows(entry: &Mnemonic) -> &'static [u16] {
    &t::ATT_LISTS[entry.first as usize..entry.first as usize + usize::from(entry.count)]
}

/// The names with a suffix that a name may stand for.
fn suffixed(entry: &'static Mnemonic) -> impl Iterator<Item = (usize, &'static Mnemonic)> {
    entry.suffixed.iter().enumerate().filter(|s| *s.1 != 0xffff).map(|(i, &s)| (i, &t::ATT_MNEMONICS[usize::from(s)]))
}

/// The mnemonic of a name of at most 16 bytes in lower case, which fill the words from the lowest byte on.
#[inline]
pub fn lookup_packed(name: [u64; 2]) -> Option<&'static Mnemonic> {
    let mut h = mix(SEED, name[0]);
    if name[1] != 0 {
        h = mix(h, name[1]);
    }
    let entry = slot(h, &t::ATT_DISPLACEMENTS, &t::ATT_MNEMONICS);
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
const MODES: u32 = t::F_ONLY_16 | t::F_NOT_16 | t::F_ONLY_32 | t::F_ONLY_64 | t::F_NOT_64;

const SIZES: [u64; 4] = [t::M8, t::M16, t::M32, t::M64];

/// In memory that a vector register is written to, a suffix is only supplied where the memory has its size. (Memory that stands
/// before the first vector register may have any, as llvm-mc looks no further.)
fn memory_fits(found: &Found, operands: &Operands, size: u64) -> bool {
    let ops = operands.as_slice();
    let Some(at) = ops.iter().position(|op| matches!(op.content, Content::Address(_))) else { return true };
    let is_vector = |op: &Op| matches!(op.content, Content::Register(r) if r.is_vector() || r.kind == Kind::Mmx);
    !ops[at..].iter().any(is_vector) || t::CLASSES[usize::from(found.row.classes[at])].mask & size != 0
}

/// Beside vector registers a suffix must be written, unless there is memory whose size it says.
#[cold]
fn unsupplied(entry: &'static Mnemonic, insn: &Insn<'_, '_>, filter: Filter, operands: &Operands) -> EncodeError {
    let nearest: Vec<_> =
        suffixed(entry).filter(|s| first(s.1, filter, operands).is_some()).map(|s| s.1.name).collect();
    if nearest.is_empty() {
        return refused(entry, insn, filter, operands);
    }
    EncodeError::UnknownMnemonic { nearest }
}

/// Why no row took the operands.
#[cold]
fn refused(entry: &'static Mnemonic, insn: &Insn<'_, '_>, filter: Filter, operands: &Operands) -> EncodeError {
    let mut candidates = vec![(entry.name, rows(entry))];
    candidates.extend(suffixed(entry).map(|s| (s.1.name, rows(s.1))));
    refused_by(&candidates, insn, filter, operands)
}

/// Why none of the rows of these names took the operands.
#[cold]
pub(super) fn refused_by(
    candidates: &[(&'static str, &'static [u16])],
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> EncodeError {
    let ops = operands.as_slice();
    let mut forms = Vec::new();
    let mut counted = false;
    // The modes that rows are tied to which would take the operands.
    let mut modes = 0;
    let mut encoding = false;
    // How many operands, from the first one written, the best row takes.
    let mut best = 0;
    let mut range = None;
    for &(name, list) in candidates {
        for row in list.iter().map(|&r| &t::ROWS[usize::from(r)]) {
            let form = form(name, row);
            if !forms.contains(&form) {
                forms.push(form);
            }
            if usize::from(row.count) != ops.len() {
                continue;
            }
            counted = true;
            let takes = |i: usize| {
                let class = &t::CLASSES[usize::from(row.classes[i])];
                ops[i].classes & class.mask != 0 && (class.register == 0xff || class.register == ops[i].number)
            };
            let wrong: Vec<usize> = (0..ops.len()).filter(|&i| !takes(i)).collect();
            if wrong.is_empty() {
                modes |= row.flags & filter.reject & MODES;
                encoding = true;
            }
            if let [i] = wrong[..] {
                let mask = t::CLASSES[usize::from(row.classes[i])].mask;
                if ops[i].classes & t::IMM != 0 && mask & (t::U8 | t::U4 | t::I32Q) != 0 && mask & t::IMM == 0 {
                    range = Some((i, mask));
                }
            }
            let taken = (0..ops.len()).rev().take_while(|&i| takes(i)).count();
            best = best.max(taken);
        }
    }
    if !counted {
        return EncodeError::OperandCount { forms };
    }
    if modes != 0 {
        return EncodeError::WrongMode { reason: wrong_mode(modes) };
    }
    if encoding {
        return match insn.operands.iter().position(|o| o.mask.is_some()) {
            Some(operand) if operands.mask != 0 => EncodeError::Mask { operand },
            _ => EncodeError::NoSuchEncoding,
        };
    }
    if let Some((i, mask)) = range {
        let (least, greatest) = if mask & t::I32Q != 0 {
            (i64::from(i32::MIN), i64::from(i32::MAX))
        } else if mask & t::U8 != 0 {
            (-128, 255)
        } else {
            (0, 15)
        };
        return EncodeError::ImmediateRange { operand: operands.written(i), least, greatest };
    }
    EncodeError::WrongOperands { operand: (best < ops.len()).then_some(best), forms }
}

/// What to say of rows that are tied to other modes.
fn wrong_mode(flags: u32) -> &'static str {
    match flags {
        t::F_ONLY_64 => "instruction exists in 64-bit mode only",
        t::F_NOT_64 => "instruction does not exist in 64-bit mode",
        _ => "instruction does not exist in this mode",
    }
}

/// A row in AT&T's notation.
fn form(name: &str, row: &Row) -> String {
    let mut text = String::from(name);
    for (i, class) in row.classes[..usize::from(row.count)].iter().rev().enumerate() {
        text.push_str(if i == 0 { " " } else { ", " });
        text.push_str(t::CLASSES[usize::from(*class)].name);
    }
    text
}

/// The error for a name that no instruction has.
#[cold]
pub(super) fn unknown(name: &str, mnemonics: &'static [Mnemonic]) -> EncodeError {
    let name = name.to_ascii_lowercase();
    let mut near: Vec<(usize, &'static str)> = mnemonics
        .iter()
        .filter(|m| m.count > 0)
        .filter_map(|m| {
            let d = distance(name.as_bytes(), m.name.as_bytes());
            (d <= 1 + name.len() / 4).then_some((d, m.name))
        })
        .collect();
    near.sort_unstable();
    near.truncate(3);
    EncodeError::UnknownMnemonic { nearest: near.into_iter().map(|n| n.1).collect() }
}

/// The edit distance of two names.
fn distance(a: &[u8], b: &[u8]) -> usize {
    if a.len().abs_diff(b.len()) > 4 {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}
