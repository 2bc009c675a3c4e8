/* Compresses a file in memory, decompresses it and compares. The flags say which library: ZLIB, ZSTD or LZ4. */
#include "read.h"
#if defined ZLIB
#include "zlib.h"
#define BOUND(n) compressBound(n)
static size_t pack(void *q, size_t m, const void *p, size_t n) {
    uLongf size = m;
    return compress(q, &size, p, n) == Z_OK ? size : 0;
}
static size_t unpack(void *r, size_t n, const void *q, size_t m) {
    uLongf size = n;
    return uncompress(r, &size, q, m) == Z_OK ? size : 0;
}
#elif defined ZSTD
#include "zstd.h"
#define BOUND(n) ZSTD_compressBound(n)
#define pack(q, m, p, n) ZSTD_compress(q, m, p, n, 3)
#define unpack(r, n, q, m) ZSTD_decompress(r, n, q, m)
#else
#include "lz4.h"
#define BOUND(n) LZ4_compressBound((int)(n))
#define pack(q, m, p, n) (size_t)LZ4_compress_default(p, q, (int)(n), (int)(m))
#define unpack(r, n, q, m) (size_t)LZ4_decompress_safe(q, r, (int)(m), (int)(n))
#endif

int main(int count, char **v) {
    size_t n;
    char *p = whole(v[count - 1], &n);
    size_t bound = BOUND(n);
    char *q = malloc(bound), *r = malloc(n + 1);
    size_t m = pack(q, bound, p, n);
    size_t k = unpack(r, n, q, m);
    int same = k == n && !memcmp(p, r, n);
    printf("%zu to %zu, %08x, %s\n", n, m, sum(q, m), same ? "same" : "OTHER");
    return !same;
}
