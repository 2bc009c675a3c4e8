// args: --embed-dir=inc
a
#embed <three.bin>
b
.byte
#embed "inc/three.bin" limit(2) prefix(9,) suffix(,8) if_empty(7)
c
#embed "none.bin" if_empty(7 M) prefix(1,)
d
#define M 5
#define F "three.bin"
#embed F clang::offset(1)
e
#embed "three.bin" limit(1+1) __prefix__(M,)
f
#embed "three.bin" limit(0) if_empty(8)
#if __has_embed("three.bin" limit(0)) == 2 && __has_embed("three.bin") == 1 && !__has_embed("no") && !__has_embed("three.bin" x::y(1))
g
#endif
#embed "three.bin"
#define A 1
y A
#embed "three.bin"

(z
#embed "none.bin"
	.byte 1
#embed "three.bin" suffix(,)
	(w)
#embed "three.bin"
#embed "three.bin" clang::offset(2)
