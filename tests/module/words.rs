//! Names and numbers in the syntax of LLVM IR.

use llas::module::{Constant, Type};
use std::fmt::Write;

/// A name in quotes, with escapes.
pub fn quoted(name: &[u8]) -> String {
    let mut text = String::from("\"");
    for &byte in name {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => text.push(byte as char),
            _ => write!(text, "\\{byte:02X}").unwrap(),
        }
    }
    text.push('"');
    text
}

/// An integer in decimal, from its 64-bit words.
pub fn decimal(bits: u32, words: &[u64]) -> String {
    let mut digits: Vec<u8> = vec![0];
    for bit in (0..bits).rev() {
        let set = words.get((bit / 64) as usize).is_some_and(|word| word >> (bit % 64) & 1 != 0);
        let mut carry = u8::from(set);
        for digit in &mut digits {
            let value = *digit * 2 + carry;
            (*digit, carry) = (value % 10, value / 10);
        }
        if carry != 0 {
            digits.push(carry);
        }
    }
    digits.iter().rev().map(|digit| (b'0' + digit) as char).collect()
}

/// The number of elements of an array or a vector.
pub fn count(ty: &Type) -> usize {
    match ty {
        Type::Array(_, count) | Type::Vector(_, count) => *count as usize,
        _ => 0,
    }
}

/// A number from its bytes, in little-endian order.
pub fn number_of(element: &Type, bytes: &[u8]) -> Constant {
    let bits = bytes.iter().rev().fold(0u64, |bits, byte| bits << 8 | u64::from(*byte));
    match element {
        Type::Float(kind) => Constant::Float { kind: *kind, bits: bits.into() },
        _ => Constant::Int { bits: bytes.len() as u32 * 8, words: vec![bits] },
    }
}
