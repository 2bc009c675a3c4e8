//! An instruction set as layout, fixup resolution and the object writers see it.

use super::{FixupInfo, RangeError, Widening};
use crate::model::{Contents, FixupKind, RelaxId};
use crate::parse::ast::Specifier;

/// A COFF relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoffRelocation {
    /// `IMAGE_REL_*`
    pub kind: u16,
    /// Added to the value in the field: relative relocations count from the end of the field.
    pub bias: i64,
    /// The field is zero regardless of the value.
    pub zero: bool,
    /// Whether the relocation covers two fields, and which one this is.
    pub pair: Pair,
}

/// A relocation may cover two adjacent fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pair {
    /// It covers this field alone.
    #[default]
    None,
    /// It covers this field and the next one.
    First,
    /// The relocation of the previous field covers this one.
    Second,
}

/// The properties of a symbol that determine whether a field needs a relocation.
#[derive(Clone, Copy, Debug)]
pub struct SymbolTraits {
    /// It has a function type.
    pub is_function: bool,
    /// Its address has the lowest bit set.
    pub has_odd_address: bool,
}

/// A field of one encoding of a relaxable instruction.
#[derive(Clone, Copy, Debug)]
pub struct RelaxField {
    /// The offset of its first byte in the encoding.
    pub at: u8,
    pub kind: FixupKind,
    /// The index of its value among those of the instruction.
    pub value: u8,
    /// Added to the value: minus the distance from the field to the address that it is relative to.
    pub addend: i8,
}

/// One encoding of a relaxable instruction.
#[derive(Clone, Copy, Debug)]
pub struct RelaxForm<'t> {
    /// The size in bytes.
    pub size: u8,
    /// There is a larger encoding.
    pub may_grow: bool,
    pub fields: &'t [RelaxField],
}

/// The value of a field in one iteration of the layout.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The value; `None` if the field would need a relocation.
    pub value: Option<i64>,
    pub specifier: Specifier,
}

/// An instruction set as layout, fixup resolution and the object writers see it.
pub trait Backend: Sync {
    /// The fixup kinds; the first one has no field.
    const FIXUPS: &'static [FixupInfo];
    /// [`Backend::symbol_forces_relocation`] must be called.
    const SYMBOLS_DECIDE: bool = false;
    /// A thread-local specifier of a symbol that is a number is an error.
    const TLS_REFUSES_NUMBERS: bool = true;
    /// An instruction may stay short even if its specifier requires a relocation.
    const RELAXES_SPECIFIED: bool = false;
    /// The ELF relocation type of PC-relative data, and the one that replaces it if the symbol is
    /// `_GLOBAL_OFFSET_TABLE_`; `None` if the psABI has no such pair.
    const TABLE_RELOCATION: Option<(u32, u32)> = None;

    #[inline]
    fn fixup(&self, kind: FixupKind) -> &'static FixupInfo {
        Self::FIXUPS.get(usize::from(kind.0)).unwrap_or(&Self::FIXUPS[0])
    }
    /// Writes a value into the field's bits of its container; other bits are unchanged. A value that does not fit is
    /// truncated.
    ///
    /// # Errors
    /// If the field cannot represent the value.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn apply(&self, kind: FixupKind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        self.fixup(kind).put(value, bytes)
    }
    /// An encoding of a relaxable instruction; state 0 is the smallest. Machines without such instructions have the
    /// methods that follow as they are.
    fn relax_form(&self, _: RelaxId, _state: u8) -> RelaxForm<'_> {
        RelaxForm { size: 0, may_grow: false, fields: &[] }
    }
    /// Returns whether a field of that encoding accepts a value. The layout calls this for each field until one does
    /// not fit, and then switches to the next encoding. The distances that a pc-relative field accepts must be a
    /// contiguous range.
    fn relax_fits(&self, _: RelaxId, _state: u8, _field: usize, _: Reach) -> bool {
        true
    }
    /// The maximum growth of any instruction from its smallest to its largest encoding, in bytes.
    fn relax_growth(&self) -> u8 {
        0
    }
    /// The padding that is replaced by longer encodings of the preceding instructions.
    fn widening(&self) -> Widening {
        Widening::default()
    }
    /// Appends the bytes of an encoding, with zeros for its fields.
    fn relax_write(&self, _: RelaxId, _state: u8, _out: &mut Contents) {}
    /// Returns whether a field with a specifier always needs a relocation.
    fn forces_relocation(&self, kind: FixupKind, specifier: Specifier) -> bool;
    /// Returns whether a field that refers to a symbol needs a relocation even though its value is known.
    fn symbol_forces_relocation(&self, _: FixupKind, _: SymbolTraits) -> bool {
        false
    }
    /// The warning for a field that needs a relocation but is left unchanged without one.
    fn without_relocation(&self, _: FixupKind) -> Option<&'static str> {
        None
    }
    /// The lowest and highest distance that a field reaches, and what to write if the target is farther.
    fn reach(&self, _: FixupKind) -> Option<(i64, i64, &'static str)> {
        None
    }
    /// The warning for a value that is truncated where llvm-mc reports nothing.
    fn truncation_warning(&self, _: FixupKind, _: i64) -> Option<&'static str> {
        None
    }
    /// Returns whether a field drops the effect of a specifier, which requires a warning: a field whose value is known,
    /// or one that gets a relocation.
    #[inline]
    fn loses_specifier(&self, _: FixupKind, _: Specifier, _resolved: bool, _pc_relative: bool) -> bool {
        false
    }
    /// The longest nop of a mode in bytes.
    fn longest_nop(&self, mode: u8) -> u8;
    /// Appends `count` bytes of nops for code of a mode; `longest` is 0 if the processor determines it.
    fn nops(&self, count: u64, longest: u8, mode: u8, out: &mut Contents);
    /// The ELF relocation type of a field.
    ///
    /// # Errors
    /// The message if no such relocation exists.
    fn elf_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        pc_relative: bool,
        addend: i64,
    ) -> Result<u32, String>;
    /// The COFF relocation of a field. `difference`: the expression subtracts an address in the field's own section.
    ///
    /// # Errors
    /// The message if no such relocation exists.
    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, String>;
    /// Writes the contents of a field with a COFF relocation: the constant of the expression, plus the symbol's offset
    /// if the relocation is against a section.
    ///
    /// # Errors
    /// If the field cannot represent the value and the linker would compute a wrong result.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn coff_addend(&self, kind: FixupKind, value: i64, _: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        // A value that does not fit is truncated.
        let _ = self.apply(kind, value, bytes);
        Ok(())
    }
    /// Writes the contents of a field with an ELF relocation without addend.
    ///
    /// # Errors
    /// If the field cannot represent the value and the linker would compute a wrong result.
    fn elf_addend(&self, kind: FixupKind, _: Specifier, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        // A value that does not fit is truncated.
        let _ = self.apply(kind, value, bytes);
        Ok(())
    }
    /// Returns whether an ELF relocation of that type and specifier must refer to the symbol itself instead of its
    /// section.
    fn needs_symbol(&self, specifier: Specifier, number: u32) -> bool;
    /// As `needs_symbol`, for a symbol in a mergeable section.
    fn merged_needs_symbol(&self, _: Specifier) -> bool {
        false
    }
    /// Returns whether a specifier makes its symbol thread-local.
    fn is_tls(&self, specifier: Specifier) -> bool;
}
