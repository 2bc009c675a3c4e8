//! The library in a module of WebAssembly: what runs in a web page or under node. Bytes go in and out one at a time, which needs
//! no unsafe code.

use std::sync::Mutex;

/// What was pushed, and what became of it.
static BYTES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// The target.
static TRIPLE: Mutex<String> = Mutex::new(String::new());

fn with<R>(work: impl FnOnce(&mut Vec<u8>) -> R) -> R {
    work(&mut BYTES.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
}

/// Appends a byte of the next text.
#[unsafe(no_mangle)]
pub extern "C" fn push(byte: u32) {
    with(|bytes| bytes.push(byte as u8));
}

/// What was pushed is the target.
#[unsafe(no_mangle)]
pub extern "C" fn set_triple() {
    let triple = with(std::mem::take);
    *TRIPLE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = String::from_utf8_lossy(&triple).into_owned();
}

/// Assembles what was pushed: the size of the object, or of the message and 1 as a negative number.
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
    assembled.write().map_err(|_| "not enough memory for the object".to_owned())
}

/// A byte of the result.
#[unsafe(no_mangle)]
pub extern "C" fn byte(index: u32) -> u32 {
    with(|bytes| bytes.get(index as usize).copied().unwrap_or(0).into())
}

/// Forgets the result.
#[unsafe(no_mangle)]
pub extern "C" fn clear() {
    with(Vec::clear);
}
