//! `--x86-sse2avx`: encodes SSE instructions as AVX.
//!
//! The AVX instruction has the same name with a `v` prefix. If the SSE instruction reads its destination, the AVX one
//! repeats it as its first source; `blendvps` and similar instructions also name the register that SSE implies.

use super::Insn;
use super::dialect::RowSet;
use super::matcher::{self, Found};
use super::operand::{Content, MAX_OPERANDS, Op, Operands};
use super::registers::{Kind, Register};
use super::tables::{self as t, Space};

/// The maximum length of an SSE mnemonic.
const MAX_LENGTH: usize = 22;

/// The AVX row for an instruction whose SSE row was found, with its operands; `None` if there is no such row.
pub(super) fn convert(
    insn: &Insn<'_, '_>,
    set: RowSet,
    found: &Found,
    operands: &Operands,
) -> Option<(Found, Operands)> {
    let name = insn.mnemonic;
    if found.row.format().space != Space::Legacy || name.len() > MAX_LENGTH {
        return None;
    }
    // A `v` before the name, and an `x` after it for memory operands whose vector length the suffix gives.
    let mut buffer = [b'x'; MAX_LENGTH + 2];
    buffer[0] = b'v';
    buffer[1..=name.len()].copy_from_slice(name.as_bytes());
    let text = std::str::from_utf8(&buffer).ok()?;
    let names = [text.get(..=name.len())?, text.get(..name.len() + 2)?];
    let doubled = operands.doubled();
    let blended = doubled.and_then(|d| d.with(Op::register(Register { kind: Kind::Xmm, number: 0 })));
    let ways = [(names[0], doubled), (names[0], Some(*operands)), (names[0], blended), (names[1], Some(*operands))];
    ways.into_iter().find_map(|(mnemonic, operands)| {
        let (vex, operands) = (Insn { mnemonic, ..*insn }, operands?);
        matcher::find(&vex, set, &operands, &mut None)
            .ok()
            .filter(|f| f.row.format().space == Space::Vex)
            .map(|f| (f, operands))
    })
}

impl Operands {
    fn doubled(&self) -> Option<Operands> {
        let first = *self.as_slice().first()?;
        let mut all = self.with(first)?;
        let count = all.as_slice().len();
        all.ops[1..count].rotate_right(1);
        all.finish();
        Some(all)
    }

    fn with(&self, op: Op) -> Option<Operands> {
        let mut all = *self;
        *all.ops[..MAX_OPERANDS].get_mut(all.count)? = op;
        all.count += 1;
        all.finish();
        Some(all)
    }
}

impl Op {
    fn register(register: Register) -> Op {
        Op { classes: register.classes() & !t::XHI, content: Content::Register(register) }
    }
}
