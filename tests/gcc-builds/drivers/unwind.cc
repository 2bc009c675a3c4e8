// Exceptions through frames of all shapes: saved floating-point registers, a frame pointer with a variable-sized frame, a large frame,
// callee-saved registers in use, a function with a cleanup and no handler, C callbacks, `noexcept`, and a walk over the stack.
#include <alloca.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <stdexcept>
#include <string>
#include <unwind.h>
#include <vector>

static volatile int zero;
struct Trace {
    const char *name;
    explicit Trace(const char *n) : name(n) {}
    ~Trace() { std::printf("~%s ", name); }
};
#define SHAPE __attribute__((noinline))

SHAPE void thrower(int kind) {
    if (kind == 0) throw 42;
    if (kind == 1) throw std::runtime_error("run time");
    if (kind == 2) throw std::string("a long string that is on the heap");
    if (kind == 3) throw static_cast<const char *>("text");
}
// Doubles that live over the call are in registers that the function saves.
SHAPE double floats(int kind, double a, double b, double c, double d) {
    Trace trace("floats");
    double e = a * b, f = c / d, g = a + d;
    thrower(kind);
    return e + f * g + a - b + c - d;
}
SHAPE int variable(int kind, int n) {
    Trace trace("variable");
    char *p = static_cast<char *>(alloca(n));
    std::memset(p, 'x', n);
    double r = floats(kind, n, 2, 3, 4);
    return p[n - 1] + static_cast<int>(r);
}
SHAPE int large(int kind, int n) {
    Trace trace("large");
    volatile char room[70000];
    room[n] = 1;
    return variable(kind, n) + room[n];
}
SHAPE int many(int kind, int a, int b, int c, int d, int e, int f, int g) {
    int r = large(kind, a + b);
    return r + a * b + c * d + e * f + g;
}
static int kind_of_callback;
SHAPE int compare(const void *a, const void *b) {
    if (*static_cast<const int *>(a) == 3) thrower(kind_of_callback);
    return *static_cast<const int *>(a) - *static_cast<const int *>(b);
}
SHAPE void translate(int kind) {
    try {
        many(kind, 1, 2, 3, 4, 5, 6, 7);
    } catch (int n) {
        throw std::out_of_range("translated " + std::to_string(n));
    } catch (...) {
        Trace trace("again");
        throw;
    }
}
SHAPE void tried(int kind) try {
    translate(kind);
    std::printf("nothing thrown\n");
} catch (const std::out_of_range &e) {
    std::printf("out of range: %s\n", e.what());
} catch (const std::exception &e) {
    std::printf("exception: %s\n", e.what());
} catch (const std::string &s) {
    std::printf("string: %s\n", s.c_str());
} catch (...) {
    std::printf("other\n");
}
static int frames;
static _Unwind_Reason_Code count(_Unwind_Context *, void *) {
    frames++;
    return _URC_NO_REASON;
}
SHAPE int walk(int depth, double x) {
    if (depth == 0) {
        frames = 0;
        _Unwind_Backtrace(count, nullptr);
        return frames;
    }
    int r = walk(depth - 1, x * 1.5 + 1);
    return zero ? static_cast<int>(x) : r;
}
SHAPE void nested() {
    try {
        try {
            throw 1;
        } catch (int) {
            try {
                throw std::runtime_error("inner");
            } catch (const std::exception &e) {
                std::printf("%s, ", e.what());
            }
            throw;
        }
    } catch (int n) {
        std::printf("outer %d\n", n);
    }
}
struct Member {
    std::vector<int> v;
    Trace trace{"member"};
    explicit Member(int n) : v(8) { v.at(static_cast<std::size_t>(n)) = 1; }
};
SHAPE void constructor(int n) try {
    Member member(n);
    std::printf("constructed\n");
} catch (const std::out_of_range &) {
    std::printf("not constructed\n");
}
SHAPE void callback() {
    int values[] = {5, 3, 9, 1};
    kind_of_callback = 3;
    try {
        std::qsort(values, 4, sizeof *values, compare);
        std::printf("sorted\n");
    } catch (const char *text) {
        std::printf("out of qsort: %s\n", text);
    }
}
SHAPE void never() noexcept { thrower(0); }

int main() {
    for (int kind = 0; kind < 5; kind++) tried(kind);
    std::printf("%d more frames\n", walk(12, 1) - walk(2, 1));
    nested();
    constructor(3);
    constructor(30);
    callback();
    std::set_terminate([] {
        std::printf("terminated\n");
        std::fflush(stdout);
        std::_Exit(0);
    });
    never();
    return 1;
}
