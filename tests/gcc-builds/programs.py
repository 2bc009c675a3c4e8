"""The programs: their sources, flags and inputs."""
import glob, os, shutil, subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
DRIVERS = os.path.join(HERE, "drivers")
# The crates that carry the sources.
CRATES = {"libsqlite3-sys": "0.39.1", "lua-src": "551.1.0", "libz-sys": "1.1.31", "zstd-sys": "2.0.10", "lz4-sys": "1.11.1", "bzip2-sys": "0.1.13"}
CRATE_OF = {"sqlite": "libsqlite3-sys", "lua": "lua-src", "zlib": "libz-sys", "zstd": "zstd-sys", "lz4": "lz4-sys", "bzip2": "bzip2-sys"}
# C++ programs without other sources.
CXX = ["unwind", "exceptions", "templates", "virtual", "containers", "init"]
NAMES = [*CRATE_OF, *CXX]


def sources(scratch):
    """The folder with the unpacked crates: LLAS_SOURCES, or one that `cargo vendor` fills; None if they cannot be had."""
    if "LLAS_SOURCES" in os.environ:
        return os.path.abspath(os.environ["LLAS_SOURCES"])
    if not shutil.which("cargo"):
        return None
    work = os.path.join(scratch, "crates")
    os.makedirs(os.path.join(work, "src"))
    open(os.path.join(work, "src/lib.rs"), "w").close()
    with open(os.path.join(work, "Cargo.toml"), "w") as manifest:
        manifest.write('[package]\nname = "sources"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n[dependencies]\n')
        manifest.writelines(f'{c} = {{ version = "={v}", default-features = false }}\n' for c, v in CRATES.items())
    done = subprocess.run(["cargo", "vendor", "-q"], cwd=work, capture_output=True)
    return os.path.join(work, "vendor") if done.returncode == 0 else None


class Program:
    def __init__(self, name, files, flags=(), libraries=(), inputs=(), compiler="gcc"):
        self.name, self.files, self.flags, self.libraries = name, files, list(flags), list(libraries)
        self.inputs, self.compiler = list(inputs), compiler


def programs(v, data, names):
    """Those with these names whose sources are there, and the crates that are missing. `data` is the file to compress."""
    driver = lambda name: os.path.join(DRIVERS, name)
    found = lambda *patterns: sorted(sum((glob.glob(f"{v}/{p}") for p in patterns), []))
    lua = [f for f in found("lua-src/lua-5.4*/*.c") if not f.endswith(("luac.c", "lua.c"))]
    bzip2 = [f"{v}/bzip2-sys/bzip2-1.0.8/{n}.c"
             for n in ("blocksort", "huffman", "crctable", "randtable", "compress", "decompress", "bzlib", "bzip2")]
    zstd = "zstd-sys/zstd/lib"
    made = [
        Program("sqlite", [*found("libsqlite3-sys/sqlite3/sqlite3.c"), driver("sqlite.c")],
                ["-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION", f"-I{v}/libsqlite3-sys/sqlite3"], ["-lm"], [driver("script.sql")]),
        Program("lua", [*lua, driver("lua.c")], [f"-I{os.path.dirname(f)}" for f in lua[:1]], ["-lm"], [driver("script.lua")]),
        Program("zlib", [*found("libz-sys/src/zlib/*.c"), driver("trip.c")],
                ["-DZLIB", "-DHAVE_UNISTD_H", f"-I{v}/libz-sys/src/zlib"], [], [data]),
        Program("zstd", [*found(f"{zstd}/common/*.c", f"{zstd}/compress/*.c", f"{zstd}/decompress/*.[cS]"), driver("trip.c")],
                ["-DZSTD", f"-I{v}/{zstd}"], [], [data]),
        Program("lz4", [*found("lz4-sys/liblz4/lib/*.c"), driver("trip.c")], ["-DLZ4", f"-I{v}/lz4-sys/liblz4/lib"], [], [data]),
        Program("bzip2", bzip2, [], [], ["-c", data]),
    ]
    for name in CXX:
        folder = DRIVERS if name == "unwind" else os.path.join(HERE, "../mingw-builds")
        files = sorted(glob.glob(os.path.join(folder, f"{name}*.cc")))
        made.append(Program(name, files, compiler="g++"))
    crates = set(os.listdir(v)) if v and os.path.isdir(v) else set()
    made = [p for p in made if p.name in names]
    wanted = {CRATE_OF[p.name] for p in made if p.name in CRATE_OF}
    return [p for p in made if p.name not in CRATE_OF or CRATE_OF[p.name] in crates], sorted(wanted - crates)


def text_to_compress(v, size):
    """`size` bytes of C, or of something else without sources."""
    text = bytearray()
    for name in sorted(glob.glob(f"{v}/*/*/*.c") + glob.glob(f"{v}/*/*/*/*.c")):
        with open(name, "rb") as file:
            text += file.read()
        if len(text) >= size:
            break
    return bytes((text or b"llas ") * (size // max(1, len(text) or 5) + 1))[:size]
