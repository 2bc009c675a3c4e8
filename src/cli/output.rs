//! Writes all outputs of a run, or none.
//!
//! A regular file is written under a temporary name in the same directory. When all are complete they are renamed; if
//! one rename fails, the earlier ones are undone. Devices, pipes and standard output are written directly, before any
//! temporary file is made, because what a reader has received cannot be taken back. If the text has errors, existing
//! outputs are left unchanged.

use super::signals::Signals;
use super::{Usage, is_dash, reason};
use llas::diag::Code;
use std::fs::{self, File, Metadata};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Bytes written between two checks for signals.
const CHUNK: usize = 1 << 20;

/// Maximum number of symbolic links to follow, as in Linux.
const MAX_LINKS: usize = 40;

pub(super) struct Output<'a> {
    pub(super) path: &'a Path,
    pub(super) contents: Contents<'a>,
}

#[derive(Clone, Copy)]
pub(super) enum Contents<'a> {
    Bytes(&'a [u8]),
    /// What is made while it is written.
    Made(&'a dyn Fn(&mut dyn io::Write) -> io::Result<()>),
}

impl Contents<'_> {
    fn write_to(&self, mut out: impl io::Write) -> io::Result<()> {
        match self {
            Contents::Bytes(bytes) => out.write_all(bytes),
            Contents::Made(write) => write(&mut out),
        }
    }
}

pub(super) fn write(outputs: &[Output<'_>]) -> Result<(), Usage> {
    let mut files = Vec::with_capacity(outputs.len());
    let mut streams = Vec::new();
    for output in outputs {
        match Destination::of(output.path).map_err(|error| fail(output.path, &error))? {
            Destination::File { path, old } => files.push(Pending { output, path, old, state: State::Unwritten }),
            stream => streams.push((output, stream)),
        }
    }
    if !streams.is_empty() {
        // Detects a directory that is not writable before anything is written to a stream.
        for file in &files {
            file.temporary().map_err(|error| fail(file.output.path, &error))?;
        }
    }
    for (output, stream) in streams {
        stream.write(output).map_err(|error| fail(output.path, &error))?;
    }
    if files.is_empty() {
        return Ok(());
    }
    let signals = Signals::install();
    let written = together(&mut files, &signals);
    drop(files);
    drop(signals);
    written
}

fn fail(path: &Path, error: &io::Error) -> Usage {
    let what = if is_dash(path) { "to standard output".to_owned() } else { format!("'{}'", path.display()) };
    Usage::of(Code::CannotWriteOutput, format!("cannot write {what}: {}", reason(error)))
}

enum Destination {
    StandardOutput,
    Device,
    /// A regular file, which may exist; the last component of `path` is not a symbolic link.
    File {
        path: PathBuf,
        old: Option<Metadata>,
    },
}

impl Destination {
    fn of(path: &Path) -> io::Result<Destination> {
        if is_dash(path) {
            return Ok(Destination::StandardOutput);
        }
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(found) if !found.is_file() => Ok(Destination::Device),
            Ok(found) => {
                // A file that is not writable must not be replaced either.
                fs::OpenOptions::new().write(true).open(path)?;
                Ok(Destination::File { path: fs::canonicalize(path)?, old: Some(found) })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Ok(Destination::File { path: follow(path.to_owned()), old: None })
            }
            Err(error) => Err(error),
        }
    }

    fn write(&self, output: &Output<'_>) -> io::Result<()> {
        match self {
            Destination::StandardOutput => match output.contents {
                Contents::Bytes(bytes) => super::to_stdout(bytes),
                Contents::Made(write) => {
                    let mut out = io::stdout().lock();
                    write(&mut out)?;
                    out.flush()
                }
            },
            Destination::Device => {
                let mut file = fs::OpenOptions::new().write(true).open(output.path)?;
                output.contents.write_to(&mut file)?;
                file.flush()
            }
            Destination::File { .. } => Ok(()),
        }
    }
}

/// Follows symbolic links, also if the final target does not exist.
pub(super) fn follow(mut path: PathBuf) -> PathBuf {
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            Ok(to) => path = folder_of(&path).join(to),
            Err(_) => break,
        }
    }
    path
}

pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

struct Pending<'a> {
    output: &'a Output<'a>,
    path: PathBuf,
    old: Option<Metadata>,
    state: State,
}

enum State {
    Unwritten,
    /// Complete under its temporary name.
    Written(NamedTempFile),
    /// Its directory is not writable: the existing file is overwritten last.
    InPlace,
    /// In its place; the old file, if there was one, has been renamed to this.
    Placed(Option<PathBuf>),
    /// In its place; the bytes are the old file's contents.
    Overwritten(Vec<u8>),
}

fn together(files: &mut [Pending<'_>], signals: &Signals) -> Result<(), Usage> {
    for file in &mut *files {
        file.write(signals).map_err(|error| fail(file.output.path, &error))?;
    }
    if signals.has_any() {
        return Ok(());
    }
    // The rest is a few system calls that must all succeed or be undone, so signals are not checked.
    for at in 0..files.len() {
        if let Err(error) = files[at].place() {
            files[..=at].iter_mut().rev().for_each(Pending::take_back);
            return Err(fail(files[at].output.path, &error));
        }
    }
    for file in files {
        if let State::Placed(Some(old)) = &file.state {
            let _ = fs::remove_file(old);
        }
    }
    Ok(())
}

/// A file that is written until a signal is received.
struct UntilSignal<'s> {
    file: &'s mut File,
    signals: &'s Signals,
}

impl io::Write for UntilSignal<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.signals.has_any() {
            // Writing would go on after `Interrupted`.
            return Err(io::ErrorKind::Other.into());
        }
        self.file.write(&bytes[..bytes.len().min(CHUNK)])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Pending<'_> {
    /// An empty file in the same directory; `None` if only the existing file can be written.
    fn temporary(&self) -> io::Result<Option<NamedTempFile>> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".llas-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            // As for any new file; the system applies the umask.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        match builder.tempfile_in(folder_of(&self.path)) {
            Ok(file) => Ok(Some(file)),
            Err(error) if self.old.is_some() && error.kind() == io::ErrorKind::PermissionDenied => Ok(None),
            // tempfile's message has the temporary name; the user knows the other one.
            Err(error) => Err(error.kind().into()),
        }
    }

    fn write(&mut self, signals: &Signals) -> io::Result<()> {
        let Some(mut file) = self.temporary()? else {
            self.state = State::InPlace;
            return Ok(());
        };
        let written = self.output.contents.write_to(UntilSignal { file: file.as_file_mut(), signals });
        if signals.has_any() {
            return Ok(());
        }
        written?;
        if let Some(old) = &self.old {
            fs::set_permissions(file.path(), old.permissions())?;
        }
        self.state = State::Written(file);
        Ok(())
    }

    fn place(&mut self) -> io::Result<()> {
        match std::mem::replace(&mut self.state, State::Unwritten) {
            State::Written(file) => {
                // Renaming over an existing file makes ext4 write the new one to disk at once, which takes longer than
                // all other steps; and the old file may have to be restored.
                let aside = self.old.is_some().then(|| file.path().with_extension("old"));
                if let Some(aside) = &aside {
                    fs::rename(&self.path, aside)?;
                }
                match file.persist(&self.path) {
                    Ok(_) => self.state = State::Placed(aside),
                    Err(error) => {
                        if let Some(aside) = aside {
                            fs::rename(aside, &self.path)?;
                        }
                        return Err(error.error);
                    }
                }
            }
            State::InPlace => {
                self.state = State::Overwritten(fs::read(&self.path).unwrap_or_default());
                let mut file = File::create(&self.path)?;
                self.output.contents.write_to(&mut file)?;
            }
            state => self.state = state,
        }
        Ok(())
    }

    /// Undoes [`Self::place`] as far as possible.
    fn take_back(&mut self) {
        let _ = match &self.state {
            State::Placed(Some(old)) => fs::rename(old, &self.path),
            State::Placed(None) => fs::remove_file(&self.path),
            State::Overwritten(bytes) => fs::write(&self.path, bytes),
            State::Unwritten | State::Written(_) | State::InPlace => Ok(()),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The obstacle has to appear between writing and renaming, so a test of the command cannot create it.
    #[test]
    fn a_rename_that_fails_takes_back_those_before_it() {
        let folder = tempfile::tempdir().unwrap();
        let paths = ["new", "old", "last"].map(|name| folder.path().join(name));
        fs::write(&paths[1], "kept").unwrap();
        let outputs: Vec<Output<'_>> =
            paths.iter().map(|path| Output { path, contents: Contents::Bytes(b"bytes") }).collect();
        let mut files: Vec<Pending<'_>> = Vec::new();
        for output in &outputs {
            let Destination::File { path, old } = Destination::of(output.path).unwrap() else {
                panic!("{path:?}", path = output.path)
            };
            files.push(Pending { output, path, old, state: State::Unwritten });
        }
        fs::create_dir(&paths[2]).unwrap();
        let error = together(&mut files, &Signals::install()).unwrap_err();
        assert!(error.message.contains("last"), "{error:?}");
        drop(files);
        let mut names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["last", "old"]);
        assert_eq!(fs::read(&paths[1]).unwrap(), b"kept");
    }
}
