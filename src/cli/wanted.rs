//! Warns about names given to `--section` and `--symbol` that no file has, which are most likely misspelt.

use llas::diag::{Code, Report, Severity, nearest};
use llas::inspect::{File, Selection};
use std::collections::BTreeSet;

#[derive(Debug, Default)]
pub(super) struct Names {
    sections: Found,
    symbols: Found,
    /// A file that is not an object, such as bitcode, was shown; its names are unknown.
    pub(super) is_open: bool,
}

#[derive(Debug, Default)]
struct Found {
    /// The requested names that exist.
    wanted: BTreeSet<Vec<u8>>,
    /// Existing names short enough to be suggested.
    near: BTreeSet<String>,
}

/// Maximum length in bytes of a name to suggest; nobody types longer ones.
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
    pub(super) fn note(&mut self, selection: &Selection, file: &File<'_>) {
        self.sections.note(&selection.sections, file.sections.iter().map(|section| section.name));
        self.symbols.note(&selection.symbols, file.symbols.iter().map(|symbol| file.name_of(symbol)));
    }

    /// A warning for each requested name that was not found.
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
