//! Relocation fields, and the rewriting of GOT loads into direct accesses once the address is known (System V psABI of
//! x86-64, B.2, "Optimize GOTPCRELX Relocations").

use super::fixup::FIXUPS;
use crate::arch::FixupInfo;
use crate::arch::relocation_types::{Fields, Row};

/// The relocation fields of an object format.
#[derive(Debug)]
pub struct X86Fields {
    /// The code is 64-bit.
    pub is_64: bool,
    /// The format is COFF.
    pub is_coff: bool,
}

/// `R_X86_64_REX_GOTPCRELX`
const WITH_REX: u32 = 42;

impl Fields for X86Fields {
    fn field(&self, kind: u8) -> &'static FixupInfo {
        FIXUPS.get(usize::from(kind)).unwrap_or(&FIXUPS[0])
    }

    fn relax_slot(&self, row: &Row, bytes: &mut [u8], at: usize, s: u64, p: u64) -> bool {
        // The three bytes before the field, and the field.
        let Some(start) = at.checked_sub(3) else { return false };
        let Some([rex, op, mod_rm, field @ ..]) = bytes.get_mut(start..at + 4) else { return false };
        let distance = i32::try_from((s.wrapping_sub(p) as i64).wrapping_sub(4));
        match (*op, *mod_rm) {
            // `mov f@GOTPCREL(%rip), %rax` to `lea f(%rip), %rax`.
            (0x8b, _) => {
                let Ok(distance) = distance else { return false };
                *op = 0x8d;
                field.copy_from_slice(&distance.to_le_bytes());
            }
            // `call *f@GOTPCREL(%rip)` to `addr32 call f`.
            (0xff, 0x15) => {
                let Ok(distance) = distance else { return false };
                (*op, *mod_rm) = (0x67, 0xe8);
                field.copy_from_slice(&distance.to_le_bytes());
            }
            // `jmp *f@GOTPCREL(%rip)` to `jmp f; nop`: the field starts one byte earlier.
            (0xff, 0x25) => {
                let Some(distance) = distance.ok().and_then(|distance| distance.checked_add(1)) else { return false };
                let [a, b, c, d] = distance.to_le_bytes();
                (*op, *mod_rm) = (0xe9, a);
                field.copy_from_slice(&[b, c, d, 0x90]);
            }
            // `test %rax, f@GOTPCREL(%rip)` to `test $f, %rax`, and arithmetic such as `add f@GOTPCREL(%rip), %rax` to
            // `add $f, %rax`.
            _ if row.number == WITH_REX => {
                let Ok(address) = i32::try_from(s as i64) else { return false };
                let register = 0xc0 | (*mod_rm & 0x38) >> 3;
                match *op {
                    0x85 => (*op, *mod_rm) = (0xf7, register),
                    // add, or, adc, sbb, and, sub, xor, cmp
                    0x03 | 0x0b | 0x13 | 0x1b | 0x23 | 0x2b | 0x33 | 0x3b => {
                        (*mod_rm, *op) = (register | *op & 0x3c, 0x81)
                    }
                    _ => return false,
                }
                // The register moves from ModRM.reg to ModRM.rm: R becomes B.
                *rex = *rex & !0x4 | (*rex & 0x4) >> 2;
                field.copy_from_slice(&address.to_le_bytes());
            }
            _ => return false,
        }
        true
    }

    fn has_no_base(&self, bytes: &[u8], at: usize) -> bool {
        // ModRM of a displacement without registers.
        !self.is_64 && at.checked_sub(1).and_then(|before| bytes.get(before)).is_some_and(|mod_rm| mod_rm & 0xc7 == 5)
    }

    fn is_branch(&self, bytes: &[u8], at: usize) -> bool {
        if !self.is_coff {
            return true;
        }
        let before = |back: usize| at.checked_sub(back).and_then(|at| bytes.get(at)).copied();
        // `call`, `jmp`, and the conditional jumps.
        matches!(before(1), Some(0xe8 | 0xe9))
            || before(2) == Some(0x0f) && before(1).is_some_and(|op| op & 0xf0 == 0x80)
    }
}
