//! Packed unwind data: a single word of `.pdata` for a function with a canonical prologue (Microsoft's "ARM64 exception
//! handling", "Packed unwind data").

use super::{
    ALLOC_M, ALLOC_S, END, NOP, PAC_SIGN_LR, SAVE_FPLR, SAVE_FPLR_X, SAVE_FREG, SAVE_FREGP, SAVE_FREGP_X, SAVE_LRPAIR,
    SAVE_NEXT, SAVE_R19R20_X, SAVE_REG, SAVE_REG_X, SAVE_REGP, SET_FP,
};
use crate::debug::seh::Operation;

/// The step reached in the canonical prologue.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Stage {
    Start,
    Ended,
    Signed,
    General,
    Vectors,
    Arguments,
    Stack,
    Record,
    Done,
}

/// The effect of the prologue.
#[derive(Debug)]
struct Prologue {
    stage: Stage,
    /// The number of saved general and vector registers.
    general: u32,
    vectors: u32,
    /// The number of bytes by which the first store moves the stack pointer.
    moved: u32,
    /// The return address is saved without the frame pointer.
    alone: bool,
    /// The return address is saved with the frame pointer.
    record: bool,
    signed: bool,
    /// The size of the stack in bytes, apart from the saved registers.
    stack: u32,
    nops: u32,
}

impl Prologue {
    /// The size of the registers saved so far, in bytes.
    fn saved(&self) -> u32 {
        8 * (self.general + u32::from(self.alone) + self.vectors)
    }

    fn is_start(&self) -> bool {
        matches!(self.stage, Stage::Ended | Stage::Signed)
    }

    /// Adds the next code; `None` if it is not canonical.
    fn step(&mut self, operation: Operation) -> Option<()> {
        use Stage::{Arguments, Done, Ended, General, Record, Signed, Stack, Start, Vectors};
        let Operation { code, register, value } = operation;
        let register = u32::from(register);
        let next = 19 + self.general;
        let (possible, stage) = match code {
            END => (self.stage == Start, Ended),
            PAC_SIGN_LR => {
                self.signed = true;
                (self.stage == Ended, Signed)
            }
            SAVE_R19R20_X => {
                (self.moved, self.general) = (value, 2);
                (self.is_start(), General)
            }
            SAVE_REG_X => {
                self.moved = value;
                self.general += u32::from(register == 19);
                self.alone |= register == 30;
                (self.is_start() && matches!(register, 19 | 30), Vectors)
            }
            SAVE_REGP => {
                let possible = self.stage == General && value == 8 * self.general && register == next;
                self.general += 2;
                (possible, General)
            }
            SAVE_REG => {
                let possible = self.stage == General && value == 8 * self.general;
                self.general += u32::from(register == next);
                self.alone |= register == 30 && register != next;
                (possible && (register == next || register == 30), Vectors)
            }
            SAVE_LRPAIR => {
                let possible = self.stage == General && value == 8 * self.general && register == next;
                self.general += 1;
                self.alone = true;
                (possible, Vectors)
            }
            SAVE_FREG => {
                let place = self.stage == Vectors && self.vectors > 0 && register == 8 + self.vectors;
                let possible = place && value == self.saved();
                self.vectors += 1;
                (possible, Arguments)
            }
            SAVE_FREGP_X => {
                (self.moved, self.vectors) = (value, 2);
                (self.is_start() && register == 8, Vectors)
            }
            SAVE_FREGP => {
                let place = matches!(self.stage, General | Vectors) && register == 8 + self.vectors;
                let possible = place && value == self.saved();
                self.vectors += 2;
                (possible, Vectors)
            }
            SAVE_NEXT => {
                match self.stage {
                    General => self.general += 2,
                    _ => self.vectors += 2,
                }
                (matches!(self.stage, General | Vectors), self.stage)
            }
            NOP => {
                self.nops += 1;
                (matches!(self.stage, General | Vectors | Arguments), Arguments)
            }
            ALLOC_S | ALLOC_M => {
                // At most 4080 bytes at first, then the rest.
                let possible = self.stage > Start && self.stage <= Stack && matches!(self.stack, 0 | 4080);
                self.stack += value;
                (possible, Stack)
            }
            SAVE_FPLR_X => {
                self.stack = value;
                self.record = true;
                (self.stage > Start && self.stage < Stack, Record)
            }
            SAVE_FPLR => {
                self.record = true;
                (self.stage == Stack && value == 0, Record)
            }
            SET_FP => (self.stage == Record, Done),
            _ => (false, Done),
        };
        self.stage = stage;
        possible.then_some(())
    }
}

/// The packed word of a function of `length` instructions with this prologue and an epilogue that shares its codes from
/// byte `epilogue` on; `None` if it cannot represent them.
pub(super) fn pack(prologue: &[Operation], length: u32, epilogue: u32) -> Option<u32> {
    // The epilogue may lack the code that sets the frame pointer.
    let last = prologue.last()?;
    if epilogue > 1 || epilogue == 1 && last.code != SET_FP {
        return None;
    }
    let mut all = Prologue {
        stage: Stage::Start,
        general: 0,
        vectors: 0,
        moved: 0,
        alone: false,
        record: false,
        signed: false,
        stack: 0,
        nops: 0,
    };
    for &operation in prologue {
        all.step(operation)?;
    }
    let Prologue { general, vectors, alone, record, signed, stack, .. } = all;
    let impossible = general > 10
        || vectors > 8
        || alone && record
        || record && all.stage != Stage::Done
        || signed && !record
        // For homed arguments, the specification and Windows disagree about the epilogue.
        || all.nops != 0
        || record && stack < 16
        || !stack.is_multiple_of(16);
    let saved = all.saved().next_multiple_of(16);
    let size = (stack + saved) / 16;
    if impossible || all.moved != saved || size > 0x1ff {
        return None;
    }
    let chain = match (signed, record, alone) {
        (true, ..) => 2,
        (_, true, _) => 3,
        (.., alone) => u32::from(alone),
    };
    Some(1 | (length & 0x7ff) << 2 | vectors.saturating_sub(1) << 13 | general << 16 | chain << 21 | size << 23)
}
