//! The parts of types, and types as text.
//! This module must not know formats or machines.

use super::nested::Nested;
use super::types::{FloatKind, Type};
use std::fmt;
use std::slice;
use std::sync::Arc;

/// A type without its parts, of which only the number is compared.
#[derive(Debug, PartialEq, Hash)]
pub(super) enum Whole {
    Int(u32),
    Float(FloatKind),
    Pointer(u32),
    Array(u64),
    Vector(u64),
    Struct { packed: bool, fields: usize },
    Function,
}

impl Nested for Type {
    type Whole<'w> = Whole;

    const NONE: Type = Type::Function;

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

    fn parts(&self) -> &[Type] {
        self.parts()
    }

    fn parts_mut(&mut self) -> &mut [Type] {
        match self {
            Type::Array(element, _) | Type::Vector(element, _) => {
                Arc::get_mut(element).map(slice::from_mut).unwrap_or_default()
            }
            Type::Struct { fields, .. } => Arc::get_mut(fields).unwrap_or_default(),
            _ => &mut [],
        }
    }
}

impl Type {
    /// The types that it consists of: the element type or the types of the fields.
    #[must_use]
    pub fn parts(&self) -> &[Type] {
        match self {
            Type::Array(element, _) | Type::Vector(element, _) => slice::from_ref(element),
            Type::Struct { fields, .. } => fields,
            _ => &[],
        }
    }

    /// Writes the text before its parts or, with `is_end`, after them.
    fn write_around(&self, f: &mut fmt::Formatter<'_>, is_end: bool) -> fmt::Result {
        match (self, is_end) {
            (Type::Int(bits), false) => write!(f, "i{bits}"),
            (Type::Float(kind), false) => f.write_str(kind.bits_and_name().1),
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
