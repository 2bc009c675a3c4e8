//! The files that a text names: found, listed, and read in the place of an `.include`.

use super::Assembler;
use super::nested::{Nested, NestedKind};
use crate::diag::Code;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::source::files;
use std::path::Path;
use std::sync::Arc;

/// The bytes of memory that each text read in the place of a statement takes besides its own: they count like what it expands to, so
/// that neither many texts nor long ones exhaust the memory.
pub(in crate::asm) const TEXT_COST: u64 = 192;

impl Assembler<'_, '_> {
    /// Reads a file that a directive names: as it stands, then in each `-I` folder. None where it is nowhere.
    ///
    /// # Errors
    /// Where it is there and cannot be read.
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

    /// Has the text of a file read next.
    ///
    /// # Errors
    /// Where there is no such file, or it cannot be read.
    pub fn include(&mut self, name: &[u8], at: Span) -> Parse<()> {
        let depth = self.options.limits.include_depth;
        if self.input.include_depth >= depth {
            // A file that includes itself twice would come here without end.
            self.cut_short();
            let message = format!("files include each other more than {depth} deep");
            return Err(syntax_error(Code::IncludeTooDeep, at, message));
        }
        let Some(files::Loaded { path, bytes }) = self.load(&files::path(name), at)? else {
            let message = format!("Could not find include file '{}'", String::from_utf8_lossy(name));
            return Err(syntax_error(Code::CannotReadInclude, at, message));
        };
        let kept = self.input.loaded.entry(path).or_default();
        let (text, again) = match kept {
            // The memory of a text that is included again is shared.
            Some(text) if **text == bytes => (Arc::clone(text), text.len() as u64),
            Some(_) => (Arc::new(bytes), 0),
            None => (Arc::clone(kept.insert(Arc::new(bytes))), 0),
        };
        // Of files that are read once there are as many bytes as somebody wrote.
        let cost = again + TEXT_COST;
        if self.too_large(cost, at) {
            return Ok(());
        }
        self.input.expanded += cost;
        match self.sources.add(String::from_utf8_lossy(name).into_owned().into(), Arc::clone(&text), Some(at)) {
            Some(id) => {
                let base = self.sources.file(id).base;
                self.input.include_depth += 1;
                self.input.nested = Some(Nested { text, base, kind: NestedKind::Include });
            }
            None => self.error(Code::SourceTooLarge, at, "the source has 4 GiB or more"),
        }
        Ok(())
    }

    /// The bytes of a file. Those of a file that is taken in parts are kept: whoever takes one most likely comes back for another.
    ///
    /// # Errors
    /// Where there is no such file, or it cannot be read.
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
