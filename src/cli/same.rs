//! Checks that no output overwrites an input or another output.

use super::output::{folder_of, follow};
use super::settings::Settings;
use super::{Usage, is_dash};
use std::ffi::OsString;
use std::fs::Metadata;
use std::path::{Path, PathBuf};

/// Refuses outputs that are inputs, and two outputs to one file.
pub(super) fn check(settings: &Settings) -> Result<(), Usage> {
    let joined = settings.joined.iter().flat_map(|joined| joined.inputs.iter().map(OsString::as_os_str));
    let mut inputs: Vec<&Path> = settings.input.iter().map(PathBuf::as_path).chain(joined.map(Path::new)).collect();
    if inputs.is_empty() {
        inputs.push(Path::new("-"));
    }
    let outputs = outputs(settings);
    not_inputs(&outputs, &inputs)?;
    for (at, (path, what)) in outputs.iter().enumerate() {
        if let Some((_, first)) = outputs[..at].iter().find(|(other, _)| is_same(path, other)) {
            return Err(Usage::new(format!("{what} would overwrite {first} '{}'", path.display())));
        }
    }
    Ok(())
}

/// Refuses outputs that are files included by the text.
pub(super) fn check_read(settings: &Settings, read: &[PathBuf]) -> Result<(), Usage> {
    let read: Vec<&Path> = read.iter().map(PathBuf::as_path).collect();
    if read.is_empty() { Ok(()) } else { not_inputs(&outputs(settings), &read) }
}

/// Refuses an output that is one of `inputs`.
pub(super) fn not_inputs(outputs: &[(&Path, &str)], inputs: &[&Path]) -> Result<(), Usage> {
    for (path, what) in outputs {
        if path.exists() && inputs.iter().any(|input| is_same(as_file(input), path)) {
            return Err(Usage::new(format!("{what} would overwrite the input '{}'", path.display())));
        }
    }
    Ok(())
}

/// The outputs with their descriptions, except those to standard output.
fn outputs(settings: &Settings) -> Vec<(&Path, &'static str)> {
    let all = [
        settings.has_output.then_some((settings.output.as_path(), "the object")),
        settings.depfile.as_deref().map(|path| (path, "the make rule")),
        settings.listing.as_ref().map(|listing| (listing.path(), "the listing")),
        settings.dwo.as_deref().map(|path| (path, "the object of .dwo sections")),
    ];
    all.into_iter().flatten().filter(|(path, _)| !is_dash(path)).collect()
}

/// The path of the file to which standard input may be redirected.
fn as_file(input: &Path) -> &Path {
    if cfg!(unix) && is_dash(input) { Path::new("/dev/stdin") } else { input }
}

/// True if two paths name one regular file. Standard streams and special files may be named twice.
fn is_same(a: &Path, b: &Path) -> bool {
    if is_dash(a) || is_dash(b) {
        return false;
    }
    match (a.metadata(), b.metadata()) {
        (Ok(first), Ok(second)) => first.is_file() && second.is_file() && is_same_node((a, &first), (b, &second)),
        (Err(_), Err(_)) => place(a) == place(b),
        _ => false,
    }
}

#[cfg(unix)]
fn is_same_node((_, a): (&Path, &Metadata), (_, b): (&Path, &Metadata)) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

#[cfg(not(unix))]
fn is_same_node((a, _): (&Path, &Metadata), (b, _): (&Path, &Metadata)) -> bool {
    place(a) == place(b)
}

/// The canonical path of a file that may not exist yet.
fn place(path: &Path) -> Option<PathBuf> {
    let path = follow(path.to_owned());
    path.canonicalize().ok().or_else(|| Some(folder_of(&path).canonicalize().ok()?.join(path.file_name()?)))
}
