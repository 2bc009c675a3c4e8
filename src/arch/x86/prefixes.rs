//! Prefixes: words before a mnemonic.
//!
//! Some belong to the instruction and are encoded at their place in it: `lock`, `rep`, `notrack`, and the pseudo
//! prefixes such as `{vex}`, which choose an encoding. The others are one-byte instructions of their own and precede
//! everything else.

use super::Mode;

/// A prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prefix {
    /// An instruction of its own: `data16`, `addr32`, `cs` and so on.
    Byte { byte: u8, modes: &'static [Mode] },
    /// A property of the instruction: one of the constants of [`Prefixes`].
    Flag(u16),
    /// REX bits that GNU as adds to those of the instruction.
    Rex(u8),
    /// `data32`: an instruction of its own if alone, else a property of the instruction.
    Data32,
}

/// The prefixes of one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefixes {
    flags: u16,
    /// A REX prefix, or 0.
    rex: u8,
}

impl Prefixes {
    pub const NONE: Prefixes = Prefixes { flags: 0, rex: 0 };
    /// `lock`
    pub const LOCK: u16 = 1 << 0;
    /// `rep`, `repe`, `repz`
    pub const REP: u16 = 1 << 1;
    /// `repne`, `repnz`
    pub const REPNE: u16 = 1 << 2;
    /// `notrack`
    pub const NOTRACK: u16 = 1 << 3;
    /// `{vex}`
    pub const VEX: u16 = 1 << 4;
    /// `{vex2}`
    pub const VEX2: u16 = 1 << 5;
    /// `{vex3}`
    pub const VEX3: u16 = 1 << 6;
    /// `{evex}`
    pub const EVEX: u16 = 1 << 7;
    /// `{rex}`
    pub const REX: u16 = 1 << 8;
    /// `{rex2}`
    pub const REX2: u16 = 1 << 9;
    /// `{disp8}`
    pub const DISP8: u16 = 1 << 10;
    /// `{disp32}`
    pub const DISP32: u16 = 1 << 11;
    /// `{nf}`
    pub const NF: u16 = 1 << 12;
    /// `data32`
    pub const DATA32: u16 = 1 << 13;
    /// `addr16` or `addr32` in GNU as's dialect: the address does not have the mode's size.
    pub const ADDRESS: u16 = 1 << 14;
    /// The flags that choose the encoding space.
    pub const CHOICE: u16 =
        Prefixes::VEX | Prefixes::VEX2 | Prefixes::VEX3 | Prefixes::EVEX | Prefixes::REX | Prefixes::REX2;

    pub fn set(&mut self, flag: u16) {
        self.flags |= flag;
    }

    /// Adds a REX prefix.
    pub fn set_rex(&mut self, byte: u8) {
        self.rex |= byte;
        self.set(Prefixes::REX);
    }

    /// The bits of the REX prefix.
    pub fn rex_bits(&self) -> u8 {
        self.rex & 15
    }

    /// The REX prefix that was written, or 0.
    pub fn rex(&self) -> u8 {
        self.rex
    }

    pub fn clear(&mut self, flag: u16) {
        self.flags &= !flag;
    }

    /// The byte of a flag that is a statement of its own.
    pub fn lone(flag: u16) -> Option<u8> {
        LONE.iter().find(|l| l.0 == flag).map(|l| l.1)
    }

    /// The bytes of the flags, in encoding order.
    pub fn bytes(self) -> impl Iterator<Item = u8> {
        LONE.iter().filter(move |l| self.has(l.0)).map(|l| l.1)
    }

    /// Returns whether any of the flags is set.
    pub fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    pub fn flags(&self) -> u16 {
        self.flags
    }
}

/// The flags that are bytes of their own, in encoding order; `notrack` cannot be used alone.
const LONE: [(u16, u8); 4] =
    [(Prefixes::ADDRESS, 0x67), (Prefixes::REP, 0xf3), (Prefixes::REPNE, 0xf2), (Prefixes::LOCK, 0xf0)];

/// The mnemonic that llvm-mc assembles after `data32`.
pub fn with_data32(mnemonic: &str) -> &str {
    match mnemonic {
        "callw" => "calll",
        "ljmpw" => "ljmpl",
        other => other,
    }
}

/// Strips `.d8` or `.d32` from a mnemonic: another spelling of `{disp8}` and `{disp32}`.
#[inline]
pub fn displacement_suffix(mnemonic: &str) -> (&str, Option<u16>) {
    let bytes = mnemonic.as_bytes();
    for (suffix, flag) in [(".d8", Prefixes::DISP8), (".d32", Prefixes::DISP32)] {
        if let Some(at) = bytes.len().checked_sub(suffix.len())
            && bytes[at..].eq_ignore_ascii_case(suffix.as_bytes())
        {
            return (&mnemonic[..at], Some(flag));
        }
    }
    (mnemonic, None)
}

/// Returns whether llvm-mc accepts a word after `lock`, `rep` and the like as another such prefix, and then drops it.
pub fn is_ignored_prefix(word: &str) -> bool {
    word.bytes().any(|b| b.is_ascii_uppercase()) && matches!(prefix(word, false), Some(Prefix::Flag(_)))
}

/// Parses a word as a prefix, in any case, including those in braces.
pub fn prefix(word: &str, intel: bool) -> Option<Prefix> {
    use Prefix::{Byte, Flag};
    if word.len() > 9 || word.len() < 2 {
        return None;
    }
    let mut buffer = [0; 9];
    buffer[..word.len()].copy_from_slice(word.as_bytes());
    buffer.make_ascii_lowercase();
    Some(match &buffer[..word.len()] {
        b"lock" => Flag(Prefixes::LOCK),
        b"rep" | b"repe" | b"repz" => Flag(Prefixes::REP),
        b"repne" | b"repnz" => Flag(Prefixes::REPNE),
        b"notrack" => Flag(Prefixes::NOTRACK),
        b"data32" => Prefix::Data32,
        b"data16" => Byte { byte: 0x66, modes: &Mode::ALL },
        b"addr16" => Byte { byte: 0x67, modes: &[Mode::Bits32] },
        b"addr32" => Byte { byte: 0x67, modes: &[Mode::Bits64] },
        b"es" => Byte { byte: 0x26, modes: &Mode::ALL },
        b"cs" => Byte { byte: 0x2e, modes: &Mode::ALL },
        b"ss" => Byte { byte: 0x36, modes: &Mode::ALL },
        b"ds" => Byte { byte: 0x3e, modes: &Mode::ALL },
        b"fs" => Byte { byte: 0x64, modes: &Mode::ALL },
        b"gs" => Byte { byte: 0x65, modes: &Mode::ALL },
        b"rex64" => Byte { byte: 0x48, modes: &[Mode::Bits64] },
        b"xacquire" => Byte { byte: 0xf2, modes: &Mode::ALL },
        b"xrelease" => Byte { byte: 0xf3, modes: &Mode::ALL },
        b"acquire" if intel => Byte { byte: 0xf2, modes: &Mode::ALL },
        b"release" if intel => Byte { byte: 0xf3, modes: &Mode::ALL },
        b"{vex}" => Flag(Prefixes::VEX),
        b"{vex2}" => Flag(Prefixes::VEX2),
        b"{vex3}" => Flag(Prefixes::VEX3),
        b"{evex}" => Flag(Prefixes::EVEX),
        b"{rex}" => Flag(Prefixes::REX),
        b"{rex2}" => Flag(Prefixes::REX2),
        b"{disp8}" => Flag(Prefixes::DISP8),
        b"{disp32}" => Flag(Prefixes::DISP32),
        b"{nf}" => Flag(Prefixes::NF),
        _ => return None,
    })
}

/// Parses a word as a prefix that GNU as treats differently from llvm-mc, or that only GNU as has.
pub fn gnu_prefix(word: &str, mode: Mode) -> Option<Prefix> {
    let word = word.to_ascii_lowercase();
    match (word.as_str(), mode) {
        ("addr32", Mode::Bits16 | Mode::Bits64) | ("addr16", Mode::Bits32) => {
            return Some(Prefix::Flag(Prefixes::ADDRESS));
        }
        ("bnd", _) => return Some(Prefix::Flag(Prefixes::REPNE)),
        (_, Mode::Bits64) => {}
        _ => return None,
    }
    let bits = word.strip_prefix("rex")?;
    // `rex64xyz` is the older spelling of `rex.wrxb`.
    let (letters, names) = match bits.strip_prefix('.') {
        Some(letters) if !letters.is_empty() => (letters, [("w", 8), ("r", 4), ("x", 2), ("b", 1)]),
        Some(_) => return None,
        None => (bits, [("64", 8), ("x", 4), ("y", 2), ("z", 1)]),
    };
    let mut rest = letters;
    let mut byte = 0x40;
    for (name, bit) in names {
        if let Some(tail) = rest.strip_prefix(name) {
            (rest, byte) = (tail, byte | bit);
        }
    }
    rest.is_empty().then_some(Prefix::Rex(byte))
}
