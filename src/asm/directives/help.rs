//! What directives do, for tools that explain them: `help.txt` has a line for each.

use super::table::{DIRECTIVES, Table};
use super::{Directive, gnu};

/// The help of a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DirectiveHelp {
    /// The name with its leading dot.
    pub name: &'static str,
    /// Its operands: `[x]` may be omitted, `...` is a list. Empty without operands.
    pub operands: &'static str,
    /// What it does, in one sentence without a full stop.
    pub text: &'static str,
}

const TEXT: &str = include_str!("help.txt");

/// The lines below one heading: names, operands, and sentence.
pub(crate) fn lines(heading: &str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
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

/// Whether a directive is one of the GNU dialect alone, which targets do not list.
#[cfg(test)]
pub(crate) fn is_of_dialect(name: &str) -> bool {
    gnu::find(name.as_bytes(), false, true).is_some() || gnu::find(name.as_bytes(), true, true).is_some()
}
