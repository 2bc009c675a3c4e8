//! 16 bytes in a register of the processor that runs llas.

#[cfg(target_feature = "sse2")]
use safe_arch::{
    bitand_m128i, bitor_m128i, cmp_eq_mask_i8_m128i, load_unaligned_m128i, m128i as Register, min_u8_m128i,
    move_mask_i8_m128i, prefetch_t0, set_splat_i8_m128i, sub_i8_m128i,
};
#[cfg(not(target_feature = "sse2"))]
use wide::u8x16 as Register;

/// Loads the cache line of a byte without waiting for it.
#[inline(always)]
pub fn prefetch(byte: &u8) {
    #[cfg(target_feature = "sse2")]
    prefetch_t0(byte);
    #[cfg(not(target_feature = "sse2"))]
    let _ = byte;
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Vector(Register);

#[cfg(target_feature = "sse2")]
impl Vector {
    #[inline(always)]
    pub fn new(bytes: &[u8; 16]) -> Self {
        Vector(load_unaligned_m128i(bytes))
    }

    #[inline(always)]
    pub fn splat(byte: u8) -> Self {
        Vector(set_splat_i8_m128i(byte as i8))
    }

    /// The highest bit of each byte, the first byte's in the lowest bit.
    #[inline(always)]
    pub fn bits(self) -> u32 {
        move_mask_i8_m128i(self.0) as u32
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Vector(bitand_m128i(self.0, other.0))
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Vector(bitor_m128i(self.0, other.0))
    }

    #[inline(always)]
    pub fn minus(self, other: Self) -> Self {
        Vector(sub_i8_m128i(self.0, other.0))
    }

    #[inline(always)]
    pub fn min(self, other: Self) -> Self {
        Vector(min_u8_m128i(self.0, other.0))
    }

    #[inline(always)]
    pub fn equal(self, other: Self) -> Self {
        Vector(cmp_eq_mask_i8_m128i(self.0, other.0))
    }
}

#[cfg(not(target_feature = "sse2"))]
impl Vector {
    #[inline(always)]
    pub fn new(bytes: &[u8; 16]) -> Self {
        Vector(Register::new(*bytes))
    }

    #[inline(always)]
    pub fn splat(byte: u8) -> Self {
        Vector(Register::splat(byte))
    }

    #[inline(always)]
    pub fn bits(self) -> u32 {
        self.0.to_bitmask()
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Vector(self.0 & other.0)
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Vector(self.0 | other.0)
    }

    #[inline(always)]
    pub fn minus(self, other: Self) -> Self {
        Vector(self.0 - other.0)
    }

    #[inline(always)]
    pub fn min(self, other: Self) -> Self {
        Vector(self.0.min(other.0))
    }

    #[inline(always)]
    pub fn equal(self, other: Self) -> Self {
        Vector(self.0.simd_eq(other.0))
    }
}
