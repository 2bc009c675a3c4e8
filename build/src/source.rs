//! A file to assemble.

use crate::error::Error;
use crate::target::Target;
use llas::diag::{Color, Severity};
use llas::{Context, Input};
use llas_cpp::{FileSystem, Files as _, IncludeDirs, Macro, Preprocessor};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

pub(crate) struct Source<'b> {
    pub(crate) path: &'b Path,
    pub(crate) includes: &'b [PathBuf],
    pub(crate) macros: &'b [Macro],
    /// Whether it is preprocessed, whatever its name is.
    pub(crate) preprocess: Option<bool>,
}

impl Source<'_> {
    /// The object. The files that are read are added to `read`.
    pub(crate) fn assemble(&self, target: &Target, read: &mut BTreeSet<PathBuf>) -> Result<Vec<u8>, Error> {
        let name = self.path.to_string_lossy();
        read.insert(self.path.to_owned());
        let bytes = fs::read(self.path).map_err(|error| Error::file(self.path, &error))?;
        let text = if self.is_preprocessed() { self.preprocess(&name, &bytes, target, read)? } else { bytes };
        let mut builder = target.options.to_builder();
        for folder in self.includes {
            builder = builder.include_path(folder);
        }
        let options = builder.build().map_err(|error| Error::new(error.message))?;
        let assembled =
            Context::new(&options).assemble(Input::new(&name, &text).files(&read_file)).map_err(|failure| {
                let errors = failure.reports.iter().map(|report| report.rich(Color::Never));
                Error::new(errors.collect::<Vec<_>>().join("\n"))
            })?;
        read.extend(assembled.dependencies.iter().cloned());
        for warning in assembled.warnings.iter().filter(|warning| warning.severity == Severity::Warning) {
            warn(&warning.to_string());
        }
        assembled.to_bytes().map_err(|error| Error::new(format!("{name}: {error}")))
    }

    /// By default `.S` files are. Some file systems do not distinguish them from `.s`, but paths do.
    fn is_preprocessed(&self) -> bool {
        let is_named = || self.path.extension().is_some_and(|extension| extension == "S" || extension == "sx");
        self.preprocess.unwrap_or_else(is_named)
    }

    fn preprocess(
        &self,
        name: &str,
        text: &[u8],
        target: &Target,
        read: &mut BTreeSet<PathBuf>,
    ) -> Result<Vec<u8>, Error> {
        let normal = self.includes.iter().map(|folder| folder.to_string_lossy().into_owned()).collect();
        let options = llas_cpp::Options {
            include_dirs: IncludeDirs { normal, ..IncludeDirs::default() },
            macros: self.macros.to_vec(),
            predefined: target.predefined.text.clone(),
            microsoft: target.predefined.microsoft,
            target: target.predefined.target.clone(),
            ..llas_cpp::Options::default()
        };
        let output = Preprocessor::new(options).run_text(name, text, &mut FileSystem);
        read.extend(output.dependencies.iter().map(|file| PathBuf::from(&file.path)));
        if output.has_errors() {
            let reports: Vec<String> = output.reports.iter().map(ToString::to_string).collect();
            return Err(Error::new(reports.join("\n")));
        }
        for report in &output.reports {
            warn(&report.to_string());
        }
        Ok(output.text)
    }
}

/// Has cargo show a warning, each line for itself.
fn warn(text: &str) {
    for line in text.lines() {
        println!("cargo:warning={line}");
    }
}

/// Reads a file of `.include` or `.incbin`.
fn read_file(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    FileSystem.read(&path.to_string_lossy(), limit)?.ok_or_else(|| io::ErrorKind::NotFound.into())
}
