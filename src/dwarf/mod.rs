//! DWARF line tables: what `.file` and `.loc` build up, and `.debug_line` made of it.
//!
//! A `.loc` is remembered until the next bytes come, which get its row. Rows keep their places; the table is written once
//! every place has its offset, so no advance has to be relaxed. This module must not know tokens.

mod advance;
mod generate;
mod line;
mod out;
mod paths;
mod views;

pub use generate::{Chunks, Description, Generated, LLVM_PRODUCER, PRODUCER, describe};
pub use line::{Output, Parts, Sections, emit};
pub use out::Fixups;
pub use paths::remap;
pub use views::{Asked, Number, View, Views};

use crate::ast::Name;
use crate::model::{Reuse, SectionId, SectionOffset};
use crate::source::Span;
use paths::{Directories, split_path};
use rustc_hash::FxHashMap;

/// The highest number that `.file` may give: the table has an entry for each number below.
pub const MAX_FILE: u64 = 1 << 20;

/// `.loc … is_stmt 1`: a good place for a breakpoint.
pub const IS_STMT: u8 = 1;
/// `.loc … basic_block`
pub const BASIC_BLOCK: u8 = 2;
/// `.loc … prologue_end`
pub const PROLOGUE_END: u8 = 4;
/// `.loc … epilogue_begin`
pub const EPILOGUE_BEGIN: u8 = 8;

/// A file of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// Its name; empty where `.file` left the number out.
    pub name: Vec<u8>,
    /// Its directory: 0 is the compilation's, n the nth of the table.
    pub directory: usize,
    /// The MD5 sum of its contents.
    pub md5: Option<[u8; 16]>,
    /// Its contents.
    pub source: Option<Vec<u8>>,
}

/// What `.loc` says: the registers of the line number state machine (DWARF 5, section 6.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loc {
    /// The file's number.
    pub file: u32,
    /// The line, from 1; 0 is none.
    pub line: u32,
    /// The column, from 1; 0 is none.
    pub column: u16,
    /// [`IS_STMT`] and its kin.
    pub flags: u8,
    /// The instruction set.
    pub isa: u8,
    /// Which of several blocks of the line.
    pub discriminator: u32,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The place of the bytes it is for.
    pub place: SectionOffset,
    /// What is said of them.
    pub loc: Loc,
}

/// `.loc_label`: the end of a sequence, and a symbol for the place in the table where the next starts.
#[derive(Clone, Copy, Debug)]
pub struct TableLabel {
    /// How many rows of its section come before.
    pub rows: usize,
    /// Where the code stands.
    pub place: SectionOffset,
    /// The symbol.
    pub name: Name,
    /// Where the source says so.
    pub span: Span,
}

/// The rows of one section, in the order of the text.
#[derive(Debug)]
pub struct Sequence {
    /// The section.
    pub section: SectionId,
    /// Its rows.
    pub rows: Vec<Row>,
    /// The labels between them.
    pub labels: Vec<TableLabel>,
    /// The symbols of rows' places, where relocations name them.
    pub names: Vec<(usize, Name)>,
}

/// Why a file got no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It belongs to another already.
    Taken,
    /// It is above [`MAX_FILE`].
    TooLarge,
}

/// The table, as far as the text has built it.
#[derive(Debug)]
pub struct Lines {
    /// The version of DWARF.
    pub version: u16,
    /// A directive spoke of the table: it is written, even empty.
    pub wanted: bool,
    /// The compilation's directory, by `.file 0`.
    pub compilation_dir: Vec<u8>,
    /// The main file, by `.file 0`.
    pub root: Option<File>,
    /// The directories, from number 1.
    pub directories: Directories,
    /// The files; number 0 stays empty.
    pub files: Vec<File>,
    /// The rows by section, in the order in which sections got their first.
    pub sequences: Vec<Sequence>,
    /// Every file so far has an MD5 sum.
    pub all_md5: bool,
    /// A file has one.
    pub any_md5: bool,
    /// A file has its source with it.
    pub any_source: bool,
    /// The inconsistency was told already.
    pub told_inconsistent: bool,
    /// What the last `.loc` said.
    pub current: Loc,
    /// The numbers that `.loc … view` asks for.
    pub views: Views,
    /// Files that got no number since they are the main one, under the numbers they asked for.
    main_again: FxHashMap<u64, (Vec<u8>, File)>,
    /// The last `.loc` has no row yet; the number of section switches before it.
    pending: Option<u32>,
    by_section: FxHashMap<SectionId, usize>,
}

impl Default for Lines {
    fn default() -> Self {
        Lines::new(0)
    }
}

impl Reuse for Lines {
    fn reuse(&mut self) {
        let Lines {
            version: _,
            wanted,
            compilation_dir,
            root,
            directories,
            files,
            sequences,
            all_md5,
            any_md5,
            any_source,
            told_inconsistent,
            current,
            views,
            main_again,
            pending,
            by_section,
        } = self;
        *wanted = false;
        compilation_dir.reuse();
        *root = None;
        directories.clear();
        files.reuse();
        sequences.reuse();
        (*all_md5, *any_md5, *any_source, *told_inconsistent) = (true, false, false, false);
        *current = FIRST_LOC;
        *views = Views::default();
        main_again.reuse();
        *pending = None;
        by_section.reuse();
    }
}

/// What holds before the first `.loc`.
const FIRST_LOC: Loc = Loc { file: 0, line: 0, column: 0, flags: IS_STMT, isa: 0, discriminator: 0 };

impl Lines {
    /// An empty table.
    #[must_use]
    pub fn new(version: u16) -> Self {
        Lines {
            version,
            wanted: false,
            compilation_dir: Vec::new(),
            root: None,
            directories: Directories::default(),
            files: Vec::new(),
            sequences: Vec::new(),
            all_md5: true,
            any_md5: false,
            any_source: false,
            told_inconsistent: false,
            current: FIRST_LOC,
            views: Views::default(),
            main_again: FxHashMap::default(),
            pending: None,
            by_section: FxHashMap::default(),
        }
    }

    /// Whether the next bytes get a row.
    #[inline]
    #[must_use]
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// `.loc`; `switches` counts the changes of the section so far.
    pub fn set(&mut self, loc: Loc, switches: u32) {
        self.current = loc;
        self.pending = Some(switches);
    }

    /// The bytes at `place` get the row that waits, unless the section has changed since.
    pub fn row(&mut self, section: SectionId, place: SectionOffset, switches: u32) -> Option<usize> {
        (self.pending.take() == Some(switches)).then(|| self.row_in(section, place))
    }

    /// The bytes at `place` get the row that waits, whatever the section was: how many rows its section had before.
    pub fn row_in(&mut self, section: SectionId, place: SectionOffset) -> usize {
        self.pending = None;
        let loc = self.current;
        let rows = &mut self.sequence(section).rows;
        rows.push(Row { place, loc });
        rows.len() - 1
    }

    /// The place of the row of that index of a section.
    #[must_use]
    pub fn place(&self, section: SectionId, row: usize) -> Option<SectionOffset> {
        let sequence = self.sequences.get(*self.by_section.get(&section)?)?;
        sequence.rows.get(row).map(|row| row.place)
    }

    /// `.loc_label`
    pub fn label(&mut self, section: SectionId, place: SectionOffset, name: Name, span: Span) {
        let sequence = self.sequence(section);
        sequence.labels.push(TableLabel { rows: sequence.rows.len(), place, name, span });
    }

    /// The rows of a section.
    fn sequence(&mut self, section: SectionId) -> &mut Sequence {
        let at = match self.sequences.last() {
            Some(last) if last.section == section => self.sequences.len() - 1,
            _ => *self.by_section.entry(section).or_insert_with(|| {
                self.sequences.push(Sequence { section, rows: Vec::new(), labels: Vec::new(), names: Vec::new() });
                self.sequences.len() - 1
            }),
        };
        &mut self.sequences[at]
    }

    /// Whether `.loc` may name a file.
    #[must_use]
    pub fn has_file(&self, number: u64) -> bool {
        if number == 0 {
            return self.version >= 5;
        }
        usize::try_from(number).ok().and_then(|n| self.files.get(n)).is_some_and(|f| !f.name.is_empty())
    }

    /// The numbers below the highest that no `.file` gave; a few of them.
    #[must_use]
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
        self.all_md5 &= file.md5.is_some();
        self.any_md5 |= file.md5.is_some();
        self.any_source |= file.source.is_some();
    }

    /// Whether all files have MD5 sums or none.
    #[must_use]
    pub fn consistent_md5(&self) -> bool {
        self.files.is_empty() || self.all_md5 == self.any_md5
    }

    /// `.file 0`: the compilation's directory and main file, which only DWARF 5 has.
    pub fn set_root(&mut self, directory: Vec<u8>, file: File) {
        self.wanted = true;
        self.version = self.version.max(5);
        self.compilation_dir = directory;
        self.note(&file);
        self.root = Some(File { directory: 0, ..file });
    }

    /// The main file where `-g` describes the text, in any version of DWARF.
    pub fn set_text(&mut self, directory: &str, file: File) {
        self.wanted = true;
        self.compilation_dir = directory.into();
        self.note(&file);
        self.root = Some(file);
    }

    /// Forgets the files: the text turned out to have its own `.file` directives.
    pub fn reset_files(&mut self) {
        self.directories.clear();
        self.files.clear();
        self.root = None;
        self.main_again.clear();
        (self.all_md5, self.any_md5, self.any_source) = (true, false, false);
    }

    /// Whether a file is the main one, which only DWARF 5 has.
    fn is_root(&self, file: &File) -> bool {
        self.version >= 5 && self.root.as_ref().is_some_and(|r| r.name == file.name && r.md5 == file.md5)
    }

    /// Applies `--fdebug-prefix-map` to the names of directories and of the main file.
    pub fn remap(&mut self, map: &[(String, String)]) {
        self.directories.remap(map);
        if let Some(root) = &mut self.root {
            remap(&mut root.name, map);
        }
        remap(&mut self.compilation_dir, map);
    }

    /// `.file N`: gives a file a number.
    ///
    /// # Errors
    /// Where the number cannot be had.
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

    /// Gives the main file the number that a `.file` asked for beside 0, as GCC does: whether there was one.
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
