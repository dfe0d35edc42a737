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
