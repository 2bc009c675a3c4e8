//! Texts of x86.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| llas_fuzz::x86(data));
