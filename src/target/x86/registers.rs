//! The registers of x86: names, numbers, and which operand classes they belong to.

use super::tables as t;

/// What kind of register it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Kind {
    Gp8,
    /// ah, ch, dh, bh: numbers 4 to 7, which mean spl, bpl, sil, dil once there is a REX prefix.
    Gp8High,
    Gp16,
    Gp32,
    Gp64,
    Segment,
    Control,
    Debug,
    Stack,
    Mmx,
    Xmm,
    Ymm,
    Zmm,
    Mask,
    Tile,
    /// ip, eip, rip: a base and nothing else.
    Ip16,
    Ip32,
    Ip64,
    /// eiz and riz: no index, but with the SIB byte of one.
    Zero32,
    Zero64,
}

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// Its kind.
    pub kind: Kind,
    /// Its number in an encoding.
    pub number: u8,
}

impl Register {
    /// The bits of the operand classes it belongs to.
    #[must_use]
    pub fn classes(self) -> u64 {
        match self.kind {
            Kind::Gp8 | Kind::Gp8High => t::R8,
            Kind::Gp16 => t::R16,
            Kind::Gp32 => t::R32,
            Kind::Gp64 => t::R64,
            Kind::Segment => t::SEG,
            Kind::Control => t::CR,
            Kind::Debug => t::DR,
            Kind::Stack => t::ST,
            Kind::Mmx => t::MM,
            Kind::Xmm => [t::XLO, t::XEXT, t::XHI, t::XHI][usize::from(self.number >> 3 & 3)],
            Kind::Ymm => [t::YLO, t::YEXT, t::YHI, t::YHI][usize::from(self.number >> 3 & 3)],
            Kind::Zmm => t::ZMM,
            Kind::Mask => t::K,
            Kind::Tile => t::TMM,
            Kind::Ip16 | Kind::Ip32 | Kind::Ip64 | Kind::Zero32 | Kind::Zero64 => 0,
        }
    }

    /// The width as a base or index of an address in bits; 0 where it cannot be one.
    #[must_use]
    pub fn address_bits(self) -> u8 {
        match self.kind {
            Kind::Gp16 | Kind::Ip16 => 16,
            Kind::Gp32 | Kind::Ip32 | Kind::Zero32 => 32,
            Kind::Gp64 | Kind::Ip64 | Kind::Zero64 => 64,
            _ => 0,
        }
    }

    /// Whether it is one of the vector registers.
    #[must_use]
    pub fn is_vector(self) -> bool {
        matches!(self.kind, Kind::Xmm | Kind::Ymm | Kind::Zmm)
    }

    /// Whether it is one of the general registers 16 to 31.
    #[must_use]
    pub fn is_extended_general(self) -> bool {
        self.number >= 16 && matches!(self.kind, Kind::Gp8 | Kind::Gp16 | Kind::Gp32 | Kind::Gp64)
    }

    /// Whether only 64-bit mode has it.
    #[must_use]
    pub fn only_64(self) -> bool {
        match self.kind {
            Kind::Gp64 | Kind::Ip64 | Kind::Ip32 | Kind::Zero64 => true,
            Kind::Gp8 => self.number >= 4,
            Kind::Mask | Kind::Tile | Kind::Stack | Kind::Mmx | Kind::Segment => false,
            _ => self.number >= 8,
        }
    }
}

/// The longest name of a register.
const LONGEST: usize = 8;

/// Finds a register by its name without `%`, in any case; `st` alone is `st(0)`.
#[must_use]
pub fn register(name: &str, index: Option<u8>) -> Option<Register> {
    let bytes = name.as_bytes();
    if bytes.is_empty() || bytes.len() > LONGEST {
        return None;
    }
    let mut buffer = [0u8; LONGEST];
    buffer[..bytes.len()].copy_from_slice(bytes);
    buffer.make_ascii_lowercase();
    let text = &buffer[..bytes.len()];
    if let Some(n) = index {
        return (text == b"st" && n < 8).then_some(Register { kind: Kind::Stack, number: n });
    }
    named(text).or_else(|| numbered(text))
}

fn named(text: &[u8]) -> Option<Register> {
    let (kind, number) = match text {
        b"rax" => (Kind::Gp64, 0),
        b"rcx" => (Kind::Gp64, 1),
        b"rdx" => (Kind::Gp64, 2),
        b"rbx" => (Kind::Gp64, 3),
        b"rsp" => (Kind::Gp64, 4),
        b"rbp" => (Kind::Gp64, 5),
        b"rsi" => (Kind::Gp64, 6),
        b"rdi" => (Kind::Gp64, 7),
        b"eax" => (Kind::Gp32, 0),
        b"ecx" => (Kind::Gp32, 1),
        b"edx" => (Kind::Gp32, 2),
        b"ebx" => (Kind::Gp32, 3),
        b"esp" => (Kind::Gp32, 4),
        b"ebp" => (Kind::Gp32, 5),
        b"esi" => (Kind::Gp32, 6),
        b"edi" => (Kind::Gp32, 7),
        b"al" => (Kind::Gp8, 0),
        b"cl" => (Kind::Gp8, 1),
        b"dl" => (Kind::Gp8, 2),
        b"bl" => (Kind::Gp8, 3),
        b"spl" => (Kind::Gp8, 4),
        b"bpl" => (Kind::Gp8, 5),
        b"sil" => (Kind::Gp8, 6),
        b"dil" => (Kind::Gp8, 7),
        b"ah" => (Kind::Gp8High, 4),
        b"ch" => (Kind::Gp8High, 5),
        b"dh" => (Kind::Gp8High, 6),
        b"bh" => (Kind::Gp8High, 7),
        b"ax" => (Kind::Gp16, 0),
        b"cx" => (Kind::Gp16, 1),
        b"dx" => (Kind::Gp16, 2),
        b"bx" => (Kind::Gp16, 3),
        b"sp" => (Kind::Gp16, 4),
        b"bp" => (Kind::Gp16, 5),
        b"si" => (Kind::Gp16, 6),
        b"di" => (Kind::Gp16, 7),
        b"rip" => (Kind::Ip64, 5),
        b"eip" => (Kind::Ip32, 5),
        b"ip" => (Kind::Ip16, 5),
        b"riz" => (Kind::Zero64, 4),
        b"eiz" => (Kind::Zero32, 4),
        b"es" => (Kind::Segment, 0),
        b"cs" => (Kind::Segment, 1),
        b"ss" => (Kind::Segment, 2),
        b"ds" => (Kind::Segment, 3),
        b"fs" => (Kind::Segment, 4),
        b"gs" => (Kind::Segment, 5),
        b"st" => (Kind::Stack, 0),
        _ => return None,
    };
    Some(Register { kind, number })
}

type Family = (&'static [u8], &'static [u8], Kind, u8, u8);

/// The families: the name before the number, the one after it, the kind, the first and the last number.
const FAMILIES: &[Family] = &[
    (b"r", b"", Kind::Gp64, 8, 31),
    (b"r", b"d", Kind::Gp32, 8, 31),
    (b"r", b"w", Kind::Gp16, 8, 31),
    (b"r", b"b", Kind::Gp8, 8, 31),
    (b"xmm", b"", Kind::Xmm, 0, 31),
    (b"ymm", b"", Kind::Ymm, 0, 31),
    (b"zmm", b"", Kind::Zmm, 0, 31),
    (b"k", b"", Kind::Mask, 0, 7),
    (b"mm", b"", Kind::Mmx, 0, 7),
    (b"tmm", b"", Kind::Tile, 0, 7),
    (b"cr", b"", Kind::Control, 0, 15),
    (b"dr", b"", Kind::Debug, 0, 15),
    (b"db", b"", Kind::Debug, 0, 15),
];

fn numbered(text: &[u8]) -> Option<Register> {
    let start = text.iter().position(u8::is_ascii_digit)?;
    let digits = text[start..].iter().take_while(|b| b.is_ascii_digit()).count();
    let (head, number, tail) = (&text[..start], &text[start..start + digits], &text[start + digits..]);
    let value = match *number {
        [a] => a - b'0',
        [a, b] if a != b'0' => (a - b'0') * 10 + (b - b'0'),
        _ => return None,
    };
    let family = FAMILIES.iter().find(|f| f.0 == head && f.1 == tail)?;
    (family.3..=family.4).contains(&value).then_some(Register { kind: family.2, number: value })
}

/// Whether a name is that of a register; the front end asks so for `.cfi` directives and the like.
#[must_use]
pub fn is_register(name: &str) -> bool {
    register(name, None).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_case() {
        assert_eq!(register("R15d", None), Some(Register { kind: Kind::Gp32, number: 15 }));
        assert_eq!(register("st", Some(3)), Some(Register { kind: Kind::Stack, number: 3 }));
        assert_eq!(register("XMM31", None).map(Register::classes), Some(t::XHI));
        for none in ["", "r7", "r32", "xmm32", "r08", "mm8", "raxx", "averyverylongname", "ä"] {
            assert_eq!(register(none, None), None, "{none}");
        }
    }
}
