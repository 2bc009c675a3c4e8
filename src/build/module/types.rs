//! The types of a module's values: the memory of a global follows from its type and the data layout.
//! This module must not know formats or machines.

use std::fmt::{self, Write as _};
use std::sync::Arc;

/// The floating-point types. Source: LLVM Language Reference, "Floating-Point Types".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FloatKind {
    /// `half`: IEEE 754 binary16.
    Half,
    /// `bfloat`: a binary32 without its lower 16 bits.
    BFloat,
    /// `float`: IEEE 754 binary32.
    Float,
    /// `double`: IEEE 754 binary64.
    Double,
    /// `x86_fp80`: 80 bits with an explicit integer bit.
    Fp80,
    /// `fp128`: IEEE 754 binary128.
    Fp128,
    /// `ppc_fp128`: two doubles, with the first one in the low 64 bits.
    DoubleDouble,
}

impl FloatKind {
    /// The size of such a number in bits.
    #[must_use]
    pub fn bits(self) -> u32 {
        self.bits_and_name().0
    }

    /// The name is that of the type in the LLVM Language Reference.
    pub(super) fn bits_and_name(self) -> (u32, &'static str) {
        match self {
            FloatKind::Half => (16, "half"),
            FloatKind::BFloat => (16, "bfloat"),
            FloatKind::Float => (32, "float"),
            FloatKind::Double => (64, "double"),
            FloatKind::Fp80 => (80, "x86_fp80"),
            FloatKind::Fp128 => (128, "fp128"),
            FloatKind::DoubleDouble => (128, "ppc_fp128"),
        }
    }
}

/// The type of a value. Cloning is cheap: a clone shares its parts. Source: LLVM Language Reference, "Type System".
#[derive(Clone)]
#[non_exhaustive]
pub enum Type {
    /// `iN`: an integer of N bits, 1 to 2^23.
    Int(u32),
    /// A floating-point number.
    Float(FloatKind),
    /// `ptr` or `ptr addrspace(n)`: a pointer into an address space.
    Pointer(u32),
    /// `[n x T]`.
    Array(Arc<Type>, u64),
    /// `<n x T>`: elements without padding between them.
    Vector(Arc<Type>, u64),
    /// `{ T, U }`, or `<{ T, U }>` without padding.
    Struct {
        /// The types of the fields.
        fields: Arc<[Type]>,
        /// Whether the fields have no padding and the struct has alignment 1.
        packed: bool,
    },
    /// A function type, without a size. Used only for aliases and ifuncs.
    Function,
}

/// `ptr`.
pub const PTR: Type = Type::Pointer(0);

impl Type {
    /// `[count x i8]`.
    #[must_use]
    pub fn bytes(count: u64) -> Type {
        Type::Int(8).array(count)
    }

    /// The size in bytes of an integer or floating-point number of 1, 2, 4 or 8 bytes.
    pub(super) fn number_width(&self) -> Option<u32> {
        match self {
            Type::Int(bits @ (8 | 16 | 32 | 64)) => Some(bits / 8),
            Type::Float(kind) if kind.bits() <= 64 => Some(kind.bits() / 8),
            _ => None,
        }
    }

    /// An array of this type.
    #[must_use]
    pub fn array(self, count: u64) -> Type {
        Type::Array(Arc::new(self), count)
    }

    /// A vector of this type.
    #[must_use]
    pub fn vector(self, count: u64) -> Type {
        Type::Vector(Arc::new(self), count)
    }

    /// A struct with padding between its fields.
    #[must_use]
    pub fn structure(fields: impl Into<Vec<Type>>) -> Type {
        Type::Struct { fields: fields.into().into(), packed: false }
    }

    /// A struct without padding.
    #[must_use]
    pub fn packed(fields: impl Into<Vec<Type>>) -> Type {
        Type::Struct { fields: fields.into().into(), packed: true }
    }
}

struct Short(String);

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        const MAX_LEN: usize = 200;
        if self.0.len() + text.len() > MAX_LEN {
            self.0.push_str("...");
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

impl Type {
    /// The type for messages, truncated if it is long.
    pub(super) fn short(&self) -> String {
        let mut text = Short(String::new());
        // Writing fails once the string is full.
        let _ = write!(text, "{self}");
        text.0
    }
}
