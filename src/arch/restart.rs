//! Resets an instruction set for the next text and reuses its memory.

use super::Isa;
use crate::model::Restart;

impl Restart for Isa {
    fn restart(&mut self, from: &Self) {
        match (self, from) {
            (Isa::X86(isa), Isa::X86(from)) => isa.restart(from),
            (Isa::Aarch64(isa), Isa::Aarch64(from)) => isa.clone_from(from),
            (Isa::Arm(isa), Isa::Arm(from)) => isa.clone_from(from),
            (isa, from) => *isa = from.clone(),
        }
    }
}
