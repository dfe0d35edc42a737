//===- Passes.td - From dialect to dialect -----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Names, options and statistics are those of mlir-opt's passes.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def SCFToControlFlowPass : Pass<"convert-scf-to-cf"> {
  let summary = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG";
  let description = [{
    Loops and conditions become blocks and branches. A `scf.forall` that shares tensors stays as it is: the pass fails.
  }];
  let constructor = "createSCFToControlFlowPass()";
  let dependentDialects = ["::strata::cf::ControlFlowDialect"];
  let options = [
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", /*default=*/"true",
           "Experimental performance flag to disallow pattern rollback">,
  ];
}

def LiftControlFlowToSCFPass : Pass<"lift-cf-to-scf"> {
  let summary = "Lift ControlFlow dialect to SCF dialect";
  let description = [{
    Blocks and branches of functions become loops and conditions, whatever the branches: where control may come from several
    places, a number is carried along that says which. Where a function is left by different ops, a branch to these remains.

    The structure is that of "Perfect Reconstructability of Control Flow from Demand Dependence Graphs" (Bahmann et al.,
    2015). It is an error if a block cannot be reached: run `--canonicalize` or `--dce` before.
  }];
  let constructor = "createLiftControlFlowToSCFPass()";
  let dependentDialects = ["::strata::arith::ArithDialect", "::strata::scf::SCFDialect", "::strata::ub::UBDialect"];
}
