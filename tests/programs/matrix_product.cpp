// Reference of matrix_product.mlir.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>

int main() {
  const int size = 48;
  static double a[size][size], b[size][size], c[size][size];
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j) {
      a[i][j] = 1.0 / (double(i) + 2.0 * double(j) + 1.0);
      b[i][j] = (double(i) - double(j)) / 3.0;
    }
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j) {
      for (int k = 0; k < size; ++k)
        c[i][j] = std::fma(a[i][k], b[k][j], c[i][j]);
      int64_t bits;
      std::memcpy(&bits, &c[i][j], sizeof(bits));
      std::printf("%lld\n", static_cast<long long>(bits));
    }
}
