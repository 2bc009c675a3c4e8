//! The DWARF register numbers, and the initial state of call frames.

use crate::debug::cfi::{FrameTarget, SframeTarget};

/// x86-64 (psABI, figure 3.36).
pub const X86_64: FrameTarget = FrameTarget {
    other: i386,
    data_align: -8,
    slot: 8,
    has_large_code: true,
    eh_frame_type: 0x7000_0001,
    // A call pushes the return address to a fixed place: its column is not tracked.
    sframe: Some(SframeTarget { abi: [3; 2], frame_pointer: 6, return_address: 0x7fff_ffff, fixed_return_address: -8 }),
    ..FrameTarget::new(x86_64, 16, 7, 8)
};

/// i386 (psABI, table 2.14).
pub const I386: FrameTarget = FrameTarget { other: x86_64, slot: 4, ..FrameTarget::new(i386, 8, 4, 4) };

/// The i386 registers with a number of their own; 8 is the return address.
const NAMED_386: [(&str, u64); 18] = [
    ("eax", 0),
    ("ecx", 1),
    ("edx", 2),
    ("ebx", 3),
    ("esp", 4),
    ("ebp", 5),
    ("esi", 6),
    ("edi", 7),
    ("eip", 8),
    ("eflags", 9),
    ("flags", 9),
    ("st", 11),
    ("es", 40),
    ("cs", 41),
    ("ss", 42),
    ("ds", 43),
    ("fs", 44),
    ("gs", 45),
];

/// The i386 register families, as in [`INDEXED`].
const INDEXED_386: [(&str, u64, u64, u64); 6] =
    [("st(", 0, 8, 11), ("xmm", 0, 8, 21), ("ymm", 0, 8, 21), ("zmm", 0, 8, 21), ("mm", 0, 8, 29), ("k", 0, 8, 93)];

/// The general purpose registers in DWARF order; 16 is the return address.
const GENERAL: [&str; 17] = [
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip",
];

/// The other registers without an index.
const OTHER: [(&str, u64); 12] = [
    ("eflags", 49),
    ("rflags", 49),
    ("flags", 49),
    ("st", 33),
    ("es", 50),
    ("cs", 51),
    ("ss", 52),
    ("ds", 53),
    ("fs", 54),
    ("gs", 55),
    ("fs.base", 58),
    ("gs.base", 59),
];

/// Registers by a prefix and an index: prefix, first index, one past the last, number of the first.
const INDEXED: [(&str, u64, u64, u64); 9] = [
    ("st(", 0, 8, 33),
    ("xmm", 0, 16, 17),
    ("xmm", 16, 32, 67),
    ("ymm", 0, 16, 17),
    ("ymm", 16, 32, 67),
    ("zmm", 0, 16, 17),
    ("zmm", 16, 32, 67),
    ("mm", 0, 8, 41),
    ("k", 0, 8, 118),
];

fn x86_64(name: &str) -> Option<u64> {
    if let Some(i) = GENERAL.iter().position(|&r| r == name) {
        return Some(i as u64);
    }
    if let Some(found) = OTHER.iter().find(|o| o.0 == name) {
        return Some(found.1);
    }
    if let Some(index) = name.strip_prefix("r").and_then(|n| n.parse::<u64>().ok())
        && (16..32).contains(&index)
    {
        return Some(130 + index - 16);
    }
    indexed(name, &INDEXED)
}

fn i386(name: &str) -> Option<u64> {
    match NAMED_386.iter().find(|n| n.0 == name) {
        Some(found) => Some(found.1),
        None => indexed(name, &INDEXED_386),
    }
}

fn indexed(name: &str, families: &[(&str, u64, u64, u64)]) -> Option<u64> {
    families.iter().find_map(|&(prefix, from, to, first)| {
        let index = name.strip_prefix(prefix)?;
        let index = index.strip_suffix(')').unwrap_or(index).parse::<u64>().ok()?;
        (from..to).contains(&index).then(|| first + index - from)
    })
}
