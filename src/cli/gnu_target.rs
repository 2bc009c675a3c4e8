//! The target of a GNU as command line: derived from the program's name and path, then changed by flags.

use super::Usage;
use super::gnu_flags::{Of, Target};
use llas::Triple;
use llas::diag::Code;
use llas::triple::Arch;
use std::ffi::{OsStr, OsString};
use std::path::{Component, Path, PathBuf};

/// A program's name without the `.exe` of Windows.
fn stem(program: &OsStr) -> String {
    let name = Path::new(program).file_name().map(OsStr::to_string_lossy).unwrap_or_default();
    let end = name.len().saturating_sub(4);
    match name.get(end..) {
        Some(tail) if end > 0 && tail.eq_ignore_ascii_case(".exe") => name[..end].to_owned(),
        _ => name.into_owned(),
    }
}

/// True if a program of this name is expected to behave like GNU as: `as`, or `TARGET-as`.
pub(super) fn is_name_of_as(program: &OsStr) -> bool {
    let name = stem(program);
    name == "as" || name.ends_with("-as")
}

/// The target in a program's name or path, if there is one. A prefix that contains a dash is taken as a target even if
/// it is unknown.
fn target_of(program: &OsStr) -> Option<String> {
    let name = stem(program);
    if let Some(target) = name.strip_suffix("-as") {
        return Some(target.to_owned()).filter(|t| t.contains('-') || t.parse::<Triple>().is_ok());
    }
    // `components` leaves out `.` except at the beginning.
    let mut folders = Path::new(program).parent()?.components().rev().filter(|&part| part != Component::CurDir);
    let is_bin = |part: Component<'_>| part.as_os_str() == "bin";
    let target = folders.next().filter(|&part| name == "as" && is_bin(part)).and(folders.next())?;
    let target = target.as_os_str().to_string_lossy().into_owned();
    // Any directory may contain a `bin`, so here the target has to be a known one.
    (target.contains('-') && target.parse::<Triple>().is_ok()).then_some(target)
}

/// The path of a program as it was invoked: a name alone was found in `PATH`, and a relative path begins in the current
/// directory. Links are not followed: their folder gives the target.
fn as_invoked(program: &OsStr) -> OsString {
    let path = Path::new(program);
    let is_name_alone = path.components().count() == 1 && path.file_name() == Some(program);
    let found = match is_name_alone && stem(program) == "as" {
        true => std::env::var_os("PATH").and_then(|folders| in_folders(program, std::env::split_paths(&folders))),
        false => None,
    };
    let path = found.as_deref().unwrap_or(path);
    match std::env::current_dir() {
        // Without a folder the target is in the name, if anywhere.
        Ok(current) if found.is_some() || !is_name_alone => current.join(path).into(),
        _ => path.into(),
    }
}

/// The first file of this name in a list of folders that can be run.
fn in_folders(program: &OsStr, folders: impl Iterator<Item = PathBuf>) -> Option<PathBuf> {
    let can_run = |path: &PathBuf| {
        let Ok(data) = path.metadata() else { return false };
        #[cfg(unix)]
        let may = std::os::unix::fs::PermissionsExt::mode(&data.permissions()) & 0o111 != 0;
        #[cfg(not(unix))]
        let may = true;
        data.is_file() && may
    };
    folders.map(|folder| folder.join(program)).find(can_run)
}

pub(super) struct Machine {
    /// From the program's name, or the host.
    triple: Triple,
    name: String,
    pub(super) of: Of,
    intel: bool,
    naked: bool,
    /// Data and instructions of ARM are big-endian; another flag selects the instruction set state, which the name has, too.
    big_endian: bool,
}

impl Machine {
    /// Derives the target from the program's name: `TRIPLE-as`, or `as` in the directory `TRIPLE/bin`.
    ///
    /// # Errors
    /// If the name contains an unsupported target.
    pub(super) fn of_program(program: &OsStr) -> Result<Machine, Usage> {
        let (triple, name) = match target_of(&as_invoked(program)) {
            None => (Triple::host(), String::new()),
            Some(name) => match name.parse() {
                Ok(triple) => (triple, name),
                Err(error) => {
                    let error: llas::triple::TripleError = error;
                    return Err(Usage::of(Code::UnsupportedTarget, error.message)
                        .help(format!("the target comes from the program's name, '{}'", program.display())));
                }
            },
        };
        let of = match triple.arch() {
            _ if triple.is_x86() => Of::X86,
            Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => Of::Arm,
            _ => Of::A64,
        };
        Ok(Machine { triple, name, of, intel: false, naked: false, big_endian: false })
    }

    pub(super) fn change(&mut self, target: Target, value: &str) -> Result<(), Usage> {
        let coff = self.triple.is_coff();
        let name = match (target, value) {
            (Target::Bits64, _) if coff => "x86_64-w64-windows-gnu",
            (Target::Bits32, _) if coff => "i686-w64-windows-gnu",
            (Target::Bits64, _) => "x86_64-linux-gnu",
            (Target::Bits32, _) => "i386-linux-gnu",
            (Target::X32, _) => "x86_64-linux-gnux32",
            (Target::Big, _) if self.of == Of::Arm => {
                self.big_endian = true;
                return Ok(());
            }
            (Target::Big, _) => "aarch64_be-linux-gnu",
            (Target::Thumb, _) if coff => "thumbv7-w64-windows-gnu",
            (Target::Thumb, _) => "thumbv7-linux-gnueabi",
            (Target::Abi, "ilp32") => "aarch64-linux-gnu_ilp32",
            (Target::Abi, "lp64") | (Target::Little, _) | (Target::Syntax, "att") => return Ok(()),
            (Target::Syntax, "intel") => {
                self.intel = true;
                return Ok(());
            }
            (Target::NakedRegisters, _) => {
                self.naked = true;
                return Ok(());
            }
            (Target::Abi | Target::Syntax, _) => {
                return Err(Usage::new(format!("invalid value '{value}'")));
            }
        };
        self.name = name.to_owned();
        Ok(())
    }

    /// Appends the flags that select this target and syntax.
    pub(super) fn finish(mut self, out: &mut Vec<OsString>) -> Result<(), Usage> {
        if self.big_endian {
            let name = if self.name.is_empty() { self.triple.to_string() } else { self.name };
            let (state, rest) = name.split_at(if name.starts_with("thumb") { "thumb".len() } else { "arm".len() });
            self.name = if rest.starts_with("eb") { name } else { format!("{state}eb{rest}") };
        }
        if !self.name.is_empty() {
            out.push(format!("--triple={}", self.name).into());
        }
        match (self.intel, self.naked) {
            (true, true) => out.push("--x86-asm-syntax=intel".into()),
            (true, false) => {
                return Err(Usage::new("-msyntax=intel needs -mnaked-reg")
                    .help("registers are written without '%' in Intel's syntax"));
            }
            (false, true) => {
                return Err(Usage::new("-mnaked-reg needs -msyntax=intel")
                    .help("registers are written with '%' in AT&T's syntax"));
            }
            (false, false) => {}
        }
        Ok(())
    }

    /// The output of `--dump-config`.
    pub(super) fn config(&self) -> String {
        let shown = if self.name.is_empty() { self.triple.to_string() } else { self.name.clone() };
        let format = if self.triple.is_coff() { "coff" } else { "elf" };
        let cpu = match self.of {
            Of::X86 if self.triple.code_bits() == 64 => "x86_64",
            Of::X86 | Of::All => "i386",
            Of::A64 => "aarch64",
            Of::Arm => "arm",
        };
        format!("alias = {shown}\ncanonical = {}\ncpu-type = {cpu}\nformat = {format}\n", self.triple)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_mean_as() {
        for name in [
            "as",
            "/usr/bin/as",
            "x86_64-linux-gnu-as",
            "b/aarch64-linux-gnu-as",
            "as.exe",
            "b/x86_64-w64-mingw32-as.EXE",
        ] {
            assert!(is_name_of_as(OsStr::new(name)), "{name}");
        }
        for name in ["llas", "/x/llas", "gas", "as/llas", ".exe", "as.o"] {
            assert!(!is_name_of_as(OsStr::new(name)), "{name}");
        }
    }

    #[test]
    fn targets_of_programs() {
        for (program, target) in [
            ("as", None),
            ("/usr/bin/as", None),
            ("old-as", None),
            ("/opt/some-tool/bin/as", None),
            ("x86_64-w64-mingw32-as", Some("x86_64-w64-mingw32")),
            ("/b/aarch64-linux-gnu-as.exe", Some("aarch64-linux-gnu")),
            ("/usr/x86_64-w64-mingw32/bin/as", Some("x86_64-w64-mingw32")),
            ("/usr/lib/gcc/12/../../../i686-w64-mingw32/bin/as.exe", Some("i686-w64-mingw32")),
            ("aarch64-linux-gnu/bin/as", Some("aarch64-linux-gnu")),
            ("arm-linux-gnueabihf/lib/as", None),
            ("riscv64-linux-gnu-as", Some("riscv64-linux-gnu")),
        ] {
            assert_eq!(target_of(OsStr::new(program)).as_deref(), target, "{program}");
        }
        let Err(usage) = Machine::of_program(OsStr::new("riscv64-linux-gnu-as")) else { panic!("it was taken") };
        assert!(usage.message.contains("riscv64"), "{usage:?}");
    }
}
