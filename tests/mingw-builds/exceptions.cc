// Exceptions through frames with destructors, rethrown, by base class, from a constructor, and out of `noexcept` code's way.
#include <cstdio>
#include <stdexcept>
#include <string>

struct Trace {
    int id;
    explicit Trace(int i) : id(i) { std::printf("+%d ", id); }
    ~Trace() { std::printf("-%d ", id); }
};
struct Refused : std::runtime_error {
    int code;
    Refused(int c) : std::runtime_error("refused " + std::to_string(c)), code(c) {}
};
struct Half {
    Trace first{10};
    Half() { throw Refused(7); }
};
__attribute__((noinline)) int deep(int n, double x) {
    Trace trace(n);
    if (n == 0) throw Refused(42);
    return deep(n - 1, x * 1.5) + int(x);
}
int main() {
    try {
        deep(4, 1.25);
    } catch (const std::exception &e) {
        std::printf("| %s\n", e.what());
    }
    try {
        try {
            deep(2, 3);
        } catch (Refused &r) {
            r.code++;
            throw;
        }
    } catch (Refused &r) {
        std::printf("| again %d\n", r.code);
    }
    try {
        Half half;
    } catch (...) {
        std::printf("| half\n");
    }
    try {
        throw 3.5f;
    } catch (int) {
        std::printf("int\n");
    } catch (float f) {
        std::printf("float %.1f\n", f);
    }
    try {
        std::string().at(3);
    } catch (const std::out_of_range &) {
        std::printf("out of range\n");
    }
    return 0;
}
