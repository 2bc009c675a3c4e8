//! The file system as the library's [`Files`] and [`TextFile`].

use llas::{Files, TextFile};
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

#[derive(Debug)]
pub(super) struct RegularFile {
    file: fs::File,
    size: u64,
}

impl RegularFile {
    pub(super) fn new(file: fs::File, size: u64) -> Self {
        RegularFile { file, size }
    }
}

impl TextFile for RegularFile {
    fn size(&self) -> u64 {
        self.size
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<usize> {
        loop {
            match read_at(&self.file, at, into) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

/// Reads at an offset. Several threads may do it at once.
fn read_at(file: &fs::File, at: u64, into: &mut [u8]) -> io::Result<usize> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_at(file, into, at);
    #[cfg(windows)]
    return std::os::windows::fs::FileExt::seek_read(file, into, at);
    // Elsewhere there are no threads.
    #[cfg(not(any(unix, windows)))]
    {
        use std::io::{Read as _, Seek as _};
        let mut file = file;
        file.seek(io::SeekFrom::Start(at))?;
        file.read(into)
    }
}

/// The file system, restricted to regular files: reading a device or a pipe might never end.
#[derive(Clone, Copy, Debug)]
pub(super) struct FileSystem;

impl Files for FileSystem {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        // Checked before opening, because opening a pipe without a writer blocks.
        let found = fs::metadata(path)?;
        if found.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"));
        }
        if !found.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
        }
        if found.len() > limit {
            return Err(too_large(limit));
        }
        let mut bytes = Vec::with_capacity(usize::try_from(found.len()).map_err(|_| too_large(limit))? + 1);
        // The file may have grown since the check.
        fs::File::open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(bytes) }
    }
}

/// The name under which standard input is included.
pub(super) const STDIN: &str = "{standard input}";

/// The file system, with standard input as [`STDIN`]; the field is the maximum number of bytes read from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct WithStdin(pub(super) u64);

impl Files for WithStdin {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        if path.as_os_str() != STDIN {
            return FileSystem.read(path, limit);
        }
        let (mut bytes, limit) = (Vec::new(), limit.min(self.0));
        io::stdin().lock().take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(bytes) }
    }
}

pub(super) fn too_large(limit: u64) -> io::Error {
    io::Error::new(io::ErrorKind::FileTooLarge, format!("it has more than {limit} bytes"))
}
