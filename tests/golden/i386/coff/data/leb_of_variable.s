# triple: i386-windows-gnu
.uleb128 f-c
c = .-100
f:
.uleb128 e-f
.sleb128 f-e
e = . + 200
