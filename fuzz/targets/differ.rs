//! Texts compared with llvm-mc-22.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| llas_fuzz::differ(data));
