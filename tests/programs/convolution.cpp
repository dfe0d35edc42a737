// Reference of convolution.mlir.
#include <cstdint>
#include <cstdio>
#include <cstring>

int main() {
  const int strideH = 2, strideW = 1, dilationH = 1, dilationW = 2, pad = 2;
  static float input[2][7][9][3], kernel[3][3][3][4], output[2][6][9][4];
  float *x = &input[0][0][0][0], *k = &kernel[0][0][0][0], *y = &output[0][0][0][0];
  for (int i = 0; i < 2 * 7 * 9 * 3; ++i)
    x[i] = 1.0f / (float(i) + 1.0f);
  for (int i = 0; i < 3 * 3 * 3 * 4; ++i)
    k[i] = 1.0f / (float(i) + 1.0f);
  for (int b = 0; b < 2; ++b)
    for (int oh = 0; oh < 6; ++oh)
      for (int ow = 0; ow < 9; ++ow)
        for (int of = 0; of < 4; ++of)
          for (int kh = 0; kh < 3; ++kh)
            for (int kw = 0; kw < 3; ++kw)
              for (int f = 0; f < 3; ++f) {
                int h = oh * strideH + kh - pad, w = ow * strideW + kw - pad;
                if (h >= 0 && w >= 0 && h % dilationH == 0 && w % dilationW == 0 && h < dilationH * 7 &&
                    w < dilationW * 9)
                  output[b][oh][ow][of] += input[b][h / dilationH][w / dilationW][f] * kernel[kh][kw][f][of];
              }
  for (int i = 0; i < 2 * 6 * 9 * 4; ++i) {
    int32_t bits;
    std::memcpy(&bits, &y[i], sizeof(bits));
    std::printf("%lld\n", static_cast<long long>(bits));
  }
}
