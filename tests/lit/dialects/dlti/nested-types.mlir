// Data layouts of nested scopes are combined: an inner entry replaces an outer entry with the same type key. mlir-
// opt 22 crashes if both scopes have entries for types of one class.
// UNSUPPORTED: differential
// RUN: %opt %s | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i32 = dense<64> : vector<1xi64>>}
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16 : i64>}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i32 = dense<64> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16>} {
    gpu.module @inherits {
      gpu.func @f(%v: vector<4xindex>) {
        // CHECK: vector.bitcast %{{.*}} : vector<4xindex> to vector<4xi16>
        %0 = vector.bitcast %v : vector<4xindex> to vector<4xi16>
        gpu.return
      }
    }
    gpu.module @replaces attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>} {
      gpu.func @f(%v: vector<4xindex>) {
        // CHECK: vector.bitcast %{{.*}} : vector<4xindex> to vector<4xi64>
        %0 = vector.bitcast %v : vector<4xindex> to vector<4xi64>
        gpu.return
      }
    }
  }
}
