//! Prefixes: words before a mnemonic.
//!
//! Some belong to the instruction and are encoded at their place in it (`lock`, `rep`, `notrack`, and `{vex}` and its
//! like, which choose an encoding); the others are instructions of one byte of their own and stand before all else.

/// A prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prefix {
    /// An instruction of its own: `data16`, `addr32`, `cs` and so on.
    Byte(u8),
    /// A property of the instruction: one of the constants of [`Prefixes`].
    Flag(u16),
}

/// The prefixes of one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefixes {
    bytes: [u8; Prefixes::MOST],
    count: u8,
    flags: u16,
}

impl Prefixes {
    /// The most prefixes that are instructions of their own.
    pub const MOST: usize = 7;
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
    /// The flags that choose the space of the encoding.
    pub const CHOICE: u16 =
        Prefixes::VEX | Prefixes::VEX2 | Prefixes::VEX3 | Prefixes::EVEX | Prefixes::REX | Prefixes::REX2;

    /// Adds a prefix; false where there are too many.
    #[must_use]
    pub fn push(&mut self, prefix: Prefix) -> bool {
        match prefix {
            Prefix::Flag(f) => self.flags |= f,
            Prefix::Byte(b) => {
                let Some(place) = self.bytes.get_mut(usize::from(self.count)) else { return false };
                *place = b;
                self.count += 1;
            }
        }
        true
    }

    /// Those that are instructions of their own.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.count)]
    }

    /// `rep`, `lock` and the like in front of a prefix that is the instruction.
    pub fn repeat_bytes(&self) -> Vec<u8> {
        let bytes = [(Prefixes::REP, 0xf3), (Prefixes::REPNE, 0xf2), (Prefixes::LOCK, 0xf0), (Prefixes::NOTRACK, 0x3e)];
        bytes.iter().filter(|b| self.has(b.0)).map(|b| b.1).collect()
    }

    /// Whether one of the flags is set.
    #[must_use]
    pub fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    /// All flags.
    #[must_use]
    pub fn flags(&self) -> u16 {
        self.flags
    }
}

/// Takes `.d8` and `.d32` off a mnemonic: another way to write `{disp8}` and `{disp32}`.
#[inline]
#[must_use]
pub fn displacement_suffix(mnemonic: &str) -> (&str, Option<Prefix>) {
    let bytes = mnemonic.as_bytes();
    for (suffix, flag) in [(".d8", Prefixes::DISP8), (".d32", Prefixes::DISP32)] {
        if let Some(at) = bytes.len().checked_sub(suffix.len())
            && bytes[at..].eq_ignore_ascii_case(suffix.as_bytes())
        {
            return (&mnemonic[..at], Some(Prefix::Flag(flag)));
        }
    }
    (mnemonic, None)
}

/// Whether 64-bit mode does not have a prefix.
#[must_use]
pub fn is_prefix_of_other_modes(word: &str) -> bool {
    word.eq_ignore_ascii_case("data32") || word.eq_ignore_ascii_case("addr16")
}

/// Whether llvm-mc takes a word behind `lock`, `rep` and the like for one more of them, and then forgets it.
#[must_use]
pub fn is_ignored_prefix(word: &str) -> bool {
    word.bytes().any(|b| b.is_ascii_uppercase()) && matches!(prefix(word, false), Some(Prefix::Flag(_)))
}

/// Reads a word as a prefix, in any case; the ones in braces with them.
#[must_use]
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
        b"data16" | b"data32" => Byte(0x66),
        b"addr16" | b"addr32" => Byte(0x67),
        b"es" => Byte(0x26),
        b"cs" => Byte(0x2e),
        b"ss" => Byte(0x36),
        b"ds" => Byte(0x3e),
        b"fs" => Byte(0x64),
        b"gs" => Byte(0x65),
        b"rex64" => Byte(0x48),
        b"xacquire" => Byte(0xf2),
        b"xrelease" => Byte(0xf3),
        b"acquire" if intel => Byte(0xf2),
        b"release" if intel => Byte(0xf3),
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
