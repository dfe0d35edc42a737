// Reference of sparse_product.mlir.
#include <cstdint>
#include <cstdio>
#include <cstring>

int main() {
  for (int i = 0; i < 200; ++i) {
    double sum = 0;
    for (int m = 0; m <= i % 5; ++m)
      sum += 1.0 / (double(i + m) + 1.0) * (double((i * 7 + 13 * m) % 200) * 0.5 - 20.0);
    int64_t bits;
    std::memcpy(&bits, &sum, sizeof(bits));
    std::printf("%lld\n", static_cast<long long>(bits));
  }
}
