// RUN: strata-opt %s --symbol-dce | diff %s.expected -
// RUN: strata-opt %s --pass-pipeline='builtin.module(builtin.module(symbol-dce))' | FileCheck %s --check-prefix=INNER
// RUN: strata-opt %s --symbol-dce --mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not strata-opt %s --pass-pipeline='builtin.module(func.func(symbol-dce))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=TABLE

// COUNT: (S) 4 num-dce'd - Number of symbols DCE'd
// TABLE: error: 'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table

module attributes {test.x} {
  // An op without a symbol, directly in the symbol table, refers to a symbol.
  func.func private @named() { return }
  %named = func.constant @named : () -> ()
  func.func private @dead() { return }
  func.func private @live() { return }
  // INNER: @nested
  func.func nested @nested() { return }
  module @m {
    // INNER: @inner
    func.func private @inner() { return }
    // INNER-NOT: @unused
    func.func private @unused() { return }
    // INNER: @pub
    func.func @pub() { call @inner() : () -> () return }
  }
  module @p attributes {sym_visibility = "private"} {
    func.func @pub() { return }
  }
  func.func private @cycle1() { call @cycle2() : () -> () return }
  func.func private @cycle2() { call @cycle1() : () -> () return }
  func.func @main(%a: i32) -> i32 {
    call @live() : () -> ()
    %c = arith.constant {reaches = @p::@pub} 1 : i32
    %f = constant @cycle1 : () -> ()
    %0 = arith.addi %a, %c : i32
    return %0 : i32
  }
  // A symbol table nested in an op that is not one.
  func.func @holder() {
    builtin.module {
      func.func private @a() { return }
      func.func private @unused() { return }
      func.func @b() { call @a() : () -> () return }
    }
    return
  }
}
