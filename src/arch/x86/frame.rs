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

/// Registers by name: the number of the first, and the names in the order of the numbers.
type Names = [(u64, &'static [&'static str])];

/// Registers by a prefix and an index: prefix, first index, one past the last, number of the first.
type Indexed = [(&'static str, u64, u64, u64)];

/// The i386 registers; 8 is the return address.
const NAMED_386: &Names = &[
    (0, &["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "eip", "eflags"]),
    (9, &["flags"]),
    (11, &["st"]),
    (40, &["es", "cs", "ss", "ds", "fs", "gs"]),
];
const INDEXED_386: &Indexed =
    &[("st(", 0, 8, 11), ("xmm", 0, 8, 21), ("ymm", 0, 8, 21), ("zmm", 0, 8, 21), ("mm", 0, 8, 29), ("k", 0, 8, 93)];

/// The x86-64 registers; 16 is the return address.
const NAMED: &Names = &[
    (0, &["rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp"]),
    (8, &["r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip"]),
    (33, &["st"]),
    (49, &["eflags", "es", "cs", "ss", "ds", "fs", "gs"]),
    (49, &["rflags"]),
    (49, &["flags"]),
    (58, &["fs.base", "gs.base"]),
];
const INDEXED: &Indexed = &[
    ("r", 16, 32, 130),
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
    number(name, NAMED, INDEXED)
}

fn i386(name: &str) -> Option<u64> {
    number(name, NAMED_386, INDEXED_386)
}

fn number(name: &str, names: &Names, indexed: &Indexed) -> Option<u64> {
    let named = names.iter().find_map(|&(first, names)| Some(first + names.iter().position(|n| *n == name)? as u64));
    named.or_else(|| {
        indexed.iter().find_map(|&(prefix, from, to, first)| {
            let index = name.strip_prefix(prefix)?;
            let index = index.strip_suffix(')').unwrap_or(index).parse::<u64>().ok()?;
            (from..to).contains(&index).then(|| first + index - from)
        })
    })
}

/// The name of the x86-64 register with a number, after `%` unless the syntax is Intel's.
pub fn name_64(number: u64, intel: bool) -> Option<String> {
    name(number, intel, NAMED, INDEXED, (49, "rflags"))
}

/// The name of the i386 register with a number, after `%` unless the syntax is Intel's.
pub fn name_32(number: u64, intel: bool) -> Option<String> {
    name(number, intel, NAMED_386, INDEXED_386, (9, "flags"))
}

/// The inverse of [`number`]; `preferred` is the name that llvm-mc prints of several.
fn name(number: u64, intel: bool, names: &Names, indexed: &Indexed, preferred: (u64, &str)) -> Option<String> {
    let sign = if intel { "" } else { "%" };
    if number == preferred.0 {
        return Some(format!("{sign}{}", preferred.1));
    }
    let named = names.iter().find_map(|&(first, names)| names.get(usize::try_from(number.checked_sub(first)?).ok()?));
    if let Some(name) = named {
        return Some(format!("{sign}{name}"));
    }
    indexed.iter().find_map(|&(prefix, from, to, first)| {
        let index = number.checked_sub(first)? + from;
        let end = if prefix.ends_with('(') { ")" } else { "" };
        (index < to).then(|| format!("{sign}{prefix}{index}{end}"))
    })
}
