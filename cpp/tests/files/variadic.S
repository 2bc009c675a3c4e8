// Variadic macros, __VA_OPT__ and GNU's comma.
#define V(...) <__VA_ARGS__>
#define N(a, ...) a: __VA_ARGS__
#define G(a, rest...) a, ## rest;
#define O(a, ...) a __VA_OPT__(, __VA_ARGS__) end
#define P(a, ...) a ## __VA_OPT__(x ## a) #__VA_OPT__(b __VA_ARGS__)
#define S(...) #__VA_ARGS__
V() V(1) V(1, 2 ,3) V((1,2),3)
N(1) N(1,) N(1,2) N(1,2,3)
G(1) G(1,) G(1,2) G(1, 2, 3)
O(1) O(1,) O(1,2) O(1,2,3)
P(1) P(1,2)
S(a, b , "c")
#define EMPTY
O(1, EMPTY)
