//===- TensorBase.td - Definitions that the tensor ops share -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, the base class of its ops, and traits and accessors that several op files use.
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
  let cppNamespace = "::mlir::tensor";
  let summary = "Creation, slicing and reshaping of tensors";
  let description = [{
    Tensors are immutable values: an op that updates a tensor returns a new one. Computations with the elements are in
    other dialects.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect"];
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}

class Tensor_Op<string mnemonic, list<Trait> traits = []> : Op<Tensor_Dialect, mnemonic, traits>;

// The op suggests a name for its result in the assembly format.
defvar Tensor_NamesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar Tensor_ReifiesShape = DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

// Declares for each of the given operands and results an accessor of its type as RankedTensorType.
class Tensor_RankedAccessors<list<string> names> {
  code declaration = !interleave(!foreach(name, names, [{
    ::mlir::RankedTensorType get}] # name # [{Type() {
      return ::llvm::cast<::mlir::RankedTensorType>(get}] # name # [{().getType());
    }
  }]), "");
}

#endif // STRATA_DIALECTS_TENSOR_BASE
