//! Every form of the tables is found by decoding an instruction that it describes.

use super::super::Mode;
use super::decode;
use super::decoded::{are_alike, text};
use super::tables::{BUCKETS, FORM_KEYS, FORM_NAMES, FORM_TRAITS, KEYS, NAMES, OPCODES, PAGES, TRAITS};
use llas_isa::x86::decode::{Key, Split, context as x, flags as ff};

/// The place of an opcode: the space, the map, the mandatory prefix and the opcode itself.
#[derive(Clone, Copy, Debug)]
struct Opcode {
    space: usize,
    map: u8,
    pp: u8,
    byte: u8,
    has_modrm: bool,
}

/// Bytes and a mode that the key and the flags of a form describe.
fn sample(opcode: Opcode, key: &Key, flags: u16) -> (Vec<u8>, Mode) {
    let has = |bit: u32| key.mask & key.value & bit != 0;
    let is_16 = key.mask & x::ADDRESS != 0 && key.value & x::ADDRESS == 0;
    let mode = if key.mask & x::IS64 != 0 && !has(x::IS64) || is_16 { Mode::Bits32 } else { Mode::Bits64 };
    let mut bytes = Vec::new();
    let other_address = is_16 || has(1 << x::ADDRESS_SHIFT) && mode == Mode::Bits64;
    if other_address {
        bytes.push(0x67);
    }
    let length = (key.value & x::LENGTH != 0) as u8 * 4;
    match opcode.space {
        0 => legacy(opcode, key, &mut bytes),
        1 => bytes.extend([0xc4, 0xe0 | opcode.map, vector(key, opcode.pp) | length]),
        2 => evex(opcode, key, &mut bytes),
        _ => bytes.extend([0x8f, 0xe0 | opcode.map, vector(key, 0) | length]),
    }
    if opcode.map != 15 {
        bytes.push(opcode.byte);
    }
    if opcode.has_modrm {
        modrm(key, flags, mode, &mut bytes);
    }
    if opcode.map == 15 {
        bytes.push(opcode.byte);
    }
    let is_prefix = matches!(opcode.byte, 0x26 | 0x2e | 0x36 | 0x3e | 0x48 | 0x64..=0x67 | 0xf2 | 0xf3);
    // A prefix is an instruction only at the end of the bytes.
    if !(is_prefix && opcode.space == 0 && opcode.map == 0) {
        // Immediates that are no predicates.
        bytes.extend([0x7f; 10]);
    }
    (bytes, mode)
}

/// The third byte of VEX, with the bits of no register.
fn vector(key: &Key, pp: u8) -> u8 {
    0x78 | pp | if key.value & x::W != 0 { 0x80 } else { 0 }
}

fn legacy(opcode: Opcode, key: &Key, bytes: &mut Vec<u8>) {
    let has = |bit: u32| key.mask & key.value & bit != 0;
    if has(x::NARROW) && !has(x::W) || has(x::P66) {
        bytes.push(0x66);
    }
    for (bit, prefix) in [(x::PF3, 0xf3), (x::PF2, 0xf2)] {
        if has(bit) {
            bytes.push(prefix);
        }
    }
    let w = if has(x::W) { 8 } else { 0 };
    if has(x::REX2) {
        bytes.extend([0xd5, w]);
    } else if w != 0 {
        bytes.push(0x48);
    }
    bytes.extend(match opcode.map {
        0 => &[][..],
        1 => &[0x0f],
        2 => &[0x0f, 0x38],
        3 => &[0x0f, 0x3a],
        _ => &[0x0f, 0x0f],
    });
}

fn evex(opcode: Opcode, key: &Key, bytes: &mut Vec<u8>) {
    let has = |bit: u32| key.mask & key.value & bit != 0;
    let is_promoted = opcode.map == 4;
    let pp = match () {
        () if !is_promoted => opcode.pp,
        () if has(x::PF3) => 2,
        () if has(x::PF2) => 3,
        () => u8::from(has(x::P66 | x::NARROW)),
    };
    let mut last = 8 | ((key.value & x::LENGTH) >> x::LENGTH_SHIFT << 5) as u8;
    for (bit, flag) in [(x::B, 0x10), (x::Z, 0x80), (x::NF, 4), (x::MASKED, 1)] {
        last |= if has(bit) { flag } else { 0 };
    }
    if key.mask & x::CONDITION != 0 {
        last = last & 0xf0 | (key.value >> x::CONDITION_SHIFT) as u8;
    }
    bytes.extend([0x62, 0xf0 | opcode.map, vector(key, pp) | 4, last]);
}

fn modrm(key: &Key, flags: u16, mode: Mode, bytes: &mut Vec<u8>) {
    let exact = key.mask & x::MODRM == x::MODRM;
    let register = key.mask & key.value & x::REGISTER != 0 || exact;
    let byte = (key.value & x::MODRM) as u8 | if register { 0xc0 } else { 0 };
    let is_narrow = mode == Mode::Bits32 && bytes.first() == Some(&0x67);
    if flags & (ff::VSIB | ff::SIB) != 0 && !is_narrow {
        bytes.extend([byte | 4, 0x08]);
    } else {
        bytes.push(byte);
    }
}

#[test]
fn every_form_is_reached() {
    let mut missed = Vec::new();
    for (at, page) in PAGES.iter().enumerate().filter(|(_, page)| **page != 0) {
        for (byte, first) in OPCODES[usize::from(*page)].iter().enumerate().filter(|(_, first)| **first != 0) {
            let first = usize::from(*first);
            let split = BUCKETS[first].split;
            for reg in 0..if split == Split::Reg { 8 } else { 1 } {
                let bucket = &BUCKETS[first + reg];
                let opcode = Opcode {
                    space: at / 64,
                    map: (at / 4 % 16) as u8,
                    pp: (at % 4) as u8,
                    byte: byte as u8,
                    has_modrm: split != Split::Plain,
                };
                for form in bucket.first..bucket.first + u16::from(bucket.count) {
                    let mut key = KEYS[usize::from(FORM_KEYS[usize::from(form)])];
                    let flags = TRAITS[usize::from(FORM_TRAITS[usize::from(form)])].flags;
                    if split == Split::Reg {
                        key.mask |= x::REG;
                        key.value = key.value & !x::REG | (reg as u32) << 3;
                    }
                    let (bytes, mode) = sample(opcode, &key, flags);
                    let found = decode(&bytes, mode);
                    if !found.is_ok_and(|decoded| are_alike(decoded.form, form)) {
                        let name = |form: u16| text(NAMES[usize::from(FORM_NAMES[usize::from(form)])][0]);
                        let found = found.map(|decoded| name(decoded.form));
                        missed.push(format!("{} {bytes:02x?} {mode:?} gives {found:?}", name(form)));
                    }
                }
            }
        }
    }
    assert!(missed.is_empty(), "{}: {}", missed.len(), missed.join("\n"));
}
