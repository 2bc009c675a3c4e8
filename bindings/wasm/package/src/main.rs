//! Makes the npm package: `llas-wasm-package [--features LIST] [--profile NAME] FOLDER`. It builds the module, with all features or
//! those of the list.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

type Done<T> = Result<T, Box<dyn std::error::Error>>;

const USAGE: &str = "usage: llas-wasm-package [--features LIST] [--profile NAME] FOLDER";

/// Files that are the same in every package.
const FILES: [(&str, &str); 7] = [
    ("llas.d.ts", include_str!("../../js/llas.d.ts")),
    ("node.cjs", include_str!("../../js/node.cjs")),
    ("node.mjs", include_str!("../../js/node.mjs")),
    ("web.js", include_str!("../../js/web.js")),
    ("README.md", include_str!("../../README.md")),
    ("LICENSE-APACHE", include_str!("../../../../LICENSE-APACHE")),
    ("LICENSE-MIT", include_str!("../../../../LICENSE-MIT")),
];

const MANIFEST: &str = include_str!("../../js/package.json");
/// The machines in the manifest's description.
const MACHINES: &str = "x86, ARM64 and ARM";
const API: &str = include_str!("../../js/api.js");
const GLUE_NAME: &str = "llas";

/// What the command line says.
struct Request {
    /// Separated by commas; all if it is missing.
    features: Option<String>,
    profile: String,
    folder: PathBuf,
}

fn main() -> Done<()> {
    let request = request(env::args().skip(1)).ok_or(USAGE)?;
    let module = build(&request)?;
    let folder = &request.folder;
    fs::create_dir_all(folder)?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text)?;
    }
    fs::write(folder.join("package.json"), manifest(&request))?;
    fs::write(folder.join("api.js"), format!("{API}\nexport {{ api }};\n"))?;
    fs::write(folder.join("api.cjs"), format!("{API}\nmodule.exports = {{ api }};\n"))?;
    let (web, web_module) = glue(&module, false)?;
    let (node, node_module) = glue(&module, true)?;
    if web_module != node_module {
        return Err("wasm-bindgen makes different modules for node and the web".into());
    }
    // Both name the module by what the glue is called.
    let named = |text: String| text.replace("llas_bg.wasm", "llas.wasm");
    fs::write(folder.join("glue.js"), named(web))?;
    fs::write(folder.join("glue.cjs"), named(node))?;
    fs::write(folder.join("llas.wasm"), &web_module)?;
    println!("{}: {} bytes", folder.join("llas.wasm").display(), web_module.len());
    Ok(())
}

fn request(mut arguments: impl Iterator<Item = String>) -> Option<Request> {
    let (mut features, mut profile, mut folder) = (None, "wasm".to_owned(), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--features" => features = Some(arguments.next()?),
            "--profile" => profile = arguments.next()?,
            _ if argument.starts_with('-') || folder.is_some() => return None,
            _ => folder = Some(argument.into()),
        }
    }
    Some(Request { features, profile, folder: folder? })
}

/// Builds the module beside this program, and returns its path.
fn build(request: &Request) -> Done<PathBuf> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let program = env::current_exe()?;
    let target = program.ancestors().nth(2).ok_or("the program is not in a target folder of cargo")?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--target", TARGET, "--profile", &request.profile, "--target-dir"]).arg(target);
    cargo.arg("--manifest-path").arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.toml"));
    if let Some(features) = &request.features {
        cargo.args(["--no-default-features", "--features", features]);
    }
    if !cargo.status()?.success() {
        return Err("the module was not built".into());
    }
    let built = if request.profile == "dev" { "debug" } else { &request.profile };
    Ok(target.join(TARGET).join(built).join("llas_wasm.wasm"))
}

/// The manifest; its description names what is in the module if that is not all.
fn manifest(request: &Request) -> String {
    match &request.features {
        Some(features) => MANIFEST.replace(MACHINES, &format!("built with {}", features.replace(',', ", "))),
        None => MANIFEST.to_owned(),
    }
}

/// The glue, an ES module for the web or a CommonJS one for node, and the module that it loads.
fn glue(module: &Path, is_node: bool) -> Done<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(GLUE_NAME).typescript(false).reset_state_function(true);
    // Without its argument `init` of the web's glue loads the module beside it.
    bindgen.omit_default_module_path(false);
    match is_node {
        true => bindgen.nodejs(true)?,
        false => bindgen.web(true)?,
    };
    let mut output = bindgen.generate_output()?;
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}
