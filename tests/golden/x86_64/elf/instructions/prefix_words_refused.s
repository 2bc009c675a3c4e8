# triple: x86_64-linux-gnu
# Prefixes before each other, suffixes of mnemonics, refused.
rep cs movsb
lock cs add %eax, (%rbx)
lock xacquire add %eax,(%rbx)
lock data16 add %eax,(%rbx)
rep data16 movsw
notrack cs jmp *%rax
notrack
rep addr32 movsb
lock {evex} add %eax, (%rbx)
rep xrelease movsb
acquire
add %eax, %eax,
REP MOVSB
rep MOVSB
ccmpeb {dfv=of,of} %al, %bl
