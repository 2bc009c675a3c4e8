# triple: x86_64-windows-msvc
 .weak_anti_dep a
 .secoffset a
 nop
 a = b + 2
 b:
