//! Constants in memory: bytes, zeros and addresses. This module must not know formats or machines.

use super::Refused;
use super::constant::{Address, Constant};
use super::layout::DataLayout;
use super::nested::{MAX_DEPTH, Nested};
use super::types::{PTR, Type};

/// A piece of a constant's memory.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Piece {
    /// Bytes in memory order.
    Bytes(Vec<u8>),
    /// This many zero bytes.
    Zeros(u64),
    /// An address, or its distance from `from`.
    Value {
        /// The address.
        to: Address,
        /// The subtrahend.
        from: Option<Address>,
        /// The size in bytes.
        size: u32,
    },
}

impl Constant {
    /// The memory of the constant, without the trailing padding of an array element.
    ///
    /// # Errors
    /// If a part has no size, is an address in an integer wider than a pointer, or is nested too deeply.
    pub fn pieces(&self, layout: &DataLayout) -> Result<Vec<Piece>, Refused> {
        if self.all().any(|(_, depth)| depth >= MAX_DEPTH) {
            return Err(Refused::NestedTooDeeply);
        }
        let mut memory = Memory { layout, pieces: Vec::new() };
        memory.constant(self)?;
        Ok(memory.pieces)
    }
}

pub(super) struct Int<'a> {
    pub(super) bits: u32,
    pub(super) words: &'a [u64],
}

impl Int<'_> {
    /// The bytes of a store, least significant first.
    fn bytes(&self) -> impl DoubleEndedIterator<Item = u8> + '_ {
        let count = self.bits.div_ceil(8) as usize;
        let last = if self.bits.is_multiple_of(8) { 0xff } else { (1u8 << (self.bits % 8)) - 1 };
        (0..count).map(move |n| {
            let byte = (self.words.get(n / 8).copied().unwrap_or(0) >> (n % 8 * 8)) as u8;
            if n + 1 == count { byte & last } else { byte }
        })
    }

    pub(super) fn is_zero(&self) -> bool {
        self.bytes().all(|byte| byte == 0)
    }
}

struct Memory<'a> {
    layout: &'a DataLayout,
    pieces: Vec<Piece>,
}

impl Memory<'_> {
    fn bytes(&mut self, bytes: impl IntoIterator<Item = u8>) {
        match self.pieces.last_mut() {
            Some(Piece::Bytes(known)) => known.extend(bytes),
            _ => self.pieces.push(Piece::Bytes(bytes.into_iter().collect())),
        }
    }

    fn int(&mut self, int: &Int<'_>) {
        if self.layout.big_endian {
            self.bytes(int.bytes().rev());
        } else {
            self.bytes(int.bytes());
        }
    }

    fn zeros(&mut self, count: u64) {
        match self.pieces.last_mut() {
            _ if count == 0 => {}
            Some(Piece::Zeros(known)) => *known = known.saturating_add(count),
            _ => self.pieces.push(Piece::Zeros(count)),
        }
    }

    fn size(&self, ty: &Type) -> Result<u64, Refused> {
        self.layout.alloc_size(ty).ok_or_else(|| Refused::NoSize(ty.short()))
    }

    /// The bytes of an integer or floating-point number in memory order, and its padding.
    fn number(&mut self, ty: &Type, bits: u32, words: &[u64]) -> Result<(), Refused> {
        let int = Int { bits, words };
        self.int(&int);
        let size = self.size(ty)?;
        self.zeros(size - u64::from(bits.div_ceil(8)));
        Ok(())
    }

    fn value(&mut self, ty: &Type, to: Address, from: Option<Address>) -> Result<(), Refused> {
        let (size, pointer) = (self.size(ty)?, u64::from(self.layout.pointer_size()));
        if size > 8 || from.is_none() && size > pointer {
            return Err(Refused::WideAddress(ty.short()));
        }
        self.pieces.push(Piece::Value { to, from, size: size as u32 });
        Ok(())
    }

    fn constant(&mut self, constant: &Constant) -> Result<(), Refused> {
        match constant {
            Constant::Zero(ty) | Constant::Undef(ty) => {
                let size = self.size(ty)?;
                self.zeros(size);
                Ok(())
            }
            Constant::Int { bits, words } => self.number(&Type::Int(*bits), *bits, words),
            Constant::Float { kind, bits } => {
                let words = [*bits as u64, (*bits >> 64) as u64];
                self.number(&Type::Float(*kind), kind.bits(), &words)
            }
            Constant::String(bytes) => {
                self.bytes(bytes.iter().copied());
                Ok(())
            }
            Constant::Data { element, bytes, .. } => {
                let ty = constant.ty();
                let width = element.number_width().ok_or_else(|| Refused::NoSize(ty.short()))? as usize;
                if self.layout.big_endian {
                    self.bytes(bytes.chunks_exact(width).flat_map(|number| number.iter().rev().copied()));
                } else {
                    self.bytes(bytes[..bytes.len() / width * width].iter().copied());
                }
                let padding = self.size(&ty)? - (bytes.len() / width * width) as u64;
                self.zeros(padding);
                Ok(())
            }
            Constant::Array { values, .. } => values.iter().try_for_each(|value| self.constant(value)),
            Constant::Vector { element, values } => self.vector(&constant.ty(), element, values),
            Constant::Struct { fields, .. } => {
                let ty = constant.ty();
                let (offsets, size) = self.layout.offsets(&ty).ok_or_else(|| Refused::NoSize(ty.short()))?;
                let next = offsets.iter().copied().skip(1).chain([size]);
                for ((field, offset), next) in fields.iter().zip(&offsets).zip(next) {
                    self.constant(field)?;
                    let own = self.size(&field.ty())?;
                    self.zeros(next - offset - own);
                }
                if fields.is_empty() {
                    self.zeros(size);
                }
                Ok(())
            }
            Constant::Address(address) => self.value(&PTR, *address, None),
            Constant::AddressInt { bits, address } => self.value(&Type::Int(*bits), *address, None),
            Constant::Difference { bits, to, from } => self.value(&Type::Int(*bits), *to, Some(*from)),
            Constant::Cast(_, inner) => self.constant(inner),
        }
    }

    /// The elements of a vector are packed, bit by bit.
    fn vector(&mut self, ty: &Type, element: &Type, values: &[Constant]) -> Result<(), Refused> {
        let no_size = || Refused::NoSize(ty.short());
        let bits = self.layout.bits(element).ok_or_else(no_size)?;
        let size = self.size(ty)?;
        if bits == self.size(element)? * 8 {
            values.iter().try_for_each(|value| self.constant(value))?;
            self.zeros(size - bits / 8 * values.len() as u64);
            return Ok(());
        }
        // Bit 0 belongs to the first element, or to the last one if big endian.
        let all = self.layout.bits(ty).filter(|all| *all <= 1 << 23).ok_or_else(no_size)?;
        let mut words = vec![0u64; (all as usize).div_ceil(64)];
        for (n, value) in values.iter().enumerate() {
            let Constant::Int { words: value, .. } = value else {
                if value.is_zero() {
                    continue;
                }
                return Err(Refused::UnusualVector);
            };
            let place = if self.layout.big_endian { values.len() - 1 - n } else { n } as u64 * bits;
            for bit in (0..bits).filter(|bit| value.get((bit / 64) as usize).is_some_and(|w| w >> (bit % 64) & 1 != 0))
            {
                let at = place + bit;
                words[(at / 64) as usize] |= 1 << (at % 64);
            }
        }
        let (stored, int) = (all.div_ceil(8), Int { bits: all as u32, words: &words });
        self.int(&int);
        self.zeros(size - stored);
        Ok(())
    }
}
