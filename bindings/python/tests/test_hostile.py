"""Many calls with hostile texts: `LLAS_CALLS` says how many. The memory of the process must not grow after the first tenth."""

import os
import pathlib
import random
import re
import unittest

import llas

# The pieces are those of the test of the library for C.
SOURCE = pathlib.Path(__file__).resolve().parents[2] / "c/tests/stress.c"
TRIPLES = (
    "x86_64-linux-gnu",
    "x86_64-windows-msvc",
    "i386-linux-gnu",
    "aarch64-linux-gnu",
    "thumbv7-linux-gnueabihf",
    "aarch64-windows-msvc",
)


def pieces():
    listed = re.search(r"pieces\[\] = \{(.*?)\n\};", SOURCE.read_text(), re.S).group(1)
    return [part.encode().decode("unicode_escape").encode("latin-1") for part in re.findall(r'"((?:\\.|[^"\\])*)"', listed)]


def resident():
    """The memory of the process in KiB; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    except OSError:
        return 0


class Hostile(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(1)
        self.pieces = pieces()
        self.assemblers = [llas.Assembler(triple, max_expansion=1 << 16, max_output=1 << 20) for triple in TRIPLES]

    def text(self):
        text = bytearray(b"".join(self.random.choices(self.pieces, k=self.random.randrange(12))))
        if text and self.random.randrange(4) == 0:
            text[self.random.randrange(len(text))] = self.random.randrange(256)
        return bytes(text)

    def address(self, name):
        match self.random.randrange(8):
            case 0:
                return None
            case 1:
                raise LookupError(name)
            case _:
                return len(name) << self.random.randrange(40)

    def call(self):
        """One call; returns whether it has no errors."""
        text, assembler = self.text(), self.random.choice(self.assemblers)
        written = text if self.random.randrange(2) else text.decode("utf-8", "replace")
        try:
            match self.random.randrange(5):
                case 0:
                    assembler.object(written)
                case 1:
                    assembler.disasm(text, self.random.randrange(1 << 30))
                case 2 if self.random.randrange(8) == 0:
                    assembler.explain(written if isinstance(written, str) else text[:8])
                case _:
                    code = assembler.asm(written, self.random.randrange(1 << 30) << self.random.randrange(34), self.address)
                    for found in code.statements:
                        self.assertEqual(written[found.start : found.end], found.text)
                    self.assertLessEqual(len(code.labels) + len(code.relocations), 1 << 16)
                    if self.random.randrange(2):
                        code.relocated(self.random.randrange(1 << 30), 1 << self.random.randrange(14), self.address)
        except llas.AssemblyError as error:
            self.assertTrue(error.reports)
            for report in error.reports:
                if report.start is not None:
                    self.assertLessEqual(report.end, len(written))
            return False
        except LookupError:
            return False
        return True

    def test_memory_does_not_grow(self):
        calls, good, before = int(os.environ.get("LLAS_CALLS", "20000")), 0, 0
        for number in range(calls):
            good += self.call()
            if number == calls // 10:
                before = resident()
        after = resident()
        print(f"{calls} calls, {good} without errors, {before} KiB, then {after} KiB")
        self.assertLess(after, before + 16384)


if __name__ == "__main__":
    unittest.main()
