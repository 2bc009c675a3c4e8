//! The macros that clang predefines for a target, from the table `data/predefined.txt`.

use std::collections::{BTreeMap, HashMap, HashSet};

/// Rows of `NAME VALUE CONDITIONS`, made by `data/make-tables`, which describes them.
const ROWS: &str = include_str!("../data/predefined.txt");

/// What clang chooses for a target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Predefined {
    /// The macros: lines of `#define`, for [`crate::Options::predefined`].
    pub text: String,
    /// For [`crate::Options::microsoft`].
    pub microsoft: bool,
    /// The processor that code is assembled for if none is chosen, with LLVM's name; empty for LLVM's own choice.
    pub cpu: &'static str,
    /// LLVM's names of the features that are enabled and disabled before those that are chosen: `+neon`, `-fp16`.
    pub features: Vec<&'static str>,
    /// The version of DWARF that describes the text.
    pub dwarf_version: Option<u8>,
    /// For [`crate::Options::target`].
    pub target: Vec<String>,
}

/// The macros of a triple, and what else clang chooses for it.
///
/// The options that make a difference have clang's names without `-m` or `-march=`: `avx2`, `x86-64-v3`, `armv8.2-a`, `crc`, or those of
/// processors (`haswell`, `cortex-a76`); an FPU is `fpu-neon`, and `thumb`, `pic`, `no-pic`, `cf-protection` and `branch-protection` are
/// known as well, and LLVM's names of features where they differ: `v8.2a`, `mte`. Others are ignored.
///
/// ```
/// let predefined = llas_cpp::predefined("x86_64-linux-gnu", &["avx2"]);
/// assert!(predefined.text.contains("#define __AVX2__ 1\n"));
/// assert_eq!((predefined.cpu, predefined.dwarf_version), ("x86-64", Some(5)));
/// ```
pub fn predefined(triple: &str, options: &[&str]) -> Predefined {
    let words = Words::of(triple);
    let rows = || ROWS.lines().filter_map(|row| row.split_once('\t'));
    let chosen = words.chosen(options);
    let is_meant =
        |condition: &str| holds(condition, |word| words.list.contains(&word), |option| chosen.contains(option));
    let mut macros = BTreeMap::new();
    for (name, rest) in rows().filter(|row| !row.0.starts_with(['>', '~'])) {
        let Some((value, conditions)) = rest.split_once('\t') else { continue };
        if conditions.split(' ').any(is_meant) {
            match value {
                "!" => drop(macros.remove(name)),
                _ => drop(macros.insert(name, value)),
            }
        }
    }
    let cpu = macros.remove("@cpu").unwrap_or_default();
    let features = macros.remove("@features").unwrap_or_default().split(',').filter(|name| !name.is_empty()).collect();
    let dwarf_version = macros.remove("@dwarf").and_then(|version| version.parse().ok());
    let text = macros.iter().map(|(name, value)| format!("#define {name} {value}\n")).collect();
    let target = words.list.iter().map(|&word| word.to_owned()).chain([format!("vendor {}", words.vendor)]).collect();
    Predefined { text, microsoft: words.list.contains(&"msvc"), cpu, features, dwarf_version, target }
}

/// Whether a condition of the tables holds for a target with some words and options.
pub(crate) fn holds(condition: &str, has_word: impl Fn(&str) -> bool, has_option: impl Fn(&str) -> bool) -> bool {
    condition.split(',').all(|word| match word.strip_prefix('+') {
        Some(option) => has_option(option),
        None => word == "*" || has_word(word),
    })
}

/// The words that conditions use for a triple.
pub(crate) struct Words<'t> {
    list: Vec<&'t str>,
    /// The options that it implies.
    implied: Vec<&'static str>,
    pub(crate) system: &'static str,
    vendor: &'t str,
    /// The machine and the environment as they are written.
    written: (&'t str, &'t str),
}

impl Words<'_> {
    /// The options with all that they imply.
    fn chosen<'o>(&self, options: &[&'o str]) -> HashSet<&'o str> {
        let mut chosen = HashSet::new();
        let mut open: Vec<&str> = Vec::with_capacity(options.len());
        if self.implied.is_empty() && options.is_empty() {
            return chosen;
        }
        // What an option implies, and the option of a feature.
        let mut implied: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut of_feature: HashMap<&str, &str> = HashMap::new();
        for row in ROWS.lines().filter(|row| row.starts_with(['>', '~'])) {
            let mut parts = row[1..].split('\t');
            let (Some(name), Some(others), Some(family)) = (parts.next(), parts.next(), parts.next()) else { continue };
            if !self.list.contains(&family) {
                continue;
            }
            match row.starts_with('>') {
                true => implied.entry(name).or_default().extend(others.split(' ')),
                false => drop(of_feature.insert(name, others)),
            }
        }
        open.extend(&self.implied);
        open.extend(options.iter().map(|option| *of_feature.get(option).unwrap_or(option)));
        while let Some(option) = open.pop() {
            if !chosen.insert(option) {
                continue;
            }
            if self.list.contains(&"arm") && option.starts_with("armv") {
                open.push("arch");
            }
            open.extend(implied.get(option).into_iter().flatten());
        }
        chosen
    }

    /// The name of the target in the folders of gcc.
    pub(crate) fn gcc_name(&self) -> String {
        let (arch, environment) = self.written;
        let arch = if self.list.contains(&"arm") { "arm" } else { arch };
        format!("{arch}-{}-{environment}", self.system)
    }
}

impl<'t> Words<'t> {
    pub(crate) fn of(triple: &'t str) -> Words<'t> {
        let mut parts = triple.split('-');
        let arch = parts.next().unwrap_or_default();
        let rest: Vec<&str> = parts.collect();
        let written = (arch, rest.last().copied().unwrap_or("gnu"));
        let has = |start: &str| rest.iter().any(|part| part.starts_with(start));
        let (system, mingw) = match () {
            () if has("mingw") => ("windows", true),
            () if has("windows") || has("win32") => ("windows", false),
            () if has("linux") => ("linux", false),
            () if has("freebsd") => ("freebsd", false),
            () if has("netbsd") => ("netbsd", false),
            () if has("openbsd") => ("openbsd", false),
            () => ("none", false),
        };
        let mut options = Vec::new();
        let (family, arch) = match arch {
            "x86_64" | "amd64" | "x64" => ("x86", "x86_64"),
            "i386" | "x86" => ("x86", "i386"),
            "i486" => {
                options.push("i486");
                ("x86", "i386")
            }
            "i586" => ("x86", "i586"),
            "i686" | "i786" => ("x86", "i686"),
            "aarch64" | "arm64" => ("a64", "aarch64"),
            _ if arch.starts_with("arm64ec") || arch.starts_with("aarch64_ec") => ("a64", "arm64ec"),
            _ if arch.starts_with("aarch64_be") => ("a64", "aarch64_be"),
            _ if arch.starts_with("aarch64") || arch.starts_with("arm64") => ("a64", "aarch64"),
            "arm" | "thumb" if system == "linux" => ("arm", "armv5"),
            "arm" | "thumb" => ("arm", "armv4"),
            _ => ("arm", arm(arch, &mut options)),
        };
        if arch == "thumb" {
            options.push("thumb");
        }
        let environment =
            rest.iter().rev().find_map(|part| ENVIRONMENTS.iter().find(|name| part.starts_with(**name)).copied());
        let environment = match (environment, system) {
            (Some("android"), _) if family == "arm" => "androideabi",
            (Some(name), _) => name,
            (None, "windows") if !mingw => "msvc",
            (None, "windows") => "gnu",
            (None, "linux") if family == "arm" => "gnueabi",
            (None, "linux") => "gnu",
            (None, "none") if family == "arm" => "eabi",
            (None, _) => "",
        };
        let mut words = vec![family, arch, system, environment];
        match family {
            "x86" => words.push(if arch == "x86_64" { "x64" } else { "ia32" }),
            "arm" if environment.ends_with("hf") || environment == "androideabi" || system == "windows" => {
                words.push("fp")
            }
            _ => {}
        }
        // It may be left out before the system.
        let vendor = match rest.as_slice() {
            [vendor, _, _, ..] => vendor,
            [vendor, _] if !SYSTEMS.iter().any(|system| vendor.starts_with(system)) => vendor,
            _ => "unknown",
        };
        Words { list: words, implied: options, system, vendor, written }
    }
}

/// Names of systems.
const SYSTEMS: &[&str] = &["linux", "windows", "win32", "mingw", "freebsd", "netbsd", "openbsd", "none"];

/// Names of environments; one comes before those that it begins with.
const ENVIRONMENTS: &[&str] = &[
    "gnueabihf",
    "gnueabi",
    "gnux32",
    "gnu",
    "musleabihf",
    "musleabi",
    "musl",
    "androideabi",
    "android",
    "eabihf",
    "eabi",
    "msvc",
];

/// The architecture of ARM that the table has for a name, and what the table has as options.
fn arm(arch: &str, options: &mut Vec<&'static str>) -> &'static str {
    let is_thumb = arch.starts_with("thumb");
    let version = arch.trim_start_matches("thumb").trim_start_matches("arm").trim_start_matches("eb");
    match (version, is_thumb) {
        ("v6m", _) => "thumbv6m",
        ("v7m", _) => "thumbv7m",
        ("v7em", _) => "thumbv7em",
        ("v8m.base", _) => "thumbv8m.base",
        ("v8m.main", _) => "thumbv8m.main",
        ("v8.1m.main", _) => {
            options.push("armv8.1-m.main");
            "thumbv8m.main"
        }
        ("v7r", _) => {
            options.push("armv7-r");
            "armv7"
        }
        (_, true) if version.starts_with("v7") => "thumbv7",
        _ if version.starts_with("v8") => "armv8",
        _ if version.starts_with("v7") => "armv7",
        _ if version.starts_with("v6") => "armv6",
        _ if version.starts_with("v5") => "armv5",
        _ => "armv4",
    }
}
