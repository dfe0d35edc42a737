// A plug-in with a dialect and a pass. Tool and plug-in both contain class FuncOp; the pass matches the tool's ops.
// RUN: strata-opt %s --load-dialect-plugin=%plugin --pass-pipeline='builtin.module(func.func(count-tokens))' | FileCheck %s
// RUN: strata-opt %s --load-dialect-plugin %plugin --count-tokens --canonicalize | FileCheck %s
// RUN: strata-opt %s --load-dialect-plugin=%plugin | strata-opt --load-dialect-plugin=%plugin --load-pass-plugin=%plugin --count-tokens | FileCheck %s
// RUN: strata-opt --load-dialect-plugin=%plugin --show-dialects | FileCheck %s --check-prefix=DIALECTS
// RUN: strata-opt --load-pass-plugin=%plugin --help | FileCheck %s --check-prefix=HELP

// DIALECTS: math,memref,ml_program,plug,poly
// HELP: --count-tokens {{ *}}Counts plug.make

// CHECK: func.func @two() attributes {plug.tokens = 2 : i64}
func.func @two() {
  // CHECK: plug.make : !plug.token<1>
  %0 = plug.make : !plug.token<1>
  %1 = plug.make : !plug.token<3>
  return
}
// CHECK: func.func private @none() attributes {plug.tokens = 0 : i64}
func.func private @none()
