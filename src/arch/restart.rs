//! Resets an instruction set for the next text and reuses its memory.

use super::Isa;
use crate::model::ResetTo;

impl ResetTo for Isa {
    fn reset_to(&mut self, from: &Self) {
        match (self, from) {
            #[cfg(feature = "x86")]
            (Isa::X86(isa), Isa::X86(from)) => isa.reset_to(from),
            #[cfg(feature = "aarch64")]
            (Isa::Aarch64(isa), Isa::Aarch64(from)) => isa.clone_from(from),
            #[cfg(feature = "arm")]
            (Isa::Arm(isa), Isa::Arm(from)) => isa.clone_from(from),
            #[allow(unreachable_patterns, reason = "there may be one machine")]
            (isa, from) => *isa = from.clone(),
        }
    }
}
