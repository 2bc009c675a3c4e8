"""The code in an object as objdump shows it, without what each assembler may choose."""
import collections, itertools, re, subprocess


class X86:
    gnu_as, objdump, clang_target = "/usr/bin/as", "objdump", None
    # What fills the room between functions, and thereby the size of a section, differs.
    sizes_differ = True
    comment = re.compile(r" *<[^>]*>| *#.*")
    padding = re.compile(r"data16|cs|nop|int3|xchg +%ax,%ax")
    branch = re.compile(r"(bnd +|rep +|notrack +)*(j|call|loop|xbegin)[a-z]* +[^*]")
    number = re.compile(r"-?0x[0-9a-f]+")
    # The first two operands of these may be exchanged, which can make the instruction shorter.
    commutative = re.compile(r"vp?(xor|and|or|add|mul)(p[sd]|[bwdqs]*)$|xchg")

    def instruction(self, mnemonic, operands, branches):
        """The mnemonic, the operands, and the numbers in them."""
        if branches:
            return (mnemonic, []), []
        operands = re.split(r",(?![^(]*\))", operands) if operands else []
        if self.commutative.match(mnemonic) and len(operands) > 1:
            operands[:2] = sorted(operands[:2])
        return (mnemonic, [self.number.sub("N", o) for o in operands]), self.number.findall(",".join(operands))


class Arm:
    gnu_as, objdump = "/usr/bin/arm-linux-gnueabihf-as", "arm-linux-gnueabihf-objdump"
    clang_target = "arm-linux-gnueabihf"
    sizes_differ = False
    comment = re.compile(r" *<[^>]*>|\s*@ .*")
    # LLVM marks padding between functions as data.
    padding = re.compile(r"nop|\.word 0xe320f000|\.short 0xbf00")
    branch = re.compile(r"(b|bl|blx)(eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)?(\.[nw])?\s+[0-9a-f]+$|cbn?z\s")
    number = re.compile(r"(?<![\w.])#?-?(?:0x[0-9a-f]+|\d+)\b")

    def instruction(self, mnemonic, operands, branches):
        if branches:
            *operands, target = operands.split(", ")
            return (mnemonic, operands), [target]
        return (mnemonic, [self.number.sub("N", operands)]), self.number.findall(operands)


class A64(Arm):
    gnu_as, objdump = "/usr/bin/aarch64-linux-gnu-as", "aarch64-linux-gnu-objdump"
    clang_target = "aarch64-linux-gnu"
    comment = re.compile(r" *<[^>]*>|\s*// .*")
    padding = re.compile(r"nop|\.word 0xd503201f")
    branch = re.compile(r"(b|bl|b\.[a-z]+|cbn?z|tbn?z)\s.*[0-9a-f]+$")


def opposite(found):
    """vmov for vmvn, or vmvn for vmov, with the complement of a number if only that can be encoded."""
    blank, name, bits, operands, number = found.groups()
    number = int(number, 0)
    complement = number ^ (1 << int(bits)) - 1
    ones = ((0xff, 8), (0xffff, 16)) if bits == "32" else ()
    encoded = lambda value: any(value & ~(0xff << shift) == 0 for shift in range(0, int(bits), 8)) or any(
        value & low == low and value >> shift <= 0xff for low, shift in ones)
    # Clang has more forms for numbers whose halves are the same.
    if encoded(number) or not encoded(complement) or number >> int(bits) // 2 == number & (1 << int(bits) // 2) - 1:
        return found[0]
    return f"{blank}{'vmvn' if name == 'vmov' else 'vmov'}.i{bits}{operands}{complement}"


# Sections that describe the code or the object.
NOT_CODE = (".debug", ".note.gnu", ".ARM.attributes", ".group")
MACHINES = {"as": X86(), "arm-linux-gnueabihf-as": Arm(), "aarch64-linux-gnu-as": A64()}


def dump(machine, *arguments):
    return subprocess.run([machine.objdump, *arguments], capture_output=True, text=True).stdout


def listing(machine, path):
    """The code with its addresses, bytes and relocations."""
    return dump(machine, "-drw", path).split("\n", 3)[-1]


def code(machine, path):
    """The instructions, the numbers in them, the relocations, and the sizes of the sections.

    Left out is the padding, and whether a branch to a symbol of its own section has a relocation.
    """
    instructions, numbers, relocations = [], [], []
    for line in dump(machine, "-drw", "--no-show-raw-insn", path).splitlines()[3:]:
        line, *after = re.split(r"\t(?=[0-9a-f]+: R_)", line)
        # The columns are the address, the mnemonic and the operands.
        line = machine.comment.sub("", " ".join(line.split("\t")[1:])).rstrip()
        branches = bool(machine.branch.match(line))
        if not branches:
            relocations += [re.sub(r"^[0-9a-f]+: ", "", relocation).replace("\t", " ") for relocation in after]
        words = line.split(None, 1)
        if not words or machine.padding.match(line):
            continue
        instruction, found = machine.instruction(words[0], words[1] if len(words) > 1 else "", branches)
        instructions.append(instruction)
        numbers.append(found)
    rows = (row.split() for row in dump(machine, "-hw", path).splitlines() if re.match(r" *\d+ ", row))
    # GNU as fills up sections of code.
    sections = sorted((row[1], -(-int(row[2], 16) // 4)) for row in rows if int(row[2], 16) and not row[1].startswith(NOT_CODE))
    # Places in sections move with the code before them.
    return instructions, numbers, [re.sub(r"(\.text)\+0x.*", r"\1", r) for r in relocations], sections


def differences(a, b):
    """The items in which two lists differ, paired where one takes the place of the other; a missing one is None."""
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            i, j = i + 1, j + 1
            continue
        # The nearest place from which two items agree again.
        near = ((k, d - k) for d in range(1, 17) for k in sorted(range(d + 1), key=lambda k: abs(2 * k - d)))
        k, l = next(((k, l) for k, l in near if a[i + k:i + k + 2] == b[j + l:j + l + 2] and a[i + k:i + k + 1]), (1, 1))
        yield from itertools.zip_longest(a[i:i + k], b[j:j + l])
        i, j = i + k, j + l
    yield from itertools.zip_longest(a[i:], b[j:])


def kinds(gnu, ours):
    """What differs between two results of `code`, without names and numbers, and how often."""
    found = collections.Counter()
    sized = gnu[3] == ours[3]
    both = [list(zip(x[0], x[1] if sized else itertools.repeat([]))) for x in (gnu, ours)]
    for a, b in differences(*both):
        names = [x and x[0][0] for x in (a, b)]
        if None in names:
            found[f"{names[0] or names[1]} only in {'llas' if a is None else 'GNU as'}'s"] += 1
        elif names[0] != names[1]:
            found[f"{names[0]} / {names[1]}"] += 1
        else:
            found[f"{names[0]} with {'other operands' if a[0] != b[0] else 'another number'}"] += 1
    for a, b in differences(gnu[2], ours[2]):
        names = [x.split()[0] if x else "none" for x in (a, b)]
        found[f"{names[0]} of another symbol" if names[0] == names[1] else " / ".join(names)] += 1
    if not sized:
        sizes = collections.Counter(name for name, _ in set(gnu[3]) ^ set(ours[3]))
        found.update(f"the size of {name}" for name in sizes)
    return found
