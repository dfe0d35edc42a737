// Reference of bodies.mlir.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>

static double state[5][7] = {{0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 40.0},
                             {5.0, -1.0, -0.25, 0.5, 2.75, -0.125, 0.0375},
                             {8.5, 4.0, -0.5, -1.0, 1.75, 0.0625, 0.01125},
                             {12.75, -15.0, -0.25, 1.0, 0.875, -0.03125, 0.00175},
                             {15.5, -26.0, 0.25, 1.0, 0.5, -0.0625, 0.002}};

static void step(double dt) {
  for (int i = 0; i < 5; ++i)
    for (int j = i + 1; j < 5; ++j) {
      double d[3], distance2 = 0;
      for (int k = 0; k < 3; ++k) {
        d[k] = state[i][k] - state[j][k];
        distance2 += d[k] * d[k];
      }
      double magnitude = dt / (distance2 * std::sqrt(distance2));
      double forceJ = state[j][6] * magnitude, forceI = -(state[i][6] * magnitude);
      for (int k = 0; k < 3; ++k) {
        state[i][k + 3] -= d[k] * forceJ;
        state[j][k + 3] -= d[k] * forceI;
      }
    }
  for (auto &body : state)
    for (int k = 0; k < 3; ++k)
      body[k] += dt * body[k + 3];
}

int main() {
  for (int n = 0; n < 1000; ++n)
    step(0.0078125);
  for (auto &body : state)
    for (double value : body) {
      int64_t bits;
      std::memcpy(&bits, &value, sizeof(bits));
      std::printf("%lld\n", static_cast<long long>(bits));
    }
}
