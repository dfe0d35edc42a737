// Resources are written with their alignment, or without data.
// RUN: strata-opt %s -o %t.text
// RUN: strata-opt %s --emit-bytecode -o %t.mlirbc && strata-opt %t.mlirbc | cmp - %t.text
// RUN: strata-opt %s --emit-bytecode --elide-resource-data-from-bytecode | strata-opt | FileCheck %s
// CHECK: dense_resource<blob>
// CHECK-NOT: 0x

module attributes {builtin.a = dense_resource<blob> : tensor<2xi64>, builtin.b = dense_resource<blob> : tensor<4xi32>} {}
{-#
  dialect_resources: { builtin: { blob: "0x4000000001000000000000000200000000000000" } },
  external_resources: { tool: { flag: true, text: "v" } }
#-}
