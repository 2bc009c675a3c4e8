//! The pages of the book lead somewhere, its examples run, and everything has its page.

#[path = "../../bindings/tests/table.rs"]
mod table;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs};
use table::run;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn scratch() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// The command.
fn llas() -> &'static PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let target = scratch().parent().unwrap();
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--quiet", "--package", "llas", "--bin", "llas", "--manifest-path"]);
        run(build.arg(here().join("../Cargo.toml")).arg("--target-dir").arg(target));
        target.join("debug/llas")
    })
}

/// The folder with the book.
fn book() -> &'static PathBuf {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let folder = scratch().join("book");
        let _ = fs::remove_dir_all(&folder);
        // Any page will do: the playground has tests of its own.
        let page = scratch().join("try.html");
        fs::write(&page, "<!doctype html>").unwrap();
        let mut book = llas_book::Book::new(llas());
        book.playground = Some(page);
        book.write(&folder).unwrap();
        folder
    })
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push(path),
        }
    }
    found.sort();
    found
}

/// The text of a page without its code, in which brackets are no links.
fn prose(text: &str) -> String {
    let mut is_code = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code && !line.starts_with("    ") {
            // Every second piece between backquotes is code.
            lines.push(line.split('`').step_by(2).collect::<Vec<_>>().join("x"));
        }
    }
    lines.join("\n")
}

/// The anchors of a page: those of its headings, as mdBook makes them, and those that are written.
fn anchors(text: &str) -> HashSet<String> {
    let mut found = HashSet::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = heading.chars().filter(|char| char.is_alphanumeric() || " -_".contains(*char));
            found.insert(kept.map(|char| if char == ' ' { '-' } else { char }).collect());
        }
        found.extend(line.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
    }
    found
}

#[test]
fn links_lead_somewhere() {
    let source = book().join("source");
    let pages: Vec<PathBuf> =
        files(&source).into_iter().filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    let anchors: std::collections::HashMap<&Path, HashSet<String>> =
        pages.iter().map(|page| (page.as_path(), anchors(&fs::read_to_string(page).unwrap()))).collect();
    let (mut links, mut dead) = (0, Vec::new());
    for page in &pages {
        let text = prose(&fs::read_to_string(page).unwrap());
        for rest in text.split("](").skip(1) {
            let target = rest.split(')').next().unwrap();
            if target.contains("://") {
                continue;
            }
            links += 1;
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            let has_anchor = || anchors.get(path.as_path()).is_some_and(|found| found.contains(anchor));
            if !path.is_file() || !anchor.is_empty() && !has_anchor() {
                dead.push(format!("{}: {target}", page.strip_prefix(&source).unwrap().display()));
            }
        }
    }
    assert!(fs::read_to_string(source.join("playground.md")).unwrap().contains("](try.html)"));
    assert!(fs::read_to_string(source.join("speed.md")).unwrap().contains("](speed.svg)"));
    assert!(dead.is_empty() && links > 5000, "{links} links, of which these lead nowhere: {dead:#?}");
}

#[test]
fn everything_has_its_page() {
    let reference = book().join("source/reference");
    let contents = fs::read_to_string(book().join("source/SUMMARY.md")).unwrap();
    for code in llas::diag::Code::ALL {
        assert!(reference.join(format!("messages/{}.md", code.as_str())).is_file(), "{}", code.as_str());
    }
    for (target, set) in [
        ("x86_64-linux-gnu", "x86-att"),
        ("x86_64-windows-msvc", "x86-att"),
        ("aarch64-windows-msvc", "aarch64"),
        ("armv7-linux-gnueabihf", "arm"),
        ("thumbv7-linux-gnueabihf", "thumb"),
    ] {
        let options = llas::Options::for_target(target.parse().unwrap()).unwrap();
        let directives = llas::words::directives(&options);
        assert!(directives.len() > 100);
        for directive in directives {
            let page = format!("directives/{}.md", directive.name.trim_start_matches('.'));
            let text = fs::read_to_string(reference.join(&page)).unwrap_or_else(|_| panic!("{page}"));
            assert!(text.contains(&format!("    {} {}", directive.name, directive.operands)), "{page}: {text}");
        }
        let list = fs::read_to_string(reference.join(format!("{set}.md"))).unwrap();
        for instruction in llas::words::instructions(&options, "") {
            assert!(list.contains(&format!("[{}](", instruction.name)), "{set}: {}", instruction.name);
        }
    }
    let help = run(Command::new(llas()).arg("--help"));
    let ends = ['[', '=', ',', '.', ';', ')', ']'];
    // A line that describes a flag begins with it, and is indented less than the text of its help.
    let lines = help.lines().filter(|line| line.starts_with("  ") && !line.starts_with("       "));
    let spellings = lines.filter_map(|line| line.trim_start().split("  ").next()).filter(|line| line.starts_with('-'));
    let names = spellings.flat_map(str::split_whitespace).filter_map(|word| word.strip_prefix("--"));
    let flags: HashSet<&str> = names.map(|word| word.split(ends).next().unwrap()).collect();
    assert!(flags.len() > 60);
    for flag in flags {
        assert!(reference.join(format!("flags/{flag}.md")).is_file(), "--{flag}");
        assert!(contents.contains(&format!("(reference/flags/{flag}.md)")), "--{flag}");
    }
}

/// What is shown by commands of the guide is what they write. `LLAS_RECORD=1` writes it.
#[test]
fn commands_of_the_guide_run() {
    if !table::has(&["bash", "gcc"]) {
        return;
    }
    let is_recording = env::var_os("LLAS_RECORD").is_some_and(|value| value == "1");
    let folders = env::var_os("PATH").unwrap();
    let command = llas().parent().unwrap().to_owned();
    let path = env::join_paths([command].into_iter().chain(env::split_paths(&folders))).unwrap();
    let mut count = 0;
    for page in files(&here().join("guide")).into_iter().chain([here().join("../docs/builds.md")]) {
        let text = fs::read_to_string(&page).unwrap();
        let mut parts = text.split("```console\n");
        let mut out = parts.next().unwrap().to_owned();
        for part in parts {
            let (session, rest) = part.split_once("```").unwrap();
            let folder = scratch().join(format!("guide-{count}"));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            out.push_str("```console\n");
            for line in session.lines().filter_map(|line| line.strip_prefix("$ ")) {
                let mut shell = Command::new("bash");
                let done = shell.args(["-c", line]).current_dir(&folder).env("PATH", &path).output().unwrap();
                let [shown, errors] = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
                out.push_str(&format!("$ {line}\n{shown}{errors}"));
            }
            out.push_str("```");
            out.push_str(rest);
            count += 1;
        }
        if is_recording {
            fs::write(&page, &out).unwrap();
        }
        assert!(
            is_recording || out == text,
            "{}: commands show other things (LLAS_RECORD=1 writes them)",
            page.display()
        );
    }
    assert!(count >= 6);
}

#[test]
fn mdbook_builds_it() {
    // Not among the programs of the gate: it builds longer than all of llas.
    if Command::new("mdbook").arg("--version").output().is_err() {
        println!("SKIPPED: book::mdbook_builds_it: mdbook is not installed");
        return;
    }
    run(Command::new("mdbook").arg("build").arg(book()));
    assert!(book().join("html/reference/directives/fill.html").is_file());
}
