//! DWARF line tables: collects `.file` and `.loc` and writes `.debug_line`.
//!
//! A `.loc` is pending until the next bytes are emitted, which get its row. A row keeps its place; the table is written
//! after layout, so no advance has to be relaxed. This module does not depend on tokens.

mod advance;
mod generate;
mod line;
mod loc;
mod paths;
mod views;

pub use generate::{Chunks, Description, Generated, LLVM_PRODUCER, Label, PRODUCER, Part, Sink, describe};
pub use line::{Output, Parts, Sections, emit};
pub use loc::{Loc, Registers, Row};
pub use paths::remap;
pub use views::{Number, View, ViewRequest};

use crate::growth;
use crate::model::{Reset, SectionId, SectionOffset};
use crate::parse::ast::Name;
use crate::source::Span;
use paths::{Directories, split_path};
use rustc_hash::FxHashMap;

/// The highest file number: the table has an entry for each lower number.
pub const MAX_FILE: u64 = 1 << 20;

/// `.loc ... is_stmt 1`: a recommended breakpoint.
pub const IS_STMT: u8 = 1;
pub const BASIC_BLOCK: u8 = 2;
pub const PROLOGUE_END: u8 = 4;
pub const EPILOGUE_BEGIN: u8 = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// The name; empty if no `.file` has defined the number.
    pub name: Vec<u8>,
    /// The directory: 0 is the compilation directory, n the nth of the table.
    pub directory: usize,
    pub md5: Option<[u8; 16]>,
    pub source: Option<Vec<u8>>,
}

/// `.loc_label`: ends the sequence and defines a symbol at the place in the table where the next one starts.
#[derive(Clone, Copy, Debug)]
pub struct TableLabel {
    pub rows: usize,
    pub place: SectionOffset,
    pub name: Name,
    pub span: Span,
}

/// The rows of one section, in the order of the text.
#[derive(Debug)]
pub struct Sequence {
    pub section: SectionId,
    pub rows: Vec<Row>,
    /// The `.loc_label`s between the rows.
    pub labels: Vec<TableLabel>,
    /// The symbols of rows' addresses, each with its row's index, in order, for targets whose relocations refer to symbols.
    pub names: Vec<(usize, Name)>,
    /// The last row whose view number has been requested, and that number.
    pub view: (usize, Number),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    Taken,
    /// The number is above [`MAX_FILE`].
    TooLarge,
}

#[derive(Debug, Default)]
pub struct Lines {
    pub version: u16,
    /// Set by any directive for the table: the table is written even if it is empty.
    pub wanted: bool,
    /// The compilation directory, from `.file 0`.
    pub compilation_dir: Vec<u8>,
    pub root: Option<File>,
    /// The directories; the first has number 1.
    pub directories: Directories,
    /// The files; entry 0 is unused.
    pub files: Vec<File>,
    /// The rows by section, in the order of the sections' first rows.
    pub sequences: Vec<Sequence>,
    /// At least one file has no MD5 sum.
    pub lacks_md5: bool,
    /// At least one file has an MD5 sum.
    pub any_md5: bool,
    /// At least one file has its source embedded.
    pub any_source: bool,
    /// The inconsistent use of MD5 sums has been reported.
    pub reported_inconsistent: bool,
    /// The operands of the last `.loc`.
    pub current: Loc,
    /// The `view` operand of the last `.loc`, if that has no row yet.
    pub view_request: Option<ViewRequest>,
    /// Files that have not been added because they are the main file, by the numbers they requested.
    main_again: FxHashMap<u64, (Vec<u8>, File)>,
    /// Set while the last `.loc` has no row yet: the number of section switches before it.
    pending: Option<u32>,
    by_section: FxHashMap<SectionId, usize>,
}

impl Reset for Lines {
    fn reset(&mut self) {
        *self = Lines { version: self.version, ..Lines::default() };
    }
}

impl Lines {
    /// Returns whether the next bytes get a row.
    #[inline]
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// `.loc`; `switches` is the number of section switches so far.
    pub fn set(&mut self, loc: Loc, switches: u32) {
        self.current = loc;
        self.pending = Some(switches);
    }

    /// Adds the pending row for the bytes at `place`, unless the section has been switched since the `.loc`.
    pub fn row(&mut self, section: SectionId, place: SectionOffset, switches: u32) -> Option<usize> {
        (self.pending.take() == Some(switches)).then(|| self.row_in(section, place))
    }

    /// Adds the pending row for the bytes at `place` regardless of section switches. Returns the row's index in its
    /// section.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn row_in(&mut self, section: SectionId, place: SectionOffset) -> usize {
        self.pending = None;
        let loc = self.current;
        let rows = &mut self.sequence(section).rows;
        growth::push(rows, Row::new(place, loc));
        rows.len() - 1
    }

    /// The rows of a section, if it has any.
    pub fn sequence_of(&self, section: SectionId) -> Option<&Sequence> {
        match self.sequences.last() {
            Some(last) if last.section == section => Some(last),
            _ => self.sequences.get(*self.by_section.get(&section)?),
        }
    }

    pub fn label(&mut self, section: SectionId, place: SectionOffset, name: Name, span: Span) {
        let sequence = self.sequence(section);
        sequence.labels.push(TableLabel { rows: sequence.rows.len(), place, name, span });
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn sequence(&mut self, section: SectionId) -> &mut Sequence {
        let at = match self.sequences.last() {
            Some(last) if last.section == section => self.sequences.len() - 1,
            _ => *self.by_section.entry(section).or_insert_with(|| {
                let (rows, labels, names) = (Vec::new(), Vec::new(), Vec::new());
                self.sequences.push(Sequence { section, rows, labels, names, view: (0, Number::default()) });
                self.sequences.len() - 1
            }),
        };
        &mut self.sequences[at]
    }

    /// Returns whether `.loc` may refer to a file.
    pub fn has_file(&self, number: u64) -> bool {
        if number == 0 {
            return self.version >= 5;
        }
        usize::try_from(number).ok().and_then(|n| self.files.get(n)).is_some_and(|f| !f.name.is_empty())
    }

    /// Up to ten of the numbers below the highest that no `.file` has defined.
    pub fn unassigned(&mut self) -> Vec<usize> {
        let mut wanted: Vec<u64> = self.main_again.keys().copied().filter(|&n| n < self.files.len() as u64).collect();
        wanted.sort_unstable();
        for number in wanted {
            self.number_main(number);
        }
        let holes = self.files.iter().enumerate().skip(1).filter(|(_, f)| f.name.is_empty());
        holes.map(|(number, _)| number).take(10).collect()
    }

    fn note(&mut self, file: &File) {
        self.lacks_md5 |= file.md5.is_none();
        self.any_md5 |= file.md5.is_some();
        self.any_source |= file.source.is_some();
    }

    /// Returns whether either all files have MD5 sums or none has.
    pub fn consistent_md5(&self) -> bool {
        self.files.is_empty() || self.lacks_md5 != self.any_md5
    }

    /// `.file 0`: the compilation directory and main file. DWARF 5 only, so the version is raised to 5.
    pub fn set_root(&mut self, directory: Vec<u8>, file: File) {
        self.wanted = true;
        self.version = self.version.max(5);
        self.compilation_dir = directory;
        self.note(&file);
        self.root = Some(File { directory: 0, ..file });
    }

    /// Sets the main file when `-g` describes the source, in any version of DWARF.
    pub fn set_text(&mut self, directory: &str, file: File) {
        self.wanted = true;
        self.compilation_dir = directory.into();
        self.note(&file);
        self.root = Some(file);
    }

    /// Discards the files: the source turned out to have its own `.file` directives.
    pub fn reset_files(&mut self) {
        self.directories = Directories::default();
        self.files.clear();
        self.root = None;
        self.main_again.clear();
        (self.lacks_md5, self.any_md5, self.any_source) = (false, false, false);
    }

    /// Returns whether a file is the main one. Only DWARF 5 has a main file.
    fn is_root(&self, file: &File) -> bool {
        self.version >= 5 && self.root.as_ref().is_some_and(|r| r.name == file.name && r.md5 == file.md5)
    }

    /// Applies `--fdebug-prefix-map` to the directories and the main file.
    pub fn remap(&mut self, map: &[(String, String)]) {
        self.directories.remap(map);
        if let Some(root) = &mut self.root {
            remap(&mut root.name, map);
        }
        remap(&mut self.compilation_dir, map);
    }

    /// `.file N`
    pub fn add(&mut self, number: u64, mut directory: Vec<u8>, mut file: File) -> Result<(), FileError> {
        self.wanted = true;
        if directory == self.compilation_dir {
            directory.clear();
        }
        if file.name.is_empty() {
            file.name = b"<stdin>".to_vec();
            directory.clear();
        }
        if self.is_root(&file) {
            if self.files.is_empty() {
                self.note(&file);
            }
            self.main_again.entry(number).or_insert((directory, file));
            return Ok(());
        }
        self.number(number, directory, file)
    }

    /// Gives the main file the number that a `.file` has requested in addition to 0, as GCC does. Returns false if none
    /// has.
    pub fn number_main(&mut self, number: u64) -> bool {
        let Some((directory, file)) = self.main_again.remove(&number) else { return false };
        self.number(number, directory, file).is_ok()
    }

    fn number(&mut self, number: u64, mut directory: Vec<u8>, mut file: File) -> Result<(), FileError> {
        if number > MAX_FILE {
            return Err(FileError::TooLarge);
        }
        let number = number as usize;
        if self.files.get(number).is_some_and(|f| !f.name.is_empty()) {
            return Err(FileError::Taken);
        }
        if directory.is_empty() {
            (directory, file.name) = split_path(file.name);
        }
        file.directory = if directory.is_empty() { 0 } else { self.directories.index(directory) + 1 };
        self.note(&file);
        if self.files.len() <= number {
            self.files.resize(number + 1, File::default());
        }
        self.files[number] = file;
        Ok(())
    }
}
