//! The functions of the interface. Only here, in `data` and in `pointers` is code unsafe.

use crate::assembler::{llas_assembler, llas_resolver, take};
use crate::data::{List, llas_instruction, llas_label, llas_relocation, llas_report, llas_section, llas_statement};
use crate::output::{Inner as Output, llas_output};
use crate::pointers::{bytes, caught, handle, put, string};
use crate::{LLAS_ABI_VERSION, LLAS_BAD_ARGUMENT, LLAS_OK, llas_status};
use llas_embed::Settings;
use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::Mutex;

/// Calls a resolver of C for each name.
fn resolving(resolver: llas_resolver, user: *mut c_void) -> impl FnMut(&[u8]) -> Option<u64> {
    let mut text = Vec::new();
    move |name| {
        let resolver = resolver?;
        text.clear();
        text.extend_from_slice(name);
        text.push(0);
        let mut address = 0;
        // SAFETY: the caller of the interface gives a function of this type, which may be called with its `user`; the name
        // ends with a zero, and the address may be written to.
        unsafe { resolver(user, text.as_ptr().cast(), name.len(), &mut address) }.then_some(address)
    }
}

/// Returns a new output to the caller.
///
/// # Safety
/// `to` may be written to.
unsafe fn put_output(to: *mut *mut llas_output, output: Output) {
    let output = Box::new(llas_output { inner: Mutex::new(output) });
    // SAFETY: the contract is the same.
    unsafe { put(to, Box::into_raw(output)) };
}

/// Returns the number of the library's version of the interface; compare it with `LLAS_ABI_VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn llas_abi_version() -> u32 {
    LLAS_ABI_VERSION
}

/// Makes an assembler for a target triple such as `x86_64-linux-gnu`. The processor, and the features with their signs,
/// separated by commas (`+avx512f,-sse`), may be null.
///
/// A handle is returned in any case except `LLAS_BAD_ARGUMENT`, and is to be closed; if the target is not supported
/// (`LLAS_BAD_SETTINGS`), it is good for `llas_reports` only.
///
/// # Safety
/// The strings are null or end with a zero; `assembler` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_open(
    triple: *const c_char,
    cpu: *const c_char,
    features: *const c_char,
    assembler: *mut *mut llas_assembler,
) -> llas_status {
    // SAFETY: the caller's contract.
    unsafe { put(assembler, ptr::null_mut()) };
    caught(|| {
        if triple.is_null() || assembler.is_null() {
            return Err(LLAS_BAD_ARGUMENT);
        }
        // SAFETY: the caller's contract.
        let (triple, cpu, features) = unsafe { (string(triple)?, string(cpu)?, string(features)?) };
        let settings = Settings { cpu: cpu.to_owned(), features: features.to_owned(), ..Settings::for_target(triple) };
        let made = llas_assembler::new(settings);
        let checked = made.call(|_| Ok(()));
        // SAFETY: the caller's contract.
        unsafe { put(assembler, Box::into_raw(Box::new(made))) };
        checked
    })
}

/// Frees an assembler. Its outputs stay. Null is allowed.
///
/// # Safety
/// `assembler` is null or a handle that is not in use and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_close(assembler: *mut llas_assembler) {
    caught(|| {
        if !assembler.is_null() {
            // SAFETY: it was made by `Box::into_raw` in `llas_open`, and is not used again by the contract.
            drop(unsafe { Box::from_raw(assembler) });
        }
        Ok(())
    });
}

/// Sets an option, `LLAS_INTEL_SYNTAX` and those after it, for the following calls.
///
/// # Safety
/// `assembler` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_set(assembler: *mut llas_assembler, option: u32, value: u64) -> llas_status {
    caught(|| {
        // SAFETY: the caller's contract.
        let assembler = unsafe { handle(assembler)? };
        match assembler.set(option, value) {
            LLAS_OK => Ok(()),
            status => Err(status),
        }
    })
}

/// Assembles a text for an address, at which its code begins; read-only and writable data follow. `resolver`, which may
/// be null, returns the addresses of symbols that the text does not define.
///
/// # Safety
/// `assembler` is null or a handle, `text` has `size` bytes, `resolver` may be called with `user`, and `output` is null
/// or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_asm(
    assembler: *mut llas_assembler,
    text: *const c_char,
    size: usize,
    address: u64,
    resolver: llas_resolver,
    user: *mut c_void,
    output: *mut *mut llas_output,
) -> llas_status {
    // SAFETY: the caller's contract.
    unsafe { put(output, ptr::null_mut()) };
    caught(|| {
        // SAFETY: the caller's contract.
        let (assembler, text) = unsafe { (handle(assembler)?, bytes(text.cast(), size)?) };
        if output.is_null() {
            return Err(LLAS_BAD_ARGUMENT);
        }
        let code = assembler.call(|assembler| assembler.asm(text, address, resolving(resolver, user)))?;
        // SAFETY: the caller's contract.
        unsafe { put_output(output, Output::of_code(code)) };
        Ok(())
    })
}

/// Places the code of an output at another address: its bytes, addresses and lists change, and pointers to the old ones are no
/// longer valid. With a `page` of more than 1, a power of two, code, read-only data and writable data begin at
/// multiples of it, so that their memory can be protected; `address` is one as well then. Reports are those of
/// `assembler`. After an error the output is as before.
///
/// # Safety
/// `assembler` and `output` are null or handles, and `resolver` may be called with `user`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_relocate(
    assembler: *mut llas_assembler,
    output: *mut llas_output,
    address: u64,
    page: u64,
    resolver: llas_resolver,
    user: *mut c_void,
) -> llas_status {
    caught(|| {
        // SAFETY: the caller's contract.
        let (assembler, output) = unsafe { (handle(assembler)?, handle(output)?) };
        let mut output = take(&output.inner)?;
        match assembler.relocate(&mut output, address, page, resolving(resolver, user)) {
            LLAS_OK => Ok(()),
            status => Err(status),
        }
    })
}

/// Assembles a text to an object file, ELF or COFF as the target says: the bytes of the output.
///
/// # Safety
/// `assembler` is null or a handle, `text` has `size` bytes, and `output` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_object(
    assembler: *mut llas_assembler,
    text: *const c_char,
    size: usize,
    output: *mut *mut llas_output,
) -> llas_status {
    // SAFETY: the caller's contract.
    unsafe { put(output, ptr::null_mut()) };
    caught(|| {
        // SAFETY: the caller's contract.
        let (assembler, text) = unsafe { (handle(assembler)?, bytes(text.cast(), size)?) };
        if output.is_null() {
            return Err(LLAS_BAD_ARGUMENT);
        }
        let object = assembler.call(|assembler| assembler.object(text))?;
        // SAFETY: the caller's contract.
        unsafe { put_output(output, Output::of_object(object)) };
        Ok(())
    })
}

/// Disassembles bytes, the first of which has an address: the instructions of the output. `LLAS_NOT_BUILT` if the library was built
/// without the feature `disasm`.
///
/// # Safety
/// `assembler` is null or a handle, `code` has `size` bytes, and `output` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_disasm(
    assembler: *mut llas_assembler,
    code: *const u8,
    size: usize,
    address: u64,
    output: *mut *mut llas_output,
) -> llas_status {
    // SAFETY: the caller's contract.
    unsafe { put(output, ptr::null_mut()) };
    caught(|| {
        // SAFETY: the caller's contract.
        let (assembler, code) = unsafe { (handle(assembler)?, bytes(code, size)?) };
        if output.is_null() {
            return Err(LLAS_BAD_ARGUMENT);
        }
        #[cfg(feature = "disasm")]
        {
            let found = assembler.call(|assembler| assembler.disasm(code, address))?;
            // SAFETY: the caller's contract.
            unsafe { put_output(output, Output::of_instructions(&found)) };
            Ok(())
        }
        #[cfg(not(feature = "disasm"))]
        {
            let _ = (assembler, code, address);
            Err(crate::LLAS_NOT_BUILT)
        }
    })
}

/// Frees an output. Null is allowed.
///
/// # Safety
/// `output` is null or a handle that is not in use and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_free(output: *mut llas_output) {
    caught(|| {
        if !output.is_null() {
            // SAFETY: it was made by `Box::into_raw` in `put_output`, and is not used again by the contract.
            drop(unsafe { Box::from_raw(output) });
        }
        Ok(())
    });
}

/// Returns what `get` finds in an output, and its number to `count`: null and 0 if the output is null or in use.
///
/// # Safety
/// `output` is null or a handle, and `count` is null or may be written to.
unsafe fn listed<T>(
    output: *const llas_output,
    count: *mut usize,
    get: impl FnOnce(&Output) -> (*const T, usize),
) -> *const T {
    // SAFETY: the contract is the same.
    let output = unsafe { handle(output) };
    let (first, number) = match output.and_then(|output| take(&output.inner)) {
        // A list may be made now.
        Ok(inner) => catch_unwind(AssertUnwindSafe(|| get(&inner))).unwrap_or((ptr::null(), 0)),
        Err(_) => (ptr::null(), 0),
    };
    // SAFETY: the contract is the same.
    unsafe { put(count, number) };
    first
}

/// Returns the bytes of an output and their number: code from its address on, or an object file. They are valid until the output is
/// freed or relocated.
///
/// # Safety
/// `output` is null or a handle, and `size` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_bytes(output: *const llas_output, size: *mut usize) -> *const u8 {
    // SAFETY: the caller's contract.
    unsafe { listed(output, size, |inner| (inner.bytes().as_ptr(), inner.bytes().len())) }
}

/// Returns the address of the first byte of code; 0 for other outputs.
///
/// # Safety
/// `output` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_address(output: *const llas_output) -> u64 {
    // SAFETY: the caller's contract.
    let inner = unsafe { handle(output) }.and_then(|output| take(&output.inner));
    inner.map_or(0, |inner| inner.code.as_ref().map_or(0, |code| code.address()))
}

/// Returns the size of code in memory: its bytes, and the zeros after them that a text reserves (`.bss`).
///
/// # Safety
/// `output` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_memory_size(output: *const llas_output) -> u64 {
    // SAFETY: the caller's contract.
    let inner = unsafe { handle(output) }.and_then(|output| take(&output.inner));
    inner.map_or(0, |inner| inner.code.as_ref().map_or(0, |code| code.memory_size()))
}

/// Returns the statements that emit bytes, in the order of the text, and their number.
///
/// # Safety
/// `output` is null or a handle, and `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_statements(output: *const llas_output, count: *mut usize) -> *const llas_statement {
    // SAFETY: the caller's contract.
    unsafe { listed(output, count, |inner| inner.statements().raw()) }
}

/// Returns the symbols that the text defines in sections, by address, and their number.
///
/// # Safety
/// `output` is null or a handle, and `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_labels(output: *const llas_output, count: *mut usize) -> *const llas_label {
    // SAFETY: the caller's contract.
    unsafe { listed(output, count, |inner| inner.labels().raw()) }
}

/// Returns the relocations that were applied and their number.
///
/// # Safety
/// `output` is null or a handle, and `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_relocations(output: *const llas_output, count: *mut usize) -> *const llas_relocation {
    // SAFETY: the caller's contract.
    unsafe { listed(output, count, |inner| inner.relocations().raw()) }
}

/// Returns the sections that are in memory, and their number.
///
/// # Safety
/// `output` is null or a handle, and `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_sections(output: *const llas_output, count: *mut usize) -> *const llas_section {
    // SAFETY: the caller's contract.
    unsafe { listed(output, count, |inner| inner.sections().raw()) }
}

/// Returns the instructions that `llas_disasm` has found, and their number.
///
/// # Safety
/// `output` is null or a handle, and `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_instructions(output: *const llas_output, count: *mut usize) -> *const llas_instruction {
    // SAFETY: the caller's contract.
    unsafe { listed(output, count, |inner| inner.instructions.raw()) }
}

/// Returns the errors and warnings of the last call with an assembler, and their number; null and 0 without any. They are
/// valid until the next call with it.
///
/// # Safety
/// `assembler` is null or a handle, and `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llas_reports(assembler: *const llas_assembler, count: *mut usize) -> *const llas_report {
    // SAFETY: the caller's contract.
    let inner = unsafe { handle(assembler) }.and_then(|assembler| take(&assembler.inner));
    let (first, number) = inner.map_or((ptr::null(), 0), |inner| List::raw(&inner.reports));
    // SAFETY: the caller's contract.
    unsafe { put(count, number) };
    first
}
