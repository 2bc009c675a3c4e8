//! The longest nops first, as llvm-mc pads code with them.

/// The nops of 1 to 10 bytes (Intel SDM, volume 2B, table 4-12). Longer ones take operand-size prefixes in front.
const NOPS: [&[u8]; 10] = [
    &[0x90],
    &[0x66, 0x90],
    &[0x0f, 0x1f, 0x00],
    &[0x0f, 0x1f, 0x40, 0x00],
    &[0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
    &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    &[0x66, 0x2e, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
];

/// Processors whose longest fast nop is not the 15 bytes of 64-bit code in general.
const LONGEST: [(&[&str], u8); 3] = [
    (&["silvermont", "slm", "goldmont", "goldmont-plus", "tremont"], 7),
    (
        &[
            "atom", "bonnell", "core2", "penryn", "nocona", "i686", "pentiumpro", "pentium2", "pentium3", "pentium3m",
            "pentium-m", "pentium4", "pentium4m", "prescott", "yonah", "k8", "k8-sse3", "opteron", "opteron-sse3",
            "athlon64", "athlon64-sse3", "athlon-fx", "nehalem", "corei7", "westmere",
        ],
        10,
    ),
    (&["amdfam10", "barcelona", "bdver1", "bdver2", "bdver3", "bdver4"], 11),
];

/// The longest nop that padding for a processor uses.
#[must_use]
pub(super) fn longest(cpu: &str) -> u8 {
    LONGEST.iter().find(|l| l.0.contains(&cpu)).map_or(15, |l| l.1)
}

/// Appends `count` bytes of nops, none longer than `longest`.
pub(super) fn write(count: u64, longest: u8, out: &mut Vec<u8>) {
    let mut left = count;
    while left > 0 {
        let size = left.min(u64::from(longest.clamp(1, 15))) as usize;
        let prefixes = size.saturating_sub(NOPS.len());
        out.resize(out.len() + prefixes, 0x66);
        out.extend_from_slice(NOPS[size - prefixes - 1]);
        left -= size as u64;
    }
}
