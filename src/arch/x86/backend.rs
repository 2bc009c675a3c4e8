//! x86 as the layout and the object writers use it.

use super::branches::Branches;
use super::fixup::{FIXUPS, FixupKind as Kind};
use super::jumps::{self, Relaxables};
use super::registers::{Kind as RegisterKind, Register, named_register};
use super::relocation::{self, Format};
use super::state::State;
use super::{Changes, Dialect, EncodeOptions, InsnBytes, Mode, Nops, Used, longest_nop, write_gnu_nops, write_nops};
use crate::arch::{Backend, CoffRelocation, FixupInfo, Reach, RelaxForm, Widening};
use crate::diag::{Code, Diagnostic};
use crate::model::{Contents, FixupKind, GlobalJumps, RelaxId, ResetTo};
use crate::options::parts::GNU;
use crate::options::triple::Arch;
use crate::options::{AsmSyntax, Settings};
use crate::parse::ast::Specifier;
use std::sync::Arc;

/// The x86 target: the parser's state, and what layout and the object writers need afterwards.
#[derive(Clone, Debug)]
pub struct X86 {
    pub state: State,
    pub(super) format: Format,
    pub(super) x32: bool,
    /// The longest nop in each mode, in bytes.
    longest_nops: [u8; 3],
    relax_relocations: bool,
    pub(super) os_abi: u8,
    /// Instructions other than jumps that have a short and a long form.
    relaxables: Relaxables,
    /// Branch alignment (`-x86-align-branch-boundary`), if enabled.
    pub branches: Option<Branches>,
    widening: Widening,
    /// The effects of GNU as's flags on instructions.
    pub changes: Arc<Changes>,
    /// What instructions have used, for the note that the flags may ask for.
    pub used: Used,
}

impl ResetTo for X86 {
    fn reset_to(&mut self, from: &Self) {
        let X86 {
            state,
            // Not changed by directives.
            format: _,
            x32: _,
            longest_nops: _,
            relax_relocations: _,
            os_abi: _,
            relaxables,
            branches,
            widening: _,
            changes,
            used,
        } = self;
        *state = from.state;
        relaxables.reset_to(&from.relaxables);
        branches.clone_from(&from.branches);
        changes.clone_from(&from.changes);
        *used = from.used;
    }
}

impl X86 {
    /// The x86 target for the given settings.
    pub(crate) fn new(options: &Settings) -> Result<Self, Box<Diagnostic>> {
        let triple = &options.triple;
        if triple.is_coff() && !triple.has_coff_on_x86() {
            let error = format!("the target '{triple}' has no COFF objects");
            let error = Diagnostic::error(Code::UnsupportedTarget, None, error);
            return Err(Box::new(error.help("COFF is supported for Windows, and for UEFI on x86_64")));
        }
        let mode = match triple.code_bits() {
            16 => Mode::Bits16,
            32 => Mode::Bits32,
            _ => Mode::Bits64,
        };
        let is_x86_64 = triple.arch == Arch::X86_64;
        let x32 = triple.is_x32();
        let x86 = &options.x86;
        let branches = Branches::new(x86.branch_boundary, x86.branch_kinds);
        let changes = if GNU { Changes::new(&options.gnu.x86, mode)? } else { Changes::default() };
        let encode_options = EncodeOptions {
            relax_all: options.object.relax_all,
            sse2avx: options.x86.sse2avx,
            coff: triple.is_coff(),
            x32,
            keeps_branches: branches.is_some(),
            named_dialect: if options.is_gnu() { Dialect::Gnu } else { Dialect::Llvm },
            has_changes: !changes.is_empty(),
            ignored: changes.ignored_fields(),
            ..EncodeOptions::default()
        };
        Ok(X86 {
            state: State::new(mode, options.x86.syntax == AsmSyntax::Intel, encode_options),
            format: match (is_x86_64, triple.is_coff()) {
                (true, false) => Format::Elf64,
                (false, false) => Format::Elf32,
                (true, true) => Format::Coff64,
                (false, true) => Format::Coff32,
            },
            x32,
            longest_nops: Mode::ALL.map(|mode| longest_nop(&options.cpu, mode)),
            relax_relocations: options.x86.relax_relocations,
            os_abi: triple.elf_os_abi(),
            relaxables: Relaxables::default(),
            branches,
            widening: Widening {
                alignments: x86.pad_for_alignments,
                boundaries: branches.is_some() && x86.pad_for_branches,
            },
            changes: Arc::new(changes),
            used: Used::default(),
        })
    }

    /// The mark of padding in code of the current mode; see `Nops::marked`.
    #[inline]
    pub fn code_mode(&self) -> u8 {
        let mode = self.state.mode();
        match self.state.options().dialect() {
            Dialect::Llvm => mode.number(),
            Dialect::Gnu | Dialect::GnuGcc16 => {
                let has_64_bit_mode = self.x32 || matches!(self.format, Format::Elf64 | Format::Coff64);
                self.changes.nops(has_64_bit_mode).marked(mode)
            }
        }
    }

    /// The fill byte that GNU as replaces with nops when it aligns code.
    pub(super) fn nop_fill(&self) -> Option<u8> {
        let is_gnu = self.state.options().dialect() != Dialect::Llvm;
        (is_gnu && !self.changes.options.keep_nops).then_some(0x90)
    }

    /// The jumps to global symbols that GNU as resolves without a relocation.
    pub(super) fn global_jumps(&self) -> GlobalJumps {
        let is_elf = matches!(self.format, Format::Elf64 | Format::Elf32);
        match self.state.options().dialect() {
            Dialect::Gnu | Dialect::GnuGcc16 if !is_elf => GlobalJumps::Relocated,
            Dialect::Gnu | Dialect::GnuGcc16 if self.changes.options.shared => GlobalJumps::NotPreemptible,
            Dialect::Gnu | Dialect::GnuGcc16 => GlobalJumps::All,
            Dialect::Llvm => GlobalJumps::Relocated,
        }
    }

    /// The relaxation id of a jump, and its initial size in bytes; `plain` if its target is a single symbol.
    #[inline]
    pub fn jump(number: u8, plain: bool) -> (RelaxId, u8) {
        (jumps::id(number, plain), jumps::SHORT)
    }

    /// Returns whether padding is replaced by longer encodings of instructions.
    pub(super) fn widens(&self) -> bool {
        self.widening != Widening::default()
    }

    /// Records the short and long form of an instruction, whose fields refer to the instruction's values. Returns its
    /// relaxation id and its initial size in bytes.
    pub fn relaxable(&mut self, short: &InsnBytes, long: &InsnBytes) -> (RelaxId, u8) {
        self.relaxables.add(short, long)
    }
}

/// The DWARF numbers of the first eight 64-bit registers (psABI, figure 3.36).
const DWARF_64: [u8; 8] = [0, 2, 1, 3, 7, 6, 4, 5];

impl X86 {
    /// The DWARF number of a general register, given its packed name.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn frame_register(&self, name: u64) -> Option<u64> {
        let Register { kind, number } = named_register(name)?.register;
        match (self.format, kind) {
            (Format::Elf64 | Format::Coff64, RegisterKind::Gp64)
                if self.state.mode() == Mode::Bits64 && number < 16 =>
            {
                Some(u64::from(DWARF_64.get(usize::from(number)).copied().unwrap_or(number)))
            }
            (Format::Elf32 | Format::Coff32, RegisterKind::Gp32) if number < 8 => Some(u64::from(number)),
            _ => None,
        }
    }

    /// The number in Windows unwind codes of a general or vector register, given its packed name.
    pub fn saved_register(&self, name: u64, vector: bool) -> Option<u8> {
        let Register { kind, number } = named_register(name)?.register;
        let fits = match kind {
            RegisterKind::Gp64 => !vector,
            RegisterKind::Xmm => vector,
            _ => false,
        };
        (fits && number < 16 && self.state.mode() == Mode::Bits64).then_some(number)
    }
}

impl Backend for X86 {
    const FIXUPS: &'static [FixupInfo] = FIXUPS;

    #[inline]
    fn relax_form(&self, id: RelaxId, state: u8) -> RelaxForm<'_> {
        self.relaxables.form(id, state)
    }

    #[inline]
    fn reach(&self, kind: FixupKind) -> Option<(i64, i64, &'static str)> {
        let info = self.fixup(kind);
        let short = info.is_pc_relative() && info.bits == 8;
        short.then_some((
            -128,
            127,
            "the instruction has no longer form: branch to a nearby 'jmp', which reaches any target",
        ))
    }
    fn relax_fits(&self, id: RelaxId, _state: u8, field: usize, reach: Reach) -> bool {
        self.relaxables.fits(id, field, reach)
    }

    fn widening(&self) -> Widening {
        self.widening
    }

    fn relax_growth(&self) -> u8 {
        self.relaxables.growth()
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn relax_write(&self, id: RelaxId, state: u8, out: &mut Contents) {
        self.relaxables.write(id, state, out);
    }

    #[inline]
    fn forces_relocation(&self, _: FixupKind, specifier: Specifier) -> bool {
        specifier != Specifier::NONE
    }

    /// COFF has relocations for few specifiers; llvm-mc silently drops the others.
    fn loses_specifier(&self, _: FixupKind, specifier: Specifier, _: bool, _: bool) -> bool {
        matches!(self.format, Format::Coff64 | Format::Coff32) && !relocation::of_coff(specifier)
    }

    fn longest_nop(&self, mark: u8) -> u8 {
        match Nops::of_mark(mark) {
            (Nops::Llvm, mode) => self.longest_nops[usize::from(mode.number())],
            (nops, mode) => nops.gnu_limits(mode).0,
        }
    }

    fn nops(&self, count: u64, longest: u8, mark: u8, out: &mut Contents) {
        let most = self.longest_nop(mark);
        let longest = if longest == 0 { most } else { longest.min(most) };
        match Nops::of_mark(mark) {
            (Nops::Llvm, mode) => write_nops(count, longest, mode, out),
            (nops, mode) => write_gnu_nops(nops, count, longest, mode, out),
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn elf_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        pc_relative: bool,
        addend: i64,
    ) -> Result<u32, String> {
        // On x86-64 the linker relaxes only instructions that end with the field.
        let relax = self.relax_relocations && (addend == -4 || self.format == Format::Elf32);
        relocation::relocation(self.format, Kind::of(kind), specifier, pc_relative, relax).map_err(str::to_owned)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, String> {
        relocation::coff(self.format, Kind::of(kind), specifier, difference).map_err(str::to_owned)
    }

    fn needs_symbol(&self, specifier: Specifier, _: u32) -> bool {
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
    use super::{FIXUPS, X86};
    use crate::arch::Backend;
    use crate::options::Settings;

    #[test]
    fn what_is_applied_is_read() {
        let x86 = X86::new(&Settings::new("x86_64".parse().unwrap())).unwrap();
        for kind in 1..FIXUPS.len() as u8 {
            let kind = crate::model::FixupKind(kind);
            let mut bytes = vec![0xff; usize::from(x86.fixup(kind).bytes)];
            assert_eq!(x86.apply(kind, -77, &mut bytes), Ok(()));
            assert_eq!(x86.fixup(kind).get(&bytes), -77, "{}", x86.fixup(kind).name);
        }
    }
}
