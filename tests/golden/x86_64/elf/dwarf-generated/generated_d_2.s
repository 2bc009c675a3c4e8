# triple: x86_64-linux-gnu
# args: -g -dwarf-version=2 -fdebug-compilation-dir=/c
# nothing
