//! Makes the npm package: `llas-wasm-package [--features LIST] [--profile NAME] FOLDER`. It builds the module, with all features or
//! those of the list.

use llas_wasm_package::{API, Done, Host, Module, build, glue};
use std::path::PathBuf;
use std::{env, fs};

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

/// What the command line says.
struct Request {
    module: Module,
    folder: PathBuf,
}

fn main() -> Done<()> {
    let request = request(env::args().skip(1)).ok_or(USAGE)?;
    let module = build(&request.module)?;
    let folder = &request.folder;
    fs::create_dir_all(folder)?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text)?;
    }
    fs::write(folder.join("package.json"), manifest(&request.module))?;
    fs::write(folder.join("api.js"), format!("{API}\nexport {{ api }};\n"))?;
    fs::write(folder.join("api.cjs"), format!("{API}\nmodule.exports = {{ api }};\n"))?;
    let (web, web_module) = glue(&module, Host::Web)?;
    let (node, node_module) = glue(&module, Host::Node)?;
    if web_module != node_module {
        return Err(format!("wasm-bindgen makes different modules for {} and {}", Host::Web, Host::Node).into());
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
    let (mut module, mut folder) = (Module::default(), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--features" => module.features = Some(arguments.next()?),
            "--profile" => module.profile = arguments.next()?,
            _ if argument.starts_with('-') || folder.is_some() => return None,
            _ => folder = Some(argument.into()),
        }
    }
    Some(Request { module, folder: folder? })
}

/// The manifest; its description names what is in the module if that is not all.
fn manifest(module: &Module) -> String {
    match &module.features {
        Some(features) => MANIFEST.replace(MACHINES, &format!("built with {}", features.replace(',', ", "))),
        None => MANIFEST.to_owned(),
    }
}
