# triple: x86_64-windows-msvc
.long 1
.zero .-b
.data
.zero 5
.text
b:
