//! The main text: a regular file is read in pieces, all else whole.

use super::files::{RegularFile, STDIN, too_large};
use super::{Usage, is_dash, reason};
use llas::Text;
use llas::diag::Code;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Bytes that a device may give: one such as `/dev/zero` never ends.
const DEVICE_LIMIT: u64 = 256 << 20;

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
        ("<command line>".to_owned(), Input::Bytes(text.into_bytes()))
    }
}

/// The input's name and its bytes.
pub(super) fn read(path: Option<&Path>, limit: u64) -> Result<(String, Input), Usage> {
    let Some(path) = path else {
        let text = whole(io::stdin().lock(), 0, limit);
        return text.map(|t| ("<stdin>".to_owned(), Input::Bytes(t))).map_err(|e| fail("standard input", &e));
    };
    let name = path.to_string_lossy().into_owned();
    let text = File::open(path).and_then(|file| {
        let found = file.metadata()?;
        if found.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let limit = if found.is_file() || is_pipe(&found) { limit } else { limit.min(DEVICE_LIMIT) };
        if found.is_file() && found.len() > limit {
            return Err(too_large(limit));
        }
        // Some that the system makes up as they are read say that they are empty.
        if found.is_file() && found.len() > 0 {
            return Ok(Input::File(RegularFile::new(file, found.len())));
        }
        whole(file, found.len(), limit).map(Input::Bytes)
    });
    match text {
        Ok(text) => Ok((name, text)),
        Err(error) => Err(fail(&format!("'{name}'"), &error)),
    }
}

#[cfg(unix)]
fn is_pipe(found: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    found.file_type().is_fifo()
}

#[cfg(not(unix))]
fn is_pipe(_: &std::fs::Metadata) -> bool {
    false
}

fn whole(from: impl Read, expected: u64, limit: u64) -> io::Result<Vec<u8>> {
    let mut text = Vec::with_capacity(usize::try_from(expected).unwrap_or(0).saturating_add(1));
    from.take(limit.saturating_add(1)).read_to_end(&mut text)?;
    if text.len() as u64 > limit { Err(too_large(limit)) } else { Ok(text) }
}

fn fail(what: &str, error: &io::Error) -> Usage {
    let usage = Usage::of(Code::CannotReadInput, format!("cannot read {what}: {}", reason(error)));
    match error.kind() {
        io::ErrorKind::FileTooLarge => usage.help("--max-input-size raises the limit, up to 4 GiB"),
        _ => usage,
    }
}
