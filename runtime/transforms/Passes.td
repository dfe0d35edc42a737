//===- Passes.td - The generic passes ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Names, options and statistics are those of mlir-opt's passes.
//
//===----------------------------------------------------------------------===//

include "mlir/Rewrite/PassUtil.td"

def Canonicalizer : Pass<"canonicalize"> {
  let summary = "Canonicalize operations";
  let description = [{
    Folds operations and applies the canonicalisations of all loaded dialects, until nothing changes. Dead operations,
    unreachable blocks and block arguments that nobody uses go on the way.
  }];
  let constructor = "createCanonicalizerPass()";
  let options = [
    Option<"topDown", "top-down", "bool", /*default=*/"true", "Seed the worklist in general top-down order">,
    Option<"regionSimplify", "region-simplify", "GreedySimplifyRegionLevel",
           /*default=*/"GreedySimplifyRegionLevel::Normal", "Perform control flow optimizations to the region tree",
           [{llvm::cl::values(
               clEnumValN(GreedySimplifyRegionLevel::Disabled, "disabled", "Don't run any control-flow simplification"),
               clEnumValN(GreedySimplifyRegionLevel::Normal, "normal", "Perform simple control-flow simplifications"),
               clEnumValN(GreedySimplifyRegionLevel::Aggressive, "aggressive",
                          "Perform aggressive control-flow simplification"))}]>,
    Option<"maxIterations", "max-iterations", "int64_t", /*default=*/"10",
           "Max. iterations between applying patterns / simplifying regions">,
    Option<"maxNumRewrites", "max-num-rewrites", "int64_t", /*default=*/"-1",
           "Max. number of pattern rewrites within an iteration">,
    Option<"testConvergence", "test-convergence", "bool", /*default=*/"false",
           "Test only: Fail pass on non-convergence to detect cyclic pattern">,
  ] # RewritePassUtils.options;
}

def CSE : Pass<"cse"> {
  let summary = "Eliminate common sub-expressions";
  let description = [{
    Computes the same thing once: an operation without effects is replaced by an equal one that dominates it.
  }];
  let constructor = "createCSEPass()";
  let statistics = [
    Statistic<"numReplaced", "num-cse'd", "Number of operations CSE'd">,
    Statistic<"numDead", "num-dce'd", "Number of operations DCE'd">,
  ];
}

def DCE : Pass<"dce"> {
  let summary = "Erase dead operations and unreachable blocks";
  let description = [{
    What canonicalize does without folding and patterns.
  }];
  let constructor = "createDCEPass()";
}
