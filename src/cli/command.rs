//! The clap command, built from the table in [`super::flags`].

use super::Usage;
use super::flags::{self, Flag, Group, State, Takes};
use super::settings::Matches;
use clap::ValueEnum as _;
use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use llas::Triple;
use std::ffi::OsString;

pub(super) enum Found {
    /// Text to print: help, version, man page or completions.
    Text(String),
    /// Arguments of an assembly or an inspection.
    Matches(Box<ArgMatches>),
}

const ABOUT: &str = "Assembles LLVM's assembly dialect into the object that llvm-mc 22 would write, byte for byte.";

fn examples() -> String {
    let example = Triple::EXAMPLE;
    format!(
        "\
Examples:
  llas hello.s                                     write hello.o for this machine
  llas -triple={example} hello.s -o out.o   like llvm-mc -filetype=obj
  llas -j 4 a.s b.s c.s -o out/                    write out/a.o, out/b.o and out/c.o, four at a time
  clang -S -o - x.c | llas -o x.o -                read standard input
  llas -Iinclude -DFAST x.S -o x.o                 preprocess and assemble, like clang -c
  llas data.bc -o data.o                           like llc -filetype=obj, for bitcode without function bodies
  llas -filetype=null --error-format=json x.s      only check the text
  llas --inspect x.o lib.a                         show the contents of objects
  llas --as --64 x.s -o x.o                        accept GNU as's flags (listed by --as --help), as if called as

Flags have one or two dashes, and '=' or a blank before their value. @FILE is replaced by the arguments in FILE.
The exit status is 0, or 1 if an object was not written."
    )
}

fn version() -> String {
    format!("{}\nwrites the objects of llvm-mc 22.1.8; {}", env!("CARGO_PKG_VERSION"), Triple::SUPPORTED)
}

/// Parses arguments that [`super::args`] has normalized.
pub(super) fn read(args: Vec<OsString>) -> Result<Found, Usage> {
    if args.iter().take_while(|a| *a != "--").any(|a| a == "--help") {
        return Ok(Found::Text(whole().render_help().to_string()));
    }
    // clap takes longer to make all flags than llas to assemble a small file.
    let given: Vec<&[u8]> = args.iter().filter_map(name).collect();
    let is_given = |flag: &&Flag| given.contains(&flag.name.as_bytes());
    match command(flags::FLAGS.iter().filter(is_given), false).try_get_matches_from(&args) {
        Ok(matches) => Ok(match page(&matches) {
            Some(text) => Found::Text(text),
            None => Found::Matches(Box::new(matches)),
        }),
        Err(error) => match error.kind() {
            ErrorKind::DisplayVersion => Ok(Found::Text(error.render().to_string())),
            _ => Err(usage_of(&error.render().to_string())),
        },
    }
}

/// The name of the flag that a normalized argument is.
fn name(arg: &OsString) -> Option<&[u8]> {
    let bytes = arg.as_encoded_bytes();
    let name = bytes.strip_prefix(b"--").or_else(|| bytes.strip_prefix(b"-"))?;
    name.split(|&byte| byte == b'=').next()
}

fn page(matches: &ArgMatches) -> Option<String> {
    let found = Matches(matches);
    let mut out = Vec::new();
    if found.word("man").is_some_and(|word| word != "false") {
        // Writing to a vector cannot fail.
        let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help("Print help");
        let page = whole().version(env!("CARGO_PKG_VERSION")).about("an assembler for LLVM's assembly dialect");
        let _ = clap_mangen::Man::new(page.long_about(ABOUT).disable_help_flag(true).arg(help)).render(&mut out);
    } else {
        let shell = Shell::from_str(found.word("completions")?, true).ok()?;
        clap_complete::generate(shell, &mut whole(), "llas", &mut out);
    }
    Some(String::from_utf8_lossy(&out).into_owned())
}

/// Strips the decoration from clap's message.
fn usage_of(text: &str) -> Usage {
    let mut lines = text.lines().map(str::trim).filter(|l| !l.is_empty());
    let mut usage = Usage::new(lines.next().unwrap_or_default().trim_start_matches("error: "));
    usage.help.extend(lines.filter(|l| !l.starts_with("Usage:") && !l.starts_with("For more")).map(|line| {
        let line = line.trim_start_matches("tip: ");
        line.strip_prefix('[').and_then(|l| l.strip_suffix(']')).unwrap_or(line).to_owned()
    }));
    usage
}

/// The command with all flags, for help.
fn whole() -> Command {
    command(flags::FLAGS.iter(), true)
}

/// Builds the command. The one used for help (`shown`) omits the optional `=true` and `=false` of switches.
fn command(flags: impl Iterator<Item = &'static Flag>, shown: bool) -> Command {
    let input = Arg::new("INPUT")
        .value_parser(value_parser!(OsString))
        .num_args(0..)
        .action(ArgAction::Append)
        .help("The assembly files, or bitcode of modules without function bodies, each of which becomes an object; - or no file reads standard input. With --inspect, the files to show")
        .help_heading("Files");
    Command::new("llas")
        .about(ABOUT)
        .version(version())
        .override_usage(
            "llas [FLAGS] [INPUT...]\n       llas --inspect [FLAGS] FILE...\n       llas --as [FLAGS OF GNU AS] [FILE...]",
        )
        .after_help(examples())
        .args_override_self(true)
        .arg(input)
        .args(flags.map(|flag| arg(flag, shown)))
}

fn arg(flag: &'static Flag, shown: bool) -> Arg {
    let mut arg = Arg::new(flag.name).help_heading(flag.group.heading());
    arg = match flag.name.as_bytes() {
        [letter] => arg.short(char::from(*letter)),
        _ => arg.long(flag.name),
    };
    let paths = matches!(flag.name, "o" | "I" | "MD" | "MF" | "listing" | "split-dwarf-file");
    let one = |arg: Arg, what: &'static str| {
        let arg = arg.value_name(what).num_args(1).allow_hyphen_values(true).hide_possible_values(true);
        if paths { arg.value_parser(value_parser!(OsString)) } else { arg }
    };
    let switch = |arg: Arg, what: &'static str| {
        arg.value_name(what).num_args(0..=1).require_equals(true).hide_possible_values(true)
    };
    let mut help = flag.help.to_owned();
    let mut listed = |words: &[&str]| help.push_str(&format!(": {}", words.join(", ")));
    arg = match flag.takes {
        Takes::Switch if shown => arg.action(ArgAction::SetTrue),
        Takes::Switch => switch(arg, "BOOL").default_missing_value("true").hide_default_value(true),
        Takes::Value(what) => one(arg, what),
        Takes::List(what) => one(arg, what).action(ArgAction::Append),
        Takes::Word(what, words) => {
            listed(words);
            one(arg, what).value_parser(PossibleValuesParser::new(words))
        }
        Takes::OptionalWord(what, words) => {
            listed(words);
            switch(arg, what)
                .default_missing_value(*words.last().unwrap_or(&""))
                .value_parser(PossibleValuesParser::new(words))
        }
    };
    if let State::Only(only) = flag.state {
        help.push_str(if only.is_empty() || matches!(flag.takes, Takes::Switch) { " (not supported yet)" } else { "" });
        if !help.ends_with("yet)") {
            help.push_str(&format!(" (only {only} is supported yet)"));
        }
    }
    // Flags without an effect would clutter the list.
    arg.hide(flag.group == Group::Compatible).help(help)
}
