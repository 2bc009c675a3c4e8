//! Line tables for debuggers: DWARF and CodeView.

use super::{Error, Streamer, SymbolId};
use crate::asm::directives::{codeview, codeview_tables, dwarf, probe};
use crate::asm::state::rows;
use crate::debug::codeview::Source;
use crate::debug::dwarf::{BASIC_BLOCK, EPILOGUE_BEGIN, File, IS_STMT, Loc, PROLOGUE_END, Registers};
use crate::diag::Code;

pub use crate::debug::codeview::VariableLocation;
pub use crate::model::PseudoProbe;

/// A row of DWARF's line table (DWARF 5, section 6.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// The file number.
    pub file: u32,
    /// The line, from 1; 0 for none.
    pub line: u32,
    /// The column, from 1; 0 for none.
    pub column: u16,
    /// Whether it is a recommended breakpoint location; `None` keeps the value of the previous row.
    pub is_statement: Option<bool>,
    /// True at the start of a basic block.
    pub basic_block: bool,
    /// True at the end of the prologue.
    pub prologue_end: bool,
    /// True at the start of the epilogue.
    pub epilogue_begin: bool,
    /// The instruction set.
    pub isa: u8,
    /// Distinguishes several blocks of one line.
    pub discriminator: u32,
}

/// A file in DWARF's line table (DWARF 5, section 6.2.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LineFile {
    /// Its directory; empty for the default.
    pub directory: Vec<u8>,
    /// Its name.
    pub name: Vec<u8>,
    /// The MD5 sum of its contents.
    pub md5: Option<[u8; 16]>,
    /// Its embedded source text.
    pub source: Option<Vec<u8>>,
}

/// DWARF's line table, which is written at the end.
#[cfg(feature = "debug")]
impl Streamer {
    /// Gives a file a number: `.file number`. Number 0 is the primary source file, in the compilation directory, and
    /// requires DWARF 5.
    ///
    /// # Errors
    /// If the number belongs to another file or is too large, or a name contains a NUL byte.
    pub fn line_file(&mut self, number: u32, file: LineFile) -> Result<(), Error> {
        let LineFile { directory, name, md5, source } = file;
        if name.contains(&0) || directory.contains(&0) {
            return Err(self.refuse(Code::UnexpectedToken, "a file name cannot contain a NUL byte"));
        }
        let file = File { name, md5, source, ..File::default() };
        self.run_at(|a, at| dwarf::add_file(a, number.into(), directory, file, at))
    }

    /// Sets the line of what follows: `.loc`. The row is added with the next instruction or data.
    ///
    /// # Errors
    /// If the file has no number.
    pub fn line(&mut self, line: Line) -> Result<(), Error> {
        self.run_at(|a, at| {
            dwarf::check_file(a, line.file.into(), at)?;
            let mut flags = match line.is_statement {
                None => a.debug.lines.current.flags() & IS_STMT,
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
            rows::set(a, Loc::new(Registers { file, line, column, flags, isa, discriminator }));
            Ok(())
        })
    }

    /// Ends the sequence of rows here, and defines a symbol at the place in the table where the next one starts:
    /// `.loc_label`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn line_label(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| dwarf::add_label(a, (symbol.current(a.model)?, at), at))
    }
}

/// Pseudo probes.
#[cfg(feature = "debug")]
impl Streamer {
    /// Adds a probe of a function's code at the current place: `.pseudoprobe`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn pseudo_probe(&mut self, function: SymbolId, probe: PseudoProbe) -> Result<(), Error> {
        self.run_at(|a, at| probe::add(a, function.current(a.model)?, probe, at))
    }
}

/// CodeView tables (Microsoft, "CodeView symbols"; LLVM, "CodeView"). Functions, inlined calls and files have numbers
/// chosen by the caller; those of functions and inlined calls are less than 4294967295.
#[cfg(feature = "debug")]
impl Streamer {
    /// Gives a file a number, from 1, with its checksum and the kind of checksum, 0 for none: `.cv_file`.
    ///
    /// # Errors
    /// If the number is 0 or belongs to another file.
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
    /// If the number is already used.
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

    /// Gives an inlined call a number: it is `within` a function or another inlined call, at a file, line and column:
    /// `.cv_inline_site_id`.
    ///
    /// # Errors
    /// If the number is already used, or the number of the function, inlined call or file is unknown.
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

    /// Sets the file, line and column, in a function or inlined call, of what follows: `.cv_loc`.
    ///
    /// # Errors
    /// If the function or file is unknown, or the function has lines in another section.
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
    /// If there is no current section.
    pub fn codeview_line_table(&mut self, id: u32, begin: SymbolId, end: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| codeview::put_line_table(a, id, (begin.current(a.model)?, end.current(a.model)?), at))
    }

    /// Appends the lines between two symbols of an inlined call, whose function starts at a file and line:
    /// `.cv_inline_linetable`.
    ///
    /// # Errors
    /// If there is no current section.
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

    /// Appends the location of a variable in the ranges between pairs of symbols: `.cv_def_range`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn codeview_ranges(
        &mut self,
        ranges: &[(SymbolId, SymbolId)],
        location: VariableLocation,
    ) -> Result<(), Error> {
        self.run_at(|a, at| {
            a.debug.codeview.drop_ranges();
            for (begin, end) in ranges {
                codeview::range(a, begin.current(a.model)?, end.current(a.model)?);
            }
            codeview::put_ranges(a, location, at)
        })
    }

    /// Appends the string table: `.cv_stringtable`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn codeview_strings(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_strings(a, at))
    }

    /// Adds a string to the string table, and appends its offset in the table, 4 bytes: `.cv_string`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn codeview_string(&mut self, text: impl AsRef<[u8]>) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_string_offset(a, text.as_ref(), at))
    }

    /// Appends the table of file checksums: `.cv_filechecksums`.
    ///
    /// # Errors
    /// If the file numbers have gaps, or there is no current section.
    pub fn codeview_checksums(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_checksums(a, at))
    }

    /// Appends the offset of a file in the checksum table, 4 bytes: `.cv_filechecksumoffset`.
    ///
    /// # Errors
    /// If the file is unknown or there is no current section.
    pub fn codeview_checksum_offset(&mut self, file: u32) -> Result<(), Error> {
        self.run_at(|a, at| codeview_tables::put_checksum_offset(a, file.into(), at, at))
    }
}
