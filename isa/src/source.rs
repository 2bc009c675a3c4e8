//! Reading the files of a machine's tables.

use std::fmt::{Display, Write as _};
use std::path::{Path, PathBuf};

/// The line of a table that a row comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The index of the file among the machine's tables.
    pub file: usize,
    /// The line number, from 1.
    pub line: usize,
}

/// The folder of a machine's tables, with the errors in what was read from it.
pub(crate) struct Folder {
    path: PathBuf,
    errors: Vec<String>,
}

/// Of more errors, only this many are reported: a mistake in the notation can break hundreds of rows.
const MAX_ERRORS: usize = 12;

impl Folder {
    pub(crate) fn new(root: &Path, machine: &str) -> Self {
        Folder { path: root.join("grammar/isa").join(machine), errors: Vec::new() }
    }

    /// Hands each line of a file, with its number, to `read`.
    pub(crate) fn lines(&mut self, name: &str, mut read: impl FnMut(usize, &str) -> Result<(), String>) {
        let path = self.path.join(format!("{name}.isa"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(e) => return self.errors.push(format!("{}: {e}", path.display())),
        };
        for (i, line) in text.lines().enumerate() {
            if let Err(e) = read(i + 1, line) {
                self.errors.push(format!("{}:{}: {e}\n    {line}", path.display(), i + 1));
            }
        }
    }

    /// Hands each line of several files, with its source, to `read`.
    pub(crate) fn tables(&mut self, names: &[&str], mut read: impl FnMut(Source, &str) -> Result<(), String>) {
        for (file, name) in names.iter().enumerate() {
            self.lines(name, |line, text| read(Source { file, line }, text));
        }
    }

    pub(crate) fn report(&mut self, errors: impl IntoIterator<Item = String>) {
        self.errors.extend(errors);
    }

    /// The first errors.
    pub(crate) fn finish(self) -> Result<(), String> {
        if self.errors.is_empty() { Ok(()) } else { Err(self.errors[..self.errors.len().min(MAX_ERRORS)].join("\n")) }
    }
}

/// Writes a list of values as a static array of the compiled tables.
pub(crate) fn array<T: Display>(out: &mut String, name: &str, of: &str, values: impl IntoIterator<Item = T>) {
    let mut text = String::new();
    let mut count = 0;
    for value in values {
        let _ = writeln!(text, "    {value},");
        count += 1;
    }
    let _ = writeln!(out, "pub static {name}: [{of}; {count}] = [\n{text}];");
}

/// Writes a file of compiled tables.
pub(crate) fn write(out: &Path, name: &str, text: &str) -> Result<(), String> {
    let file = out.join(name);
    let text = format!("// Written by the build from grammar/isa; see isa.\n\n{text}");
    std::fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))
}
