//! The assembly of published crates, in libraries whose members are clang's objects. `LLAS_CRATES` names a folder with the unpacked
//! sources of ring, psm, blst, zstd-sys, libffi-sys and openssl-src, each in a folder `NAME-VERSION` as crates.io has it.

mod common;

use common::{has, members, run, without_time};
use llas_build::Build;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGETS: [&str; 6] = [
    "x86_64-unknown-linux-gnu",
    "i686-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
];

/// What a crate's build script would assemble for a target.
#[derive(Default)]
struct Sources {
    files: Vec<PathBuf>,
    includes: Vec<PathBuf>,
    defines: Vec<(&'static str, Option<&'static str>)>,
    /// Files that are not called `.S` are preprocessed as well.
    preprocess: bool,
}

/// The folder of a crate, of any version. The test is reported as skipped without it.
fn folder(name: &str) -> Option<PathBuf> {
    let Some(all) = env::var_os("LLAS_CRATES") else {
        println!("SKIPPED: {name}: LLAS_CRATES is not set");
        return None;
    };
    let is_of_crate = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        file.strip_prefix(name)
            .and_then(|rest| rest.strip_prefix('-'))
            .is_some_and(|rest| rest.starts_with(char::is_numeric))
    };
    let found = fs::read_dir(&all).unwrap().map(|entry| entry.unwrap().path()).find(is_of_crate);
    if found.is_none() {
        println!("SKIPPED: {name}: its sources are not in {}", all.display());
    }
    found
}

/// The files of a folder with an ending, sorted.
fn ending(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.to_string_lossy().ends_with(end));
    found.sort();
    found
}

/// Compares the members of the library for each target with clang's objects, and returns how many there are.
fn compare(name: &str, sources: impl Fn(&str) -> Sources) {
    if !has("clang-22") {
        return;
    }
    let mut number = 0;
    for target in TARGETS {
        let sources = sources(target);
        if sources.files.is_empty() {
            continue;
        }
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("crates-{name}-{target}"));
        let mut build = Build::new();
        build.target(target).out_dir(&out).cargo_metadata(false).debug(false);
        build.files(&sources.files).includes(&sources.includes);
        if sources.preprocess {
            build.preprocess(true);
        }
        for &(name, value) in &sources.defines {
            build.define(name, value);
        }
        let library = build.try_compile(name).unwrap_or_else(|error| panic!("{name} for {target}: {error}"));
        let members = members(&fs::read(library).unwrap());
        assert_eq!(members.len(), sources.files.len(), "{name} for {target}");
        for (file, member) in sources.files.iter().zip(members) {
            let mut clang = Command::new("clang-22");
            clang.args(["-c", &format!("--target={target}")]);
            if sources.preprocess {
                clang.args(["-x", "assembler-with-cpp"]);
            }
            clang.args(sources.includes.iter().map(|folder| format!("-I{}", folder.display())));
            clang.args(sources.defines.iter().map(|(name, value)| format!("-D{name}={}", value.unwrap_or("1"))));
            let object = out.join("clang.o");
            run(clang.arg(file).arg("-o").arg(&object));
            assert!(member == without_time(fs::read(&object).unwrap(), target), "{} for {target}", file.display());
            number += 1;
        }
        fs::remove_dir_all(&out).unwrap();
    }
    println!("{name}: {number} objects");
    assert!(number > 0, "{name}");
}

#[test]
fn ring() {
    let Some(folder) = folder("ring") else { return };
    compare("ring", |target| {
        let all = ending(&folder.join("pregenerated"), ".S");
        let of = |end: &str| all.iter().filter(|path| path.to_string_lossy().ends_with(end)).cloned().collect();
        let mut files: Vec<PathBuf> = match target {
            _ if target.starts_with("aarch64") && target.contains("windows") => of("-win64.S"),
            _ if target.starts_with("aarch64") => of("-linux64.S"),
            // It has objects of nasm for x86 and Windows.
            _ if target.contains("windows") => Vec::new(),
            _ => of("-elf.S"),
        };
        if !target.starts_with("aarch64") {
            files.retain(|path| path.to_string_lossy().contains("x86_64") == target.starts_with("x86_64"));
        }
        if target == "x86_64-unknown-linux-gnu" {
            files.extend(ending(&folder.join("third_party/fiat/asm"), ".S"));
        }
        Sources {
            files,
            includes: ["pregenerated", "include"].map(|name| folder.join(name)).into(),
            ..Sources::default()
        }
    });
}

#[test]
fn psm() {
    let Some(folder) = folder("psm") else { return };
    compare("psm", |target| {
        let (name, system) = match target {
            "x86_64-unknown-linux-gnu" => ("x86_64.s", "CFG_TARGET_OS_linux"),
            "i686-unknown-linux-gnu" => ("x86.s", "CFG_TARGET_OS_linux"),
            "aarch64-unknown-linux-gnu" => ("aarch_aapcs64.s", "CFG_TARGET_OS_linux"),
            "aarch64-pc-windows-msvc" => ("aarch_aapcs64.s", "CFG_TARGET_OS_windows"),
            _ => ("x86_64_windows_gnu.s", "CFG_TARGET_OS_windows"),
        };
        let files = vec![folder.join("src/arch").join(name)];
        Sources { files, defines: vec![(system, None)], preprocess: true, ..Sources::default() }
    });
}

#[test]
fn blst() {
    let Some(folder) = folder("blst") else { return };
    compare("blst", |target| match target {
        "i686-unknown-linux-gnu" => Sources::default(),
        _ => Sources { files: vec![folder.join("blst/build/assembly.S")], ..Sources::default() },
    });
}

#[test]
fn zstd() {
    let Some(folder) = folder("zstd-sys") else { return };
    compare("zstd", |_| {
        let files = vec![folder.join("zstd/lib/decompress/huf_decompress_amd64.S")];
        Sources { files, defines: vec![("DYNAMIC_BMI2", Some("1"))], ..Sources::default() }
    });
}

#[test]
fn libffi() {
    let Some(folder) = folder("libffi-sys").map(|folder| folder.join("libffi")) else { return };
    compare("libffi", |target| {
        let is_windows = target.contains("windows");
        let (machine, names, abi): (_, &[&str], _) = match target {
            "i686-unknown-linux-gnu" => ("x86", &["sysv.S"], "X86"),
            _ if target.starts_with("aarch64") => {
                ("aarch64", &["sysv.S"], if is_windows { "ARM_WIN64" } else { "AARCH64" })
            }
            _ if is_windows => ("x86", &["win64.S"], "X86_WIN64"),
            _ => ("x86", &["unix64.S", "win64.S"], "X86_64"),
        };
        // What its configure script writes.
        let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("libffi-{target}"));
        fs::create_dir_all(&made).unwrap();
        let mut header = fs::read_to_string(folder.join("include/ffi.h.in")).unwrap();
        for (name, value) in [
            ("TARGET", abi),
            ("VERSION", "3"),
            ("FFI_VERSION_STRING", "3"),
            ("FFI_VERSION_NUMBER", "30000"),
            ("HAVE_LONG_DOUBLE", "1"),
            ("HAVE_LONG_DOUBLE_VARIANT", "0"),
            ("FFI_EXEC_TRAMPOLINE_TABLE", "0"),
        ] {
            header = header.replace(&format!("@{name}@"), value);
        }
        fs::write(made.join("ffi.h"), header).unwrap();
        let hidden = if is_windows { "" } else { ".hidden name" };
        let flags = if is_windows { "r" } else { "a" };
        let config = format!(
            "#define HAVE_AS_CFI_PSEUDO_OP 1\n#define HAVE_HIDDEN_VISIBILITY_ATTRIBUTE {}\n#define EH_FRAME_FLAGS \"{flags}\"\n#define FFI_HIDDEN(name) {hidden}\n",
            u8::from(!is_windows)
        );
        let unwind = "#define HAVE_AS_X86_64_UNWIND_SECTION_TYPE 1\n";
        let is_x64 = target == "x86_64-unknown-linux-gnu";
        fs::write(made.join("fficonfig.h"), config + if is_x64 { unwind } else { "" }).unwrap();
        let source = folder.join("src").join(machine);
        Sources {
            files: names.iter().map(|name| source.join(name)).collect(),
            includes: vec![made, folder.join("include"), folder.clone(), source],
            defines: vec![("HAVE_CONFIG_H", None), ("LIBFFI_ASM", None)],
            ..Sources::default()
        }
    });
}

#[test]
fn openssl() {
    let Some(folder) = folder("openssl-src").map(|folder| folder.join("openssl")) else { return };
    if !has("perl") {
        return;
    }
    // Its assembly is made by programs. Those of a machine are listed for the functions that every build has.
    let x64 = [
        "aes/asm/aesni-x86_64",
        "bn/asm/x86_64-mont",
        "chacha/asm/chacha-x86_64",
        "modes/asm/ghash-x86_64",
        "sha/asm/sha1-x86_64",
    ];
    let ia32 =
        ["aes/asm/aesni-x86", "bn/asm/x86-mont", "chacha/asm/chacha-x86", "modes/asm/ghash-x86", "sha/asm/sha1-586"];
    let a64 = [
        "aes/asm/aesv8-armx",
        "bn/asm/armv8-mont",
        "chacha/asm/chacha-armv8",
        "modes/asm/ghashv8-armx",
        "sha/asm/sha1-armv8",
    ];
    compare("openssl", |target| {
        let (programs, form, more): (_, _, &[&str]) = match target {
            "x86_64-unknown-linux-gnu" => (x64, "elf", &[]),
            "i686-unknown-linux-gnu" => (ia32, "elf", &["-fPIC", "-DOPENSSL_IA32_SSE2"]),
            "aarch64-unknown-linux-gnu" => (a64, "linux64", &[]),
            "aarch64-pc-windows-msvc" => (a64, "win64", &[]),
            _ => (x64, "mingw64", &[]),
        };
        let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("openssl-{target}"));
        fs::create_dir_all(&made).unwrap();
        let make = |program: &str| {
            let path = made.join(Path::new(program).file_name().unwrap()).with_extension("S");
            let mut perl = Command::new("perl");
            perl.current_dir(&folder).env("CC", "clang-22").arg(format!("crypto/{program}.pl"));
            run(perl.arg(form).args(more).arg(&path));
            path
        };
        let includes = ["crypto", "include"].map(|name| folder.join(name)).into();
        Sources { files: programs.map(make).into(), includes, ..Sources::default() }
    });
}
