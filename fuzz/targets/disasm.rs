//! Machine code.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| llas_fuzz::disasm(data));
