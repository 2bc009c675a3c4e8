//! The outputs of a run appear together or not at all, never replace an input, and a signal leaves nothing half written.

mod common;

use common::folder::Folder;
use common::llas;
use std::fs;
use std::path::Path;

const T: &str = "-triple=x86_64-linux-gnu";

/// A text with sections for a `.dwo` file.
const SPLIT: &str = ".data\n.byte 1\n.section .debug_info.dwo,\"e\",@progbits\n.long 2\n";

fn folder(name: &str) -> Folder {
    let f = Folder::new(name);
    fs::write(f.0.join("split.s"), SPLIT).unwrap();
    f
}

#[test]
fn a_text_that_is_only_checked_touches_no_file() {
    let f = folder("outputs-null");
    fs::write(f.0.join("good.o"), "old").unwrap();
    let before = f.names();
    assert_eq!(f.run(&[T, "-filetype=null", "good.s"]).code, Some(0));
    assert_eq!((f.read("good.o"), f.names()), (Some(b"old".to_vec()), before.clone()));
    // The object is not written, so that its default name is free for another output.
    assert_eq!(f.run(&[T, "-filetype=null", "good.s", "--listing=good.o"]).code, Some(0));
    assert_ne!(f.read("good.o").unwrap(), b"old");
    fs::remove_file(f.0.join("good.o")).unwrap();
    assert_eq!(f.run(&[T, "-filetype=null", "good.s", "--verbose"]).stderr, "");
    assert_eq!(f.run(&[T, "-filetype=null", "good.s", "--MD=rule"]).code, Some(0));
    assert_eq!(f.read("rule").unwrap(), b"good.o: good.s\n");
    assert_eq!(f.read("good.o"), None);
}

#[test]
fn all_outputs_or_none() {
    let f = folder("outputs-all");
    let all = ["--listing=x.lst", "--MD=x.d", "-split-dwarf-file=x.dwo"];
    let names = ["x.lst", "x.d", "x.dwo", "x.o"];
    for name in names {
        fs::create_dir(f.0.join("inc").join(name.replace('x', "split"))).unwrap();
    }
    for at in 0..=all.len() {
        for bad in ["no/such", "inc", "split.s/x", "/dev/full"] {
            let mut flags: Vec<String> = all.map(str::to_owned).to_vec();
            let mut output = "x.o";
            match flags.get_mut(at) {
                Some(flag) => *flag = format!("{}={bad}", flag.split_once('=').unwrap().0),
                None => output = bad,
            }
            let mut args = vec![T, "split.s", "-o", output];
            args.extend(flags.iter().map(String::as_str));
            f.refuses(&args, &[bad]);
            // The outputs of earlier runs stay as they were.
            for name in names {
                fs::write(f.0.join(name), "old").unwrap();
            }
            f.refuses(&args, &[bad]);
            for name in names {
                assert_eq!(f.read(name).unwrap(), b"old", "{name} of {args:?}");
                fs::remove_file(f.0.join(name)).unwrap();
            }
        }
    }
    let mut args = vec![T, "split.s", "-o", "x.o"];
    args.extend(all);
    for _ in 0..2 {
        assert_eq!(f.run(&args).code, Some(0));
        assert!(names.iter().all(|name| f.read(name).is_some_and(|bytes| !bytes.is_empty() && bytes != b"old")));
        assert!(f.names().iter().all(|name| !name.starts_with(".llas-")), "{:?}", f.names());
    }
}

/// Files in a folder without write permission can still be overwritten.
#[cfg(unix)]
#[test]
fn folders_that_may_not_be_written() {
    use std::os::unix::fs::PermissionsExt as _;
    let f = folder("outputs-locked");
    let locked = f.0.join("inc");
    fs::write(locked.join("old.o"), "old").unwrap();
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o555)).unwrap();
    // Permissions do not apply to root.
    if fs::write(locked.join("probe"), "").is_err() {
        f.refuses(&[T, "good.s", "-o", "x.o", "--MD=inc/new.d"], &["inc/new.d", "permission denied"]);
        f.refuses(&[T, "good.s", "-o", "inc/old.o", "--MD=no/such"], &["no/such"]);
        assert_eq!(f.read("inc/old.o").unwrap(), b"old");
        assert_eq!(f.run(&[T, "good.s", "-o", "inc/old.o", "--MD=x.d"]).code, Some(0));
        assert!(f.read("inc/old.o").unwrap().starts_with(b"\x7fELF"));
    }
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn no_path_is_written_twice() {
    let f = folder("outputs-twice");
    f.refuses(&[T, "split.s", "-o", "x.o", "--MD=y", "--listing=y"], &["the listing", "the make rule 'y'"]);
    f.refuses(&[T, "split.s", "-o", "x.o", "--MD=y", "-split-dwarf-file=inc/../y"], &["the make rule 'inc/../y'"]);
    f.refuses(&[T, "split.s", "-o", "x.o", "--listing=y", "-split-dwarf-file=y"], &["the listing 'y'"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        // Two links to a file that does not exist yet, one of them through another path, and a file with two names.
        symlink("end", f.0.join("first")).unwrap();
        symlink("inc/../end", f.0.join("second")).unwrap();
        f.refuses(&[T, "split.s", "-o", "first", "--MD=second"], &["the make rule", "the object 'second'"]);
        f.refuses(&[T, "split.s", "-o", "end", "--listing=second"], &["the listing", "the object 'second'"]);
        assert_eq!(f.run(&[T, "split.s", "-o", "first"]).code, Some(0));
        assert!(f.read("end").is_some() && fs::symlink_metadata(f.0.join("first")).unwrap().is_symlink());
        fs::hard_link(f.0.join("end"), f.0.join("other")).unwrap();
        f.refuses(&[T, "split.s", "-o", "end", "--MD=other"], &["the make rule", "the object 'other'"]);
    }
}

#[test]
fn what_was_read_stays() {
    let f = folder("outputs-inputs");
    fs::write(f.0.join("a.inc"), ".byte 1\n").unwrap();
    fs::write(f.0.join("includes.s"), ".include \"a.inc\"\n.incbin \"raw\"\n").unwrap();
    fs::write(f.0.join("raw"), "raw").unwrap();
    for name in ["a.inc", "inc/../a.inc", "raw"] {
        for args in [["-o", name, "--MD=x.d"], ["-o", "x.o", &format!("--MD={name}")]] {
            f.refuses(&[&[T, "includes.s"], args.as_slice()].concat(), &["the input", name]);
        }
    }
    assert_eq!((f.read("a.inc").unwrap(), f.read("raw").unwrap()), (b".byte 1\n".to_vec(), b"raw".to_vec()));
    assert_eq!(f.run(&[T, "good.s", "-o", "x.o"]).code, Some(0));
    let object = f.read("x.o");
    let mut pages = vec!["x.o", "./x.o", "inc/../x.o"];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("x.o", f.0.join("link")).unwrap();
        fs::hard_link(f.0.join("x.o"), f.0.join("hard")).unwrap();
        pages.extend(["link", "hard"]);
        // Standard input may be a file, too.
        let input = fs::File::open(f.0.join("good.s")).unwrap();
        let run = llas().current_dir(&f.0).args([T, "-", "-o", "good.s"]).stdin(input).output().unwrap();
        assert_eq!(run.status.code(), Some(1));
        assert_eq!(f.read("good.s").unwrap(), b".data\n.byte 1\n");
    }
    for page in pages {
        f.refuses(&["--inspect", "good.s", "x.o", "--html", page], &["the page", page]);
        assert_eq!(f.read("x.o"), object, "{page}");
    }
    f.refuses(&["--inspect", "x.o", "--html", "no/page"], &["no/page"]);
    assert_eq!(f.run(&["--inspect", "x.o", "--html", "page.html"]).code, Some(0));
}

/// A pipe may be endless.
#[cfg(unix)]
#[test]
fn streams_have_limits() {
    let f = folder("outputs-endless");
    let limit = "--max-input-size=1M";
    for args in [["-", "-o", "x.o", limit], ["--inspect", "-", limit, "--json"]] {
        let zeros = fs::File::open("/dev/zero").unwrap();
        let run = llas().current_dir(&f.0).args([T]).args(args).stdin(zeros).output().unwrap();
        let errors = String::from_utf8_lossy(&run.stderr);
        assert_eq!(run.status.code(), Some(1), "{errors}");
        assert!(errors.contains("more than 1048576 bytes") && errors.contains("--max-input-size"), "{errors}");
    }
    f.refuses(&["--inspect", "/dev/zero", limit], &["more than 1048576 bytes"]);
    f.refuses(&[T, "/dev/zero", limit], &["more than 1048576 bytes"]);
    f.refuses(&[T, "/dev/zero"], &["more than 268435456 bytes"]);
    f.refuses(&["--inspect", "/dev/zero"], &["more than 268435456 bytes"]);
    // Called as GNU as, with a line that is inserted before the text of standard input.
    let zeros = fs::File::open("/dev/zero").unwrap();
    let run =
        llas().current_dir(&f.0).args(["--as", "--64", "--defsym", "a=1", "-", "-"]).stdin(zeros).output().unwrap();
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.code() == Some(1) && errors.contains("268435456"), "{errors}");
}

#[cfg(target_os = "linux")]
mod signals {
    use super::*;
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::{Child, Command, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    /// Starts the command in a shell that runs `before` first.
    fn start(f: &Folder, before: &str, args: &str) -> Child {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(format!("{before} exec {} {T} {args}", llas().get_program().display()));
        shell.current_dir(&f.0).stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
    }

    /// Signals that end a process. The command inherits those that the tests ignore: shells ignore some for background commands.
    fn ending() -> Vec<i32> {
        let status = fs::read_to_string("/proc/self/status").unwrap();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap().trim();
        let ignored = u64::from_str_radix(ignored, 16).unwrap();
        [15, 2, 1].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0).collect()
    }

    fn send(child: &Child, signal: i32) {
        let sent = Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).status().unwrap();
        assert!(sent.success());
    }

    /// Waits until a file has a temporary name; returns false if the command ended before.
    fn is_writing(f: &Folder, child: &mut Child) -> bool {
        let end = Instant::now() + Duration::from_secs(60);
        while Instant::now() < end && child.try_wait().unwrap().is_none() {
            if f.names().iter().any(|name| name.starts_with(".llas-")) {
                return true;
            }
            sleep(Duration::from_millis(1));
        }
        false
    }

    /// Waits until the command sleeps in a system call.
    fn is_waiting(child: &Child) -> bool {
        let end = Instant::now() + Duration::from_secs(60);
        while Instant::now() < end {
            let stat = fs::read_to_string(Path::new("/proc").join(child.id().to_string()).join("stat")).unwrap();
            if stat.starts_with(&format!("{} (llas) S", child.id())) {
                return true;
            }
            sleep(Duration::from_millis(1));
        }
        false
    }

    #[test]
    fn of_a_run_that_writes_files() {
        let f = folder("outputs-signals");
        fs::write(f.0.join("x.o"), "old").unwrap();
        fs::write(f.0.join("large.s"), ".data\n.fill 0x10000000, 1, 7\n").unwrap();
        let before = f.names();
        for signal in ending() {
            // The run may be faster than the signal: try again.
            let stopped = (0..20).any(|_| {
                let mut child = start(&f, "", "large.s -o x.o --MD=x.d");
                let sent = is_writing(&f, &mut child);
                if sent {
                    send(&child, signal);
                }
                let status = child.wait().unwrap();
                if status.signal() == Some(signal) && f.read("x.o").unwrap() == b"old" {
                    return true;
                }
                // The run was complete: all outputs exist.
                assert!(f.read("x.d").is_some() && f.read("x.o").unwrap().len() > 0x1000_0000, "{status}");
                fs::remove_file(f.0.join("x.d")).unwrap();
                fs::write(f.0.join("x.o"), "old").unwrap();
                false
            });
            assert!(stopped, "no signal came in time");
            assert_eq!(f.names(), before);
        }
    }

    /// Signals that are ignored at startup stay ignored.
    #[test]
    fn that_are_ignored() {
        let f = folder("outputs-ignored");
        fs::write(f.0.join("large.s"), ".data\n.fill 0x10000000, 1, 7\n").unwrap();
        let mut child = start(&f, "trap '' HUP;", "large.s -o x.o");
        if is_writing(&f, &mut child) {
            send(&child, 1);
        }
        assert_eq!(child.wait().unwrap().code(), Some(0));
        assert!(f.read("x.o").unwrap().len() > 0x1000_0000);
    }

    #[test]
    fn of_a_run_that_waits_for_a_pipe() {
        let f = folder("outputs-pipes");
        assert!(Command::new("mkfifo").arg(f.0.join("pipe")).status().unwrap().success());
        let before = f.names();
        for args in ["- -o x.o", "good.s -o x.o --listing=pipe", "good.s -o pipe --MD=x.d", "pipe -o x.o"] {
            for signal in ending() {
                let mut child = start(&f, "", args);
                assert!(is_waiting(&child), "{args}");
                send(&child, signal);
                assert_eq!(child.wait().unwrap().signal(), Some(signal), "{args}");
                assert_eq!(f.names(), before, "{args}");
            }
        }
    }
}
