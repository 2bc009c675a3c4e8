//! Types of any depth: comparing, printing and dropping them is not recursive, as for constants.
//! This module must not know formats or machines.

use super::types::{FloatKind, Type};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::slice;
use std::sync::Arc;

/// A type without its parts, of which only the number is compared.
#[derive(Debug, PartialEq, Eq, Hash)]
enum Whole {
    Int(u32),
    Float(FloatKind),
    Pointer(u32),
    Array(u64),
    Vector(u64),
    Struct { packed: bool, fields: usize },
    Function,
}

impl Type {
    fn whole(&self) -> Whole {
        match self {
            Type::Int(bits) => Whole::Int(*bits),
            Type::Float(kind) => Whole::Float(*kind),
            Type::Pointer(space) => Whole::Pointer(*space),
            Type::Array(_, count) => Whole::Array(*count),
            Type::Vector(_, count) => Whole::Vector(*count),
            Type::Struct { fields, packed } => Whole::Struct { packed: *packed, fields: fields.len() },
            Type::Function => Whole::Function,
        }
    }

    /// The types that it consists of: the element type or the types of the fields.
    #[must_use]
    pub fn parts(&self) -> &[Type] {
        match self {
            Type::Array(element, _) | Type::Vector(element, _) => slice::from_ref(element),
            Type::Struct { fields, .. } => fields,
            _ => &[],
        }
    }

    /// Visits a type and all types in it, each before its parts and with its depth, until `see` returns false.
    fn walk<'t>(&'t self, mut see: impl FnMut(&'t Type, usize) -> bool) {
        let mut open = vec![slice::from_ref(self).iter()];
        while let Some(rest) = open.last_mut() {
            match rest.next() {
                Some(part) => {
                    if !see(part, open.len() - 1) {
                        return;
                    }
                    if !part.parts().is_empty() {
                        open.push(part.parts().iter());
                    }
                }
                None => _ = open.pop(),
            }
        }
    }

    /// Moves its parts that have parts themselves to `to`, unless they are shared with other types.
    fn take_nested_parts(&mut self, to: &mut Vec<Type>) {
        let parts: &mut [Type] = match self {
            Type::Array(element, _) | Type::Vector(element, _) => match Arc::get_mut(element) {
                Some(element) => slice::from_mut(element),
                None => return,
            },
            Type::Struct { fields, .. } => Arc::get_mut(fields).unwrap_or_default(),
            _ => return,
        };
        for part in parts.iter_mut().filter(|part| !part.parts().is_empty()) {
            to.push(std::mem::replace(part, Type::Function));
        }
    }

    /// Writes the text before its parts or, with `is_end`, after them.
    fn write_around(&self, f: &mut fmt::Formatter<'_>, is_end: bool) -> fmt::Result {
        match (self, is_end) {
            (Type::Int(bits), false) => write!(f, "i{bits}"),
            (Type::Float(kind), false) => f.write_str(kind.name()),
            (Type::Pointer(0), false) => f.write_str("ptr"),
            (Type::Pointer(space), false) => write!(f, "ptr addrspace({space})"),
            (Type::Array(_, count), false) => write!(f, "[{count} x "),
            (Type::Array(..), true) => f.write_str("]"),
            (Type::Vector(_, count), false) => write!(f, "<{count} x "),
            (Type::Vector(..), true) => f.write_str(">"),
            (Type::Struct { packed, .. }, false) => f.write_str(if *packed { "<{ " } else { "{ " }),
            (Type::Struct { packed, .. }, true) => f.write_str(if *packed { " }>" } else { " }" }),
            (Type::Function, false) => f.write_str("void ()"),
            (_, true) => Ok(()),
        }
    }
}

impl Drop for Type {
    fn drop(&mut self) {
        if self.parts().is_empty() {
            return;
        }
        let mut nested = Vec::new();
        self.take_nested_parts(&mut nested);
        while let Some(mut part) = nested.pop() {
            part.take_nested_parts(&mut nested);
        }
    }
}

impl PartialEq for Type {
    fn eq(&self, other: &Self) -> bool {
        let mut open = vec![(self, other)];
        while let Some((a, b)) = open.pop() {
            // Shared parts are equal.
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
}

impl Eq for Type {}

impl Hash for Type {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.walk(|part, _| {
            part.whole().hash(state);
            true
        });
    }
}

/// Each type, followed by its parts in brackets.
impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut result, mut last) = (Ok(()), None);
        self.walk(|part, depth| {
            let between = match last {
                None => String::new(),
                Some(before) if before < depth => " [".to_owned(),
                Some(before) => "]".repeat(before - depth) + ", ",
            };
            last = Some(depth);
            result = write!(f, "{between}{:?}", part.whole());
            result.is_ok()
        });
        result?;
        f.write_str(&"]".repeat(last.unwrap_or(0)))
    }
}

impl fmt::Display for Type {
    /// Writes the type in the syntax of the LLVM Language Reference.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_around(f, false)?;
        let mut open = vec![(self, 0)];
        while let Some((ty, next)) = open.last_mut() {
            match ty.parts().get(*next) {
                Some(part) => {
                    if *next > 0 {
                        f.write_str(", ")?;
                    }
                    *next += 1;
                    part.write_around(f, false)?;
                    open.push((part, 0));
                }
                None => {
                    ty.write_around(f, true)?;
                    open.pop();
                }
            }
        }
        Ok(())
    }
}
