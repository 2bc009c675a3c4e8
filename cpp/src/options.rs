//! What a run is asked to do.

/// A macro of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Macro {
    /// `-D NAME` or `-D NAME=BODY`, where the name may have parameters.
    Define(String),
    /// `-U NAME`.
    Undefine(String),
}

/// Folders that are searched for files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IncludeDirs {
    /// `-iquote`: for `#include "FILE"` only.
    pub quote: Vec<String>,
    /// `-I`.
    pub normal: Vec<String>,
    /// `-isystem`.
    pub system: Vec<String>,
    /// Folders of the system's C headers, after `-isystem`.
    pub standard: Vec<String>,
    /// `-idirafter`.
    pub after: Vec<String>,
}

/// What bounds the work for an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How deeply files may include files.
    pub include_depth: usize,
    /// How deeply invocations of macros may be nested in arguments, and parentheses in conditions.
    pub nesting: usize,
    /// The number of tokens that macros may expand to.
    pub expanded_tokens: u64,
    /// The size of the output in bytes.
    pub output: usize,
    /// The size of all files that are read, in bytes. At most 2 GiB.
    pub input: u64,
    /// The number of reports; what follows is counted only.
    pub reports: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            include_depth: 200,
            nesting: 200,
            expanded_tokens: 1 << 27,
            output: 1 << 30,
            input: 1 << 30,
            reports: 100,
        }
    }
}

/// What a run is asked to do.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where files are searched.
    pub include_dirs: IncludeDirs,
    /// `-D` and `-U`, in their order.
    pub macros: Vec<Macro>,
    /// `-include`: files that are included before the input.
    pub forced_includes: Vec<String>,
    /// The macros of the target; see [`crate::predefined`]. Lines of `#define`.
    pub predefined: String,
    /// Leave out the macros of the target, `-undef`: only those of the language remain.
    pub only_language_macros: bool,
    /// Write lines `# 12 "file"` that say where the text is from; without them, `-P`.
    pub line_markers: bool,
    /// Microsoft's extensions, which clang has for `windows-msvc`.
    pub microsoft: bool,
    /// What `__has_builtin` and `__is_target_arch` need to know about the target; see [`crate::predefined`].
    pub target: Vec<String>,
    /// The time that `__DATE__`, `__TIME__` and `__TIMESTAMP__` show, in seconds since 1970 (UTC).
    pub time: Option<i64>,
    /// `--embed-dir`: where `#embed` searches files, after the folder of the file that it is in.
    pub embed_dirs: Vec<String>,
    /// `-fmacro-prefix-map`: beginnings of names of files, and what `__FILE__` and the like have in their place. If several fit, the
    /// greatest string counts.
    pub macro_prefix_map: Vec<(String, String)>,
    /// Find the headers that compilers bring with them, such as `cet.h`, if no folder has them.
    pub own_headers: bool,
    /// What bounds the work.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            include_dirs: IncludeDirs::default(),
            macros: Vec::new(),
            forced_includes: Vec::new(),
            predefined: String::new(),
            only_language_macros: false,
            line_markers: true,
            microsoft: false,
            target: Vec::new(),
            time: None,
            embed_dirs: Vec::new(),
            macro_prefix_map: Vec::new(),
            own_headers: true,
            limits: Limits::default(),
        }
    }
}
