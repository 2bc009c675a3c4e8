//! Access to the main file and to the files of `.include` and `.incbin`. The library opens no files by itself: the
//! caller provides a [`Text`] and a [`Files`]. This module must not know how files are used, nor open any.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The path for a name in the source, which may be arbitrary bytes on Unix.
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

/// A source text.
#[derive(Clone, Copy, Debug)]
pub enum Text<'a> {
    /// In memory.
    Bytes(&'a [u8]),
    /// Read in chunks, and reread if a diagnostic shows one of its lines.
    File(&'a dyn TextFile),
}

impl<'a, T: AsRef<[u8]> + ?Sized> From<&'a T> for Text<'a> {
    fn from(text: &'a T) -> Self {
        Text::Bytes(text.as_ref())
    }
}

/// A source text with random access.
pub trait TextFile: fmt::Debug + Sync {
    /// Its size in bytes.
    fn size(&self) -> u64;

    /// Reads bytes at an offset. Returns their number; 0 at the end.
    ///
    /// # Errors
    /// If the text cannot be read.
    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<usize>;
}

/// Reads a whole text. Lines that can no longer be read are empty.
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

/// Reads the files named in the source. Implemented by closures `|path: &Path, limit: u64| -> io::Result<Vec<u8>>`.
pub trait Files {
    /// Reads a whole file.
    ///
    /// # Errors
    /// If the file does not exist, cannot be read, or has more than `limit` bytes.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;
}

/// Provides no files: every `.include` and `.incbin` is an error.
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

/// A file that was found and read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The path at which it was found, as shown in diagnostics and dependency files.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Searches for a file by its name alone and then in each include path, as llvm-mc does.
///
/// # Errors
/// The first error other than "not found"; "not found" if there is no other.
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

/// Joins with a separator even if the name is absolute, like llvm-mc: `/x` in `inc` is `inc//x`.
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
