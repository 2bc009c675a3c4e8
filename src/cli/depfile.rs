//! `--MD`: a make rule that lists every file read to make the object.

use std::collections::BTreeSet;
use std::path::Path;

/// What a rule contains.
#[derive(Clone, Debug, Default)]
pub(super) struct RuleOptions {
    /// `-MT`: in place of the object.
    pub(super) targets: Vec<String>,
    /// `-MP`: each file but the first has a rule of its own, without prerequisites.
    pub(super) phony: bool,
    /// `-MMD`, `-MM`: without system headers.
    pub(super) only_user: bool,
}

/// `OUTPUT: INPUT FILE...`, one file per line, each listed once.
pub(super) fn rule<'p>(output: &Path, files: impl Iterator<Item = &'p Path>, wanted: &RuleOptions) -> Vec<u8> {
    let mut out = Vec::new();
    match wanted.targets.as_slice() {
        [] => escape(output, &mut out),
        targets => out.extend_from_slice(targets.join(" ").as_bytes()),
    }
    out.push(b':');
    let mut phony = Vec::new();
    let mut seen = BTreeSet::new();
    for (i, file) in files.filter(|f| seen.insert(f.to_path_buf())).enumerate() {
        out.extend_from_slice(if i == 0 { b" " } else { b" \\\n  " });
        escape(file, &mut out);
        if wanted.phony && i > 0 {
            escape(file, &mut phony);
            phony.extend_from_slice(b":\n");
        }
    }
    out.push(b'\n');
    out.extend(phony);
    out
}

fn escape(path: &Path, out: &mut Vec<u8>) {
    let bytes = path.as_os_str().as_encoded_bytes();
    for (i, &byte) in bytes.iter().enumerate() {
        match byte {
            b' ' | b'\t' => {
                // Before a blank, make reads a pair of backslashes as one backslash, so each has to be doubled.
                let before = bytes[..i].iter().rev().take_while(|&&b| b == b'\\').count();
                out.extend(std::iter::repeat_n(b'\\', before + 1));
            }
            b'#' => out.push(b'\\'),
            b'$' => out.push(b'$'),
            _ => {}
        }
        out.push(byte);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped() {
        let files = ["a b.s", "c$d.inc", "e#f", "a b.s", "g\\ h"].map(Path::new);
        let text = rule(Path::new("o ut.o"), files.into_iter(), &RuleOptions::default());
        let want = "o\\ ut.o: a\\ b.s \\\n  c$$d.inc \\\n  e\\#f \\\n  g\\\\\\ h\n";
        assert_eq!(String::from_utf8(text).unwrap(), want);
    }
}
