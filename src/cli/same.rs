//! That what is written is not what is read, nor written twice.

use super::settings::Settings;
use super::{Usage, is_dash};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Refuses an output that is an input or the make rule, and a make rule that is an input.
pub(super) fn check(settings: &Settings) -> Result<(), Usage> {
    let joined = settings.joined.iter().flat_map(|joined| joined.inputs.iter().map(OsString::as_os_str));
    let inputs: Vec<&Path> = settings.input.iter().map(PathBuf::as_path).chain(joined.map(Path::new)).collect();
    let output = (settings.output.as_path(), "the object");
    let rule = settings.depfile.as_deref().map(|path| (path, "the make rule"));
    let listing = settings.listing.as_ref().map(|listing| (listing.path(), "the listing"));
    let dwo = settings.dwo.as_deref().map(|path| (path, "the object of .dwo sections"));
    for (path, what) in [Some(output), rule, listing, dwo].into_iter().flatten() {
        if inputs.iter().any(|input| is_same(input, path)) {
            return Err(Usage::new(format!("{what} would take the place of the input '{}'", path.display())));
        }
    }
    match [rule, listing, dwo].into_iter().flatten().find(|(path, _)| is_same(path, output.0)) {
        Some((path, what)) => {
            Err(Usage::new(format!("{what} would take the place of the object '{}'", path.display())))
        }
        None => Ok(()),
    }
}

/// Whether two paths are those of one file; what is no regular file, or a standard stream, may be named twice.
fn is_same(a: &Path, b: &Path) -> bool {
    if is_dash(a) || is_dash(b) {
        return false;
    }
    match (a.metadata(), b.metadata()) {
        (Ok(first), Ok(second)) => {
            first.is_file() && second.is_file() && (is_same_node(&first, &second) || place(a) == place(b))
        }
        (Err(_), Err(_)) => place(a) == place(b),
        _ => false,
    }
}

/// Two names of one file.
#[cfg(unix)]
fn is_same_node(a: &std::fs::Metadata, b: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

/// Two names of one file.
#[cfg(not(unix))]
fn is_same_node(_: &std::fs::Metadata, _: &std::fs::Metadata) -> bool {
    false
}

/// Where a file is or would be, however it is called.
fn place(path: &Path) -> Option<PathBuf> {
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    path.canonicalize().ok().or_else(|| Some(folder.canonicalize().ok()?.join(path.file_name()?)))
}
