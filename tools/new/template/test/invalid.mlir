// RUN: starter-opt %s --verify-diagnostics

func.func @wrong(%value: i32) {
  // expected-error @+1 {{'starter.wrap' op needs a box of 'i32', but has a box of 'i64'}}
  %box = starter.wrap %value : i32 -> !starter.box<i64>
  return
}
