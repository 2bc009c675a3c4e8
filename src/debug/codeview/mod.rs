//! CodeView, Microsoft's debug information: collects the `.cv_*` directives and writes the subsections of `.debug$S`.
//!
//! The compiler emits most records as plain data. The assembler writes those that depend on the layout or on the whole
//! text: line tables (called L here, one per function), inlinee line tables (I, one per inlined call), the ranges in
//! which a variable is live (R), frame data of 32-bit code, the file checksums and the string table. Each is a
//! [`FragmentTail::Deferred`](crate::model::FragmentTail) in its section and is written when the offsets are known.
//!
//! This module does not depend on tokens.

mod described;
mod file;
mod frame_data;
mod inline;
mod lines;
mod nest;
mod numbered;
mod place;
mod range;
mod strings;
mod symbols;

pub use described::{Described, Row};
pub use frame_data::FrameOperation;
pub use lines::Folding;
pub use range::VariableLocation;
pub use symbols::{Field, Symbols};

use crate::growth;
use crate::model::{
    Deferred, DeferredOwner, FixupKind, FragmentTail, Fragments, Model, Reads, Reset, SectionId, SectionOffset,
    WriteDeferred,
};
use crate::parse::ast::Name;
use file::Files;
use frame_data::{FrameData, Procedures};
use lines::{Line, LineTable};
use nest::Nest;
use numbered::Numbered;
use place::{CodeAddress, distance, place, place_of};
use range::Ranges;
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

/// The fixup kinds by which a COFF object refers to code.
#[derive(Clone, Copy, Debug)]
pub struct Relocations {
    /// 4 bytes: offset in the section (`SECREL`).
    pub section_offset: FixupKind,
    /// 2 bytes: index of the section (`SECTION`).
    pub section_index: FixupKind,
    /// 4 bytes of data.
    pub word: FixupKind,
    pub image_relative: crate::parse::ast::Specifier,
}

/// The source line of a call or a piece of code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Source {
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

/// A function or, with a parent, one inlined call of a function.
#[derive(Clone, Debug)]
struct Function {
    /// The function it is inlined into, and the line of the call.
    parent: Option<(u32, Source)>,
    /// The section that contains its code, once it has any.
    section: Option<SectionId>,
    extent: Option<(u32, u32)>,
}

/// A subsection, or part of one, that this module writes.
#[derive(Debug)]
enum Item {
    Lines(LineTable),
    /// I: the annotations of an inlined call.
    Inline {
        id: u32,
        start: Source,
        begin: Name,
        end: Name,
    },
    Ranges(Ranges),
    /// The strings, or an empty table if they have already been written.
    Strings {
        empty: bool,
    },
    /// The checksums of the first `count` files.
    Checksums {
        count: u32,
    },
    /// Boxed, because it is large and rare.
    Frames(Box<FrameData>),
}

// A text has one of these for each variable and each inlined call.
const _: () = assert!(size_of::<Item>() <= 32);

#[derive(Debug, Default)]
pub struct CodeView {
    /// The fixup kinds of references to code; `None` in ELF objects, whose tables lack these fields.
    pub relocations: Option<Relocations>,
    pub strings: Strings,
    pub files: Files,
    functions: Vec<Function>,
    nest: OnceLock<Nest>,
    /// llvm-mc's fragments; computed on first use after the text has been read.
    fragments: OnceLock<Fragments>,
    ids: Numbered,
    lines: Vec<Line>,
    items: Vec<Item>,
    /// The begin and end of every range of every R.
    ranges: Vec<(Name, Name)>,
    /// The number of ranges that belong to an R; the rest are still being read.
    taken: u32,
    procedures: Procedures,
}

impl Reset for CodeView {
    fn reset(&mut self) {
        *self = CodeView { relocations: self.relocations.take(), ..CodeView::default() };
    }
}

/// Errors are messages.
impl CodeView {
    /// `.cv_func_id`
    pub fn function(&mut self, id: u32) -> Result<(), &'static str> {
        self.add_function(id, None)
    }

    pub fn inline_site(&mut self, id: u32, within: u32, at: Source) -> Result<(), &'static str> {
        let parent =
            self.ids.get(within).ok_or("parent function id not introduced by .cv_func_id or .cv_inline_site_id")?;
        self.add_function(id, Some((parent, at)))
    }

    fn add_function(&mut self, id: u32, parent: Option<(u32, Source)>) -> Result<(), &'static str> {
        let new = self.functions.len() as u32;
        if !self.ids.insert(id, new) {
            return Err("function id already allocated");
        }
        self.nest.take();
        growth::push(&mut self.functions, Function { parent, section: None, extent: None });
        Ok(())
    }

    pub fn file(&mut self, number: u32, name: &[u8], checksum: Vec<u8>, kind: u8) -> Result<(), &'static str> {
        self.files.add(number, name, checksum, kind, &mut self.strings)
    }

    /// `.cv_loc`
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn line(
        &mut self,
        id: u32,
        source: Source,
        statement: bool,
        place: SectionOffset,
        section: SectionId,
    ) -> Result<(), &'static str> {
        let index = self.ids.get(id).ok_or("function id not introduced by .cv_func_id or .cv_inline_site_id")?;
        let function = &mut self.functions[index as usize];
        if *function.section.get_or_insert(section) != section {
            return Err("all .cv_loc directives for a function must be in the same section");
        }
        self.nest.take();
        let at = self.lines.len() as u32;
        function.extent = Some((function.extent.map_or(at, |e| e.0), at + 1));
        let column = source.column as u16;
        let line = Line { place, function: index, file: source.file, line: source.line, column, statement };
        growth::push(&mut self.lines, line);
        Ok(())
    }

    /// `.cv_linetable`
    pub fn line_table(&mut self, id: u32, (begin, end): (Name, Name), folding: Folding) -> FragmentTail {
        let function = self.ids.get(id);
        self.item(Item::Lines(LineTable { function, upto: self.lines.len() as u32, begin, end, folding }))
    }

    /// `.cv_inline_linetable`: empty if the function id is still unknown at the end of the text.
    pub fn inline_table(&mut self, id: u32, start: Source, begin: Name, end: Name) -> FragmentTail {
        self.item(Item::Inline { id, start, begin, end })
    }

    /// `.cv_def_range`
    pub fn ranges(&mut self, location: VariableLocation) -> FragmentTail {
        let first = std::mem::replace(&mut self.taken, self.ranges.len() as u32);
        self.item(Item::Ranges(Ranges { span: (first, self.taken), location }))
    }

    pub fn drop_ranges(&mut self) {
        self.ranges.truncate(self.taken as usize);
    }

    /// The ranges for the next `.cv_def_range`.
    #[must_use]
    pub fn open_ranges(&self) -> &[(Name, Name)] {
        self.ranges.get(self.taken as usize..).unwrap_or_default()
    }

    /// Adds a range to the next `.cv_def_range`.
    #[inline]
    pub fn range(&mut self, begin: Name, end: Name) {
        growth::push(&mut self.ranges, (begin, end));
    }

    pub fn string_table(&mut self) -> FragmentTail {
        let empty = self.relocations.is_none() || self.strings.placed;
        self.strings.placed = true;
        self.item(Item::Strings { empty })
    }

    /// `.cv_filechecksums`: `None` if there are no files. Assigns the files their offsets in the table. The error is
    /// the first missing number.
    pub fn checksums(&mut self) -> Result<Option<FragmentTail>, u32> {
        let count = self.files.assign_offsets()?;
        Ok((count > 0).then(|| self.item(Item::Checksums { count })))
    }

    fn item(&mut self, item: Item) -> FragmentTail {
        growth::push(&mut self.items, item);
        FragmentTail::Deferred {
            by: DeferredOwner::CodeView,
            index: self.items.len() as u32 - 1,
            reads: Reads::Anything,
        }
    }

    /// The forest of inlined calls, built on first use after the text has been read.
    fn nest(&self) -> &Nest {
        self.nest.get_or_init(|| Nest::new(&self.functions))
    }
}

impl WriteDeferred for CodeView {
    fn compute(&self, index: u32, at: u64, model: &Model, out: &mut Deferred) {
        match self.items.get(index as usize) {
            Some(Item::Lines(table)) => self.write_lines(table, model, out),
            Some(&Item::Inline { id, start, begin, end }) => {
                if let Some(function) = self.ids.get(id) {
                    self.write_inline(function, start, begin, end, model, out);
                }
            }
            Some(Item::Ranges(ranges)) => self.write_ranges(ranges, model, out),
            // Padding to an alignment depends on the offset of the table.
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
