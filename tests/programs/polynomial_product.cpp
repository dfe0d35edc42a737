// Reference of polynomial_product.mlir and of its variants with generic syntax and with other layouts.
#include <cstdint>
#include <cstdio>
#include <cstring>

int main() {
  const int n = 20;
  float a[n], b[n], c[2 * n - 1] = {};
  for (int i = 0; i < n; ++i) {
    a[i] = 1.0f / (float(i) + 1.0f);
    b[i] = float(i) - 3.5f;
  }
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      c[i + j] += a[i] * b[j];
  for (float value : c) {
    int32_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    std::printf("%lld\n", static_cast<long long>(bits));
  }
}
