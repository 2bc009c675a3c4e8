//! The words of a machine, for tools that suggest them: registers, mnemonics with their forms, architectures and extensions.

use super::form::rows::{self, Spelling};
use super::{Isa, by_machine};

/// The headings of the machines' own directives in the texts of help.
#[cfg(test)]
const HEADINGS: [&str; 3] = ["x86", "aarch64", "arm"];

/// The heading of the machine's own directives in the texts of help.
#[must_use]
pub fn heading(isa: &Isa) -> &'static str {
    by_machine!(Isa, isa, X86(..) => "x86", Aarch64(..) => "aarch64", Arm(..) => "arm")
}

/// The registers, in lower case and without a sign before them.
#[must_use]
pub fn registers(isa: &Isa) -> Vec<String> {
    by_machine!(Isa, isa, X86(..) => x86_registers(), Aarch64(..) => numbered(A64), Arm(..) => numbered(T32))
}

/// The architectures and extensions that directives name.
#[must_use]
pub fn features(isa: &Isa) -> (Vec<&'static str>, Vec<&'static str>) {
    by_machine!(Isa, isa,
        X86(..) => (super::x86::processors().collect(), super::x86::features().collect()),
        Aarch64(..) => super::aarch64::features::TABLES.names_in_directives(),
        Arm(..) => super::arm::features::TABLES.names_in_directives(),
    )
}

/// The mnemonics with their forms, in alphabetical order. The texts are read from the tables, which takes milliseconds.
#[must_use]
pub fn instructions(isa: &Isa, intel: bool) -> Vec<Spelling> {
    by_machine!(Isa, isa,
        X86(..) => rows::x86_spellings(intel),
        Aarch64(..) => rows::aarch64_spellings(),
        Arm(..) => rows::arm_spellings(),
    )
}

/// Registers: what is before the number, the first and last number, and those without a number.
type Families = (&'static [(&'static str, u8, u8)], &'static [&'static str]);

#[cfg(feature = "aarch64")]
const A64: Families = (
    &[
        ("x", 0, 30),
        ("w", 0, 30),
        ("v", 0, 31),
        ("q", 0, 31),
        ("d", 0, 31),
        ("s", 0, 31),
        ("h", 0, 31),
        ("b", 0, 31),
        ("z", 0, 31),
        ("p", 0, 15),
    ],
    &["sp", "wsp", "xzr", "wzr", "fp", "lr", "za", "zt0"],
);

#[cfg(feature = "arm")]
const T32: Families = (&[("r", 0, 12), ("s", 0, 31), ("d", 0, 31), ("q", 0, 15)], &["sp", "lr", "pc"]);

#[cfg(any(feature = "aarch64", feature = "arm"))]
fn numbered((families, named): Families) -> Vec<String> {
    let families =
        families.iter().flat_map(|&(before, first, last)| (first..=last).map(move |n| format!("{before}{n}")));
    named.iter().map(|&name| name.to_owned()).chain(families).collect()
}

#[cfg(feature = "x86")]
fn x86_registers() -> Vec<String> {
    use super::x86::disasm::register_name;
    use super::x86::registers::{Kind, named};
    const KINDS: [Kind; 14] = [
        Kind::Gp64,
        Kind::Gp32,
        Kind::Gp16,
        Kind::Gp8,
        Kind::Gp8High,
        Kind::Ip64,
        Kind::Xmm,
        Kind::Ymm,
        Kind::Zmm,
        Kind::Mask,
        Kind::Segment,
        Kind::Control,
        Kind::Tile,
        Kind::Stack,
    ];
    let mut names: Vec<String> = Vec::new();
    for name in KINDS.iter().flat_map(|&kind| (0..32).map(move |number| register_name(kind, number))) {
        if named(name.as_bytes()).is_some() && names.iter().all(|other| other != name) {
            names.push(name.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    /// A statement that has a register as an operand of data, which no symbol could be.
    #[test]
    fn the_names_are_registers() {
        for (target, statement) in [
            ("x86_64-linux-gnu", ".cfi_startproc\n.cfi_undefined %rax\n.cfi_endproc\nA = %{}\n"),
            ("aarch64-linux-gnu", "name .req {}\n"),
            ("thumbv7-linux-gnueabi", "name .req {}\n"),
        ] {
            let options = Options::for_target(target.parse().unwrap()).unwrap();
            let names = registers(options.target().0);
            assert!(names.len() > 80, "{names:?}");
            for name in names.iter().filter(|name| !matches!(name.as_str(), "za" | "zt0")) {
                let text = statement.replace("{}", name);
                assert!(crate::assemble(text.as_str(), &options).is_ok(), "{target}: {text}");
            }
        }
    }

    /// Each directive has a line of help, and each line a directive.
    #[test]
    fn help_is_that_of_the_directives() {
        use crate::asm::directives::help::{is_of_dialect, lines};
        let (mut named, mut missing) = (Vec::new(), Vec::new());
        for machine in ["x86_64", "aarch64", "thumbv7"] {
            for system in ["linux-gnu", "windows-msvc"] {
                let options = Options::for_target(format!("{machine}-{system}").parse().unwrap()).unwrap();
                let directives = crate::tools::words::directives(&options);
                missing.extend(directives.iter().filter(|help| help.text.is_empty()).map(|help| help.name.to_owned()));
                named.extend(directives.iter().map(|help| help.name));
            }
        }
        let headings = ["all", "elf", "coff"].into_iter().chain(HEADINGS);
        let known = headings.flat_map(lines).flat_map(|line| line.0.split(", "));
        missing.extend(known.filter(|name| !named.contains(name) && !is_of_dialect(name)).map(str::to_owned));
        assert!(named.len() > 1000 && missing.is_empty(), "{} directives; {missing:?}", named.len());
    }
}
