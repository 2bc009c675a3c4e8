//! The files of each input: its source and its outputs.

use super::settings::Matches;
use super::{Usage, is_dash, reason};
use llas::diag::Code;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf, is_separator};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paths {
    /// `None` is standard input.
    pub(super) input: Option<PathBuf>,
    /// The object or the printed text; `-` is standard output.
    pub(super) output: PathBuf,
    pub(super) depfile: Option<PathBuf>,
    pub(super) listing: Option<PathBuf>,
    pub(super) dwo: Option<PathBuf>,
}

/// Where the outputs go if `-o` is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Usual {
    /// Next to the input.
    Object,
    /// To standard output.
    Text,
}

/// The files of all inputs.
#[derive(Debug)]
pub(super) struct AllPaths {
    pub(super) paths: Vec<Paths>,
    /// Directories to make before anything is written.
    pub(super) folders: Vec<PathBuf>,
}

/// The flags that name outputs.
struct Flags {
    output: Option<Place>,
    depfile: Option<Place>,
    listing: Option<Place>,
    dwo: Option<Place>,
}

/// The value of a flag that names an output.
struct Place {
    flag: &'static str,
    path: PathBuf,
    /// The output of each input is a file in this directory, with this extension.
    extension: Option<&'static str>,
}

impl Place {
    fn of(found: &Matches<'_>, flag: &'static str, extension: &'static str) -> Option<Place> {
        let path = found.path(flag)?;
        let is_folder = ends_with_separator(&path) || path.is_dir();
        Some(Place { flag, path, extension: is_folder.then_some(extension) })
    }

    fn for_input(&self, input: Option<&Path>) -> PathBuf {
        match self.extension {
            Some(extension) => {
                let name = input.and_then(Path::file_name).unwrap_or(OsStr::new("stdin"));
                self.path.join(Path::new(name).with_extension(extension))
            }
            None => self.path.clone(),
        }
    }

    /// Refuses one file for several inputs.
    fn only_folder(&self) -> Result<(), Usage> {
        if self.extension.is_some() || self.path.as_os_str().is_empty() {
            return Ok(());
        }
        let flag = if self.flag.len() == 1 { format!("-{} ", self.flag) } else { format!("--{}=", self.flag) };
        Err(Usage::new(format!("'{flag}{}' names one file, but there are several inputs", self.path.display()))
            .help(format!("'{flag}DIR/' writes a file for each input into a directory")))
    }
}

/// Where make rules go; an empty path is next to the output.
fn rule_place(found: &Matches<'_>) -> Result<Option<Place>, Usage> {
    let named = Place::of(found, "MF", "d").or_else(|| Place::of(found, "MD", "d"));
    let has_default = named.is_none() && found.switch("MMD", false)?;
    Ok(named.or(has_default.then(|| Place { flag: "MMD", path: PathBuf::new(), extension: None })))
}

fn ends_with_separator(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().last().is_some_and(|&byte| is_separator(char::from(byte)))
}

/// The files of the inputs of a command line. `has_output`: what `-o` names is written.
pub(super) fn of(found: &Matches<'_>, usual: Usual, has_output: bool) -> Result<AllPaths, Usage> {
    let inputs: Vec<Option<PathBuf>> = match found.paths("INPUT") {
        none if none.is_empty() => vec![None],
        some => some.into_iter().map(|path| Some(path).filter(|path| !is_dash(path))).collect(),
    };
    let extension = if usual == Usual::Text { "s" } else { "o" };
    let flags = Flags {
        output: Place::of(found, "o", extension),
        depfile: rule_place(found)?,
        listing: Place::of(found, "listing", "lst"),
        dwo: Place::of(found, "split-dwarf-file", "dwo").filter(|place| !place.path.as_os_str().is_empty()),
    };
    let written = [flags.output.as_ref().filter(|_| has_output), flags.depfile.as_ref(), flags.listing.as_ref()];
    let written = || written.iter().flatten().copied().chain(&flags.dwo);
    if inputs.len() > 1 {
        written().try_for_each(Place::only_folder)?;
        if inputs.iter().filter(|input| input.is_none()).count() > 1 {
            return Err(Usage::new("standard input is given twice"));
        }
        if usual == Usual::Text && flags.output.is_none() && has_output {
            return Err(Usage::new("standard output takes the text of one input, but there are several")
                .help("'-o DIR/' writes a file for each input into a directory"));
        }
    }
    let folders = written().filter(|place| ends_with_separator(&place.path)).map(|place| place.path.clone()).collect();
    let paths = inputs.into_iter().map(|input| flags.paths(input, usual)).collect();
    Ok(AllPaths { paths, folders })
}

/// The first input and one file for each flag, which is never put into a directory. Without `-o` the output goes to
/// standard output.
pub(super) fn of_one(found: &Matches<'_>) -> AllPaths {
    let paths = Paths {
        input: found.path("INPUT").filter(|path| !is_dash(path)),
        output: found.path("o").unwrap_or_else(|| PathBuf::from("-")),
        depfile: found.path("MD").filter(|path| !path.as_os_str().is_empty()),
        listing: found.path("listing"),
        dwo: None,
    };
    AllPaths { paths: vec![paths], folders: Vec::new() }
}

impl Flags {
    fn paths(&self, input: Option<PathBuf>, usual: Usual) -> Paths {
        let place = |place: &Option<Place>| place.as_ref().map(|place| place.for_input(input.as_deref()));
        let output = place(&self.output).unwrap_or_else(|| match &input {
            Some(input) if usual == Usual::Object => default_path(input),
            _ => PathBuf::from("-"),
        });
        let beside = || match (&input, is_dash(&output)) {
            (Some(input), true) => input.with_extension("d").file_name().map(PathBuf::from),
            (_, is_dash) => (!is_dash).then(|| output.with_extension("d")),
        };
        Paths {
            depfile: place(&self.depfile)
                .and_then(|path| if path.as_os_str().is_empty() { beside() } else { Some(path) }),
            output,
            listing: place(&self.listing),
            dwo: place(&self.dwo),
            input,
        }
    }
}

/// The input's name with the extension `.o`; never the input itself.
fn default_path(input: &Path) -> PathBuf {
    if input.extension().is_some_and(|e| e == "o") {
        let mut name: OsString = input.as_os_str().to_owned();
        name.push(".o");
        return name.into();
    }
    input.with_extension("o")
}

/// Makes the directories that do not exist yet.
pub(super) fn make_folders(folders: &[PathBuf]) -> Result<(), Usage> {
    folders.iter().try_for_each(|folder| match fs::create_dir(folder) {
        Err(error) if !folder.is_dir() => {
            let message = format!("cannot make the directory '{}': {}", folder.display(), reason(&error));
            Err(Usage::of(Code::CannotWriteOutput, message))
        }
        _ => Ok(()),
    })
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
