//===- Passes.td - Dialect-independent passes --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares the passes of this folder. Names, options and statistics are those of mlir-opt's passes.
//
//===----------------------------------------------------------------------===//

include "mlir/Rewrite/PassUtil.td"

def Canonicalizer : Pass<"canonicalize"> {
  let summary = "Canonicalize operations";
  let description = [{
    Folds operations and applies the canonicalization patterns of all loaded dialects to a fixpoint. Also erases dead
    operations, unreachable blocks and unused block arguments.
  }];
  let constructor = "createCanonicalizerPass()";
  let options = [
    Option<"topDownProcessingEnabled", "top-down", "bool", /*default=*/"true", "Seed the worklist in general top-down order">,
    Option<"regionSimplifyLevel", "region-simplify", "GreedySimplifyRegionLevel",
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
    Replaces an operation without memory effects by an equivalent one that dominates it. An operation that only reads
    memory is replaced if nothing between the two operations, in the same block, may write. Also erases dead operations.
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
    Erases dead operations, unreachable blocks and unused block arguments, like canonicalize, but without folding and
    patterns.
  }];
  let constructor = "createDCEPass()";
}

def Inliner : Pass<"inline"> {
  let summary = "Inline function calls";
  let description = [{
    Replaces calls by the bodies of their callees if the dialects of all involved operations allow it. Callables are
    simplified before their calls are inlined, and again after calls were inlined. Recursive calls, direct or through other
    functions, are not inlined. Private functions without remaining references are erased.
  }];
  let constructor = "createInlinerPass()";
  let options = [
    Option<"defaultPipelineStr", "default-pipeline", "std::string", /*default=*/"\"canonicalize\"",
           "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList">,
    ListOption<"opPipelineList", "op-pipelines", "std::string",
               "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)">,
    Option<"maxInliningIterations", "max-iterations", "unsigned", /*default=*/"4",
           "Maximum number of iterations when inlining within an SCC">,
    Option<"inliningThreshold", "inlining-threshold", "unsigned", /*default=*/"-1U",
           "If the ratio between the number of the operations in the callee and the number of the operations in the caller "
           "exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it">,
  ];
}

def LoopInvariantCodeMotion : Pass<"loop-invariant-code-motion"> {
  let summary = "Hoist loop invariant instructions outside of the loop";
  let description = [{
    Moves operations before the loop if they have no memory effects, are speculatable and use no value that is defined in
    the loop. Inner loops are processed first.
  }];
  let constructor = "createLoopInvariantCodeMotionPass()";
}

def LoopInvariantSubsetHoisting : Pass<"loop-invariant-subset-hoisting"> {
  let summary = "Hoist loop invariant subset ops outside of the loop";
  let description = [{
    If a loop extracts a subset of a loop-carried value and later inserts a new value for the same subset, the loop carries
    the subset instead: it is extracted once before the loop and inserted once after the loop. The position of the subset
    must be loop-invariant, and no other operation in the loop may access the subset. Inner loops are processed first.
  }];
  let constructor = "createLoopInvariantSubsetHoistingPass()";
}

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Promotes memory slots into values.";
  let description = [{
    Replaces allocations whose accesses are all in one region by SSA values: a load is replaced by the stored value, or by a
    block argument where several stores reach it. Uninitialized memory has the default value of the allocation, usually
    `ub.poison`. An allocation is kept if its address escapes or is used in another region. Operations describe their
    accesses with `PromotableMemOpInterface` and related interfaces.

    The option `region-simplify` is accepted for compatibility. As in mlir-opt 22 it has no effect: blocks are not changed.
  }];
  let options = [
    Option<"enableRegionSimplification", "region-simplify", "bool", /*default=*/"true",
           "Perform control flow optimizations to the region tree">,
  ];
  let statistics = [
    Statistic<"promotedAmount", "promoted slots", "Total amount of memory slot promoted">,
    Statistic<"newBlockArgumentAmount", "new block args", "Total amount of new block argument inserted in blocks">,
  ];
}

def SROA : Pass<"sroa"> {
  let summary = "Scalar Replacement of Aggregates";
  let description = [{
    Splits an allocation of an aggregate into one allocation for each used element if every access is to a known element and
    stays within it. Operations implement this with `DestructurableAllocationOpInterface` and
    `DestructurableAccessorOpInterface`. Afterwards `mem2reg` may promote the elements.
  }];
  let statistics = [
    Statistic<"destructuredAmount", "destructured slots", "Total amount of memory slots destructured">,
    Statistic<"slotsWithMemoryBenefit", "slots with memory benefit",
              "Total amount of memory slots in which the destructured size was smaller than the total size after "
              "eliminating unused fields">,
    Statistic<"maxSubelementAmount", "max subelement number",
              "Maximal number of sub-elements a successfully destructured slot initially had">,
  ];
}

def BubbleDownMemorySpaceCasts : Pass<"bubble-down-memory-space-casts"> {
  let summary = "Bubbles down memory-space cast operations.";
  let description = [{
    If an operand of an operation is a pointer cast to another memory space, the operation uses the original pointer instead
    and its results are cast, provided that the cast and the operation support this. Unused casts are erased.
  }];
  let constructor = "createBubbleDownMemorySpaceCastsPass()";
}

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "Remove dead values";
  let description = [{
    A value is dead if no observable behavior depends on it: it affects no operation with memory effects, no branch to such
    an operation, and does not escape to unknown code. The pass erases operations with only dead results; dead arguments
    and results of private functions that are referenced only by calls, together with the operands and results of these
    calls; and dead block arguments to which a branch forwards a dead value. Operands that are forwarded to dead region
    arguments or results become `ub.poison`; then the operations with these regions are canonicalized, which usually erases
    such arguments and results.

    Unlike canonicalization, the pass analyzes calls and cycles of values that only use each other. It needs all functions
    at once: if it runs on a single function, the arguments and results of that function are kept.
  }];
  let constructor = "createRemoveDeadValuesPass()";
  let options = [Option<"canonicalize", "canonicalize", "bool", /*default=*/"true", "Canonicalize region branch ops">];
}

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Sink operations into conditional blocks";
  let description = [{
    Moves an operation without memory effects into the only region that uses it if that region executes at most once. So the
    operation is not executed on paths that do not need it. Operations are not duplicated: one that several regions use is
    not moved.
  }];
  let constructor = "createControlFlowSinkPass()";
  let statistics = [Statistic<"numSunk", "num-sunk", "Number of operations sunk">];
}

def SCCP : Pass<"sccp"> {
  let summary = "Sparse Conditional Constant Propagation";
  let description = [{
    Optimistically assumes that values are constant and blocks are unreachable until shown otherwise, and replaces the values
    that are constant at the fixpoint. Branches on constants are kept: canonicalize folds them.
  }];
  let constructor = "createSCCPPass()";
}

def SymbolDCE : Pass<"symbol-dce"> {
  let summary = "Eliminate dead symbols";
  let description = [{
    Erases symbols that are not visible from outside (private ones, and nested ones in a table that is not visible) and that
    no live operation references. Cycles of symbols that only reference each other are erased, too.
  }];
  let constructor = "createSymbolDCEPass()";
  let statistics = [Statistic<"numErased", "num-dce'd", "Number of symbols DCE'd">];
}

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "Mark symbols private";
  let description = [{
    Makes all symbols directly in the operation private, except those that the option `exclude` lists.
  }];
  let constructor = "createSymbolPrivatizePass()";
  let options = [
    ListOption<"exclude", "exclude", "std::string",
               "Comma separated list of symbols that should not be marked private">,
  ];
}

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "Simplify and eliminate unrealized conversion casts";
  let description = [{
    Folds chains of `unrealized_conversion_cast` ops that end with the types they started from, and erases unused casts.
    Other casts are kept.
  }];
  let constructor = "createReconcileUnrealizedCastsPass()";
}

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "Strip debug info from all operations";
  let description = "Sets the locations of all operations and block arguments to unknown.";
  let constructor = "createStripDebugInfoPass()";
}

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Sort regions without SSA dominance in topological order";
  let description = [{
    Sorts the operations of graph regions so that definitions come before uses. The sort is stable; a cycle of uses is broken
    at its first operation.
  }];
  let constructor = "createTopologicalSortPass()";
}

def GenerateRuntimeVerification : Pass<"generate-runtime-verification"> {
  let summary = "Generate additional runtime op verification checks";
  let description = [{
    Inserts before each operation with `RuntimeVerifiableOpInterface` the checks that it generates: preconditions that depend
    on values, such as indices within bounds. The checks end the program with a message if a precondition is violated.
    Projects attach the interface to operations; the dialects here do not generate checks. If no operation of the loaded
    dialects does, a warning says so.
  }];
  let options = [
    Option<"verboseLevel", "verbose-level", "unsigned", /*default=*/"1",
           "Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed "
           "(include full operation details, names, types, shapes, etc.)">,
  ];
}

def LocationSnapshot : Pass<"snapshot-op-locations"> {
  let summary = "Generate new locations from the current IR";
  let description = [{
    Prints the operation to a file and sets the locations of all operations in it to their positions in that file. With a
    tag, the previous locations are kept, fused with the new ones. Columns are counted from 0.
  }];
  let options = [
    Option<"fileName", "filename", "std::string", /*default=*/"", "The filename to print the generated IR">,
    Option<"tag", "tag", "std::string", /*default=*/"",
           "A tag to use when fusing the new locations with the original. If unset, the locations are replaced.">,
    Option<"enableDebugInfo", "print-debuginfo", "bool", /*default=*/"false", "Print debug info in MLIR output">,
    Option<"printGenericOpForm", "print-op-generic", "bool", /*default=*/"false", "Print the generic op form">,
    Option<"useLocalScope", "print-local-scope", "bool", /*default=*/"false",
           "Print with local scope and inline information (eliding aliases for attributes, types, and locations">,
    Option<"printPrettyDebugInfo", "pretty-debuginfo", "bool", /*default=*/"false",
           "Print pretty debug info in MLIR output">,
  ];
}

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "Print Graphviz visualization of an operation";
  let description = [{
    Prints a Graphviz graph with a node for each operation, or a cluster if it has regions. Data-flow edges go from values to
    their users; optional control-flow edges go from each operation to the next.
  }];
  let constructor = "createPrintOpGraphPass()";
  let options = [
    Option<"maxLabelLen", "max-label-len", "unsigned", /*default=*/"20",
           "Limit attribute/type length to number of chars">,
    Option<"printAttrs", "print-attrs", "bool", /*default=*/"true", "Print attributes of operations">,
    Option<"printControlFlowEdges", "print-control-flow-edges", "bool", /*default=*/"false",
           "Print control flow edges">,
    Option<"printDataFlowEdges", "print-data-flow-edges", "bool", /*default=*/"true", "Print data flow edges">,
    Option<"printResultTypes", "print-result-types", "bool", /*default=*/"true",
           "Print result types of operations">,
  ];
}

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "Print statistics of operations";
  let description = "Prints the number of operations of each name.";
  let constructor = "createPrintOpStatsPass()";
  let options = [Option<"printAsJSON", "json", "bool", /*default=*/"false", "print the stats as JSON">];
}

def PrintIRPass : Pass<"print-ir"> {
  let summary = "Print IR on the debug stream";
  let description = "Prints the operation, with an optional label that identifies the output.";
  let constructor = "createPrintIRPass()";
  let options = [Option<"label", "label", "std::string", /*default=*/"", "Label">];
}

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "Composite fixed point pass";
  let description = [{
    Runs a pipeline repeatedly until it changes nothing. Emits a warning if this does not happen within the iteration limit.
  }];
  let options = [
    Option<"name", "name", "std::string", /*default=*/"\"CompositeFixedPointPass\"", "Composite pass display name">,
    Option<"pipelineStr", "pipeline", "std::string", /*default=*/"", "Composite pass inner pipeline">,
    Option<"maxIter", "max-iterations", "int64_t", /*default=*/"10",
           "Maximum number of iterations if inner pipeline">,
  ];
}
