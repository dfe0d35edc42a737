// Inside, types may lie otherwise (mlir-opt ends when it is asked).
// RUN: strata-opt %s | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>} {
  }
}
