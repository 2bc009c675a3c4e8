//! The flags of rows.

/// Declares the flags: the constant, its bit, the name in the last column of the tables, and what it means.
macro_rules! flags {
    ($($constant:ident $bit:literal $name:literal $doc:literal,)*) => {
        $(#[doc = concat!("The row ", $doc, ".")] pub const $constant: u64 = 1 << $bit;)*

        #[cfg(feature = "compiler")]
        const NAMES: &[(&str, u64)] = &[$(($name, $constant)),*];
    };
}

flags! {
    F_ONLY_64 0 "64" "exists in 64-bit mode only",
    F_NOT_64 1 "!64" "does not exist in 64-bit mode",
    F_D64 2 "d64" "64 bits wide without REX.W",
    F_GOTX 3 "gotx" "a rip-relative operand gives the relaxable fixup",
    F_MOVQ 4 "movq" "a rip-relative operand gives the fixup of `movq`",
    F_GOT32X 5 "got32x" "a displacement gives the relaxable fixup of i386",
    F_RELAX 6 "relax" "a branch that can be widened to the next row",
    F_WAIT 7 "wait" "a `wait` precedes it",
    F_VEXONLY 8 "vexonly" "needs `{vex}`",
    F_SIB 9 "sib" "always has a SIB byte",
    F_NOEGPR 10 "noegpr" "does not reach registers 16 to 31",
    F_MASK 11 "mask" "takes a write mask",
    F_ZERO 12 "zero" "takes a write mask with zeroing",
    F_B 13 "b" "sets EVEX.b",
    F_NOSIZE 14 "nosize" "has no operand-size prefix",
    F_EVEXONLY 15 "evexonly" "needs `{evex}`",
    F_NF 16 "nf" "suppresses flags",
    F_NEEDMASK 17 "needmask" "needs a write mask",
    F_ND 18 "nd" "has a new data destination",
    F_NEEDEGPR 19 "needegpr" "needs a register 16 to 31",
    F_A32 20 "a32" "has a 32-bit address size",
    F_A16 21 "a16" "has a 16-bit address size",
    F_REX2 22 "rex2" "always has a REX2 prefix",
    F_SCC 23 "scc" "has a source condition, which is the byte it gives",
    F_CF 24 "cf" "sets the bit of `{nf}` without requiring it",
    F_ONLY_16 25 "16" "exists in 16-bit mode only",
    F_ONLY_32 26 "32" "exists in 32-bit mode only",
    F_NOT_16 27 "!16" "does not exist in 16-bit mode",
    F_ADR 28 "adr" "has an address as wide as its register",
    F_EVEXANY 31 "evexany" "matches `{evex}`, whatever its encoding",
    F_CHECKED 30 "checked" "has constraints between its registers",
    F_SYM 29 "sym" "accepts only a symbolic immediate",
    F_WIG 36 "wig" "ignores VEX.W or EVEX.W",
    F_WIG32 38 "wig32" "ignores VEX.W or EVEX.W outside 64-bit mode",
    F_LIG 37 "lig" "ignores VEX.L or EVEX.L'L",
    F_GNU 32 "gnu" "exists in GNU as's dialect only",
    F_LLVM 33 "llvm" "does not exist in GNU as's dialect",
    F_GCC16 34 "gcc16" "exists after `.code16gcc` in GNU as's dialect only",
    F_ASM 39 "asm" "is only assembled: disassembly prints another row for its bytes",
    F_DIS 40 "dis" "is only disassembled, and wins over the rows that are assembled",
    F_DIS64 44 "dis64" "is disassembled in 64-bit mode only",
    F_SIZED 43 "sized" "has the mandatory prefix 66 because of its operand size",
    F_L0 42 "l0" "is disassembled only with the length 0",
    F_NP 41 "np" "is not an instruction with any of the prefixes 66, F2 and F3",
    F_NOT_GCC16 35 "!gcc16" "does not exist after `.code16gcc` in GNU as's dialect",
}

/// The flag with that name.
#[cfg(feature = "compiler")]
#[must_use]
pub fn flag(name: &str) -> Option<u64> {
    NAMES.iter().find(|f| f.0 == name).map(|f| f.1)
}
