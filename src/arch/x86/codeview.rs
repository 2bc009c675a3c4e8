//! CodeView's register numbers (`CV_HREG_e`).

use super::registers::{Kind, Register};

/// The numbers of the 64-bit registers, in encoding order.
const GP64: [u16; 16] = [328, 330, 331, 329, 335, 334, 332, 333, 336, 337, 338, 339, 340, 341, 342, 343];
/// The names of the 32-bit registers, in encoding order.
const GP32: [&str; 8] = ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"];
/// The numbers of `r8b`, `r8w` and `r8d`.
const NEW_LOW: [u16; 3] = [344, 352, 360];

/// A register as a CodeView frame program refers to it: `$ebp`, or by number. `None` if it has no number.
pub fn debugger_name(register: Register) -> Option<Box<str>> {
    let n = u16::from(register.number);
    let low = |first: u16| (n < 8).then(|| first + n);
    let number = match register.kind {
        Kind::Gp32 if n < 8 => return Some(format!("${}", GP32[usize::from(n)]).into()),
        Kind::Ip32 => return Some("$eip".into()),
        Kind::Gp8 if n < 4 => Some(1 + n),
        Kind::Gp8High => Some(1 + n),
        Kind::Gp8 if n < 8 => [327, 326, 324, 325].get(usize::from(n) - 4).copied(),
        Kind::Gp8 if n < 16 => Some(NEW_LOW[0] + n - 8),
        Kind::Gp16 if n < 8 => Some(9 + n),
        Kind::Gp16 if n < 16 => Some(NEW_LOW[1] + n - 8),
        Kind::Gp32 if n < 16 => Some(NEW_LOW[2] + n - 8),
        Kind::Gp64 => GP64.get(usize::from(n)).copied(),
        Kind::Stack => low(128),
        Kind::Mmx => low(146),
        Kind::Xmm if n < 8 => Some(154 + n),
        Kind::Xmm if n < 16 => Some(252 + n - 8),
        Kind::Xmm => Some(694 + n - 16),
        Kind::Ymm if n < 16 => Some(368 + n),
        Kind::Ymm => Some(710 + n - 16),
        Kind::Zmm => Some(726 + n),
        Kind::Mask => Some(758 + n),
        _ => None,
    };
    number.map(|number| format!("${number}").into())
}
