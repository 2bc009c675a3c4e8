//! The A64 backend: callbacks for layout and the object writers.

use super::features;
use super::fixup::{self, FIXUPS, Kind};
use super::operand::Aliases;
use super::prefix::Prefix;
use super::{relocation, specifier};
use crate::arch::features::Features;
use crate::arch::fixed_width::literal::{Placed, Pools};
use crate::arch::{Backend, CoffRelocation, FixupInfo, RangeError};
use crate::model::{Contents, FixupKind};
use crate::options::Settings;
use crate::options::triple::Arch;
use crate::parse::ast::Specifier;
use std::collections::BTreeMap;

/// The state of A64 during and after reading a text.
#[derive(Clone, Debug)]
pub struct Aarch64 {
    /// The enabled features.
    pub features: Features,
    /// The literal pools of `ldr x0, =expr`.
    pub literals: Pools,
    /// The subsections of build attributes from `.aeabi_attribute`.
    pub attributes: Vec<Attributes>,
    /// The index of the current subsection.
    pub attributes_at: usize,
    /// The indices of the subsections by name.
    pub attributes_by_name: BTreeMap<Vec<u8>, usize>,
    /// Register aliases defined by `.req`.
    pub aliases: Aliases,
    /// The `movprfx` that precedes the next instruction.
    pub prefix: Option<Prefix>,
    pub(super) coff: bool,
    /// Sections start in an implicit mapping state, without a mapping symbol.
    pub(super) implicit_mapsyms: bool,
    /// Data is big-endian.
    pub(super) big_endian: bool,
    /// ILP32: pointers have 32 bits.
    pub(super) ilp32: bool,
    /// ARM64EC: A64 code that calls x86-64 code.
    pub(super) ec: bool,
    pub(super) os_abi: u8,
}

/// One subsection of build attributes.
#[derive(Clone, Debug)]
pub struct Attributes {
    pub name: Vec<u8>,
    /// A linker may ignore the subsection.
    pub optional: bool,
    /// The values are strings rather than numbers.
    pub strings: bool,
    /// Tags and encoded values.
    pub entries: Vec<(u64, Vec<u8>)>,
    /// The indices of the entries by tag.
    pub by_tag: BTreeMap<u64, usize>,
}

/// `nop`
const NOP: [u8; 4] = [0x1f, 0x20, 0x03, 0xd5];

impl Aarch64 {
    /// Creates the backend for the target that the options select.
    pub(crate) fn new(options: &Settings) -> Self {
        let triple = &options.triple;
        Aarch64 {
            features: features::of_options(&options.cpu, &options.features),
            literals: Pools::new(Placed::Shared),
            attributes: Vec::new(),
            attributes_at: 0,
            attributes_by_name: BTreeMap::new(),
            aliases: Aliases::default(),
            prefix: None,
            coff: triple.is_coff(),
            implicit_mapsyms: options.aarch64.implicit_mapsyms,
            big_endian: triple.arch == Arch::AArch64Be,
            ilp32: triple.is_ilp32(),
            ec: triple.is_coff() && triple.arch == Arch::Arm64Ec,
            os_abi: triple.elf_os_abi(),
        }
    }
}

impl Backend for Aarch64 {
    const FIXUPS: &'static [FixupInfo] = FIXUPS;

    #[inline]
    fn reach(&self, kind: FixupKind) -> Option<(i64, i64, &'static str)> {
        fixup::reach(Kind::of(kind))
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn apply(&self, kind: FixupKind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        fixup::apply(Kind::of(kind), value, bytes)
    }

    #[inline]
    fn forces_relocation(&self, kind: FixupKind, _: Specifier) -> bool {
        matches!(Kind::of(kind), Kind::Adrp21 | Kind::Auth8)
    }

    fn loses_specifier(&self, kind: FixupKind, specifier: Specifier, resolved: bool, pc_relative: bool) -> bool {
        relocation::loses(Kind::of(kind).little(), specifier, resolved, pc_relative)
    }

    fn longest_nop(&self, _: u8) -> u8 {
        4
    }

    fn nops(&self, count: u64, _: u8, _: u8, out: &mut Contents) {
        // A remainder of less than an instruction is filled with zeros, at the start.
        out.fill(0, (count % 4) as usize);
        for _ in 0..count / 4 {
            out.append_first(NOP, NOP.len());
        }
    }

    fn elf_relocation(&self, kind: FixupKind, specifier: Specifier, relative: bool, _: i64) -> Result<u32, String> {
        relocation::elf(Kind::of(kind).little(), specifier, relative, self.ilp32)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, String> {
        relocation::coff(Kind::of(kind), specifier, difference)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn coff_addend(&self, kind: FixupKind, value: i64, _: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        fixup::coff_addend(Kind::of(kind), value, bytes)
    }

    fn needs_symbol(&self, specifier: Specifier, _: u32) -> bool {
        specifier::needs_symbol(specifier)
    }

    fn is_tls(&self, specifier: Specifier) -> bool {
        specifier::is_tls(specifier)
    }
}
