//! Bit fields: where a fixup's value is stored in the bytes of an instruction or of data.

pub use crate::model::Endian;
use std::fmt;

/// What is subtracted from a fixup's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pc {
    None,
    /// The address of the field's container.
    Field,
    /// The 4 KiB page of the container, from the page of the value.
    Page,
    /// The container's address, rounded down to a multiple of 4.
    Aligned4,
}

impl Pc {
    /// The value of a pc-relative field at offset `at` that refers to offset `to` in the same section.
    #[inline]
    #[must_use]
    pub fn distance(self, to: i64, at: u64) -> i64 {
        let at = at as i64;
        match self {
            Pc::None => to,
            Pc::Field => to.wrapping_sub(at),
            Pc::Page => (to & !0xfff).wrapping_sub(at & !0xfff),
            Pc::Aligned4 => to.wrapping_sub(at & !3),
        }
    }
}

/// The values that a field accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Any; the value is truncated.
    Any,
    /// Any, with a warning if the value fits neither as a signed nor as an unsigned number.
    Either,
    /// Signed numbers of the field's width.
    Signed,
    /// Unsigned numbers of the field's width.
    Unsigned,
}

/// A fixup kind: the bit field that it fills in its container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixupInfo {
    /// The name; LLVM's if LLVM has the same kind.
    pub name: &'static str,
    /// What messages call the field.
    pub shown: &'static str,
    /// The size of the container in bytes; 0 if nothing is filled in.
    pub bytes: u8,
    /// The field's lowest bit.
    pub offset: u8,
    /// The width of the field in bits.
    pub bits: u8,
    /// The bits that a displayed encoding shows as the field, which are LLVM's choice: the lowest one and their number.
    pub area: (u8, u8),
    /// The number of low bits of the value that the field omits.
    pub scale: u8,
    /// The byte order of the container.
    pub endian: Endian,
    /// What is subtracted from the value.
    pub pc: Pc,
    /// The values that fit.
    pub range: Range,
}

/// Declares a machine's fixups, one row each after those of all machines: an enum of their kinds, and their fields by
/// number.
macro_rules! fixups {
    ($kind:ident; $($(#[$doc:meta])* $name:ident = $info:expr;)*) => {
        /// The kind of a fixup.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $kind {
            /// A marker for the linker at an instruction, without a field.
            None,
            Data1,
            Data2,
            Data4,
            Data8,
            $($(#[$doc])* $name),*
        }

        const KINDS: &[$kind] =
            &[$kind::None, $kind::Data1, $kind::Data2, $kind::Data4, $kind::Data8, $($kind::$name),*];

        /// The field of each kind, by number.
        pub const FIXUPS: &[$crate::arch::FixupInfo] = &[
            $crate::arch::FixupInfo::data("FK_NONE", 0, $crate::arch::Pc::None, $crate::arch::Range::Any),
            $crate::arch::FixupInfo::integer("FK_Data_1", "data1", 1),
            $crate::arch::FixupInfo::integer("FK_Data_2", "data2", 2),
            $crate::arch::FixupInfo::integer("FK_Data_4", "data4", 4),
            $crate::arch::FixupInfo::integer("FK_Data_8", "data8", 8),
            $($info),*
        ];

        impl $kind {
            /// The kind as stored in the model.
            #[inline]
            #[must_use]
            pub const fn id(self) -> $crate::model::FixupKind {
                $crate::model::FixupKind(self as u8)
            }

            /// The kind with a number.
            #[inline]
            #[must_use]
            pub fn of(kind: $crate::model::FixupKind) -> Self {
                KINDS.get(usize::from(kind.0)).copied().unwrap_or(Self::None)
            }

            /// The kind's field.
            #[inline]
            #[must_use]
            pub const fn info(self) -> &'static $crate::arch::FixupInfo {
                &FIXUPS[self as usize]
            }
        }
    };
}

pub(in crate::arch) use fixups;

/// Why a value does not fit in a field: the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RangeError(pub String);

impl fmt::Display for RangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl RangeError {
    /// A value that does not fit in a container of `bytes` bytes.
    #[cold]
    #[must_use]
    pub fn too_large(value: i64, bytes: u8) -> Self {
        let unit = if bytes == 1 { "byte" } else { "bytes" };
        RangeError(format!("value of {value} is too large for field of {bytes} {unit}."))
    }
}

/// A mask of the low `bits` bits.
const fn mask(bits: u8) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Loads a container of at most 8 bytes.
#[must_use]
pub fn load(bytes: &[u8], endian: Endian) -> u64 {
    let shift = |number: u64, byte: &u8| number << 8 | u64::from(*byte);
    match endian {
        Endian::Little => bytes.iter().rev().fold(0, shift),
        Endian::Big => bytes.iter().fold(0, shift),
    }
}

/// Stores a number in a container.
pub fn store(number: u64, bytes: &mut [u8], endian: Endian) {
    let count = bytes.len();
    for (i, byte) in bytes.iter_mut().enumerate() {
        let i = if endian == Endian::Little { i } else { count - 1 - i };
        *byte = number.checked_shr(i as u32 * 8).unwrap_or(0) as u8;
    }
}

impl FixupInfo {
    /// A field of whole bytes, little-endian.
    #[must_use]
    pub const fn data(name: &'static str, bytes: u8, pc: Pc, range: Range) -> Self {
        let (offset, bits, endian) = (0, bytes * 8, Endian::Little);
        FixupInfo { name, shown: "", bytes, offset, bits, area: (0, bits), scale: 0, endian, pc, range }
    }

    /// A little-endian integer, with a warning if a value is truncated.
    #[must_use]
    pub const fn integer(name: &'static str, shown: &'static str, bytes: u8) -> Self {
        FixupInfo { shown, ..Self::data(name, bytes, Pc::None, Range::Either) }
    }

    #[inline]
    #[must_use]
    pub fn is_pc_relative(&self) -> bool {
        self.pc != Pc::None
    }

    /// Returns whether a value fits.
    #[inline]
    #[must_use]
    pub fn fits(&self, value: i64) -> bool {
        match self.range {
            _ if self.bits >= 64 => true,
            Range::Any | Range::Either => true,
            Range::Signed => {
                let end = 1i64 << self.bits.saturating_sub(1);
                self.bits == 0 || (-end..end).contains(&value)
            }
            Range::Unsigned => value as u64 <= mask(self.bits),
        }
    }

    /// Returns whether the field truncates the value in a way that requires a warning.
    #[inline]
    #[must_use]
    pub fn cuts(&self, value: i64) -> bool {
        self.range == Range::Either
            && self.bits < 64
            && !(-(1i64 << self.bits.saturating_sub(1))..1i64 << self.bits).contains(&value)
    }

    /// Writes a value into the field's bits, truncated if it does not fit; other bits of the container are unchanged.
    ///
    /// # Errors
    /// If it does not fit.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn put(&self, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        if self.offset == 0 && self.bits == self.bytes * 8 && self.endian == Endian::Little {
            let value = value.to_le_bytes();
            // The common sizes, without a call.
            match bytes {
                [a] => *a = value[0],
                [a, b] => [*a, *b] = [value[0], value[1]],
                [a, b, c, d] => [*a, *b, *c, *d] = [value[0], value[1], value[2], value[3]],
                _ => {
                    let size = bytes.len().min(8);
                    bytes[..size].copy_from_slice(&value[..size]);
                }
            }
        } else {
            self.insert(value as u64, bytes);
        }
        if self.fits(value) { Ok(()) } else { Err(RangeError::too_large(value, self.bytes)) }
    }

    fn insert(&self, value: u64, bytes: &mut [u8]) {
        let field = mask(self.bits).checked_shl(u32::from(self.offset)).unwrap_or(0);
        let value = value.checked_shl(u32::from(self.offset)).unwrap_or(0);
        let rest = load(bytes, self.endian) & !field;
        store(rest | value & field, bytes, self.endian);
    }

    /// The value in the field's bits, sign-extended unless the field is unsigned.
    #[must_use]
    pub fn get(&self, bytes: &[u8]) -> i64 {
        let value = load(bytes, self.endian).checked_shr(u32::from(self.offset)).unwrap_or(0) & mask(self.bits);
        let unused = 64 - u32::from(self.bits.clamp(1, 64));
        match self.range {
            Range::Unsigned => value as i64,
            Range::Any | Range::Either | Range::Signed => ((value << unused) as i64) >> unused,
        }
    }
}
