//! A decoded instruction: the form and the values of its fields.

use super::super::Mode;
use super::tables::{FORM_NAMES, FORM_OPERANDS, FORM_TRAITS, NAMES, OPERAND_LISTS, OPERANDS, TEXTS, TRAITS};
use llas_isa::x86::decode::{self as t, Traits};

/// Bytes that are not an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// The number of bytes that llvm-mc skips; 0 if it has not read any, and skips one.
    pub length: u32,
}

/// A field of an instruction: its position and its size in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// The offset from the start of the instruction.
    pub offset: u32,
    /// The size; 0 if there is no such field.
    pub size: u8,
}

/// The prefixes that are shown, or that matter for what is shown.
pub(super) mod seen {
    /// F0, but not as the first byte.
    pub const LOCK: u16 = 1;
    /// F3, which no instruction is selected by.
    pub const REP: u16 = 1 << 1;
    /// F2, which no instruction is selected by.
    pub const REPNE: u16 = 1 << 2;
    /// 67
    pub const ADDRESS: u16 = 1 << 3;
    /// REX, REX2, or a prefix that has their bits.
    pub const REX: u16 = 1 << 4;
    /// F2 or F3 is `xacquire` or `xrelease`.
    pub const HARDWARE_LOCK: u16 = 1 << 5;
    /// EVEX
    pub const EVEX: u16 = 1 << 6;
    /// EVEX.z
    pub const ZEROING: u16 = 1 << 7;
    /// The operand size of the prefixes is 16 bits.
    pub const NARROW: u16 = 1 << 9;
    /// ModRM.rm is memory.
    pub const MEMORY: u16 = 1 << 8;
}

/// No base, no index, no segment.
pub(super) const ABSENT: u8 = 0xff;
/// The base is the instruction pointer, the index the register zero.
pub(super) const SPECIAL: u8 = 0xfe;

/// A decoded instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded {
    pub(super) form: u16,
    /// LLVM reads any number of prefixes.
    pub(super) length: u32,
    pub(super) mode: Mode,
    /// Bits of [`seen`].
    pub(super) seen: u16,
    /// The opcode.
    pub(super) opcode: u8,
    /// The numbers of the registers in ModRM.reg, ModRM.rm or the opcode, VEX.vvvv.
    pub(super) reg: u8,
    pub(super) rm: u8,
    pub(super) vvvv: u8,
    /// EVEX.aaa
    pub(super) mask: u8,
    /// EVEX.L'L
    pub(super) rounding: u8,
    /// The segment's number, or [`ABSENT`].
    pub(super) segment: u8,
    /// The width of addresses in bits.
    pub(super) address_bits: u8,
    /// The base's number, [`ABSENT`] or [`SPECIAL`].
    pub(super) base: u8,
    /// The index's number, [`ABSENT`] or [`SPECIAL`].
    pub(super) index: u8,
    pub(super) scale: u8,
    pub(super) displacement: i32,
    /// The size of the displacement in bytes.
    pub(super) displacement_size: u8,
    pub(super) imm: u64,
    pub(super) imm2: u16,
}

impl Default for Decoded {
    #[inline(always)]
    fn default() -> Decoded {
        Decoded {
            form: 0,
            length: 0,
            mode: Mode::Bits64,
            seen: 0,
            opcode: 0,
            reg: 0,
            rm: 0,
            vvvv: 0,
            mask: 0,
            rounding: 0,
            segment: ABSENT,
            address_bits: 0,
            base: ABSENT,
            index: ABSENT,
            scale: 1,
            displacement: 0,
            displacement_size: 0,
            imm: 0,
            imm2: 0,
        }
    }
}

/// A property of a form: in a column, the index of each form's own among those that any form has.
#[inline(always)]
pub(super) fn of_form<T>(form: u16, column: &[u16], all: &'static [T]) -> Option<&'static T> {
    all.get(usize::from(*column.get(usize::from(form))?))
}

/// Returns whether two forms differ in nothing but their keys.
pub(super) fn are_alike(a: u16, b: u16) -> bool {
    let columns: [&[u16]; 3] = [&FORM_NAMES, &FORM_OPERANDS, &FORM_TRAITS];
    columns.iter().all(|column| column.get(usize::from(a)) == column.get(usize::from(b)))
}

impl Decoded {
    /// What its form has besides names and operands.
    pub(super) fn traits(&self) -> &'static Traits {
        // The tables have no index out of bounds.
        of_form(self.form, &FORM_TRAITS, &TRAITS).unwrap_or(const { &TRAITS[0] })
    }

    pub(super) fn has(&self, bits: u16) -> bool {
        self.seen & bits != 0
    }

    /// The operands of its form in a syntax, in Intel's order.
    pub(super) fn form_operands(&self, intel: bool) -> &'static [t::Operand] {
        let Some(operands) = of_form(self.form, &FORM_OPERANDS, &OPERANDS) else { return &[] };
        let syntax = usize::from(intel);
        let first = usize::from(operands.first[syntax]);
        OPERAND_LISTS.get(first..first + usize::from(operands.counts[syntax])).unwrap_or_default()
    }

    /// The mnemonic of the tables.
    pub(super) fn listed_mnemonic(&self, intel: bool) -> &'static str {
        text(self.mnemonic_place(intel))
    }

    /// Where the mnemonic is in the texts.
    pub(super) fn mnemonic_place(&self, intel: bool) -> u32 {
        let listed = || of_form(self.form, &FORM_NAMES, &NAMES).map_or(0, |names| names[usize::from(intel)]);
        self.predicate().unwrap_or_else(listed)
    }

    /// The name that the immediate gives the instruction.
    pub(super) fn predicate(&self) -> Option<u32> {
        let names = super::tables::PREDICATES.get(usize::from(self.traits().predicates))?;
        names.get(usize::try_from(self.imm).ok()?).copied().filter(|name| *name != 0)
    }

    /// The distance from the first byte of a direct branch to its target.
    pub(super) fn branch_distance(&self) -> i64 {
        i64::from(self.length).wrapping_add(self.signed_imm())
    }

    /// The target of a direct branch at an address.
    pub(super) fn branch_target(&self, address: u64) -> Option<u64> {
        let is_relative = self.form_operands(true).first().is_some_and(|o| o.bank == t::Bank::Relative);
        let target = address.wrapping_add_signed(self.branch_distance());
        is_relative.then_some(if self.mode == Mode::Bits64 { target } else { target & 0xffff_ffff })
    }

    /// The address of memory that the instruction pointer is the base of.
    pub(super) fn relative_memory(&self, address: u64) -> Option<u64> {
        let is_relative = self.has(seen::MEMORY) && self.base == SPECIAL;
        let end = address.wrapping_add(u64::from(self.length));
        is_relative.then(|| end.wrapping_add_signed(i64::from(self.displacement)))
    }

    /// The immediate, extended by its sign.
    pub(super) fn signed_imm(&self) -> i64 {
        sign_extended(self.imm, self.imm_size())
    }

    /// The size of the first immediate in bytes.
    pub(super) fn imm_size(&self) -> u8 {
        let traits = self.traits();
        if traits.flags & t::flags::ABSOLUTE != 0 { self.address_bits / 8 } else { traits.imm.size() }
    }

    /// Where the displacement is.
    pub(super) fn displacement_field(&self) -> Field {
        // The immediates follow it, or the opcode of 3DNow!.
        let after = match self.immediate_fields() {
            [first, second] if first.size != 0 => first.size + second.size,
            _ => u8::from(self.traits().flags & t::flags::SUFFIXED != 0),
        };
        self.field(after, self.displacement_size)
    }

    /// Where the first and the second immediate are: at the end of the instruction.
    pub(super) fn immediate_fields(&self) -> [Field; 2] {
        let second = self.traits().imm2.size();
        [self.field(second, self.imm_size()), self.field(0, second)]
    }

    /// The field of `size` bytes that is followed by `after` bytes.
    fn field(&self, after: u8, size: u8) -> Field {
        let offset = if size == 0 { 0 } else { self.length.saturating_sub(u32::from(after + size)) };
        Field { offset, size }
    }
}

/// A text of the tables by its offset and length.
pub(super) fn text(place: u32) -> &'static str {
    let (start, len) = ((place >> 8) as usize, (place & 0xff) as usize);
    TEXTS.get(start..start + len).unwrap_or_default()
}

/// The first bytes of a text, and its length, if it is short.
#[inline(always)]
pub(super) fn short_text(place: u32) -> Option<(&'static [u8; 16], usize)> {
    let (start, len) = ((place >> 8) as usize, (place & 0xff) as usize);
    let chunk = TEXTS.as_bytes().get(start..)?.first_chunk()?;
    (len <= chunk.len()).then_some((chunk, len))
}

/// A number of that many bytes, extended by its sign.
pub(super) fn sign_extended(value: u64, size: u8) -> i64 {
    match size {
        1 => i64::from(value as i8),
        2 => i64::from(value as i16),
        4 => i64::from(value as i32),
        _ => value as i64,
    }
}
