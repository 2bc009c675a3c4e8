# triple: x86_64-linux-gnu
jmp b@GOTTPOFF
jmp b@GOTPCREL
je b@GOTPCREL
jmp b@PLT
call b@GOTPCREL
