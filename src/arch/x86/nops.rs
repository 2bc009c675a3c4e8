//! Padding in code.

use super::Mode;
use crate::model::Contents;

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

/// The longest nop in bytes for a processor in a mode; an empty name is the triple's default processor. As in llvm-mc
/// 22 it depends on whether the processor has long nops, as all do in 64-bit mode, and whether it decodes 7, 11 or 15
/// bytes fast.
pub fn longest(cpu: &str, mode: Mode) -> u8 {
    let generic = cpu.is_empty() || cpu == "generic";
    // An unknown processor has no known features.
    let is_in = |names: &str| names.split_ascii_whitespace().any(|name| name == cpu);
    let without_long = is_in(WITHOUT_LONG) || !generic && !super::processors().any(|known| known == cpu);
    match mode {
        Mode::Bits16 => 4,
        Mode::Bits32 if generic || without_long => 1,
        _ if generic => 15,
        _ if without_long => 10,
        _ => FAST_LENGTHS.iter().find(|group| is_in(group.1)).map_or(15, |group| group.0),
    }
}

/// Processors that have only the one-byte nop.
const WITHOUT_LONG: &str = "c3 c3-2 geode i386 i486 i586 i686 k6 k6-2 k6-3 lakemont pentium pentium-mmx pentium_mmx winchip-c6 \
     winchip2";

/// Processors whose longest fast nop is not 15 bytes, with its length.
const FAST_LENGTHS: [(u8, &str); 3] = [
    (7, "atom_sse4_2 atom_sse4_2_movbe silvermont slm"),
    (
        10,
        "amdfam10 athlon athlon-4 athlon-fx athlon-mp athlon-tbird athlon-xp athlon64 athlon64-sse3 atom \
         barcelona bonnell core2 core_2_duo_sse4_1 core_2_duo_ssse3 core_aes_pclmulqdq core_i7_sse4_2 corei7 \
         goldmont goldmont-plus goldmont_plus k8 k8-sse3 knl knm mic_avx512 nehalem nocona opteron \
         opteron-sse3 penryn pentium-m pentium2 pentium3 pentium3m pentium4 pentium4m pentium_4 \
         pentium_4_sse3 pentium_ii pentium_iii pentium_iii_no_xmm_regs pentium_m pentium_pro pentiumpro \
         prescott tremont westmere x86-64 yonah",
    ),
    (11, "bdver1 bdver2 bdver3 bdver4"),
];

/// GNU as's nops of each length for processors that have only the one-byte nop.
const LEA: [&[u8]; 7] = [
    &[0x90],
    &[0x66, 0x90],
    &[0x8d, 0x76, 0x00],
    &[0x8d, 0x74, 0x26, 0x00],
    &[0x8d, 0x74, 0x26, 0x00, 0x90],
    &[0x8d, 0xb6, 0x00, 0x00, 0x00, 0x00],
    &[0x8d, 0xb4, 0x26, 0x00, 0x00, 0x00, 0x00],
];

/// How code is padded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nops {
    /// As llvm-mc does.
    Llvm,
    /// As GNU as does, with nops of up to 11 bytes.
    GnuLong,
    /// As GNU as does for processors without long nops.
    GnuShort,
}

impl Nops {
    /// The mark of padding in a mode.
    pub fn marked(self, mode: Mode) -> u8 {
        mode.number() | (self as u8) << 2
    }

    /// Decodes a mark.
    pub fn of_mark(mark: u8) -> (Nops, Mode) {
        let nops = match mark >> 2 {
            0 => Nops::Llvm,
            1 => Nops::GnuLong,
            _ => Nops::GnuShort,
        };
        (nops, Mode::of_number(mark & 3))
    }

    /// The length of GNU as's longest nop, and the number of nops after which it jumps over the padding.
    pub fn gnu_limits(self, mode: Mode) -> (u8, u64) {
        match (self, mode) {
            (_, Mode::Bits16) => (4, 2),
            (Nops::GnuLong, _) => (11, 7),
            _ => (7, 2),
        }
    }
}

/// Appends `count` bytes of padding as GNU as does: nops of at most `longest` bytes, or a jump over them if there are
/// many.
pub fn write_gnu_nops(nops: Nops, mut count: u64, longest: u8, mode: Mode, out: &mut Contents) {
    let longest = u64::from(longest.max(1));
    let (most, number) = nops.gnu_limits(mode);
    if count / u64::from(most) > number {
        count -= 2;
        if count <= 127 {
            out.append(&[0xeb, count as u8]);
        } else {
            let wide: &[u8] = if mode == Mode::Bits16 { &[0x66, 0xe9] } else { &[0xe9] };
            count -= wide.len() as u64 + 2;
            out.append(wide);
            out.append(&(count as u32).to_le_bytes());
        }
    }
    while count > 0 {
        let this = count.min(longest);
        match (nops, mode) {
            (_, Mode::Bits16) => write_nops(this, 4, mode, out),
            (Nops::GnuShort, _) => out.append(LEA[(this - 1) as usize]),
            _ => write_nops(this, 11, mode, out),
        }
        count -= this;
    }
}

/// Appends `count` bytes of nops of at most `longest` bytes each.
pub fn write_nops(mut count: u64, longest: u8, mode: Mode, out: &mut Contents) {
    let table: &[&[u8]] = if mode == Mode::Bits16 { &NARROW } else { &WIDE };
    while count > 0 {
        let this = count.min(u64::from(longest.max(1))) as usize;
        let plain = this.min(table.len());
        out.fill(0x66, this - plain);
        out.append(table[plain - 1]);
        count -= this as u64;
    }
}
