//! The types of a module, as far as they are needed for the sizes of values. Source: LLVM Bitcode File Format,
//! "TYPE_BLOCK Contents".

use crate::bitcode::names::types as code;
use crate::bitcode::stream::{Error, Reader};
use crate::build::module::{FloatKind, Type};
use std::collections::HashMap;
use std::sync::Arc;

#[derive(Clone, Copy, Debug)]
enum Row {
    Other,
    Int(u32),
    Float(FloatKind),
    Pointer(u32),
    Array(u64, u32),
    Vector(u64, u32),
    /// A range of the pool of fields.
    Struct {
        packed: bool,
        first: u32,
        end: u32,
    },
    /// A range of the pool of parameters.
    Function {
        variadic: bool,
        first: u32,
        end: u32,
    },
}

#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Types {
    rows: Vec<Row>,
    fields: Vec<u32>,
}

/// Maximum number of parts of a common symbol's type.
const MAX_PARTS: usize = 10_000;

const MAX_DEPTH: u32 = 200;

impl Types {
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Types, Error> {
        let mut types = Types::default();
        reader.records(|record| {
            let mut operands = record.operands();
            let mut next = || operands.next().unwrap_or(0);
            let row = match record.code {
                code::NUMENTRY | code::STRUCT_NAME => return,
                code::HALF => Row::Float(FloatKind::Half),
                code::BFLOAT => Row::Float(FloatKind::BFloat),
                code::FLOAT => Row::Float(FloatKind::Float),
                code::DOUBLE => Row::Float(FloatKind::Double),
                code::FP80 => Row::Float(FloatKind::Fp80),
                code::FP128 => Row::Float(FloatKind::Fp128),
                code::PPC_FP128 => Row::Float(FloatKind::DoubleDouble),
                code::INTEGER => Row::Int(next() as u32),
                code::OPAQUE_POINTER => Row::Pointer(next() as u32),
                code::ARRAY => Row::Array(next(), next() as u32),
                // A third operand marks a scalable vector, whose size is unknown.
                code::VECTOR if record.len == 2 => Row::Vector(next(), next() as u32),
                code::STRUCT_ANON | code::STRUCT_NAMED | code::FUNCTION => {
                    let flag = next() != 0;
                    let is_function = record.code == code::FUNCTION;
                    let first = types.fields.len() as u32;
                    types.fields.extend(operands.skip(usize::from(is_function)).map(|field| field as u32));
                    let end = types.fields.len() as u32;
                    match is_function {
                        true => Row::Function { variadic: flag, first, end },
                        false => Row::Struct { packed: flag, first, end },
                    }
                }
                _ => Row::Other,
            };
            types.rows.push(row);
        })?;
        Ok(types)
    }

    /// Converts a type that is sized and not too large for a common symbol.
    pub(in crate::bitcode) fn sized(&self, id: u32) -> Option<Type> {
        self.shared(id, &mut Made::new(MAX_PARTS)).filter(|made| made.1 <= MAX_PARTS as u64).map(|made| made.0)
    }

    /// Converts a sized type; returns it with its number of parts.
    pub(in crate::bitcode) fn shared(&self, id: u32, made: &mut Made) -> Option<(Type, u64)> {
        self.part(id, made, MAX_DEPTH).map(|part| (part.ty, part.parts))
    }

    /// The type of an array's or vector's elements, or of a struct's field.
    pub(in crate::bitcode) fn element(&self, id: u32, field: u32) -> Option<u32> {
        match *self.rows.get(id as usize)? {
            Row::Array(_, element) | Row::Vector(_, element) => Some(element),
            Row::Struct { first, end, .. } => {
                self.fields.get(first as usize..end as usize)?.get(field as usize).copied()
            }
            _ => None,
        }
    }

    pub(in crate::bitcode) fn is_function(&self, id: u32) -> bool {
        matches!(self.rows.get(id as usize), Some(Row::Function { .. }))
    }

    /// The parameter types of a function; `None` if it is variadic.
    pub(in crate::bitcode) fn parameters(&self, id: u32) -> Option<Vec<Type>> {
        let Row::Function { variadic, first, end } = *self.rows.get(id as usize)? else { return None };
        if variadic && end > first {
            return None;
        }
        let made = &mut Made::new(MAX_PARTS);
        let fields = self.fields.get(first as usize..end as usize)?;
        fields.iter().map(|field| self.part(*field, made, MAX_DEPTH).map(|part| part.ty)).collect()
    }

    /// Returns a converted type, converting it if necessary.
    fn part(&self, id: u32, made: &mut Made, depth: u32) -> Option<Part> {
        if let Some(known) = made.known.get(&id) {
            return known.clone().filter(|part| part.depth <= depth);
        }
        made.left = made.left.checked_sub(1)?;
        let part = self.make(id, made, depth.checked_sub(1)?);
        made.known.insert(id, part.clone());
        part
    }

    fn make(&self, id: u32, made: &mut Made, depth: u32) -> Option<Part> {
        let single = |ty| Some(Part { ty, parts: 1, depth: 1 });
        // A type only refers to earlier types; otherwise the recursion might not end.
        let of = |element: u32, made: &mut Made| if element < id { self.part(element, made, depth) } else { None };
        let around = |ty, part: &Part| Some(Part { ty, parts: part.parts.saturating_add(1), depth: part.depth + 1 });
        match *self.rows.get(id as usize)? {
            Row::Other | Row::Function { .. } => None,
            Row::Int(bits) => single(Type::Int(bits)),
            Row::Float(kind) => single(Type::Float(kind)),
            Row::Pointer(space) => single(Type::Pointer(space)),
            Row::Array(count, element) => {
                let part = of(element, made)?;
                around(Type::Array(Arc::new(part.ty.clone()), count), &part)
            }
            Row::Vector(count, element) => {
                let part = of(element, made)?;
                around(Type::Vector(Arc::new(part.ty.clone()), count), &part)
            }
            Row::Struct { packed, first, end } => {
                let fields = self.fields.get(first as usize..end as usize)?;
                made.left = made.left.checked_sub(fields.len())?;
                let parts = fields.iter().map(|field| of(*field, made)).collect::<Option<Vec<Part>>>()?;
                let count = parts.iter().fold(1u64, |count, part| count.saturating_add(part.parts));
                let depth = parts.iter().map(|part| part.depth).max().unwrap_or(0) + 1;
                let fields = parts.into_iter().map(|part| part.ty).collect();
                Some(Part { ty: Type::Struct { fields, packed }, parts: count, depth })
            }
        }
    }
}

/// A type with its total number of parts and its nesting depth.
#[derive(Clone, Debug)]
struct Part {
    ty: Type,
    parts: u64,
    depth: u32,
}

/// Converted types, which share their parts.
#[derive(Clone, Debug)]
pub(in crate::bitcode) struct Made {
    known: HashMap<u32, Option<Part>>,
    /// Remaining budget of types and fields.
    left: usize,
}

impl Made {
    /// An empty cache with a budget of `most` types and fields.
    pub(in crate::bitcode) fn new(most: usize) -> Made {
        Made { known: HashMap::new(), left: most }
    }
}
