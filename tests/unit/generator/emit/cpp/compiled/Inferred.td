//===- Inferred.td - Inferred result types ---------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops whose classes infer their result types from named operands, attributes, properties and regions, and ops that traits
// fold.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Inferred_Dialect : Dialect {
  let name = "inferred";
  let cppNamespace = "::inferred";
}
class Inferred_Op<string mnemonic, list<Trait> traits> : Op<Inferred_Dialect, mnemonic, traits>;

// The result has the type `wanted`, else the type of an argument of the body, else an integer type of `count`
// bits.
def PickOp : Inferred_Op<"pick", [InferTypeOpAdaptor]> {
  let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<TypeAttr>:$wanted, DefaultValuedProp<I64Prop, "7">:$count);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$body);
}

// Any integer type is compatible with the inferred result type.
def LooseOp : Inferred_Op<"loose", [InferTypeOpAdaptorWithIsCompatible]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}

// An op whose custom printer prints a type range with operator<<.
def ListOp : Inferred_Op<"list", []> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let hasCustomAssemblyFormat = 1;
}

// Folds by interfaces and traits: a cast to the same type folds to its operand; the trait FirstOperand folds an op to
// its first operand if the op's own folder fails.
def ConvertOp : Inferred_Op<"convert", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}
def Inferred_FirstOperand : NativeOpTrait<"FirstOperand"> { let cppNamespace = "::inferred"; }
def ChooseOp : Inferred_Op<"choose", [Pure, Inferred_FirstOperand]> {
  let arguments = (ins AnyType:$first, AnyType:$second, UnitAttr:$last);
  let results = (outs AnyType:$output);
  let hasFolder = 1;
}
