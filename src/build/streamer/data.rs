//! Data, alignment and fills.

use super::{Error, Expr, Streamer, SymbolId};
use crate::asm::directives::{align, coff_data, data, fill, ident, reloc};
use crate::asm::state::Assembler;
use crate::asm::state::fill::Fill;
use crate::diag::{Code, Diagnostic};
use crate::model::{CoffValue, RelocatableValue, Value};
use crate::source::Span;

/// Alignment of an offset in the current section. Converts from a number of bytes.
///
/// ```
/// use llas::streamer::Alignment;
/// let cache_line = Alignment::to(64).at_most(15);
/// let words = Alignment::to(16).fill(0x0bad_cafe, 4);
/// # let _ = (cache_line, words);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alignment {
    bytes: u64,
    fill: Option<i64>,
    unit: u8,
    max: Option<u32>,
}

impl Alignment {
    /// Aligns to a multiple of `bytes`, a power of two up to 2**31, with nops in a code section and zeros elsewhere.
    #[must_use]
    pub fn to(bytes: u64) -> Self {
        Alignment { bytes, fill: None, unit: 1, max: None }
    }

    /// Fills with the low `unit` bytes of a number; `unit` is 1, 2 or 4.
    #[must_use]
    pub fn fill(self, value: i64, unit: u8) -> Self {
        Alignment { fill: Some(value), unit, ..self }
    }

    /// Does not align at all if more than `bytes` bytes of padding would be needed.
    #[must_use]
    pub fn at_most(self, bytes: u32) -> Self {
        Alignment { max: Some(bytes), ..self }
    }
}

impl From<u64> for Alignment {
    fn from(bytes: u64) -> Self {
        Alignment::to(bytes)
    }
}

fn lowered(a: &mut Assembler<'_, '_>, at: Span, value: &Expr) -> Result<Value, Box<Diagnostic>> {
    if let Some(number) = value.as_int() {
        return Ok(Value::Relocatable(RelocatableValue::constant(number)));
    }
    let value = value.lower(a, at)?;
    Ok(a.reduce(value))
}

impl Streamer {
    /// Executes a directive with the value of an expression.
    fn run_with(
        &mut self,
        value: impl Into<Expr>,
        act: impl FnOnce(&mut Assembler<'static, '_>, Value, Span) -> Result<(), Box<Diagnostic>>,
    ) -> Result<(), Error> {
        let value = value.into();
        self.run_at(|a, at| {
            let value = lowered(a, at, &value)?;
            act(a, value, at)
        })
    }

    /// Appends bytes: `.ascii`, `.byte`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.run_at(|a, at| a.bytes(bytes, at))
    }

    /// Appends an integer of `size` bytes, 1 to 8, in the target's byte order: `.byte`, `.short`, `.long`, `.quad`.
    ///
    /// # Errors
    /// If it fits neither as a signed nor as an unsigned number, or there is no current section.
    pub fn int(&mut self, value: i64, size: u8) -> Result<(), Error> {
        match size {
            1..=8 => self.run_at(|a, at| data::literal(a, value, size, at)),
            _ => Err(self.refuse(Code::DataOutOfRange, "an integer must have 1 to 8 bytes")),
        }
    }

    /// Appends a field of 1, 2, 4 or 8 bytes with the value of an expression: `.byte`, `.short`, `.long`, `.quad`. A
    /// value that no relocation can express is an error of [`finish`](Streamer::finish).
    ///
    /// # Errors
    /// If a specifier is unknown, a number does not fit, or there is no current section.
    pub fn value(&mut self, value: impl Into<Expr>, size: u8) -> Result<(), Error> {
        if !matches!(size, 1 | 2 | 4 | 8) {
            return Err(self.refuse(Code::DataOutOfRange, "a field must have 1, 2, 4 or 8 bytes"));
        }
        self.run_with(value, |a, value, at| data::integer(a, value, size, at))
    }

    /// Appends an unsigned LEB128 number: `.uleb128`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn uleb128(&mut self, value: impl Into<Expr>) -> Result<(), Error> {
        self.run_with(value, |a, value, at| data::leb(a, value, false, at))
    }

    /// Appends a signed LEB128 number: `.sleb128`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn sleb128(&mut self, value: impl Into<Expr>) -> Result<(), Error> {
        self.run_with(value, |a, value, at| data::leb(a, value, true, at))
    }

    /// Aligns the current section: `.balign`, `.p2align`. The section's own alignment is raised if necessary.
    ///
    /// # Errors
    /// If the alignment is not a power of two or too large, the fill unit is not 1, 2 or 4, or there is no current
    /// section.
    pub fn align(&mut self, alignment: impl Into<Alignment>) -> Result<(), Error> {
        let Alignment { bytes, fill, unit, max } = alignment.into();
        if !matches!(unit, 1 | 2 | 4) {
            return Err(self.refuse(Code::BadAlignment, "the fill unit must be 1, 2 or 4 bytes"));
        }
        self.run_at(|a, at| {
            let bytes = i64::try_from(bytes).unwrap_or(i64::MIN);
            align::padding(a, (bytes, at), false, unit, fill, max.map(|max| (max.into(), at)))
        })
    }

    /// Appends `count` bytes with one value: `.zero count, value`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn space(&mut self, count: impl Into<Expr>, value: u8) -> Result<(), Error> {
        self.run_with(count, |a, count, at| Fill { count, value: value.into(), size: 1 }.emit_apart(a, at))
    }

    /// Appends `count` values of `size` bytes, up to 8. Only the low four bytes come from `value`, the others are zero:
    /// `.fill`.
    ///
    /// # Errors
    /// If there is no current section, or `size` is 0 and `count` is not known yet.
    pub fn fill(&mut self, count: impl Into<Expr>, size: u8, value: i64) -> Result<(), Error> {
        self.run_with(count, |a, count, at| fill::values(a, (count, at), (size.into(), at), (value, at)))
    }

    /// Fills the current section up to an offset in it: `.org`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn org(&mut self, offset: impl Into<Expr>, value: u8) -> Result<(), Error> {
        self.run_with(offset, |a, offset, at| fill::go_on_at(a, offset, value, at))
    }

    /// Appends `size` bytes of nops, each of at most `longest` bytes, or of any size if that is 0: `.nops`.
    ///
    /// # Errors
    /// If `size` is 0 or there is no current section.
    pub fn nops(&mut self, size: u32, longest: u8) -> Result<(), Error> {
        self.run_at(|a, at| align::fill_with_nops(a, (size.into(), at), (longest.into(), at)))
    }

    /// Adds a relocation, given its name (from the psABI, or `BFD_RELOC_32`) and its place, an offset in the current
    /// section or a symbol plus a number: `.reloc`. Without a value the relocation has no symbol, in COFF an undefined
    /// one.
    ///
    /// # Errors
    /// If the name is unknown, the value is not a symbol plus a number, or the object is COFF and the place has no
    /// symbol.
    pub fn reloc(&mut self, place: impl Into<Expr>, name: &str, value: Option<Expr>) -> Result<(), Error> {
        self.run_with(place, |a, place, at| {
            let value = value.map(|value| lowered(a, at, &value)).transpose()?;
            reloc::add(a, (place, at), (name, at), value.map(|value| (value, at)))
        })
    }

    /// ELF: adds an identification string to `.comment`: `.ident`.
    ///
    /// # Errors
    /// If the object is COFF.
    pub fn ident(&mut self, text: impl AsRef<[u8]>) -> Result<(), Error> {
        self.run_elf(|a, at| ident::add(a, text.as_ref(), at))
    }

    /// ELF: adds a note of type `NT_VERSION` to `.note`: `.version`.
    ///
    /// # Errors
    /// If the object is COFF.
    pub fn version(&mut self, text: impl AsRef<[u8]>) -> Result<(), Error> {
        self.run_elf(|a, at| ident::add_version(a, text.as_ref(), at))
    }

    /// Names the source file of the following symbols, in the symbol table: `.file "name"`.
    ///
    /// A NUL byte in the name is an error of [`finish`](Streamer::finish).
    pub fn source_file(&mut self, name: impl AsRef<[u8]>) {
        if name.as_ref().contains(&0) {
            self.refuse(Code::UnexpectedToken, "a file name cannot contain a NUL byte");
        }
        let a = &mut self.assembler();
        a.progress.interruptions += 1;
        let order = a.model.registered.len();
        a.model.requests.files.push((name.as_ref().to_vec(), order));
    }

    /// COFF: appends the offset of a place in its section, 4 bytes: `.secrel32 symbol+offset`.
    ///
    /// # Errors
    /// If the object is ELF, or the number has more than 32 bits.
    pub fn section_relative(&mut self, symbol: SymbolId, offset: i64) -> Result<(), Error> {
        self.run_coff(|a, at| coff_data::put_checked_section_offset(a, symbol.current(a.model)?, (offset, at), at))
    }

    /// COFF: appends the number of a symbol's section, 2 bytes: `.secidx`.
    ///
    /// # Errors
    /// If the object is ELF.
    pub fn section_index(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_coff(|a, at| coff_data::put_section_index(a, symbol.current(a.model)?, at))
    }

    /// COFF: appends the offset of a place in the image, 4 bytes: `.rva symbol+offset`.
    ///
    /// # Errors
    /// If the object is ELF, or the number has more than 32 bits.
    pub fn image_relative(&mut self, symbol: SymbolId, offset: i64) -> Result<(), Error> {
        self.run_coff(|a, at| coff_data::put_image_offset(a, symbol.current(a.model)?, (offset, at), at))
    }

    /// COFF: appends the index of a symbol in the symbol table, 4 bytes: `.symidx`.
    ///
    /// # Errors
    /// If the object is ELF.
    pub fn symbol_index(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.coff_number(symbol, CoffValue::SymbolIndex)
    }

    /// COFF: appends the number of a symbol's section in the object, 4 bytes without a relocation: `.secnum`.
    ///
    /// # Errors
    /// If the object is ELF.
    pub fn section_number(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.coff_number(symbol, CoffValue::SectionNumber)
    }

    /// COFF: appends the offset of a symbol in its section of the object, 4 bytes without a relocation: `.secoffset`.
    ///
    /// # Errors
    /// If the object is ELF.
    pub fn section_offset(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.coff_number(symbol, CoffValue::SectionOffset)
    }

    fn coff_number(&mut self, symbol: SymbolId, value: CoffValue) -> Result<(), Error> {
        self.run_coff(|a, at| coff_data::put_number(a, value, symbol.current(a.model)?, at))
    }

    /// COFF: registers an exception handler that Windows may call, on machines with handlers registered at run time; no
    /// effect on others: `.safeseh`.
    ///
    /// # Errors
    /// If the object is ELF.
    pub fn safe_handler(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_coff(|a, at| coff_data::register_handler(a, symbol.current(a.model)?, at))
    }
}
