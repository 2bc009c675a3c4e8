//! Finds the row for a mnemonic and its operands.

use super::dialect::RowSet;
use super::error::EncodeError;
use super::operand::{Content, Op, Operands};
use super::prefixes::Prefixes;
use super::refuse::{refused, unsupplied};
use super::registers::{Kind, traits};
use super::tables::{self as t, Format, Mnemonic, Row, Rows, Signature, Space, Syntax};
use super::{Insn, Mode, Remark, intel};
use crate::hint::some;
use std::hint::cold_path;

/// A matching row and its mnemonic.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) row: Row,
    pub(super) entry: &'static Mnemonic,
}

impl Found {
    /// The row of the long form, if the layout may need one.
    #[inline(never)]
    pub(super) fn wider(self, prefixes: &Prefixes, set: RowSet, operands: &Operands) -> Option<Row> {
        let filter = Filter::new(prefixes, set, operands);
        let row = self.row;
        let (format, signature) = (row.format(), row.signature());
        let branch = format.flags & t::F_RELAX != 0;
        let fits = |next: Row, operands: &Signature| {
            let is_same = format.form == next.format().form && (branch || row.digit() == next.digit());
            is_same && !operands.widens && operands.roles == signature.roles
        };
        let takes = |next: Row| {
            let accepted = next.signature();
            fits(next, accepted) && filter.fits(next, accepted, operands) && all_fit(accepted, operands)
        };
        let mut list = self.entry.rows_with(operands.count);
        list.find(|before| *before == row)?;
        list.find(|next| takes(*next))
    }
}

/// The requirements on a row other than its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Filter {
    pub(super) reject: u64,
    require: u64,
    /// The encoding space that a prefix requests.
    space: Option<Space>,
    /// The flag of rows that count as members of every space; 0 if the space does not matter.
    any: u64,
}

impl Filter {
    #[inline(always)]
    pub(super) fn new(prefixes: &Prefixes, set: RowSet, operands: &Operands) -> Filter {
        if operands.traits & traits::UNUSUAL == 0 && prefixes.flags() & (Prefixes::NF | Prefixes::CHOICE) == 0 {
            return Filter::common(set);
        }
        Filter::special(prefixes, set, operands)
    }

    #[inline(never)]
    fn special(prefixes: &Prefixes, set: RowSet, operands: &Operands) -> Filter {
        let base = set.rejected();
        let mut f = Filter { reject: base, require: 0, space: None, any: 0 };
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
            f.space = Some(Space::Evex);
            f.any = if set.mode == Mode::Bits64 { t::F_EVEXANY } else { 0 };
        } else if flags & (Prefixes::REX | Prefixes::REX2) != 0 {
            f.space = Some(Space::Legacy);
        } else {
            f.space = Some(Space::Vex);
        }
        f
    }

    /// The filter for almost all instructions: no prefix, and operands without unusual traits.
    #[inline(always)]
    pub(super) fn common(set: RowSet) -> Filter {
        let special = t::F_NEEDMASK | t::F_SYM | t::F_NEEDEGPR | t::F_NF | t::F_VEXONLY | t::F_EVEXONLY;
        Filter::rejecting(set.rejected() | special)
    }

    /// The filter that only rejects rows with some flags.
    #[inline(always)]
    pub(super) fn rejecting(reject: u64) -> Filter {
        Filter { reject, require: 0, space: None, any: 0 }
    }

    /// The filter without the requests of encoding prefixes.
    #[cfg(feature = "explain")]
    pub(super) fn of_any_space(mut self) -> Filter {
        self.reject &= !(t::F_VEXONLY | t::F_EVEXONLY);
        (self.space, self.any) = (None, 0);
        self
    }

    #[cfg(feature = "explain")]
    pub(super) fn takes(self, row: Row, operands: &Operands) -> bool {
        let accepted = row.signature();
        self.fits(row, accepted, operands) && all_fit(accepted, operands)
    }

    /// Returns whether a row accepts operands whose first two match its classes.
    #[inline(always)]
    fn fits(self, row: Row, accepted: &Signature, operands: &Operands) -> bool {
        let format = row.format();
        if format.flags & (self.reject | self.require) != self.require || !self.is_space_of(format) {
            return false;
        }
        if accepted.easy {
            return true;
        }
        cold_path();
        all_fit(accepted, operands)
    }

    /// Whether the requests of encoding prefixes allow a format.
    #[inline(always)]
    fn is_space_of(self, format: &Format) -> bool {
        let Some(space) = self.space else { return true };
        cold_path();
        space == format.space || format.flags & self.any != 0
    }
}

#[inline(never)]
fn all_fit(accepted: &Signature, operands: &Operands) -> bool {
    operands
        .as_slice()
        .iter()
        .zip(accepted.classes())
        .all(|(op, class)| op.classes & class.mask != 0 && (class.register == 0xff || class.register == op.number()))
}

#[inline(never)]
pub(super) fn first(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    let (row, _) = first_of(entry.rows_with(operands.count), filter, operands)?;
    Some(Found { row, entry })
}

/// The first row of a list that accepts the operands, and the rows that follow it. The list has only rows with the right
/// number of operands.
#[inline(always)]
pub(super) fn first_of(mut list: Rows, filter: Filter, operands: &Operands) -> Option<(Row, Rows)> {
    // The classes of the first two operands almost always decide.
    let bits = |i: usize| operands.ops[operands.first.wrapping_add(i) & 7].classes;
    let (first, second) = (bits(0), bits(1));
    loop {
        let (row, rest) = list.split_first()?;
        list = rest;
        let accepted = row.signature();
        if first & accepted.masks[0] == 0 || second & accepted.masks[1] == 0 {
            continue;
        }
        if filter.fits(row, accepted, operands) {
            return Some((row, rest));
        }
    }
}

/// The first row of a mnemonic that accepts the operands; two operands are preselected by their kinds. In Intel syntax
/// memory must have a size.
#[inline(always)]
pub(super) fn first_left(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    let (2, Some(sets)) = (operands.count, entry.sets()) else {
        let (row, _) = first_of(entry.rows_with(operands.count), filter, operands)?;
        return Some(Found { row, entry });
    };
    let bits = |i: usize| operands.ops[operands.first.wrapping_add(i) & 7].classes;
    let (first, second) = (bits(0), bits(1));
    let kind = |bits: u64| usize::from(t::KINDS[bits.trailing_zeros() as usize & 63] & 15);
    let mut left = sets[0][kind(first)] & sets[1][kind(second)];
    let mut found = None;
    while left != 0 {
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        let row = some!(entry.row_of_set(at));
        let accepted = row.signature();
        let is_candidate = first & accepted.masks[0] != 0 && second & accepted.masks[1] != 0;
        if is_candidate && filter.fits(row, accepted, operands) {
            found = Some(Found { row, entry });
            break;
        }
    }
    debug_assert!(
        first_of(entry.rows_with(2), filter, operands).map(|(row, _)| row) == found.as_ref().map(|found| found.row),
        "kinds select other rows of {} than classes",
        entry.name()
    );
    found
}

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
    match first_left(entry, filter, operands) {
        Some(found) => Selection::One(found),
        None => supplied(entry, filter, operands),
    }
}

/// The row that [`select`] finds.
#[inline(always)]
pub(super) fn found(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    match first_left(entry, filter, operands) {
        Some(found) => Some(found),
        None => {
            cold_path();
            supplied(entry, filter, operands).found()
        }
    }
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
    for (i, name) in entry.suffixed() {
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
    let Some(entry) = Syntax::of(insn.intel).find(insn.mnemonic) else {
        return Err(EncodeError::UnknownMnemonic { nearest: Vec::new() });
    };
    let filter = Filter::new(&insn.prefixes, set, operands);
    if insn.intel {
        return intel::find(entry, insn, filter, operands);
    }
    match select(entry, filter, operands) {
        Selection::One(found) => Ok(found),
        Selection::Unsupplied => Err(unsupplied(entry, insn, filter, operands)),
        Selection::None => Err(refused(entry, insn, filter, operands)),
        Selection::Ambiguous => {
            let default = set.default_suffix(entry.initial() == b'f').unwrap_or_default();
            let named = |place: &usize| entry.suffixed().find(|(at, _)| at == place);
            if let Some(found) = default.iter().find_map(|place| first(named(place)?.1, filter, operands)) {
                *remark = Some(Remark::DefaultSize);
                return Ok(found);
            }
            Err(EncodeError::AmbiguousSuffix {
                candidates: entry
                    .suffixed()
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
    !ops[at..].iter().any(is_vector) || found.row.signature().mask(at) & size != 0
}
