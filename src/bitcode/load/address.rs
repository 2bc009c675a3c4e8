//! Constant expressions. An object can only represent an address, a difference of two addresses, and a number. Source:
//! `AsmPrinter::lowerConstant`; LLVM Language Reference, "Constant Expressions".

use super::initializer::{Maker, UNSUPPORTED, Wrong};
use crate::bitcode::summary::constants::Row;
use crate::build::module::{Address, Aliasee, Constant, Reference, Type, Value};

const MAX_DEPTH: usize = 100;

/// An address minus an address plus a number.
#[derive(Clone, Copy, Debug, Default)]
struct Linear {
    to: Option<(Value, Reference)>,
    from: Option<Value>,
    offset: i64,
}

impl Linear {
    fn plus(self, other: Linear) -> Result<Linear, Wrong> {
        fn one<T>(a: Option<T>, b: Option<T>) -> Result<Option<T>, Wrong> {
            if a.is_some() && b.is_some() { Err(UNSUPPORTED) } else { Ok(a.or(b)) }
        }
        let (to, from) = (one(self.to, other.to)?, one(self.from, other.from)?);
        Ok(Linear { to, from, offset: self.offset.wrapping_add(other.offset) })
    }

    fn negative(self) -> Result<Linear, Wrong> {
        let plain = |from| (from, Reference::Plain);
        match self.to {
            Some((_, Reference::DsoLocalEquivalent)) => Err(UNSUPPORTED),
            to => Ok(Linear { to: self.from.map(plain), from: to.map(|to| to.0), offset: self.offset.wrapping_neg() }),
        }
    }
}

impl Maker<'_> {
    pub(super) fn expression(&mut self, number: u32, ty: u32) -> Result<Constant, Wrong> {
        let ty = self.ty(ty)?;
        let bits = match ty {
            Type::Int(bits) => bits,
            Type::Pointer(_) => self.layout.bits(&ty).unwrap_or(0) as u32,
            _ => return Err(UNSUPPORTED),
        };
        let Linear { to, from, offset } = self.linear(number, MAX_DEPTH)?;
        let constant = match (to, from) {
            (None, None) => Constant::int(bits, offset.into()),
            (Some((value, reference)), None) => {
                let address = Address { value, offset, reference };
                match ty {
                    Type::Pointer(0) => return Ok(Constant::Address(address)),
                    _ => Constant::AddressInt { bits, address },
                }
            }
            (Some((value, reference)), Some(from)) => {
                Constant::Difference { bits, to: Address { value, offset, reference }, from: Address::of(from) }
            }
            (None, Some(_)) => return Err(UNSUPPORTED),
        };
        Ok(match ty {
            Type::Pointer(_) => Constant::Cast(ty, Box::new(constant)),
            _ => constant,
        })
    }

    /// Converts the operand of an alias or an ifunc.
    pub(super) fn aliasee(&mut self, number: u32) -> Result<Aliasee, Wrong> {
        match self.linear(number, MAX_DEPTH)? {
            Linear { to: None, from: None, offset } => Ok(Aliasee::Absolute(offset as u64)),
            Linear { to: Some((value, reference)), from: None, offset } => {
                Ok(Aliasee::Address(Address { value, offset, reference }))
            }
            _ => Err(Wrong::Because("its value is the difference of two addresses")),
        }
    }

    fn linear(&mut self, number: u32, depth: usize) -> Result<Linear, Wrong> {
        let depth = depth.checked_sub(1).ok_or(UNSUPPORTED)?;
        self.left = self.left.checked_sub(1).ok_or(Wrong::TooLarge)?;
        let of = |value, reference| Linear { to: Some((value, reference)), ..Linear::default() };
        if let Some(value) = self.values.get(number as usize) {
            return Ok(of(*value, Reference::Plain));
        }
        let value = |maker: &Self, number: u32| maker.values.get(number as usize).copied().ok_or(UNSUPPORTED);
        Ok(match self.constants.get(number).ok_or(UNSUPPORTED)?.1 {
            Row::Null | Row::Undef => Linear::default(),
            Row::Int(offset) => Linear { offset, ..Linear::default() },
            Row::Cast(of) => self.linear(of, depth)?,
            Row::Add(a, b) => self.linear(a, depth)?.plus(self.linear(b, depth)?)?,
            Row::Sub(a, b) => {
                let to = self.linear(a, depth)?;
                to.plus(self.linear(b, depth)?.negative()?)?
            }
            Row::DsoLocalEquivalent(of_value) => of(value(self, of_value)?, Reference::DsoLocalEquivalent),
            Row::NoCfi(of_value) => of(value(self, of_value)?, Reference::NoCfi),
            Row::Gep(ty, start, end) => {
                let [base, indices @ ..] = self.constants.elements(start, end) else { return Err(UNSUPPORTED) };
                let mut base = self.linear(*base, depth)?;
                let offset = self.offset(ty, indices)?;
                base.offset = self.pointer_width(base.offset.wrapping_add(offset));
                base
            }
            _ => return Err(UNSUPPORTED),
        })
    }

    /// Sign-extends an offset from the width of a pointer.
    fn pointer_width(&self, offset: i64) -> i64 {
        let unused = 64 - self.layout.pointer_size().clamp(1, 8) * 8;
        offset << unused >> unused
    }

    /// The byte offset of a GEP's indices. The first index counts whole values of the type.
    fn offset(&mut self, ty: u32, indices: &[u32]) -> Result<i64, Wrong> {
        let (mut ty, mut offset, mut first) = (ty, 0i64, true);
        for index in indices {
            let Linear { to: None, from: None, offset: index } = self.linear(*index, 1)? else {
                return Err(UNSUPPORTED);
            };
            let mut inner = ty;
            let mut field = None;
            if !first {
                let outer = self.ty(ty)?;
                let at = u32::try_from(index).unwrap_or(u32::MAX);
                inner = self.types.element(ty, at).ok_or(UNSUPPORTED)?;
                field = self.layout.offsets(&outer).map(|(offsets, _)| offsets[at as usize]);
            }
            let step = match field {
                Some(field) => field as i64,
                None => {
                    let element = self.ty(inner)?;
                    (self.layout.alloc_size(&element).ok_or(UNSUPPORTED)? as i64).wrapping_mul(index)
                }
            };
            offset = offset.wrapping_add(step);
            (ty, first) = (inner, false);
        }
        Ok(offset)
    }
}
