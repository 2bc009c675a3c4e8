//! Registers as values of symbols: maps each register to a number and back.
//!
//! The number is the slot of the register's name in the name table; the number of `%st(N)` is in the bits above.

use super::registers::{Kind, SLOTS, TABLE, place, register};
use crate::parse::ast::{RegisterId, RegisterSet};

/// The registers that symbols may be bound to.
pub(super) static REGISTER_SET: RegisterSet = RegisterSet { find, name, only_64, near: super::registers::near };

/// The number of bits of a slot.
const PLACE_BITS: u32 = SLOTS.trailing_zeros();

/// The names in the table, padded with zeros.
static NAMES: [[u8; 8]; SLOTS] = {
    let mut names = [[0; 8]; SLOTS];
    let mut at = 0;
    while at < SLOTS {
        names[at] = TABLE[at].key.to_le_bytes();
        at += 1;
    }
    names
};

fn find(name: &[u8], index: Option<u8>) -> Option<RegisterId> {
    let found = register(name, index)?;
    let mut at = place(name)?;
    if found.kind == Kind::Debug {
        // `%db0` is an alias of `%dr0`: use the number of the first name.
        at = TABLE.iter().position(|named| named.register == found).unwrap_or(at);
    }
    Some(RegisterId((at as u16) | u16::from(index.unwrap_or(0)) << PLACE_BITS))
}

fn name(id: RegisterId) -> (&'static [u8], Option<u8>) {
    let (at, index) = (usize::from(id.0) & (SLOTS - 1), (id.0 >> PLACE_BITS) as u8);
    let name = &NAMES[at];
    let len = name.iter().position(|&byte| byte == 0).unwrap_or(name.len());
    (&name[..len], (index != 0).then_some(index))
}

fn only_64(id: RegisterId) -> bool {
    let (name, index) = name(id);
    register(name, index).is_some_and(super::registers::Register::needs_64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::x86::registers::EMPTY;

    #[test]
    fn every_register_has_its_name_and_number() {
        for named in TABLE.iter().filter(|named| named.key != EMPTY) {
            let bytes = named.key.to_le_bytes();
            let text = bytes.split(|&b| b == 0).next().unwrap_or_default();
            let id = find(text, None).unwrap();
            assert_eq!(register(name(id).0, name(id).1), Some(named.register), "{text:?}");
        }
        assert_eq!(name(find(b"ST", Some(3)).unwrap()), (&b"st"[..], Some(3)));
        assert_eq!(find(b"st", Some(0)), find(b"st", None));
        assert_eq!(find(b"db7", None), find(b"dr7", None));
        assert_ne!(find(b"flags", None), find(b"mxcsr", None));
        assert_eq!(find(b"r7", None), None);
    }
}
