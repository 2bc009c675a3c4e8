//! How a text comes in, and how `.include` and `.incbin` come to their files. The library opens none by itself: the caller
//! gives a [`Text`] and a [`Files`]. This module must not know what is done with a file.

use std::fmt;
use std::fs;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A text to assemble.
#[derive(Clone, Copy, Debug)]
pub enum Text<'a> {
    /// It is in memory.
    Bytes(&'a [u8]),
    /// It is read in pieces, and again where a message shows a line of it.
    File(&'a dyn TextFile),
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

/// A regular file of the machine's.
#[derive(Debug)]
pub struct RegularFile {
    file: Mutex<fs::File>,
    size: u64,
}

impl RegularFile {
    /// An open file of that size.
    #[must_use]
    pub fn new(file: fs::File, size: u64) -> Self {
        RegularFile { file: Mutex::new(file), size }
    }
}

impl TextFile for RegularFile {
    fn size(&self) -> u64 {
        self.size
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<usize> {
        let mut file = self.file.lock().map_err(|_| io::ErrorKind::Other)?;
        file.seek(io::SeekFrom::Start(at))?;
        loop {
            match file.read(into) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

/// Reads the files that a text names.
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

/// The machine's own files, as far as they are regular ones: a device or a pipe might never end.
#[derive(Clone, Copy, Debug, Default)]
pub struct FileSystem;

impl Files for FileSystem {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        // Asked before it is opened: opening a pipe that nobody writes to waits for ever.
        let found = fs::metadata(path)?;
        if found.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"));
        }
        if !found.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
        }
        let too_large = || io::Error::new(io::ErrorKind::FileTooLarge, format!("it has more than {limit} bytes"));
        if found.len() > limit {
            return Err(too_large());
        }
        let mut bytes = Vec::with_capacity(usize::try_from(found.len()).map_err(|_| too_large())? + 1);
        // It may have grown since.
        fs::File::open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(too_large()) } else { Ok(bytes) }
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
    fn devices_end_quickly() {
        assert!(FileSystem.read(Path::new("/dev/zero"), 100).is_err());
        assert!(FileSystem.read(Path::new("/"), 100).is_err());
    }

    #[test]
    fn include_paths_are_searched_in_order() {
        struct Fake;
        impl Files for Fake {
            fn read(&self, path: &Path, _: u64) -> io::Result<Vec<u8>> {
                if path == Path::new("b/x.inc") { Ok(b"x".to_vec()) } else { NoFiles.read(path, 0) }
            }
        }
        let paths = [PathBuf::from("a"), PathBuf::from("b")];
        let found = find(&Fake, &paths, Path::new("x.inc"), 9).unwrap();
        assert_eq!(found.path, Path::new("b/x.inc"));
        assert!(find(&Fake, &paths[..1], Path::new("x.inc"), 9).is_err());
    }
}
