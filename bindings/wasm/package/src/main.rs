//! Makes the npm package of a module of WebAssembly that cargo has built: `llas-wasm-package MODULE FOLDER`.

use std::path::Path;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

type Done<T> = Result<T, Box<dyn std::error::Error>>;

/// Files that are the same in every package.
const FILES: [(&str, &str); 6] = [
    ("llas.d.ts", include_str!("../../js/llas.d.ts")),
    ("node.cjs", include_str!("../../js/node.cjs")),
    ("node.mjs", include_str!("../../js/node.mjs")),
    ("package.json", include_str!("../../js/package.json")),
    ("web.js", include_str!("../../js/web.js")),
    ("README.md", include_str!("../../README.md")),
];

const API: &str = include_str!("../../js/api.js");
const GLUE_NAME: &str = "llas";

fn main() -> Done<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = &arguments[..] else { return Err("usage: llas-wasm-package MODULE FOLDER".into()) };
    let folder = Path::new(folder);
    fs::create_dir_all(folder)?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text)?;
    }
    fs::write(folder.join("api.js"), format!("{API}\nexport {{ api }};\n"))?;
    fs::write(folder.join("api.cjs"), format!("{API}\nmodule.exports = {{ api }};\n"))?;
    let (web, web_module) = glue(Path::new(module), false)?;
    let (node, node_module) = glue(Path::new(module), true)?;
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

/// The glue, an ES module for the web or a CommonJS one for node, and the module that it loads.
fn glue(module: &Path, is_node: bool) -> Done<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(GLUE_NAME).typescript(false).reset_state_function(true);
    match is_node {
        true => bindgen.nodejs(true)?,
        false => bindgen.web(true)?,
    };
    let mut output = bindgen.generate_output()?;
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}
