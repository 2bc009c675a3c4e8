//! Resets an instruction set for the next text and reuses its memory.

use super::Isa;
use crate::model::ResetTo;

impl ResetTo for Isa {
    fn reset_to(&mut self, from: &Self) {
        match (self, from) {
            (Isa::X86(isa, _), Isa::X86(from, _)) => isa.reset_to(from),
            (Isa::Aarch64(isa, _), Isa::Aarch64(from, _)) => isa.clone_from(from),
            (Isa::Arm(isa, _), Isa::Arm(from, _)) => isa.clone_from(from),
            (isa, from) => *isa = from.clone(),
        }
    }
}
