"""What calls return."""

from __future__ import annotations

import builtins
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypedDict

if TYPE_CHECKING:
    import os


class Settings(TypedDict, total=False):
    """The keyword arguments of `Assembler`."""

    cpu: str
    features: str
    intel: bool
    private_labels: bool
    max_input: int | None
    max_expansion: int | None
    max_output: int | None
    max_errors: int | None
    max_macro_depth: int | None


class Report(NamedTuple):
    """An error or a warning. Lines and columns count from 1, columns in bytes; all are 0 without a place in the text."""

    severity: str
    """`error`, `warning` or `note`."""
    code: str
    """What is wrong, such as `E0210`; `P0001` to `P0006` are about the place in memory and the limits."""
    message: str
    line: int
    column: int
    end_line: int
    end_column: int
    text: str | bytes | None
    """The part of the text. In the expansion of a macro or a repeat it is the call."""
    start: int | None
    """The index of its start in the text, in units of the text's type."""
    end: int | None
    help: str
    """What could be done about it."""

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}: " if self.line else ""
        return f"{place}{self.severity}: {self.message}"


class AssemblyError(ValueError):
    """A text or a setting has errors."""

    reports: tuple[Report, ...]
    """The errors and warnings, in the order of the text."""

    def __init__(self, message: str, reports: tuple[Report, ...] = ()) -> None:
        super().__init__(message, reports)
        self.reports = reports

    def __str__(self) -> str:
        return str(self.args[0])


class Statement(NamedTuple):
    """A statement of the text, and a run of bytes that it emits. A statement with several runs is there once for each."""

    text: str | bytes
    address: int
    bytes: builtins.bytes
    """Empty for zeros that have no bytes in an object (`.bss`)."""
    size: int
    """The number of bytes in memory."""
    start: int
    """The index of its start in the text, in units of the text's type."""
    end: int


class Relocation(NamedTuple):
    """A relocation, which has been applied."""

    address: int
    type: str
    number: int
    """The number of the type, from the machine's psABI or the PE format."""
    symbol: str
    addend: int


class Section(NamedTuple):
    """A section in memory."""

    name: str
    address: int
    bytes: builtins.bytes
    """Empty if it has none in an object (`.bss`)."""
    size: int
    align: int
    write: bool
    execute: bool


class Instruction(NamedTuple):
    """An instruction, or bytes that cannot be decoded."""

    address: int
    bytes: builtins.bytes
    text: str
    """The mnemonic, a tab and the operands; empty if the bytes cannot be decoded."""

    @property
    def mnemonic(self) -> str:
        return self.text.partition("\t")[0]

    @property
    def operands(self) -> str:
        return self.text.partition("\t")[2]


@dataclass(frozen=True)
class Object:
    """An object file."""

    bytes: builtins.bytes
    format: str
    """`elf` or `coff`."""
    warnings: tuple[Report, ...] = ()

    def __bytes__(self) -> builtins.bytes:
        return self.bytes

    def __len__(self) -> int:
        return len(self.bytes)

    def __repr__(self) -> str:
        return f"<llas.Object: {self.format}, {len(self.bytes)} bytes>"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes the object to a file."""
        with open(path, "wb") as file:
            file.write(self.bytes)
