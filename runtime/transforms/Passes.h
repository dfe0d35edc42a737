//===- Passes.h - The generic passes --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Passes over any operation; they know ops by their specs and interfaces only. Flags are mlir-opt's. Declared
// in Passes.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_PASSES_H
#define STRATA_RUNTIME_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace strata {

/// Folds, and applies the canonicalisations of all loaded dialects, until nothing changes.
std::unique_ptr<Pass> createCanonicalizerPass();
/// Computes the same thing once.
std::unique_ptr<Pass> createCSEPass();
/// Erases operations that nobody needs and blocks that nobody reaches.
std::unique_ptr<Pass> createDCEPass();

/// Erases symbols that nothing live refers to and that cannot be seen from outside.
std::unique_ptr<Pass> createSymbolDCEPass();
/// Makes the symbols of an operation private, but for those that its option names.
std::unique_ptr<Pass> createSymbolPrivatizePass();
/// Takes out unrealized casts that lead back to where their values came from.
std::unique_ptr<Pass> createReconcileUnrealizedCastsPass();
/// Makes all locations unknown.
std::unique_ptr<Pass> createStripDebugInfoPass();
/// Moves definitions before uses where order means nothing.
std::unique_ptr<Pass> createTopologicalSortPass();
/// Prints how many operations there are of each name, to llvm::errs().
std::unique_ptr<Pass> createPrintOpStatsPass();
/// Prints the operation, to llvm::errs().
std::unique_ptr<Pass> createPrintIRPass();
/// Moves what does the same in every iteration to before the loop.
std::unique_ptr<Pass> createLoopInvariantCodeMotionPass();
/// Lets loops carry a part of a value where they only change that part.
std::unique_ptr<Pass> createLoopInvariantSubsetHoistingPass();
/// Makes values of memory whose contents can be followed. In a program of one's own: Mem2Reg.h.
std::unique_ptr<Pass> createMem2RegPass();
/// Makes several allocations of one whose parts are used apart.
std::unique_ptr<Pass> createSROAPass();
/// Lets operations take pointers from before casts of their memory space.
std::unique_ptr<Pass> createBubbleDownMemorySpaceCastsPass();
/// Takes away values that nothing depends on, with the arguments and results that hand them on.
std::unique_ptr<Pass> createRemoveDeadValuesPass();
/// Moves ops that only one region uses into it, where it may not run.
std::unique_ptr<Pass> createControlFlowSinkPass();
/// Replaces values that are constant whenever they are computed, seen through branches, regions and calls.
std::unique_ptr<Pass> createSCCPPass();
/// Puts functions in place of their calls. With what pays decided by a program: Inliner.h.
std::unique_ptr<Pass> createInlinerPass();
/// Gives operations the places of their own text as locations.
std::unique_ptr<Pass> createLocationSnapshotPass();
/// Prints the operation as a graph for Graphviz, to llvm::errs().
std::unique_ptr<Pass> createPrintOpGraphPass();
/// Runs a pipeline until it changes nothing.
std::unique_ptr<Pass> createCompositeFixedPointPass();

// registerTransformsPasses() makes all of them known to pipelines, registerCSE() and its like one.
#define GEN_PASS_REGISTRATION
#include "runtime/transforms/Passes.h.inc"

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_PASSES_H
