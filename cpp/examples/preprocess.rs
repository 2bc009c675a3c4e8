//! `clang -E -x assembler-with-cpp` with the flags that matter: `preprocess [-P] [-undef] [-D NAME] ... FILE`.

use llas_cpp::{FileSystem, Macro, Options, Preprocessor, Severity, predefined};
use std::io::Write as _;

fn main() {
    let mut options = Options::default();
    let mut input = String::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = |args: &mut dyn Iterator<Item = String>, prefix: &str| match &arg[prefix.len()..] {
            "" => args.next().unwrap_or_default(),
            rest => rest.to_owned(),
        };
        match arg.as_str() {
            "-P" => options.line_markers = false,
            "-undef" => options.only_language_macros = true,
            "-E" => {}
            "-target" => {
                let target = predefined(&args.next().unwrap_or_default(), &[]);
                (options.predefined, options.microsoft, options.target) =
                    (target.text, target.microsoft, target.target);
            }
            _ if arg.starts_with("-isystem") => options.include_dirs.system.push(value(&mut args, "-isystem")),
            _ if arg.starts_with("-iquote") => options.include_dirs.quote.push(value(&mut args, "-iquote")),
            _ if arg.starts_with("-idirafter") => options.include_dirs.after.push(value(&mut args, "-idirafter")),
            _ if arg.starts_with("-include") => options.forced_includes.push(value(&mut args, "-include")),
            _ if arg.starts_with("-I") => options.include_dirs.normal.push(value(&mut args, "-I")),
            _ if arg.starts_with("-D") => options.macros.push(Macro::Define(value(&mut args, "-D"))),
            _ if arg.starts_with("-U") => options.macros.push(Macro::Undefine(value(&mut args, "-U"))),
            _ => input = arg,
        }
    }
    let output = match Preprocessor::new(options).run_file(&input, &mut FileSystem) {
        Ok(output) => output,
        Err(error) => {
            eprintln!("{input}: {error}");
            std::process::exit(1);
        }
    };
    for report in &output.reports {
        eprintln!("{report}");
    }
    let written = std::io::stdout().lock().write_all(&output.text);
    let failed = output.has_errors() || written.is_err();
    let errors = output.reports.iter().filter(|report| report.severity == Severity::Error).count();
    if failed {
        eprintln!("{errors} errors");
        std::process::exit(1);
    }
}
