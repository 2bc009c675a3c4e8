//! Several inputs in one call: an object for each, the messages in the order of the inputs, one exit status.

mod common;

use common::folder::Folder;
use common::golden;
use common::{Run, llas};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const T: &str = "-triple=x86_64-linux-gnu";
const THREADS: [&str; 3] = ["-j1", "-j2", "-j7"];

/// A folder with `0.s` to `7.s`: 2 has an error, 3 and 4 warnings, 5 two errors, 6 prints a line.
fn folder(name: &str) -> Folder {
    let f = Folder::new(name);
    let slow = ".byte 1\n".repeat(10_000);
    let texts = [
        &slow,
        "nop\n",
        ".frob\n",
        ".warning \"three\"\n",
        ".warning \"four\"\n",
        ".byte )\n.frob\n",
        ".print \"six\"\n",
        "ret\n",
    ];
    for (number, text) in texts.iter().enumerate() {
        fs::write(f.0.join(format!("{number}.s")), text).unwrap();
    }
    f
}

const ALL: [&str; 8] = ["0.s", "1.s", "2.s", "3.s", "4.s", "5.s", "6.s", "7.s"];
const GOOD: [&str; 6] = ["0.s", "1.s", "3.s", "4.s", "6.s", "7.s"];

/// The contents of the files in a folder, by name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect()
}

/// What calls with one input each make of some inputs: their objects by name, and the standard streams after one another.
fn one_by_one(f: &Folder, flags: &[&str], inputs: &[&str]) -> (BTreeMap<String, Vec<u8>>, Vec<u8>, String) {
    let (mut objects, mut stdout, mut stderr) = (BTreeMap::new(), Vec::new(), String::new());
    for input in inputs {
        let run = f.run(&[flags, &[input, "-o", "one.o"]].concat());
        stdout.extend(run.stdout);
        stderr.push_str(&run.stderr);
        if let Some(object) = f.read("one.o") {
            objects.insert(input.replace(".s", ".o"), object);
            fs::remove_file(f.0.join("one.o")).unwrap();
        }
    }
    (objects, stdout, stderr)
}

#[test]
fn golden_files_become_the_same_objects() {
    let f = Folder::new("inputs-golden");
    let of_x86 = golden::texts().into_iter().filter(|text| {
        let object = text.path.with_extension("o").exists();
        object && text.flags == [T] && text.name.contains("/elf/") && !text.name.contains("dwarf")
    });
    // Texts of all topics that include no file of their folder.
    let texts: Vec<_> =
        of_x86.filter(|text| !String::from_utf8_lossy(&text.bytes).contains(".inc")).step_by(3).collect();
    assert!(texts.len() >= 40, "{}", texts.len());
    let names: Vec<String> = (0..texts.len()).map(|number| format!("{number}.s")).collect();
    for (text, name) in texts.iter().zip(&names) {
        fs::write(f.0.join(name), &text.bytes).unwrap();
    }
    let inputs: Vec<&str> = names.iter().map(String::as_str).collect();
    let (objects, stdout, stderr) = one_by_one(&f, &[T], &inputs);
    assert_eq!(objects.len(), inputs.len());
    for threads in THREADS {
        let run = f.run(&[&[T, threads, "-o", "made/"], inputs.as_slice()].concat());
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert!((&run.stdout, &run.stderr) == (&stdout, &stderr), "{threads}: {}", run.stderr);
        assert!(files(&f.0.join("made")) == objects, "{threads}");
        fs::remove_dir_all(f.0.join("made")).unwrap();
    }
}

/// Messages and printed lines are those of calls with one input, in the order of the inputs, and failures keep no other object
/// from being written.
#[test]
fn messages_are_in_order() {
    let f = folder("inputs-messages");
    for flags in [
        [T, "--error-format=rich", "--lint"],
        [T, "--error-format=short", "--error-limit=1"],
        [T, "--error-format=gnu", "--error-limit=1"],
        [T, "--error-format=json", "-W"],
    ] {
        let (objects, stdout, stderr) = one_by_one(&f, &flags, &ALL);
        assert_eq!((objects.len(), stdout.as_slice()), (6, b"six\n".as_slice()));
        for threads in THREADS {
            let run = f.run(&[flags.as_slice(), &[threads, "-o", "made/"], &ALL].concat());
            assert_eq!(run.code, Some(1), "{}", run.stderr);
            assert_eq!((&run.stdout, &run.stderr), (&stdout, &stderr), "{threads} {flags:?}");
            assert!(files(&f.0.join("made")) == objects, "{threads} {flags:?}");
            fs::remove_dir_all(f.0.join("made")).unwrap();
        }
    }
    let wrote = f.run(&[&[T, "-W", "--verbose", "-o", "made/"], GOOD.as_slice()].concat()).stderr;
    let names: Vec<&str> = wrote.lines().map(|line| line.split(' ').nth(2).unwrap()).collect();
    assert_eq!(names, GOOD.map(|name| format!("made/{}", name.replace(".s", ".o"))));
}

#[test]
fn the_status_tells_if_one_failed() {
    let f = folder("inputs-status");
    for (inputs, code) in [
        (["0.s", "1.s", "7.s"], 0),
        (["0.s", "2.s", "7.s"], 1),
        (["5.s", "1.s", "7.s"], 1),
        (["0.s", "1.s", "none.s"], 1),
        (["0.s", "inc", "1.s"], 1),
    ] {
        for jobs in [["-j", "3"].as_slice(), &["-j=1"], &["--jobs=2"], &["--jobs", "1000000"], &[]] {
            let run = f.run(&[&[T, "-o", "made/"], jobs, &inputs].concat());
            assert_eq!(run.code, Some(code), "{inputs:?}: {}", run.stderr);
            let made = inputs.iter().filter(|input| GOOD.contains(input)).count();
            assert_eq!(files(&f.0.join("made")).len(), made, "{inputs:?}");
            fs::remove_dir_all(f.0.join("made")).unwrap();
        }
        let before = f.names();
        assert_eq!(f.run(&[&[T, "-filetype=null"], inputs.as_slice()].concat()).code, Some(code));
        assert_eq!(f.run(&[&[T, "-filetype=null", "-o", "made/"], inputs.as_slice()].concat()).code, Some(code));
        assert_eq!(f.run(&[&[T, "-filetype=null", "-o", "/dev/null"], inputs.as_slice()].concat()).code, Some(code));
        assert_eq!(f.names(), before);
    }
    for jobs in ["-j0", "-j=x", "-j-1", "--jobs=1.5"] {
        f.refuses(&[T, jobs, "0.s", "1.s"], &["j"]);
    }
    // One input may have several threads, too.
    assert_eq!(f.run(&[T, "-j4", "0.s"]).code, Some(0));
}

#[test]
fn objects_go_where_they_should() {
    let f = folder("inputs-places");
    fs::write(f.0.join("inc/a.b.s"), "nop\n").unwrap();
    let inputs = ["0.s", "inc/a.b.s"];
    let one = f.run(&[T, "1.s", "-o", "-"]).stdout;
    // Next to the inputs.
    assert_eq!(f.run(&[&[T], inputs.as_slice()].concat()).code, Some(0));
    let beside = [f.read("0.o"), f.read("inc/a.b.o")];
    assert_eq!(beside[1].as_deref(), Some(one.as_slice()));
    // In a directory that exists, with and without a separator, and in a new one, also for one input.
    fs::create_dir(f.0.join("there")).unwrap();
    for to in ["there", "there/", "./new/", "there/sub/"] {
        assert_eq!(f.run(&[&[T, "-o", to], inputs.as_slice()].concat()).code, Some(0), "{to}");
        assert!([f.read(&format!("{to}/0.o")), f.read(&format!("{to}/a.b.o"))] == beside, "{to}");
    }
    assert_eq!(f.run(&[T, "1.s", "-o", "single/"]).code, Some(0));
    assert_eq!(f.read("single/1.o").as_deref(), Some(one.as_slice()));
    // Only the last directory is made.
    f.refuses(&[T, "0.s", "1.s", "-o", "not/there/"], &["cannot make the directory 'not/there/'", "no such file"]);
    f.refuses(&[T, "0.s", "1.s", "-o", "0.s/"], &["0.s/"]);
    // Called as `as`, -o is the object's name.
    f.refuses(&["--as", "1.s", "-o", "there"], &["there", "directory"]);
}

#[test]
fn one_file_for_several_inputs_is_refused() {
    let f = folder("inputs-one-file");
    f.refuses(&[T, "0.s", "1.s", "-o", "x.o"], &["'-o x.o'", "several inputs", "'-o DIR/'"]);
    f.refuses(&[T, "0.s", "1.s", "-o", "-"], &["'-o -'", "several inputs"]);
    f.refuses(&[T, "0.s", "1.s", "--MD=x.d"], &["'--MD=x.d'", "several inputs", "'--MD=DIR/'"]);
    f.refuses(&[T, "0.s", "1.s", "--listing=-"], &["'--listing=-'", "several inputs"]);
    f.refuses(&[T, "0.s", "1.s", "-split-dwarf-file=x"], &["'--split-dwarf-file=x'", "several inputs"]);
    f.refuses(&[T, "0.s", "1.s", "-filetype=asm"], &["standard output", "'-o DIR/'"]);
    f.refuses(&[T, "0.s", "1.s", "--explain", "nop"], &["more than one input"]);
    f.refuses(&[T, "0.s", "1.s", "--disassemble"], &["more than one input"]);
}

/// What would be overwritten is refused before anything is assembled.
#[test]
fn no_file_is_written_twice() {
    let f = folder("inputs-twice");
    fs::write(f.0.join("inc/1.s"), "nop\n").unwrap();
    fs::write(f.0.join("1.x"), "nop\n").unwrap();
    let words = ["the object of 'inc/1.s' would overwrite the object of '1.s'", "1.o'"];
    for to in ["new/", "inc", "./inc/../inc/"] {
        f.refuses(&[T, "0.s", "1.s", "7.s", "inc/1.s", "-o", to], &words);
    }
    f.refuses(&[T, "1.s", "./1.s"], &["the object of './1.s'", "'./1.o'"]);
    f.refuses(&[T, "1.s", "1.x"], &["the object of '1.x' would overwrite the object of '1.s'"]);
    f.refuses(&[T, "1.s", "inc/1.s", "--MD=inc"], &["the make rule of 'inc/1.s'"]);
    // Outputs of one input as before.
    f.refuses(&[T, "0.s", "-o", "x", "--MD", "x"], &["the make rule would overwrite the object 'x'"]);
    // An input is no output of another input.
    fs::write(f.0.join("1.o"), "nop\n").unwrap();
    f.refuses(&[T, "1.s", "1.o"], &["the object would overwrite the input '1.o'"]);
    for to in [".", "./", "inc/../"] {
        f.refuses(&[T, "-filetype=asm", "0.s", "1.s", "-o", to], &["the text would overwrite the input"]);
    }
    // Nor is a file that another input includes.
    fs::write(f.0.join("2.s"), ".incbin \"inc/3.o\"\n").unwrap();
    fs::write(f.0.join("inc/3.o"), "old").unwrap();
    let run = f.run(&[T, "2.s", "3.s", "-o", "inc/"]);
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains("'inc/3.o', which the text includes, is an output of another input"), "{}", run.stderr);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("7.o", f.0.join("0.o")).unwrap();
        f.refuses(&[T, "7.s", "0.s"], &["the object of '0.s' would overwrite the object of '7.s'"]);
    }
}

#[test]
fn other_outputs_have_files_of_their_own() {
    let f = folder("inputs-others");
    fs::write(f.0.join("inc/a.s"), ".include \"inc/b.inc\"\n").unwrap();
    fs::write(f.0.join("inc/b.inc"), ".section .debug_info.dwo,\"e\",@progbits\n.long 2\n").unwrap();
    let flags = ["-o", "o/", "--MD=d/", "--listing=l/", "-split-dwarf-file", "s/", "-j2"];
    let run = f.run(&[&[T, "1.s", "inc/a.s"], flags.as_slice()].concat());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert_eq!(f.read("d/1.d").unwrap(), b"o/1.o: 1.s\n");
    assert_eq!(f.read("d/a.d").unwrap(), b"o/a.o: inc/a.s \\\n  inc/b.inc\n");
    for (input, name) in [("1.s", "1"), ("inc/a.s", "a")] {
        let run = f.run(&[T, input, "-o", "x.o", "--listing=x.lst", "-split-dwarf-file=x.dwo"]);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        for (folder, extension) in [("o", "o"), ("l", "lst"), ("s", "dwo")] {
            assert!(
                f.read(&format!("{folder}/{name}.{extension}")) == f.read(&format!("x.{extension}")),
                "{extension}"
            );
        }
    }
    // All in one directory.
    let run = f.run(&[T, "1.s", "7.s", "-o", "all/", "--MD=all/", "--listing", "all/"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert!(files(&f.0.join("all")).keys().eq(["1.d", "1.lst", "1.o", "7.d", "7.lst", "7.o"]));
    assert_eq!(f.run(&[T, "-filetype=asm", "1.s", "7.s", "-o", "asm/", "--MD=asm/"]).code, Some(0));
    assert_eq!(f.read("asm/7.s").unwrap(), f.run(&[T, "-filetype=asm", "7.s"]).stdout);
    assert_eq!(f.read("asm/7.d").unwrap(), b"asm/7.s: 7.s\n");
    // All outputs of an input or none.
    fs::create_dir_all(f.0.join("part/1.d")).unwrap();
    let run = f.run(&[T, "1.s", "7.s", "-o", "part/", "--MD=part/"]);
    assert_eq!(run.code, Some(1), "{}", run.stderr);
    assert!(f.read("part/1.o").is_none() && f.read("part/7.o").is_some() && f.read("part/7.d").is_some());
}

#[test]
fn standard_input_is_one_of_them() {
    let f = folder("inputs-stdin");
    let one = f.feed(&[T, "-"], b"pop %rax\n").stdout;
    for threads in THREADS {
        // Without -o its object goes to standard output, in its turn.
        let run = f.feed(&[T, threads, "0.s", "6.s", "-", "7.s"], b"pop %rax\n");
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert!(run.stdout == [b"six\n".as_slice(), &one].concat());
        let run = f.feed(&[T, threads, "0.s", "-", "7.s", "-o", "made/"], b"pop %rax\n");
        assert_eq!((run.code, run.stdout.as_slice()), (Some(0), [].as_slice()), "{}", run.stderr);
        assert!(f.read("made/stdin.o").as_ref() == Some(&one) && f.read("made/7.o").is_some());
    }
    f.refuses(&[T, "-", "0.s", "-"], &["standard input is given twice"]);
}

/// `as` makes one object of all inputs.
#[test]
fn gnu_as_joins_its_inputs() {
    let f = folder("inputs-as");
    assert_eq!(f.run(&["--as", "--64", "1.s", "7.s", "-o", "joined.o"]).code, Some(0));
    fs::write(f.0.join("joined.s"), "nop\nret\n").unwrap();
    assert_eq!(f.run(&["--as", "--64", "joined.s", "-o", "one.o"]).code, Some(0));
    assert!(f.read("joined.o") == f.read("one.o"));
}

#[test]
fn very_many_inputs() {
    let f = Folder::new("inputs-many");
    let names: Vec<String> = (0..2000).map(|number| format!("{number}.s")).collect();
    for name in &names {
        fs::write(f.0.join(name), ".warning \"look\"\n").unwrap();
    }
    fs::write(f.0.join("list"), names.join("\n")).unwrap();
    let start = std::time::Instant::now();
    let run = f.run(&[T, "-j7", "@list", "-o", "made/", "--error-format=short"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let told: Vec<&str> = run.stderr.lines().map(|line| line.split(':').next().unwrap()).collect();
    assert!(told == names, "{}", run.stderr);
    assert_eq!(files(&f.0.join("made")).len(), names.len());
    // An idle machine takes less than a tenth of that.
    assert!(start.elapsed().as_secs() < 30, "{:?}", start.elapsed());
}

/// A signal leaves no temporary files, whichever thread writes at that time.
#[cfg(target_os = "linux")]
#[test]
fn signals_leave_nothing_half_written() {
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let f = Folder::new("inputs-signals");
    let inputs: Vec<PathBuf> = (0..24).map(|number| PathBuf::from(format!("{number}.s"))).collect();
    for input in &inputs {
        fs::write(f.0.join(input), ".data\n.fill 0x400000, 1, 7\n").unwrap();
    }
    let mut stopped = 0;
    for round in 0..8 {
        let mut command = llas();
        command.current_dir(&f.0).args([T, "-j4", "-o", "made/"]).args(&inputs).stdin(Stdio::null());
        let mut child = command.spawn().unwrap();
        while !f.0.join("made/1.o").exists() && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(round));
        assert!(Command::new("kill").arg(child.id().to_string()).status().is_ok());
        let status = child.wait().unwrap();
        assert!(status.signal() == Some(15) || status.code() == Some(0), "{status}");
        stopped += u32::from(status.signal() == Some(15));
        for entry in fs::read_dir(f.0.join("made")).unwrap().map(|entry| entry.unwrap()) {
            let name = entry.file_name().into_string().unwrap();
            assert!(!name.starts_with(".llas-"), "{name}");
            assert!(entry.metadata().unwrap().len() > 0x40_0000, "{name}");
        }
        fs::remove_dir_all(f.0.join("made")).unwrap();
    }
    assert!(stopped > 0, "no signal came in time");
}

/// A signal has its default effect while a thread waits for a pipe, also after files were written.
#[cfg(target_os = "linux")]
#[test]
fn signals_end_a_call_that_waits() {
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let f = folder("inputs-waiting");
    let mut command = llas();
    command.current_dir(&f.0).args([T, "-j2", "1.s", "7.s", "-", "-o", "made/"]).stdin(Stdio::piped());
    let mut child = command.spawn().unwrap();
    while f.read("made/7.o").is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    std::thread::sleep(Duration::from_millis(50));
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    // Waiting would close the pipe.
    let status = (0..500).find_map(|_| {
        std::thread::sleep(Duration::from_millis(20));
        child.try_wait().unwrap()
    });
    let _ = child.kill();
    assert_eq!(status.and_then(|status| status.signal()), Some(15));
    assert!(files(&f.0.join("made")).keys().eq(["1.o", "7.o"]));
}

/// A call with a closed standard error or a full standard output does not panic or hang.
#[cfg(target_os = "linux")]
#[test]
fn closed_streams_are_no_panic() {
    let f = folder("inputs-closed");
    let program = env!("CARGO_BIN_EXE_llas");
    for redirection in [">/dev/full", ">&-", "2>&-", "| true"] {
        let line = format!("'{program}' {T} -j3 -o made/ {} {redirection}", ALL.join(" "));
        let run = Run::of(std::process::Command::new("sh").current_dir(&f.0).args(["-c", &line]));
        assert!(matches!(run.code, Some(0 | 1)), "{line}: {:?} {}", run.code, run.stderr);
        assert!(!run.stderr.contains("panicked"), "{line}: {}", run.stderr);
        assert!(f.read("made/7.o").is_some());
        // What a text prints is one of its outputs.
        if redirection != "| true" {
            assert_eq!(f.read("made/6.o").is_some(), redirection != ">/dev/full", "{redirection}");
        }
        fs::remove_dir_all(f.0.join("made")).unwrap();
    }
}
