//! From prefixes, opcode and ModRM byte to a form.

use super::super::Mode;
use super::decoded::{of_form, seen};
use super::prefixes::{Prefixes, Space};
use super::refusals::is_unlisted;
use super::tables::{BUCKETS, DIRECT, FORM_KEYS, FORM_TRAITS, KEYS, OPCODES, PAGES, TRAITS};
use llas_isa::x86::decode::{Bucket, Key, NO_FORM, Split, context as x, direct, flags as ff};

/// The opcode whose meaning REX.B changes.
pub(super) const NOP: u8 = 0x90;

// The first pages are those of the legacy maps.
const _: () = assert!(PAGES[0] == 1 && PAGES[4] == 2 && PAGES[8] == 3 && PAGES[12] == 4);

/// An opcode with its forms.
#[derive(Clone, Copy)]
pub(super) struct Opcode {
    /// The index of its first bucket.
    first: u16,
    bucket: Bucket,
}

impl Opcode {
    /// The opcode in the space and map of the prefixes.
    #[inline(always)]
    pub(super) fn find(prefixes: &Prefixes, map: u8, opcode: u8) -> Option<Opcode> {
        let space = match prefixes.space {
            Space::Legacy => 0,
            Space::Vex => 1,
            Space::Evex => 2,
            Space::Xop => 3,
        };
        let has_pages = prefixes.space == Space::Vex || prefixes.space == Space::Evex && map != 4;
        let pp = if has_pages { prefixes.pp } else { 0 };
        let page = if prefixes.space == Space::Legacy && map < 4 {
            &(map + 1)
        } else {
            PAGES.get((space * 16 + usize::from(map & 15)) * 4 + usize::from(pp & 3))?
        };
        let opcode = if map == 0 && opcode == NOP && prefixes.space == Space::Legacy && prefixes.rex & 1 != 0 {
            NOP + 1
        } else {
            opcode
        };
        let first = *OPCODES.get(usize::from(*page))?.get(usize::from(opcode))?;
        let bucket = *BUCKETS.get(usize::from(first))?;
        (first != 0).then_some(Opcode { first, bucket })
    }

    #[inline(always)]
    pub(super) fn has_modrm(&self) -> bool {
        self.bucket.split != Split::Plain
    }

    /// The first form whose key a context has.
    #[inline(always)]
    fn first_form(&self, context: u32) -> Option<u16> {
        let bucket = if self.bucket.split == Split::Reg {
            BUCKETS.get(usize::from(self.first) + (context as usize >> 3 & 7))?
        } else {
            &self.bucket
        };
        if bucket.direct != 0 {
            let forms = DIRECT.get(usize::from(bucket.direct) - 1)?;
            let form = Some(forms[direct(context) & 15]).filter(|form| *form != NO_FORM)?;
            return Some(bucket.first + u16::from(form));
        }
        let form = keys(bucket).position(|key| (key.value ^ context) & key.mask == 0)?;
        Some(bucket.first + form as u16)
    }

    /// The opcode with the prefix 66 instead of another one.
    pub(super) fn with_66(prefixes: &Prefixes, map: u8, opcode: u8) -> Option<Opcode> {
        Opcode::find(&Prefixes { pp: 1, ..*prefixes }, map, opcode)
    }

    /// Returns whether a context has a key for any ModRM byte: LLVM reads that byte before it refuses the instruction.
    pub(super) fn reads_modrm(&self, context: u32) -> bool {
        let count = if self.bucket.split == Split::Reg { 8 } else { 1 };
        let all = BUCKETS.iter().skip(usize::from(self.first)).take(count).flat_map(keys);
        all.into_iter().any(|key| (key.value ^ context) & key.mask & !x::OF_MODRM == 0)
    }

    /// The form of a context.
    #[inline(always)]
    pub(super) fn form(&self, prefixes: &Prefixes, context: u32) -> Option<u16> {
        if prefixes.map == 4 || prefixes.w && prefixes.mode != Mode::Bits64 {
            return self.promoted_form(prefixes, context);
        }
        self.first_form(context)
    }

    /// The form in map 4, or of W outside 64-bit mode.
    #[inline(never)]
    fn promoted_form(&self, prefixes: &Prefixes, context: u32) -> Option<u16> {
        if is_unlisted(prefixes) {
            return None;
        }
        let has_w = prefixes.w && prefixes.mode != Mode::Bits64;
        let form = |context: u32| if has_w { self.narrower(context) } else { self.first_form(context) };
        // A prefix 66 before EVEX, or 16-bit mode without it, selects 16 bits where there is such a form.
        let is_narrow = prefixes.narrow != (prefixes.mode == Mode::Bits16);
        if is_narrow && prefixes.map == 4 && prefixes.pp != 1 {
            return form(context | x::NARROW).or_else(|| form(context));
        }
        form(context)
    }

    /// Outside 64-bit mode W selects a form unless the form needs 64 bits.
    fn narrower(&self, context: u32) -> Option<u16> {
        // In map 4 W makes bytes of the 16 bits that 66 selects.
        let wide = self.first_form(context | x::W).or_else(|| self.first_form(context & !x::NARROW | x::W))?;
        let needs_64 = of_form(wide, &FORM_TRAITS, &TRAITS).is_some_and(|traits| traits.flags & ff::WIDE != 0);
        if needs_64 { self.first_form(context & !x::W) } else { Some(wide) }
    }
}

/// The keys of the forms of a bucket.
#[inline(always)]
fn keys(bucket: &Bucket) -> impl Iterator<Item = &'static Key> {
    let first = usize::from(bucket.first);
    let keys = FORM_KEYS.get(first..first + usize::from(bucket.count)).unwrap_or_default();
    keys.iter().map_while(|key| KEYS.get(usize::from(*key)))
}

/// The width of addresses in bits.
#[inline(always)]
pub(super) fn address_bits(prefixes: &Prefixes) -> u8 {
    match (prefixes.mode, prefixes.seen & seen::ADDRESS != 0) {
        (Mode::Bits64, false) => 64,
        (Mode::Bits32, true) | (Mode::Bits16, false) => 16,
        _ => 32,
    }
}

/// The context without the bits of the ModRM byte.
#[inline(always)]
pub(super) fn context(prefixes: &Prefixes, map: u8, opcode: u8, address_bits: u8) -> u32 {
    // With REX.W an address size of 32 bits selects nothing.
    let is_absolute = map == 0 && opcode & 0xfc == 0xa0;
    let has_w = prefixes.mode == Mode::Bits64 && prefixes.rex & 8 != 0;
    let is_wide = has_w && !is_absolute && !(map == 2 && is_like_66(prefixes, map, opcode));
    let mut context = u32::from(if is_wide { 2 } else { address_bits >> 5 }) << x::ADDRESS_SHIFT;
    if prefixes.mode == Mode::Bits64 {
        context |= x::IS64;
    }
    if prefixes.space == Space::Legacy {
        return context | legacy(prefixes, map, opcode);
    }
    // The length 3 is taken for 512 bits.
    context |= u32::from(prefixes.l.min(2)) << x::LENGTH_SHIFT;
    if prefixes.w {
        context |= x::W;
    }
    let pp = [0, x::P66, x::PF3, x::PF2][usize::from(prefixes.pp & 3)];
    match prefixes.space {
        Space::Evex => context | evex(prefixes, map) | if map == 4 { promoted(prefixes, pp) } else { 0 },
        Space::Xop => context | pp,
        _ => context,
    }
}

/// Returns whether LLVM takes 67 with REX.W for 67 with 66.
#[inline(always)]
fn is_like_66(prefixes: &Prefixes, map: u8, opcode: u8) -> bool {
    prefixes.seen & seen::ADDRESS != 0
        && prefixes.rex & 8 != 0
        && prefixes.repeat == 0
        && prefixes.mandatory == 0
        && matches!((map, opcode), (1, 0xae) | (2, 0xf8))
}

#[inline(always)]
fn legacy(prefixes: &Prefixes, map: u8, opcode: u8) -> u32 {
    let is16 = prefixes.mode == Mode::Bits16;
    // LLVM does not see that the forms of 98 and 99 belong together.
    let is_narrow = prefixes.narrow != is16 && !(is16 && map == 0 && opcode & 0xfe == 0x98);
    let mut context = if is_narrow { x::NARROW } else { 0 };
    if prefixes.rex & 8 != 0 {
        context |= x::W;
    }
    match prefixes.mandatory {
        0 => {
            if prefixes.narrow && !is16 || is_like_66(prefixes, map, opcode) {
                context |= x::P66;
            }
            match prefixes.repeat {
                0xf3 if map != 0 || opcode == NOP => context |= x::PF3,
                0xf2 if map != 0 => context |= x::PF2,
                _ => {}
            }
        }
        0xf2 => context |= x::PF2,
        0xf3 => context |= x::PF3,
        _ if !is16 => context |= x::P66,
        _ => {}
    }
    if context & x::P66 != 0 {
        context |= x::NARROW;
    }
    if prefixes.is_rex2 && map == 0 && (opcode == 0xa1 || opcode & 0xf0 == 0x50) {
        context = context & !(x::P66 | x::NARROW) | x::REX2;
    }
    context
}

/// In map 4 the prefix 66 selects 16 bits, unless W selects 64.
fn promoted(prefixes: &Prefixes, pp: u32) -> u32 {
    let is_wide = prefixes.w && prefixes.mode == Mode::Bits64;
    pp | if pp == x::P66 && !is_wide { x::NARROW } else { 0 }
}

fn evex(prefixes: &Prefixes, map: u8) -> u32 {
    let mut context = 0;
    let last = prefixes.evex;
    for (bit, flag) in [(0x10, x::B), (0x80, x::Z), (4, x::NF)] {
        if last & bit != 0 {
            context |= flag;
        }
    }
    if map == 4 {
        context | u32::from(last & 15) << x::CONDITION_SHIFT
    } else {
        context | if last & 7 != 0 { x::MASKED } else { 0 }
    }
}
