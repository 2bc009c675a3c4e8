//! The names of registers by number, from the tables that also find them by name.

use super::super::register_names::{FAMILIES, Kind, NAMED};

/// The number of kinds with names.
const KINDS: usize = Kind::Unnamed as usize;

/// A name after `%`: its bytes, padded with zeros, and their number.
pub(super) type Name = ([u8; 8], u8);

const fn append(name: &mut Name, text: &[u8]) {
    let mut i = 0;
    while i < text.len() {
        name.0[name.1 as usize] = text[i];
        name.1 += 1;
        i += 1;
    }
}

/// The names of each kind by number.
static NAMES: [[Name; 32]; KINDS] = {
    let mut names = [[([b'%', 0, 0, 0, 0, 0, 0, 0], 1); 32]; KINDS];
    let mut i = 0;
    while i < FAMILIES.len() {
        let (before, after, kind, first, last) = FAMILIES[i];
        let mut number = first;
        while (kind as usize) < KINDS && number <= last {
            let name = &mut names[kind as usize][number as usize];
            // The first family of a kind has the names that are printed.
            if name.1 == 1 {
                append(name, before.as_bytes());
                if number >= 10 {
                    append(name, &[b'0' + number / 10]);
                }
                append(name, &[b'0' + number % 10]);
                append(name, after.as_bytes());
            }
            number += 1;
        }
        i += 1;
    }
    i = 0;
    while i < NAMED.len() {
        let (kind, first, list) = NAMED[i];
        let mut n = 0;
        while (kind as usize) < KINDS && n < list.len() {
            append(&mut names[kind as usize][first as usize + n], list[n].as_bytes());
            n += 1;
        }
        i += 1;
    }
    names
};

/// LLVM's names for what it finds beyond the last vector and mask register.
const PAIRS: [Name; 4] = [(*b"%K0_K1\0\0", 6), (*b"%K2_K3\0\0", 6), (*b"%K4_K5\0\0", 6), (*b"%K6_K7\0\0", 6)];

/// The name of a register after `%`; that of `%st(1)` is `%st`.
#[inline(always)]
pub(super) fn prefixed(kind: Kind, number: u8) -> &'static Name {
    let number = if kind == Kind::Stack { 0 } else { number };
    let names = NAMES.get(kind as usize);
    names.and_then(|names| names.get(usize::from(number))).unwrap_or(&PAIRS[usize::from(number & 3)])
}

/// The name of a register; that of `st(1)` is `st`.
pub fn name(kind: Kind, number: u8) -> &'static str {
    let (bytes, len) = prefixed(kind, number);
    let text = bytes.get(1..usize::from(*len));
    text.and_then(|text| std::str::from_utf8(text).ok()).unwrap_or_default()
}
