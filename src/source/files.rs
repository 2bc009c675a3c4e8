//! How a text comes in, and how `.include` and `.incbin` come to their files. The library opens none by itself: the caller
//! gives a [`Text`] and a [`Files`]. This module must not know what is done with a file, nor open one.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The path that a text names, which on Unix may be any bytes.
#[must_use]
pub fn path(name: &[u8]) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt as _;
        std::ffi::OsStr::from_bytes(name).into()
    }
    #[cfg(not(unix))]
    String::from_utf8_lossy(name).into_owned().into()
}

/// A text to assemble.
#[derive(Clone, Copy, Debug)]
pub enum Text<'a> {
    /// It is in memory.
    Bytes(&'a [u8]),
    /// It is read in pieces, and again where a message shows a line of it.
    File(&'a dyn TextFile),
}

impl<'a> From<&'a [u8]> for Text<'a> {
    fn from(text: &'a [u8]) -> Self {
        Text::Bytes(text)
    }
}

impl<'a, const N: usize> From<&'a [u8; N]> for Text<'a> {
    fn from(text: &'a [u8; N]) -> Self {
        Text::Bytes(text)
    }
}

impl<'a> From<&'a Vec<u8>> for Text<'a> {
    fn from(text: &'a Vec<u8>) -> Self {
        Text::Bytes(text)
    }
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Self {
        Text::Bytes(text.as_bytes())
    }
}

impl<'a> From<&'a String> for Text<'a> {
    fn from(text: &'a String) -> Self {
        Text::Bytes(text.as_bytes())
    }
}

/// A text that can be read from any place, as often as needed.
pub trait TextFile: fmt::Debug + Sync {
    /// How many bytes it has.
    fn size(&self) -> u64;

    /// Reads bytes from that place on: how many there were; 0 where there are no more.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<usize>;
}

/// All of a text. Where it can no longer be read, the lines that are missing are empty.
#[must_use]
pub fn whole(file: &dyn TextFile) -> Vec<u8> {
    let mut text = vec![b'\n'; usize::try_from(file.size()).unwrap_or(0)];
    let mut at = 0;
    while let Some(rest) = text.get_mut(at..).filter(|rest| !rest.is_empty()) {
        match file.read_at(at as u64, rest) {
            Ok(read) if read > 0 => at += read,
            _ => break,
        }
    }
    text
}

/// Reads the files that a text names. A closure `|path: &Path, limit: u64| -> io::Result<Vec<u8>>` is one.
pub trait Files {
    /// The whole of a file.
    ///
    /// # Errors
    /// Where there is no such file, it cannot be read, or it has more than `limit` bytes.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;
}

/// No files: every `.include` and `.incbin` is an error.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &Path, _: u64) -> io::Result<Vec<u8>> {
        Err(io::Error::new(io::ErrorKind::NotFound, "no files can be read here"))
    }
}

impl<F: Fn(&Path, u64) -> io::Result<Vec<u8>>> Files for F {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        self(path, limit)
    }
}

/// A file that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The path it was found under, which is what diagnostics and dependency files show.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Looks for a file under its plain name and then in each include path, as llvm-mc does.
///
/// # Errors
/// The first reason that was not "there is none"; where there is none anywhere, that.
pub fn find(files: &dyn Files, include_paths: &[PathBuf], name: &Path, limit: u64) -> io::Result<Loaded> {
    let mut reason: Option<io::Error> = None;
    let candidates = std::iter::once(name.to_owned()).chain(include_paths.iter().map(|dir| join(dir, name)));
    for path in candidates {
        match files.read(&path, limit) {
            Ok(bytes) => return Ok(Loaded { path, bytes }),
            Err(error) => {
                if reason.as_ref().is_none_or(|r| r.kind() == io::ErrorKind::NotFound) {
                    reason = Some(error);
                }
            }
        }
    }
    Err(reason.unwrap_or_else(|| io::ErrorKind::NotFound.into()))
}

/// llvm-mc puts a separator between the two whatever the name begins with: `/x` in `inc` is `inc//x`.
fn join(dir: &Path, name: &Path) -> PathBuf {
    let mut text = dir.as_os_str().to_owned();
    text.push("/");
    text.push(name);
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn include_paths_are_searched_in_order() {
        let fake = |path: &Path, _| {
            if path == Path::new("b/x.inc") { Ok(b"x".to_vec()) } else { NoFiles.read(path, 0) }
        };
        let paths = [PathBuf::from("a"), PathBuf::from("b")];
        let found = find(&fake, &paths, Path::new("x.inc"), 9).unwrap();
        assert_eq!(found.path, Path::new("b/x.inc"));
        assert!(find(&fake, &paths[..1], Path::new("x.inc"), 9).is_err());
    }
}
