//! Constants of any depth: comparing, copying, printing and dropping them is not recursive, so that the stack size is
//! no limit. This module must not know formats or machines.

use super::constant::{Address, Constant};
use super::types::{FloatKind, PTR, Type};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::slice;

/// The maximum nesting depth of a constant that can be emitted.
pub(super) const MAX_DEPTH: usize = 256;

/// A constant without its parts, of which only the number is compared.
#[derive(Debug, PartialEq, Eq, Hash)]
enum Whole<'c> {
    Int(u32, &'c [u64]),
    Float(FloatKind, u128),
    Zero(&'c Type),
    Undef(&'c Type),
    String(&'c [u8]),
    Data { element: &'c Type, vector: bool, bytes: &'c [u8] },
    Array(&'c Type, usize),
    Vector(&'c Type, usize),
    Struct { packed: bool, fields: usize },
    Address(Address),
    AddressInt(u32, Address),
    Difference { bits: u32, to: Address, from: Address },
    Cast(&'c Type),
}

impl Constant {
    fn whole(&self) -> Whole<'_> {
        match self {
            Constant::Int { bits, words } => Whole::Int(*bits, words),
            Constant::Float { kind, bits } => Whole::Float(*kind, *bits),
            Constant::Zero(ty) => Whole::Zero(ty),
            Constant::Undef(ty) => Whole::Undef(ty),
            Constant::String(bytes) => Whole::String(bytes),
            Constant::Data { element, vector, bytes } => Whole::Data { element, vector: *vector, bytes },
            Constant::Array { element, values } => Whole::Array(element, values.len()),
            Constant::Vector { element, values } => Whole::Vector(element, values.len()),
            Constant::Struct { fields, packed } => Whole::Struct { packed: *packed, fields: fields.len() },
            Constant::Address(address) => Whole::Address(*address),
            Constant::AddressInt { bits, address } => Whole::AddressInt(*bits, *address),
            Constant::Difference { bits, to, from } => Whole::Difference { bits: *bits, to: *to, from: *from },
            Constant::Cast(ty, _) => Whole::Cast(ty),
        }
    }

    fn with_parts(&self, parts: Vec<Constant>) -> Constant {
        match self {
            Constant::Int { bits, words } => Constant::Int { bits: *bits, words: words.clone() },
            Constant::Float { kind, bits } => Constant::Float { kind: *kind, bits: *bits },
            Constant::Zero(ty) => Constant::Zero(ty.clone()),
            Constant::Undef(ty) => Constant::Undef(ty.clone()),
            Constant::String(bytes) => Constant::String(bytes.clone()),
            Constant::Data { element, vector, bytes } => {
                Constant::Data { element: element.clone(), vector: *vector, bytes: bytes.clone() }
            }
            Constant::Array { element, .. } => Constant::Array { element: element.clone(), values: parts },
            Constant::Vector { element, .. } => Constant::Vector { element: element.clone(), values: parts },
            Constant::Struct { packed, .. } => Constant::Struct { fields: parts, packed: *packed },
            Constant::Address(address) => Constant::Address(*address),
            Constant::AddressInt { bits, address } => Constant::AddressInt { bits: *bits, address: *address },
            Constant::Difference { bits, to, from } => Constant::Difference { bits: *bits, to: *to, from: *from },
            Constant::Cast(ty, _) => {
                Constant::Cast(ty.clone(), Box::new(parts.into_iter().next().unwrap_or(Constant::Zero(PTR))))
            }
        }
    }

    /// Visits a constant and all constants in it, each before its parts and with its depth, until `see` returns false.
    /// Returns false if it stopped.
    pub(super) fn walk<'c>(&'c self, mut see: impl FnMut(&'c Constant, usize) -> bool) -> bool {
        if self.parts().is_empty() {
            return see(self, 0);
        }
        let mut open = vec![slice::from_ref(self).iter()];
        while let Some(rest) = open.last_mut() {
            match rest.next() {
                Some(constant) => {
                    if !see(constant, open.len() - 1) {
                        return false;
                    }
                    if !constant.parts().is_empty() {
                        open.push(constant.parts().iter());
                    }
                }
                None => _ = open.pop(),
            }
        }
        true
    }

    /// Returns whether its nesting depth does not exceed the limit for emission.
    pub(super) fn is_shallow(&self) -> bool {
        self.walk(|_, depth| depth < MAX_DEPTH)
    }

    /// Moves its parts that have parts themselves to `to`.
    fn take_nested_parts(&mut self, to: &mut Vec<Constant>) {
        let parts: &mut [Constant] = match self {
            Constant::Array { values, .. } | Constant::Vector { values, .. } => values,
            Constant::Struct { fields, .. } => fields,
            Constant::Cast(_, inner) => slice::from_mut(inner),
            _ => return,
        };
        for part in parts.iter_mut().filter(|part| !part.parts().is_empty()) {
            to.push(std::mem::replace(part, Constant::Zero(PTR)));
        }
    }
}

impl Drop for Constant {
    fn drop(&mut self) {
        let mut nested = Vec::new();
        self.take_nested_parts(&mut nested);
        while let Some(mut part) = nested.pop() {
            part.take_nested_parts(&mut nested);
        }
    }
}

impl Clone for Constant {
    fn clone(&self) -> Self {
        // Each constant with the copies of its parts so far.
        let mut open = vec![(self, Vec::with_capacity(self.parts().len()))];
        loop {
            let Some((constant, copies)) = open.last_mut() else { return Constant::Zero(PTR) };
            if let Some(part) = constant.parts().get(copies.len()) {
                if part.parts().is_empty() {
                    copies.push(part.with_parts(Vec::new()));
                } else {
                    open.push((part, Vec::with_capacity(part.parts().len())));
                }
                continue;
            }
            let copy = constant.with_parts(std::mem::take(copies));
            open.pop();
            match open.last_mut() {
                Some((_, copies)) => copies.push(copy),
                None => return copy,
            }
        }
    }
}

impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        let mut open = vec![(self, other)];
        while let Some((a, b)) = open.pop() {
            if a.whole() != b.whole() {
                return false;
            }
            open.extend(a.parts().iter().zip(b.parts()));
        }
        true
    }
}

impl Eq for Constant {}

impl Hash for Constant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.walk(|constant, _| {
            constant.whole().hash(state);
            true
        });
    }
}

/// Each constant, followed by its parts in brackets.
impl fmt::Debug for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut result, mut last) = (Ok(()), None);
        self.walk(|constant, depth| {
            let between = match last {
                None => String::new(),
                Some(before) if before < depth => " [".to_owned(),
                Some(before) => "]".repeat(before - depth) + ", ",
            };
            last = Some(depth);
            result = write!(f, "{between}{:?}", constant.whole());
            result.is_ok()
        });
        result?;
        f.write_str(&"]".repeat(last.unwrap_or(0)))
    }
}
