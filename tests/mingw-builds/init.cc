// Static initialization and destruction, in order, lazily, with priorities, and atexit.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

struct Note {
    std::string text;
    Note(const char *t) : text(t) { std::printf("init %s\n", t); }
    ~Note() { std::printf("exit %s\n", text.c_str()); }
};
Note second __attribute__((init_priority(2000))) ("second");
Note first __attribute__((init_priority(1000))) ("first");
static Note third("third");
static std::map<std::string, int> table{{"a", 1}, {"b", 2}, {"c", 3}};
__attribute__((constructor)) static void before() { std::printf("constructor\n"); }
Note &lazy() { static Note note("lazy"); return note; }
int main() {
    std::atexit([] { std::printf("atexit\n"); });
    std::printf("main %d %s %s\n", table["b"], lazy().text.c_str(), lazy().text.c_str());
    return 0;
}
