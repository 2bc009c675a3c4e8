//! Access to files.

use std::collections::BTreeMap;
use std::io;

/// Where files come from. Paths are made of folders of the options, names in the text and slashes.
pub trait Files {
    /// Reads a file. `None` if it does not exist; an error if it cannot be read, or if it is larger than `limit`.
    fn read(&mut self, path: &str, limit: u64) -> io::Result<Option<Vec<u8>>>;

    /// A name that all paths of a file share, by which `#pragma once` recognizes the file.
    fn identity(&mut self, path: &str) -> String {
        path.to_owned()
    }
}

/// No files.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&mut self, _: &str, _: u64) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }
}

/// The file system, without devices and pipes, which might never end.
#[derive(Clone, Copy, Debug, Default)]
pub struct FileSystem;

impl Files for FileSystem {
    fn read(&mut self, path: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
        use std::io::Read as _;
        let found = match std::fs::metadata(path) {
            Ok(found) if found.is_file() => found,
            Ok(_) => return Ok(None),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        if found.len() > limit {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let mut bytes = Vec::with_capacity(found.len() as usize + 1);
        std::fs::File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(Some(bytes)) }
    }

    fn identity(&mut self, path: &str) -> String {
        std::fs::canonicalize(path).map_or_else(|_| path.to_owned(), |path| path.to_string_lossy().into_owned())
    }
}

/// Files in memory, by their paths.
impl Files for BTreeMap<String, Vec<u8>> {
    fn read(&mut self, path: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
        let path = path.strip_prefix("./").unwrap_or(path);
        match self.get(path) {
            Some(bytes) if bytes.len() as u64 > limit => Err(io::ErrorKind::FileTooLarge.into()),
            found => Ok(found.cloned()),
        }
    }

    fn identity(&mut self, path: &str) -> String {
        path.strip_prefix("./").unwrap_or(path).to_owned()
    }
}
