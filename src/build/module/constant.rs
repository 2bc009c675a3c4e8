//! Constants: the initial contents of globals, and their representation in memory.
//! Source: LLVM Language Reference, "Constants". This module must not know formats or machines.

use super::Value;
use super::memory::Int;
use super::nested::{MAX_DEPTH, Nested};
use super::types::{FloatKind, PTR, Type};

/// How the address of a value is referred to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reference {
    /// The address itself.
    #[default]
    Plain,
    /// `dso_local_equivalent`: a functionally equivalent function in this linkage unit at run time, such as its PLT
    /// entry.
    DsoLocalEquivalent,
    /// `no_cfi`: the function itself instead of its jump table entry. Makes no difference in the object.
    NoCfi,
}

/// The address of a value plus an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    /// The value.
    pub value: Value,
    /// The offset in bytes.
    pub offset: i64,
    /// How the address is referred to.
    pub reference: Reference,
}

impl Address {
    /// The address of a value.
    #[must_use]
    pub fn of(value: Value) -> Address {
        Address { value, offset: 0, reference: Reference::Plain }
    }

    /// The same address plus `bytes`.
    #[must_use]
    pub fn plus(mut self, bytes: i64) -> Address {
        self.offset = self.offset.wrapping_add(bytes);
        self
    }
}

/// A typed constant. One that is nested more than 256 deep cannot be emitted.
#[non_exhaustive]
pub enum Constant {
    /// An integer of any width.
    Int {
        /// Its width in bits.
        bits: u32,
        /// Its value, the least significant 64 bits first. Missing bits are zero, excess bits are ignored.
        words: Vec<u64>,
    },
    /// A floating-point number by its bits.
    Float {
        /// Its kind.
        kind: FloatKind,
        /// Its bits, in the low bits.
        bits: u128,
    },
    /// `zeroinitializer`, `null`, 0: all bits of the type are zero.
    Zero(Type),
    /// `undef` or `poison`. Emitted as zeros.
    Undef(Type),
    /// `c"…"`: an array of `i8`.
    String(Vec<u8>),
    /// An array or vector of numbers such as `[i32 1, i32 2]`, of 1, 2, 4 or 8 bytes each, little endian.
    Data {
        /// The type of each number: an integer, `half`, `bfloat`, `float` or `double`.
        element: Type,
        /// Whether it is a vector.
        vector: bool,
        /// The bytes of all numbers.
        bytes: Vec<u8>,
    },
    /// `[T a, T b]`.
    Array {
        /// The type of each element.
        element: Type,
        /// The elements.
        values: Vec<Constant>,
    },
    /// `<T a, T b>`.
    Vector {
        /// The type of each element.
        element: Type,
        /// The elements.
        values: Vec<Constant>,
    },
    /// `{ a, b }`, or `<{ a, b }>`.
    Struct {
        /// The fields.
        fields: Vec<Constant>,
        /// Whether there is no padding between the fields.
        packed: bool,
    },
    /// The address of a value and an offset: `getelementptr (i8, ptr @x, i64 4)`.
    Address(Address),
    /// An address as an integer: `ptrtoint`, with `trunc` if the integer is narrower.
    AddressInt {
        /// The integer's width in bits, at most that of a pointer.
        bits: u32,
        /// The address.
        address: Address,
    },
    /// The distance between two addresses as an integer: `sub` of two `ptrtoint`, truncated if the integer is narrower.
    Difference {
        /// The integer's width in bits, at most 64.
        bits: u32,
        /// The minuend.
        to: Address,
        /// The subtrahend.
        from: Address,
    },
    /// The bits of another constant as another type of the same size (`bitcast`).
    Cast(Type, Box<Constant>),
}

/// The kind of relocation that an initializer needs. Source: `Constant::getRelocationInfo`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Relocation {
    /// None: the value is known when the object is written.
    None,
    /// By the linker alone.
    Local,
    /// By the dynamic linker, if the code is position-independent.
    Global,
}

impl Constant {
    /// An integer of at most 128 bits.
    #[must_use]
    pub fn int(bits: u32, value: i128) -> Constant {
        let sign = if value < 0 { u64::MAX } else { 0 };
        let mut words = vec![value as u64, (value >> 64) as u64];
        words.resize((bits as usize).div_ceil(64).min(1 << 17), sign);
        Constant::Int { bits, words }
    }

    /// A `float`.
    #[must_use]
    pub fn float(value: f32) -> Constant {
        Constant::Float { kind: FloatKind::Float, bits: u128::from(value.to_bits()) }
    }

    /// A `double`.
    #[must_use]
    pub fn double(value: f64) -> Constant {
        Constant::Float { kind: FloatKind::Double, bits: u128::from(value.to_bits()) }
    }

    /// `null`.
    #[must_use]
    pub fn null() -> Constant {
        Constant::Zero(PTR)
    }

    /// The address of a value.
    #[must_use]
    pub fn address(value: Value) -> Constant {
        Constant::Address(Address::of(value))
    }

    /// A struct with padding between its fields.
    #[must_use]
    pub fn structure(fields: impl Into<Vec<Constant>>) -> Constant {
        Constant::Struct { fields: fields.into(), packed: false }
    }

    /// A NUL-terminated string: `c"…\00"`.
    #[must_use]
    pub fn c_string(text: impl AsRef<[u8]>) -> Constant {
        let mut bytes = text.as_ref().to_vec();
        bytes.push(0);
        Constant::String(bytes)
    }

    /// The type of the constant. For structs nested more than 256 deep it contains [`Type::Function`], which has no
    /// size.
    #[must_use]
    pub fn ty(&self) -> Type {
        self.type_within(MAX_DEPTH)
    }

    fn type_within(&self, depth: usize) -> Type {
        match self {
            Constant::Int { bits, .. } | Constant::AddressInt { bits, .. } | Constant::Difference { bits, .. } => {
                Type::Int(*bits)
            }
            Constant::Float { kind, .. } => Type::Float(*kind),
            Constant::Zero(ty) | Constant::Undef(ty) | Constant::Cast(ty, _) => ty.clone(),
            Constant::String(bytes) => Type::bytes(bytes.len() as u64),
            Constant::Data { element, vector, bytes } => {
                let count = (bytes.len() / element.number_width().unwrap_or(1) as usize) as u64;
                if *vector { element.clone().vector(count) } else { element.clone().array(count) }
            }
            Constant::Array { element, values } => element.clone().array(values.len() as u64),
            Constant::Vector { element, values } => element.clone().vector(values.len() as u64),
            Constant::Struct { fields, packed } => match depth.checked_sub(1) {
                Some(depth) => {
                    let fields = fields.iter().map(|field| field.type_within(depth)).collect();
                    Type::Struct { fields, packed: *packed }
                }
                None => Type::Function,
            },
            Constant::Address(_) => PTR,
        }
    }

    /// The constants that it consists of: elements, fields or the operand of a cast.
    #[must_use]
    pub fn parts(&self) -> &[Constant] {
        match self {
            Constant::Array { values, .. } | Constant::Vector { values, .. } => values,
            Constant::Struct { fields, .. } => fields,
            Constant::Cast(_, inner) => std::slice::from_ref(inner),
            _ => &[],
        }
    }

    /// Returns whether all its bits are zero or undefined.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.all().all(|(constant, _)| match constant {
            Constant::Int { bits, words } => Int { bits: *bits, words }.is_zero(),
            Constant::Float { bits, .. } => *bits == 0,
            Constant::String(bytes) | Constant::Data { bytes, .. } => bytes.iter().all(|b| *b == 0),
            Constant::Address(_) | Constant::AddressInt { .. } | Constant::Difference { .. } => false,
            // Aggregates depend only on their parts.
            _ => true,
        })
    }

    /// The element size in bytes, if it is an array of 8-, 16- or 32-bit elements whose only zero is the last one.
    #[must_use]
    pub fn string_width(&self) -> Option<u32> {
        let ends = |values: &[bool]| values.split_last().is_some_and(|(last, rest)| *last && !rest.contains(&true));
        match self {
            Constant::String(bytes) => ends(&bytes.iter().map(|b| *b == 0).collect::<Vec<_>>()).then_some(1),
            Constant::Data { element: Type::Int(bits @ (8 | 16 | 32)), vector: false, bytes } => {
                let zeros = bytes.chunks(*bits as usize / 8).map(|number| number.iter().all(|b| *b == 0));
                ends(&zeros.collect::<Vec<_>>()).then_some(bits / 8)
            }
            Constant::Zero(Type::Array(element, 1)) => match **element {
                Type::Int(bits @ (8 | 16 | 32)) => Some(bits / 8),
                _ => None,
            },
            Constant::Array { element: Type::Int(bits @ (8 | 16 | 32)), values } => {
                let plain = |v: &Constant| matches!(v, Constant::Int { .. } | Constant::Zero(_));
                let zeros: Vec<bool> = values.iter().map(Constant::is_zero).collect();
                (values.iter().all(plain) && ends(&zeros)).then_some(bits / 8)
            }
            _ => None,
        }
    }

    /// The kind of relocation that it needs. `dso_local` returns whether a value is known to be in the same linkage
    /// unit.
    #[must_use]
    pub fn relocation(&self, dso_local: &dyn Fn(Value) -> bool) -> Relocation {
        let needed = |constant: &Constant| match constant {
            Constant::Address(_) | Constant::AddressInt { .. } => Relocation::Global,
            Constant::Difference { to, from, .. } => {
                let local = to.reference == Reference::DsoLocalEquivalent || dso_local(to.value);
                if local && dso_local(from.value) { Relocation::Local } else { Relocation::Global }
            }
            _ => Relocation::None,
        };
        self.all().map(|(constant, _)| needed(constant)).max().unwrap_or(Relocation::None)
    }

    /// Calls `see` with every value that it refers to.
    pub fn references(&self, see: &mut dyn FnMut(Value)) {
        self.all().for_each(|(constant, _)| match constant {
            Constant::Address(address) | Constant::AddressInt { address, .. } => see(address.value),
            Constant::Difference { to, from, .. } => [to, from].into_iter().for_each(|address| see(address.value)),
            _ => {}
        });
    }
}
