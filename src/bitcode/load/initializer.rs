//! Converts rows of the constant table to constants of a [`Module`](crate::module::Module).

use crate::bitcode::summary::constants::{Constants, Row};
use crate::bitcode::summary::types::{Made, Types};
use crate::build::module::{Constant, DataLayout, FloatKind, Type, Value};

const MAX_DEPTH: usize = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    Because(&'static str),
    /// The result would be too large for the size of the file.
    TooLarge,
}

/// The error for constants that cannot occur in data.
pub(super) const UNSUPPORTED: Wrong = Wrong::Because("unsupported expression in static initializer");
const MISTYPED: Wrong = Wrong::Because("its initializer is not of its type");

pub(super) struct Maker<'m> {
    pub(super) constants: &'m Constants,
    pub(super) types: &'m Types,
    pub(super) layout: &'m DataLayout,
    /// The values of the module, indexed by value number.
    pub(super) values: &'m [Value],
    pub(super) made: Made,
    /// Remaining budget of visited type parts, which bounds the time.
    pub(super) parts: u64,
    /// Remaining budget of constants.
    pub(super) left: usize,
}

impl Maker<'_> {
    pub(super) fn ty(&mut self, id: u32) -> Result<Type, Wrong> {
        let (ty, parts) = self.types.shared(id, &mut self.made).ok_or(Wrong::Because("its type has no size"))?;
        self.parts = self.parts.checked_sub(parts).ok_or(Wrong::TooLarge)?;
        Ok(ty)
    }

    pub(super) fn constant(&mut self, number: u32) -> Result<Constant, Wrong> {
        self.part(number, MAX_DEPTH)
    }

    fn part(&mut self, number: u32, depth: usize) -> Result<Constant, Wrong> {
        let depth = depth.checked_sub(1).ok_or(Wrong::Because("its initializer is nested too deeply"))?;
        self.left = self.left.checked_sub(1).ok_or(Wrong::TooLarge)?;
        if let Some(value) = self.values.get(number as usize) {
            return Ok(Constant::address(*value));
        }
        let (ty, row) = self.constants.get(number).ok_or(Wrong::Because("a constant is missing"))?;
        match row {
            Row::Null => Ok(Constant::Zero(self.ty(ty)?)),
            Row::Undef => Ok(Constant::Undef(self.ty(ty)?)),
            Row::Aggregate(start, end) => self.aggregate(ty, start, end, depth),
            Row::Data(place, count) => self.data(ty, place, count),
            Row::Text(start, end, zero) => self.text(ty, start, end, zero),
            Row::Int(value) => match self.ty(ty)? {
                Type::Int(bits) => Ok(Constant::int(bits, value.into())),
                _ => Err(MISTYPED),
            },
            Row::Float(bits) => match self.ty(ty)? {
                Type::Float(kind) => Ok(Constant::Float { kind, bits: bits.into() }),
                _ => Err(MISTYPED),
            },
            Row::Words(start, end) => self.words(ty, start, end),
            _ => self.expression(number, ty),
        }
    }

    fn words(&mut self, ty: u32, start: u32, end: u32) -> Result<Constant, Wrong> {
        let words = self.constants.words(start, end);
        let word = |at: usize| u128::from(words.get(at).copied().unwrap_or(0));
        match self.ty(ty)? {
            Type::Int(bits) => Ok(Constant::Int { bits, words: words.to_vec() }),
            // The first word has the sign, the exponent and the high bits.
            Type::Float(kind @ FloatKind::Fp80) => Ok(Constant::Float { kind, bits: word(0) << 16 | word(1) & 0xffff }),
            Type::Float(kind) => Ok(Constant::Float { kind, bits: word(0) | word(1) << 64 }),
            _ => Err(MISTYPED),
        }
    }

    fn text(&mut self, ty: u32, start: u32, end: u32, zero: bool) -> Result<Constant, Wrong> {
        let mut bytes = self.constants.text(start, end).to_vec();
        bytes.extend(zero.then_some(0));
        match &self.ty(ty)? {
            Type::Array(element, _) if **element == Type::Int(8) => Ok(Constant::String(bytes)),
            Type::Vector(element, _) if **element == Type::Int(8) => {
                Ok(Constant::Data { element: Type::Int(8), vector: true, bytes })
            }
            _ => Err(MISTYPED),
        }
    }

    fn data(&mut self, ty: u32, place: u32, count: u32) -> Result<Constant, Wrong> {
        let (element, vector, length) = match &self.ty(ty)? {
            Type::Array(element, length) => (element.clone(), false, *length),
            Type::Vector(element, length) => (element.clone(), true, *length),
            _ => return Err(MISTYPED),
        };
        let width = self.layout.store_size(&element).filter(|width| *width <= 8 && length == u64::from(count));
        let bytes = self.constants.data(place, width.ok_or(MISTYPED)? as usize);
        Ok(Constant::Data { element: (*element).clone(), vector, bytes })
    }

    fn aggregate(&mut self, ty: u32, start: u32, end: u32, depth: usize) -> Result<Constant, Wrong> {
        let (constants, count) = (self.constants, (end - start) as usize);
        if count > self.left {
            return Err(Wrong::TooLarge);
        }
        let mut values = Vec::with_capacity(count);
        for element in constants.elements(start, end) {
            values.push(self.part(*element, depth)?);
        }
        match &self.ty(ty)? {
            Type::Array(element, _) => Ok(Constant::Array { element: (**element).clone(), values }),
            Type::Vector(element, _) => Ok(Constant::Vector { element: (**element).clone(), values }),
            Type::Struct { packed, .. } => Ok(Constant::Struct { fields: values, packed: *packed }),
            _ => Err(MISTYPED),
        }
    }
}
