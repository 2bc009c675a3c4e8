//! URIs of files.

use std::path::{Path, PathBuf};

/// The path of a `file:` URI.
pub(super) fn path(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    // Another host's files cannot be read; `localhost` is this one.
    let rest = rest.strip_prefix("localhost").unwrap_or(rest);
    if !rest.starts_with('/') {
        return None;
    }
    let mut bytes = Vec::with_capacity(rest.len());
    let mut at = rest.bytes();
    while let Some(byte) = at.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(at.next()?).to_digit(16);
        bytes.push((digit()? * 16 + digit()?) as u8);
    }
    if cfg!(windows) && bytes.get(2) == Some(&b':') {
        bytes.remove(0);
    }
    Some(path_of(bytes))
}

#[cfg(unix)]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    use std::os::unix::ffi::OsStringExt as _;
    std::ffi::OsString::from_vec(bytes).into()
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

/// The URI of a path.
pub(super) fn of(path: &Path) -> String {
    let text = path.as_os_str().as_encoded_bytes();
    let mut uri = String::from(if text.starts_with(b"/") { "file://" } else { "file:///" });
    for &byte in text {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            b'\\' if cfg!(windows) => uri.push('/'),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

/// A path without `.` and `..`, whether or not there is a file.
pub(super) fn plain(path: &Path) -> PathBuf {
    use std::path::Component;
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir if plain.file_name().is_some() => {
                plain.pop();
            }
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn paths_and_uris() {
        assert_eq!(path("file:///a%20b/%C3%A9.s"), Some("/a b/\u{e9}.s".into()));
        assert_eq!(of(Path::new("/a b/\u{e9}.s")), "file:///a%20b/%C3%A9.s");
        assert_eq!(path("untitled:Untitled-1"), None);
        assert_eq!(path("file:///%4"), None);
        assert_eq!(plain(Path::new("/a/./b/../c.s")), Path::new("/a/c.s"));
    }
}
