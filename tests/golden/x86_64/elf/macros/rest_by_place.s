# triple: x86_64-linux-gnu
# The argument at the last place is the rest of the line, whatever parameter it names.
.macro m p:req, q:vararg
.byte \p
.byte \q
.endm
m q=-1, p=129
m p=1, q=3, 4
m 1, 3, 4
m 1, q=5,6
