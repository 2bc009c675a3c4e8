//! The interface as C uses it. Miri runs these tests, too: `cargo +nightly miri test -p llas-capi --lib`.

use crate::assembler::llas_assembler;
use crate::calls::*;
use crate::output::llas_output;
use crate::{LLAS_BAD_ARGUMENT, LLAS_BAD_SETTINGS, LLAS_BAD_TEXT, LLAS_NOT_PLACED, LLAS_OK};
use std::ffi::{CStr, c_char, c_void};
use std::{ptr, slice};

fn open(triple: &CStr) -> *mut llas_assembler {
    let mut assembler = ptr::null_mut();
    // SAFETY: the string ends with a zero, and the place of the handle may be written to.
    assert_eq!(unsafe { llas_open(triple.as_ptr(), ptr::null(), ptr::null(), &mut assembler) }, LLAS_OK);
    assembler
}

/// Gives `target` the address to which `user` points.
unsafe extern "C" fn resolve(user: *mut c_void, name: *const c_char, size: usize, address: *mut u64) -> bool {
    // SAFETY: the library passes a string that ends with a zero.
    let name = unsafe { CStr::from_ptr(name) };
    assert_eq!((name, size), (c"target", 6));
    // SAFETY: the tests pass a pointer to an address, and the library one that may be written to.
    unsafe { *address = *user.cast::<u64>() };
    true
}

fn list<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if first.is_null() {
        return &[];
    }
    // SAFETY: the library returns lists with that number of items; the tests do not use them after the handle.
    unsafe { slice::from_raw_parts(first, count) }
}

#[test]
fn code_is_placed_and_listed() {
    let assembler = open(c"x86_64-linux-gnu");
    let text = "f: jmp target\nleaq g(%rip), %rax\ng: .quad f\n";
    let (mut output, mut target) = (ptr::null_mut::<llas_output>(), 0x2000_u64);
    let (start, user) = (text.as_ptr().cast(), ptr::from_mut(&mut target).cast());
    // SAFETY: the handles are open, the pointers and sizes those of the variables above.
    unsafe {
        assert_eq!(llas_asm(assembler, start, text.len(), 0x1000, None, user, &mut output), LLAS_NOT_PLACED);
        assert!(output.is_null());
        let mut count = 0;
        assert!(!llas_reports(assembler, &mut count).is_null() && count == 1);
        assert_eq!(llas_asm(assembler, start, text.len(), 0x1000, Some(resolve), user, &mut output), LLAS_OK);
        for address in [0x1000_u64, 0x4000] {
            assert_eq!(llas_relocate(assembler, output, address, 1, Some(resolve), user), LLAS_OK);
            let mut count = 0;
            let bytes = list(llas_bytes(output, &mut count), count);
            assert_eq!((llas_address(output), bytes.len()), (address, 20));
            assert!(llas_memory_size(output) >= 20);
            assert_eq!(bytes[12..], address.to_le_bytes());
            let labels = list(llas_labels(output, &mut count), count);
            let named = labels.iter().map(|label| (CStr::from_ptr(label.name.data), label.address - address));
            assert!(named.eq([(c"f", 0), (c"g", 12)]));
            assert_eq!(list(llas_statements(output, &mut count), count).len(), 3);
            let kinds = list(llas_relocations(output, &mut count), count);
            assert!(kinds.iter().any(|kind| CStr::from_ptr(kind.kind.data) == c"R_X86_64_64"));
            assert!(!list(llas_sections(output, &mut count), count).is_empty());
        }
        let mut found = ptr::null_mut();
        let bytes = [0xc3_u8, 0x06];
        assert_eq!(llas_disasm(assembler, bytes.as_ptr(), 2, 0, &mut found), LLAS_OK);
        let mut count = 0;
        let texts = list(llas_instructions(found, &mut count), count);
        assert!(texts.iter().map(|each| CStr::from_ptr(each.text.data)).eq([c"retq", c""]));
        llas_free(found);
        llas_free(output);
        llas_close(assembler);
    }
}

#[test]
fn mistakes_are_reported() {
    let assembler = open(c"aarch64-linux-gnu");
    let text = "add x0, x1\nret\n";
    let mut output = ptr::null_mut();
    // SAFETY: the handle is open or null, the pointers and sizes those of the variables above.
    unsafe {
        assert_eq!(llas_object(assembler, text.as_ptr().cast(), text.len(), &mut output), LLAS_BAD_TEXT);
        let mut count = 0;
        let reports = list(llas_reports(assembler, &mut count), count);
        assert_eq!((reports.len(), reports[0].line, reports[0].severity), (1, 1, crate::LLAS_ERROR));
        assert_eq!(llas_object(assembler, ptr::null(), 1, &mut output), LLAS_BAD_ARGUMENT);
        assert_eq!(llas_object(ptr::null_mut(), ptr::null(), 0, &mut output), LLAS_BAD_ARGUMENT);
        assert!(output.is_null() && llas_bytes(output, &mut count).is_null() && count == 0);
        let mut other = ptr::null_mut();
        assert_eq!(llas_open(c"pdp11".as_ptr(), ptr::null(), ptr::null(), &mut other), LLAS_BAD_SETTINGS);
        assert!(!llas_reports(other, &mut count).is_null() && count == 1);
        for handle in [assembler, other, ptr::null_mut()] {
            llas_close(handle);
        }
        llas_free(ptr::null_mut());
    }
}
