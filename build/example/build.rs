//! Assembles `src/add.S` for the target.

fn main() {
    llas_build::Build::new().file("src/add.S").debug(false).compile("add");
}
