//! The generated lexer and parser in `grammar/generated` are those of the grammars. `LLAS_RECORD=1` writes them.
#![cfg(feature = "generate")]

use std::fs;
use std::path::Path;

#[test]
fn generated_files_are_those_of_the_grammars() {
    let built = Path::new(env!("OUT_DIR"));
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("grammar/generated");
    for (from, to) in [("lexer.rs", "lexer.rs"), ("llas.rs", "parser.rs")] {
        let text = fs::read(built.join(from)).unwrap();
        let file = kept.join(to);
        if std::env::var_os("LLAS_RECORD").is_some_and(|v| v == "1") {
            fs::write(&file, &text).unwrap();
        }
        let same = fs::read(&file).unwrap_or_default() == text;
        assert!(same, "{} is out of date: LLAS_RECORD=1 cargo test --test generated", file.display());
    }
}
