//! The main text: a regular file is read in chunks, anything else as a whole.

use super::files::{RegularFile, STDIN, too_large};
use super::{Usage, is_dash, reason};
use llas::Text;
use llas::diag::Code;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Maximum size in bytes of an input that is not a regular file, unless `--max-input-size` is given: a pipe or a device
/// may be endless.
pub(super) const STREAM_LIMIT: u64 = 256 << 20;

#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub(super) file: u64,
    /// For standard input, pipes and devices.
    pub(super) stream: u64,
}

/// The name of the text that includes several inputs.
pub(super) const JOINED_NAME: &str = "<command line>";

#[derive(Debug)]
pub(super) enum Input {
    Bytes(Vec<u8>),
    File(RegularFile),
}

impl Input {
    pub(super) fn text(&self) -> Text<'_> {
        match self {
            Input::Bytes(bytes) => Text::Bytes(bytes),
            Input::File(file) => Text::File(file),
        }
    }
}

/// Several inputs in sequence, with directives before and after them.
#[derive(Clone, Debug, Default)]
pub(super) struct Joined {
    pub(super) before: String,
    /// The inputs; `-` is standard input.
    pub(super) inputs: Vec<OsString>,
    pub(super) after: String,
}

impl Joined {
    /// The input, if it is the only one and there are no directives.
    pub(super) fn only_one(&self) -> Option<OsString> {
        match self.inputs.as_slice() {
            [one] if self.before.is_empty() && self.after.is_empty() => Some(one.clone()),
            _ => None,
        }
    }

    pub(super) fn read(&self) -> (String, Input) {
        let mut text = self.before.clone();
        for input in &self.inputs {
            let name = if is_dash(Path::new(input)) { STDIN.into() } else { input.to_string_lossy() };
            let name = name.replace('\\', "\\\\").replace('"', "\\\"");
            text.push_str(&format!(".include \"{name}\"\n"));
        }
        text.push_str(&self.after);
        (JOINED_NAME.to_owned(), Input::Bytes(text.into_bytes()))
    }
}

/// Opens or reads the input; returns its name and text.
pub(super) fn read(path: Option<&Path>, limits: Limits) -> Result<(String, Input), Usage> {
    let Some(path) = path else {
        let text = whole(io::stdin().lock(), 0, limits.stream);
        return text.map(|t| ("<stdin>".to_owned(), Input::Bytes(t))).map_err(|e| fail("standard input", &e));
    };
    let name = path.to_string_lossy().into_owned();
    let text = open(path, limits).and_then(|(file, size, limit)| match size {
        // Files that the system generates on reading (such as those of /proc) report a size of 0.
        Some(size @ 1..) => Ok(Input::File(RegularFile::new(file, size))),
        _ => whole(file, 0, limit).map(Input::Bytes),
    });
    match text {
        Ok(text) => Ok((name, text)),
        Err(error) => Err(fail(&format!("'{name}'"), &error)),
    }
}

/// Reads a whole file, or standard input for `-`.
pub(super) fn bytes(path: &Path, limits: Limits) -> io::Result<Vec<u8>> {
    if is_dash(path) {
        return whole(io::stdin().lock(), 0, limits.stream);
    }
    let (file, size, limit) = open(path, limits)?;
    whole(file, size.unwrap_or(0), limit)
}

/// Opens a file; returns it with its size, if it is a regular file, and the maximum number of bytes to read.
fn open(path: &Path, limits: Limits) -> io::Result<(File, Option<u64>, u64)> {
    let file = File::open(path)?;
    let found = file.metadata()?;
    match found.len() {
        _ if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        size if found.is_file() && size > limits.file => Err(too_large(limits.file)),
        size if found.is_file() => Ok((file, Some(size), limits.file)),
        _ => Ok((file, None, limits.stream)),
    }
}

/// Reads a file as [`bytes`] does, but has zeros in place of the debug sections of a large object.
#[cfg(all(feature = "disasm", feature = "inspect"))]
pub(super) fn without_debug_sections(path: &Path, limits: Limits) -> io::Result<Vec<u8>> {
    if is_dash(path) {
        return bytes(path, limits);
    }
    let (mut file, size, limit) = open(path, limits)?;
    if let Some(size) = size
        && let Some(contents) = super::sparse::read(&mut file, size)?
    {
        return Ok(contents);
    }
    whole(file, size.unwrap_or(0), limit)
}

fn whole(from: impl Read, expected: u64, limit: u64) -> io::Result<Vec<u8>> {
    let mut text = Vec::with_capacity(usize::try_from(expected).unwrap_or(0).saturating_add(1));
    from.take(limit.saturating_add(1)).read_to_end(&mut text)?;
    if text.len() as u64 > limit { Err(too_large(limit)) } else { Ok(text) }
}

fn fail(what: &str, error: &io::Error) -> Usage {
    with_help(Usage::of(Code::CannotReadInput, format!("cannot read {what}: {}", reason(error))), error)
}

/// Adds a help line if there is a remedy for the error.
pub(super) fn with_help(usage: Usage, error: &io::Error) -> Usage {
    match error.kind() {
        io::ErrorKind::FileTooLarge => usage.help("--max-input-size raises the limit, up to 4 GiB"),
        _ => usage,
    }
}
