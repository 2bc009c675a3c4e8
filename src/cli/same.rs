//! Checks that no output overwrites an input or another output.

use super::output::{folder_of, follow};
use super::paths::Paths;
use super::settings::Settings;
use super::{Usage, is_dash};
use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};
use std::ffi::OsString;
use std::fs::Metadata;
use std::path::{Path, PathBuf};

/// The places of all outputs, if there are several inputs.
#[derive(Debug, Default)]
pub(super) struct Written(BTreeSet<PathBuf>);

/// Refuses outputs that are inputs, and two outputs to one file.
pub(super) fn check(settings: &Settings) -> Result<Written, Usage> {
    let joined = settings.joined.iter().flat_map(|joined| joined.inputs.iter().map(OsString::as_os_str));
    let named = settings.paths.iter().filter_map(|paths| paths.input.as_deref());
    let mut inputs: Vec<&Path> = named.chain(joined.map(Path::new)).collect();
    if settings.joined.is_none() && settings.paths.iter().any(|paths| paths.input.is_none()) {
        inputs.push(Path::new("-"));
    }
    let all = || settings.paths.iter().flat_map(|paths| outputs(settings, paths).map(move |output| (paths, output)));
    not_inputs(all().map(|(_, output)| output), inputs)?;
    if all().nth(1).is_none() {
        return Ok(Written::default());
    }
    let mut seen: BTreeMap<Identity, (&Paths, &str)> = BTreeMap::new();
    for (paths, (path, what)) in all() {
        let Some(identity) = Identity::of(path) else { continue };
        match seen.entry(identity) {
            Entry::Vacant(place) => drop(place.insert((paths, what))),
            Entry::Occupied(place) => {
                let (other, first) = place.get();
                return Err(match (&paths.input, &other.input) {
                    _ if std::ptr::eq(*other, paths) => {
                        Usage::new(format!("{what} would overwrite {first} '{}'", path.display()))
                    }
                    (input, other) => Usage::new(format!(
                        "{what} of {} would overwrite {first} of {}, '{}'",
                        quoted(input.as_deref()),
                        quoted(other.as_deref()),
                        path.display()
                    ))
                    .help("inputs whose outputs have the same name need an output directory, and a call, for each"),
                });
            }
        }
    }
    let places = all().filter(|_| settings.paths.len() > 1).filter_map(|(_, (path, _))| place(path));
    Ok(Written(places.collect()))
}

fn quoted(input: Option<&Path>) -> String {
    input.map_or_else(|| "standard input".to_owned(), |path| format!("'{}'", path.display()))
}

/// Refuses outputs that are files included by the text: those of the text and those of other inputs.
pub(super) fn check_read(settings: &Settings, paths: &Paths, written: &Written, read: &[PathBuf]) -> Result<(), Usage> {
    if read.is_empty() {
        return Ok(());
    }
    not_inputs(outputs(settings, paths), read.iter().map(PathBuf::as_path))?;
    if written.0.is_empty() {
        return Ok(());
    }
    match read.iter().find(|path| place(path).is_some_and(|place| written.0.contains(&place))) {
        Some(path) => {
            let message = format!("'{}', which the text includes, is an output of another input", path.display());
            Err(Usage::new(message).help("assemble the other input in a call before"))
        }
        None => Ok(()),
    }
}

/// Refuses an output that is one of `inputs`.
pub(super) fn not_inputs<'p>(
    outputs: impl IntoIterator<Item = (&'p Path, &'static str)>,
    inputs: impl IntoIterator<Item = &'p Path>,
) -> Result<(), Usage> {
    let existing: Vec<_> = outputs.into_iter().filter(|(path, _)| path.exists()).collect();
    if existing.is_empty() {
        return Ok(());
    }
    let inputs: BTreeSet<Identity> = inputs.into_iter().filter_map(|input| Identity::of(as_file(input))).collect();
    match existing.iter().find(|(path, _)| Identity::of(path).is_some_and(|identity| inputs.contains(&identity))) {
        Some((path, what)) => Err(Usage::new(format!("{what} would overwrite the input '{}'", path.display()))),
        None => Ok(()),
    }
}

/// The outputs with their descriptions, except those to standard output.
fn outputs<'p>(settings: &Settings, paths: &'p Paths) -> impl Iterator<Item = (&'p Path, &'static str)> + use<'p> {
    let output = if settings.printer.is_some() { "the text" } else { "the object" };
    let all = [
        settings.has_output.then_some((paths.output.as_path(), output)),
        paths.depfile.as_deref().map(|path| (path, "the make rule")),
        paths.listing.as_deref().map(|path| (path, "the listing")),
        paths.dwo.as_deref().map(|path| (path, "the object of .dwo sections")),
    ];
    all.into_iter().flatten().filter(|(path, _)| !is_dash(path))
}

/// The path of the file to which standard input may be redirected.
fn as_file(input: &Path) -> &Path {
    if cfg!(unix) && is_dash(input) { Path::new("/dev/stdin") } else { input }
}

/// A regular file, which may not exist yet.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Identity {
    /// The device and the number of a file that exists.
    #[cfg(unix)]
    Node(u64, u64),
    Place(PathBuf),
}

impl Identity {
    /// `None` for standard streams and special files, which may be named twice.
    fn of(path: &Path) -> Option<Identity> {
        match path.metadata() {
            _ if is_dash(path) => None,
            Ok(found) if found.is_file() => Identity::of_file(path, &found),
            Ok(_) => None,
            Err(_) => place(path).map(Identity::Place),
        }
    }

    #[cfg(unix)]
    fn of_file(_: &Path, found: &Metadata) -> Option<Identity> {
        use std::os::unix::fs::MetadataExt as _;
        Some(Identity::Node(found.dev(), found.ino()))
    }

    #[cfg(not(unix))]
    fn of_file(path: &Path, _: &Metadata) -> Option<Identity> {
        place(path).map(Identity::Place)
    }
}

/// The canonical path of a file that may not exist yet, and whose directory may not.
fn place(path: &Path) -> Option<PathBuf> {
    let path = follow(path.to_owned());
    path.canonicalize().ok().or_else(|| {
        let folder = folder_of(&path);
        let found = folder.canonicalize().ok();
        let folder = found.or_else(|| Some(folder_of(folder).canonicalize().ok()?.join(folder.file_name()?)));
        Some(folder?.join(path.file_name()?))
    })
}
