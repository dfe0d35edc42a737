//===- ArithModule.h - Input of the benchmarks ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A function of integer operations, as text and in memory. In makeText() each operation uses the previous one
// and an argument, so that no operation folds and no two are equivalent.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_BENCH_SUPPORT_ARITHMODULE_H
#define STRATA_TESTS_BENCH_SUPPORT_ARITHMODULE_H

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::bench {

/// Returns a function with `numOps` operations and a return.
inline std::string makeText(int64_t numOps) {
  std::string text = "func.func @f(%arg0: i32, %arg1: i32) -> i32 {\n";
  llvm::raw_string_ostream os(text);
  os << "  %0 = arith.addi %arg0, %arg1 : i32\n";
  for (int64_t i = 1; i < numOps; ++i)
    os << "  %" << i << " = arith." << (i % 2 ? "muli" : "addi") << " %" << i - 1 << ", %arg" << i % 2
       << " : i32\n";
  os << "  return %" << numOps - 1 << " : i32\n}\n";
  return text;
}

/// A context with arith and func, and a module parsed in it.
class ArithModule {
public:
  explicit ArithModule(llvm::StringRef text = "") : context(MLIRContext::Threading::DISABLED) {
    context.loadDialect<arith::ArithDialect, func::FuncDialect>();
    module = parse(text);
  }
  OwningOpRef<Operation *> parse(llvm::StringRef text, bool verify = true) {
    return parseSourceString(text, ParserConfig(&context, verify));
  }
  Operation *root() { return module.get(); }
  /// Returns the first block of the first function.
  Block &body() {
    Operation &function = root()->getRegion(0).front().front();
    return function.getRegion(0).front();
  }

  MLIRContext context;
  OwningOpRef<Operation *> module;
};

} // namespace mlir::bench

#endif // STRATA_TESTS_BENCH_SUPPORT_ARITHMODULE_H
