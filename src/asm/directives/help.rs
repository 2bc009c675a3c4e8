//! What directives do, for tools that explain them: `help.txt` has a line for each.

use super::table::{DIRECTIVES, Table};
use super::{Directive, gnu};

/// The help of a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DirectiveHelp {
    /// The name with its leading dot.
    pub name: &'static str,
    /// Its operands: `[x]` may be omitted, `...` is a list. Empty if there are none.
    pub operands: &'static str,
    /// What it does, in one sentence without a full stop.
    pub text: &'static str,
}

const TEXT: &str = include_str!("help.txt");

/// The lines below one heading: names, operands, and sentence.
fn lines(heading: &str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let mut is_wanted = false;
    TEXT.lines().filter(|line| !line.starts_with('#')).filter_map(move |line| {
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            is_wanted = name == heading;
            return None;
        }
        let mut columns = line.split("  ").map(str::trim).filter(|column| !column.is_empty());
        let names = columns.next().filter(|_| is_wanted)?;
        let operands = columns.next()?;
        Some((names, if operands == "-" { "" } else { operands }, columns.next()?))
    })
}

/// The directives of a target. `machine` has those that only the machine has, which `heading` names.
pub fn all(machine: &Table, heading: &str, coff: bool) -> Vec<DirectiveHelp> {
    let format = if coff { "coff" } else { "elf" };
    let known: Vec<_> = [heading, format, "all"].into_iter().flat_map(lines).collect();
    let directives = DIRECTIVES.supported(coff).chain(machine.supported(coff)).chain(gnu::supported(coff));
    let mut all: Vec<DirectiveHelp> = Vec::new();
    for &Directive { name, .. } in directives {
        if all.iter().any(|other| other.name == name) {
            continue;
        }
        let (_, operands, text) =
            known.iter().find(|line| line.0.split(", ").any(|known| known == name)).copied().unwrap_or_default();
        all.push(DirectiveHelp { name, operands, text });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn every_directive_has_help_and_every_help_a_directive() {
        let mut named: Vec<&str> = Vec::new();
        let mut missing: Vec<String> = Vec::new();
        for target in ["x86_64-linux-gnu", "x86_64-windows-msvc", "aarch64-linux-gnu", "aarch64-windows-msvc"]
            .into_iter()
            .chain(["thumbv7-linux-gnueabi", "thumbv7-windows-msvc"])
        {
            let Ok(triple) = target.parse() else { continue };
            let Ok(options) = Options::for_target(triple) else { continue };
            for help in crate::tools::words::directives(&options) {
                named.push(help.name);
                if help.text.is_empty() {
                    missing.push(format!("{target}: {}", help.name));
                }
            }
        }
        let headings = ["all", "elf", "coff"].into_iter().chain(crate::arch::words::HEADINGS);
        let lost = headings.flat_map(lines).flat_map(|line| line.0.split(", ")).filter(|name| !named.contains(name));
        missing.extend(lost.filter(|name| gnu::find(name.as_bytes(), false, true).is_none()).map(str::to_owned));
        assert!(missing.is_empty(), "{missing:#?}");
    }
}
