//! Files that the source names: lookup, the list of dependencies, and their contents.

use crate::diag::Code;
use crate::model::reset_fields;
use crate::options::Settings;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::source::files::{self, Files};
use hashbrown::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The files read in addition to the main one.
#[derive(Debug, Default)]
pub(crate) struct IncludedFiles {
    /// Their paths, in the order in which they were first read.
    pub(crate) dependencies: Vec<PathBuf>,
    /// The same files by path, with the text if it was included.
    loaded: HashMap<PathBuf, Option<Arc<Vec<u8>>>>,
    /// The texts of `.include` by the name in the source: a file is read once.
    included: HashMap<Vec<u8>, Arc<Vec<u8>>>,
    /// Files of which `.incbin` took slices, by the name in the source.
    sliced: HashMap<Vec<u8>, Arc<Vec<u8>>>,
}

reset_fields!(IncludedFiles { dependencies, loaded, included, sliced });

/// How a file is found: where from, and with which options.
#[derive(Clone, Copy)]
pub(crate) struct Lookup<'l> {
    pub(crate) files: &'l dyn Files,
    pub(crate) options: &'l Settings,
}

impl IncludedFiles {
    /// Loads a file by its path as given, then from each `-I` directory. `None` if it is not found.
    fn load(&mut self, lookup: Lookup<'_>, name: &Path, span: Span) -> Parse<Option<files::Loaded>> {
        let Lookup { files, options } = lookup;
        match files::find(files, &options.include_paths, name, options.limits.input) {
            Ok(loaded) => {
                if !self.loaded.contains_key(&loaded.path) {
                    self.loaded.insert(loaded.path.clone(), None);
                    self.dependencies.push(loaded.path.clone());
                }
                Ok(Some(loaded))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => {
                let message = format!("cannot read '{}': {error}", name.display());
                Err(syntax_error(Code::CannotReadInclude, span, message))
            }
        }
    }

    /// The text of a file to include, and how many bytes of it are a repetition of what was included before.
    ///
    /// # Errors
    /// If it cannot be found or read.
    pub(super) fn text(&mut self, lookup: Lookup<'_>, name: &[u8], at: Span) -> Parse<(Arc<Vec<u8>>, u64)> {
        if let Some(text) = self.included.get(name) {
            return Ok((Arc::clone(text), text.len() as u64));
        }
        let Some(files::Loaded { path, bytes }) = self.load(lookup, &files::path(name), at)? else {
            let message = format!("Could not find include file '{}'", String::from_utf8_lossy(name));
            return Err(syntax_error(Code::CannotReadInclude, at, message));
        };
        let kept = self.loaded.entry(path).or_default();
        let (text, again) = match kept {
            // Includes of one file share one buffer, whatever its name.
            Some(text) if **text == bytes => (Arc::clone(text), text.len() as u64),
            Some(_) => (Arc::new(bytes), 0),
            None => (Arc::clone(kept.insert(Arc::new(bytes))), 0),
        };
        self.included.insert(name.to_owned(), Arc::clone(&text));
        Ok((text, again))
    }

    /// The bytes of a file for `.incbin`. With `in_parts` they are kept: more slices of the same file usually follow.
    ///
    /// # Errors
    /// If it cannot be found or read.
    pub(in crate::asm) fn bytes(
        &mut self,
        lookup: Lookup<'_>,
        name: &[u8],
        in_parts: bool,
        at: Span,
    ) -> Parse<Arc<Vec<u8>>> {
        if let Some(bytes) = self.sliced.get(name) {
            return Ok(Arc::clone(bytes));
        }
        let Some(loaded) = self.load(lookup, &files::path(name), at)? else {
            let message = format!("Could not find incbin file '{}'", String::from_utf8_lossy(name));
            return Err(syntax_error(Code::CannotReadIncbin, at, message));
        };
        let bytes = Arc::new(loaded.bytes);
        if in_parts {
            self.sliced.insert(name.to_owned(), Arc::clone(&bytes));
        }
        Ok(bytes)
    }
}
