//! What LLVM says of a symbol before there is an object.

use std::fmt;
use std::ops::{BitOr, BitOrAssign};

/// The flags of a symbol, as LLVM's symbol tables of IR have them: bit for bit `llvm::irsymtab::storage::Symbol::FlagBits`, of which
/// the lowest two are the visibility and the third says that there is more of the symbol elsewhere; both are 0 here.
///
/// Assembly leaves most of them alone: LLVM takes all of its symbols for code, and none for common, thread-local or indirect, whatever
/// directives say.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SymbolFlags(u32);

impl SymbolFlags {
    /// `FB_undefined`: the text does not define it.
    pub const UNDEFINED: SymbolFlags = SymbolFlags(1 << 3);
    /// `FB_weak`: `.weak` was said of it.
    pub const WEAK: SymbolFlags = SymbolFlags(1 << 4);
    /// `FB_common`: never of assembly, where `.comm` defines.
    pub const COMMON: SymbolFlags = SymbolFlags(1 << 5);
    /// `FB_indirect`: never of assembly.
    pub const INDIRECT: SymbolFlags = SymbolFlags(1 << 6);
    /// `FB_used`: it must be kept whether code uses it or not. True of all undefined symbols of assembly.
    pub const USED: SymbolFlags = SymbolFlags(1 << 7);
    /// `FB_tls`: never of assembly.
    pub const TLS: SymbolFlags = SymbolFlags(1 << 8);
    /// `FB_may_omit`: never of assembly.
    pub const MAY_OMIT: SymbolFlags = SymbolFlags(1 << 9);
    /// `FB_global`: others see it, or it is theirs. Not of symbols that are both weak and undefined.
    pub const GLOBAL: SymbolFlags = SymbolFlags(1 << 10);
    /// `FB_format_specific`: never of assembly.
    pub const FORMAT_SPECIFIC: SymbolFlags = SymbolFlags(1 << 11);
    /// `FB_executable`: true of all symbols of assembly.
    pub const EXECUTABLE: SymbolFlags = SymbolFlags(1 << 13);
    /// `FB_unnamed_addr`: never of assembly.
    pub const UNNAMED_ADDR: SymbolFlags = SymbolFlags(1 << 12);

    /// Flags of these bits, also such as have no name here.
    #[must_use]
    pub const fn from_bits(bits: u32) -> SymbolFlags {
        SymbolFlags(bits)
    }

    /// The bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether it has all flags of the other.
    #[must_use]
    pub const fn contains(self, other: SymbolFlags) -> bool {
        self.0 & other.0 == other.0
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
