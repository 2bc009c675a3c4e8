//! Compiles modules with `llc-22`.

use super::common::external;
use super::print::print;
use llas::module::{CodeModel, Lowering, Module, RelocationModel};
use std::path::Path;
use std::process::Command;

/// Returns whether `llc-22` is installed.
pub fn is_there() -> bool {
    external::has(&["llc-22"])
}

/// The object that llc makes of a module, or the first line of its errors.
pub fn object(module: &Module, lowering: &Lowering, folder: &Path, name: &str) -> Result<Vec<u8>, String> {
    let (input, output) = (folder.join(format!("{name}.ll")), folder.join(format!("{name}.o")));
    std::fs::write(&input, print(module)).unwrap();
    let mut command = Command::new("llc-22");
    // llc uses the name of its input as the module's name.
    command.current_dir(folder).args(["-filetype=obj", "-o"]).arg(&output).arg(format!("{name}.ll"));
    command.arg(match lowering.relocation_model {
        RelocationModel::Static => "-relocation-model=static",
        RelocationModel::Pic => "-relocation-model=pic",
        other => panic!("{other:?} is not expected"),
    });
    match lowering.code_model {
        CodeModel::Small => {}
        CodeModel::Tiny => drop(command.arg("-code-model=tiny")),
        CodeModel::Kernel => drop(command.arg("-code-model=kernel")),
        CodeModel::Medium => drop(command.arg("-code-model=medium")),
        CodeModel::Large => drop(command.arg("-code-model=large")),
        other => panic!("{other:?} is not expected"),
    }
    for (set, flag) in [
        (lowering.function_sections, "-function-sections"),
        (lowering.data_sections, "-data-sections"),
        (!lowering.unique_section_names, "-unique-section-names=false"),
        (lowering.addrsig, "-addrsig"),
        (!lowering.use_init_array, "-use-ctors"),
        (!lowering.zeros_in_bss, "-nozero-initialized-in-bss"),
    ] {
        if set {
            command.arg(flag);
        }
    }
    let said = command.output().unwrap();
    if !said.status.success() {
        let text = String::from_utf8_lossy(&said.stderr);
        return Err(text.lines().next().unwrap_or("no message").to_owned());
    }
    Ok(std::fs::read(&output).unwrap())
}
