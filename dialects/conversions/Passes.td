//===- Passes.td - Conversion passes -----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names, options and statistics are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def SCFToControlFlowPass : Pass<"convert-scf-to-cf"> {
  let summary = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG";
  let description = [{
    Lowers loops and conditions to blocks and branches. The pass fails for a `scf.forall` with shared tensors.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect"];
  let options = [
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", /*default=*/"true",
           "Experimental performance flag to disallow pattern rollback">,
  ];
}

def LiftControlFlowToSCFPass : Pass<"lift-cf-to-scf"> {
  let summary = "Lift ControlFlow dialect to SCF dialect";
  let description = [{
    Lifts the blocks and branches of functions to loops and conditions, for any CFG: if several edges enter or leave a
    region, an integer value selects the continuation. If a function has different terminators, a branch to them
    remains.

    The algorithm is described in "Perfect Reconstructability of Control Flow from Demand Dependence Graphs" (Bahmann et
    al., 2015). Unreachable blocks are an error: run `--canonicalize` or `--dce` before.
  }];
  let constructor = "createLiftControlFlowToSCFPass()";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect", "::mlir::ub::UBDialect"];
}
