//! The words of a machine, for tools that suggest them: registers, mnemonics with their forms, architectures and extensions.

mod registers;

pub use registers::{RegisterHelp, register, registers};

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

/// The architectures and extensions that directives name.
#[must_use]
pub fn features(isa: &Isa) -> (Vec<&'static str>, Vec<&'static str>) {
    by_machine!(Isa, isa,
        X86(..) => (super::x86::processors().collect(), super::x86::features().collect()),
        Aarch64(..) => super::aarch64::features::TABLES.names_in_directives(),
        Arm(..) => super::arm::features::TABLES.names_in_directives(),
    )
}

/// The mnemonics with their forms, in alphabetical order, after a directive that selects a syntax or an instruction set.
/// The texts are read from the tables, which takes milliseconds.
#[must_use]
pub fn instructions(isa: &Isa, directive: &str) -> Vec<Spelling> {
    by_machine!(Isa, isa,
        X86(..) => rows::x86_spellings(directive == ".intel_syntax"),
        Aarch64(..) => rows::aarch64_spellings(),
        Arm(isa) => rows::arm_spellings(match directive {
            ".arm" => true,
            ".thumb" => false,
            _ => !isa.is_thumb(),
        }),
    )
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
