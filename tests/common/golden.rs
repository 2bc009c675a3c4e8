//! The golden files: `tests/golden/<machine>/<format>/<topic>/name.s`, each with its target in its first lines.

use llas::Options;
use llas::options::{
    Aarch64Options, ArmOptions, AsmSyntax, BranchKinds, Builder, Compression, DwarfOptions, X86Options,
};
use std::fs;
use std::path::{Path, PathBuf};

/// A text with the flags of its header comments.
pub struct Golden {
    /// `<machine>/<format>/<topic>/name`.
    pub name: String,
    pub path: PathBuf,
    pub bytes: Vec<u8>,
    /// The value of `# triple:`; a text without one is only included by others.
    pub triple: Option<String>,
    /// The command's flags according to the header, `-triple` among them.
    pub flags: Vec<String>,
}

/// The value of a `# key: value` comment in the first four lines.
fn header<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    text.lines().take(4).find_map(|line| {
        let comment = line.trim_start().trim_start_matches(['#', '/', '@']).trim_start();
        comment.strip_prefix(key)?.strip_prefix(':').map(str::trim)
    })
}

/// The folder of all golden files.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Every file below the golden folder, sorted by path.
pub fn files() -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![root()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}

/// Every golden text, including those that are only included by others.
pub fn texts() -> Vec<Golden> {
    let root = root();
    let texts = files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "s"));
    texts.map(|path| Golden::of(path.strip_prefix(&root).unwrap().with_extension(""), &path)).collect()
}

impl Golden {
    /// Reads a text and the flags of its header.
    pub fn read(path: &Path) -> Golden {
        Golden::of(path.with_extension(""), path)
    }

    fn of(name: PathBuf, path: &Path) -> Golden {
        let bytes = fs::read(path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let triple = header(&text, "triple").map(str::to_owned);
        let mut flags: Vec<String> = triple.iter().map(|triple| format!("-triple={triple}")).collect();
        flags.extend(header(&text, "mattr").map(|m| format!("-mattr={m}")));
        flags.extend(header(&text, "args").into_iter().flat_map(str::split_whitespace).map(str::to_owned));
        let name = name.to_str().unwrap().replace('\\', "/");
        Golden { name, path: path.to_owned(), bytes, triple, flags }
    }

    /// The folder that the text is assembled in.
    pub fn folder(&self) -> &Path {
        self.path.parent().unwrap()
    }

    /// The name of the file without its folder.
    pub fn file_name(&self) -> &str {
        self.path.file_name().unwrap().to_str().unwrap()
    }
}

/// The options that a golden file's flags stand for. That the command parses them alike is checked by the recorded objects.
pub fn options(text: &Golden) -> Builder {
    let triple = text.triple.as_deref().unwrap_or("x86_64-linux-gnu");
    let mut builder = Options::builder(triple.parse().unwrap());
    let (mut dwarf, mut x86) = (DwarfOptions::default(), X86Options::default());
    let (mut aarch64, mut arm) = (Aarch64Options::default(), ArmOptions::default());
    dwarf.compilation_dir = text.folder().to_str().map(str::to_owned);
    for flag in &text.flags {
        let plain = flag.trim_start_matches('-');
        builder = match plain.split_once('=').unwrap_or((plain, "")) {
            ("triple", _) => builder,
            ("mattr", list) => list.split(',').fold(builder, Builder::feature),
            ("mcpu", cpu) => builder.cpu(cpu),
            ("n", "") => builder.no_initial_text(true),
            ("compress-debug-sections", "zlib") => builder.compress_debug_sections(Compression::Zlib),
            ("compress-debug-sections", "zstd") => builder.compress_debug_sections(Compression::Zstd),
            ("crel", "") => builder.crel(true),
            ("split-dwarf-file", _) => builder.split_dwarf(true),
            ("fatal-warnings", "") => builder.fatal_warnings(true),
            ("gsframe", "") => builder.gsframe(true),
            ("large-code-model", "") => builder.large_code_model(true),
            ("masm-integers", "") => builder.masm_integers(true),
            ("motorola-integers", "") => builder.motorola_integers(true),
            ("mc-relax-all", "") => builder.relax_all(true),
            ("no-exec-stack", "") => builder.no_exec_stack(true),
            ("save-temp-labels", "") => builder.save_temp_labels(true),
            (name, value) => {
                match (name, value) {
                    ("aarch64-mark-bti-property", "") => aarch64.mark_bti_property = true,
                    ("implicit-mapsyms", "") => aarch64.implicit_mapsyms = true,
                    ("arm-add-build-attributes", "") => arm.add_build_attributes = true,
                    ("arm-implicit-it", when) => arm.implicit_it = matches!(when, "always" | "thumb"),
                    ("g", "") => dwarf.describe_text = true,
                    ("dwarf64", "") => dwarf.dwarf64 = true,
                    ("dwarf-version", version) => dwarf.version = version.parse().unwrap(),
                    ("fdebug-compilation-dir", folder) => dwarf.compilation_dir = Some(folder.to_owned()),
                    ("x86-asm-syntax", "intel") => x86.syntax = AsmSyntax::Intel,
                    ("x86-sse2avx", "") => x86.sse2avx = true,
                    ("x86-branches-within-32B-boundaries", "") => {
                        (x86.branch_boundary, x86.branch_kinds) = (32, BranchKinds::USUAL);
                    }
                    ("x86-align-branch-boundary", bytes) => x86.branch_boundary = bytes.parse().unwrap(),
                    ("x86-align-branch", kinds) => {
                        let kinds = kinds.split('+').map(|kind| BranchKinds::from_name(kind).unwrap());
                        x86.branch_kinds = kinds.fold(BranchKinds::default(), |all, kind| all | kind);
                    }
                    ("x86-pad-for-branch-align", "false") => x86.pad_for_branches = false,
                    ("x86-pad-for-align", "") => x86.pad_for_alignments = true,
                    _ => panic!("{}: unknown flag {flag}: add a row", text.name),
                }
                builder
            }
        };
    }
    builder.dwarf(dwarf).x86(x86).aarch64(aarch64).arm(arm)
}
