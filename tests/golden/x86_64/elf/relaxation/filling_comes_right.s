# triple: x86_64-linux-gnu
# A filling that was too short in the first places and comes right in the next.
.section .a,"ax"
.byte 1
.zero .-g
g:
.org .+5
.data
.byte 1, 2
.zero .-h+1
h:
.org .+5
