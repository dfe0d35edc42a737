// Reference of mandelbrot.mlir.
#include <cstdio>

int main() {
  for (int i = 0; i < 40; ++i)
    for (int j = 0; j < 60; ++j) {
      double cRe = -2.25 + double(j) * 0.0625, cIm = -1.25 + double(i) * 0.0625, re = 0, im = 0;
      int n = 0;
      for (; n < 200 && re * re + im * im <= 4.0; ++n) {
        double newRe = re * re - im * im + cRe;
        im = re * im + re * im + cIm;
        re = newRe;
      }
      std::printf("%d\n", n);
    }
}
