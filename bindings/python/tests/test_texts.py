"""The same bytes as other ways to the library: the rows of `bindings/tests/keystone.tsv`, and texts of `tests/golden`."""

import pathlib
import unittest

import llas

ROOT = pathlib.Path(__file__).resolve().parents[3]
ROWS = ROOT / "bindings/tests/keystone.tsv"
GOLDEN = ROOT / "tests/golden"


def unescaped(text):
    return text.encode("latin-1").decode("unicode_escape").encode("latin-1")


def rows():
    for line in ROWS.read_text(encoding="latin-1").splitlines():
        if not line.startswith("#"):
            yield (line.split("\t") + [""] * 8)[:8]


class Rows(unittest.TestCase):
    def test_rows_are_as_recorded(self):
        count = 0
        for origin, triple, syntax, address, text, symbols, expected, labels in rows():
            with self.subTest(origin=origin, text=text):
                known = {name: int(value, 0) for name, value in (pair.split("=") for pair in symbols.split())}
                assembler = llas.Assembler(triple, intel=syntax == "intel")
                try:
                    code = assembler.asm(unescaped(text), int(address, 0), known)
                    found = " ".join(f"{name}={value:#x}" for name, value in code.labels.items())
                    self.assertEqual((code.bytes.hex(), found), (expected, labels))
                except llas.AssemblyError as error:
                    self.assertEqual((f"error {error.reports[0].code}", ""), (expected, labels))
            count += 1
        self.assertGreater(count, 30)


class Golden(unittest.TestCase):
    def texts(self):
        """Those that have an object and need no flags."""
        for path in sorted(GOLDEN.rglob("*.s")):
            lines = path.read_bytes().split(b"\n", 4)[:4]
            keys = [line.lstrip().lstrip(b"#/@").lstrip() for line in lines]
            flags = [key for key in keys if key.startswith((b"mattr:", b"mcpu:", b"args:"))]
            if keys[0].startswith(b"triple:") and not flags and path.with_suffix(".o").exists():
                yield path, keys[0].split(b":", 1)[1].strip().decode()

    def test_objects_are_those_of_the_command(self):
        machines, compared = set(), 0
        for path, triple in self.texts():
            text = path.read_bytes()
            if b".incbin" in text or b".include" in text:
                continue
            with self.subTest(path=path.relative_to(GOLDEN)):
                made = llas.assemble(text, triple)
                self.assertTrue(made.bytes == path.with_suffix(".o").read_bytes(), "the objects differ")
                compared += 1
                machines.add(triple.split("-")[0])
        print(f"{compared} objects of {len(machines)} machines are those of the command")
        self.assertGreaterEqual(compared, 300)
        self.assertLessEqual({"x86_64", "i386", "aarch64", "thumbv7"}, machines)


if __name__ == "__main__":
    unittest.main()
