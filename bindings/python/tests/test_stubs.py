"""The stubs of the compiled part have its names and signatures. (`stubtest`, where it is installed, compares more.)"""

import ast
import inspect
import pathlib
import unittest

import llas
from llas import _llas

STUB = pathlib.Path(llas.__file__).with_name("_llas.pyi")


def shape(arguments):
    """Names and kinds of parameters, and which are optional."""
    plain = arguments.posonlyargs + arguments.args
    optional = {found.arg for found in plain[len(plain) - len(arguments.defaults) :]}
    optional |= {found.arg for found, default in zip(arguments.kwonlyargs, arguments.kw_defaults) if default}
    listed = [(found.arg, "plain") for found in plain] + [(found.arg, "keyword") for found in arguments.kwonlyargs]
    return [(name, kind, name in optional) for name, kind in listed if name not in ("self", "cls")]


def own_shape(function):
    kinds = {inspect.Parameter.KEYWORD_ONLY: "keyword"}
    found = inspect.signature(function).parameters.values()
    listed = [(each.name, kinds.get(each.kind, "plain"), each.default is not each.empty) for each in found]
    return [each for each in listed if each[0] != "self"]


class Stubs(unittest.TestCase):
    def setUp(self):
        self.tree = ast.parse(STUB.read_text())

    def test_classes_have_their_names_and_signatures(self):
        classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        public = {name for name in vars(_llas) if not name.startswith("_")}
        self.assertEqual(set(classes), public)
        for name, node in classes.items():
            real = getattr(_llas, name)
            described = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
            own = {each for each in vars(real) if not each.startswith("_")}
            self.assertEqual({each for each in described if not each.startswith("_")}, own, name)
            for method, stub in described.items():
                with self.subTest(method=f"{name}.{method}"):
                    self.assertTrue(hasattr(real, method))
                    is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in stub.decorator_list)
                    self.assertEqual(is_property, inspect.isgetsetdescriptor(vars(real)[method]))
                    if not is_property and not method.startswith("__"):
                        self.assertEqual(shape(stub.args), own_shape(vars(real)[method]))
                    if method == "__new__":
                        self.assertEqual(shape(stub.args), own_shape(real))

    def test_the_package_is_typed(self):
        self.assertTrue(STUB.with_name("py.typed").exists())
        self.assertLessEqual(set(llas.__all__), set(vars(llas)))


if __name__ == "__main__":
    unittest.main()
