//! An operand of a row: what it accepts, and what of that is known without the encoding.

use super::classes as c;

/// What an operand of a row accepts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Class {
    /// Bits of [`super::classes`].
    pub mask: u64,
    /// The number of the only register that is accepted.
    pub register: Option<u8>,
    /// The name in messages, in AT&T syntax.
    pub name: String,
}

/// An operand with the properties that the encoding needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// What it accepts.
    pub class: Class,
    /// Written with `~`: may be swapped with the other operand marked like this.
    pub commutes: bool,
    /// Written in `<>`: may be omitted.
    pub optional: bool,
    /// The size of the memory in bits; 0 for any size.
    pub width: u16,
}

/// All direct memory classes.
pub const MEMORY: u64 = c::M8 | c::M16 | c::M32 | c::M64 | c::M80 | c::M128 | c::M256 | c::M512 | c::MANY;
/// All classes of memory operands, however they are addressed.
pub const ANY_MEMORY: u64 = MEMORY | c::IM16 | c::IM32 | c::IM64 | c::VX | c::VY | c::VZ | BROADCAST;
/// The classes of broadcast memory.
pub const BROADCAST: u64 = c::BC2 | c::BC4 | c::BC8 | c::BC16 | c::BC32;
/// The classes of immediates.
pub const IMMEDIATE: u64 = c::IMM | c::I8W | c::I8L | c::I8Q | c::I32Q | c::U8 | c::U4 | c::USYM | c::WIDE;
/// The xmm registers that VEX can encode.
pub const XMM: u64 = c::XLO | c::XEXT;
/// The ymm registers that VEX can encode.
pub const YMM: u64 = c::YLO | c::YEXT;

impl Class {
    /// Returns whether a memory operand is accepted.
    #[must_use]
    pub fn memory(&self) -> bool {
        self.mask & ANY_MEMORY != 0
    }

    /// Returns whether an immediate is accepted (the implied constant 1 of a shift does not count).
    #[must_use]
    pub fn immediate(&self) -> bool {
        self.mask & IMMEDIATE != 0
    }

    /// Returns whether it is a register or memory that is encoded.
    #[must_use]
    pub fn encoded(&self) -> bool {
        self.register.is_none()
            && self.mask
                & (c::SI
                    | c::DI
                    | c::MOFFS
                    | c::MOFFSQ
                    | c::REL
                    | c::REL8
                    | c::ONE
                    | c::THREE
                    | c::RC
                    | c::SAE
                    | c::DFV
                    | IMMEDIATE)
                == 0
    }
}

/// The context that a family gives its operands: sizes in bits, or 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct Context {
    /// The size that the suffix denotes.
    pub size: u16,
    /// The vector length.
    pub vector: u16,
    /// Registers 16 to 31 can be encoded.
    pub evex: bool,
}

fn memory(bits: u16) -> Option<u64> {
    c::of_number(&c::MEMORY_SIZES, bits)
}

fn general(bits: u16) -> Option<u64> {
    c::of_number(&[(8, c::R8), (16, c::R16), (32, c::R32), (64, c::R64)], bits)
}

/// The names of the general registers by number, for each size.
const GENERAL: [[&str; 8]; 4] = [
    ["al", "cl", "dl", "bl", "", "", "", ""],
    ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"],
    ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"],
    ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi"],
];

fn fixed(name: &str) -> Option<(u64, u8)> {
    // AT&T's `(%dx)` denotes it too, but only as a port.
    if name == "dx" {
        return Some((c::PORT, 2));
    }
    for (i, names) in GENERAL.iter().enumerate() {
        if let Some(n) = names.iter().position(|r| *r == name) {
            return Some((general(8 << i)?, n as u8));
        }
    }
    if let Some(n) = ["es", "cs", "ss", "ds", "fs", "gs"].iter().position(|r| *r == name) {
        return Some((c::SEG, n as u8));
    }
    match name {
        "st0" => Some((c::ST, 0)),
        "xmm0" => Some((c::XLO, 0)),
        _ => None,
    }
}

/// The register classes of a vector of that length.
#[must_use]
pub fn vector(bits: u16, evex: bool) -> Option<u64> {
    Some(match bits {
        0..=128 => XMM | if evex { c::XHI } else { 0 },
        256 => YMM | if evex { c::YHI } else { 0 },
        512 => c::ZMM,
        _ => return None,
    })
}

/// Reads one operand.
///
/// # Errors
/// If the word is not a valid operand.
pub fn parse(word: &str, cx: Context) -> Result<Operand, String> {
    let unknown = || format!("`{word}` is not an operand");
    let mut text = word;
    let optional = text.starts_with('<') && text.ends_with('>');
    if optional {
        text = &text[1..text.len() - 1];
    }
    let commutes = text.starts_with('~');
    text = text.trim_start_matches('~');
    let indirect = text.starts_with('*');
    text = text.trim_start_matches('*');
    let sized = if cx.size != 0 { text.replace('*', &cx.size.to_string()) } else { text.to_string() };
    let mut mask = 0;
    let mut register = None;
    let parts: Vec<&str> = sized.split('/').collect();
    // The vector whose width a following `m` without a width takes.
    let mut width = 0;
    for part in &parts {
        mask |= match *part {
            "r" => {
                let size = parts.get(1).and_then(|m| m.strip_prefix('m')).and_then(|s| s.parse().ok());
                size.and_then(general).ok_or_else(unknown)?
            }
            p if p == "mv" || p.starts_with("mv.") => {
                let by: u16 = p.strip_prefix("mv.").map_or(Some(1), |n| n.parse().ok()).ok_or_else(unknown)?;
                width = cx.vector.checked_div(by).unwrap_or(0);
                memory(width).ok_or_else(unknown)?
            }
            "m" if width != 0 => memory(width).ok_or_else(unknown)?,
            "m" => MEMORY,
            "mm" => c::MM,
            "k" => c::K,
            "tmm" => c::TMM,
            "sreg" => c::SEG,
            "creg" => c::CR,
            "dreg" => c::DR,
            "st" => c::ST,
            "1" => c::ONE,
            "3" => c::THREE,
            "rel8" | "rel16" | "rel32" => c::REL,
            "rel8s" => c::REL8,
            "xmm" | "ymm" | "zmm" => {
                width = [("xmm", 128), ("ymm", 256), ("zmm", 512)].iter().find(|v| v.0 == *part).map_or(0, |v| v.1);
                vector(width, cx.evex).ok_or_else(unknown)?
            }
            "xmm.lo" => c::XLO,
            "xmm.ext" => c::XEXT,
            "ymm.lo" => c::YLO,
            "ymm.ext" => c::YEXT,
            "v.lo" => [c::XLO, c::YLO][usize::from(cx.vector == 256)],
            "v.ext" => [c::XEXT, c::YEXT][usize::from(cx.vector == 256)],
            "vx" => c::VX,
            "vy" => c::VY,
            "vz" => c::VZ,
            "vsib" => [c::VX, c::VY, c::VZ][usize::from(cx.vector / 256).min(2)],
            "rsi" if parts.len() == 1 && text == "rsi" && optional => c::R64,
            "[si]" => c::SI,
            "[di]" => c::DI,
            "moffs" => c::MOFFS,
            "moffs64" => c::MOFFSQ,
            "er" => c::RC,
            "sae" => c::SAE,
            "dfv" => c::DFV,
            "imm4" => c::U4,
            "immsym" => c::USYM,
            "immwide" => c::WIDE,
            "imm8u" => c::U8,
            "imm8" | "imm16" | "imm32" => c::IMM,
            "imm64" if cx.size == 64 && text == "imm*" => c::I32Q,
            "imm64" => c::IMM,
            "imm32s" => c::I32Q,
            "imm8s" => match cx.size {
                16 => c::I8W,
                32 => c::I8L,
                64 => c::I8Q,
                _ => return Err("imm8s needs the size of its suffix".into()),
            },
            "a8" | "a16" | "a32" | "a64" => {
                register = Some(0);
                part[1..].parse().ok().and_then(general).ok_or_else(unknown)?
            }
            p if p.starts_with('v') && cx.vector != 0 && (p == "v" || p.starts_with("v.")) => {
                let by: u16 = p.strip_prefix("v.").map_or(Some(1), |n| n.parse().ok()).ok_or_else(unknown)?;
                width = cx.vector / by;
                vector(width, cx.evex).ok_or_else(unknown)?
            }
            p if p.starts_with('b') && broadcast(p, &mut width, cx).is_some() => {
                broadcast(p, &mut width, cx).ok_or_else(unknown)?
            }
            p => {
                let number = p[1..].parse().ok();
                if let (Some(n), true) = (number, p.starts_with('r')) {
                    general(n).ok_or_else(unknown)?
                } else if let (Some(n), true) = (number, p.starts_with('m')) {
                    width = n;
                    memory(n).ok_or_else(unknown)?
                } else if let Some((m, n)) = fixed(p) {
                    register = Some(n);
                    m
                } else {
                    return Err(unknown());
                }
            }
        };
    }
    if indirect {
        let pairs = [
            (c::R16, c::IR16),
            (c::R32, c::IR32),
            (c::R64, c::IR64),
            (c::M16, c::IM16),
            (c::M32, c::IM32),
            (c::M64, c::IM64),
            (c::MANY, c::IM64),
        ];
        mask = pairs.iter().filter(|p| mask & p.0 != 0).fold(0, |m, p| m | p.1);
    }
    let name = name(&sized, mask, indirect, cx);
    Ok(Operand { class: Class { mask, register, name }, commutes, optional, width })
}

/// Reads a broadcast: `b32` fills the memory named before it, `bv32` a whole vector, `b32x4` 4 elements.
fn broadcast(word: &str, width: &mut u16, cx: Context) -> Option<u64> {
    let (element, count) = word[1..].split_once('x').map_or((&word[1..], None), |(e, n)| (e, Some(n)));
    let element = match element.strip_prefix('v') {
        Some(e) => {
            *width = cx.vector;
            e
        }
        None => element,
    };
    let element: u16 = element.parse().ok()?;
    if let Some(n) = count {
        *width = element.checked_mul(n.parse().ok()?)?;
    }
    c::of_number(&c::BROADCASTS, width.checked_div(element)?)
}

/// The name of the operand in messages: `r32`, `r/m32`, `$imm8`, `*m64`.
fn name(text: &str, mask: u64, indirect: bool, cx: Context) -> String {
    let vector = match cx.vector {
        0..=128 => "xmm",
        256 => "ymm",
        _ => "zmm",
    };
    let mut s = match text {
        "a8" => "%al".into(),
        "a16" => "%ax".into(),
        "a32" => "%eax".into(),
        "a64" => "%rax".into(),
        "[si]" => "(%rsi)".into(),
        "[di]" => "(%rdi)".into(),
        "er" => "{rounding}".into(),
        "sae" => "{sae}".into(),
        "imm8s" => "$imm8".into(),
        "rel8s" => "rel8".into(),
        "1" | "3" => format!("${text}"),
        t if t == "v" || t.starts_with("v/") || t.starts_with("v.lo") || t.starts_with("v.ext") => {
            t.replacen("v.lo", "v", 1).replacen("v.ext", "v", 1).replacen('v', vector, 1)
        }
        t if fixed(t).is_some() => format!("%{t}"),
        t if mask & IMMEDIATE != 0 => format!("${t}"),
        t => t.to_string(),
    };
    if indirect {
        s.insert(0, '*');
    }
    s
}
