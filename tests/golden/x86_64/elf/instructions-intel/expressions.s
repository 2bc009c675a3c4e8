# triple: x86_64-linux-gnu
# What an operand can be calculated of.
.intel_syntax noprefix
mov eax, [(rax)]
mov eax, [(rax)+8]
mov eax, [rax or 2]
mov eax, [rax*(2)]
mov eax, [(rax)*2]
mov eax, [2*(rax)]
mov eax, [rax+(rbx)]
mov eax, [(rax+rbx)]
mov eax, [(rax)+rbx]
mov eax, [4*(rax+2)]
mov eax, [rip + foo@GOTPCREL]
mov eax, foo[rip+4]
mov eax, 4[rax]
mov eax, [rax][rcx*4]
mov eax, dword ptr fs:[0]
mov eax, ptr [rax]
mov eax, [rax] - 4
mov eax, [rax].8
mov eax, foo.8
mov eax, fs:4
mov eax, fs:[rax]
mov eax, offset foo
mov eax, offset foo + 4
mov eax, [offset foo]
mov eax, [rax + offset foo]
mov eax, 3 + offset foo
mov eax, foo
mov eax, -foo
mov eax, 4 - foo
mov eax, foo*4
mov eax, not foo
mov eax, (foo)
mov eax, (4)
mov eax, (rax)
mov eax, dword ptr (rax)
mov eax, byte ptr 4
mov eax, dword ptr 4
mov eax, 5 mod 3
mov eax, 5 shl 3 or 1
mov eax, 2 + (3 - 1) * -4 or 1
mov eax, "foo"
mov eax, ["foo"+4]
mov eax, -(4+4)*2
lar eax, cx
mov eax, [rax*1]
mov eax, [1*rax]
mov eax, [rax+rsp]
mov eax, [rip+rax]
mov eax, [rax*2*4]
mov eax, [-8+rax]
mov eax, [bar.foo]
mov eax, foo@PLT
mov eax, offset foo@GOTPCREL
mov eax, 0x10
mov eax, 'a'
mov eax, [rax
mov eax, 4[rax]-4
movaps xmm0, xmmword PTR [rax]
