//===- NumPyOps.td - Functions of NumPy -------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions of NumPy that GPT-2 calls. A function of a submodule has a mnemonic with a dot, and a class whose name has an
// underscore in its place: `numpy.random.randn` is Random_RandnOp, in C++ and in Python.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_EXAMPLE_FLEET_NUMPYOPS
#define STRATA_DIALECTS_EXAMPLE_FLEET_NUMPYOPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def NumPy_Dialect : Dialect {
  let name = "numpy";
  let cppNamespace = "::mlir::numpy";
  let summary = "Functions of NumPy";
}

class NumPy_Op<string mnemonic, list<Trait> traits = []> : Op<NumPy_Dialect, mnemonic, traits>;

def NumPy_Random_RandnOp : NumPy_Op<"random.randn"> {
  let summary = "normally distributed random numbers";
  let description = "Each call gives other numbers, so that equal operations are not merged.";
  let arguments = (ins Variadic<AnyInteger>:$dims);
  let results = (outs F32Tensor:$result);
}

class NumPy_UnaryOp<string mnemonic, string text> : NumPy_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let summary = text;
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}
def NumPy_SqrtOp : NumPy_UnaryOp<"sqrt", "square root of each element">;
def NumPy_ExpOp : NumPy_UnaryOp<"exp", "exponential of each element">;
def NumPy_TanhOp : NumPy_UnaryOp<"tanh", "hyperbolic tangent of each element">;

class NumPy_ReductionOp<string mnemonic, string text> : NumPy_Op<mnemonic, [Pure, SameOperandsAndResultElementType]> {
  let summary = text;
  let description = "Without an axis, the result is that of all elements.";
  let arguments = (ins AnyTensor:$operand, OptionalAttr<I64Attr>:$axis, UnitAttr:$keepdims);
  let results = (outs AnyTensor:$result);
}
def NumPy_MeanOp : NumPy_ReductionOp<"mean", "arithmetic mean along an axis">;
def NumPy_VarOp : NumPy_ReductionOp<"var", "variance along an axis">;
def NumPy_MaxOp : NumPy_ReductionOp<"max", "maximum along an axis">;
def NumPy_SumOp : NumPy_ReductionOp<"sum", "sum along an axis">;

def NumPy_TransposeOp : NumPy_Op<"transpose", [Pure, SameOperandsAndResultElementType]> {
  let summary = "reverses or permutes the axes";
  let arguments = (ins AnyTensor:$operand, OptionalAttr<DenseI64ArrayAttr>:$axes);
  let results = (outs AnyTensor:$result);
}
def NumPy_SplitOp : NumPy_Op<"split", [Pure]> {
  let summary = "equal parts along an axis";
  let arguments = (ins AnyTensor:$operand, I64Attr:$axis);
  let results = (outs Variadic<AnyTensor>:$parts);
}
def NumPy_HstackOp : NumPy_Op<"hstack", [Pure]> {
  let summary = "joins tensors along their last axis";
  let arguments = (ins Variadic<AnyTensor>:$parts);
  let results = (outs AnyTensor:$result);
}
def NumPy_TriOp : NumPy_Op<"tri", [Pure]> {
  let summary = "ones on and below the diagonal, and zeros above";
  let arguments = (ins AnyInteger:$size);
  let results = (outs F32Tensor:$result);
}

#endif // STRATA_DIALECTS_EXAMPLE_FLEET_NUMPYOPS
