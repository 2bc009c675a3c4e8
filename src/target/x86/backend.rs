//! What the layout and the object writers ask of x86.

use super::fixup::{FIXUPS, FixupKind as Kind};
use super::jumps::{self, Relaxables};
use super::registers::{Register, packed_register};
use super::relocation::{self, Format};
use super::{EncodeOptions, InsnBytes, Mode, longest_nop, registers, reloc_names, write_nops};
use crate::ast::Specifier;
use crate::diag::{Code, Diagnostic};
use crate::frame;
use crate::model::{FixupKind, RelaxId};
use crate::options::{AsmSyntax, Options};
use crate::target::{Backend, CoffMachine, CoffRelocation, Conventions, ElfMachine, FixupInfo, Reach, RelaxForm};
use crate::triple::Arch;

/// The kinds by the number that the model keeps.
const KINDS: [Kind; 23] = [
    Kind::None,
    Kind::Data1,
    Kind::Data2,
    Kind::Data4,
    Kind::Data8,
    Kind::PcRel1,
    Kind::PcRel2,
    Kind::PcRel4,
    Kind::PcRel8,
    Kind::RipRel4,
    Kind::RipRel4MovqLoad,
    Kind::RipRel4MovqLoadRex2,
    Kind::RipRel4Relax,
    Kind::RipRel4RelaxRex,
    Kind::RipRel4RelaxRex2,
    Kind::RipRel4RelaxEvex,
    Kind::Signed4,
    Kind::Signed4Relax,
    Kind::GlobalOffsetTable,
    Kind::GlobalOffsetTable8,
    Kind::Branch4PcRel,
    Kind::SecRel4,
    Kind::SecIdx2,
];

/// x86 in one of its modes.
#[derive(Clone, Debug)]
pub struct X86 {
    /// The mode that instructions are read in.
    pub mode: Mode,
    /// Instructions are read in Intel syntax.
    pub intel: bool,
    /// What else decides an encoding.
    pub encode_options: EncodeOptions,
    format: Format,
    x32: bool,
    /// The longest nop in each mode.
    longest_nops: [u8; 3],
    relax_relocations: bool,
    os_abi: u8,
    /// What may grow besides plain jumps.
    relaxables: Relaxables,
}

impl X86 {
    /// The instruction set of a target.
    ///
    /// # Errors
    /// Where the target is another machine, or a format that is not there yet.
    pub fn new(options: &Options) -> Result<Self, Box<Diagnostic>> {
        let triple = &options.triple;
        let refused = |what: &str| {
            let error = Diagnostic::error(Code::UnsupportedTarget, None, format!("{what} is not supported yet"));
            Box::new(error.help("supported now: x86 with ELF or COFF, as in --target=x86_64-linux-gnu"))
        };
        if !triple.is_x86() {
            return Err(refused(&format!("the target '{triple}'")));
        }
        if triple.is_coff() && !triple.has_coff_on_x86() {
            let error = format!("the target '{triple}' has no COFF objects");
            let error = Diagnostic::error(Code::UnsupportedTarget, None, error);
            return Err(Box::new(error.help("COFF is there for Windows, and for UEFI on x86_64")));
        }
        let mode = match triple.code_bits() {
            16 => Mode::Bits16,
            32 => Mode::Bits32,
            _ => Mode::Bits64,
        };
        let is_x86_64 = triple.arch == Arch::X86_64;
        let x32 = triple.is_x32();
        Ok(X86 {
            mode,
            intel: options.x86_asm_syntax == AsmSyntax::Intel,
            encode_options: EncodeOptions {
                relax_all: options.relax_all,
                sse2avx: options.x86_sse2avx,
                coff: triple.is_coff(),
                x32,
                ..EncodeOptions::default()
            },
            format: match (is_x86_64, triple.is_coff()) {
                (true, false) => Format::Elf64,
                (false, false) => Format::Elf32,
                (true, true) => Format::Coff64,
                (false, true) => Format::Coff32,
            },
            x32,
            longest_nops: Mode::ALL.map(|mode| longest_nop(&options.cpu, mode)),
            relax_relocations: options.x86_relax_relocations,
            os_abi: triple.elf_os_abi(),
            relaxables: Relaxables::default(),
        })
    }

    /// The specifier of a name.
    ///
    /// # Errors
    /// The name that is most like it, where there is no such specifier.
    pub fn specifier(name: &str) -> Result<Specifier, Option<&'static str>> {
        relocation::specifier(name)
    }

    /// Whether a name is that of a register, where registers are written like symbols.
    #[must_use]
    pub fn is_register(name: &[u8]) -> bool {
        registers::register(name, None).is_some()
    }

    /// The number of a relocation that `.reloc` names.
    #[must_use]
    pub fn reloc_name(&self, name: &str) -> Option<u32> {
        reloc_names::named(self.format, name)
    }

    /// The id of the jump of that number, whose target is one symbol if it is `plain`, and its size at first.
    #[inline]
    #[must_use]
    pub fn jump(number: u8, plain: bool) -> (RelaxId, u8) {
        (jumps::id(number, plain), jumps::SHORT)
    }

    /// Keeps the two encodings of an instruction: its id, and its size at first. Their fields refer to the instruction's values.
    pub fn relaxable(&mut self, short: &InsnBytes, long: &InsnBytes) -> (RelaxId, u8) {
        self.relaxables.add(short, long)
    }

    /// The relocation that does nothing.
    #[must_use]
    pub fn reloc_none(&self) -> u32 {
        0
    }

    /// Whether sections may have the flag `l`.
    #[must_use]
    pub fn has_large_sections(&self) -> bool {
        self.format == Format::Elf64
    }

    /// The mode as a number, for what the layout writes.
    #[must_use]
    pub fn code_mode(&self) -> u8 {
        self.mode.number()
    }

    /// What shows in an ELF header.
    #[must_use]
    pub fn elf_machine(&self) -> ElfMachine {
        let rela = self.format == Format::Elf64;
        let machine = if rela { object::elf::EM_X86_64.0 } else { object::elf::EM_386.0 };
        ElfMachine { machine, is_64: rela && !self.x32, rela, os_abi: self.os_abi }
    }

    /// What shows in a COFF header.
    #[must_use]
    pub fn coff_machine(&self) -> CoffMachine {
        match self.format {
            Format::Elf64 | Format::Coff64 => CoffMachine { machine: object::pe::IMAGE_FILE_MACHINE_AMD64.0 },
            Format::Elf32 | Format::Coff32 => CoffMachine { machine: object::pe::IMAGE_FILE_MACHINE_I386.0 },
        }
    }

    /// What sections say of the machine that directives imply.
    #[must_use]
    pub fn conventions(&self) -> Conventions {
        Conventions {
            frame: self.frame_machine(),
            data: [2, 4, 8].map(|size| self.data_fixup(size)),
            section_reference: self.section_reference_fixup(),
            reloc_none: self.reloc_none(),
        }
    }

    /// The fixup kind of `.secrel32`.
    #[must_use]
    pub fn section_offset_fixup(&self) -> FixupKind {
        FixupKind(Kind::SecRel4 as u8)
    }

    /// The fixup kind of the references of debugging information to its own sections.
    #[must_use]
    pub fn section_reference_fixup(&self) -> FixupKind {
        match self.format {
            Format::Elf64 | Format::Elf32 => self.data_fixup(4),
            Format::Coff64 | Format::Coff32 => self.section_offset_fixup(),
        }
    }

    /// The fixup kind of `.secidx`.
    #[must_use]
    pub fn section_index_fixup(&self) -> FixupKind {
        FixupKind(Kind::SecIdx2 as u8)
    }

    /// The specifier of addresses relative to the image's start (`@IMGREL`).
    #[must_use]
    pub fn image_relative(&self) -> Specifier {
        relocation::IMGREL
    }

    /// What call frames start with.
    #[must_use]
    pub fn frame_machine(&self) -> frame::FrameTarget {
        match (self.format, self.x32) {
            (Format::Elf64, false) => frame::X86_64,
            (Format::Elf64, true) => frame::FrameTarget { pointer_size: 4, ..frame::X86_64 },
            (Format::Elf32, _) => frame::I386,
            // llvm-mc counts in 4 bytes on Windows, where the stack's slots have 8, too.
            (Format::Coff64, _) => frame::FrameTarget { data_align: -4, absolute: true, ..frame::X86_64 },
            (Format::Coff32, _) => frame::FrameTarget { absolute: true, ..frame::I386 },
        }
    }
}

/// The DWARF numbers of the first eight 64-bit registers (psABI, figure 3.36).
const DWARF_64: [u8; 8] = [0, 2, 1, 3, 7, 6, 4, 5];

impl X86 {
    /// The DWARF number of a general register by its packed name, as call frames have it.
    #[inline]
    #[must_use]
    pub fn frame_register(&self, name: u64) -> Option<u64> {
        let Register { kind, number } = packed_register(name)?;
        match (self.format, kind) {
            (Format::Elf64 | Format::Coff64, registers::Kind::Gp64) if self.mode == Mode::Bits64 && number < 16 => {
                Some(u64::from(DWARF_64.get(usize::from(number)).copied().unwrap_or(number)))
            }
            (Format::Elf32 | Format::Coff32, registers::Kind::Gp32) if number < 8 => Some(u64::from(number)),
            _ => None,
        }
    }

    /// The number of a register by its packed name, as Windows' unwind codes have it: a general one, or a vector.
    #[must_use]
    pub fn saved_register(&self, name: u64, vector: bool) -> Option<u8> {
        let Register { kind, number } = packed_register(name)?;
        let fits = match kind {
            registers::Kind::Gp64 => !vector,
            registers::Kind::Xmm => vector,
            _ => false,
        };
        (fits && number < 16 && self.mode == Mode::Bits64).then_some(number)
    }
}

fn kind_of(kind: FixupKind) -> Kind {
    KINDS.get(usize::from(kind.0)).copied().unwrap_or(Kind::None)
}

impl Backend for X86 {
    const FIXUPS: &'static [FixupInfo] = &FIXUPS;

    #[inline]
    fn data_fixup(&self, size: u8) -> FixupKind {
        FixupKind(match size {
            1 => Kind::Data1,
            2 => Kind::Data2,
            4 => Kind::Data4,
            _ => Kind::Data8,
        } as u8)
    }

    #[inline]
    fn relax_form(&self, id: RelaxId, state: u8) -> RelaxForm<'_> {
        self.relaxables.form(id, state)
    }

    #[inline]
    fn relax_fits(&self, id: RelaxId, _state: u8, field: usize, reach: Reach) -> bool {
        self.relaxables.fits(id, field, reach)
    }

    fn relax_write(&self, id: RelaxId, state: u8, out: &mut Vec<u8>) {
        self.relaxables.write(id, state, out);
    }

    #[inline]
    fn forces_relocation(&self, specifier: Specifier) -> bool {
        specifier != Specifier::NONE
    }

    fn longest_nop(&self, mode: u8) -> u8 {
        self.longest_nops[usize::from(Mode::of_number(mode).number())]
    }

    fn nops(&self, count: u64, longest: u8, mode: u8, out: &mut Vec<u8>) {
        let most = self.longest_nop(mode);
        let longest = if longest == 0 { most } else { longest.min(most) };
        write_nops(count, longest, Mode::of_number(mode), out);
    }

    fn elf_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        pc_relative: bool,
        addend: i64,
    ) -> Result<u32, String> {
        // Of x86-64 the linker relaxes only what has nothing behind the field.
        let relax = self.relax_relocations && (addend == -4 || self.format == Format::Elf32);
        relocation::relocation(self.format, kind_of(kind), specifier, pc_relative, relax).map_err(str::to_owned)
    }

    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, &'static str> {
        relocation::coff(self.format, kind_of(kind), specifier, difference)
    }

    fn needs_symbol(&self, specifier: Specifier) -> bool {
        relocation::needs_symbol(specifier)
    }

    fn merged_needs_symbol(&self, specifier: Specifier) -> bool {
        // Old linkers lose the addend of R_386_GOTOFF.
        self.format == Format::Elf32 && specifier == relocation::GOTOFF
    }

    fn is_tls(&self, specifier: Specifier) -> bool {
        relocation::is_tls(specifier)
    }
}

#[cfg(test)]
mod tests {
    use super::{KINDS, X86};
    use crate::options::Options;
    use crate::target::Backend;

    #[test]
    fn kinds_stand_at_their_numbers() {
        for (i, kind) in KINDS.iter().enumerate() {
            assert_eq!(*kind as usize, i);
        }
    }

    #[test]
    fn what_is_applied_is_read() {
        let options = Options { triple: "x86_64".parse().unwrap(), ..Options::default() };
        let x86 = X86::new(&options).unwrap();
        for kind in 1..KINDS.len() as u8 {
            let kind = crate::model::FixupKind(kind);
            let mut bytes = vec![0xff; usize::from(x86.fixup(kind).bytes)];
            assert_eq!(x86.apply(kind, -77, &mut bytes), Ok(()));
            assert_eq!(x86.read_addend(kind, &bytes), -77, "{}", x86.fixup(kind).name);
        }
    }
}
