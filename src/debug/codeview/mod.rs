//! CodeView, Microsoft's debug information: what `.cv_*` builds up, and the subsections of `.debug$S` made of it.
//!
//! The compiler writes most records as plain data. Left to the assembler is what depends on the layout or on the whole text:
//! line tables (here called L, one of each function), inlinee line tables (I, one of each inlined call), the ranges in which a
//! variable lives (R), frame data of 32-bit code, the table of file checksums and the table of strings. Each stands in its
//! section as a [`Tail::Deferred`](crate::model::Tail) and is written when the offsets are known.
//!
//! This module must not know tokens.

mod described;
mod file;
mod frame_data;
mod inline;
mod lines;
mod nest;
mod place;
mod range;
mod strings;
mod symbols;

pub use described::{Described, Row};
pub use file::FileError;
pub use frame_data::{FrameError, FrameOperation};
pub use range::Location;
pub use symbols::{Field, Symbols};

use crate::model::{
    Deferred, DeferredOwner, FixupKind, Fragments, Model, Reads, Reuse, SectionId, SectionOffset, Tail, WriteDeferred,
};
use crate::parse::ast::Name;
use file::Files;
use frame_data::{FrameData, Procedures};
use lines::{Line, LineTable};
use nest::Nest;
use place::{Place, distance, place, place_of};
use range::Ranges;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;
use strings::Strings;

/// `DEBUG_S_LINES`
const LINES: u32 = 0xf2;
/// `DEBUG_S_STRINGTABLE`
const STRING_TABLE: u32 = 0xf3;
/// `DEBUG_S_FILECHKSMS`
const FILE_CHECKSUMS: u32 = 0xf4;
/// `DEBUG_S_FRAMEDATA`
const FRAME_DATA: u32 = 0xf5;

/// How a COFF object says where something is.
#[derive(Clone, Copy, Debug)]
pub struct Relocations {
    /// Four bytes: the offset in its section.
    pub section_offset: FixupKind,
    /// Two bytes: the section's number.
    pub section_index: FixupKind,
    /// Four bytes of data.
    pub word: FixupKind,
    /// The specifier of an offset from the image's start.
    pub image_relative: crate::parse::ast::Specifier,
}

/// A source line that a call or a piece of code belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The file's number.
    pub file: u32,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// A function or, with a parent, one inlined call of a function.
#[derive(Clone, Debug)]
struct Function {
    /// The function it is inlined into, and where.
    parent: Option<(u32, Source)>,
    /// The section its code is in, once there is any.
    section: Option<SectionId>,
    /// Its own first line and the one behind its last.
    extent: Option<(u32, u32)>,
}

/// What stands in a section and is written by this module.
#[derive(Debug)]
enum Item {
    /// L
    Lines(LineTable),
    /// I: the annotations of an inlined call.
    Inline { id: u32, start: Source, begin: Name, end: Name },
    /// R
    Ranges(Ranges),
    /// The strings, or an empty table where they have been written already.
    Strings { empty: bool },
    /// As many files as there were then.
    Checksums { count: u32 },
    /// Frame data of a procedure.
    Frames(FrameData),
}

/// Why a function id cannot be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionError {
    /// It is taken.
    Allocated,
    /// What it is inlined into is not there.
    NoParent,
}

/// Why a line cannot be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// There is no such function.
    NoFunction,
    /// The function has lines in another section.
    OtherSection,
}

/// Everything the directives have said.
#[derive(Debug, Default)]
pub struct CodeView {
    /// How to refer to code; none in ELF objects, whose tables lack these fields.
    pub relocations: Option<Relocations>,
    strings: Strings,
    files: Files,
    functions: Vec<Function>,
    nest: OnceLock<Nest>,
    /// llvm-mc's fragments, once the text has been read and a table needs them.
    fragments: OnceLock<Fragments>,
    ids: FxHashMap<u32, u32>,
    lines: Vec<Line>,
    items: Vec<Item>,
    /// The begin and end of every range of every R.
    ranges: Vec<(Name, Name)>,
    /// How many of them belong to an R; the rest are still being read.
    taken: u32,
    procedures: Procedures,
}

impl Reuse for CodeView {
    fn reuse(&mut self) {
        let CodeView {
            relocations: _,
            strings,
            files,
            functions,
            nest,
            fragments,
            ids,
            lines,
            items,
            ranges,
            taken,
            procedures,
        } = self;
        strings.reuse();
        *files = Files::default();
        functions.reuse();
        nest.take();
        fragments.take();
        ids.reuse();
        lines.reuse();
        items.reuse();
        ranges.reuse();
        *taken = 0;
        *procedures = Procedures::default();
    }
}

impl CodeView {
    /// `.cv_func_id`
    ///
    /// # Errors
    /// Where the id is taken.
    pub fn function(&mut self, id: u32) -> Result<(), FunctionError> {
        self.add_function(id, None)
    }

    /// `.cv_inline_site_id`
    ///
    /// # Errors
    /// Where the id is taken or its parent's is not.
    pub fn inline_site(&mut self, id: u32, within: u32, at: Source) -> Result<(), FunctionError> {
        let parent = *self.ids.get(&within).ok_or(FunctionError::NoParent)?;
        self.add_function(id, Some((parent, at)))
    }

    fn add_function(&mut self, id: u32, parent: Option<(u32, Source)>) -> Result<(), FunctionError> {
        let new = self.functions.len() as u32;
        if *self.ids.entry(id).or_insert(new) != new {
            return Err(FunctionError::Allocated);
        }
        self.nest.take();
        self.functions.push(Function { parent, section: None, extent: None });
        Ok(())
    }

    /// `.cv_file`
    ///
    /// # Errors
    /// Where the number is taken.
    pub fn file(&mut self, number: u32, name: &[u8], checksum: Vec<u8>, kind: u8) -> Result<(), FileError> {
        self.files.add(number, name, checksum, kind, &mut self.strings)
    }

    /// Whether `.cv_file` gave a number.
    #[must_use]
    pub fn has_file(&self, number: u32) -> bool {
        self.files.get(number).is_some()
    }

    /// `.cv_loc`
    ///
    /// # Errors
    /// Where there is no such function or it is elsewhere.
    #[inline]
    pub fn line(
        &mut self,
        id: u32,
        source: Source,
        statement: bool,
        place: SectionOffset,
        section: SectionId,
    ) -> Result<(), LineError> {
        let index = *self.ids.get(&id).ok_or(LineError::NoFunction)?;
        let function = &mut self.functions[index as usize];
        if *function.section.get_or_insert(section) != section {
            return Err(LineError::OtherSection);
        }
        self.nest.take();
        let at = self.lines.len() as u32;
        function.extent = Some((function.extent.map_or(at, |e| e.0), at + 1));
        let column = source.column as u16;
        self.lines.push(Line { place, function: index, file: source.file, line: source.line, column, statement });
        Ok(())
    }

    /// `.cv_linetable`
    pub fn line_table(&mut self, id: u32, (begin, end): (Name, Name), are_defined: bool) -> Tail {
        let function = self.ids.get(&id).copied();
        self.item(Item::Lines(LineTable { function, upto: self.lines.len() as u32, begin, end, are_defined }))
    }

    /// `.cv_inline_linetable`: empty where there is no such function, which may come later.
    pub fn inline_table(&mut self, id: u32, start: Source, begin: Name, end: Name) -> Tail {
        self.item(Item::Inline { id, start, begin, end })
    }

    /// `.cv_def_range`
    pub fn ranges(&mut self, location: Location) -> Tail {
        let first = std::mem::replace(&mut self.taken, self.ranges.len() as u32);
        self.item(Item::Ranges(Ranges { span: (first, self.taken), location }))
    }

    /// Forgets the ranges of a directive that was malformed.
    pub fn drop_ranges(&mut self) {
        self.ranges.truncate(self.taken as usize);
    }

    /// One range of the next `.cv_def_range`.
    #[inline]
    pub fn range(&mut self, begin: Name, end: Name) {
        self.ranges.push((begin, end));
    }

    /// `.cv_string`: the offset of a string in the table.
    pub fn string(&mut self, text: &[u8]) -> u32 {
        self.strings.add(text)
    }

    /// `.cv_stringtable`
    pub fn string_table(&mut self) -> Tail {
        let empty = self.relocations.is_none() || self.strings.placed;
        self.strings.placed = true;
        self.item(Item::Strings { empty })
    }

    /// `.cv_filechecksums`: nothing where there are no files, and the offsets of the files that have one from here on.
    ///
    /// # Errors
    /// The first number that is missing.
    pub fn checksums(&mut self) -> Result<Option<Tail>, u32> {
        let count = self.files.assign_offsets()?;
        Ok((count > 0).then(|| self.item(Item::Checksums { count })))
    }

    /// The symbol that stands for a file's offset in the table of checksums.
    pub fn checksum_offset(&mut self, number: u32, model: &mut Model, source_pos: u32) -> Option<Name> {
        self.files.offset_symbol(number, model, source_pos)
    }

    /// Gives the symbols of offsets their values. Tells the files that have none: the number, and where it is asked for.
    #[must_use]
    pub fn define_offsets(&self, model: &mut Model) -> Vec<(u32, u32)> {
        self.files.define_offsets(model)
    }

    /// Whether a file has a checksum.
    #[must_use]
    pub fn has_checksums(&self) -> bool {
        self.files.has_checksums()
    }

    fn item(&mut self, item: Item) -> Tail {
        self.items.push(item);
        Tail::Deferred { by: DeferredOwner::CodeView, index: self.items.len() as u32 - 1, reads: Reads::Anything }
    }

    /// The forest of inlined calls. It is made when the text has been read.
    fn nest(&self) -> &Nest {
        self.nest.get_or_init(|| Nest::new(&self.functions))
    }
}

impl WriteDeferred for CodeView {
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred) {
        match self.items.get(index as usize) {
            Some(Item::Lines(table)) => self.write_lines(table, model, out),
            Some(&Item::Inline { id, start, begin, end }) => {
                if let Some(&function) = self.ids.get(&id) {
                    self.write_inline(function, start, begin, end, model, out);
                }
            }
            Some(Item::Ranges(ranges)) => self.write_ranges(ranges, model, out),
            // What is padded to a multiple of its own offset reads that.
            Some(&Item::Strings { empty }) => {
                out.reads = Reads::Anything;
                self.strings.write(empty, at, out);
            }
            Some(&Item::Checksums { count }) => {
                out.reads = Reads::Anything;
                self.files.write(count, at, out);
            }
            Some(Item::Frames(frames)) => {
                out.reads = Reads::Anything;
                frames.write(self.relocations.as_ref(), at, model, out);
            }
            None => {}
        }
    }

    fn known_size(&self, index: u32) -> Option<(u32, bool)> {
        match *self.items.get(index as usize)? {
            Item::Lines(LineTable { function, upto, .. }) => Some((self.size_of_lines(function, upto), true)),
            Item::Checksums { count } => Some(self.files.known_size(count)),
            _ => None,
        }
    }
}
