//===- Passes.td - Passes on affine loops ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def AffineLoopFusion : Pass<"affine-loop-fusion"> {
  let summary = "Fuse affine loop nests";
  let description = [{
    Moves the body of a perfect loop nest into a later nest of the same block that has the same bounds and steps and
    accesses a common memref. The nests are fused only if each element that one of them writes and the other accesses is
    accessed by the same iteration of both. The bodies may contain affine.load, affine.store and ops without memory
    effects; the ops between the nests must not access the memory that the first nest writes, nor write what it reads. Loop
    nests with results are not fused, and no iterations are recomputed.
  }];
  let constructor = "createLoopFusionPass()";
}

def AffineScalarReplacement : Pass<"affine-scalrep", "::mlir::func::FuncOp"> {
  let summary = "Replace affine memory accesses by scalars";
  let description = [{
    Replaces an affine.load by the value that an affine.store or affine.load of the same element, with the same map and
    operands, has stored or loaded before, if no op in between may write the element. Erases an affine.store if the
    element is overwritten in the same block before it may be read, and allocations that are only stored to and
    deallocated.
  }];
  let constructor = "createAffineScalarReplacementPass()";
}
