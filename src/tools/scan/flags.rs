//! LLVM's flags of a symbol before code generation.

use std::fmt;
use std::ops::{BitOr, BitOrAssign};

/// The flags of a symbol in LLVM's IR symbol tables, with the bits of `llvm::irsymtab::storage::Symbol::FlagBits`. The
/// lowest two bits are the visibility, the third one indicates additional data; all are 0 here.
///
/// Most flags are never set for assembly: LLVM treats all its symbols as code, and none as common, thread-local or
/// indirect, whatever the directives.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SymbolFlags(u32);

impl SymbolFlags {
    /// `FB_undefined`: not defined in the text.
    pub const UNDEFINED: SymbolFlags = SymbolFlags(1 << 3);
    /// `FB_weak`: declared `.weak`.
    pub const WEAK: SymbolFlags = SymbolFlags(1 << 4);
    /// `FB_common`: never set for assembly, where `.comm` is a definition.
    pub const COMMON: SymbolFlags = SymbolFlags(1 << 5);
    /// `FB_indirect`: never set for assembly.
    pub const INDIRECT: SymbolFlags = SymbolFlags(1 << 6);
    /// `FB_used`: must be kept even if no IR uses it. Set for all undefined symbols of assembly.
    pub const USED: SymbolFlags = SymbolFlags(1 << 7);
    /// `FB_tls`: never set for assembly.
    pub const TLS: SymbolFlags = SymbolFlags(1 << 8);
    /// `FB_may_omit`: never set for assembly.
    pub const MAY_OMIT: SymbolFlags = SymbolFlags(1 << 9);
    /// `FB_global`: global or undefined. Not set for symbols that are both weak and undefined.
    pub const GLOBAL: SymbolFlags = SymbolFlags(1 << 10);
    /// `FB_format_specific`: never set for assembly.
    pub const FORMAT_SPECIFIC: SymbolFlags = SymbolFlags(1 << 11);
    /// `FB_executable`: set for all symbols of assembly.
    pub const EXECUTABLE: SymbolFlags = SymbolFlags(1 << 13);
    /// `FB_unnamed_addr`: never set for assembly.
    pub const UNNAMED_ADDR: SymbolFlags = SymbolFlags(1 << 12);

    /// Flags with these bits, including ones without a name here.
    #[must_use]
    pub const fn from_bits(bits: u32) -> SymbolFlags {
        SymbolFlags(bits)
    }

    /// The bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns whether all flags of `other` are set.
    #[must_use]
    pub const fn contains(self, other: SymbolFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The letter that `llvm-nm` shows for a symbol with these flags.
    pub(crate) fn letter(self) -> char {
        let has = |flag| self.contains(flag);
        let letter = match (has(SymbolFlags::WEAK), has(SymbolFlags::UNDEFINED), has(SymbolFlags::COMMON)) {
            (true, true, _) => return 'w',
            (true, false, _) => return 'W',
            (false, true, _) => return 'U',
            (false, false, true) => return 'C',
            _ if has(SymbolFlags::EXECUTABLE) => 'T',
            _ => 'D',
        };
        if has(SymbolFlags::GLOBAL) { letter } else { letter.to_ascii_lowercase() }
    }
}

impl BitOr for SymbolFlags {
    type Output = SymbolFlags;

    fn bitor(self, other: SymbolFlags) -> SymbolFlags {
        SymbolFlags(self.0 | other.0)
    }
}

impl BitOrAssign for SymbolFlags {
    fn bitor_assign(&mut self, other: SymbolFlags) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for SymbolFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [(SymbolFlags, &str); 11] = [
            (SymbolFlags::UNDEFINED, "UNDEFINED"),
            (SymbolFlags::WEAK, "WEAK"),
            (SymbolFlags::COMMON, "COMMON"),
            (SymbolFlags::INDIRECT, "INDIRECT"),
            (SymbolFlags::USED, "USED"),
            (SymbolFlags::TLS, "TLS"),
            (SymbolFlags::MAY_OMIT, "MAY_OMIT"),
            (SymbolFlags::GLOBAL, "GLOBAL"),
            (SymbolFlags::FORMAT_SPECIFIC, "FORMAT_SPECIFIC"),
            (SymbolFlags::EXECUTABLE, "EXECUTABLE"),
            (SymbolFlags::UNNAMED_ADDR, "UNNAMED_ADDR"),
        ];
        let set = NAMES.iter().filter(|(flag, _)| self.contains(*flag)).map(|(_, name)| *name);
        write!(f, "SymbolFlags({})", set.collect::<Vec<_>>().join(" | "))
    }
}
