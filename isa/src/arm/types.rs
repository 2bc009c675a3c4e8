//! Data types after mnemonics, and the alternative spellings of each (LLVM's token aliases).

/// A type and its alternative spellings.
const SPELLINGS: &[(&str, &[&str])] = &[
    ("8", &["8", "i8", "s8", "u8", "p8"]),
    ("16", &["16", "i16", "s16", "u16", "p16"]),
    ("32", &["32", "i32", "s32", "u32", "f32", "f"]),
    ("64", &["64", "i64", "s64", "u64", "f64", "d"]),
    ("i8", &["i8", "s8", "u8"]),
    ("i16", &["i16", "s16", "u16"]),
    ("i32", &["i32", "s32", "u32"]),
    ("i64", &["i64", "s64", "u64"]),
    ("f32", &["f32", "f"]),
    ("f64", &["f64", "d"]),
];

/// The mnemonic with each spelling of its types.
pub(super) fn spellings(mnemonic: &str) -> Vec<String> {
    let mut parts = mnemonic.split('.');
    let mut all = vec![parts.next().unwrap_or_default().to_owned()];
    // Of loads of vectors, the table lists all types.
    if matches!(all[0].as_str(), "vldrb" | "vldrh" | "vldrw" | "vldrd") {
        return vec![mnemonic.to_owned()];
    }
    for part in parts {
        let one = [part];
        let list: &[&str] = SPELLINGS.iter().find(|s| s.0 == part).map_or(&one, |s| s.1);
        all = all.iter().flat_map(|name| list.iter().map(move |ty| format!("{name}.{ty}"))).collect();
    }
    all
}
