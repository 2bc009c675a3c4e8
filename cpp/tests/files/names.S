// args: -fmacro-prefix-map=inc=X -fmacro-prefix-map=inc/s=Y -fmacro-prefix-map=name=Z -fmacro-prefix-map=name=W
f1 __FILE__ __BASE_FILE__ __FILE_NAME__
#line 5 "inc/other.S"
f2 __FILE__ __BASE_FILE__ __FILE_NAME__
#line 7 "inc/some.S"
f3 __FILE__
