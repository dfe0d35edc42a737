//===- PythonOps.td - Operators and types of Python -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The operators of Python expressions, before it is known what they mean for their operands: `python.matmul` of two tensors,
// `python.pow` of a tensor and a number. No operation has a textual form of its own, so that mlir-opt reads them with
// --allow-unregistered-dialect. Nothing here needs C++: the loaded dialect equals the compiled one.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_EXAMPLE_FLEET_PYTHONOPS
#define STRATA_DIALECTS_EXAMPLE_FLEET_PYTHONOPS

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Python_Dialect : Dialect {
  let name = "python";
  let cppNamespace = "::mlir::python";
  let summary = "Operators and types of Python";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===-- Types and attributes -----------------------------------------------===//

def Python_StringType : TypeDef<Python_Dialect, "String"> {
  let mnemonic = "string";
  let summary = "a string";
}

// `!python.array<[2, 3], f32>`
def Python_ArrayType : TypeDef<Python_Dialect, "Array"> {
  let mnemonic = "array";
  let summary = "nested lists of numbers";
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims, "::mlir::Type":$element_type);
  let assemblyFormat = "`<` `[` $dims `]` `,` $element_type `>`";
}

// `#python.array<[1, 2]> : !python.array<[2], i32>`
def Python_ArrayAttr : AttrDef<Python_Dialect, "Array"> {
  let mnemonic = "array";
  let summary = "the value of a list";
  let parameters = (ins ArrayRefParameter<"int64_t">:$value, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` `[` $value `]` `>`";
}

//===-- Operators ----------------------------------------------------------===//

class Python_Op<string mnemonic, list<Trait> traits = []>
    : Op<Python_Dialect, mnemonic, !listconcat(traits, [Pure])>;

class Python_BinaryOp<string mnemonic, string text, list<Trait> traits = []> : Python_Op<mnemonic, traits> {
  let summary = text;
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
def Python_AddOp : Python_BinaryOp<"add", "lhs + rhs">;
def Python_SubOp : Python_BinaryOp<"sub", "lhs - rhs">;
def Python_MulOp : Python_BinaryOp<"mul", "lhs * rhs">;
def Python_DivOp : Python_BinaryOp<"div", "lhs / rhs">;
def Python_PowOp : Python_BinaryOp<"pow", "lhs ** rhs">;
def Python_MatmulOp : Python_BinaryOp<"matmul", "lhs @ rhs">;

def Python_NegOp : Python_Op<"neg", [SameOperandsAndResultType, Involution]> {
  let summary = "-operand";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
}
def Python_SubscriptOp : Python_Op<"subscript"> {
  let summary = "value[index]";
  let arguments = (ins AnyType:$value, AnyType:$index);
  let results = (outs AnyType:$result);
}
def Python_ConstantOp : Python_Op<"constant"> {
  let summary = "a list or a string";
  let arguments = (ins AnyAttrOf<[Python_ArrayAttr, StrAttr]>:$value);
  let results = (outs AnyTypeOf<[Python_ArrayType, Python_StringType]>:$result);
}

#endif // STRATA_DIALECTS_EXAMPLE_FLEET_PYTHONOPS
