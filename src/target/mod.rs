//! What the rest of the assembler asks of an instruction set.

pub mod x86;

use crate::ast::Specifier;
use crate::model::FixupKind;

/// A field that a fixup fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixupInfo {
    /// Its size in bytes.
    pub size: u8,
    /// Whether the value is relative to the field's own address.
    pub pc_relative: bool,
    /// Whether a value that does not fit a signed field of this size is an error.
    pub signed: bool,
}

/// What of a machine shows in an ELF file's header and in the form of its relocations.
#[derive(Clone, Copy, Debug)]
pub struct ElfMachine {
    /// `e_machine`
    pub machine: u16,
    /// `ELFCLASS64`
    pub is_64: bool,
    /// Whether relocations carry their addends.
    pub rela: bool,
    /// `EI_OSABI`
    pub os_abi: u8,
}

/// What of a machine shows in a COFF file's header.
#[derive(Clone, Copy, Debug)]
pub struct CoffMachine {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
}

/// A COFF relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoffRelocation {
    /// `IMAGE_REL_*`
    pub kind: u16,
    /// What the field holds besides the value: relative relocations count from the field's end.
    pub bias: i64,
    /// Whether the field holds zero whatever the value.
    pub zero: bool,
}

/// One form of a jump: opcode bytes and, right behind them, one field.
#[derive(Clone, Copy, Debug)]
pub struct JumpForm {
    /// The opcode; `opcode_len` bytes of it count.
    pub opcode: [u8; 2],
    /// How many bytes of `opcode` count.
    pub opcode_len: u8,
    /// The field's kind.
    pub kind: FixupKind,
    /// The field's size.
    pub field: u8,
}

impl JumpForm {
    /// The whole instruction's size.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u32 {
        u32::from(self.opcode_len) + u32::from(self.field)
    }
}

/// Added to a jump's condition where its target is more than one symbol.
pub const JUMP_TO_SUM: u8 = 0x80;

/// An instruction set, as the layout and the object writers see it.
pub trait Target {
    /// What a fixup kind means.
    fn fixup(&self, kind: FixupKind) -> FixupInfo;
    /// The fixup kind of a data directive's field of that size.
    fn data_fixup(&self, size: u8) -> FixupKind;
    /// The form of a jump, whose condition and mode are the number that the target gave it, with [`JUMP_TO_SUM`].
    fn jump(&self, condition: u8, long: bool) -> JumpForm;
    /// Whether a value keeps the short form of an instruction although it is not known yet (`@ABS8`).
    fn keeps_short(&self, specifier: Specifier) -> bool;
    /// Whether a specifier always needs a relocation.
    fn forces_relocation(&self, specifier: Specifier) -> bool;
    /// The longest nop of a mode.
    fn longest_nop(&self, mode: u8) -> u8;
    /// Appends `count` bytes of nops for code of a mode; `longest` is 0 where the processor decides.
    fn nops(&self, count: u64, longest: u8, mode: u8, out: &mut Vec<u8>);
    /// The ELF relocation type of a field.
    ///
    /// # Errors
    /// What to tell the user where there is none.
    fn elf_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        pc_relative: bool,
        addend: i64,
    ) -> Result<u32, String>;
    /// The COFF relocation of a field; of a difference where that takes a place of its own section away.
    ///
    /// # Errors
    /// What to tell the user where there is none.
    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, &'static str>;
    /// Whether an ELF relocation with that specifier has to name the symbol itself and not its section.
    fn needs_symbol(&self, specifier: Specifier) -> bool;
    /// The same of a symbol in a section whose pieces the linker merges.
    fn merged_needs_symbol(&self, specifier: Specifier) -> bool;
    /// Whether a specifier makes its symbol thread-local.
    fn is_tls(&self, specifier: Specifier) -> bool;
}
