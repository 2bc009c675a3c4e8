//! The names of the registers of x86.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Kind {
    Gp8,
    /// ah, ch, dh, bh: numbers 4 to 7, which mean spl, bpl, sil, dil with a REX prefix.
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
    /// ip, eip, rip: valid only as a base.
    Ip16,
    Ip32,
    Ip64,
    /// eiz and riz: no index, but they force the SIB byte.
    Zero32,
    Zero64,
    /// A name that no operand can have, but that is not a symbol either if registers are written without `%`.
    Unnamed,
}

/// The registers with names of their own: the kind, the number of the first one, and the names in the order of the
/// numbers.
pub(super) const NAMED: &[(Kind, u8, &[&str])] = &[
    (Kind::Gp64, 0, &["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi"]),
    (Kind::Gp32, 0, &["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"]),
    (Kind::Gp16, 0, &["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"]),
    (Kind::Gp8, 0, &["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil"]),
    (Kind::Gp8High, 4, &["ah", "ch", "dh", "bh"]),
    (Kind::Ip64, 5, &["rip"]),
    (Kind::Ip32, 5, &["eip"]),
    (Kind::Ip16, 5, &["ip"]),
    (Kind::Zero64, 4, &["riz"]),
    (Kind::Zero32, 4, &["eiz"]),
    (Kind::Segment, 0, &["es", "cs", "ss", "ds", "fs", "gs"]),
    (Kind::Stack, 0, &["st"]),
    (Kind::Unnamed, 0, &["flags", "eflags", "rflags", "dirflag", "mxcsr", "fpsr", "fpcr", "ssp", "tmmcfg"]),
    (Kind::Unnamed, 0, &["fs.base", "gs.base"]),
];

/// The name before and after the number, the kind, the first and the last number.
pub(super) type Family = (&'static str, &'static str, Kind, u8, u8);

/// The register families: the name before and after the number, the kind, the first and the last number.
pub(super) const FAMILIES: &[Family] = &[
    ("r", "", Kind::Gp64, 8, 31),
    ("r", "d", Kind::Gp32, 8, 31),
    ("r", "w", Kind::Gp16, 8, 31),
    ("r", "b", Kind::Gp8, 8, 31),
    ("xmm", "", Kind::Xmm, 0, 31),
    ("ymm", "", Kind::Ymm, 0, 31),
    ("zmm", "", Kind::Zmm, 0, 31),
    ("k", "", Kind::Mask, 0, 7),
    ("mm", "", Kind::Mmx, 0, 7),
    ("tmm", "", Kind::Tile, 0, 7),
    ("cr", "", Kind::Control, 0, 15),
    ("dr", "", Kind::Debug, 0, 15),
    ("db", "", Kind::Debug, 0, 15),
    ("fp", "", Kind::Unnamed, 0, 7),
];
