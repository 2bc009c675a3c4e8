//! Instructions that can be relaxed, or replaced by a `nop`. The id holds the narrow halfword.

use super::fixup::Kind;
use crate::arch::{Reach, RelaxField, RelaxForm};
use crate::model::{Contents, RelaxId};

/// Set in an id if wide instructions are not available.
const NARROW_ONLY: u32 = 1 << 16;

/// The kind of instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Branch,
    ConditionalBranch,
    CompareBranch,
    Literal,
    Adr,
}

fn class(id: RelaxId) -> Class {
    match id.0 >> 11 & 0x1f {
        0b11100 => Class::Branch,
        0b01001 => Class::Literal,
        0b10100 => Class::Adr,
        0b10110 | 0b10111 => Class::CompareBranch,
        _ => Class::ConditionalBranch,
    }
}

/// The id of a narrow `b`, `beq`, `cbz`, `ldr` (literal) or `adr` with a zero field. The flags tell whether wide
/// instructions and a wide `b` are available.
#[inline]
pub(super) fn relax_id(narrow: u16, wide: bool, wide_branch: bool) -> RelaxId {
    let id = RelaxId(u32::from(narrow));
    let may_grow = match class(id) {
        Class::CompareBranch => true,
        Class::Branch => wide_branch,
        _ => wide,
    };
    if may_grow { id } else { RelaxId(id.0 | NARROW_ONLY) }
}

const fn field(kind: Kind) -> [RelaxField; 1] {
    [RelaxField { at: 0, kind: kind.id(), value: 0, addend: 0 }]
}

/// The fields of the narrow and the wide form of each class.
const FIELDS: [[[RelaxField; 1]; 2]; 5] = [
    [field(Kind::Branch11), field(Kind::Branch24)],
    [field(Kind::Branch8), field(Kind::Branch20)],
    [field(Kind::CompareBranch), field(Kind::CompareNop)],
    [field(Kind::Literal8), field(Kind::Literal12)],
    [field(Kind::Adr8), field(Kind::Adr12)],
];

/// The form for a relaxation state.
#[inline]
pub(super) fn form(id: RelaxId, state: u8) -> RelaxForm<'static> {
    let class = class(id);
    let is_large = state > 0 && class != Class::CompareBranch;
    RelaxForm {
        size: if is_large { 4 } else { 2 },
        may_grow: state == 0 && id.0 & NARROW_ONLY == 0,
        fields: &FIELDS[class as usize][usize::from(state.min(1))],
    }
}

/// Returns whether the narrow form reaches its label. A `cbz` to the next instruction does not: it becomes a `nop`.
#[inline]
pub(super) fn fits(id: RelaxId, reach: Reach) -> bool {
    let Some(value) = reach.value else { return false };
    let offset = value.wrapping_sub(4);
    match class(id) {
        Class::Branch => (-2048..=2046).contains(&offset),
        Class::ConditionalBranch => (-256..=254).contains(&offset),
        Class::CompareBranch => value > 3,
        Class::Literal | Class::Adr => offset & 3 == 0 && (0..=1020).contains(&offset),
    }
}

/// Appends the bytes of a form with a zero field.
pub(super) fn write(id: RelaxId, state: u8, out: &mut Contents) {
    let narrow = id.0 as u16;
    let halves = match class(id) {
        _ if state == 0 => [narrow, 0],
        Class::Branch => [0xf000, 0x9000],
        Class::ConditionalBranch => [0xf000 | (narrow & 0xf00) >> 2, 0x8000],
        Class::CompareBranch => [0xbf00, 0],
        Class::Literal => [0xf85f, (narrow & 0x700) << 4],
        Class::Adr => [0xf20f, narrow & 0x700],
    };
    let size = usize::from(form(id, state).size);
    let [a, b] = halves[0].to_le_bytes();
    let [c, d] = halves[1].to_le_bytes();
    out.append_first([a, b, c, d], size);
}
