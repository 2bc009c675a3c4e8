#embed "no.bin"
#embed "inc/three.bin" foo(1)
#embed "inc/three.bin" limit(-1)
#embed "inc/three.bin" limit(1) limit(2)
#embed "inc/three.bin" limit
#embed "inc/three.bin" prefix(1
#embed "inc/three.bin" limit(1
#embed "inc/three.bin" )
#embed
#if __has_embed("inc/three.bin"
#endif
#if __has_embed
#endif
