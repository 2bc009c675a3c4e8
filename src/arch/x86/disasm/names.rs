//! The names of registers by number, from the tables that also find them by name.

use super::super::register_names::{FAMILIES, Kind, NAMED};

/// The number of kinds with names.
const KINDS: usize = Kind::Unnamed as usize;

/// A name: its bytes, padded with zeros, and its length.
type Name = ([u8; 6], u8);

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
    let mut names = [[([0; 6], 0); 32]; KINDS];
    let mut i = 0;
    while i < FAMILIES.len() {
        let (before, after, kind, first, last) = FAMILIES[i];
        let mut number = first;
        while (kind as usize) < KINDS && number <= last {
            let name = &mut names[kind as usize][number as usize];
            // The first family of a kind has the names that are printed.
            if name.1 == 0 {
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
const PAIRS: [&str; 4] = ["K0_K1", "K2_K3", "K4_K5", "K6_K7"];

/// The name of a register, without `%`; that of `st(1)` is `st`.
pub(super) fn name(kind: Kind, number: u8) -> &'static str {
    std::str::from_utf8(ascii(kind, number)).unwrap_or_default()
}

/// The bytes of [`name`].
#[inline(always)]
pub(super) fn ascii(kind: Kind, number: u8) -> &'static [u8] {
    if kind == Kind::Unnamed {
        return PAIRS[usize::from(number & 3)].as_bytes();
    }
    let names = NAMES.get(kind as usize);
    let name = names.and_then(|names| names.get(usize::from(if kind == Kind::Stack { 0 } else { number })));
    name.and_then(|name| name.0.get(..usize::from(name.1))).unwrap_or_default()
}
