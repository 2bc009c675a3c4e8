// Virtual functions, multiple and virtual inheritance, thunks, dynamic_cast, typeid, pointers to members.
#include <cstdio>
#include <memory>
#include <string>
#include <typeinfo>
#include <vector>

struct Shape {
    virtual ~Shape() { std::printf("~%s ", name().c_str()); }
    virtual double area() const = 0;
    virtual std::string name() const { return "shape"; }
};
struct Named {
    virtual ~Named() = default;
    virtual const char *title() const { return "untitled"; }
    int tag = 9;
};
struct Square : Shape, Named {
    double side;
    explicit Square(double s) : side(s) {}
    double area() const override { return side * side; }
    std::string name() const override { return "square"; }
    const char *title() const override { return "Square"; }
};
struct Circle : Shape {
    double radius;
    explicit Circle(double r) : radius(r) {}
    double area() const override { return 3.0 * radius * radius; }
};
struct Base { int x = 1; virtual int get() { return x; } };
struct Left : virtual Base { int get() override { return x + 10; } };
struct Right : virtual Base { int y = 5; };
struct Both : Left, Right { int get() override { return Left::get() + y; } };

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    shapes.push_back(std::make_unique<Square>(2.5));
    shapes.push_back(std::make_unique<Circle>(1.5));
    for (auto &shape : shapes) {
        auto named = dynamic_cast<Named *>(shape.get());
        std::printf("%.3f %s %d\n", shape->area(), named ? named->title() : "-", named ? named->tag : 0);
    }
    Both both;
    Base *base = &both;
    double (Shape::*area)() const = &Shape::area;
    std::printf("%d %d %.2f %d\n", base->get(), static_cast<Right &>(both).y, (shapes[0].get()->*area)(),
                typeid(*shapes[0]) == typeid(Square));
    shapes.clear();
    std::puts("");
    return 0;
}
