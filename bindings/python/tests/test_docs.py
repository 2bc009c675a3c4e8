"""The examples of the documentation run."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGES = ("docs/embedding.md", "bindings/python/README.md")


class Docs(unittest.TestCase):
    def test_examples_run(self):
        for page in PAGES:
            blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)
            self.assertTrue(blocks, page)
            with self.subTest(page=page):
                # The blocks of a page are one program.
                names = {}
                for block in blocks:
                    exec(compile(block, page, "exec"), names)


if __name__ == "__main__":
    unittest.main()
