//! Stack maps and offloading images: the output of `llvm-readobj --stackmap` and `llvm-objdump --offloading`, and our rows,
//! converted to lines.

use super::{Both, number, rows, text};
use llas::inspect::{Tables, Value};

/// `--stackmap`.
pub(super) fn stack_maps(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    for line in said.lines().map(str::trim) {
        let word = |key: &str| line.split_once(key).and_then(|(_, rest)| rest.split([',', ' ', ')']).next());
        if let (Some(size), Some(count)) = (word("stack size: "), word("callsite record count: ")) {
            theirs.push(format!("function {size} {count}"));
        } else if let (Some(id), Some(offset)) = (word("Record ID: "), word("instruction offset: ")) {
            theirs.push(format!("record {id} {offset}"));
        } else if let Some((_, place)) = line.split_once(": ").filter(|_| line.contains(", size: ")) {
            theirs.push(place.to_owned());
        } else if let Some((_, registers)) = line.split_once("live-outs: [") {
            let words: Vec<&str> = registers.split_whitespace().filter(|word| *word != "]").collect();
            theirs.extend(words.chunks(2).map(|pair| pair.join(" ")));
        } else if let Some((_, constant)) = line.split_once(": ").filter(|_| line.starts_with('#')) {
            theirs.push(format!("constant {constant}"));
        }
    }
    let mut ours = Vec::new();
    for row in rows(tables, "stack_maps") {
        let values = &row.values;
        match row.record.name {
            "function" => {
                let size = if values[1] == Value::Name("unknown") { u64::MAX } else { number(&values[1]) };
                ours.push(format!("function {size} {}", number(&values[2])));
            }
            "constant" => ours.push(format!("constant {}", number(&values[1]))),
            "record" => ours.push(format!("record {} {}", number(&values[0]), number(&values[1]))),
            "location" => {
                let offset = if let Value::Signed(offset) = values[3] { offset } else { 0 };
                let (register, constant) = (number(&values[2]), number(&values[4]));
                let place = match text(&values[0]).as_str() {
                    "register" => format!("Register R#{register}"),
                    "direct" => format!("Direct R#{register} + {offset}"),
                    "indirect" => format!("Indirect [R#{register} + {offset}]"),
                    "constant" => format!("Constant {constant}"),
                    _ => format!("ConstantIndex #{offset} ({constant})"),
                };
                ours.push(format!("{place}, size: {}", number(&values[1])));
            }
            "live_out" => ours.push(format!("R#{} ({}-bytes)", number(&values[0]), number(&values[1]))),
            _ => {}
        }
    }
    (theirs, ours)
}

/// `--offloading`: the descriptions of images.
pub(super) fn offloading(said: &str, tables: &Tables<'_>) -> Both {
    let keys = ["kind ", "arch ", "triple ", "producer "];
    let lines = said.lines().filter(|line| keys.iter().any(|key| line.starts_with(key)));
    let theirs = lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let mut images: Vec<[String; 4]> = Vec::new();
    for row in rows(tables, "offloading") {
        let (first, second) = (text(&row.values[0]), row.values.get(1).map(text).unwrap_or_default());
        match (row.record.name, images.last_mut()) {
            ("image", _) => {
                let kind = match first.as_str() {
                    "object" => "elf",
                    "bitcode" => "llvm ir",
                    "cubin" | "fatbinary" | "ptx" => &first,
                    _ => "<none>",
                };
                images.push([kind.to_owned(), String::new(), String::new(), second]);
            }
            ("text", Some(image)) if first == "arch" => image[1] = second,
            ("text", Some(image)) if first == "triple" => image[2] = second,
            _ => {}
        }
    }
    let line = |(key, value): (&str, String)| format!("{key}{value}").trim_end().to_owned();
    let ours = images.into_iter().flat_map(|image| keys.into_iter().zip(image)).map(line).collect();
    (theirs, ours)
}
