//! The reference: directives, flags, messages and instructions, from the tables.

use crate::pages::{Done, Pages, code, escaped, file_name};
use crate::project;
use llas::Options;
use llas::diag::Code;
use llas::words::{self, DirectiveHelp, Spelling};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Targets whose directives differ, with what a reader calls them.
const TARGETS: [(&str, &str); 6] = [
    ("x86_64-linux-gnu", "x86, ELF"),
    ("x86_64-windows-msvc", "x86, COFF"),
    ("aarch64-linux-gnu", "ARM64, ELF"),
    ("aarch64-windows-msvc", "ARM64, COFF"),
    ("thumbv7-linux-gnueabihf", "ARM, ELF"),
    ("thumbv7-windows-msvc", "ARM, COFF"),
];

/// The instruction sets: the name of the page, its title, a target and the directive that selects the set.
const SETS: [(&str, &str, &str, &str); 5] = [
    ("x86-att", "x86 in AT&T syntax", "x86_64-linux-gnu", ""),
    ("x86-intel", "x86 in Intel syntax", "x86_64-linux-gnu", ".intel_syntax"),
    ("aarch64", "ARM64", "aarch64-linux-gnu", ""),
    ("arm", "ARM (A32)", "armv7-linux-gnueabihf", ""),
    ("thumb", "Thumb (T32)", "thumbv7-linux-gnueabihf", ""),
];

pub fn add(pages: &mut Pages, command: &Path) -> Done<()> {
    pages.part("Reference");
    directives(pages)?;
    flags(pages, command)?;
    messages(pages)?;
    for (name, title, target, directive) in SETS {
        instructions(pages, name, title, &options(target)?, directive);
    }
    Ok(())
}

fn options(target: &str) -> Done<Options> {
    Ok(Options::for_target(target.parse().map_err(|error| format!("{target}: {error:?}"))?)?)
}

/// What a directive is on some targets.
type Meanings = Vec<((&'static str, &'static str), Vec<&'static str>)>;

fn directives(pages: &mut Pages) -> Done<()> {
    let mut all: BTreeMap<&str, Meanings> = BTreeMap::new();
    for (target, shown) in TARGETS {
        for DirectiveHelp { name, operands, text, .. } in words::directives(&options(target)?) {
            let meanings = all.entry(name).or_default();
            match meanings.iter_mut().find(|meaning| meaning.0 == (operands, text)) {
                Some((_, targets)) => targets.push(shown),
                None => meanings.push(((operands, text), vec![shown])),
            }
        }
    }
    let mut list = String::from("# Directives\n\n| directive | operands | what it does |\n|---|---|---|\n");
    for (name, meanings) in &all {
        let ((operands, text), _) = meanings[0];
        let path = format!("directives/{}.md", file_name(name));
        let _ = writeln!(list, "| [{}]({path}) | {} | {} |", code(name), code(operands), escaped(text));
    }
    pages.add(0, "Directives", "reference/directives.md", list);
    for (name, meanings) in &all {
        let mut page = format!("# {}\n", code(name));
        for ((operands, text), targets) in meanings {
            let _ = write!(page, "\n    {name} {operands}\n\n{}.\n\n", escaped(text));
            let everywhere = targets.len() == TARGETS.len();
            let _ = writeln!(page, "Targets: {}", if everywhere { "all".to_owned() } else { targets.join("; ") });
            let same =
                |other: &&&str| *other != name && all[**other].iter().any(|meaning| meaning.0 == (*operands, *text));
            let others: Vec<String> =
                all.keys().filter(same).map(|other| format!("[{}]({}.md)", code(other), file_name(other))).collect();
            if !others.is_empty() {
                let _ = writeln!(page, "\nThe same: {}", others.join(", "));
            }
        }
        pages.add(1, name, &format!("reference/directives/{}.md", file_name(name)), page);
    }
    Ok(())
}

/// A flag as the command's help describes it.
struct Flag {
    /// Its spellings, separated by commas, with its value.
    spelling: String,
    help: String,
    group: String,
}

impl Flag {
    /// The long name, or the only one.
    fn name(&self) -> &str {
        let names = self.spelling.split(", ").map(|name| name.split([' ', '=', '[']).next().unwrap_or_default());
        names.last().unwrap_or_default()
    }
}

/// Reads the help: a heading begins at the start of a line, a flag is indented, and the text of its help is indented more or follows it
/// after two blanks.
fn read_help(help: &str) -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    let (mut group, mut is_flag) = (String::new(), false);
    for line in help.lines() {
        let text = line.trim_start();
        let indent = line.len() - text.len();
        if indent == 0 {
            group = text.split([':', '(']).next().unwrap_or_default().trim().to_owned();
            is_flag = false;
        } else if indent <= 6 && text.starts_with('-') {
            let (spelling, help) = text.split_once("  ").unwrap_or((text, ""));
            flags.push(Flag { spelling: spelling.to_owned(), help: help.trim().to_owned(), group: group.clone() });
            is_flag = true;
        } else if let Some(flag) = flags.last_mut().filter(|_| is_flag && indent > 6) {
            if !flag.help.is_empty() {
                flag.help.push(' ');
            }
            flag.help.push_str(text);
        } else {
            is_flag = false;
        }
    }
    flags
}

fn flags(pages: &mut Pages, command: &Path) -> Done<()> {
    let done =
        Command::new(command).arg("--help").output().map_err(|error| format!("{}: {error}", command.display()))?;
    let flags = read_help(&String::from_utf8_lossy(&done.stdout));
    let mut list = String::from("# Flags\n");
    let mut group = "";
    for flag in &flags {
        if flag.group != group {
            group = &flag.group;
            let _ = write!(list, "\n## {}\n\n| flag | meaning |\n|---|---|\n", escaped(group));
        }
        let path = format!("flags/{}.md", file_name(flag.name()));
        let _ = writeln!(list, "| [{}]({path}) | {} |", code(&flag.spelling), escaped(&flag.help));
    }
    list.push_str("\nA long flag may be written with one dash, and a value after a blank or `=`.\n");
    pages.add(0, "Flags", "reference/flags.md", list);
    for flag in &flags {
        let page = format!("# {}\n\n    {}\n\n{}\n", code(flag.name()), flag.spelling, escaped(&flag.help));
        pages.add(1, flag.name(), &format!("reference/flags/{}.md", file_name(flag.name())), page);
    }
    Ok(())
}

/// The largest text of an example.
const MAX_EXAMPLE: u64 = 2000;

/// A text with a mistake, its file and what is said about it.
struct Example {
    text: String,
    message: String,
}

/// The shortest test of each message: its text, and the first message with the code.
fn examples() -> Done<BTreeMap<String, Example>> {
    let mut examples: BTreeMap<String, Example> = BTreeMap::new();
    let mut folders: Vec<PathBuf> = vec![project().join("tests/golden"), project().join("tests/lint")];
    while let Some(folder) = folders.pop() {
        let mut entries: Vec<PathBuf> = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Done<_>>()?;
        entries.sort();
        for path in entries {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "err")
                && fs::metadata(path.with_extension("s")).is_ok_and(|text| text.len() < MAX_EXAMPLE)
            {
                let (Ok(text), Ok(messages)) =
                    (fs::read_to_string(path.with_extension("s")), fs::read_to_string(&path))
                else {
                    continue;
                };
                for message in messages.split("\n\n") {
                    let Some(found) = message.split_once('[').and_then(|(_, rest)| rest.split_once(']')) else {
                        continue;
                    };
                    let is_shorter = examples.get(found.0).is_none_or(|other| text.len() < other.text.len());
                    if is_shorter {
                        let example = Example { text: text.clone(), message: message.trim_end().to_owned() };
                        examples.insert(found.0.to_owned(), example);
                    }
                }
            }
        }
    }
    Ok(examples)
}

fn messages(pages: &mut Pages) -> Done<()> {
    let examples = examples()?;
    let kind = |code: &str| match code.as_bytes().first() {
        Some(b'W') => "Warning",
        Some(b'L') => "Lint",
        _ => "Error",
    };
    let mut list = String::from("# Codes of messages\n\n| code | meaning |\n|---|---|\n");
    for code in Code::ALL {
        let _ = writeln!(list, "| [{0}](messages/{0}.md) | {1} |", code.as_str(), escaped(code.meaning()));
    }
    pages.add(0, "Codes of messages", "reference/messages.md", list);
    for code in Code::ALL {
        let name = code.as_str();
        let mut page = format!("# {name}\n\n{}: {}.\n", kind(name), escaped(code.meaning()));
        if let Some(Example { text, message }) = examples.get(name) {
            let _ = write!(page, "\nA text with it:\n\n```asm\n{}\n```\n", text.trim_end());
            let _ = write!(page, "\nThe message:\n\n```text\n{message}\n```\n");
        }
        pages.add(1, name, &format!("reference/messages/{name}.md"), page);
    }
    Ok(())
}

/// A page for each first letter.
fn instructions(pages: &mut Pages, name: &str, title: &str, options: &Options, directive: &str) {
    let mut letters: BTreeMap<char, Vec<Spelling>> = BTreeMap::new();
    for spelling in words::instructions(options, directive) {
        let first = spelling.name.chars().next().unwrap_or('_').to_ascii_lowercase();
        letters.entry(if first.is_ascii_alphabetic() { first } else { '_' }).or_default().push(spelling);
    }
    let mut list = format!("# {}\n", escaped(title));
    list.push_str("\nOperands are in the notation of the tables, and so is the row that has the encoding.\n");
    for (letter, spellings) in &letters {
        let links: Vec<String> = spellings
            .iter()
            .map(|found| format!("[{}]({name}/{letter}.md#{})", found.name, anchor(&found.name)))
            .collect();
        let _ = write!(list, "\n## {}\n\n{}\n", letter.to_ascii_uppercase(), links.join(" · "));
    }
    pages.add(0, title, &format!("reference/{name}.md"), list);
    for (letter, spellings) in &letters {
        let mut page = format!("# {}: {}\n", escaped(title), letter.to_ascii_uppercase());
        for spelling in spellings {
            let _ = write!(page, "\n<h2 id=\"{}\"><code>{}</code></h2>\n\n", anchor(&spelling.name), spelling.name);
            page.push_str("| operands | requires | row |\n|---|---|---|\n");
            for form in &spelling.forms {
                let row: Vec<&str> = form.source.text.split_whitespace().collect();
                let _ =
                    writeln!(page, "| {} | {} | {} |", code(&form.text), escaped(&form.needs), code(&row.join(" ")));
            }
        }
        let heading = letter.to_ascii_uppercase().to_string();
        pages.add(1, &heading, &format!("reference/{name}/{letter}.md"), page);
    }
}

fn anchor(name: &str) -> String {
    format!("i-{}", file_name(name))
}
