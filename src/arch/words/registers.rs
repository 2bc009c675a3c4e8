//! The registers of a machine: their names, sizes, and what the calling conventions use them for.

use super::super::{Isa, TargetDesc, by_machine};

/// A register, for tools that explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RegisterHelp {
    /// The name in lower case, without a sign before it.
    pub name: String,
    /// The width in bits; 0 if it depends on the processor.
    pub bits: u16,
    /// The other registers that have bits in common with it.
    pub overlapping: Vec<String>,
    /// The number in DWARF, of this register or of one that contains it.
    pub dwarf: Option<u64>,
    /// What the platform's calling convention uses it for, without a full stop; empty if it says nothing.
    pub convention: &'static str,
}

/// A name and the bits that it is of: those of its file from `start` on.
struct Register {
    name: String,
    file: u8,
    start: u32,
    /// The width; 0 if it depends on the processor.
    bits: u16,
    /// The number of bits that no other register has.
    extent: u32,
}

impl Register {
    fn overlaps(&self, other: &Register) -> bool {
        self.file == other.file && self.start < other.start + other.extent && other.start < self.start + self.extent
    }

    fn contains(&self, other: &Register) -> bool {
        self.overlaps(other) && self.start <= other.start && other.start + other.extent <= self.start + self.extent
    }
}

/// The registers, in lower case and without a sign before them.
#[must_use]
pub fn registers(isa: &Isa) -> Vec<String> {
    all(isa).into_iter().map(|register| register.name).collect()
}

/// A register by its name in lower case, without a sign before it.
#[must_use]
pub fn register(isa: &Isa, desc: &TargetDesc, is_coff: bool, name: &str) -> Option<RegisterHelp> {
    let all = all(isa);
    let this = all.iter().find(|register| register.name == name)?;
    let overlapping = || all.iter().filter(|other| this.overlaps(other) && other.name != name);
    let containing = std::iter::once(this).chain(overlapping().filter(|other| other.contains(this)));
    let known = std::iter::once(this).chain(overlapping());
    let (text, bits) = conventions(isa);
    let lines = lines(text, if is_coff { "coff" } else { "elf" }, bits);
    let line = known.into_iter().find_map(|register| lines.iter().find(|line| is_of(line.0, &register.name)));
    Some(RegisterHelp {
        name: name.to_owned(),
        bits: this.bits,
        overlapping: overlapping().map(|other| other.name.clone()).collect(),
        dwarf: containing.into_iter().find_map(|register| (desc.frame.known)(&register.name)),
        convention: line.map_or("", |line| line.1),
    })
}

/// The machine's text of calling conventions, and the width of pointers in its headings.
fn conventions(isa: &Isa) -> (&'static str, &'static str) {
    by_machine!(Isa, isa,
        X86(isa) => (include_str!("../x86/registers.txt"), if isa.state.mode().bits() == 64 { "64" } else { "32" }),
        Aarch64(..) => (include_str!("../aarch64/registers.txt"), ""),
        Arm(..) => (include_str!("../arm/registers.txt"), ""),
    )
}

/// The lines below the headings of a format: names of registers, and what they are used for.
fn lines(text: &'static str, format: &str, bits: &str) -> Vec<(&'static str, &'static str)> {
    let mut is_wanted = false;
    let mut found = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(heading) => {
                let mut words = heading.split(' ');
                is_wanted = words.next().is_some_and(|word| word == "all" || word == format)
                    && words.next().is_none_or(|word| word == bits);
            }
            None if is_wanted => found.extend(line.split_once(": ")),
            None => {}
        }
    }
    found
}

/// Returns whether a list of names such as `rbx, r12-r15` has a name.
fn is_of(list: &str, name: &str) -> bool {
    list.split(", ").any(|part| match part.split_once('-') {
        None => part == name,
        Some((first, last)) => {
            let number = |name: &str| {
                let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
                Some((name.len() - digits.len(), digits.parse::<u8>().ok()?))
            };
            let (Some((len, low)), Some((_, high)), Some((own, at))) = (number(first), number(last), number(name))
            else {
                return false;
            };
            own == len && name[..len] == first[..len] && (low..=high).contains(&at)
        }
    })
}

fn all(isa: &Isa) -> Vec<Register> {
    by_machine!(Isa, isa,
        X86(isa) => x86(isa.state.mode().bits() == 64),
        Aarch64(..) => tabulated(&A64, &A64_NAMED),
        Arm(..) => tabulated(&T32, &T32_NAMED),
    )
}

/// Registers with numbers: what is before the number, the first and last number, the file, the width, and the distance in bits from
/// one to the next.
type Family = (&'static str, u8, u8, u8, u16, u32);
/// A register without a number: its name, the file, the bit at which it begins, and the width.
type Named = (&'static str, u8, u32, u16);

#[cfg(feature = "aarch64")]
const A64: [Family; 10] = [
    ("x", 0, 30, 0, 64, 64),
    ("w", 0, 30, 0, 32, 64),
    ("v", 0, 31, 1, 128, 2048),
    ("q", 0, 31, 1, 128, 2048),
    ("d", 0, 31, 1, 64, 2048),
    ("s", 0, 31, 1, 32, 2048),
    ("h", 0, 31, 1, 16, 2048),
    ("b", 0, 31, 1, 8, 2048),
    ("z", 0, 31, 1, 0, 2048),
    ("p", 0, 15, 2, 0, 256),
];
#[cfg(feature = "aarch64")]
const A64_NAMED: [Named; 8] = [
    ("sp", 3, 0, 64),
    ("wsp", 3, 0, 32),
    ("xzr", 4, 0, 64),
    ("wzr", 4, 0, 32),
    ("fp", 0, 29 * 64, 64),
    ("lr", 0, 30 * 64, 64),
    ("za", 5, 0, 0),
    ("zt0", 6, 0, 512),
];

#[cfg(feature = "arm")]
const T32: [Family; 4] =
    [("r", 0, 12, 0, 32, 32), ("s", 0, 31, 1, 32, 32), ("d", 0, 31, 1, 64, 64), ("q", 0, 15, 1, 128, 128)];
#[cfg(feature = "arm")]
const T32_NAMED: [Named; 3] = [("sp", 0, 13 * 32, 32), ("lr", 0, 14 * 32, 32), ("pc", 0, 15 * 32, 32)];

#[cfg(any(feature = "aarch64", feature = "arm"))]
fn tabulated(families: &[Family], named: &[Named]) -> Vec<Register> {
    let named = named.iter().map(|&(name, file, start, bits)| Register {
        name: name.to_owned(),
        file,
        start,
        bits,
        extent: u32::from(bits).max(1),
    });
    let numbered = families.iter().flat_map(|&(before, first, last, file, bits, distance)| {
        (first..=last).map(move |number| Register {
            name: format!("{before}{number}"),
            file,
            start: u32::from(number) * distance,
            bits,
            extent: if bits == 0 { distance } else { u32::from(bits) },
        })
    });
    named.chain(numbered).collect()
}

#[cfg(feature = "x86")]
fn x86(is_64: bool) -> Vec<Register> {
    use super::super::x86::disasm::register_name;
    use super::super::x86::registers::{Kind, named};
    /// Kind, file, width, and the distance from one register to the next.
    const KINDS: [(Kind, u8, u16, u32); 16] = [
        (Kind::Gp64, 0, 64, 64),
        (Kind::Gp32, 0, 32, 64),
        (Kind::Gp16, 0, 16, 64),
        (Kind::Gp8, 0, 8, 64),
        (Kind::Gp8High, 0, 8, 64),
        (Kind::Ip64, 1, 64, 64),
        (Kind::Xmm, 2, 128, 512),
        (Kind::Ymm, 2, 256, 512),
        (Kind::Zmm, 2, 512, 512),
        (Kind::Mask, 3, 64, 64),
        (Kind::Segment, 4, 16, 16),
        (Kind::Control, 5, 64, 64),
        (Kind::Tile, 6, 8192, 8192),
        (Kind::Stack, 7, 80, 80),
        (Kind::Mmx, 8, 64, 64),
        (Kind::Debug, 9, 64, 64),
    ];
    let mut all: Vec<Register> = Vec::new();
    for (kind, file, bits, distance) in KINDS {
        for number in 0..32 {
            let name = register_name(kind, number);
            let is_known = named(name.as_bytes()).is_some_and(|known| is_64 || !known.only_64);
            if !is_known || all.iter().any(|other| other.name == name) {
                continue;
            }
            // `ah` is the second byte of the register with the number 0, and has the number 4.
            let start = match kind {
                Kind::Gp8High => u32::from(number - 4) * distance + 8,
                _ => u32::from(number) * distance,
            };
            all.push(Register { name: name.to_owned(), file, start, bits, extent: u32::from(bits) });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use crate::options::Options;
    use crate::tools::words;

    fn help(target: &str, name: &str) -> words::RegisterHelp {
        words::register(&Options::for_target(target.parse().unwrap()).unwrap(), name).unwrap()
    }

    #[test]
    fn a_part_is_used_as_the_whole() {
        let edi = help("x86_64-linux-gnu", "edi");
        assert_eq!((edi.bits, edi.dwarf, edi.convention), (32, Some(5), "argument 1"));
        assert_eq!(edi.overlapping, ["rdi", "di", "dil"]);
        assert_eq!(help("x86_64-windows-gnu", "edi").convention, "callee-saved");
        assert_eq!(help("i686-linux-gnu", "edi").overlapping, ["di"]);
        assert_eq!(help("x86_64-linux-gnu", "ah").overlapping, ["rax", "eax", "ax"]);
        assert_eq!(help("aarch64-linux-gnu", "s8").convention, "the lowest 64 bits are callee-saved");
        assert_eq!(help("thumbv7-linux-gnueabi", "s3").overlapping, ["d1", "q0"]);
        assert_eq!(help("thumbv7-linux-gnueabi", "q1").overlapping, ["s4", "s5", "s6", "s7", "d2", "d3"]);
    }

    /// Each name in the texts is a register of the target, and each general register has a line.
    #[test]
    fn conventions_are_of_registers() {
        for target in ["x86_64", "i686", "aarch64", "thumbv7"] {
            for system in ["linux-gnu", "windows-msvc"] {
                let options = Options::for_target(format!("{target}-{system}").parse().unwrap()).unwrap();
                let all: Vec<_> = super::registers(options.target().0);
                let (text, bits) = super::conventions(options.target().0);
                let lines = super::lines(text, if system == "linux-gnu" { "elf" } else { "coff" }, bits);
                for name in lines.iter().flat_map(|line| line.0.split(", ")).flat_map(|part| part.split('-')) {
                    assert!(all.iter().any(|known| known == name), "{target}: {name}");
                }
                let general = all.iter().filter(|name| super::is_of("r0-r31, x0-x30, rax, ebx, sp", name));
                for name in general {
                    let known = words::register(&options, name).unwrap();
                    assert!(!known.convention.is_empty() && known.dwarf.is_some(), "{target}-{system}: {name}");
                }
            }
        }
    }
}
