//! Files that the source names: lookup, dependency list, and `.include`.

use super::Assembler;
use super::nested::NestedKind;
use crate::diag::Code;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::source::files;
use hashbrown::HashMap;
use std::path::Path;
use std::sync::Arc;

/// Memory in bytes that each nested text takes in addition to its contents. It counts toward the expansion limit, so
/// that neither many texts nor long ones exhaust the memory.
pub(in crate::asm) const TEXT_COST: u64 = 192;

/// What each `.include` counts in addition to the contents: more than its memory, so that files which include
/// themselves without end are refused within a second.
const INCLUDE_COST: u64 = 2048;

pub(in crate::asm) type Included = HashMap<Vec<u8>, Arc<Vec<u8>>>;

impl Assembler<'_, '_> {
    /// Loads a file by its path as given, then from each `-I` directory. `None` if it is not found.
    fn load(&mut self, name: &Path, span: Span) -> Parse<Option<files::Loaded>> {
        match files::find(self.files, &self.options.include_paths, name, self.options.limits.input) {
            Ok(loaded) => {
                if !self.input.loaded.contains_key(&loaded.path) {
                    self.input.loaded.insert(loaded.path.clone(), None);
                    self.input.dependencies.push(loaded.path.clone());
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

    /// Makes the contents of a file the next text to be read.
    pub fn include(&mut self, name: &[u8], at: Span) -> Parse<()> {
        let depth = self.options.limits.include_depth;
        if self.input.include_depth >= depth {
            // Stop here: a file that includes itself twice would get here exponentially often.
            self.cut_short();
            let message = format!("includes nested more than {depth} levels deep");
            return Err(syntax_error(Code::IncludeTooDeep, at, message));
        }
        let (text, again) = match self.input.included.get(name) {
            Some(text) => (Arc::clone(text), text.len() as u64),
            None => self.included_text(name, at)?,
        };
        // The contents of files that are included once are bounded by the input and not counted.
        let cost = again + INCLUDE_COST;
        if self.too_large(cost, at) {
            return Ok(());
        }
        self.input.expanded += cost;
        let id = self.sources.add(String::from_utf8_lossy(name).into_owned().into(), Arc::clone(&text), Some(at));
        if self.enter(id, text, NestedKind::Include, at) {
            self.input.include_depth += 1;
        }
        Ok(())
    }

    /// The text of a file that is included for the first time by this name, and the bytes of it that count as repeated.
    fn included_text(&mut self, name: &[u8], at: Span) -> Parse<(Arc<Vec<u8>>, u64)> {
        let Some(files::Loaded { path, bytes }) = self.load(&files::path(name), at)? else {
            let message = format!("Could not find include file '{}'", String::from_utf8_lossy(name));
            return Err(syntax_error(Code::CannotReadInclude, at, message));
        };
        let kept = self.input.loaded.entry(path).or_default();
        let (text, again) = match kept {
            // Includes of one file share one buffer, whatever its name.
            Some(text) if **text == bytes => (Arc::clone(text), text.len() as u64),
            Some(_) => (Arc::new(bytes), 0),
            None => (Arc::clone(kept.insert(Arc::new(bytes))), 0),
        };
        self.input.included.insert(name.to_owned(), Arc::clone(&text));
        Ok((text, again))
    }

    /// The bytes of a file. With `in_parts` they are cached: more slices of the same file usually follow.
    pub fn included_bytes(&mut self, name: &[u8], in_parts: bool, at: Span) -> Parse<Arc<Vec<u8>>> {
        if let Some(bytes) = self.input.sliced.get(name) {
            return Ok(Arc::clone(bytes));
        }
        let Some(loaded) = self.load(&files::path(name), at)? else {
            let message = format!("Could not find incbin file '{}'", String::from_utf8_lossy(name));
            return Err(syntax_error(Code::CannotReadIncbin, at, message));
        };
        let bytes = Arc::new(loaded.bytes);
        if in_parts {
            self.input.sliced.insert(name.to_owned(), Arc::clone(&bytes));
        }
        Ok(bytes)
    }
}
