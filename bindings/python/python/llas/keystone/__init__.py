"""The interface of Keystone's Python package, on llas: `from llas.keystone import *` instead of `from keystone import *`.

For x86, ARM64, ARM and Thumb. Other machines and modes raise `KsError` with `KS_ERR_ARCH` or `KS_ERR_MODE`, and syntaxes other than
Intel's, AT&T's and GNU as's with `KS_ERR_OPT_INVALID`.
"""

import ctypes as _ctypes
import re as _re
from itertools import count as _count

from .. import Assembler as _Assembler
from .. import AssemblyError as _AssemblyError
from . import arm64_const, arm_const, x86_const
from .keystone_const import *

__version__ = f"{KS_VERSION_MAJOR}.{KS_VERSION_MINOR}.{KS_VERSION_EXTRA}"

_MESSAGES = {
    KS_ERR_OK: "no error",
    KS_ERR_NOMEM: "out of memory, or a limit is exceeded",
    KS_ERR_ARCH: "the machine is not supported",
    KS_ERR_HANDLE: "invalid handle",
    KS_ERR_MODE: "the mode is not supported",
    KS_ERR_VERSION: "unsupported version",
    KS_ERR_OPT_INVALID: "the option is not supported",
}

# The errors of texts, by llas's codes: the first of the prefixes that a code begins with. See docs/diagnostics.md.
_ERRORS = (
    ("E0104", KS_ERR_ASM_TOKEN_INVALID),
    ("E0106", KS_ERR_ASM_ESC_SEQUENCE),
    ("E010", KS_ERR_ASM_TOKEN_INVALID),
    ("E0203", KS_ERR_ASM_STAT_TOKEN),
    ("E0209", KS_ERR_ASM_EXPR_BRACKET),
    ("E0210", KS_ERR_ASM_DIRECTIVE_UNKNOWN),
    ("E0211", KS_ERR_ASM_DIRECTIVE_TOKEN),
    ("E0213", KS_ERR_ASM_DIRECTIVE_UNKNOWN),
    ("E02", KS_ERR_ASM_EXPR_TOKEN),
    ("E0305", KS_ERR_ASM_LABEL_INVALID),
    ("E0306", KS_ERR_ASM_VARIANT_INVALID),
    ("E0401", KS_ERR_ASM_SYMBOL_REDEFINED),
    ("E0409", KS_ERR_ASM_SYMBOL_MISSING),
    ("E05", KS_ERR_ASM_DIRECTIVE_INVALID),
    ("E06", KS_ERR_ASM_DIRECTIVE_VALUE_RANGE),
    ("E07", KS_ERR_ASM_DIRECTIVE_INVALID),
    ("E0801", KS_ERR_ASM_MNEMONICFAIL),
    ("E09", KS_ERR_ASM_FIXUP_INVALID),
    ("E1003", KS_ERR_ASM_MACRO_ARGS),
    ("E1004", KS_ERR_ASM_DIRECTIVE_INVALID),
    ("E1005", KS_ERR_ASM_DIRECTIVE_INVALID),
    ("E10", KS_ERR_ASM_MACRO_INVALID),
    ("E11", KS_ERR_ASM_DIRECTIVE_INVALID),
    ("E1201", KS_ERR_ASM_MACRO_LEVELS_EXCEED),
    ("E12", KS_ERR_NOMEM),
    ("P0001", KS_ERR_ASM_SYMBOL_MISSING),
    ("P0005", KS_ERR_NOMEM),
    ("P0006", KS_ERR_NOMEM),
    ("P", KS_ERR_ASM_FIXUP_INVALID),
    ("", KS_ERR_ASM_INVALIDOPERAND),
)

# The triples of the modes.
_TRIPLES = {
    KS_ARCH_ARM: {
        KS_MODE_ARM: "armv7-linux-gnueabi",
        KS_MODE_ARM | KS_MODE_V8: "armv8-linux-gnueabi",
        KS_MODE_THUMB: "thumbv7-linux-gnueabi",
        KS_MODE_THUMB | KS_MODE_V8: "thumbv8-linux-gnueabi",
    },
    KS_ARCH_ARM64: {KS_MODE_LITTLE_ENDIAN: "aarch64-linux-gnu"},
    KS_ARCH_X86: {
        KS_MODE_16: "i386-linux-code16",
        KS_MODE_32: "i386-linux-gnu",
        KS_MODE_64: "x86_64-linux-gnu",
    },
}

_SYNTAXES = {KS_OPT_SYNTAX_INTEL: True, KS_OPT_SYNTAX_ATT: False, KS_OPT_SYNTAX_GAS: False}

_CONDITIONS = rb"eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le|al"
# A number as the target of a branch or of a load. For Keystone it is an address; for llas it is a distance on ARM64 and ARM, and has
# a long form on i386.
_BRANCHES = {
    KS_ARCH_ARM: rb"bl?(?:" + _CONDITIONS + rb")?(?:\.[nw])?\s+|cbn?z\s+\w+\s*,\s*",
    KS_ARCH_ARM64: rb"bl?\s+|b\.?(?:" + _CONDITIONS + rb")\s+|(?:cbn?z|ldr(?:sw)?|adrp)\s+\w+\s*,\s*",
    KS_ARCH_X86: rb"(?:call|j[a-z]+|loop[a-z]*)\s+(?:short\s+)?",
}
_TARGETS = {
    arch: _re.compile(rb"(?im)(?:(?<=[;:])|^)[ \t]*(" + words + rb")#?(-?(?:0x[0-9a-f]+|[0-9]+))(?=\s*(?:$|;|//|@|#))")
    for arch, words in _BRANCHES.items()
}
_MOST_TURNS = 4
_START = b"__llas_keystone_start"


def _with_targets(arch, text, target):
    """The text with what `target` makes of the addresses, and their number."""

    def replaced(found):
        number = int(found[2], 16 if b"x" in found[2].lower() else 10)
        return found[0][: found.start(2) - found.start()].rstrip(b"#") + target(number)

    return _TARGETS[arch].subn(replaced, text)


class KsError(Exception):
    """An error: `errno` is a `KS_ERR_` number. `reports` are those of `llas.AssemblyError`."""

    def __init__(self, errno, count=None, message=None, reports=()):
        super().__init__(errno, count, message, reports)
        self.stat_count = count
        self.errno = errno
        self.message = message or _MESSAGES.get(errno, "the text has errors")
        self.reports = reports

    def get_asm_count(self):
        """The number of statements."""
        return self.stat_count

    def __str__(self):
        return self.message


def ks_version():
    return (KS_API_MAJOR, KS_API_MINOR, (KS_API_MAJOR << 8) + KS_API_MINOR)


def version_bind():
    return ks_version()


def ks_arch_supported(query):
    return query in _TRIPLES


def debug():
    return f"llas-arm-arm64-x86-c{KS_API_MAJOR}.{KS_API_MINOR}"


class Ks:
    """An assembler for a machine and a mode."""

    def __init__(self, arch, mode):
        if arch not in _TRIPLES:
            raise KsError(KS_ERR_ARCH)
        if mode not in _TRIPLES[arch]:
            raise KsError(KS_ERR_MODE)
        self._arch, self._triple = arch, _TRIPLES[arch][mode]
        self._bits = 64 if arch == KS_ARCH_ARM64 or mode == KS_MODE_64 else 32
        # What an instruction reads as the program counter, from its own address, in bytes: A32 and T32.
        self._pc_offset = 4 if mode & KS_MODE_THUMB else 8
        self._resolver = None
        self._syntax = None
        self._assembler = None
        if arch == KS_ARCH_X86:
            self.syntax = KS_OPT_SYNTAX_INTEL
        else:
            self._open(False)

    def _open(self, intel):
        self._assembler = _Assembler(self._triple, intel=intel)

    @property
    def syntax(self):
        return self._syntax

    @syntax.setter
    def syntax(self, style):
        if self._arch != KS_ARCH_X86 or style not in _SYNTAXES:
            raise KsError(KS_ERR_OPT_INVALID)
        self._open(_SYNTAXES[style])
        self._syntax = style

    @property
    def sym_resolver(self):
        return self._resolver

    @sym_resolver.setter
    def sym_resolver(self, resolver):
        self._resolver = resolver

    def _address(self, name):
        value = _ctypes.c_uint64()
        found = self._resolver(name.encode("utf-8", "surrogateescape"), _ctypes.pointer(value))
        return value.value if found else None

    def asm(self, string, addr=0, as_bytes=False):
        """Returns the bytes, as a list unless `as_bytes`, and the number of statements; `(None, 0)` without any."""
        text = string.encode() if isinstance(string, str) else string
        resolve = self._address if self._resolver else None
        try:
            code = self._assemble(text, addr, resolve).bytes
        except _AssemblyError as error:
            raise self._error(error, text) from error
        count = self._assembler.count_statements(text)
        if count == 0:
            return (None, 0)
        return (code if as_bytes else list(code), count)

    def _assemble(self, text, address, resolve):
        def from_start(number):
            half = 1 << (self._bits - 1)
            return _START + b"%+d" % ((number - address + half) % (2 * half) - half)

        changed, count = _with_targets(self._arch, text, from_start)
        if count == 0:
            return self._assembler.asm(text, address, resolve)
        if self._arch != KS_ARCH_ARM:
            return self._assembler.asm(_START + b": " + changed, address, resolve)
        # Symbols with an addend have the long forms of Thumb. Numbers are distances from the address of each statement, which may
        # depend on the forms of those before.
        places, code = {}, None
        for _ in range(_MOST_TURNS):
            before, numbers = places, _count(1)

            def from_place(number):
                return b"#%d" % (number - before.get(next(numbers), address) - self._pc_offset)

            code = self._assembler.asm(_with_targets(self._arch, text, from_place)[0], address, resolve)
            branches = [found for found in code.statements if _TARGETS[self._arch].match(found.text)]
            places = {number: found.address for number, found in enumerate(branches, 1)}
            if places == before:
                break
        return code

    def _error(self, error, text):
        report = next((report for report in error.reports if report.severity == "error"), None)
        code = report.code if report else ""
        errno = next(number for prefix, number in _ERRORS if code.startswith(prefix))
        # A text that is read as a whole fails only when its symbols are looked up.
        count = self._assembler.count_statements(text) if code.startswith("P") else 0
        return KsError(errno, count, str(error), error.reports)
