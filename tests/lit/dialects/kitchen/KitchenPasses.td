//===- KitchenPasses.td - Passes ---------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_PASSES
#define STRATA_TESTS_KITCHEN_PASSES

include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"

def CookPass : Pass<"kitchen-cook", "::mlir::ModuleOp"> {
  let summary = "cooks what is there";
  let description = "Counts ops, and marks them when told to.";
  let dependentDialects = ["::kitchen::KDialect"];
  let options = [
    Option<"heat", "heat", "int", /*default=*/"3", "how hot">,
    Option<"dish", "dish", "std::string", "\"soup\"", "what to cook">,
    Option<"mark", "mark", "bool", "false", "whether ops are marked">,
    ListOption<"spices", "spices", "std::string", "what goes in">
  ];
  let statistics = [Statistic<"cooked", "num-cooked", "Number of ops cooked">];
}
def TastePass : InterfacePass<"kitchen-taste", "::mlir::FunctionOpInterface"> {
  let summary = "tastes each function";
}
def MadePass : Pass<"kitchen-made"> {
  let summary = "is made by a function of the author's";
  let constructor = "::kitchen::createMadeByHand()";
  let options = !listconcat(RewritePassUtils.options, []);
}

#endif // STRATA_TESTS_KITCHEN_PASSES
