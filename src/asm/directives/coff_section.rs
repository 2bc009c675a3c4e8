//! COFF sections: flag letters, COMDAT selections and `.linkonce`.

use super::coff_symbol::unexpected;
use super::section::{pushed, unique_id};
use crate::asm::state::Assembler;
use crate::asm::state::print_section;
use crate::asm::state::sections::switch_to_coff;
use crate::diag::{Code, Diagnostic};
use crate::model::{CoffSection, SymbolLocation};
use crate::parse::ast::Name;
use crate::parse::{LineCursor, Parse, syntax_error, text};
use crate::source::Span;
use object::pe::{
    IMAGE_COMDAT_SELECT_ANY, IMAGE_COMDAT_SELECT_ASSOCIATIVE, IMAGE_COMDAT_SELECT_EXACT_MATCH,
    IMAGE_COMDAT_SELECT_LARGEST, IMAGE_COMDAT_SELECT_NEWEST, IMAGE_COMDAT_SELECT_NODUPLICATES,
    IMAGE_COMDAT_SELECT_SAME_SIZE, IMAGE_SCN_CNT_CODE, IMAGE_SCN_CNT_INITIALIZED_DATA,
    IMAGE_SCN_CNT_UNINITIALIZED_DATA, IMAGE_SCN_LNK_COMDAT, IMAGE_SCN_LNK_INFO, IMAGE_SCN_LNK_REMOVE,
    IMAGE_SCN_MEM_DISCARDABLE, IMAGE_SCN_MEM_EXECUTE, IMAGE_SCN_MEM_READ, IMAGE_SCN_MEM_SHARED, IMAGE_SCN_MEM_WRITE,
};

/// The COMDAT selections by name.
const SELECTIONS: [(&str, u8); 7] = [
    ("one_only", IMAGE_COMDAT_SELECT_NODUPLICATES.0),
    ("discard", IMAGE_COMDAT_SELECT_ANY.0),
    ("same_size", IMAGE_COMDAT_SELECT_SAME_SIZE.0),
    ("same_contents", IMAGE_COMDAT_SELECT_EXACT_MATCH.0),
    ("associative", IMAGE_COMDAT_SELECT_ASSOCIATIVE.0),
    ("largest", IMAGE_COMDAT_SELECT_LARGEST.0),
    ("newest", IMAGE_COMDAT_SELECT_NEWEST.0),
];

/// `.text`, `.data`, `.bss`
pub(super) fn named(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, name: &[u8]) -> Parse<()> {
    if !cursor.at_end() {
        let error = cursor.error(Code::ExpectedNewline, "unexpected token in section switching directive");
        return Err(Box::new(error.help("COFF has no subsections")));
    }
    switch_to_coff(a, name, CoffSection::default());
    print_section(a);
    Ok(())
}

/// `.section`, `.pushsection`
pub(super) fn section<const PUSH: bool>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    pushed::<PUSH>(a, |a| change(a, cursor))
}

/// The combined flag letters read so far. Their order matters: a letter may undo an earlier one.
#[derive(Clone, Copy, Debug, Default)]
struct Letters {
    any: bool,
    bss: bool,
    code: bool,
    load: bool,
    data: bool,
    shared: bool,
    no_load: bool,
    no_read: bool,
    no_write: bool,
    discardable: bool,
    info: bool,
    writable: bool,
    /// GNU as's `e`: the linker excludes the section.
    exclude: bool,
    /// GNU as's digits: the logarithm of the alignment.
    align_log2: u8,
}

impl Letters {
    /// Applies the next letter.
    ///
    /// # Errors
    /// The message if the letter is unknown or conflicts with another.
    fn letter(&mut self, letter: u8, is_gnu: bool) -> Result<(), &'static str> {
        let loaded = !self.no_load;
        match letter {
            b'e' if is_gnu => self.exclude = true,
            b'0'..=b'9' if is_gnu => {
                self.align_log2 = letter - b'0';
                return Ok(());
            }
            b'a' => return Ok(()),
            b'b' => {
                self.bss = true;
                self.load = false;
            }
            b'd' => {
                self.data = true;
                self.no_write = false;
                self.load |= loaded;
            }
            b'n' => (self.no_load, self.load) = (true, false),
            b'D' => self.discardable = true,
            b'r' => {
                self.writable = false;
                self.no_write = true;
                self.data |= !self.code;
                self.load |= loaded;
            }
            b's' => {
                (self.shared, self.data) = (true, true);
                self.no_write = false;
                self.load |= loaded;
            }
            b'w' => {
                (self.no_write, self.writable) = (false, true);
                return Ok(());
            }
            b'x' => {
                self.code = true;
                self.load |= loaded;
                self.no_write |= !self.writable;
            }
            b'y' => (self.no_read, self.no_write) = (true, true),
            b'i' => self.info = true,
            _ => return Err("unknown flag"),
        }
        self.any = true;
        if matches!(letter, b'b' | b'd') && self.bss && self.data {
            return Err("conflicting section flags 'b' and 'd'.");
        }
        Ok(())
    }

    fn characteristics(mut self, name: &[u8]) -> u32 {
        // `w` alone does not determine the kind of contents.
        self.data |= !self.any && !self.no_write;
        let discardable = self.discardable || name.starts_with(b".debug");
        let bits = [
            (self.code, IMAGE_SCN_CNT_CODE.0 | IMAGE_SCN_MEM_EXECUTE.0),
            (self.data, IMAGE_SCN_CNT_INITIALIZED_DATA.0),
            (self.bss && !self.load, IMAGE_SCN_CNT_UNINITIALIZED_DATA.0),
            (self.no_load || self.exclude, IMAGE_SCN_LNK_REMOVE.0),
            (discardable, IMAGE_SCN_MEM_DISCARDABLE.0),
            (!self.no_read, IMAGE_SCN_MEM_READ.0),
            (!self.no_write, IMAGE_SCN_MEM_WRITE.0),
            (self.shared, IMAGE_SCN_MEM_SHARED.0),
            (self.info, IMAGE_SCN_LNK_INFO.0),
        ];
        bits.iter().filter(|b| b.0).fold(0, |all, b| all | b.1)
    }
}

/// The characteristics of a section without flag letters.
pub(crate) fn without_letters() -> u32 {
    Letters::default().characteristics(b"")
}

/// The characteristics, and the logarithm of the alignment.
fn flags(inside: &[u8], name: &[u8], is_gnu: bool, span: Span) -> Parse<(u32, u8)> {
    let mut letters = Letters::default();
    for (i, &letter) in inside.iter().enumerate() {
        if let Err(message) = letters.letter(letter, is_gnu) {
            let at = span.start + 1 + i as u32;
            let code = if message == "unknown flag" { Code::UnknownSectionFlag } else { Code::ConflictingSectionFlags };
            let error = Diagnostic::error(code, Span::new(at, at + 1), message);
            return Err(Box::new(
                error.help("valid COFF flags are b, d, n, D, r, s, w, x, y and i; a is accepted and ignored"),
            ));
        }
    }
    Ok((letters.characteristics(name), letters.align_log2))
}

/// The COMDAT selection named by a word.
fn selection(word: &[u8], at: Span) -> Parse<u8> {
    if let Some(&(_, selection)) = SELECTIONS.iter().find(|s| s.0.as_bytes() == word) {
        return Ok(selection);
    }
    let word = text(word);
    let error = Diagnostic::error(Code::BadSectionGroup, at, format!("unrecognized COMDAT type '{word}'"));
    let near = crate::diag::nearest(word, SELECTIONS.iter().map(|s| s.0));
    Err(Box::new(match near {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None => {
            error.help("the types are one_only, discard, same_size, same_contents, associative, largest and newest")
        }
    }))
}

/// `.section` and `.pushsection`, from the name on.
fn change(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<()> {
    if matches!(cursor.byte(), b'$' | b'@') {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected identifier in directive"));
    }
    let (name, at) = cursor.name(" in directive")?;
    let mut coff = CoffSection { characteristics: without_letters(), ..CoffSection::default() };
    let mut align_log2 = 0;
    if cursor.eat(b',') {
        let (inside, _, span) = cursor.string("expected string in directive")?;
        (coff.characteristics, align_log2) = flags(inside, &name, a.options.is_gnu(), span)?;
    }
    if cursor.eat(b',') {
        if cursor.eat_word("unique") {
            comma(cursor)?;
            coff.unique = Some(unique_id(a, cursor)?);
        } else {
            comdat(a, cursor, &mut coff)?;
            if cursor.eat(b',') {
                if !cursor.eat_word("unique") {
                    return Err(cursor.error(Code::BadSectionArgument, "expected 'unique'"));
                }
                comma(cursor)?;
                coff.unique = Some(unique_id(a, cursor)?);
            }
        }
    }
    unexpected(cursor)?;
    enter(a, &name, coff, at);
    let current = a.current(at)?.section;
    let section = &mut a.model.sections[current.0 as usize];
    section.align_log2 = section.align_log2.max(align_log2);
    Ok(())
}

/// Switches to a section.
pub(crate) fn enter(a: &mut Assembler<'_, '_>, name: &[u8], coff: CoffSection, at: Span) {
    if let Some(symbol) = coff.comdat.filter(|_| coff.selection != IMAGE_COMDAT_SELECT_ASSOCIATIVE.0) {
        check_comdat(a, symbol, at);
    }
    switch_to_coff(a, name, coff);
    print_section(a);
}

fn comma(cursor: &mut LineCursor<'_>) -> Parse<()> {
    if cursor.eat(b',') { Ok(()) } else { Err(cursor.error(Code::ExpectedComma, "expected comma in directive")) }
}

fn comdat(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, coff: &mut CoffSection) -> Parse<()> {
    let Some((word, at)) = cursor.word() else {
        let message = "expected comdat type such as 'discard' or 'largest' after protection bits";
        let mut error = cursor.error(Code::BadSectionGroup, message);
        if matches!(cursor.byte(), b'@' | b'%') {
            *error =
                error.help("section types exist only in ELF; COFF has only flags, such as \"dr\" for read-only data");
        }
        return Err(error);
    };
    coff.selection = selection(word, at)?;
    coff.characteristics |= IMAGE_SCN_LNK_COMDAT.0;
    comma(cursor)?;
    coff.comdat = Some(a.symbol(cursor, " in directive")?.0);
    Ok(())
}

/// Checks that the COMDAT symbol is not defined outside of its section.
fn check_comdat(a: &mut Assembler<'_, '_>, symbol: Name, at: Span) {
    let free = match SymbolLocation::of(a.model, symbol) {
        SymbolLocation::Unknown => true,
        SymbolLocation::Section(id) => a.model.sections[id.0 as usize].coff.comdat == Some(symbol),
        SymbolLocation::Number => false,
    };
    if !free {
        a.diagnostics.push(syntax_error(Code::SymbolRedefined, at, "invalid symbol redefinition").deferred());
    }
}

/// `.linkonce [type]`
pub(super) fn linkonce(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let selection = match cursor.word() {
        Some((word, at)) => selection(word, at)?,
        None => IMAGE_COMDAT_SELECT_ANY.0,
    };
    choose(a, selection, span)?;
    unexpected(cursor)
}

/// Makes the current section a COMDAT.
pub(crate) fn choose(a: &mut Assembler<'_, '_>, selection: u8, span: Span) -> Parse<()> {
    let current = a.current(span)?.section;
    let section = &a.model.sections[current.0 as usize];
    if selection == IMAGE_COMDAT_SELECT_ASSOCIATIVE.0 {
        let error = Diagnostic::error(Code::BadSectionGroup, span, "cannot make section associative with .linkonce");
        return Err(Box::new(error.help("write it as .section name,\"flags\",associative,symbol")));
    }
    if a.options.is_gnu() && section.coff.selection == selection {
        return Ok(());
    }
    if section.coff.characteristics & IMAGE_SCN_LNK_COMDAT.0 != 0 {
        let name = String::from_utf8_lossy(a.model.section_name(section));
        let message = format!("section '{name}' is already linkonce");
        return Err(syntax_error(Code::BadSectionGroup, span, message));
    }
    let section = &mut a.model.sections[current.0 as usize];
    section.coff.selection = selection;
    section.coff.characteristics |= IMAGE_SCN_LNK_COMDAT.0;
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
    Ok(())
}
