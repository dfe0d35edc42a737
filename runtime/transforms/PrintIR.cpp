//===- PrintIR.cpp - Pass that prints the IR --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_PRINTIRPASS
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class PrintIRPassImpl : public impl::PrintIRPassBase<PrintIRPassImpl> {
public:
  PrintIRPassImpl() = default;
  explicit PrintIRPassImpl(llvm::StringRef text) { label = text.str(); }
  PrintIRPassImpl(const PrintIRPassImpl &other) : Base(other) {}
  void runOnOperation() override {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "// -----// IR Dump";
    if (!label.getValue().empty())
      os << ' ' << label.getValue();
    os << " //----- //\n";
    getOperation()->print(os);
    os << '\n';
    llvm::errs() << text;
    markAllAnalysesPreserved();
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createPrintIRPass(const PrintIRPassOptions &options) {
  return std::make_unique<PrintIRPassImpl>(options.label);
}
