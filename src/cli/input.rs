//! The main text: a regular file is read in pieces, all else whole.

use super::files::{RegularFile, STDIN, too_large};
use super::{Usage, is_dash, reason};
use llas::Text;
use llas::diag::Code;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Bytes that what is no regular file may give, unless `--max-input-size` says otherwise: a pipe or a device need never end.
pub(super) const STREAM_LIMIT: u64 = 256 << 20;

/// Bytes of an input, by what it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Of a regular file.
    pub(super) file: u64,
    /// Of standard input, pipes and devices.
    pub(super) stream: u64,
}

/// The name of the text that includes several inputs.
pub(super) const JOINED_NAME: &str = "<command line>";

/// The main text.
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

/// Several inputs one after the other, with directives around them.
#[derive(Clone, Debug)]
pub(super) struct Joined {
    /// Lines before the text of the inputs.
    pub(super) before: String,
    /// The inputs; `-` is standard input.
    pub(super) inputs: Vec<OsString>,
    /// Lines behind it.
    pub(super) behind: String,
}

impl Joined {
    /// The input, if it is alone.
    pub(super) fn only_one(&self) -> Option<OsString> {
        match self.inputs.as_slice() {
            [one] if self.before.is_empty() && self.behind.is_empty() => Some(one.clone()),
            _ => None,
        }
    }

    /// The name and the text of what includes them all.
    pub(super) fn read(&self) -> (String, Input) {
        let mut text = self.before.clone();
        for input in &self.inputs {
            let name = if is_dash(Path::new(input)) { STDIN.into() } else { input.to_string_lossy() };
            let name = name.replace('\\', "\\\\").replace('"', "\\\"");
            text.push_str(&format!(".include \"{name}\"\n"));
        }
        text.push_str(&self.behind);
        (JOINED_NAME.to_owned(), Input::Bytes(text.into_bytes()))
    }
}

/// The input's name and its bytes.
pub(super) fn read(path: Option<&Path>, limits: Limits) -> Result<(String, Input), Usage> {
    let Some(path) = path else {
        let text = whole(io::stdin().lock(), 0, limits.stream);
        return text.map(|t| ("<stdin>".to_owned(), Input::Bytes(t))).map_err(|e| fail("standard input", &e));
    };
    let name = path.to_string_lossy().into_owned();
    let text = open(path, limits).and_then(|(file, size, limit)| match size {
        // Some that the system makes up as they are read say that they are empty.
        Some(size @ 1..) => Ok(Input::File(RegularFile::new(file, size))),
        _ => whole(file, 0, limit).map(Input::Bytes),
    });
    match text {
        Ok(text) => Ok((name, text)),
        Err(error) => Err(fail(&format!("'{name}'"), &error)),
    }
}

/// All bytes of a file, or of standard input.
pub(super) fn bytes(path: &Path, limits: Limits) -> io::Result<Vec<u8>> {
    if is_dash(path) {
        return whole(io::stdin().lock(), 0, limits.stream);
    }
    let (file, size, limit) = open(path, limits)?;
    whole(file, size.unwrap_or(0), limit)
}

/// Opens a file: with its size if it is a regular one, and with the bytes that it may have.
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

fn whole(from: impl Read, expected: u64, limit: u64) -> io::Result<Vec<u8>> {
    let mut text = Vec::with_capacity(usize::try_from(expected).unwrap_or(0).saturating_add(1));
    from.take(limit.saturating_add(1)).read_to_end(&mut text)?;
    if text.len() as u64 > limit { Err(too_large(limit)) } else { Ok(text) }
}

fn fail(what: &str, error: &io::Error) -> Usage {
    with_help(Usage::of(Code::CannotReadInput, format!("cannot read {what}: {}", reason(error))), error)
}

/// An error with what can be done about it.
pub(super) fn with_help(usage: Usage, error: &io::Error) -> Usage {
    match error.kind() {
        io::ErrorKind::FileTooLarge => usage.help("--max-input-size raises the limit, up to 4 GiB"),
        _ => usage,
    }
}
