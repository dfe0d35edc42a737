//===- TensorBase.td - What the tensor ops share -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_BASE
#define STRATA_DIALECTS_TENSOR_BASE

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let cppNamespace = "::strata::tensor";
  let summary = "Making tensors, taking them apart and putting them together";
  let description = [{
    Tensors are values: an operation that changes one gives another. What is computed with their elements belongs to other
    dialects.
  }];
  let dependentDialects = ["::strata::affine::AffineDialect", "::strata::arith::ArithDialect",
                           "::strata::complex::ComplexDialect"];
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}

class Tensor_Op<string mnemonic, list<Trait> traits = []> : Op<Tensor_Dialect, mnemonic, traits>;

// The printed name of the result tells the op.
defvar Tensor_NamesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar Tensor_ReifiesShape = DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

// What follows from the declaration for C++: types that are known to have a rank.
class Tensor_RankedAccessors<list<string> names> {
  code declaration = !interleave(!foreach(name, names, [{
    ::mlir::RankedTensorType get}] # name # [{Type() {
      return ::llvm::cast<::mlir::RankedTensorType>(get}] # name # [{().getType());
    }
  }]), "");
}

#endif // STRATA_DIALECTS_TENSOR_BASE
