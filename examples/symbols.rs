//! Lists the symbols of assembly texts, as `llvm-nm` does for module-level assembly; without a file, those of a
//! built-in text.
//!
//! `cargo run --example symbols -- --triple=aarch64-linux-gnu a.s b.s`

use llas::scan::{ScannedSymbol, checked};
use llas::{Failure, Input, Options};
use std::io::Write as _;

/// A function that calls two others, one of which is weak.
const TEXT: &str = "\t.globl\tmain\nmain:\n\tpushq\t%rbx\n\tcall\tsetup\n\tmovq\tmay_be@GOTPCREL(%rip), %rbx\n\ttestq\t%rbx, %rbx\n\
                    \tje\t1f\n\tcall\t*%rbx\n1:\tpopq\t%rbx\n\tret\n\t.weak\tmay_be\n\t.set\tbegin, main\n\t.symver\tmain, main@@V1\n";

/// One line per symbol: its letter, its name, and its other properties.
fn listed(name: &str, text: &[u8], options: &Options) -> Result<String, Failure> {
    let found = checked(Input::new(name, text), options)?;
    let mut symbols: Vec<ScannedSymbol<'_>> = found.symbols().collect();
    symbols.sort_unstable_by_key(|s| s.name);
    let line =
        |s: &ScannedSymbol<'_>| format!("{} {:<12} {:?}\n", s.letter(), String::from_utf8_lossy(s.name), s.flags);
    Ok(symbols.iter().map(line).collect())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut triple = "x86_64-linux-gnu".to_owned();
    let mut texts = Vec::new();
    for argument in std::env::args().skip(1) {
        match argument.strip_prefix("--triple=") {
            Some(name) => triple = name.to_owned(),
            None => texts.push((std::fs::read(&argument)?, argument)),
        }
    }
    if texts.is_empty() {
        texts.push((TEXT.into(), "example.s".to_owned()));
    }
    let options = Options::for_target(triple.parse()?)?;
    let mut out = std::io::stdout().lock();
    for (text, name) in &texts {
        writeln!(out, "{name}:\n{}", listed(name, text, &options)?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_have_letters() {
        let options = Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
        let listed = listed("a.s", TEXT.as_bytes(), &options).unwrap();
        let short: Vec<_> =
            listed.lines().map(|l| l.split_whitespace().take(2).collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(short, ["t .Ltmp0", "t begin", "T main", "T main@@V1", "w may_be", "U setup"]);
    }

    #[test]
    fn mistakes_are_shown() {
        let options = Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
        assert!(listed("a.s", b" bogus\n", &options).unwrap_err().to_string().starts_with("a.s:1:2: error: "));
    }
}
