//! `--scan-deps`: what a run reads and writes, as JSON.
//!
//! The form is that of P1689 (a list of rules, each with its outputs); `inputs` and `depends` are from its first revision, as the later
//! ones leave files to depfiles.

use super::paths::Paths;
use llas::diag::json_string;
use std::collections::BTreeSet;
use std::path::Path;

/// The document for one input. `read` has all files that were read after it.
pub(super) fn document<'p>(folder: &Path, paths: &Paths, read: impl Iterator<Item = &'p Path>) -> String {
    let others = [&paths.dwo, &paths.depfile, &paths.listing];
    let others = others.into_iter().flatten().map(|path| path.as_path());
    let members = [
        ("work-directory", text(folder)),
        ("primary-output", text(&paths.output)),
        ("outputs", list(others)),
        ("inputs", list(paths.input.as_deref().into_iter())),
        ("depends", list(read)),
        ("provides", list(std::iter::empty())),
        ("requires", list(std::iter::empty())),
    ];
    let members: Vec<String> = members.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{\"version\":1,\"revision\":0,\"rules\":[{{{}}}]}}\n", members.join(","))
}

fn text(path: &Path) -> String {
    json_string(&path.to_string_lossy())
}

/// A list of files, each of them once.
fn list<'p>(files: impl Iterator<Item = &'p Path>) -> String {
    let mut seen = BTreeSet::new();
    let names: Vec<String> = files.filter(|path| seen.insert(*path)).map(text).collect();
    format!("[{}]", names.join(","))
}
