#!/bin/bash -eu
# Builds the fuzz targets with their seeds and dictionaries for OSS-Fuzz. `differ` is left out: it needs llvm-mc-22.
cd "$SRC/llas"
cargo fuzz build --fuzz-dir fuzz -O
# The tables and the tests make the seeds; this program is not instrumented.
(unset RUSTFLAGS CFLAGS CXXFLAGS
cargo run --manifest-path fuzz/Cargo.toml --no-default-features --features assembler --example prepare -- "$WORK")
for target in cpp x86 a64 t32 disasm inspect bitcode link; do
    cp "fuzz/target/x86_64-unknown-linux-gnu/release/$target" "$OUT/"
    tar -C "$WORK/seeds/$target" -xzf "fuzz/corpus/$target.tar.gz" || true
    (cd "$WORK/seeds/$target" && find . -type f | zip -q -@ "$OUT/${target}_seed_corpus.zip")
    [ ! -f "$WORK/$target.dict" ] || cp "$WORK/$target.dict" "$OUT/"
    printf '[libfuzzer]\nmax_len = 4096\n' >"$OUT/$target.options"
done
