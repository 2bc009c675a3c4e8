//! Texts of A64.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| llas_fuzz::a64(data));
