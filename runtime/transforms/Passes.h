//===- Passes.h - Dialect-independent passes ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Passes that do not depend on dialects: they use op specs and interfaces only. Names and options are those
// of mlir-opt; see Passes.td for the options. Each function creates the pass with default option values; the
// caller owns it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_PASSES_H
#define STRATA_RUNTIME_TRANSFORMS_PASSES_H

#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

// The options of the passes that have any, as structs: CanonicalizerOptions and so on.
#define GEN_PASS_DECL
#include "runtime/transforms/Passes.h.inc"

/// Folds operations and applies the canonicalization patterns of all loaded dialects to a fixpoint.
std::unique_ptr<Pass> createCanonicalizerPass();
std::unique_ptr<Pass> createCanonicalizerPass(const GreedyRewriteConfig &config,
                                              llvm::ArrayRef<std::string> disabledPatterns = {},
                                              llvm::ArrayRef<std::string> enabledPatterns = {});
/// Eliminates common subexpressions.
std::unique_ptr<Pass> createCSEPass();
/// Erases dead operations and unreachable blocks.
std::unique_ptr<Pass> createDCEPass();

/// Erases symbols that are not referenced by live operations and not visible from outside.
std::unique_ptr<Pass> createSymbolDCEPass();
/// Makes the symbols directly in an operation private, except those in the `exclude` option.
std::unique_ptr<Pass> createSymbolPrivatizePass(llvm::ArrayRef<std::string> excludeSymbols = {});
/// Folds chains of unrealized_conversion_cast ops that end with their original types.
std::unique_ptr<Pass> createReconcileUnrealizedCastsPass();
/// Sets all locations to unknown.
std::unique_ptr<Pass> createStripDebugInfoPass();
/// Sorts the operations of graph regions so that definitions come before uses.
std::unique_ptr<Pass> createTopologicalSortPass();
/// Prints the number of operations of each name.
std::unique_ptr<Pass> createPrintOpStatsPass(llvm::raw_ostream &os = llvm::errs());
std::unique_ptr<Pass> createPrintOpStatsPass(llvm::raw_ostream &os, bool printAsJSON);
/// Prints the operation to llvm::errs().
std::unique_ptr<Pass> createPrintIRPass(const PrintIRPassOptions &options = {});
/// Moves loop-invariant operations before the loop. See LoopInvariantCodeMotion.h.
std::unique_ptr<Pass> createLoopInvariantCodeMotionPass();
/// Makes loops carry a subset of a value if they access only that subset.
std::unique_ptr<Pass> createLoopInvariantSubsetHoistingPass();
/// Promotes memory slots to SSA values. See Mem2Reg.h.
std::unique_ptr<Pass> createMem2RegPass();
/// Splits allocations of aggregates into allocations of their used elements.
std::unique_ptr<Pass> createSROAPass();
/// Moves memory-space casts after the operations that use them.
std::unique_ptr<Pass> createBubbleDownMemorySpaceCastsPass();
/// Erases dead values together with the block arguments, function arguments and results that forward them.
std::unique_ptr<Pass> createRemoveDeadValuesPass();
/// Moves operations into the only region that uses them if it executes at most once. See ControlFlowSink.h.
std::unique_ptr<Pass> createControlFlowSinkPass();
/// Sparse conditional constant propagation through branches, regions and calls.
std::unique_ptr<Pass> createSCCPPass();
/// Inlines calls. For a programmable cost model, see Inliner.h.
std::unique_ptr<Pass> createInlinerPass();
/// \param opPipelines             the pipelines that are run on callables, by op name.
/// \param defaultPipelineBuilder  adds the passes for callables of other op names.
std::unique_ptr<Pass> createInlinerPass(llvm::StringMap<OpPassManager> opPipelines,
                                        std::function<void(OpPassManager &)> defaultPipelineBuilder);
std::unique_ptr<Pass> createInlinerPass(llvm::StringMap<OpPassManager> opPipelines);
/// Inserts checks of the preconditions of ops with RuntimeVerifiableOpInterface.
inline std::unique_ptr<Pass> createGenerateRuntimeVerificationPass() {
  return createGenerateRuntimeVerification();
}
/// Sets locations to positions in the printed IR. See LocationSnapshot.h.
std::unique_ptr<Pass> createLocationSnapshotPass();
/// Prints the operation as a Graphviz graph.
std::unique_ptr<Pass> createPrintOpGraphPass(llvm::raw_ostream &os = llvm::errs());
/// Runs a pipeline until it changes nothing or the iteration limit is reached.
std::unique_ptr<Pass> createCompositeFixedPointPass(std::string name,
                                                    llvm::function_ref<void(OpPassManager &)> populateFunc,
                                                    int maxIterations = 10);

// Aliases of functions above.
inline std::unique_ptr<Pass> createBubbleDownMemorySpaceCasts() {
  return createBubbleDownMemorySpaceCastsPass();
}

// Generated functions: registerTransformsPasses() registers all passes for textual pipelines; registerCSE()
// and similar functions register a single pass.
#define GEN_PASS_REGISTRATION
#include "runtime/transforms/Passes.h.inc"

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_PASSES_H
