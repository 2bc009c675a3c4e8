//! Line markers of preprocessed text. Must not know tokens.

/// A `# 12 "file.c"` line of preprocessed text: the lines after it are counted from `line` in the file it names.
#[derive(Debug)]
pub(super) struct LineMarker {
    /// The offset in the file of the line after the marker.
    pub(super) offset: u32,
    /// The number that line is said to have.
    pub(super) line: u32,
    /// The file it is said to stand in.
    pub(super) name: String,
}

impl LineMarker {
    /// Reads a line that starts with `#`; the next line starts at `offset`. Other comments are none.
    pub(super) fn read(line: &[u8], offset: u32) -> Option<Self> {
        let (number, rest) = split(line.strip_prefix(b"#")?.trim_ascii_start(), u8::is_ascii_whitespace)?;
        let rest = rest.trim_ascii_start().strip_prefix(b"\"")?;
        let number = std::str::from_utf8(number).ok()?;
        let line = match number.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16),
            None if number.starts_with('0') => u64::from_str_radix(number, 8),
            None => number.parse(),
        };
        // The name is kept as it is written; only a quote that is escaped does not end it.
        let mut escaped = false;
        let end = rest.iter().position(|&b| {
            let ends = b == b'"' && !escaped;
            escaped = b == b'\\' && !escaped;
            ends
        })?;
        Some(LineMarker { offset, line: line.ok()? as u32, name: String::from_utf8_lossy(&rest[..end]).into_owned() })
    }

    /// Whether it names a line at all: gcc ends an inline assembly with `# 0 "" 2`, behind which no line of any file follows.
    pub(super) fn names_lines(&self) -> bool {
        self.line != 0 && !self.name.is_empty()
    }
}

/// What is before and behind the first byte that `at` tells.
fn split(text: &[u8], at: fn(&u8) -> bool) -> Option<(&[u8], &[u8])> {
    let end = text.iter().position(at)?;
    Some((&text[..end], &text[end + 1..]))
}
