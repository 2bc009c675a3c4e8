# triple: x86_64-linux-gnu
x = b
.weakref b, b
.equiv f, .La-16
.weakref .La, f
.weakref y, y
.addrsig_sym y
.type y, @object
