//! Texts of T32.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| llas_fuzz::t32(data));
