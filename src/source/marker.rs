//! Line markers of preprocessed text. This module must not know tokens.

/// A `# 12 "file.c"` line of preprocessed text: subsequent lines are counted from `line` in the named file.
#[derive(Debug)]
pub(super) struct LineMarker {
    pub(super) offset: u32,
    pub(super) line: u32,
    pub(super) name: String,
}

impl LineMarker {
    /// Parses a line that starts with `#`; the next line starts at `offset`. Returns `None` for an ordinary comment.
    pub(super) fn read(line: &[u8], offset: u32) -> Option<Self> {
        let (number, rest) = split(line.strip_prefix(b"#")?.trim_ascii_start(), u8::is_ascii_whitespace)?;
        let rest = rest.trim_ascii_start().strip_prefix(b"\"")?;
        let number = std::str::from_utf8(number).ok()?;
        let line = match number.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16),
            None if number.starts_with('0') => u64::from_str_radix(number, 8),
            None => number.parse(),
        };
        // The name is kept as written; only an escaped quote does not end it.
        let mut escaped = false;
        let end = rest.iter().position(|&b| {
            let ends = b == b'"' && !escaped;
            escaped = b == b'\\' && !escaped;
            ends
        })?;
        Some(LineMarker { offset, line: line.ok()? as u32, name: String::from_utf8_lossy(&rest[..end]).into_owned() })
    }

    /// Whether it describes lines at all: gcc ends an inline assembly with `# 0 "" 2`, which is followed by lines of no
    /// file.
    pub(super) fn names_lines(&self) -> bool {
        self.line != 0 && !self.name.is_empty()
    }
}

/// Splits at the first byte for which `at` is true, which is dropped.
fn split(text: &[u8], at: fn(&u8) -> bool) -> Option<(&[u8], &[u8])> {
    let end = text.iter().position(at)?;
    Some((&text[..end], &text[end + 1..]))
}
