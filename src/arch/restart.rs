//! Resets an instruction set for the next text and reuses its memory.

use super::Isa;
use crate::model::ResetTo;

impl ResetTo for Isa {
    fn reset_to(&mut self, from: &Self) {
        match (self, from) {
            (Isa::X86(isa), Isa::X86(from)) => isa.reset_to(from),
            (Isa::Aarch64(isa), Isa::Aarch64(from)) => isa.clone_from(from),
            (Isa::Arm(isa), Isa::Arm(from)) => isa.clone_from(from),
            (isa, from) => *isa = from.clone(),
        }
    }
}
