//! Called as `as`: messages, targets that follow from the program's name, and flags of machines other than x86.

use super::Folder;
use super::flags::words;
use crate::common::Run;
use std::fs;
use std::process::Command;

/// Flags that print a text, and the form of messages.
#[test]
fn texts_and_messages() {
    let f = Folder::new("as-texts");
    let version = String::from_utf8(f.done(&["--version"]).stdout).unwrap();
    let first = version.lines().next().unwrap();
    assert!(first.starts_with("GNU assembler ") && first.ends_with(" 2.40"), "{first}");
    assert!(String::from_utf8(f.done(&["--dump-config"]).stdout).unwrap().contains("cpu-type = "));
    let target = String::from_utf8(f.done(&["--target-help"]).stdout).unwrap();
    assert!(!target.contains("--defsym") && target.contains("-march"), "{target}");
    assert!(f.done(&["-v", "a.s"]).stderr.starts_with("GNU assembler "));
    assert!(f.done(&["-V", "a.s"]).stderr.starts_with("GNU assembler "));
    assert!(f.done(&["--statistics", "a.s"]).stderr.starts_with("as: total time in assembly: "));
    fs::write(f.0.join("i.s"), "frob\n").unwrap();
    fs::write(f.0.join("t.s"), "\tnop\n.macro m\n\tfrob\n.endm\n\tm\n.warning \"look\"\n.include \"i.s\"\n").unwrap();
    let said = f.gnu(&["--64", "t.s", "--error-limit=2"]).stderr;
    let lines: Vec<&str> = said.lines().filter(|line| !line.contains("did you mean")).collect();
    assert_eq!(lines[0], "t.s: Assembler messages:", "{said}");
    assert!(lines[1].starts_with("t.s:3: Error: invalid instruction mnemonic 'frob'"), "{said}");
    assert!(lines.contains(&"t.s:5:  Info: macro invoked from here"), "{said}");
    assert!(lines.contains(&"t.s:6: Warning: look"), "{said}");
    assert!(lines.contains(&"t.s:7:  Info: included from here"), "{said}");
    assert_eq!(said.matches("Assembler messages:").count(), 1, "{said}");
    let short = f.gnu(&["--64", "t.s", "--error-format=short", "--color=never"]).stderr;
    assert!(short.contains("t.s:6:1: warning: look") && !short.contains("Assembler messages"), "{short}");
    let by_llas =
        Run::of(crate::common::llas().current_dir(&f.0).args(["--error-format=gnu", "t.s", "-o", "t.o"])).stderr;
    assert!(by_llas.starts_with("t.s: Assembler messages:\nt.s:3: Error: "), "{by_llas}");
    let run = f.gnu(&["nofile.s"]);
    assert!(run.stderr.starts_with("Assembler messages:\nFatal error: cannot read 'nofile.s'"), "{}", run.stderr);
    // GNU as does not warn about files of which only some have checksums.
    fs::write(
        f.0.join("t.s"),
        ".file 1 \"a.c\" md5 0x00112233445566778899aabbccddeeff\n.file 2 \"b.c\"\n.loc 1 1\nnop\n",
    )
    .unwrap();
    assert_eq!(f.done(&["--64", "--gdwarf-5", "t.s"]).stderr, "");
    let by_llas =
        Run::of(crate::common::llas().current_dir(&f.0).args(["-dwarf-version=5", "t.s", "-o", "t.o"])).stderr;
    assert!(by_llas.contains("MD5"), "{by_llas}");
}

/// The target follows from the program's name, or from the name of the folder that contains it.
#[test]
fn targets() {
    let f = Folder::new("as-targets");
    let machine = |name: &str, at: usize| u16::from_le_bytes(f.read(name).unwrap()[at..at + 2].try_into().unwrap());
    let program = env!("CARGO_BIN_EXE_llas");
    fs::write(f.0.join("n.s"), "nop\n").unwrap();
    for (path, at, number) in [
        ("aarch64-linux-gnu-as", 18, 183),
        ("aarch64-linux-gnu/bin/as", 18, 183),
        ("x86_64-w64-mingw32-as.exe", 0, 0x8664),
        ("x86_64-w64-mingw32/bin/as", 0, 0x8664),
        ("i686-w64-mingw32/bin/as.exe", 0, 0x14c),
        ("x86_64-linux-gnu/bin/as", 18, 62),
    ] {
        let link = f.0.join(path);
        fs::create_dir_all(link.parent().unwrap()).unwrap();
        std::os::unix::fs::symlink(program, &link).unwrap();
        let run = Run::of(Command::new(&link).current_dir(&f.0).args(["n.s", "-o", "n.o"]));
        assert_eq!((run.code, machine("n.o", at)), (Some(0), number), "{path}: {}", run.stderr);
    }
    let link = f.0.join("riscv64-linux-gnu-as");
    std::os::unix::fs::symlink(program, &link).unwrap();
    let run = Run::of(Command::new(&link).current_dir(&f.0).args(["n.s"]));
    assert!(run.code == Some(1) && run.stderr.contains("riscv64"), "{}", run.stderr);
}

/// Flags of the other machines: accepted with an object, or refused with a reason.
#[test]
fn other_machines() {
    let f = Folder::new("as-machines");
    fs::write(f.0.join("n.s"), "nop\n").unwrap();
    for (target, flags, code) in [
        (
            "aarch64-linux-gnu",
            "-march=armv8.2-a+sve -mcpu=cortex-a53 -mabi=lp64 -EL -mverbose-error -mno-verbose-error",
            0,
        ),
        ("aarch64-linux-gnu", "-EB", 0),
        ("aarch64-linux-gnu", "-mbig-endian", 0),
        ("aarch64-linux-gnu", "-mlittle-endian", 0),
        ("aarch64-linux-gnu", "-mabi=ilp32", 0),
        ("aarch64-linux-gnu", "-mabi=nosuch", 1),
        ("aarch64-linux-gnu", "-march=nosuch", 1),
        (
            "thumbv7-linux-gnueabihf",
            "-mcpu=cortex-a9 -mfpu=neon -mfloat-abi=hard -meabi=5 -mthumb -mimplicit-it=always",
            0,
        ),
        ("thumbv7-linux-gnueabihf", "-march=armv7-a -EL -mlittle-endian -mthumb-interwork -mapcs-32 -matpcs", 0),
        ("thumbv7-linux-gnueabihf", "-mno-warn-deprecated -mwarn-deprecated -mwarn-syms -mno-warn-syms", 0),
        ("arm-linux-gnueabihf", "-march=armv7-a+fp -mfloat-abi=hard -meabi=5", 0),
        ("arm-linux-gnueabihf", "-march=armv8-a+crc+simd", 0),
        ("arm-linux-gnueabihf", "-march=armv7-a+nosuch", 1),
        ("thumbv7-linux-gnueabihf", "-meabi=4", 1),
        ("thumbv7-linux-gnueabihf", "-mfloat-abi=nosuch", 1),
        ("thumbv7-linux-gnueabihf", "-EB", 0),
        ("thumbv7-linux-gnueabihf", "-mbig-endian", 0),
        ("thumbv7-linux-gnueabihf", "-mccs", 1),
        ("thumbv7-linux-gnueabihf", "--fix-v4bx", 1),
        ("thumbv7-linux-gnueabihf", "--fix-v4bx-interworking", 1),
        (
            "thumbv7-linux-gnueabihf",
            "-mfp16-format=ieee -mapcs-frame -mapcs-float -mapcs-reentrant -mapcs-stack-check",
            0,
        ),
        ("thumbv7-linux-gnueabihf", "-mfp16-format=nosuch", 1),
        ("thumbv7-linux-gnueabihf", "-mwarn-restrict-it -mno-warn-restrict-it", 0),
        ("aarch64-linux-gnu", "-mcpu=all", 0),
        ("aarch64-linux-gnu", "-march=all", 0),
        ("aarch64-linux-gnu", "-mcpu=vulcan+sve", 0),
        ("aarch64-linux-gnu", "-mcpu=xgene1", 0),
        ("thumbv7-linux-gnueabihf", "-mapcs-26", 1),
        ("thumbv7-linux-gnueabihf", "--fdpic", 1),
        ("x86_64-w64-mingw32", "-mbig-obj --gdwarf-2 --gdwarf2 --gdwarf-3 --gdwarf-4 --gen-debug", 0),
    ] {
        let link = f.0.join(format!("{target}-as"));
        let _ = std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), &link);
        let run = Run::of(Command::new(&link).current_dir(&f.0).args(words(flags)).args(["n.s", "-o", "n.o"]));
        assert_eq!(run.code, Some(code), "{target} {flags}: {}", run.stderr);
    }
}

/// Compilers put labels into IT blocks for debuggers, and people for exception tables: both say nothing.
#[test]
fn labels_in_it_blocks() {
    let f = Folder::new("as-labels");
    let text = "\t.syntax unified\n\t.thumb\n\tite\teq\n\tmoveq\tr0, #1\n.LVL1:\n9999:\tmovne\tr0, #2\n\t.long\t9999b, .LVL1\n";
    fs::write(f.0.join("t.s"), text).unwrap();
    let link = f.0.join("arm-linux-gnueabihf-as");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), &link).unwrap();
    let run = Run::of(Command::new(&link).current_dir(&f.0).args(["-march=armv7-a", "t.s", "-o", "t.o"]));
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
}
