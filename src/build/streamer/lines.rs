//! Source lines for debuggers: DWARF's and CodeView's.

use super::{Error, Streamer, SymbolId};
use crate::asm::directives::{codeview, codeview_tables, dwarf, probe};
use crate::debug::codeview as cv;
use crate::debug::codeview::Source;
use crate::debug::dwarf::{BASIC_BLOCK, EPILOGUE_BEGIN, File, IS_STMT, Loc, PROLOGUE_END};
use crate::diag::Code;
use crate::model::Probe;

/// A row of DWARF's line table (DWARF 5, section 6.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// The number of the file.
    pub file: u32,
    /// The line, from 1; 0 is none.
    pub line: u32,
    /// The column, from 1; 0 is none.
    pub column: u16,
    /// Whether it is a good place for a breakpoint; none leaves it as the row before has it.
    pub is_statement: Option<bool>,
    /// A basic block starts.
    pub basic_block: bool,
    /// The prologue has ended.
    pub prologue_end: bool,
    /// The epilogue begins.
    pub epilogue_begin: bool,
    /// The instruction set.
    pub isa: u8,
    /// Which of several blocks of the line.
    pub discriminator: u32,
}

/// A file of DWARF's line table (DWARF 5, section 6.2.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LineFile {
    /// Its directory; empty where it has none of its own.
    pub directory: Vec<u8>,
    /// Its name.
    pub name: Vec<u8>,
    /// The MD5 sum of its contents.
    pub md5: Option<[u8; 16]>,
    /// Its contents.
    pub source: Option<Vec<u8>>,
}

/// Where a variable lives in a range of code, as CodeView has it (`S_DEFRANGE_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VariableLocation {
    /// In a register of CodeView's numbers: `reg`.
    Register(u16),
    /// At an offset from the frame pointer: `frame_ptr_rel`.
    FramePointer(i32),
    /// A part of it in a register: `subfield_reg`.
    Subfield {
        /// The register.
        register: u16,
        /// Where the part is in the variable.
        offset: u32,
    },
    /// At an offset from a register: `reg_rel`.
    RegisterRelative {
        /// The register.
        register: u16,
        /// Flags: whether it is a part of the variable, and which.
        flags: u16,
        /// The offset.
        offset: i32,
    },
}

/// DWARF's line table, which is written at the end.
impl Streamer {
    /// Gives a file a number: `.file number`. Number 0 is the main file, in the directory of the compilation, and makes the table
    /// one of DWARF 5.
    ///
    /// # Errors
    /// Where the number is another file's, or is too large, or a name contains a NUL byte.
    pub fn line_file(&mut self, number: u32, file: LineFile) -> Result<(), Error> {
        let LineFile { directory, name, md5, source } = file;
        if name.contains(&0) || directory.contains(&0) {
            return Err(self.refuse(Code::UnexpectedToken, "a file name cannot contain a NUL byte"));
        }
        let file = File { name, md5, source, ..File::default() };
        self.run_at(|a, at| dwarf::add_file(a, number.into(), directory, file, at))
    }

    /// What comes next belongs to a line: `.loc`. The row is made when an instruction or data comes.
    ///
    /// # Errors
    /// Where the file has no number.
    pub fn line(&mut self, line: Line) -> Result<(), Error> {
        self.run_at(|a, at| {
            dwarf::check_file(a, line.file.into(), at)?;
            let mut flags = match line.is_statement {
                None => a.debug.lines.current.flags & IS_STMT,
                Some(is_statement) => u8::from(is_statement) * IS_STMT,
            };
            for (is, flag) in [
                (line.basic_block, BASIC_BLOCK),
                (line.prologue_end, PROLOGUE_END),
                (line.epilogue_begin, EPILOGUE_BEGIN),
            ] {
                flags |= if is { flag } else { 0 };
            }
            let Line { file, line, column, isa, discriminator, .. } = line;
            dwarf::set(a, Loc { file, line, column, flags, isa, discriminator });
            Ok(())
        })
    }

    /// Ends the sequence of rows here, and makes a symbol the place in the table where the next one starts: `.loc_label`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn line_label(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| dwarf::add_label(a, (symbol.current(a.model)?, at), at))
    }
}

/// A place of the code that a profile of samples counts (LLVM, `llvm/MC/MCPseudoProbe.h`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PseudoProbe {
    /// The number of the function that it is of, which may have been inlined.
    pub guid: u64,
    /// Its number in that function.
    pub index: u32,
    /// What it is for: a block (0), an indirect call (1), a direct call (2).
    pub kind: u8,
    /// Flags.
    pub attributes: u8,
    /// Which of several copies it is; 0 where there are none.
    pub discriminator: u32,
    /// Into what its function was inlined, from the outermost on: the number of each function, and of the probe that is the call.
    pub callers: Vec<(u64, u32)>,
}

/// The probes of profiles.
impl Streamer {
    /// A probe of the code of a function is here: `.pseudoprobe`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn pseudo_probe(&mut self, function: SymbolId, probe: PseudoProbe) -> Result<(), Error> {
        let PseudoProbe { guid, index, kind, attributes, discriminator, callers } = probe;
        self.run_at(|a, at| {
            let function = function.current(a.model)?;
            let probe = Probe {
                function,
                label: function,
                guid,
                index,
                kind,
                attributes,
                discriminator,
                callers,
                source_pos: at.start,
            };
            probe::add(a, probe, at)
        })
    }
}

/// CodeView's tables (Microsoft, "CodeView symbols"; LLVM, "CodeView"). Functions, inlined calls and files have numbers that the
/// caller chooses; those of functions and inlined calls are less than 4294967295.
impl Streamer {
    /// Gives a file a number from 1, with the bytes of its checksum and what kind of checksum that is, 0 for none: `.cv_file`.
    ///
    /// # Errors
    /// Where the number is 0 or another file's.
    pub fn codeview_file(
        &mut self,
        number: u32,
        name: impl AsRef<[u8]>,
        checksum: &[u8],
        kind: u8,
    ) -> Result<(), Error> {
        if number == 0 {
            return Err(self.refuse(Code::BadFileNumber, "file number less than one"));
        }
        self.run_at(|a, at| codeview::add_file(a, number, name.as_ref(), (checksum.to_vec(), kind), at))
    }

    /// Gives a function a number: `.cv_func_id`.
    ///
    /// # Errors
    /// Where it is taken.
    pub fn codeview_function(&mut self, id: u32) -> Result<(), Error> {
        self.function_id(id)?;
        self.run_at(|a, at| codeview::add_function(a, id, at))
    }

    fn function_id(&mut self, id: u32) -> Result<(), Error> {
        if id != u32::MAX {
            return Ok(());
        }
        Err(self.refuse(Code::CodeViewBadOperand, "expected function id within range [0, UINT_MAX)"))
    }

    /// Gives an inlined call a number: it stands `within` a function or another inlined call, at a file, line and column:
    /// `.cv_inline_site_id`.
    ///
    /// # Errors
    /// Where the number is taken, or what it is within or its file is not there.
    pub fn codeview_inline_site(
        &mut self,
        id: u32,
        within: u32,
        (file, line, column): (u32, u32, u32),
    ) -> Result<(), Error> {
        self.function_id(id)?;
        self.run_at(|a, at| {
            let file = codeview::known_file(a, file.into(), ".cv_inline_site_id", at)?;
            codeview::add_inline_site(a, (id, within), Source { file, line, column }, at)
        })
    }

    /// What comes next belongs to a file, line and column of a function or inlined call: `.cv_loc`.
    ///
    /// # Errors
    /// Where there is no such function or file, or the function has lines in another section.
    pub fn codeview_line(
        &mut self,
        id: u32,
        (file, line, column): (u32, u32, u32),
        is_statement: bool,
    ) -> Result<(), Error> {
        self.run_at(|a, at| {
            let file = codeview::known_file(a, file.into(), ".cv_loc", at)?;
            codeview::record(a, id, Source { file, line, column }, is_statement, at, at)
        })
    }

    /// Appends the line table of a function between two symbols: `.cv_linetable`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn codeview_line_table(&mut self, id: u32, begin: SymbolId, end: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| codeview::put_line_table(a, id, (begin.current(a.model)?, end.current(a.model)?), at))
    }

    /// Appends the lines of an inlined call, whose function starts at a file and line, between two symbols:
    /// `.cv_inline_linetable`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn codeview_inline_lines(
        &mut self,
        id: u32,
        (file, line): (u32, u32),
        (begin, end): (SymbolId, SymbolId),
    ) -> Result<(), Error> {
        if file == 0 {
            return Err(self.refuse(Code::BadFileNumber, "File id less than zero"));
        }
        self.run_at(|a, at| {
            let ends = (begin.current(a.model)?, end.current(a.model)?);
            codeview::put_inline_table(a, id, Source { file, line, column: 0 }, ends, at)
        })
    }

    /// Appends where a variable lives, in the ranges between pairs of symbols: `.cv_def_range`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn codeview_ranges(
        &mut self,
        ranges: &[(SymbolId, SymbolId)],
        location: VariableLocation,
    ) -> Result<(), Error> {
        let location = match location {
            VariableLocation::Register(register) => cv::Location::Register(register),
            VariableLocation::FramePointer(offset) => cv::Location::FramePointer(offset),
            VariableLocation::Subfield { register, offset } => cv::Location::Subfield { register, offset },
            VariableLocation::RegisterRelative { register, flags, offset } => {
                cv::Location::RegisterRelative { register, flags, offset }
            }
        };
        self.run_at(|a, at| {
            a.debug.codeview.drop_ranges();
            for (begin, end) in ranges {
                codeview::range(a, begin.current(a.model)?, end.current(a.model)?);
            }
            codeview::put_ranges(a, location, at)
        })
    }

    /// Appends the table of strings: `.cv_stringtable`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn codeview_strings(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_strings(a, at))
    }

    /// Puts a string into the table of strings, and appends where it is there, 4 bytes: `.cv_string`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn codeview_string(&mut self, text: impl AsRef<[u8]>) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_string_offset(a, text.as_ref(), at))
    }

    /// Appends the table of the files' checksums: `.cv_filechecksums`.
    ///
    /// # Errors
    /// Where a number below the highest is no file's, or there is no current section.
    pub fn codeview_checksums(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_checksums(a, at))
    }

    /// Appends where a file is in the table of checksums, 4 bytes: `.cv_filechecksumoffset`.
    ///
    /// # Errors
    /// Where there is no such file or no current section.
    pub fn codeview_checksum_offset(&mut self, file: u32) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_checksum_offset(a, file.into(), at, at))
    }
}
