//! Constants: what a global begins as, and what they are in memory.
//! Source: LLVM Language Reference, "Constants". This module must not know formats or machines.

use super::Value;
use super::memory::Int;
use super::nested::MAX_DEPTH;
use super::types::{FloatKind, PTR, Type};

/// How the address of a value is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reference {
    /// The address itself.
    #[default]
    Plain,
    /// `dso_local_equivalent`: a function that does the same and is in this object's module at run time, such as its PLT entry.
    DsoLocalEquivalent,
    /// `no_cfi`: the function itself in place of its entry in a jump table. The object does not tell them apart.
    NoCfi,
}

/// The address of a value and a number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    /// What it is the address of.
    pub value: Value,
    /// The bytes that are added.
    pub offset: i64,
    /// How it is meant.
    pub reference: Reference,
}

impl Address {
    /// The address of a value.
    #[must_use]
    pub fn of(value: Value) -> Address {
        Address { value, offset: 0, reference: Reference::Plain }
    }

    /// The address some bytes further on.
    #[must_use]
    pub fn plus(mut self, bytes: i64) -> Address {
        self.offset = self.offset.wrapping_add(bytes);
        self
    }
}

/// A constant, which knows its type. One that is nested more than 256 deep has no memory.
pub enum Constant {
    /// An integer of any width.
    Int {
        /// Its width in bits.
        bits: u32,
        /// Its value, the lowest 64 bits first. What is missing is zero, what is too much is cut off.
        words: Vec<u64>,
    },
    /// A floating point number by its bits.
    Float {
        /// Its kind.
        kind: FloatKind,
        /// Its bits, as many as the kind has, in the lowest places.
        bits: u128,
    },
    /// `zeroinitializer`, `null`, 0: all bits of the type are zero.
    Zero(Type),
    /// `undef` or `poison`. Zeroes are written.
    Undef(Type),
    /// `c"…"`: an array of `i8`.
    String(Vec<u8>),
    /// `[i32 1, i32 2]` and the like: numbers of 1, 2, 4 or 8 bytes, each with its least significant byte first.
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
        /// Whether there is no padding between them.
        packed: bool,
    },
    /// The address of a value and an offset: `getelementptr (i8, ptr @x, i64 4)`.
    Address(Address),
    /// An address as an integer: `ptrtoint`, or `trunc` of it where the integer is narrower.
    AddressInt {
        /// The integer's width in bits, at most that of a pointer.
        bits: u32,
        /// The address.
        address: Address,
    },
    /// The distance from one address to another as an integer: `sub` of two `ptrtoint`, cut off where the integer is narrower.
    Difference {
        /// The integer's width in bits, at most 64.
        bits: u32,
        /// Where it leads to.
        to: Address,
        /// Where it begins.
        from: Address,
    },
    /// The bits of another constant under another type of the same size (`bitcast`).
    Cast(Type, Box<Constant>),
}

/// What the initialiser needs of those who load the object. Source: `Constant::getRelocationInfo`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relocation {
    /// Nothing: it is known when the object is written.
    None,
    /// The linker alone.
    Local,
    /// The dynamic linker, if the code can be loaded anywhere.
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

    /// The fields of a struct with padding between them.
    #[must_use]
    pub fn structure(fields: impl Into<Vec<Constant>>) -> Constant {
        Constant::Struct { fields: fields.into(), packed: false }
    }

    /// A text and a zero behind it: `c"…\00"`.
    #[must_use]
    pub fn c_string(text: impl AsRef<[u8]>) -> Constant {
        let mut bytes = text.as_ref().to_vec();
        bytes.push(0);
        Constant::String(bytes)
    }

    /// The type of the constant. That of structs in structs more than 256 deep has [`Type::Function`] in it, which has no size.
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

    /// The constants that it is made of.
    #[must_use]
    pub fn parts(&self) -> &[Constant] {
        match self {
            Constant::Array { values, .. } | Constant::Vector { values, .. } => values,
            Constant::Struct { fields, .. } => fields,
            Constant::Cast(_, inner) => std::slice::from_ref(inner),
            _ => &[],
        }
    }

    /// Whether all its bits are zero or of no importance.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.walk(|constant, _| match constant {
            Constant::Int { bits, words } => Int { bits: *bits, words }.is_zero(),
            Constant::Float { bits, .. } => *bits == 0,
            Constant::String(bytes) | Constant::Data { bytes, .. } => bytes.iter().all(|b| *b == 0),
            Constant::Address(_) | Constant::AddressInt { .. } | Constant::Difference { .. } => false,
            // Of what has parts they are all that counts.
            _ => true,
        })
    }

    /// The width in bytes of the elements, where it is an array of 8, 16 or 32 bits that ends with its only zero.
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

    /// What it needs of those who load the object; `dso_local` says whether a value is known to be in the same module.
    #[must_use]
    pub fn relocation(&self, dso_local: &dyn Fn(Value) -> bool) -> Relocation {
        let mut most = Relocation::None;
        self.walk(|constant, _| {
            let needed = match constant {
                Constant::Address(_) | Constant::AddressInt { .. } => Relocation::Global,
                Constant::Difference { to, from, .. } => {
                    let local = to.reference == Reference::DsoLocalEquivalent || dso_local(to.value);
                    if local && dso_local(from.value) { Relocation::Local } else { Relocation::Global }
                }
                _ => Relocation::None,
            };
            most = most.max(needed);
            most != Relocation::Global
        });
        most
    }

    /// Calls `see` with every value that is referred to.
    pub fn references(&self, see: &mut dyn FnMut(Value)) {
        self.walk(|constant, _| {
            match constant {
                Constant::Address(address) | Constant::AddressInt { address, .. } => see(address.value),
                Constant::Difference { to, from, .. } => {
                    see(to.value);
                    see(from.value);
                }
                _ => {}
            }
            true
        });
    }
}
