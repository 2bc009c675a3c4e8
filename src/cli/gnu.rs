//! GNU as's command line, used by `llas --as` and when called as `as`: translates it to llas's flags using the table of
//! [`super::gnu_flags`].
//!
//! A flag for which llas has only a directive becomes a line before the text.

use super::gnu_flags::{Effect, FLAGS, GnuFlag, Of, Print, Takes};
use super::gnu_processors;
use super::gnu_target::Machine;
use super::input::Joined;
use super::{Usage, args, messages};
use llas::diag::{Code, nearest};
use std::ffi::{OsStr, OsString};

/// The release of GNU as whose flags are accepted.
const RELEASE: &str = "2.40";

#[derive(Debug, Default)]
pub(super) struct Translated {
    /// The flags for [`super::command`], without the inputs.
    pub(super) args: Vec<OsString>,
    /// The inputs, with directives before and after them, one per line.
    pub(super) joined: Joined,
    pub(super) tells_version: bool,
    pub(super) statistics: bool,
}

impl Translated {
    /// Adds a line before the text for `flag`.
    fn add_before(&mut self, line: &str, flag: &OsStr) -> Result<(), Usage> {
        if line.contains(['\n', '\r', ';', '"']) {
            return Err(Usage::new(format!("invalid value in '{}'", flag.display())));
        }
        self.joined.before.push_str(line);
        self.joined.before.push('\n');
        Ok(())
    }
}

#[derive(Debug)]
pub(super) enum GnuAction {
    Text(String),
    Assembly(Translated),
}

/// The version text. Scripts recognize GNU as by the words `GNU assembler` and read the release from the last word of
/// the first line.
pub(super) fn version() -> String {
    format!(
        "GNU assembler (llas {}, with the flags of GNU Binutils) {RELEASE}\n\
         This is llas, not GNU as. It takes the flags of GNU assembler version {RELEASE}: 'as --help' lists them.\n",
        env!("CARGO_PKG_VERSION")
    )
}

/// The name with its dashes, as in GNU as's manual.
fn dashed(name: &str) -> String {
    let one = name.len() == 1
        || matches!(name, "EB" | "EL" | "nocpp" | "no-pad-sections")
        || name.starts_with('m') && !matches!(name, "mri" | "multibyte-handling");
    format!("{}{name}", if one { "-" } else { "--" })
}

/// The help: of all flags, or only of those of one machine.
fn help(only: Option<Of>) -> String {
    let mut out = match only {
        None => String::from(
            "Usage: as [FLAGS] [FILE...]\n\nThe flags of GNU as that llas accepts; 'llas --help' lists its own.\n",
        ),
        Some(_) => String::new(),
    };
    let groups = [(Of::All, "All targets"), (Of::X86, "x86"), (Of::A64, "AArch64"), (Of::Arm, "ARM")];
    for (of, title) in groups.into_iter().filter(|group| only.is_none_or(|only| only == group.0)) {
        out.push_str(&format!("\n{title}:\n"));
        for flag in FLAGS.iter().filter(|flag| flag.of == of) {
            let value = match flag.takes {
                Takes::Nothing => "",
                Takes::Rest => "[...]",
                Takes::Value => "=VALUE",
                Takes::Optional => "[=VALUE]",
                Takes::Joined => " VALUE",
            };
            let names: Vec<String> = flag.names.iter().map(|name| dashed(name)).collect();
            let names = format!("{}{value}", names.join(", "));
            let refused = match flag.effect {
                Effect::Refused(why) => format!(" (refused: {why})"),
                _ => String::new(),
            };
            let gap = if names.len() > 30 { format!("\n{:34}", "") } else { " ".repeat(32 - names.len()) };
            out.push_str(&format!("  {names}{gap}{}{refused}\n", flag.help));
        }
    }
    out
}

/// Parses GNU as's arguments, without the program's name.
pub(super) fn read(program: &OsStr, given: Vec<OsString>) -> Result<GnuAction, Usage> {
    let mut machine = Machine::of_program(program)?;
    let format = format!("--error-format={}", messages::gnu_default());
    let mut translated = Translated {
        args: vec!["llas".into(), "-o=a.out".into(), "--gnu-dialect".into(), format.into()],
        ..Translated::default()
    };
    let mut rest = args::respond_all(given)?.into_iter();
    let (mut letters, mut listing_to) = (String::new(), None);
    let mut sizes = [1u32, 0, 100, 4];
    while let Some(arg) = rest.next() {
        if arg == "-" || arg == "--" {
            translated.joined.inputs.push("-".into());
            continue;
        }
        if !arg.as_encoded_bytes().starts_with(b"-") {
            translated.joined.inputs.push(arg);
            continue;
        }
        let (flag, value) = split(&arg, machine.of, &mut rest)?;
        let with = |text: &str| -> OsString {
            match text.split_once('%') {
                Some((head, tail)) => [OsStr::new(head), &value, OsStr::new(tail)].into_iter().collect(),
                None => text.into(),
            }
        };
        let shown = value.to_string_lossy();
        match flag.effect {
            Effect::Flags(list) => translated.args.extend(list.iter().map(|text| with(text))),
            Effect::Gnu(name) if flag.takes == Takes::Nothing => {
                translated.args.push(format!("--gnu-option={name}").into());
            }
            Effect::Gnu(name) => translated.args.push(to_flag(&format!("--gnu-option={name}="), &value)),
            Effect::ListingSize(which) => {
                sizes[which] = shown.parse().map_err(|_| Usage::new(format!("invalid listing size '{shown}'")))?;
            }
            Effect::Statistics => translated.statistics = true,
            Effect::Prepend(text) => translated.add_before(&with(text).to_string_lossy(), &arg)?,
            Effect::Processor(_) if shown == "all" => translated.args.push("--mattr=+all".into()),
            Effect::Processor(directive) => {
                for line in gnu_processors::directives(machine.of, directive, &shown) {
                    translated.add_before(&line, &arg)?;
                }
            }
            Effect::Fp16 => {
                // Tag_ABI_FP_16bit_format
                let number = match &*shown {
                    "ieee" => 1,
                    "alternative" => 2,
                    _ => return Err(Usage::new(format!("unrecognised float16 format '{shown}'"))),
                };
                translated.add_before(&format!(".eabi_attribute 38, {number}"), &arg)?;
            }
            Effect::Append(text) => {
                translated.joined.after.push_str(text);
                translated.joined.after.push('\n');
            }
            Effect::Nothing => {}
            Effect::Same(values) if values.contains(&&*shown) => {}
            Effect::Same(values) => {
                return Err(Usage::new(format!("'{}' is not supported", arg.display()))
                    .help(format!("the supported values are {}", values.join(", "))));
            }
            Effect::Listing => {
                let value = args::tail(&arg, 2)?;
                let at = value.as_encoded_bytes().iter().position(|&b| b == b'=');
                let to = at.map(|at| args::tail(&value, at + 1)).transpose()?;
                let end = at.unwrap_or(value.len());
                letters.push_str(value.to_string_lossy().get(..end).unwrap_or_default());
                listing_to = to.or(listing_to).or(Some("-".into()));
            }
            Effect::Target(target) => machine.change(target, &shown)?,
            Effect::Print(Print::Help) => return Ok(GnuAction::Text(help(None))),
            Effect::Print(Print::TargetHelp) => return Ok(GnuAction::Text(help(Some(machine.of)))),
            Effect::Print(Print::Config) => return Ok(GnuAction::Text(machine.config())),
            Effect::Print(Print::Version) => return Ok(GnuAction::Text(version())),
            Effect::Print(Print::VersionToo) => translated.tells_version = true,
            Effect::Refused(why) => {
                let message = format!("'{}' is not supported: {why}", arg.display());
                return Err(Usage::of(Code::NotYet, message));
            }
        }
    }
    if let Some(to) = listing_to {
        // Without an explicit choice all is listed except macro expansions.
        let letters = if letters.trim_matches(['c', 'd', 'm', 'n']).is_empty() { letters + "hls" } else { letters };
        translated.args.extend([to_flag("--listing=", &to), to_flag("--listing-shows=", OsStr::new(&letters))]);
        let sizes = sizes.map(|size| size.to_string()).join(",");
        translated.args.push(format!("--listing-sizes={sizes}").into());
    }
    machine.finish(&mut translated.args)?;
    if translated.joined.inputs.is_empty() {
        translated.joined.inputs.push("-".into());
    }
    Ok(GnuAction::Assembly(translated))
}

fn to_flag(flag: &str, value: &OsStr) -> OsString {
    [OsStr::new(flag), value].into_iter().collect()
}

/// Finds a flag's row and its value, which is taken from `rest` if it is a separate argument.
fn split(
    arg: &OsStr,
    of: Of,
    rest: &mut impl Iterator<Item = OsString>,
) -> Result<(&'static GnuFlag, OsString), Usage> {
    let bytes = arg.as_encoded_bytes();
    let dashes = if bytes.starts_with(b"--") { 2 } else { 1 };
    let name_end = bytes.iter().position(|&b| b == b'=').unwrap_or(bytes.len());
    let name = String::from_utf8_lossy(&bytes[dashes..name_end]).into_owned();
    let rows = || FLAGS.iter().filter(|f| f.of == Of::All || f.of == of);
    let mut next = || rest.next().ok_or_else(|| Usage::new(format!("'{}' needs a value", arg.display())));
    if let Some(flag) = rows().find(|f| f.names.contains(&&*name)).or_else(|| the_only_one(&name, dashes, rows())) {
        let has_value = name_end < bytes.len();
        let value = match flag.takes {
            Takes::Nothing if has_value => {
                return Err(Usage::new(format!("'{}' takes no value", &arg.to_string_lossy()[..name_end])));
            }
            Takes::Nothing => OsString::new(),
            _ if has_value => args::tail(arg, name_end + 1)?,
            Takes::Value | Takes::Joined => next()?,
            Takes::Optional | Takes::Rest => default_of(flag).into(),
        };
        return Ok((flag, renamed(flag, value)));
    }
    let joined = |f: &&GnuFlag| {
        matches!(f.takes, Takes::Joined | Takes::Rest) && f.names.iter().any(|n| name.starts_with(n)) && dashes == 1
    };
    match rows().find(joined) {
        Some(flag) => Ok((flag, args::tail(arg, 1 + flag.names[0].len())?)),
        None => Err(unknown(arg, &name, rows())),
    }
}

fn default_of(flag: &GnuFlag) -> &'static str {
    match flag.names[0] {
        "compress-debug-sections" => "zlib",
        "color" => "always",
        _ => "",
    }
}

/// Translates a value to llvm-mc's name.
fn renamed(flag: &GnuFlag, value: OsString) -> OsString {
    match (flag.names[0], value.to_str()) {
        ("compress-debug-sections", Some("zlib-gabi")) => "zlib".into(),
        ("mrelax-relocations", Some("yes")) => "true".into(),
        ("mrelax-relocations", Some("no")) => "false".into(),
        _ => value,
    }
}

/// The only flag of which `name` is a prefix, if it is unambiguous.
fn the_only_one<'f>(name: &str, dashes: usize, mut rows: impl Iterator<Item = &'f GnuFlag>) -> Option<&'f GnuFlag> {
    if dashes != 2 || name.len() < 3 {
        return None;
    }
    let begins = |f: &&GnuFlag| f.names.iter().any(|n| n.starts_with(name));
    let found = rows.find(begins)?;
    rows.all(|f| !begins(&f)).then_some(found)
}

fn unknown(arg: &OsStr, name: &str, rows: impl Iterator<Item = &'static GnuFlag>) -> Usage {
    let usage = Usage::new(format!("unrecognized option '{}'", arg.display()));
    match nearest(name, rows.flat_map(|f| f.names.iter().copied())) {
        Some(near) => usage.help(format!("did you mean '{}'?", dashed(near))),
        None => usage.help("as --help lists all flags"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translated(program: &str, line: &str) -> Result<Translated, Usage> {
        let args = line.split(' ').filter(|w| !w.is_empty()).map(OsString::from).collect();
        match read(OsStr::new(program), args)? {
            GnuAction::Assembly(translated) => Ok(translated),
            GnuAction::Text(text) => panic!("{text}"),
        }
    }

    #[test]
    fn mistakes_are_told() {
        for (line, word) in [
            ("-malign-branch-prefix-size=6", "5"),
            ("-mnaked-reg", "-msyntax=intel"),
            ("--gstabs", "DWARF"),
            ("--mtuna=x", "-mtune"),
            ("-o", "needs a value"),
            ("--R=1", "takes no value"),
        ] {
            let error = translated("x86_64-linux-gnu-as", line).unwrap_err();
            assert!(error.message.contains(word) || error.help.iter().any(|h| h.contains(word)), "{line}: {error:?}");
        }
        assert!(translated("aarch64-linux-gnu-as", "-march=a;b").is_err());
        assert!(translated("aarch64-linux-gnu-as", "--64").is_err());
    }
}
