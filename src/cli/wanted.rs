//! Names that `--section` and `--symbol` ask for and no file has: most likely mistakes in typing.

use llas::diag::{Code, Report, Severity, nearest};
use llas::inspect::{File, Selection};
use std::collections::BTreeSet;

/// The names that there are, of what is asked for by name.
#[derive(Debug, Default)]
pub(super) struct Names {
    sections: Found,
    symbols: Found,
    /// There was a file that is no object, such as bitcode, whose names are not known.
    pub(super) is_open: bool,
}

/// Those of one kind.
#[derive(Debug, Default)]
struct Found {
    /// Of the names that are asked for, those that there are.
    wanted: BTreeSet<Vec<u8>>,
    /// Names that a mistake in typing may have been meant for, which nobody types at length.
    near: BTreeSet<String>,
}

/// Longer names are not typed.
const MAX_TYPED: usize = 256;

impl Found {
    fn note<'f>(&mut self, wanted: &[Vec<u8>], names: impl Iterator<Item = &'f [u8]>) {
        if wanted.is_empty() {
            return;
        }
        for name in names {
            if wanted.iter().any(|wanted| wanted == name) {
                self.wanted.insert(name.to_vec());
            }
            if name.len() <= MAX_TYPED {
                self.near.insert(String::from_utf8_lossy(name).into_owned());
            }
        }
    }
}

impl Names {
    /// Notes the names of an object.
    pub(super) fn note(&mut self, selection: &Selection, file: &File<'_>) {
        self.sections.note(&selection.sections, file.sections.iter().map(|section| section.name));
        self.symbols.note(&selection.symbols, file.symbols.iter().map(|symbol| file.name_of(symbol)));
    }

    /// A warning for each name that is asked for and not there.
    pub(super) fn reports(&self, selection: &Selection) -> Vec<Report> {
        if self.is_open {
            return Vec::new();
        }
        let kinds = [("section", &selection.sections, &self.sections), ("symbol", &selection.symbols, &self.symbols)];
        let missing = kinds.into_iter().flat_map(|(kind, wanted, there)| {
            wanted.iter().filter(|name| !there.wanted.contains(*name)).map(move |name| {
                let name = String::from_utf8_lossy(name);
                let near = nearest(&name, there.near.iter().map(String::as_str));
                let help = near.map(|near| format!("did you mean '{near}'?"));
                let message = format!("no file has a {kind} '{name}'");
                Report::without_text(Severity::Warning, Code::NoEffect, "llas", message).with_help(help)
            })
        });
        missing.collect()
    }
}
