//! The object's way to its place: whole or not at all.
//!
//! A regular file is written under another name beside its place and renamed, so that nobody ever sees half of it; a
//! device, a pipe or standard output is written to as it is. Where the text had errors, what stands in the place already stays.

use super::{Usage, is_dash, reason};
use llas::diag::Code;
use std::fs::{self, File, Metadata};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Where an object goes.
#[derive(Debug)]
pub(super) struct Target {
    path: PathBuf,
}

impl Target {
    pub(super) fn new(path: &Path) -> Self {
        Target { path: path.to_owned() }
    }

    /// Writes the object.
    pub(super) fn write(&self, object: &[&[u8]]) -> Result<(), Usage> {
        let fail = |what: String, error: &io::Error| {
            Usage::of(Code::CannotWriteOutput, format!("cannot write {what}: {}", reason(error)))
        };
        if is_dash(&self.path) {
            return super::to_stdout(object).map_err(|e| fail("to standard output".to_owned(), &e));
        }
        self.write_file(object).map_err(|e| fail(format!("'{}'", self.path.display()), &e))
    }

    fn write_file(&self, object: &[&[u8]]) -> io::Result<()> {
        match fs::metadata(&self.path) {
            Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(found) if !found.is_file() => {
                let mut file = fs::OpenOptions::new().write(true).open(&self.path)?;
                write_pieces(&mut file, object)?;
                file.flush()
            }
            Ok(found) => {
                // A file that may not be written is not to be replaced either.
                fs::OpenOptions::new().write(true).open(&self.path)?;
                // Behind a symbolic link stands what is to be replaced.
                replace(&fs::canonicalize(&self.path)?, object, Some(&found))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => match fs::read_link(&self.path) {
                // A link to what is not there yet: the file is made where it leads.
                Ok(_) => write_pieces(&mut File::create(&self.path)?, object),
                Err(_) => replace(&self.path, object, None),
            },
            Err(error) => Err(error),
        }
    }
}

fn write_pieces(file: &mut File, pieces: &[&[u8]]) -> io::Result<()> {
    pieces.iter().try_for_each(|piece| file.write_all(piece))
}

/// Writes a new file beside the place and puts it there.
fn replace(path: &Path, object: &[&[u8]], old: Option<&Metadata>) -> io::Result<()> {
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".llas-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As for any new file; the system takes away what the umask says.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = match builder.tempfile_in(folder) {
        Ok(file) => file,
        // The file may be written and its folder may not.
        Err(error) if old.is_some() && error.kind() == io::ErrorKind::PermissionDenied => {
            return write_pieces(&mut File::create(path)?, object);
        }
        // tempfile's message holds the name that was tried; the user knows the other one.
        Err(error) => return Err(io::Error::from(error.kind())),
    };
    write_pieces(file.as_file_mut(), object)?;
    if let Some(old) = old {
        fs::set_permissions(file.path(), old.permissions())?;
        // ext4 writes a file out at once when it is renamed over another, which takes longer than all the rest of this.
        fs::remove_file(path)?;
    }
    file.persist(path).map(drop).map_err(|e| e.error)
}

/// The input's name with `.o`; never the input itself.
pub(super) fn default_path(input: &Path) -> PathBuf {
    if input.extension().is_some_and(|e| e == "o") {
        let mut name = input.as_os_str().to_owned();
        name.push(".o");
        return name.into();
    }
    input.with_extension("o")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_is_never_the_input() {
        assert_eq!(default_path(Path::new("a/b.s")), Path::new("a/b.o"));
        assert_eq!(default_path(Path::new("b")), Path::new("b.o"));
        assert_eq!(default_path(Path::new("b.o")), Path::new("b.o.o"));
    }
}
