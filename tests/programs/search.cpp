// Reference of search.mlir.
#include <cstdio>

int main() {
  const int rows = 50, columns = 30, key = 7;
  for (int i = 0; i < rows; ++i) {
    int found = -1;
    for (int j = 0; j < columns && found < 0; ++j)
      if ((i * i + 5 * j + i * j) % 41 == key)
        found = j;
    std::printf("%d\n", found);
  }
}
