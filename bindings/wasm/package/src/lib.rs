//! Builds the module of WebAssembly and the JavaScript that loads it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt};
use wasm_bindgen_cli_support::Bindgen;

/// A result or an error.
pub type Done<T> = Result<T, Box<dyn std::error::Error>>;

/// The classes over a module: the function `api`, which takes what the glue exports.
pub const API: &str = include_str!("../../js/api.js");
const GLUE_NAME: &str = "llas";
/// Characters are compared sixteen at a time; without SIMD each comparison is a call. For the smallest size LLVM inlines only
/// what becomes smaller, a threshold of 5: with 25 a small text takes four fifths of the time, and the module grows by 2%.
const FLAGS: &str = "-C target-feature=+simd128 -C llvm-args=-inline-threshold=25";

/// What is built.
#[derive(Clone, Debug)]
pub struct Module {
    /// Features separated by commas; all if they are missing.
    pub features: Option<String>,
    /// The profile of cargo.
    pub profile: String,
}

impl Default for Module {
    fn default() -> Self {
        Module { features: None, profile: "wasm".to_owned() }
    }
}

/// Where the glue runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// A CommonJS module for node.
    Node,
    /// An ES module for browsers.
    Web,
    /// A script for browsers: its functions and classes have the names that the module of [`Web`](Self::Web) exports, and
    /// `__wbg_init` is its default.
    Script,
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Host::Node => "node",
            Host::Web => "the web",
            Host::Script => "scripts",
        })
    }
}

/// Builds the module beside this program, and returns its path.
///
/// # Errors
/// If cargo fails, or the program is not in a target folder.
pub fn build(request: &Module) -> Done<PathBuf> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let program = env::current_exe()?;
    let target = program.ancestors().nth(2).ok_or("the program is not in a target folder of cargo")?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS);
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

/// The glue, and the module that it loads.
///
/// # Errors
/// Those of wasm-bindgen.
pub fn glue(module: &Path, host: Host) -> Done<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(GLUE_NAME).typescript(false).reset_state_function(true);
    // Without its argument `init` of the web's glue loads the module from the same folder.
    bindgen.omit_default_module_path(host == Host::Script);
    match host {
        Host::Node => bindgen.nodejs(true)?,
        Host::Web | Host::Script => bindgen.web(true)?,
    };
    let mut output = bindgen.generate_output()?;
    let mut glue = output.js().to_owned();
    if host == Host::Script {
        glue = without_exports(&glue)?;
    }
    Ok((glue, output.wasm_mut().emit_wasm()))
}

/// The text of an ES module as a script. wasm-bindgen's own scripts cannot be given a new instance of the module.
fn without_exports(module: &str) -> Done<String> {
    let lines = module.lines().filter(|line| !line.starts_with("export {"));
    let script: String = lines.map(|line| format!("{}\n", line.strip_prefix("export ").unwrap_or(line))).collect();
    if script.contains("\nexport ") || script.contains("\nimport ") || script.contains("import.meta") {
        return Err("wasm-bindgen's module has other exports and imports than expected".into());
    }
    Ok(script)
}
