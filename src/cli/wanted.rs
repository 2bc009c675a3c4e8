//! Names that `--section` and `--symbol` ask for and no file has: most likely mistakes in typing.

use llas::diag::{Code, Report, Severity, nearest};
use llas::inspect::{File, Selection};
use std::collections::BTreeSet;

/// The names that there are, of what is asked for by name.
#[derive(Debug, Default)]
pub(super) struct Names {
    sections: BTreeSet<String>,
    symbols: BTreeSet<String>,
    /// There was a file that is no object, such as bitcode, whose names are not known.
    pub(super) is_open: bool,
}

impl Names {
    /// Notes the names of an object.
    pub(super) fn note(&mut self, selection: &Selection, file: &File<'_>) {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if !selection.sections.is_empty() {
            self.sections.extend(file.sections.iter().map(|section| text(section.name)));
        }
        if !selection.symbols.is_empty() {
            self.symbols.extend(file.symbols.iter().map(|symbol| text(file.name_of(symbol))));
        }
    }

    /// A warning for each name that is asked for and not there.
    pub(super) fn reports(&self, selection: &Selection) -> Vec<Report> {
        if self.is_open {
            return Vec::new();
        }
        let kinds = [("section", &selection.sections, &self.sections), ("symbol", &selection.symbols, &self.symbols)];
        let missing = kinds.into_iter().flat_map(|(kind, wanted, there)| {
            let names = wanted.iter().map(|name| String::from_utf8_lossy(name));
            names.filter(|name| !there.contains(&**name)).map(move |name| {
                let near = nearest(&name, there.iter().map(String::as_str));
                let help = near.map(|near| format!("did you mean '{near}'?"));
                let message = format!("no file has a {kind} '{name}'");
                Report::without_text(Severity::Warning, Code::NoEffect, "llas", message).with_help(help)
            })
        });
        missing.collect()
    }
}
