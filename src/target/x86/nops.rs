//! The instructions that fill space in code.

use super::Mode;

const WIDE: [&[u8]; 10] = [
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

const NARROW: [&[u8]; 4] = [&[0x90], &[0x66, 0x90], &[0x8d, 0x74, 0x00], &[0x8d, 0xb4, 0x00, 0x00]];

/// The longest nop that a processor is given in a mode; an empty name is the triple's default processor. It follows
/// llvm-mc 22: processors with long nops, and whether they decode 7, 11 or 15 bytes fast.
#[must_use]
pub fn longest(cpu: &str, mode: Mode, is_x86_64: bool) -> u8 {
    if mode == Mode::Bits16 {
        return 4;
    }
    match LONGEST.iter().find(|g| g.1.contains(&cpu)) {
        Some(group) if group.0 > 1 || mode != Mode::Bits64 => group.0,
        _ if mode == Mode::Bits64 || is_x86_64 => 15,
        _ => 1,
    }
}

/// Processors whose longest fast nop is not the 15 bytes of 64-bit code in general.
const LONGEST: &[(u8, &[&str])] = &[
    (7, &["silvermont", "slm"]),
    (
        10,
        &[
            "amdfam10",
            "athlon",
            "athlon-4",
            "athlon-fx",
            "athlon-mp",
            "athlon-tbird",
            "athlon-xp",
            "athlon64",
            "athlon64-sse3",
            "atom",
            "barcelona",
            "bonnell",
            "core2",
            "corei7",
            "geode",
            "goldmont",
            "goldmont-plus",
            "i386",
            "i486",
            "i586",
            "i686",
            "k6",
            "k6-2",
            "k6-3",
            "k8",
            "k8-sse3",
            "knl",
            "knm",
            "lakemont",
            "nehalem",
            "nocona",
            "opteron",
            "opteron-sse3",
            "penryn",
            "pentium",
            "pentium-m",
            "pentium-mmx",
            "pentium2",
            "pentium3",
            "pentium3m",
            "pentium4",
            "pentium4m",
            "pentiumpro",
            "prescott",
            "tremont",
            "westmere",
            "winchip-c6",
            "winchip2",
            "x86-64",
            "yonah",
        ],
    ),
    (11, &["bdver1", "bdver2", "bdver3", "bdver4"]),
];

/// Appends `count` bytes of nops, none longer than `longest`.
pub fn write_nops(mut count: u64, longest: u8, mode: Mode, out: &mut Vec<u8>) {
    let table: &[&[u8]] = if mode == Mode::Bits16 { &NARROW } else { &WIDE };
    while count > 0 {
        let this = count.min(u64::from(longest.max(1))) as usize;
        let plain = this.min(table.len());
        out.extend(std::iter::repeat_n(0x66, this - plain));
        out.extend_from_slice(table[plain - 1]);
        count -= this as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_comes_last() {
        let mut out = Vec::new();
        write_nops(25, 10, Mode::Bits64, &mut out);
        assert_eq!(out.len(), 25);
        assert_eq!(out[20..], *WIDE[4]);
        out.clear();
        write_nops(13, 15, Mode::Bits64, &mut out);
        assert_eq!(out[..4], [0x66, 0x66, 0x66, 0x66]);
    }
}
