//! Assembles `.S` and `.s` files in build scripts. It needs no C compiler, and assembles for every target of llas on every host.
//!
//! In `build.rs`:
//!
//! ```no_run
//! llas_build::Build::new().file("src/add.S").include("src").define("HAVE_ADD", None).compile("add");
//! ```
//!
//! The target and its features come from the variables that cargo sets for build scripts; `compile` makes `libadd.a`, or
//! `add.lib` for Microsoft's linker, in `OUT_DIR`, and tells cargo to link it and which files were read. `.S` files are preprocessed as
//! clang does it, with the macros that clang predefines for the target; `.s` files are not.

#![forbid(unsafe_code)]

mod archive;
mod error;
mod source;
mod target;

pub use error::Error;

use source::Source;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};
use target::Target;

/// Files to assemble, and how.
#[derive(Clone, Debug)]
pub struct Build {
    files: Vec<PathBuf>,
    includes: Vec<PathBuf>,
    macros: Vec<llas_cpp::Macro>,
    features: Vec<String>,
    cpu: Option<String>,
    target: Option<String>,
    out_dir: Option<PathBuf>,
    preprocess: Option<bool>,
    intel: bool,
    debug: Option<bool>,
    metadata: bool,
}

impl Default for Build {
    fn default() -> Self {
        Build {
            files: Vec::new(),
            includes: Vec::new(),
            macros: Vec::new(),
            features: Vec::new(),
            cpu: None,
            target: None,
            out_dir: None,
            preprocess: None,
            intel: false,
            debug: None,
            metadata: true,
        }
    }
}

impl Build {
    /// No files.
    #[must_use]
    pub fn new() -> Build {
        Build::default()
    }

    /// Adds a file.
    pub fn file(&mut self, path: impl AsRef<Path>) -> &mut Build {
        self.files.push(path.as_ref().to_owned());
        self
    }

    /// Adds files.
    pub fn files(&mut self, paths: impl IntoIterator<Item = impl AsRef<Path>>) -> &mut Build {
        self.files.extend(paths.into_iter().map(|path| path.as_ref().to_owned()));
        self
    }

    /// Adds a folder in which `#include`, `.include` and `.incbin` search.
    pub fn include(&mut self, folder: impl AsRef<Path>) -> &mut Build {
        self.includes.push(folder.as_ref().to_owned());
        self
    }

    /// Adds folders in which `#include`, `.include` and `.incbin` search.
    pub fn includes(&mut self, folders: impl IntoIterator<Item = impl AsRef<Path>>) -> &mut Build {
        self.includes.extend(folders.into_iter().map(|folder| folder.as_ref().to_owned()));
        self
    }

    /// Defines a macro of the preprocessor; without a value it is 1.
    pub fn define<'v>(&mut self, name: &str, value: impl Into<Option<&'v str>>) -> &mut Build {
        self.macros.push(llas_cpp::Macro::Define(match value.into() {
            Some(value) => format!("{name}={value}"),
            None => name.to_owned(),
        }));
        self
    }

    /// Removes a macro of the preprocessor.
    pub fn undefine(&mut self, name: &str) -> &mut Build {
        self.macros.push(llas_cpp::Macro::Undefine(name.to_owned()));
        self
    }

    /// The target, by default that of the build script.
    pub fn target(&mut self, triple: &str) -> &mut Build {
        self.target = Some(triple.to_owned());
        self
    }

    /// The processor, with LLVM's name.
    pub fn cpu(&mut self, name: &str) -> &mut Build {
        self.cpu = Some(name.to_owned());
        self
    }

    /// Enables or disables a feature, with LLVM's name: `+avx2`, `-sse`. Those that cargo enables for the target are enabled for the
    /// preprocessor's macros as well.
    pub fn feature(&mut self, feature: &str) -> &mut Build {
        self.features.push(feature.to_owned());
        self
    }

    /// Whether files are preprocessed, whatever their names are; by default those are whose names end with `.S` or `.sx`.
    pub fn preprocess(&mut self, on: bool) -> &mut Build {
        self.preprocess = Some(on);
        self
    }

    /// Starts in Intel syntax.
    pub fn intel_syntax(&mut self, on: bool) -> &mut Build {
        self.intel = on;
        self
    }

    /// Describes the lines of the text for debuggers, by default if cargo's profile has debug information.
    pub fn debug(&mut self, on: bool) -> &mut Build {
        self.debug = Some(on);
        self
    }

    /// The folder of the library, by default cargo's `OUT_DIR`.
    pub fn out_dir(&mut self, folder: impl AsRef<Path>) -> &mut Build {
        self.out_dir = Some(folder.as_ref().to_owned());
        self
    }

    /// Whether lines for cargo are printed: what to link, and which files were read. The default is true.
    pub fn cargo_metadata(&mut self, on: bool) -> &mut Build {
        self.metadata = on;
        self
    }

    /// Makes the static library `name` and has cargo link it.
    ///
    /// # Panics
    /// With the messages, as build scripts fail, if [`try_compile`](Self::try_compile) fails.
    pub fn compile(&self, name: &str) -> PathBuf {
        match self.try_compile(name) {
            Ok(path) => path,
            Err(error) => {
                eprintln!("{error}");
                std::process::exit(1);
            }
        }
    }

    /// Makes the static library `name`, has cargo link it, and returns its path.
    ///
    /// # Errors
    /// If a file cannot be read or written or has errors, or the target is not supported.
    pub fn try_compile(&self, name: &str) -> Result<PathBuf, Error> {
        let target = self.chosen_target()?;
        let folder = match &self.out_dir {
            Some(folder) => folder.clone(),
            None => env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| Error::variable("OUT_DIR"))?,
        };
        let mut read = BTreeSet::new();
        let mut objects = Vec::with_capacity(self.files.len());
        for (index, path) in self.files.iter().enumerate() {
            let object = self.source(path).assemble(&target, &mut read)?;
            objects.push((member_name(index, path), object));
        }
        let path = folder.join(target.library_name(name));
        let bytes = archive::write(&objects, &target)?;
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, bytes))
            .map_err(|error| Error::file(&path, &error))?;
        if self.metadata {
            for file in &read {
                println!("cargo:rerun-if-changed={}", file.display());
            }
            println!("cargo:rustc-link-search=native={}", folder.display());
            println!("cargo:rustc-link-lib=static={name}");
        }
        Ok(path)
    }

    /// The objects in the order of the files, without a library and without lines for cargo.
    ///
    /// # Errors
    /// If a file cannot be read or has errors, or the target is not supported.
    pub fn try_objects(&self) -> Result<Vec<Vec<u8>>, Error> {
        let target = self.chosen_target()?;
        self.files.iter().map(|path| self.source(path).assemble(&target, &mut BTreeSet::new())).collect()
    }

    fn source<'b>(&'b self, path: &'b Path) -> Source<'b> {
        Source { path, includes: &self.includes, macros: &self.macros, preprocess: self.preprocess }
    }

    fn chosen_target(&self) -> Result<Target, Error> {
        let debug = self.debug.unwrap_or_else(|| env::var("DEBUG").is_ok_and(|value| value == "true"));
        Target::new(self.target.as_deref(), self.cpu.as_deref(), &self.features, self.intel, debug)
    }
}

/// The name of a member. Files of different folders can have the same name.
fn member_name(index: usize, path: &Path) -> String {
    let stem = path.file_stem().map_or_else(|| "text".into(), OsStr::to_string_lossy);
    format!("{index}-{stem}.o")
}
