//! Normalizes the command line before clap parses it: expands `@FILE` and reduces llvm-mc's spellings of a flag to one.
//!
//! `-triple=x`, `--triple x` and `-triple x` all become `--triple=x`; `-Idir` becomes `-I=dir`. The result is
//! unambiguous for clap. Unknown flags are reported here, with the closest known one as a suggestion.

use super::Usage;
use super::flags::{self, Takes};
use llas::diag::nearest;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Read as _;
use std::iter::Peekable;
use std::path::Path;

/// Maximum nesting depth of response files.
const RESPONSE_DEPTH: usize = 20;
/// Maximum total size of all response files, in bytes.
const RESPONSE_BYTES: u64 = 16 << 20;

/// Expands `@FILE` and normalizes the spelling of every flag.
pub(super) fn normalize(args: Vec<OsString>) -> Result<Vec<OsString>, Usage> {
    let plain = respond_all(args)?;
    let mut out = Vec::with_capacity(plain.len() + 1);
    out.push(OsString::from("llas"));
    let mut rest = plain.into_iter().peekable();
    while let Some(arg) = rest.next() {
        if arg == "--" {
            out.push(arg);
            out.extend(rest);
            break;
        }
        if arg == "-" || !arg.as_encoded_bytes().starts_with(b"-") {
            out.push(arg);
            continue;
        }
        out.push(one_flag(&arg, &mut rest)?);
    }
    Ok(out)
}

pub(super) fn respond_all(args: Vec<OsString>) -> Result<Vec<OsString>, Usage> {
    let mut left = RESPONSE_BYTES;
    let mut plain = Vec::with_capacity(args.len());
    for arg in args {
        respond(arg, 0, &mut left, &mut plain)?;
    }
    Ok(plain)
}

/// Flags whose values may be joined to their names, though these have several letters.
#[cfg(feature = "preprocess")]
const JOINED: &[&str] = &["isystem", "iquote", "idirafter", "include"];

/// The flags of gcc for make rules, which have no value, where llas and llvm-mc have flags with a value of the same names.
fn rule_flag(bytes: &[u8], next: Option<&OsString>) -> Option<&'static str> {
    let is_alone = next.is_none_or(|next| next.as_encoded_bytes().starts_with(b"-") && next != "-");
    match bytes {
        b"-MD" if is_alone => Some("--MD="),
        b"-M" if is_alone || next.is_some_and(|next| Path::new(next).is_file()) => Some("--dependencies=all"),
        b"-MM" => Some("--dependencies=user"),
        _ => None,
    }
}

/// Normalizes one flag; its value is taken from `rest` if it is a separate argument.
fn one_flag(arg: &OsStr, rest: &mut Peekable<impl Iterator<Item = OsString>>) -> Result<OsString, Usage> {
    let bytes = arg.as_encoded_bytes();
    if let Some(flag) = rule_flag(bytes, rest.peek()) {
        return Ok(flag.into());
    }
    let dashes = if bytes.starts_with(b"--") { 2 } else { 1 };
    let name_end = bytes.iter().position(|&b| b == b'=').unwrap_or(bytes.len());
    let name = String::from_utf8_lossy(&bytes[dashes..name_end]).into_owned();
    let spelt = |name: &str, value: Option<&OsStr>| {
        let mut out = OsString::from(if name.len() == 1 { "-" } else { "--" });
        out.push(name);
        if let Some(value) = value {
            out.push("=");
            out.push(value);
        }
        out
    };
    if matches!(name.as_str(), "h" | "help" | "help-hidden" | "help-list" | "help-list-hidden") {
        return Ok("--help".into());
    }
    if name == "version" {
        return Ok("--version".into());
    }
    if name == "as" {
        return Err(Usage::new(format!("'{}' must be the first argument", arg.display()))
            .help("llas --as takes GNU as's command line"));
    }
    let Some(flag) = flags::find(&name) else {
        // The flags whose values may be joined to their names.
        match bytes {
            #[cfg(feature = "preprocess")]
            [b'-', letter @ (b'D' | b'U'), ..] => {
                return Ok(spelt(if *letter == b'D' { "D" } else { "U" }, Some(&tail(arg, 2)?)));
            }
            [b'-', b'I', ..] => return Ok(spelt("I", Some(&tail(arg, 2)?))),
            [b'-', b'j', b'0'..=b'9', ..] => return Ok(spelt("j", Some(&tail(arg, 2)?))),
            _ => {}
        }
        #[cfg(feature = "preprocess")]
        if dashes == 1
            && let Some(joined) = JOINED.iter().find(|joined| bytes[1..].starts_with(joined.as_bytes()))
        {
            return Ok(spelt(joined, Some(&tail(arg, joined.len() + 1)?)));
        }
        return Err(unknown(arg, &name));
    };
    if name_end < bytes.len() {
        return Ok(spelt(flag.name, Some(&tail(arg, name_end + 1)?)));
    }
    match flag.takes {
        Takes::Switch | Takes::OptionalWord(..) => Ok(spelt(flag.name, None)),
        Takes::Value(what) | Takes::List(what) | Takes::Word(what, _) => match rest.next() {
            Some(value) => Ok(spelt(flag.name, Some(&value))),
            None => Err(Usage::new(format!("'{}' needs a value", arg.display()))
                .help(format!("write {}={what}", arg.display()))),
        },
    }
}

/// Prefixes of flags that compilers and other assemblers have, and what to write for llas.
const INSTEAD: &[(&str, &str)] = &[
    (
        "march",
        "-mcpu=NAME chooses a processor, -mattr=+FEATURE a feature; --as as the first argument selects GNU as's flags",
    ),
    ("mtune", "-mcpu=NAME chooses a processor"),
    ("m32", TARGET),
    ("m64", TARGET),
    ("f", TARGET),
    ("felf", TARGET),
    ("fwin", TARGET),
    #[cfg(not(feature = "preprocess"))]
    ("D", "-defsym NAME=NUMBER defines a symbol"),
];
const TARGET: &str = "-triple=TRIPLE chooses the target and the object file format";

fn unknown(arg: &OsStr, name: &str) -> Usage {
    let usage = Usage::new(format!("unknown flag '{}'", arg.display()));
    let fits = |begin: &str| match begin.len() {
        1 if begin != "D" => name == begin,
        _ => name.starts_with(begin),
    };
    if let Some((_, instead)) = INSTEAD.iter().find(|known| fits(known.0)) {
        return usage.help(*instead);
    }
    match nearest(name, flags::names()) {
        Some(near) => usage.help(format!("did you mean '{}{near}'?", if near.len() == 1 { "-" } else { "--" })),
        None => usage.help("llas --help lists all flags"),
    }
}

/// The argument's tail from byte `from`.
#[cfg(unix)]
pub(super) fn tail(arg: &OsStr, from: usize) -> Result<OsString, Usage> {
    use std::os::unix::ffi::OsStrExt as _;
    Ok(OsStr::from_bytes(&arg.as_bytes()[from..]).to_owned())
}

/// The argument's tail from byte `from`.
#[cfg(not(unix))]
pub(super) fn tail(arg: &OsStr, from: usize) -> Result<OsString, Usage> {
    match arg.to_str() {
        Some(text) => Ok(OsString::from(&text[from..])),
        None => Err(Usage::new(format!("'{}' is not Unicode", arg.display()))),
    }
}

/// Appends one argument, or the contents of the response file that it names with `@`. As in GNU tools, an `@NAME` for
/// which there is no file is kept as an ordinary argument.
fn respond(arg: OsString, depth: usize, left: &mut u64, out: &mut Vec<OsString>) -> Result<(), Usage> {
    let Some(name) = arg.to_str().and_then(|a| a.strip_prefix('@')).filter(|n| !n.is_empty()) else {
        out.push(arg);
        return Ok(());
    };
    if !Path::new(name).exists() {
        out.push(arg);
        return Ok(());
    }
    if depth == RESPONSE_DEPTH {
        return Err(Usage::new(format!("response files name each other more than {RESPONSE_DEPTH} deep: '{name}'")));
    }
    let fail = |why: &dyn std::fmt::Display| Usage::new(format!("cannot read the response file '{name}': {why}"));
    let mut bytes = Vec::new();
    let read = fs::File::open(name).and_then(|f| f.take(*left + 1).read_to_end(&mut bytes));
    read.map_err(|error| fail(&super::reason(&error)))?;
    *left = left.checked_sub(bytes.len() as u64).ok_or_else(|| fail(&"it is too large"))?;
    let text = String::from_utf8(bytes).map_err(|_| fail(&"it is not UTF-8"))?;
    for word in words(&text) {
        respond(word.into(), depth + 1, left, out)?;
    }
    Ok(())
}

/// Splits a response file into words as GNU tools do: separated by blanks, grouped by single or double quotes; a
/// backslash escapes the next character except within single quotes.
fn words(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.strip_prefix('\u{feff}').unwrap_or(text).chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => {
                if let Some(next) = chars.next() {
                    word.get_or_insert_default().push(next);
                }
            }
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (_, Some(open)) if c == open => quote = None,
            (_, None) if c.is_ascii_whitespace() => out.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    out.extend(word);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelt(args: &[&str]) -> Vec<String> {
        let args = normalize(args.iter().map(OsString::from).collect()).unwrap();
        args.into_iter().skip(1).map(|a| a.into_string().unwrap()).collect()
    }

    #[test]
    fn every_spelling_becomes_one() {
        for args in [["-triple", "x"].as_slice(), &["--triple", "x"], &["-triple=x"], &["--triple=x"], &["--target=x"]]
        {
            assert_eq!(spelt(args), ["--triple=x"]);
        }
        assert_eq!(spelt(&["-Ia", "-I", "b", "-I=c", "-o", "-x"]), ["-I=a", "-I=b", "-I=c", "-o=-x"]);
        assert_eq!(spelt(&["-j4", "-j", "4", "-j=4", "--jobs=4", "--jobs", "4"]), ["-j=4"; 5]);
        assert_eq!(spelt(&["-", "-n", "-g=0", "-W", "--", "-n"]), ["-", "-n", "-g=0", "--no-warn", "--", "-n"]);
        assert_eq!(spelt(&["-mattr", "-sse", "-defsym=a=-1"]), ["--mattr=-sse", "--defsym=a=-1"]);
    }

    #[test]
    fn words_as_gnu_quotes_them() {
        assert_eq!(words("a  'b c'\n\"d \\\" 'e\" f\\ g ''"), ["a", "b c", "d \" 'e", "f g", ""]);
        assert_eq!(words(""), [""; 0]);
    }
}
