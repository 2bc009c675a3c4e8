//! Types and constants of any depth: comparing, copying, printing and dropping them is not recursive, so that the stack
//! size is no limit. This module must not know formats or machines.

use super::constant::{Address, Constant};
use super::types::{FloatKind, PTR, Type};
use std::fmt;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::slice;

/// The maximum nesting depth of a constant that can be emitted.
pub(super) const MAX_DEPTH: usize = 256;

/// A value that consists of others of its type.
pub(super) trait Nested: Sized {
    /// A value without its parts, of which only the number is compared.
    type Whole<'w>: Debug + PartialEq + Hash
    where
        Self: 'w;

    /// Replaces parts that are taken.
    const NONE: Self;

    fn whole(&self) -> Self::Whole<'_>;

    fn parts(&self) -> &[Self];

    /// The parts, unless they are shared with other values.
    fn parts_mut(&mut self) -> &mut [Self];

    /// The value and all values in it, each before its parts and with its depth.
    fn all(&self) -> impl Iterator<Item = (&Self, usize)> {
        let (mut root, mut open) = (Some(self), Vec::new());
        std::iter::from_fn(move || {
            loop {
                let (next, depth) = match root.take() {
                    Some(root) => (Some(root), 0),
                    None => (open.last_mut().map(slice::Iter::next)?, open.len()),
                };
                let Some(value) = next else {
                    open.pop();
                    continue;
                };
                if !value.parts().is_empty() {
                    open.push(value.parts().iter());
                }
                return Some((value, depth));
            }
        })
    }

    /// Drops the parts that have parts themselves.
    fn drop_parts(&mut self) {
        if self.parts().is_empty() {
            return;
        }
        let mut nested = Vec::new();
        let take = |value: &mut Self, nested: &mut Vec<Self>| {
            let parts = value.parts_mut().iter_mut().filter(|part| !part.parts().is_empty());
            nested.extend(parts.map(|part| std::mem::replace(part, Self::NONE)));
        };
        take(self, &mut nested);
        while let Some(mut part) = nested.pop() {
            take(&mut part, &mut nested);
        }
    }

    fn equals(&self, other: &Self) -> bool {
        let mut open = vec![(self, other)];
        while let Some((a, b)) = open.pop() {
            if std::ptr::eq(a, b) {
                continue;
            }
            if a.whole() != b.whole() {
                return false;
            }
            open.extend(a.parts().iter().zip(b.parts()));
        }
        true
    }

    fn hash_parts<H: Hasher>(&self, state: &mut H) {
        self.all().for_each(|(value, _)| value.whole().hash(state));
    }

    /// Writes each value, followed by its parts in brackets.
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for (value, depth) in self.all() {
            let between = match last {
                None => String::new(),
                Some(before) if before < depth => " [".to_owned(),
                Some(before) => "]".repeat(before - depth) + ", ",
            };
            last = Some(depth);
            write!(f, "{between}{:?}", value.whole())?;
        }
        f.write_str(&"]".repeat(last.unwrap_or(0)))
    }
}

/// A constant without its parts.
#[derive(Debug, PartialEq, Hash)]
pub(super) enum Whole<'c> {
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

impl Nested for Constant {
    type Whole<'w> = Whole<'w>;

    const NONE: Constant = Constant::Zero(PTR);

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

    fn parts(&self) -> &[Constant] {
        self.parts()
    }

    fn parts_mut(&mut self) -> &mut [Constant] {
        match self {
            Constant::Array { values, .. } | Constant::Vector { values, .. } => values,
            Constant::Struct { fields, .. } => fields,
            Constant::Cast(_, inner) => slice::from_mut(inner),
            _ => &mut [],
        }
    }
}

impl Constant {
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
}

impl Clone for Constant {
    fn clone(&self) -> Self {
        // Each constant with the copies of its parts so far.
        let mut open = vec![(self, Vec::with_capacity(self.parts().len()))];
        loop {
            let Some((constant, copies)) = open.last_mut() else { return Constant::Zero(PTR) };
            if let Some(part) = constant.parts().get(copies.len()) {
                open.push((part, Vec::with_capacity(part.parts().len())));
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

/// Implements traits whose derived implementations would be recursive.
macro_rules! without_recursion {
    ($($ty:ty),*) => {$(
        impl Drop for $ty {
            fn drop(&mut self) {
                self.drop_parts();
            }
        }

        impl PartialEq for $ty {
            fn eq(&self, other: &Self) -> bool {
                self.equals(other)
            }
        }

        impl Eq for $ty {}

        impl Hash for $ty {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.hash_parts(state);
            }
        }

        impl Debug for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.debug(f)
            }
        }
    )*};
}

without_recursion!(Constant, Type);
