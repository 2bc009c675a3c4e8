# triple: armv7-linux-gnueabihf
	@ Outside of a function.
	.fnend
	.cantunwind
	.personality f
	.personalityindex 0
	.handlerdata
	.setfp fp, sp
	.pad #4
	.save {r4}
	.vsave {d8}
	.movsp r7
	.unwind_raw 0, 0xb0

	@ Nested.
	.fnstart
	.fnstart
	.fnend

	@ Contradictions.
	.fnstart
	.cantunwind
	.personality f
	.personalityindex 0
	.handlerdata
	.fnend
	.fnstart
	.personality f
	.personality g
	.personalityindex 0
	.cantunwind
	.fnend
	.fnstart
	.personalityindex 1
	.personalityindex 1
	.cantunwind
	.fnend
	.fnstart
	.handlerdata
	.cantunwind
	.personality f
	.personalityindex 0
	.setfp fp, sp
	.pad #4
	.save {r4}
	.vsave {d8}
	.fnend

	@ Operands.
	.fnstart extra
	.fnstart
	.fnend extra
	.cantunwind extra
	.handlerdata extra
	.personality
	.personality 1
	.personality "f"
	.personality f, g
	.personalityindex
	.personalityindex 3
	.fnend
	.fnstart
	.personalityindex -1
	.fnend
	.fnstart
	.personalityindex f
	.fnend
	.fnstart
	.setfp
	.setfp fp
	.setfp x, sp
	.setfp fp, x
	.setfp fp, r7
	.setfp fp, sp, 4
	.setfp fp, sp, #x
	.setfp fp, sp, #4, 5
	.setfp r7, sp
	.setfp r6, fp
	.movsp r4
	.fnend
	.fnstart
	.movsp
	.movsp 4
	.movsp sp
	.movsp pc
	.movsp r7, 4
	.movsp r7, #x
	.movsp r7, #4 extra
	.pad
	.pad 4
	.pad #
	.pad #x
	.pad #4, 5
	.save
	.save r4
	.save {
	.save {}
	.save {x}
	.save {r4
	.save {r4,
	.save {r4, x}
	.save {r4-x}
	.save {r4-r5}, r6
	.save {r5-r4}
	.save {d8}
	.save {r4, d8}
	.save {lr, ra_auth_code}
	.save {ra_auth_code-r4}
	.save {r4-ra_auth_code}
	.vsave {r4}
	.vsave {d8, r4}
	.vsave {d8, d10}
	.vsave {d9, d8}
	.vsave {d9-d8}
	.vsave {d8-q3}
	.vsave {q3, d9}
	.vsave {s1}
	.vsave {d8
	.unwind_raw
	.unwind_raw x
	.unwind_raw x, 1
	.unwind_raw 0
	.unwind_raw 0,
	.unwind_raw 0, x
	.unwind_raw 0, 256
	.unwind_raw 0, -1
	.unwind_raw 0, 1 2
	.fnend
