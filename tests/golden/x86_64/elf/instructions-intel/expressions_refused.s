# triple: x86_64-linux-gnu
# What an operand can be calculated of, refused.
.intel_syntax noprefix
mov eax, [rax+rbx*4+rcx]
mov eax, [foo+bar]
mov eax, [foo-bar]
mov eax, [foo] + 4
mov eax, fs:rax
mov eax, [fs:rax]
mov eax, offset foo[rax]
mov eax, dword ptr rax
mov eax, 5 eq 5
mov eax, [rsp*1]
mov eax, [rax+rsp*1]
mov eax, [rsp*1+rax]
mov eax, [rax+rip]
mov eax, [rax-rbx]
mov eax, [4*2*rax]
mov eax, [rax*2+rbx*4]
mov eax, [rax*0]
mov eax, [rax*3]
mov eax, 1b
mov eax, 1b+4
mov eax, [rip+1b]
.long rax
.long rax+4
.byte al
mov eax, length foo
mov eax, size foo
mov eax, type foo
mov eax, $
mov eax, .
mov eax, $foo
mov eax, @foo
mov eax, %eax
mov %eax, eax
mov eax, [%rax]
mov eax, 10h
mov eax, 0ffh
mov eax, 101b
mov eax, 17o
mov eax, 17q
mov eax, rax]
mov eax, []
mov eax, [rax]]
mov eax, [[rax]]
mov eax, [rax][rbx][rcx]
mov eax, [rax][rbx]4
mov eax, [rax]+[rbx]
mov eax, [rax]-[rbx]
mov eax, rax+4
mov eax, rax[4]
mov eax, rax[rbx]
mov eax, 4[rax]+4
mov eax, 4[rax].4.4
mov eax, oword ptr [rax]
mov xmm0, oword ptr [rax]
movaps xmm0, oword ptr [rax]
movaps xmm0, OWORD PTR [rax]
movaps xmm0, Xmmword ptr [rax]
	mov rcx, [-8*rbp]
	mov eax, dword ptr [-2 * rax - 1]
	mov rax, qword prt [rsp]
