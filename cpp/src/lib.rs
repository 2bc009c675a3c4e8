//! The C preprocessor for assembly text: `.S` files, as `clang-22 -E -x assembler-with-cpp` preprocesses them.
//!
//! ```
//! use llas_cpp::{NoFiles, Options, Preprocessor};
//!
//! let options = Options { line_markers: false, ..Options::default() };
//! let output = Preprocessor::new(options).run_text("a.S", b"#define N 2\n\tmovl $N, %eax\n", &mut NoFiles);
//! assert_eq!(output.text, b"\n movl $2, %eax\n");
//! assert!(!output.has_errors());
//! ```
//!
//! Files come from a [`Files`], so that it works without a file system. Whatever bytes come in, there is an end: the depth of
//! includes, the number of tokens that macros expand to and the size of the output have [`Limits`].

mod answers;
mod arguments;
mod builtin;
mod condition;
mod conditional;
mod copy;
mod define;
mod directives;
mod embed;
mod expand;
mod files;
mod if_group;
mod include;
mod lexer;
mod literal;
mod machine;
mod names;
mod options;
mod own;
mod pragma;
mod predefined;
mod print;
mod punctuator;
mod report;
mod scan;
mod sources;
mod spelling;
mod substitute;
mod system;
mod time;
mod token;

pub use files::{FileSystem, Files, NoFiles};
pub use options::{IncludeDirs, Limits, Macro, Options};
pub use predefined::{Predefined, predefined};
pub use report::{Category, Expansion, Place, Report, Severity};
pub use system::system_dirs;

use std::collections::HashMap;
use std::rc::Rc;

/// A file that the output depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependency {
    /// Its path.
    pub path: String,
    /// It is from a folder of system headers.
    pub is_system: bool,
}

/// What a run makes.
#[derive(Clone, Debug, Default)]
pub struct Output {
    /// The text, as far as there is any in spite of errors.
    pub text: Vec<u8>,
    /// The files that were included or asked for, in this order, without the input itself.
    pub dependencies: Vec<Dependency>,
    /// Errors and warnings, in the order of the text.
    pub reports: Vec<Report>,
    /// The number of reports beyond [`Limits::reports`].
    pub more_reports: usize,
    /// The macros that are defined at the end, without builtin ones: lines of `#define`, sorted.
    pub macros: Vec<String>,
    has_errors: bool,
}

impl Output {
    /// Whether there are errors: the text is not what was meant.
    pub fn has_errors(&self) -> bool {
        self.has_errors
    }
}

/// The preprocessor for inputs with the same options.
#[derive(Clone, Debug)]
pub struct Preprocessor {
    options: Options,
}

impl Preprocessor {
    /// Makes a preprocessor.
    pub fn new(options: Options) -> Self {
        Preprocessor { options }
    }

    /// Preprocesses a text; `name` is in line markers and messages, and files in quotes are searched in its folder first.
    pub fn run_text(&self, name: &str, text: &[u8], files: &mut dyn Files) -> Output {
        self.run(name, text.to_vec(), files, false)
    }

    /// Preprocesses a file.
    pub fn run_file(&self, path: &str, files: &mut dyn Files) -> std::io::Result<Output> {
        match files.read(path, self.options.limits.input)? {
            Some(text) => Ok(self.run(path, text, files, false)),
            None => Err(std::io::ErrorKind::NotFound.into()),
        }
    }

    /// The macros that are defined at the end of a text, in [`Output::macros`].
    pub fn run_macros(&self, name: &str, text: &[u8], files: &mut dyn Files) -> Output {
        self.run(name, text.to_vec(), files, true)
    }

    fn run(&self, name: &str, text: Vec<u8>, files: &mut dyn Files, lists_macros: bool) -> Output {
        let options = &self.options;
        let mut names = names::Names::new();
        let known = builtin::Known::new(&mut names);
        let identity = files.identity(name);
        let mut machine = machine::Machine {
            options,
            dialect: scan::Dialect { microsoft: options.microsoft },
            files,
            sources: sources::Sources::default(),
            names,
            known,
            macros: Vec::new(),
            pushed: HashMap::new(),
            loaded: Vec::new(),
            by_identity: HashMap::new(),
            by_path: HashMap::new(),
            open: Vec::new(),
            frames: Vec::new(),
            printer: print::Printer::new(options.line_markers, options.limits.output),
            dependencies: Vec::new(),
            reports: Vec::new(),
            more_reports: 0,
            has_errors: false,
            no_expansion: false,
            in_arguments: false,
            in_argument_expansion: false,
            in_condition: false,
            line: Vec::new(),
            counter: 0,
            expanded: 0,
            nesting: 0,
            input_size: 0,
            is_stopped: false,
        };
        machine.define_builtins();
        machine.predefine(name);
        if let Some(main) = machine.add_file(name, text) {
            machine.by_identity.insert(identity, main);
            machine.by_path.insert(name.to_owned(), Some(main));
            machine.enter_main(main);
            machine.file_changed(" 2");
            machine.print_all();
            machine.printer.finish();
        }
        Output {
            macros: if lists_macros { machine.list_macros() } else { Vec::new() },
            text: machine.printer.out,
            dependencies: machine.dependencies,
            reports: machine.reports,
            more_reports: machine.more_reports,
            has_errors: machine.has_errors,
        }
    }
}

/// The macros of the language, which no option removes.
const LANGUAGE: &str = "#define __STDC__ 1
#define __STDC_HOSTED__ 1
#define __STDC_VERSION__ 201710L
#define __STDC_UTF_16__ 1
#define __STDC_UTF_32__ 1
#define __STDC_EMBED_NOT_FOUND__ 0
#define __STDC_EMBED_FOUND__ 1
#define __STDC_EMBED_EMPTY__ 2
#define __ASSEMBLER__ 1
";

impl machine::Machine<'_> {
    /// Defines the macros of the language, the target and the command line, and includes the forced files.
    fn predefine(&mut self, name: &str) {
        let options = self.options;
        self.printer.file(name, machine::Flavor::User, 1, "");
        let target = if options.only_language_macros { "" } else { options.predefined.as_str() };
        // Microsoft's compiler does not claim to conform.
        let mut text = LANGUAGE.lines().skip(usize::from(options.microsoft)).collect::<Vec<_>>().join("\n");
        text.push('\n');
        text.push_str(target);
        let lines = text.lines().count() as u32 + if options.only_language_macros { 1 } else { 3 };
        let builtin = "<built-in>";
        self.read_definitions(builtin, text);
        if options.line_markers {
            self.printer.file(builtin, machine::Flavor::User, 1, " 1");
            self.printer.file(builtin, machine::Flavor::System, 1, "");
            self.printer.file(builtin, machine::Flavor::System, lines, "");
            self.printer.file("<command line>", machine::Flavor::User, 1, " 1");
        }
        let mut text = String::new();
        for macro_ in &options.macros {
            text.push_str(&macro_.directive());
        }
        self.read_definitions("<command line>", text);
        if options.line_markers {
            self.printer.file(builtin, machine::Flavor::User, 1, " 2");
        }
        let includes = options.forced_includes.iter().map(|name| format!("#include \"{name}\"\n"));
        self.read_definitions(builtin, includes.collect());
    }

    /// Reads a text that makes no output itself.
    fn read_definitions(&mut self, name: &str, text: String) {
        let mut text = text.into_bytes();
        text.push(0);
        let text = Rc::new(text);
        let Some(base) = self.sources.add(&text) else { return };
        self.open.push(machine::Open {
            lexer: lexer::Lexer::new(text, base),
            name: name.into(),
            file: None,
            dir: ".".into(),
            found_in: None,
            flavor: machine::Flavor::User,
            included: None,
        });
        // Tokens of forced includes are a part of the output.
        self.print_all();
        self.open.pop();
    }

    fn list_macros(&self) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for name in self.names.with_macros() {
            let Some(made) = self.names.macro_of(name).map(|number| &self.macros[number]) else { continue };
            if made.builtin.is_some() {
                continue;
            }
            let mut line = format!("#define {}", String::from_utf8_lossy(self.names.text(name)));
            if made.is_function {
                let mut params: Vec<String> =
                    made.params.iter().map(|&p| String::from_utf8_lossy(self.names.text(p)).into_owned()).collect();
                if let (Some(last), true) = (params.last_mut(), made.variadic != machine::Variadic::No) {
                    match made.variadic {
                        machine::Variadic::Standard => *last = "...".to_owned(),
                        _ => last.push_str("..."),
                    }
                }
                line.push_str(&format!("({})", params.join(",")));
            }
            if made.body.first().is_none_or(|token| !token.has(token::AFTER_SPACE)) {
                line.push(' ');
            }
            for token in made.body.iter() {
                if token.has(token::AFTER_SPACE) {
                    line.push(' ');
                }
                line.push_str(&self.shown(token));
            }
            lines.push(line);
        }
        lines.sort();
        lines
    }
}

impl Macro {
    /// The line that does the same in a file.
    fn directive(&self) -> String {
        match self {
            Macro::Define(text) => match text.split_once('=') {
                // A newline ends the body.
                Some((name, body)) => format!("#define {name} {}\n", body.lines().next().unwrap_or("")),
                None => format!("#define {text} 1\n"),
            },
            Macro::Undefine(name) => format!("#undef {name}\n"),
        }
    }
}
