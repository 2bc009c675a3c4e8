//! Which target a text is for: what it or the project says.
//!
//! The first of these that there is decides: a modeline, `compile_commands.json`, `.llas.toml`, directives of the text, the
//! client's settings, the host. All become flags of the command.

use super::settings::Settings;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The flags for a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    pub(super) flags: Vec<String>,
    /// Where they are from.
    pub(super) from: String,
}

impl Flags {
    fn new(from: impl Into<String>) -> Self {
        Flags { flags: Vec::new(), from: from.into() }
    }

    fn with(mut self, name: &str, value: &str) -> Self {
        self.flags.push(format!("--{name}={value}"));
        self
    }
}

/// Targets for texts without a target, if the host is not supported.
pub(super) const USUAL: [&str; 3] = ["x86_64-linux-gnu", "aarch64-linux-gnu", "thumbv7-linux-gnueabihf"];

/// Directives that change how the statements after them are read.
pub(super) const STATE: [&str; 22] = [
    ".intel_syntax",
    ".att_syntax",
    ".code16",
    ".code16gcc",
    ".code32",
    ".code64",
    ".arch",
    ".cpu",
    ".fpu",
    ".arch_extension",
    ".thumb",
    ".arm",
    ".code",
    ".syntax",
    ".set",
    ".equ",
    ".altmacro",
    ".noaltmacro",
    ".intel_mnemonic",
    ".att_mnemonic",
    ".unreq",
    ".noformat",
];
/// The number of lines that may have a modeline.
const MODELINES: usize = 12;
/// The size of a file with settings, beyond which it is not read.
const MAX_FILE: u64 = 64 << 20;

/// The name of a directive that selects a syntax or an instruction set, given in lower case with its operands.
pub(super) fn selecting(name: &str, operands: &str) -> Option<&'static str> {
    Some(match (name, operands) {
        (".intel_syntax", _) => ".intel_syntax",
        (".att_syntax", _) => ".att_syntax",
        (".thumb" | ".thumb_func", _) | (".code", "16") => ".thumb",
        (".arm", _) | (".code", "32") => ".arm",
        _ => return None,
    })
}

/// What the files of a project say about one of its files.
pub(super) fn of_project(path: &Path) -> Option<Flags> {
    compile_command(path).or_else(|| project(path))
}

/// The flags for a text; `project` has those of [`of_project`].
pub(super) fn flags(text: &[u8], project: Option<&Flags>, settings: &Settings) -> Flags {
    modeline(text)
        .or_else(|| project.cloned())
        .or_else(|| directives(text))
        .map(|flags| with_triple(flags, settings))
        .unwrap_or_else(|| Flags { flags: settings.flags.clone(), from: "the settings".into() })
}

/// What decides about some flags may leave the target to the settings.
fn with_triple(mut flags: Flags, settings: &Settings) -> Flags {
    let is_triple = |flag: &String| ["-triple=", "-arch=", "-target="].iter().any(|name| flag.contains(name));
    if !flags.flags.iter().any(is_triple) {
        flags.flags.splice(0..0, settings.flags.iter().filter(|flag| is_triple(flag)).cloned());
    }
    flags
}

/// `# llas: --triple=aarch64-linux-gnu --mattr=+sve`; `# triple: T`, `# mattr: +a`, `# args: -x`; a line of LLVM's tests,
/// `# RUN: llvm-mc -triple=x86_64 %s`.
fn modeline(text: &[u8]) -> Option<Flags> {
    let mut found: Option<Flags> = None;
    let head = text.get(..text.len().min(4096)).unwrap_or_default();
    for line in head.split(|&b| b == b'\n').take(MODELINES) {
        let Ok(line) = std::str::from_utf8(line) else { continue };
        let comment = line.trim().trim_start_matches(['#', '/', '*', '@', ';', '!', ' ', '\t']);
        if comment.len() == line.trim().len() {
            continue;
        }
        let comment = comment.trim_end_matches("*/");
        let Some((name, value)) = comment.split_once(':') else { continue };
        let value = value.trim();
        let flags: Vec<String> = match name.trim() {
            "llas" | "args" => words(value),
            "triple" => vec![format!("--triple={value}")],
            "mattr" => vec![format!("--mattr={value}")],
            "mcpu" => vec![format!("--mcpu={value}")],
            "RUN" if found.is_none() => of_test(value)?,
            _ => continue,
        };
        found.get_or_insert_with(|| Flags::new("the modeline")).flags.extend(flags.into_iter().filter(is_harmless));
    }
    found.filter(|found| !found.flags.is_empty())
}

/// Response files are not read, and a file to assemble is ignored.
fn is_harmless(flag: &String) -> bool {
    !flag.starts_with('@') && flag != "-" && flag != "--"
}

/// The flags that choose a target in a line of LLVM's tests.
fn of_test(line: &str) -> Option<Vec<String>> {
    let mut words = words(line).into_iter().skip_while(|word| !word.ends_with("llvm-mc"));
    words.next()?;
    let mut flags = Vec::new();
    while let Some(word) = words.next() {
        let name = word.trim_start_matches('-');
        let is_known = ["triple", "arch", "mattr", "mcpu", "x86-asm-syntax"]
            .into_iter()
            .find(|known| name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('=')));
        match is_known {
            Some(known) if name == known => flags.push(format!("--{name}={}", words.next()?)),
            Some(_) => flags.push(format!("--{name}")),
            None if matches!(&*word, "|" | "<" | ">") => break,
            None => {}
        }
    }
    Some(flags)
}

/// Splits at blanks outside of quotes.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    let mut characters = line.chars();
    while let Some(c) = characters.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(characters.next()),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, Some(q)) if c == q => quote = None,
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// The nearest file of that name in the folder of a path or above.
fn above(path: &Path, name: &str) -> Option<PathBuf> {
    path.ancestors().skip(1).map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn read(file: &Path) -> Option<String> {
    let found = fs::metadata(file).ok()?;
    (found.is_file() && found.len() <= MAX_FILE).then(|| fs::read_to_string(file).ok())?
}

/// The entry of a file in `compile_commands.json`, which may be in a folder `build`, too.
fn compile_command(path: &Path) -> Option<Flags> {
    let file = above(path, "compile_commands.json").or_else(|| above(path, "build/compile_commands.json"))?;
    let entries: Value = serde_json::from_str(&read(&file)?).ok()?;
    let folder_of = |entry: &Value| PathBuf::from(entry["directory"].as_str().unwrap_or_default());
    let is_it = |entry: &&Value| {
        let named = entry["file"].as_str().map(|name| super::uri::plain(&folder_of(entry).join(name)));
        named.is_some_and(|named| named == path)
    };
    let entry = entries.as_array()?.iter().find(is_it)?;
    let arguments = match entry["arguments"].as_array() {
        Some(list) => list.iter().filter_map(|word| word.as_str().map(str::to_owned)).collect(),
        None => words(entry["command"].as_str()?),
    };
    Some(of_compiler(&arguments, &folder_of(entry)))
}

/// The flags of a compiler's command line.
fn of_compiler(arguments: &[String], folder: &Path) -> Flags {
    let mut found = Flags::new("compile_commands.json");
    let (mut triple, mut processor, mut features) = (String::new(), String::new(), Vec::new());
    let mut words = arguments.iter().map(String::as_str).flat_map(|word| match word.strip_prefix("-Wa,") {
        Some(list) => list.split(',').collect(),
        None => vec![word],
    });
    if let Some(program) = words.next() {
        let name = Path::new(program).file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        triple =
            name.rsplit_once('-').map(|(target, _)| target.to_owned()).filter(|t| t.contains('-')).unwrap_or_default();
    }
    let (mut width, mut thumb) = ("", false);
    while let Some(word) = words.next() {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        match name {
            "-target" | "--target" if value.is_empty() => triple = words.next().unwrap_or_default().to_owned(),
            "-target" | "--target" => triple = value.to_owned(),
            "-m16" | "-m32" | "-m64" | "-mx32" | "--32" | "--64" | "--x32" => {
                width = word.trim_start_matches(['-', 'm'])
            }
            "-mthumb" => thumb = true,
            "-march" => {
                let mut parts = value.split('+');
                let first = parts.next().unwrap_or_default();
                features.extend(parts.map(|part| match part.strip_prefix("no") {
                    Some(off) => format!("-{off}"),
                    None => format!("+{part}"),
                }));
                match first.strip_prefix("armv") {
                    Some(version) => features.insert(0, format!("+v{}", version.trim_end_matches("-a"))),
                    None => processor = first.to_owned(),
                }
            }
            "-mcpu" => processor = value.to_owned(),
            "-masm" if value == "intel" => found = found.with("x86-asm-syntax", "intel"),
            "-I" => found = found.with("I", &folder.join(words.next().unwrap_or_default()).to_string_lossy()),
            "--defsym" | "-defsym" => found = found.with("defsym", words.next().unwrap_or_default()),
            _ => {
                if let Some(include) = word.strip_prefix("-I") {
                    found = found.with("I", &folder.join(include).to_string_lossy());
                }
            }
        }
    }
    if matches!(width, "16" | "32" | "x32") {
        if triple.is_empty() {
            triple = "x86_64-linux-gnu".to_owned();
        }
        let rest = triple.split_once('-').map_or("linux-gnu", |(_, rest)| rest).to_owned();
        triple = if width == "x32" { "x86_64-linux-gnux32".to_owned() } else { format!("i386-{rest}") };
    }
    if thumb && let Some(rest) = triple.strip_prefix("arm") {
        triple = format!("thumb{rest}");
    }
    if !triple.is_empty() {
        found = found.with("triple", &triple);
    }
    if !matches!(&*processor, "" | "native") {
        found = found.with("mcpu", &processor);
    }
    if !features.is_empty() {
        found = found.with("mattr", &features.join(","));
    }
    found
}

/// `.llas.toml` of the folder or one above.
fn project(path: &Path) -> Option<Flags> {
    let file = above(path, ".llas.toml")?;
    let table: serde_json::Value = basic_toml::from_str(&read(&file)?).ok()?;
    let mut found = Flags::new(".llas.toml");
    let text = |name: &str| table[name].as_str();
    let list = |name: &str| {
        let list = table[name].as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().filter_map(serde_json::Value::as_str)
    };
    for (name, flag) in [("triple", "triple"), ("cpu", "mcpu")] {
        if let Some(value) = text(name) {
            found = found.with(flag, value);
        }
    }
    if table["intel"].as_bool() == Some(true) {
        found = found.with("x86-asm-syntax", "intel");
    }
    for feature in list("features") {
        found = found.with("mattr", feature);
    }
    for folder in list("include") {
        found = found.with("I", &file.with_file_name(folder).to_string_lossy());
    }
    for definition in list("define") {
        found = found.with("defsym", definition);
    }
    found.flags.extend(list("flags").map(str::to_owned).filter(is_harmless));
    Some(found)
}

/// What the directives of a text show about its target.
fn directives(text: &[u8]) -> Option<Flags> {
    let head = String::from_utf8_lossy(text.get(..text.len().min(64 << 10)).unwrap_or_default());
    let is_coff = head.contains(".seh_proc") || head.contains(".endef");
    let system = if is_coff { "windows-msvc" } else { "linux-gnu" };
    let found = |triple: String| Some(Flags::new("its directives").with("triple", &triple));
    for line in head.lines() {
        let mut words = line.split_whitespace();
        let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        match first {
            ".intel_syntax" | ".att_syntax" | ".code64" | ".code32" | ".code16" => {
                return found(format!("x86_64-{system}"));
            }
            ".thumb" | ".thumb_func" | ".fpu" | ".syntax" | ".eabi_attribute" | ".code" => {
                return found(if is_coff { "thumbv7-windows-msvc".into() } else { "thumbv7-linux-gnueabihf".into() });
            }
            ".arch" | ".cpu" if second.starts_with("armv8") || second.starts_with("armv9") => {
                return found(format!("aarch64-{system}"));
            }
            ".arch" | ".cpu" if second.starts_with("armv") || second.starts_with("cortex-m") => {
                return found("thumbv7-linux-gnueabihf".into());
            }
            _ if line.contains("%r") && line.contains(['(', ',']) && !line.contains("\\") => {
                let names = ["%rax", "%rbp", "%rsp", "%rdi", "%rsi", "%rbx", "%rcx", "%rdx", "%rip"];
                if names.iter().any(|name| line.contains(name)) {
                    return found(format!("x86_64-{system}"));
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        flags(text.as_bytes(), None, &Settings::default()).flags.join(" ")
    }

    #[test]
    fn a_text_says_its_target() {
        assert_eq!(of("// llas: --triple=aarch64-linux-gnu --mattr=+sve\n"), "--triple=aarch64-linux-gnu --mattr=+sve");
        assert_eq!(of("# triple: i386-linux-gnu\n# mattr: +a\n# args: -x\n"), "--triple=i386-linux-gnu --mattr=+a -x");
        assert_eq!(
            of("@ RUN: llvm-mc -triple thumbv7 -mattr=+dsp %s | FileCheck %s\n"),
            "--triple=thumbv7 --mattr=+dsp"
        );
        assert_eq!(of("\tmov\t%rax, %rbx\n"), "--triple=x86_64-linux-gnu");
        assert_eq!(of("# llas: @/dev/zero -\n"), "");
    }

    #[test]
    fn compilers_flags() {
        let of = |line: &str| of_compiler(&words(line), Path::new("/p")).flags.join(" ");
        assert_eq!(
            of("aarch64-linux-gnu-gcc -march=armv8.2-a+sve -c x.s"),
            "--triple=aarch64-linux-gnu --mattr=+v8.2,+sve"
        );
        assert_eq!(
            of("gcc -m32 -Iinc -Wa,-I,other -masm=intel -c x.s"),
            "--I=/p/inc --I=/p/other --x86-asm-syntax=intel --triple=i386-linux-gnu"
        );
        assert_eq!(
            of("clang --target=thumbv7m-none-eabi -mcpu=cortex-m3 x.s"),
            "--triple=thumbv7m-none-eabi --mcpu=cortex-m3"
        );
    }
}
