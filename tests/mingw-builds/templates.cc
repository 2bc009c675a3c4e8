// Templates: the same functions in COMDATs of two files, variadic ones, and what the optimizer makes of them.
#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <numeric>
#include <tuple>
#include <vector>

long other_file();
template <typename T> struct Counter {
    static int made;
    static T *shared() { static T value{}; return &value; }
    Counter() { made++; }
};
template <typename T> int Counter<T>::made = 0;
template <typename... T> auto total(T... all) { return (all + ... + 0); }
template <int N> struct Power { static constexpr long of(long x) { return x * Power<N - 1>::of(x); } };
template <> struct Power<0> { static constexpr long of(long) { return 1; } };

int main() {
    Counter<int> a, b;
    Counter<double> c;
    *Counter<int>::shared() = 5;
    std::printf("%d %d %d\n", Counter<int>::made, Counter<double>::made, *Counter<int>::shared());
    std::printf("%d %.2f %ld\n", total(1, 2, 3), total(1.5, 2.25), Power<5>::of(3));
    std::vector<std::function<int(int)>> steps;
    for (int i = 1; i <= 4; i++) steps.push_back([i](int x) { return x * i + 1; });
    int value = 1;
    for (auto &step : steps) value = step(value);
    std::array<unsigned, 16> numbers{};
    std::iota(numbers.begin(), numbers.end(), 3u);
    auto shared = std::make_shared<std::tuple<int, char, double>>(1, 'x', 2.5);
    std::printf("%d %u %c %.1f %ld\n", value, std::accumulate(numbers.begin(), numbers.end(), 0u), std::get<1>(*shared),
                std::get<2>(*shared), other_file());
    return 0;
}
