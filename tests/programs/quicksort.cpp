// Reference of quicksort.mlir.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
  std::vector<int32_t> data(1000);
  uint32_t state = 42;
  for (int32_t &value : data)
    value = static_cast<int32_t>(state = state * 1664525u + 1013904223u);
  std::sort(data.begin(), data.end());
  for (int32_t value : data)
    std::printf("%d\n", value);
}
