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

def Inliner : Pass<"inline"> {
  let summary = "Inline function calls";
  let description = [{
    Puts what is called in place of calls, where the dialects of all operations involved allow it. Callables are simplified
    before calls in them are looked at, and again after calls were inlined. Functions that call themselves, or each other,
    are not inlined into each other; private ones without a reference left go.
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
    Moves operations without effects, that may run where they did not and use nothing of the loop, to before it. Inner
    loops go first.
  }];
  let constructor = "createLoopInvariantCodeMotionPass()";
}

def LoopInvariantSubsetHoisting : Pass<"loop-invariant-subset-hoisting"> {
  let summary = "Hoist loop invariant subset ops outside of the loop";
  let description = [{
    A loop that takes a part out of a value it carries, and puts another in its place, carries the part instead: it is
    taken out once before the loop and put in once behind it. Where the part is must not depend on the loop, and nothing
    else in the loop may look at it. Inner loops go first.
  }];
  let constructor = "createLoopInvariantSubsetHoistingPass()";
}

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Promotes memory slots into values.";
  let description = [{
    Takes allocations away whose contents can be followed from writes to reads through the branches of one region: what is
    read becomes what was written, and where several writes meet, an argument of a block. What was never written is what
    the allocation says, mostly `ub.poison`. An allocation stays if its address is known to others, or used in another
    region. Ops say what they do to memory by `PromotableMemOpInterface` and its relatives.

    `region-simplify` is there for pipelines that set it. As in mlir-opt 22 it makes no difference: blocks stay.
  }];
  let constructor = "createMem2RegPass()";
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
    Makes one allocation for each part of memory that is used, instead of one for the whole, if all accesses are to known
    parts, and stay in them. What allocates and what accesses says how, by `DestructurableAllocationOpInterface` and
    `DestructurableAccessorOpInterface`. Then `mem2reg` may make values of the parts.
  }];
  let constructor = "createSROAPass()";
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
    Operations that are handed a pointer cast to another memory space take the pointer from before the cast, and what they
    compute from it is cast behind them, if the cast allows it and they know how. Casts that nobody uses go.
  }];
  let constructor = "createBubbleDownMemorySpaceCastsPass()";
}

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "Remove dead values";
  let description = [{
    A value is dead if nothing that can be observed depends on it: no effect, no decision before one, nothing that is
    given to somebody unknown. Operations of dead values go; so do arguments and results of private functions that are
    only called, together with what calls pass and take; and arguments of blocks to which a branch hands something dead.
    What regions hand to dead arguments and results becomes `ub.poison`, and then the operations with those regions are
    canonicalized, which mostly takes such arguments and results away.

    Unlike canonicalization, this sees through calls, and through circles of values that only need each other. It looks
    at all functions at once: on a function, arguments and results stay.
  }];
  let constructor = "createRemoveDeadValuesPass()";
  let options = [Option<"canonicalize", "canonicalize", "bool", /*default=*/"true", "Canonicalize region branch ops">];
}

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Sink operations into conditional blocks";
  let description = [{
    Moves operations without effects into the one region that uses them, if that region runs at most once: on paths that
    do not need them they are not computed. Nothing is copied, so what two regions use stays.
  }];
  let constructor = "createControlFlowSinkPass()";
  let statistics = [Statistic<"numSunk", "num-sunk", "Number of operations sunk">];
}

def SCCP : Pass<"sccp"> {
  let summary = "Sparse Conditional Constant Propagation";
  let description = [{
    Assumes that values are constant and blocks are not reached until something shows that they are not, and replaces
    those that stay constant. Branches on constants stay as they are: canonicalize takes them away.
  }];
  let constructor = "createSCCPPass()";
}

def SymbolDCE : Pass<"symbol-dce"> {
  let summary = "Eliminate dead symbols";
  let description = [{
    Erases symbols that nothing live refers to and that cannot be seen from outside: private ones, and nested ones where
    the table is hidden. A circle of symbols that only refer to each other goes, too.
  }];
  let constructor = "createSymbolDCEPass()";
  let statistics = [Statistic<"numErased", "num-dce'd", "Number of symbols DCE'd">];
}

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "Mark symbols private";
  let description = [{
    Makes the symbols that stand in the operation itself private, but for those that are named.
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
    Takes out `unrealized_conversion_cast` ops that lead back to types where their values came from, over any number of
    casts in between, and those that nobody uses. Others stay.
  }];
  let constructor = "createReconcileUnrealizedCastsPass()";
}

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "Strip debug info from all operations";
  let description = "Makes all locations unknown, those of block arguments, too.";
  let constructor = "createStripDebugInfoPass()";
}

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Sort regions without SSA dominance in topological order";
  let description = [{
    Moves definitions before uses in regions where order means nothing. Where uses go round in a circle, its first
    operation goes first; what need not move keeps its order.
  }];
  let constructor = "createTopologicalSortPass()";
}

def LocationSnapshot : Pass<"snapshot-op-locations"> {
  let summary = "Generate new locations from the current IR";
  let description = [{
    Prints the operation to a file and makes the places there the locations of all operations in it; with a tag the old
    locations stay, fused with the new ones. Columns count from 0.
  }];
  let constructor = "createLocationSnapshotPass()";
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
    Prints a graph: operations are boxes, or frames where they have regions; edges go from values to their users, and, if
    asked for, from each operation to the next.
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
  let description = "Prints how many operations there are of each name.";
  let constructor = "createPrintOpStatsPass()";
  let options = [Option<"printAsJSON", "json", "bool", /*default=*/"false", "print the stats as JSON">];
}

def PrintIRPass : Pass<"print-ir"> {
  let summary = "Print IR on the debug stream";
  let description = "Prints the operation, with a label to tell several of these from each other.";
  let constructor = "createPrintIRPass()";
  let options = [Option<"label", "label", "std::string", /*default=*/"", "Label">];
}

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "Composite fixed point pass";
  let description = [{
    Runs a pipeline again and again, until it changes nothing; a warning says when it did not come to that.
  }];
  let constructor = "createCompositeFixedPointPass()";
  let options = [
    Option<"name", "name", "std::string", /*default=*/"\"CompositeFixedPointPass\"", "Composite pass display name">,
    Option<"pipelineStr", "pipeline", "std::string", /*default=*/"", "Composite pass inner pipeline">,
    Option<"maxIterations", "max-iterations", "int64_t", /*default=*/"10",
           "Maximum number of iterations if inner pipeline">,
  ];
}
