// Runs the two throughput workloads on rapidcheck; prints the name and the cases a second of each.
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <iostream>
#include <limits>
#include <memory>
#include <rapidcheck.h>
#include <string>
#include <vector>

struct Tree {
  int64_t leaf = 0;
  std::shared_ptr<const Tree> left, right;
};

static std::shared_ptr<const Tree> tree(int depth) {
  auto result = std::make_shared<Tree>();
  if (depth == 0 || *rc::gen::inRange(0, 4) == 0) {
    result->leaf = *rc::gen::arbitrary<int64_t>();
  } else {
    result->left = tree(depth - 1);
    result->right = tree(depth - 1);
  }
  return result;
}

static int count(const Tree &tree) {
  return tree.left ? 1 + count(*tree.left) + count(*tree.right) : 1;
}

static int countByStack(const Tree &tree) {
  int total = 0;
  std::vector<const Tree *> stack{&tree};
  while (!stack.empty()) {
    const Tree *top = stack.back();
    stack.pop_back();
    total += 1;
    if (!top->left) continue;
    stack.push_back(top->left.get());
    stack.push_back(top->right.get());
  }
  return total;
}

// Every case has the full size: full-range numbers have the full range in the first ones too.
template <typename Value, typename Property>
static void measure(const std::string &name, const rc::Gen<Value> &values, Property property) {
  long cases = 0;
  const std::clock_t start = std::clock();
  const bool holds = rc::check([&] {
    cases += 1;
    RC_ASSERT(property(*rc::gen::resize(rc::kNominalSize, values)));
  });
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  if (holds) std::cout << name << "\t" << long(cases / seconds) << std::endl;
}

int main() {
  setenv("RC_PARAMS", "max_success=20000 verbose_progress=0", 1);
  const auto lists = rc::gen::mapcat(rc::gen::inRange(0, 101), [](int count) {
    return rc::gen::container<std::vector<int64_t>>(count, rc::gen::arbitrary<int64_t>());
  });
  measure("lists", lists, [](const std::vector<int64_t> &list) {
    auto turned = list;
    std::reverse(turned.begin(), turned.end());
    std::reverse(turned.begin(), turned.end());
    return turned == list;
  });
  measure("trees", rc::gen::exec([] { return tree(6); }), [](const std::shared_ptr<const Tree> &tree) {
    return count(*tree) == countByStack(*tree);
  });
}
