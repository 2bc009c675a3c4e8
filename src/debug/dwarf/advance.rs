//! The shortest opcodes that advance a line table (DWARF 5, section 6.2.5).

use crate::model::emitter::Emitter;

pub(super) const OPCODE_BASE: u64 = 13;
pub(super) const LINE_BASE: i64 = -5;
pub(super) const LINE_RANGE: u64 = 14;
/// The largest address advance of a special opcode, which is what `DW_LNS_const_add_pc` adds.
const CONST_ADD: u64 = (255 - OPCODE_BASE) / LINE_RANGE;

const LNS_COPY: u8 = 1;
const LNS_ADVANCE_PC: u8 = 2;
const LNS_ADVANCE_LINE: u8 = 3;
const LNS_CONST_ADD_PC: u8 = 8;
const LNE_END_SEQUENCE: u8 = 1;

/// Advances line and address and appends a row. Without a line, ends the sequence.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn advance(out: &mut Emitter<'_>, line: Option<i64>, address: u64) {
    let Some(mut line) = line else {
        if address == CONST_ADD {
            out.bytes(&[LNS_CONST_ADD_PC]);
        } else if address != 0 {
            out.bytes(&[LNS_ADVANCE_PC]);
            out.uleb(address);
        }
        out.bytes(&[0, 1, LNE_END_SEQUENCE]);
        return;
    };
    let mut biased = line.wrapping_sub(LINE_BASE) as u64;
    let mut copy = false;
    if biased >= LINE_RANGE || biased + OPCODE_BASE > 255 {
        out.bytes(&[LNS_ADVANCE_LINE]);
        out.sleb(line);
        line = 0;
        biased = -LINE_BASE as u64;
        copy = true;
    }
    if line == 0 && address == 0 {
        out.bytes(&[LNS_COPY]);
        return;
    }
    let special = biased + OPCODE_BASE;
    if address < 256 + CONST_ADD {
        if let Ok(opcode) = u8::try_from(special + address * LINE_RANGE) {
            out.bytes(&[opcode]);
            return;
        }
        let rest = address.wrapping_sub(CONST_ADD).wrapping_mul(LINE_RANGE);
        if let Ok(opcode) = u8::try_from(special.wrapping_add(rest)) {
            out.bytes(&[LNS_CONST_ADD_PC]);
            out.bytes(&[opcode]);
            return;
        }
    }
    out.bytes(&[LNS_ADVANCE_PC]);
    out.uleb(address);
    out.bytes(&[if copy { LNS_COPY } else { special as u8 }]);
}
