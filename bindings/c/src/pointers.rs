//! What comes from C: pointers and panics.

use crate::{LLAS_BAD_ARGUMENT, LLAS_INTERNAL, LLAS_OK, llas_status};
use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;

/// Does the work of a function; a panic is `LLAS_INTERNAL`.
pub(crate) fn caught(work: impl FnOnce() -> Result<(), llas_status>) -> llas_status {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => LLAS_OK,
        Ok(Err(status)) => status,
        Err(_) => LLAS_INTERNAL,
    }
}

/// Returns the handle that a pointer refers to.
///
/// # Safety
/// The pointer is null or one that the library has returned and not freed.
pub(crate) unsafe fn handle<'a, T>(pointer: *const T) -> Result<&'a T, llas_status> {
    // SAFETY: what is not null is a handle by the contract, and handles are only used by shared references.
    unsafe { pointer.as_ref() }.ok_or(LLAS_BAD_ARGUMENT)
}

/// A string of C.
///
/// # Safety
/// The pointer is null or that of a string which ends with a zero and does not change during the call.
pub(crate) unsafe fn string<'a>(pointer: *const c_char) -> Result<&'a str, llas_status> {
    if pointer.is_null() {
        return Ok("");
    }
    // SAFETY: it is not null, and so ends with a zero by the contract.
    unsafe { CStr::from_ptr(pointer) }.to_str().map_err(|_| LLAS_BAD_ARGUMENT)
}

/// Bytes of the caller.
///
/// # Safety
/// The pointer is null, or that of `size` bytes that do not change during the call.
pub(crate) unsafe fn bytes<'a>(pointer: *const u8, size: usize) -> Result<&'a [u8], llas_status> {
    if pointer.is_null() {
        return if size == 0 { Ok(&[]) } else { Err(LLAS_BAD_ARGUMENT) };
    }
    if size > isize::MAX as usize {
        return Err(LLAS_BAD_ARGUMENT);
    }
    // SAFETY: it is not null, so there are `size` bytes by the contract; they are fewer than `isize::MAX`.
    Ok(unsafe { slice::from_raw_parts(pointer, size) })
}

/// Writes a result to where the caller wants it.
///
/// # Safety
/// The pointer is null or may be written to.
pub(crate) unsafe fn put<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: it is not null, and so may be written to by the contract. What was there is not dropped.
        unsafe { to.write(value) };
    }
}
