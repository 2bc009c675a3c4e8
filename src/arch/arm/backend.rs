//! The ARM backend: callbacks for layout and the object writers.

use super::fields::in_order;
use super::fixup::{FIXUPS, Kind};
use super::it::{Block, Implicit};
use super::operand::Aliases;
use super::order::Unit;
use super::{features, field, relax, relocation, specifier};
use crate::arch::features::Features;
use crate::arch::fixed_width::literal::{Placed, Pools};
use crate::arch::{Backend, CoffRelocation, FixupInfo, RangeError, Reach, RelaxForm, SymbolTraits};
use crate::debug::ehabi::Function;
use crate::diag::{Code, Diagnostic};
use crate::model::{Contents, FixupKind, RelaxId};
use crate::options::Settings;
use crate::options::triple::{Arch, Environment, Os};
use crate::parse::ast::Specifier;
use crate::source::Span;
use std::collections::BTreeMap;

/// The state of ARM during and after reading a text.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The enabled features.
    pub features: Features,
    /// Features cached for every instruction.
    state: State,
    /// Register aliases defined by `.req`.
    pub aliases: Aliases,
    /// The literal pools of `ldr r0, =expr`.
    pub literals: Pools,
    /// The build attributes from directives.
    pub attributes: Attributes,
    /// Set by `.thumb_func`: the next label is a function.
    pub next_is_function: bool,
    /// Mapping symbols and functions are those of T32. As in llvm-mc this follows the triple and the directives for the
    /// state, but not the state that a processor without A32 begins in.
    pub marks_thumb: bool,
    /// The function whose exception tables are recorded.
    pub function: Option<Box<Function>>,
    /// Indexes of exception tables refer to the personality routines of the ABI, so that linkers keep these. Android's
    /// unwinder does not need it.
    pub keeps_routines: bool,
    /// The open IT block.
    pub it: Block,
    /// The open VPT block, in which the condition 0 is that of the block.
    pub vpt: Block,
    /// The implicit IT block of the last instruction.
    pub implicit: Option<Implicit>,
    pub(super) coff: bool,
    /// Windows with the GNU environment.
    pub(super) gnu: bool,
    pub(super) gnu_dialect: bool,
    pub(super) os_abi: u8,
    /// Data and instructions are big-endian.
    pub(super) big_endian: bool,
}

/// `nop` (ARMv6T2)
const NOP: [u8; 2] = [0x00, 0xbf];
/// `mov r8, r8`, for processors without `nop`.
const MOV: [u8; 2] = [0xc0, 0x46];

/// Code modes for padding: A32 with and without `nop`. T32 is 0, or `NO_NOP` without `nop`.
const A32: u8 = 2;
const A32_NO_NOP: u8 = 3;
/// `nop` and `mov r0, r0` of A32.
const A32_NOP: [u8; 4] = [0x00, 0xf0, 0x20, 0xe3];
const A32_MOV: [u8; 4] = [0x00, 0x00, 0xa0, 0xe1];
const NO_NOP: u8 = 1;

/// The value of a build attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attribute {
    Number(u64),
    /// A string.
    Text(Vec<u8>),
    /// A number and a string.
    Both(u64, Vec<u8>),
}

/// The build attributes from directives.
#[derive(Clone, Debug, Default)]
pub struct Attributes {
    /// The attributes set explicitly.
    pub entries: BTreeMap<u64, Attribute>,
    /// `.arch`: the architecture whose attributes are added, and the place of the directive.
    pub architecture: Option<(&'static str, Span)>,
    /// `.object_arch`: the architecture that the object declares.
    pub object_architecture: Option<&'static str>,
    /// `.fpu`
    pub unit: Option<&'static str>,
}

/// Features that every instruction needs to query.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// T32 rather than A32.
    thumb: bool,
    /// 32-bit T32 instructions are available.
    wide: bool,
    /// The wide `b` is available.
    wide_branch: bool,
    /// `nop` is available.
    nop: bool,
}

impl Arm {
    /// Creates the backend for the target that the options select.
    ///
    /// # Errors
    /// If objects of the target are not supported.
    pub(crate) fn new(options: &Settings) -> Result<Self, Box<Diagnostic>> {
        let triple = &options.triple;
        let thumb = matches!(triple.arch, Arch::Thumb | Arch::ThumbBe);
        let windows = triple.os == Os::Windows;
        let big_endian = matches!(triple.arch, Arch::ArmBe | Arch::ThumbBe);
        if big_endian && triple.is_coff() {
            let message = format!("target '{triple}' is not supported: COFF objects of ARM are little-endian");
            return Err(Box::new(Diagnostic::error(Code::UnsupportedTarget, None, message)));
        }
        let features = features::of_options(&triple.arch_name, thumb, windows, &options.cpu, &options.features);
        let attributes = match options.arm.add_build_attributes {
            true => Attributes::of_target(&features, &options.cpu),
            false => Attributes::default(),
        };
        let mut arm = Arm {
            features,
            state: State::default(),
            literals: Pools::new(Placed::Forgotten),
            attributes,
            next_is_function: false,
            marks_thumb: thumb,
            function: None,
            keeps_routines: triple.environment != Environment::Android,
            aliases: Aliases::default(),
            it: Block::default(),
            vpt: Block::default(),
            implicit: None,
            coff: triple.is_coff(),
            gnu: triple.is_windows_gnu(),
            gnu_dialect: options.is_gnu(),
            os_abi: triple.elf_os_abi(),
            big_endian,
        };
        arm.features_changed();
        Ok(arm)
    }

    /// Must be called after `features` has changed.
    pub fn features_changed(&mut self) {
        let named = |name| self.features.named(name);
        self.state =
            State { thumb: named("thumb-mode"), wide: named("thumb2"), wide_branch: named("v8m"), nop: named("v6t2") };
    }

    /// Switches between T32 and A32.
    pub fn set_thumb(&mut self, thumb: bool) {
        if thumb == self.state.thumb {
            return;
        }
        self.features.set("thumb-mode", thumb);
        self.features_changed();
    }

    /// Returns whether 32-bit T32 instructions are available.
    #[inline]
    #[must_use]
    pub fn has_wide(&self) -> bool {
        self.state.wide
    }

    /// Returns whether the current code is T32.
    #[inline]
    #[must_use]
    pub fn is_thumb(&self) -> bool {
        self.state.thumb
    }

    /// The id of a narrow `b`, `beq`, `cbz`, `ldr` (literal) or `adr` with a zero field.
    #[inline]
    #[must_use]
    pub fn relax_id(&self, narrow: u16) -> RelaxId {
        relax::relax_id(narrow, self.state.wide, self.state.wide_branch)
    }

    /// The code mode for padding.
    #[inline]
    #[must_use]
    pub fn code_mode(&self) -> u8 {
        match (self.state.thumb, self.state.nop) {
            (true, true) => 0,
            (true, false) => NO_NOP,
            (false, true) => A32,
            (false, false) => A32_NO_NOP,
        }
    }
}

impl Arm {
    /// Counts an instruction in the IT block and the VPT block that it may be in.
    #[inline]
    pub(super) fn advance_blocks(&mut self) {
        self.it.advance();
        self.vpt.advance();
    }

    /// Writes a value into a field; see [`field::apply`].
    #[inline]
    fn put(&self, kind: Kind, value: i64, whole: bool, bytes: &mut [u8]) -> Result<(), RangeError> {
        if self.big_endian {
            return in_order(kind, bytes, |bytes| field::apply(kind, value, whole, bytes));
        }
        field::apply(kind, value, whole, bytes)
    }
}

impl Backend for Arm {
    const FIXUPS: &'static [FixupInfo] = FIXUPS;
    const SYMBOLS_DECIDE: bool = true;

    const RELAXES_SPECIFIED: bool = true;
    const TLS_REFUSES_NUMBERS: bool = false;

    #[inline]
    fn reach(&self, kind: FixupKind) -> Option<(i64, i64, &'static str)> {
        super::fixup::reach(Kind::of(kind))
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn apply(&self, kind: FixupKind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        self.put(Kind::of(kind), value, true, bytes)
    }

    #[inline]
    fn relax_form(&self, id: RelaxId, state: u8) -> RelaxForm<'_> {
        relax::form(id, state)
    }

    #[inline]
    fn relax_fits(&self, id: RelaxId, _: u8, _: usize, reach: Reach) -> bool {
        relax::fits(id, reach)
    }

    /// COFF can represent only a few specifiers; llvm-mc silently drops the others.
    fn loses_specifier(&self, kind: FixupKind, specifier: Specifier, _: bool, _: bool) -> bool {
        self.coff && Kind::of(kind) == Kind::Data4 && !specifier::of_coff(specifier)
    }

    fn relax_growth(&self) -> u8 {
        2
    }

    fn relax_write(&self, id: RelaxId, state: u8, out: &mut Contents) {
        let start = out.len();
        relax::write(id, state, out);
        if self.big_endian {
            Unit::Halfwords.swap(&mut out.bytes_mut()[start..]);
        }
    }

    fn forces_relocation(&self, id: FixupKind, specifier: Specifier) -> bool {
        let kind = Kind::of(id);
        let is_relative = self.fixup(id).is_pc_relative();
        is_relative && specifier != Specifier::NONE
            || matches!(kind, Kind::Exchange24 | Kind::ArmCall24 | Kind::ArmConditionalCall24 | Kind::ArmExchange24)
            || kind == Kind::None && specifier == specifier::TLSDESCSEQ
    }

    fn without_relocation(&self, kind: FixupKind) -> Option<&'static str> {
        let is_dropped = matches!(Kind::of(kind), Kind::CompareBranch | Kind::CompareNop);
        is_dropped.then_some(relocation::NO_COMPARE_BRANCH)
    }

    #[inline]
    fn truncation_warning(&self, kind: FixupKind, value: i64) -> Option<&'static str> {
        field::truncation_warning(Kind::of(kind), value)
    }

    /// The linker adapts a call to the instruction set state of the function.
    fn symbol_forces_relocation(&self, kind: FixupKind, symbol: SymbolTraits) -> bool {
        let kind = Kind::of(kind);
        // In A32, a function with an odd address is in the other state.
        if kind == Kind::ArmJump24 {
            return !self.coff && symbol.has_odd_address;
        }
        let is_other_state = !self.coff && symbol.is_function && !symbol.has_odd_address;
        is_other_state && matches!(kind, Kind::Branch11 | Kind::Call24 | Kind::Branch20 | Kind::Branch24)
    }

    fn longest_nop(&self, _: u8) -> u8 {
        2
    }

    fn nops(&self, count: u64, _: u8, mode: u8, out: &mut Contents) {
        let start = out.len();
        nops(count, mode, out);
        if self.big_endian {
            let (unit, size) = if matches!(mode, A32 | A32_NO_NOP) { (Unit::Word, 4) } else { (Unit::Halfwords, 2) };
            let whole = start + (count - count % size) as usize;
            unit.swap(&mut out.bytes_mut()[start..whole]);
        }
    }

    const TABLE_RELOCATION: Option<(u32, u32)> = Some((relocation::REL32, relocation::BASE_PREL));

    fn elf_relocation(&self, kind: FixupKind, specifier: Specifier, relative: bool, _: i64) -> Result<u32, String> {
        relocation::elf(Kind::of(kind).little(), specifier, relative)
    }

    fn elf_addend(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        value: i64,
        bytes: &mut [u8],
    ) -> Result<(), RangeError> {
        let kind = Kind::of(kind);
        let value = if kind == Kind::Exchange24 && specifier == specifier::TLSCALL { 4 } else { value };
        small_half(kind, value)?;
        self.put(kind, value, false, bytes)
    }

    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, String> {
        relocation::coff(Kind::of(kind), specifier, difference)
    }

    fn coff_addend(&self, kind: FixupKind, value: i64, number: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        let kind = Kind::of(kind);
        // A branch to its symbol has an addend of 4, the PC bias.
        if kind.is_branch() && value != 4 {
            return Err(RangeError("cannot perform a PC-relative fixup with a non-zero symbol offset".to_owned()));
        }
        small_half(kind, number)?;
        field::apply(kind, value, true, bytes)
    }

    fn needs_symbol(&self, _: Specifier, number: u32) -> bool {
        relocation::names_symbol(number)
    }

    fn is_tls(&self, specifier: Specifier) -> bool {
        specifier::is_tls(specifier)
    }
}

/// `movw` and `movt` hold 16-bit addends.
fn small_half(kind: Kind, value: i64) -> Result<(), RangeError> {
    if matches!(kind, Kind::Lower16 | Kind::Upper16 | Kind::ArmLower16 | Kind::ArmUpper16)
        && i16::try_from(value).is_err()
    {
        return Err(RangeError("Relocation Not In Range".to_owned()));
    }
    Ok(())
}

/// Appends padding of little-endian code.
fn nops(count: u64, mode: u8, out: &mut Contents) {
    if matches!(mode, A32 | A32_NO_NOP) {
        let nop = if mode == A32 { &A32_NOP } else { &A32_MOV };
        for _ in 0..count / 4 {
            out.append(nop);
        }
        // A remainder of up to three bytes gets the start of `mov r0, r0`, as in llvm-mc.
        out.append(&[0, 0, 0xa0][..(count % 4) as usize]);
        return;
    }
    let nop = if mode == NO_NOP { &MOV } else { &NOP };
    for _ in 0..count / 2 {
        out.append(nop);
    }
    out.fill(0, (count % 2) as usize);
}
