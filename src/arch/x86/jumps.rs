//! Instructions that the layout may widen, identified by a number.
//!
//! Jumps are frequent but few are distinct: a jump's number consists of its condition, its mode (which may change
//! between two jumps), and whether its target is more than one symbol. Other instructions, which have an 8-bit
//! immediate that may not fit, are listed with their two encodings; their number is the index in that list.

use super::fixup::{Fixup, FixupKind as Kind};
use super::{InsnBytes, Mode, relocation};
use crate::arch::{Reach, RelaxField, RelaxForm};
use crate::model::{Contents, FixupKind, RelaxId, ResetTo};

/// In place of a condition: unconditional.
const ALWAYS: u8 = 16;
/// The bit of a jump whose target is more than one symbol.
const TO_SUM: u8 = 0x80;
/// Numbers from here on are indices in the list.
const LISTED: u32 = 0x100;

pub(super) fn number(mode: Mode, condition: Option<u8>) -> u8 {
    mode.number() << 5 | condition.map_or(ALWAYS, |c| c & 15)
}

/// The relaxation id of a jump; `plain` if its target is a single symbol.
#[inline]
pub(super) fn id(number: u8, plain: bool) -> RelaxId {
    RelaxId(u32::from(if plain { number } else { number | TO_SUM }))
}

pub(super) const SHORT: u8 = 2;

/// The maximum growth of a jump in bytes: one for the opcode of a conditional jump, three for the distance.
const JUMP_GROWTH: u8 = 4;

/// One encoding of a jump: a one-byte opcode (padded with a zero) or a two-byte opcode, followed by one field.
#[derive(Clone, Copy)]
struct JumpForm {
    opcode: [u8; 2],
    size: u8,
    /// An index in [`FIELDS`].
    field: u8,
}

const fn field(at: u8, kind: Kind, size: i8) -> [RelaxField; 1] {
    [RelaxField { at, kind: kind.id(), value: 0, addend: -size }]
}

/// The fields of the short form, and of the long forms after a one-byte and a two-byte opcode: 32 bits, branches to one
/// symbol, 16 bits.
const FIELDS: [[RelaxField; 1]; 7] = [
    field(1, Kind::PcRel1, 1),
    field(1, Kind::PcRel4, 4),
    field(2, Kind::PcRel4, 4),
    field(1, Kind::Branch4PcRel, 4),
    field(2, Kind::Branch4PcRel, 4),
    field(1, Kind::PcRel2, 2),
    field(2, Kind::PcRel2, 2),
];

const BITS16: u8 = Mode::Bits16.number();
const BITS32: u8 = Mode::Bits32.number();

const fn jump(number: u8, long: bool) -> JumpForm {
    let condition = number & 31;
    let always = condition >= ALWAYS;
    if !long {
        let opcode = if always { 0xeb } else { 0x70 | condition };
        return JumpForm { opcode: [opcode, 0], size: 2, field: 0 };
    }
    let opcode = if always { [0xe9, 0] } else { [0x0f, 0x80 | condition] };
    let (first, distance) = match (number & !TO_SUM) >> 5 {
        BITS16 => (5, 2),
        BITS32 => (1, 4),
        _ if number & TO_SUM != 0 => (1, 4),
        _ => (3, 4),
    };
    JumpForm { opcode, size: 1 + !always as u8 + distance, field: first + !always as u8 }
}

/// The short and the long form of each jump, by its number.
static JUMPS: [[JumpForm; 2]; 256] = {
    let mut forms = [[JumpForm { opcode: [0; 2], size: 0, field: 0 }; 2]; 256];
    let mut number = 0;
    while number < forms.len() {
        forms[number] = [jump(number as u8, false), jump(number as u8, true)];
        number += 1;
    }
    forms
};

#[derive(Clone, Copy, Debug)]
struct Encoding {
    bytes: [u8; InsnBytes::CAPACITY],
    len: u8,
    fields: [RelaxField; 3],
    field_count: u8,
}

/// The instructions with two encodings other than jumps.
#[derive(Clone, Debug, Default)]
pub(super) struct Relaxables {
    list: Vec<[Encoding; 2]>,
    /// The maximum growth of one instruction in bytes.
    growth: u8,
}

impl ResetTo for Relaxables {
    fn reset_to(&mut self, from: &Self) {
        self.list.reset_to(&from.list);
        self.growth = from.growth;
    }
}

impl Relaxables {
    /// Adds an instruction; returns its id and the size of its short form in bytes.
    pub(super) fn add(&mut self, short: &InsnBytes, long: &InsnBytes) -> (RelaxId, u8) {
        let forms = [short, long].map(|code| {
            let mut fields = field(0, Kind::None, 0).repeat(3);
            for (field, fixup) in fields.iter_mut().zip(code.fixups()) {
                *field = relax_field(fixup);
            }
            let mut bytes = [0; InsnBytes::CAPACITY];
            bytes[..code.bytes().len()].copy_from_slice(code.bytes());
            let fields = [fields[0], fields[1], fields[2]];
            Encoding { bytes, len: code.bytes().len() as u8, fields, field_count: code.fixups().len() as u8 }
        });
        let id = RelaxId(LISTED + self.list.len() as u32);
        self.growth = self.growth.max(forms[1].len.saturating_sub(forms[0].len));
        self.list.push(forms);
        (id, short.bytes().len() as u8)
    }

    fn encoding(&self, id: RelaxId, state: u8) -> Option<&Encoding> {
        self.list.get(id.0.checked_sub(LISTED)? as usize).map(|forms| &forms[usize::from(state.min(1))])
    }

    #[inline]
    pub(super) fn form(&self, id: RelaxId, state: u8) -> RelaxForm<'_> {
        let may_grow = state == 0;
        if id.0 < LISTED {
            let form = &JUMPS[usize::from(id.0 as u8)][usize::from(state != 0)];
            return RelaxForm { size: form.size, may_grow, fields: &FIELDS[usize::from(form.field)] };
        }
        match self.encoding(id, state) {
            Some(e) => RelaxForm { size: e.len, may_grow, fields: &e.fields[..usize::from(e.field_count)] },
            None => RelaxForm { size: 0, may_grow: false, fields: &[] },
        }
    }

    /// The maximum growth of any instruction, including jumps, in bytes.
    pub(super) fn growth(&self) -> u8 {
        self.growth.max(JUMP_GROWTH)
    }

    /// Returns whether a value fits in a field of the short form: 8 bits in a jump or an immediate. Any other field
    /// whose value is not known yet widens the instruction too, even if the field could hold it; so does llvm-mc.
    #[inline]
    pub(super) fn fits(&self, id: RelaxId, field: usize, reach: Reach) -> bool {
        match reach.value {
            Some(value) => i8::try_from(value).is_ok(),
            None if id.0 < LISTED => reach.specifier == relocation::ABS8,
            None => {
                let Some(encoding) = self.encoding(id, 0) else { return true };
                let kind = encoding.fields.get(field).map_or(FixupKind::NONE, |f| f.kind);
                super::fixup::FIXUPS[usize::from(kind.0)].bytes == 1 && reach.specifier == relocation::ABS8
            }
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn write(&self, id: RelaxId, state: u8, out: &mut Contents) {
        if id.0 < LISTED {
            let form = &JUMPS[usize::from(id.0 as u8)][usize::from(state != 0)];
            // The zeros after the opcode are the bytes of the field.
            out.append_first([form.opcode[0], form.opcode[1], 0, 0, 0, 0, 0, 0], form.size.into());
        } else if let Some(encoding) = self.encoding(id, state) {
            out.append_first(encoding.bytes, encoding.len.into());
        }
    }
}

fn relax_field(fixup: &Fixup) -> RelaxField {
    RelaxField { at: fixup.offset, kind: fixup.kind.id(), value: fixup.value, addend: fixup.addend }
}
