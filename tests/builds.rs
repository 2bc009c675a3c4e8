//! What docs/builds.md promises to build systems and caches: the same input gives the same bytes, and what enters them is named.

#![cfg(feature = "preprocess")]

mod common;

use common::{Run, external, llas, scratch};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder with two texts that read a file of each kind.
struct Project(PathBuf);

/// The files that a change of another file makes anew.
const CHANGES: [(&str, &str, &str); 4] = [
    ("header.h", "#define VALUE 5\n", "first"),
    ("part.inc", ".long 7\n", "first"),
    ("data.bin", "changed", "second"),
    ("second.s", "\t.incbin \"data.bin\"\n\tnop\n", "second"),
];

impl Project {
    fn new(name: &str) -> Project {
        let folder = scratch(name);
        for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/builds")).unwrap() {
            let path = file.unwrap().path();
            fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
        }
        let texts = [
            ("first.S", "#include \"header.h\"\n\t.long VALUE\n\t.include \"part.inc\"\n"),
            ("second.s", "\t.incbin \"data.bin\"\n"),
            ("header.h", "#define VALUE 3\n"),
            ("part.inc", ".long 6\n"),
            ("data.bin", "data"),
        ];
        texts.iter().for_each(|(name, text)| fs::write(folder.join(name), text).unwrap());
        Project(folder)
    }

    fn command(&self, name: &str, args: &[&str]) -> Command {
        let folders = env::var_os("PATH").unwrap_or_default();
        let own = Path::new(env!("CARGO_BIN_EXE_llas")).parent().unwrap().to_owned();
        let path = env::join_paths([own].into_iter().chain(env::split_paths(&folders))).unwrap();
        let mut command = Command::new(name);
        command.args(args).current_dir(&self.0).env("PATH", path);
        command
    }

    fn run(&self, name: &str, args: &[&str]) -> String {
        let run = Run::of(&mut self.command(name, args));
        let shown = String::from_utf8_lossy(&run.stdout).into_owned() + &run.stderr;
        assert_eq!(run.code, Some(0), "{name} {args:?}: {shown}");
        shown
    }

    fn change(&self, name: &str, text: &str) {
        // Later than what was made before, also where times are those of the last tick.
        std::thread::sleep(std::time::Duration::from_millis(20));
        fs::write(self.0.join(name), text).unwrap();
    }

    /// A build makes both objects; another one none; and after each change that object whose text has read the file.
    fn builds(&self, build: impl Fn() -> String) {
        let made = |shown: &str| ["first", "second"].map(|name| shown.contains(&format!("{name}.")));
        assert_eq!(made(&build()), [true; 2]);
        for (changed, text, object) in CHANGES {
            let nothing = build();
            assert_eq!(made(&nothing), [false; 2], "before {changed}: {nothing}");
            self.change(changed, text);
            let shown = build();
            assert_eq!(made(&shown), [object == "first", object == "second"], "after {changed}: {shown}");
        }
    }
}

impl Drop for Project {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn make() {
    if external::has(&["make"]) {
        let project = Project::new("builds-make");
        project.builds(|| project.run("make", &[]));
    }
}

#[test]
fn ninja() {
    if external::has(&["ninja"]) {
        let project = Project::new("builds-ninja");
        project.builds(|| project.run("ninja", &["-v"]));
    }
}

#[test]
fn cmake() {
    if external::has(&["cmake", "ninja", "gcc", "make"]) {
        for generator in ["Ninja", "Unix Makefiles"] {
            let project = Project::new("builds-cmake");
            project.run("cmake", &["-G", generator, "-B", "build", "--toolchain", "llas.cmake", "."]);
            project.builds(|| {
                let shown = project.run("cmake", &["--build", "build"]);
                shown.lines().filter(|line| line.contains("Building ASM object")).collect()
            });
        }
    }
}

#[test]
fn meson() {
    if external::has(&["meson", "ninja", "gcc"]) {
        let project = Project::new("builds-meson");
        project.run("meson", &["setup", "build"]);
        project.builds(|| {
            let shown = project.run("ninja", &["-C", "build", "-v"]);
            shown.lines().filter(|line| line.contains("llas")).collect()
        });
    }
}

/// A cached object is that of the text as it is: with its dependencies ccache sees all that the text reads.
#[test]
fn ccache() {
    if !external::has(&["ccache"]) {
        return;
    }
    let project = Project::new("builds-ccache");
    let assemble = |name: &str, depend: bool| {
        let (input, output, rule) = (format!("{name}.S"), format!("{name}.o"), format!("{name}.d"));
        let args = ["llas", "-c", &input, "-o", &output, "-MD", "-MF", &rule];
        let mut command = project.command("ccache", &args);
        command
            .env("CCACHE_DIR", project.0.join(if depend { "cache" } else { "other" }))
            .env("CCACHE_COMPILERTYPE", "gcc");
        // A header that has just been written is one that may still be changing.
        command.env("CCACHE_SLOPPINESS", "include_file_mtime,include_file_ctime");
        if depend {
            command.env("CCACHE_DEPEND", "1");
        }
        let run = Run::of(&mut command);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        fs::read(project.0.join(output)).unwrap()
    };
    fs::rename(project.0.join("second.s"), project.0.join("second.S")).unwrap();
    let stats = |folder: &str| {
        let mut command = project.command("ccache", &["--print-stats"]);
        let run = Run::of(command.env("CCACHE_DIR", project.0.join(folder)));
        let shown = String::from_utf8(run.stdout).unwrap();
        let count = |name: &str| {
            let line = shown.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('\t'));
            line.map_or(0, |number| number.parse::<u64>().unwrap())
        };
        let hits = count("direct_cache_hit") + count("preprocessed_cache_hit");
        [hits, count("cache_miss"), count("unsupported_code_directive")]
    };
    let fresh = |name: &str| {
        let run = Run::of(llas().current_dir(&project.0).args([&format!("{name}.S"), "-o", "fresh.o"]));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        fs::read(project.0.join("fresh.o")).unwrap()
    };
    let mut expected = [0, 0, 0];
    for (name, changes) in [("first", &["header.h", "part.inc"][..]), ("second", &["data.bin"][..])] {
        assert_eq!(assemble(name, true), fresh(name));
        expected[1] += 1;
        assert_eq!(assemble(name, true), fresh(name));
        expected[0] += 1;
        assert_eq!(stats("cache"), expected, "{name}");
        for changed in changes {
            let (_, text, _) = CHANGES.iter().find(|change| change.0 == *changed).unwrap();
            project.change(changed, text);
            assert_eq!(assemble(name, true), fresh(name), "after {changed}");
            expected[1] += 1;
            assert_eq!(stats("cache"), expected, "after {changed}");
        }
    }
    // Without dependencies ccache refuses to cache texts with `.incbin`.
    for calls in 1..=2 {
        assert_eq!(assemble("second", false), fresh("second"));
        assert_eq!(stats("other"), [0, 0, calls]);
    }
}

/// sccache compares what `-E` writes, which with `--hash-files` names the contents of all files.
#[test]
fn sccache() {
    if external::find("sccache").is_none() {
        external::not_supplied("sccache is not installed");
        return;
    }
    let project = Project::new("builds-sccache");
    let port = (20_000 + std::process::id() % 20_000).to_string();
    let sccache = |args: &[&str]| {
        let mut command = project.command("sccache", args);
        command.env("SCCACHE_DIR", project.0.join("cache")).env("SCCACHE_SERVER_PORT", &port);
        let run = Run::of(&mut command);
        assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
        String::from_utf8(run.stdout).unwrap()
    };
    let assemble = |name: &str| {
        let args = ["llas", "--hash-files", "-x", "assembler-with-cpp", "-c", name, "-o", "x.o"];
        sccache(&args);
        let run = Run::of(llas().current_dir(&project.0).args(&args[1..6]).args(["-o", "fresh.o"]));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert_eq!(fs::read(project.0.join("x.o")).unwrap(), fs::read(project.0.join("fresh.o")).unwrap());
    };
    sccache(&["--start-server"]);
    let mut expected = [0, 0];
    for (name, changes) in [("first.S", &["header.h", "part.inc"][..]), ("second.s", &["data.bin"][..])] {
        assemble(name);
        assemble(name);
        expected = [expected[0] + 1, expected[1] + 1];
        for changed in changes {
            project.change(changed, CHANGES.iter().find(|change| change.0 == *changed).unwrap().1);
            assemble(name);
            expected[1] += 1;
        }
    }
    let shown: Value = serde_json::from_str(&sccache(&["--show-stats", "--stats-format=json"])).unwrap();
    let count = |name: &str| shown["stats"][name]["counts"]["Assembler"].as_u64().unwrap_or(0);
    let found = [count("cache_hits"), count("cache_misses")];
    sccache(&["--stop-server"]);
    assert_eq!(found, expected, "{shown}");
}

#[test]
fn dependencies_are_shown_as_json() {
    let project = Project::new("builds-scan");
    let scan = |args: &[&str]| -> Value {
        let before = fs::read_dir(&project.0).unwrap().count();
        let run = Run::of(llas().current_dir(&project.0).arg("--scan-deps").args(args));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert_eq!(fs::read_dir(&project.0).unwrap().count(), before, "{args:?} wrote files");
        serde_json::from_slice(&run.stdout).unwrap()
    };
    let folder = fs::canonicalize(&project.0).unwrap();
    let rule = |output: &str, outputs: &[&str], input: &str, depends: &[&str]| {
        json!({ "version": 1, "revision": 0, "rules": [{
            "work-directory": folder.to_str(), "primary-output": output, "outputs": outputs, "inputs": [input],
            "depends": depends, "provides": [], "requires": [],
        }] })
    };
    let first = scan(&["-c", "first.S", "-o", "x.o", "-MD", "-MF", "x.d"]);
    assert_eq!(first, rule("x.o", &["x.d"], "first.S", &["./header.h", "part.inc"]));
    assert_eq!(scan(&["second.s"]), rule("second.o", &[], "second.s", &["data.bin"]));
    assert_eq!(scan(&["second.s", "-filetype=asm", "-o", "x.s"]), rule("x.s", &[], "second.s", &["data.bin"]));
    let run = Run::of(llas().current_dir(&project.0).args(["--scan-deps", "first.S", "second.s"]));
    assert!(run.code == Some(1) && run.stderr.contains("--scan-deps shows the files of one input"), "{}", run.stderr);
}

/// With `--reproducible` neither the folder nor the time enters, though no flag says so.
#[test]
fn reproducible() {
    let mut objects = Vec::new();
    for name in ["one", "another-folder"] {
        let folder = scratch(&format!("builds-reproducible-{name}"));
        fs::write(folder.join("a.S"), "f:\tret\n\t.ascii __DATE__ __TIME__ __TIMESTAMP__\n").unwrap();
        let args = ["--reproducible", "--triple=x86_64-linux-gnu", "-g", "a.S"];
        let run = Run::of(llas().current_dir(&folder).args(args).env_remove("SOURCE_DATE_EPOCH"));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        objects.push(fs::read(folder.join("a.o")).unwrap());
        let run = Run::of(llas().current_dir(&folder).args(["--reproducible", "a.S"]));
        assert!(run.code == Some(1) && run.stderr.contains("--triple=TRIPLE"), "{}", run.stderr);
        let _ = fs::remove_dir_all(&folder);
    }
    assert_eq!(objects[0], objects[1]);
    let shown = String::from_utf8_lossy(&objects[0]);
    assert!(shown.contains("??? ?? ????") && !shown.contains("builds-reproducible"));
}

/// Neither the folder, nor the number of threads, nor the form of the command line enters an object.
#[test]
fn the_same_input_gives_the_same_bytes() {
    let text = "\t.file\t\"a.c\"\n\t.text\nf:\tret\n";
    let mut objects = Vec::new();
    for name in ["one", "another-folder"] {
        let folder = scratch(&format!("builds-same-{name}"));
        fs::write(folder.join("a.s"), text).unwrap();
        let here = folder.to_str().unwrap();
        fs::write(folder.join("flags"), format!("-triple=x86_64-linux-gnu -g -fdebug-prefix-map={here}=/build a.s"))
            .unwrap();
        let map = format!("-fdebug-prefix-map={here}=/build");
        let lines: [&[&str]; 4] = [
            &["-triple=x86_64-linux-gnu", "-g", &map, "a.s"],
            &["-triple=x86_64-linux-gnu", "-g", &map, "-j1", "a.s"],
            &["-triple=x86_64-linux-gnu", "-g", &map, "-j7", "a.s"],
            &["@flags"],
        ];
        for line in lines {
            let mut command = llas();
            command.current_dir(&folder).args(line).args(["-o", "a.o"]);
            let run = Run::of(command.env("SOURCE_DATE_EPOCH", "1").env("TZ", "Asia/Tokyo"));
            assert_eq!(run.code, Some(0), "{}", run.stderr);
            objects.push(fs::read(folder.join("a.o")).unwrap());
        }
        let _ = fs::remove_dir_all(&folder);
    }
    assert!(objects.windows(2).all(|pair| pair[0] == pair[1]));
    let shown = String::from_utf8_lossy(&objects[0]);
    assert!(shown.contains("/build") && !shown.contains("another-folder"));
}
