"""What the wheel has besides the package."""

import importlib.metadata
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Metadata(unittest.TestCase):
    def test_license(self):
        found = importlib.metadata.distribution("llas")
        self.assertEqual(found.metadata["License-Expression"], "MIT OR Apache-2.0")
        names = [path.name for path in ROOT.glob("LICENSE-*")]
        self.assertEqual(sorted(found.metadata.get_all("License-File")), sorted(names))
        for name in names:
            self.assertEqual(found.read_text(f"licenses/{name}"), (ROOT / name).read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
