// The standard library: strings, maps, streams, sorting, numbers to text and back.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>

int main() {
    std::map<std::string, int> count;
    std::istringstream words("the cat and the dog and the bird");
    for (std::string word; words >> word;) count[word]++;
    std::unordered_map<int, std::string> names{{1, "one"}, {2, "two"}};
    std::set<double> numbers;
    for (int i = 0; i < 50; i++) numbers.insert((i * 37 % 50) / 4.0);
    for (auto &[word, n] : count) std::cout << word << '=' << n << ' ';
    std::cout << names.at(2) << ' ' << std::fixed << std::setprecision(2) << *numbers.rbegin() << ' ' << std::hex << 48879
              << '\n';
    std::string text(1000, 'x');
    std::replace(text.begin() + 10, text.end(), 'x', 'y');
    std::cout << std::dec << text.find('y') << ' ' << std::stoi("-123") + std::stod("2.5") << std::endl;
    return 0;
}
