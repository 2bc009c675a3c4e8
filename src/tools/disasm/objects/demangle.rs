//! Names of C++ and Rust as programmers write them.

use std::fmt::{self, Write};

/// Demangled names are limited to this multiple of the mangled name, and this number of bytes more: repeated parts may
/// make them exponentially long.
const TIMES: usize = 16;
const MORE: usize = 1024;

/// A name that must not become too long.
struct Limited {
    text: String,
    left: usize,
}

impl Write for Limited {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.left = self.left.checked_sub(text.len()).ok_or(fmt::Error)?;
        self.text.push_str(text);
        Ok(())
    }
}

/// The demangled form of a name; `None` if it is not mangled.
pub(super) fn demangled(name: &[u8]) -> Option<String> {
    let name = std::str::from_utf8(name).ok()?;
    let mut limited = Limited { text: String::new(), left: name.len().saturating_mul(TIMES).saturating_add(MORE) };
    if name.starts_with('?') {
        let text = msvc_demangler::demangle(name, msvc_demangler::DemangleFlags::llvm()).ok()?;
        limited.write_str(&text).ok()?;
    } else if let Ok(rust) = rustc_demangle::try_demangle(name) {
        write!(limited, "{rust}").ok()?;
    } else if name.trim_start_matches('_').starts_with('Z') && name.starts_with('_') {
        let symbol = cpp_demangle::Symbol::new(name.as_bytes()).ok()?;
        let options = cpp_demangle::DemangleOptions::default();
        symbol.structured_demangle(&mut limited, &options).ok()?;
    } else {
        return None;
    }
    Some(limited.text)
}
