//! Alignment of branches that would cross or end at a boundary (`-x86-align-branch-boundary`; Intel's erratum SKX102).
//!
//! Instructions are classified by their bytes. A compare and the conditional jump that it macro-fuses with count as one
//! instruction. (Intel 64 and IA-32 Architectures Optimization Reference Manual, "Macro-Fusion".)

use super::Mode;
use crate::model::{SubsectionId, Value};
use crate::options::BranchKinds as Kinds;

/// The first instruction of a pair that may macro-fuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    TestOrAnd,
    /// `cmp`, `add` and `sub`
    Compare,
    /// `inc` and `dec`
    Count,
}

/// The properties of an instruction that matter for branch alignment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Class {
    sort: Kinds,
    first: Option<First>,
    /// The condition of a `jcc`; `None` for `jrcxz` and `loop`.
    condition: Option<u8>,
    is_prefix: bool,
    /// Interrupts are inhibited until after the next instruction.
    delays: bool,
}

impl Class {
    /// Classifies an instruction by its bytes.
    pub fn of(bytes: &[u8], mode: Mode) -> Class {
        let long = mode == Mode::Bits64;
        let mut rest = bytes;
        while let Some((0x26 | 0x2e | 0x36 | 0x3e | 0x64..=0x67 | 0xf0 | 0xf2 | 0xf3, tail)) = rest.split_first() {
            rest = tail;
        }
        match rest {
            [0x40..=0x4f, tail @ ..] if long => rest = tail,
            [0xd5, payload, tail @ ..] if long && payload & 0x80 == 0 => rest = tail,
            [0xd5, ..] if long => return Class::default(),
            _ => {}
        }
        let Some((&opcode, tail)) = rest.split_first() else {
            return Class { is_prefix: true, ..Class::default() };
        };
        let modrm = tail.first().copied().unwrap_or(0);
        let (is_register, digit) = (modrm >> 6 == 3, modrm >> 3 & 7);
        let (sort, condition) = match opcode {
            0x70..=0x7f => (Kinds::JCC, Some(opcode & 15)),
            0x0f if modrm & 0xf0 == 0x80 => (Kinds::JCC, Some(modrm & 15)),
            0xe0..=0xe3 => (Kinds::JCC, None),
            0xe9 | 0xeb => (Kinds::JMP, None),
            0xe8 | 0x9a => (Kinds::CALL, None),
            0xc2 | 0xc3 | 0xca | 0xcb | 0xcf => (Kinds::RET, None),
            0xff if matches!(digit, 2 | 3) => (Kinds::CALL, None),
            0xff if matches!(digit, 4 | 5) => (Kinds::INDIRECT, None),
            0xea => (Kinds::INDIRECT, None),
            _ => (Kinds::default(), None),
        };
        let first = match opcode {
            0x84 | 0x85 | 0x22 | 0x23 | 0xa8 | 0xa9 | 0x24 | 0x25 => Some(First::TestOrAnd),
            0x20 | 0x21 if is_register => Some(First::TestOrAnd),
            0xf6 | 0xf7 if is_register && digit == 0 => Some(First::TestOrAnd),
            0x38..=0x3d | 0x02..=0x05 | 0x2a..=0x2d => Some(First::Compare),
            0x00 | 0x01 | 0x28 | 0x29 if is_register => Some(First::Compare),
            0x80..=0x83 if is_register => match digit {
                0 | 5 | 7 => Some(First::Compare),
                4 => Some(First::TestOrAnd),
                _ => None,
            },
            0xfe | 0xff if is_register && digit < 2 => Some(First::Count),
            0x40..=0x4f if !long => Some(First::Count),
            _ => None,
        };
        let has_modrm =
            !matches!(opcode, 0xa8 | 0xa9 | 0x24 | 0x25 | 0x3c | 0x3d | 0x04 | 0x05 | 0x2c | 0x2d | 0x40..=0x4f);
        let is_relative = long && has_modrm && modrm & 0xc7 == 5;
        Class {
            sort,
            first: first.filter(|_| !is_relative),
            condition,
            is_prefix: false,
            delays: matches!(opcode, 0x17 | 0x8e | 0xfb),
        }
    }

    fn fuses_with(&self, jump: &Class) -> bool {
        if jump.sort != Kinds::JCC {
            return false;
        }
        let compares = matches!(jump.condition, Some(2..=7 | 12..=15));
        let is_equality_or_sign = matches!(jump.condition, Some(4 | 5 | 12..=15));
        match self.first {
            Some(First::TestOrAnd) => true,
            Some(First::Compare) => compares,
            Some(First::Count) => is_equality_or_sign,
            None => false,
        }
    }
}

/// The current end of a subsection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub subsection: SubsectionId,
    /// The index of its open fragment.
    pub open: u32,
    /// The fragment that holds the last bytes.
    pub fragment: u32,
    /// The length of the open fragment in bytes.
    pub length: u32,
}

/// What to emit before an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    Nothing,
    /// Padding that can move the next bytes off a boundary.
    Boundary,
}

/// The state of branch alignment.
#[derive(Clone, Copy, Debug)]
pub struct Branches {
    /// log2 of the boundary.
    pub log2: u8,
    sorts: Kinds,
    /// The last instruction, and the last one where padding was allowed.
    last: Class,
    last_in_code: Class,
    last_place: Option<Place>,
    /// The padding that will align the current unit (a branch or a fused pair): the fragment that ends with it.
    pending: Option<(SubsectionId, u32)>,
}

impl Branches {
    /// Branch alignment for some kinds of branches; `None` if there is nothing to align.
    pub fn new(boundary: u32, sorts: Kinds) -> Option<Self> {
        let log2 = boundary.trailing_zeros() as u8;
        let (last, none) = (Class::default(), None);
        (boundary > 1 && sorts != Kinds::default()).then_some(Branches {
            log2,
            sorts,
            last,
            last_in_code: last,
            last_place: none,
            pending: None,
        })
    }

    fn needs_alignment(&self, class: &Class) -> bool {
        self.sorts.has(class.sort)
    }

    /// Called before an instruction is emitted at `place`. `in_code`: padding is allowed there.
    pub fn before(&mut self, class: &Class, values: &[Value], place: Place, in_code: bool) -> Before {
        let Place { subsection, open, length, .. } = place;
        let after_data = length != 0 && self.last_place != Some(place);
        if !in_code {
            return Before::Nothing;
        }
        if !self.last_in_code.fuses_with(class) {
            self.pending = None;
        }
        let is_changed_by_linkers = |value: &Value| match value {
            Value::Relocatable(value) => value.specifier != crate::parse::ast::Specifier::NONE,
            Value::Tree(_) => false,
        };
        let stays = self.last.delays || self.last.is_prefix || class.is_prefix || after_data;
        if stays || values.iter().any(is_changed_by_linkers) {
            return Before::Nothing;
        }
        // llvm-mc treats the two as fused even if padding separates them.
        if self.pending.is_some_and(|(home, _)| home == subsection) {
            return Before::Nothing;
        }
        if self.needs_alignment(class) || self.sorts.has(Kinds::FUSED) && class.first.is_some() {
            self.pending = Some((subsection, open));
            return Before::Boundary;
        }
        Before::Nothing
    }

    /// Called after an instruction has been emitted. Returns the fragment with the padding of the unit that the
    /// instruction ends.
    pub fn after(&mut self, class: Class, place: Place, in_code: bool) -> Option<(SubsectionId, u32)> {
        self.last = class;
        self.last_place = Some(place);
        if !in_code {
            return None;
        }
        self.last_in_code = class;
        if self.needs_alignment(&class) { self.pending.take() } else { None }
    }
}
