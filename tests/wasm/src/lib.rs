//! The library as a WebAssembly module for web pages and node. Bytes are passed one at a time, which needs no unsafe code.

use std::sync::Mutex;

/// The input, and later the result.
static BYTES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

static TRIPLE: Mutex<String> = Mutex::new(String::new());

fn with<R>(work: impl FnOnce(&mut Vec<u8>) -> R) -> R {
    work(&mut BYTES.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
}

/// Appends a byte of the next text.
#[unsafe(no_mangle)]
pub extern "C" fn push(byte: u32) {
    with(|bytes| bytes.push(byte as u8));
}

/// Sets the target to the bytes pushed so far.
#[unsafe(no_mangle)]
pub extern "C" fn set_triple() {
    let triple = with(std::mem::take);
    *TRIPLE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = String::from_utf8_lossy(&triple).into_owned();
}

/// Assembles the bytes pushed so far. Returns the size of the object, or `-1 - n` for an error message of `n` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn assemble() -> i32 {
    let text = with(std::mem::take);
    let triple = TRIPLE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone();
    match object(&triple, &text) {
        Ok(object) => with(|bytes| {
            *bytes = object;
            bytes.len() as i32
        }),
        Err(message) => with(|bytes| {
            *bytes = message.into_bytes();
            -1 - bytes.len() as i32
        }),
    }
}

fn object(triple: &str, text: &[u8]) -> Result<Vec<u8>, String> {
    let triple = triple.parse().map_err(|error| format!("{error}"))?;
    let options = llas::Options::for_target(triple).map_err(|error| error.to_string())?;
    let assembled = llas::assemble(text, &options).map_err(|failure| failure.to_string())?;
    assembled.to_bytes().map_err(|_| "not enough memory for the object".to_owned())
}

/// A byte of the result; 0 after its end.
#[unsafe(no_mangle)]
pub extern "C" fn byte(index: u32) -> u32 {
    with(|bytes| bytes.get(index as usize).copied().unwrap_or(0).into())
}

/// Discards the result.
#[unsafe(no_mangle)]
pub extern "C" fn clear() {
    with(Vec::clear);
}
