//! The macros that clang predefines for a target, from the table `data/predefined.txt`.

use std::collections::BTreeMap;

/// Rows of `NAME VALUE CONDITIONS`, made by `data/make-tables`, which describes them.
const ROWS: &str = include_str!("../data/predefined.txt");

/// The macros of a target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Predefined {
    /// Lines of `#define`, for [`crate::Options::predefined`].
    pub text: String,
    /// For [`crate::Options::microsoft`].
    pub microsoft: bool,
}

/// The macros of a triple.
///
/// The options that make a difference have clang's names without `-m` or `-march=`: `avx2`, `x86-64-v3`, `armv8.2-a`, `crc`; an FPU is
/// `fpu-neon`, and `thumb`, `pic`, `no-pic`, `cf-protection` and `branch-protection` are known as well. Others are ignored.
///
/// ```
/// let predefined = llas_cpp::predefined("x86_64-linux-gnu", &["avx2"]);
/// assert!(predefined.text.contains("#define __AVX2__ 1\n"));
/// ```
pub fn predefined(triple: &str, options: &[&str]) -> Predefined {
    let (words, implied) = words(triple);
    let rows = || ROWS.lines().filter_map(|row| row.split_once('\t'));
    let mut chosen: Vec<&str> = Vec::new();
    let mut open: Vec<&str> = implied.iter().copied().chain(options.iter().copied()).collect();
    while let Some(option) = open.pop() {
        if chosen.contains(&option) {
            continue;
        }
        chosen.push(option);
        let is_arm = words.contains(&"arm");
        if is_arm && (option.starts_with("armv")) {
            open.push("arch");
        }
        let of = rows().filter(|row| row.0.strip_prefix('>') == Some(option));
        for (others, family) in of.filter_map(|row| row.1.split_once('\t')) {
            if words.contains(&family) {
                open.extend(others.split(' '));
            }
        }
    }
    let holds = |condition: &str| {
        condition.split(',').all(|word| match word.strip_prefix('+') {
            Some(option) => chosen.contains(&option),
            None => word == "*" || words.contains(&word),
        })
    };
    let mut macros = BTreeMap::new();
    for (name, rest) in rows().filter(|row| !row.0.starts_with('>')) {
        let Some((value, conditions)) = rest.split_once('\t') else { continue };
        if conditions.split(' ').any(holds) {
            match value {
                "!" => drop(macros.remove(name)),
                _ => drop(macros.insert(name, value)),
            }
        }
    }
    let text = macros.iter().map(|(name, value)| format!("#define {name} {value}\n")).collect();
    Predefined { text, microsoft: words.contains(&"msvc") }
}

/// The words that conditions use for a triple, and the options that it implies.
fn words(triple: &str) -> (Vec<&str>, Vec<&'static str>) {
    let mut parts = triple.split('-');
    let arch = parts.next().unwrap_or_default();
    let rest: Vec<&str> = parts.collect();
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
        "arm" if environment.ends_with("hf") || environment == "androideabi" || system == "windows" => words.push("fp"),
        _ => {}
    }
    (words, options)
}

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
