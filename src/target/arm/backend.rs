//! What the layout and the object writers ask of ARM.

use super::features;
use super::fixup::{FIXUPS, Kind};
use super::it::Block;
use super::operand::Aliases;
use crate::ast::Specifier;
use crate::diag::Diagnostic;
use crate::model::{FixupKind, RelaxId};
use crate::options::Options;
use crate::target::features::Features;
use crate::target::{Backend, CoffRelocation, FixupInfo, Reach, RelaxForm};
use crate::triple::{Arch, Os};

/// ARM while a text is read, and behind it.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The features that code may use.
    pub features: Features,
    /// `.req`: names for registers.
    pub aliases: Aliases,
    /// The open IT block.
    pub it: Block,
    pub(super) coff: bool,
    /// Windows with GNU's environment.
    pub(super) gnu: bool,
    pub(super) os_abi: u8,
}

/// `nop` of ARMv6T2.
const NOP: [u8; 2] = [0x00, 0xbf];

impl Arm {
    /// The instruction set of a target.
    ///
    /// # Errors
    /// Where there are no such objects yet.
    pub fn new(options: &Options) -> Result<Self, Box<Diagnostic>> {
        let triple = &options.triple;
        let (thumb, windows) = (triple.arch == Arch::Thumb, triple.os == Os::Windows);
        let features = features::of_options(&triple.arch_name, thumb, windows, &options.cpu, &options.features);
        Ok(Arm {
            features,
            aliases: Aliases::default(),
            it: Block::default(),
            coff: triple.is_coff(),
            gnu: triple.is_windows_gnu(),
            os_abi: triple.elf_os_abi(),
        })
    }

    /// The number of a relocation that `.reloc` names.
    #[must_use]
    pub fn reloc_name(&self, _: &str) -> Option<u32> {
        None
    }
}

impl Backend for Arm {
    const FIXUPS: &'static [FixupInfo] = &FIXUPS;

    fn relax_form(&self, _: RelaxId, _: u8) -> RelaxForm<'_> {
        RelaxForm { size: 0, may_grow: false, fields: &[] }
    }

    fn relax_fits(&self, _: RelaxId, _: u8, _: usize, _: Reach) -> bool {
        true
    }

    fn relax_growth(&self) -> u8 {
        2
    }

    fn relax_write(&self, _: RelaxId, _: u8, _: &mut Vec<u8>) {}

    fn forces_relocation(&self, _: FixupKind, _: Specifier) -> bool {
        false
    }

    fn longest_nop(&self, _: u8) -> u8 {
        2
    }

    fn nops(&self, count: u64, _: u8, _: u8, out: &mut Vec<u8>) {
        for _ in 0..count / 2 {
            out.extend_from_slice(&NOP);
        }
        out.resize(out.len() + (count % 2) as usize, 0);
    }

    fn elf_relocation(&self, kind: FixupKind, _: Specifier, _: bool, _: i64) -> Result<u32, String> {
        if kind == Kind::Data4.id() { Ok(2) } else { Err("unsupported relocation type".into()) }
    }

    fn coff_relocation(&self, kind: FixupKind, _: Specifier, _: bool) -> Result<CoffRelocation, String> {
        if kind == Kind::Data4.id() {
            Ok(CoffRelocation { kind: 1, bias: 0, zero: false })
        } else {
            Err("unsupported relocation type".into())
        }
    }

    fn needs_symbol(&self, _: Specifier) -> bool {
        false
    }

    fn merged_needs_symbol(&self, _: Specifier) -> bool {
        false
    }

    fn is_tls(&self, _: Specifier) -> bool {
        false
    }
}
