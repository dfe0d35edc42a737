// The passes that StarterPasses.td declares.

#include "Starter/StarterPasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace starter {
#define GEN_PASS_DEF_ADDPREFIX
#include "Starter/StarterPasses.h.inc"
} // namespace starter

using namespace mlir;

namespace {
struct AddPrefix : starter::impl::AddPrefixBase<AddPrefix> {
  using AddPrefixBase::AddPrefixBase;

  // Calls are not changed: the pass is for functions that other programs call.
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.setSymName((prefix.getValue() + function.getSymName()).str());
  }
};
} // namespace
