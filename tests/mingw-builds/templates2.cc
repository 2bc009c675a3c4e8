#include <memory>
#include <numeric>
#include <vector>

long other_file() {
    std::vector<int> v(100);
    std::iota(v.begin(), v.end(), 1);
    auto shared = std::make_shared<std::vector<int>>(v);
    return std::accumulate(shared->begin(), shared->end(), 0L);
}
