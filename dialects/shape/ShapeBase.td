//===- ShapeBase.td - Types of the shape dialect -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, its types, and constraints on them. The types have no summaries, only descriptions:
// diagnostics contain the summary of a type, and in MLIR's diagnostics it is empty.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SHAPE_BASE
#define STRATA_DIALECTS_SHAPE_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let cppNamespace = "::mlir::shape";
  let summary = "Sizes and shapes as values";
  let description = [{
    Ops of this dialect compute sizes and shapes. Values of type `!shape.size` and `!shape.shape` can be errors, which
    propagate to the results of ops that use them; `index` and `tensor<?xindex>` (an extent tensor) represent the same
    values without errors. A `!shape.witness` represents a constraint that must hold before other code is executed.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect",
                           "::mlir::ub::UBDialect"];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
}

class Shape_Type<string name, string typeMnemonic> : TypeDef<ShapeDialect, name> { let mnemonic = typeMnemonic; }

def Shape_ShapeType : Shape_Type<"Shape", "shape"> {
  let description = "The sizes of all dimensions, which may be partially or completely unknown, or an error.";
}
def Shape_SizeType : Shape_Type<"Size", "size"> {
  let description = "The size of a dimension, which may be unknown, or an error.";
}
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape"> {
  let description = "A value together with its shape, either of which may be unknown.";
}
def Shape_WitnessType : Shape_Type<"Witness", "witness"> {
  let description = "Represents a constraint. Code that depends on the constraint has it as an operand.";
}

// A list of sizes that cannot be an error.
def Shape_ExtentTensorType
    : 1DTensorOf<[Index]>,
      BuildableType<"::mlir::RankedTensorType::get({::mlir::ShapedType::kDynamic}, "
                    "$_builder.getType<::mlir::IndexType>())">;

def Shape_ShapeOrSizeType : AnyTypeOf<[Shape_SizeType, Shape_ShapeType], "shape or size">;
def Shape_ShapeOrExtentTensorType : AnyTypeOf<[Shape_ShapeType, Shape_ExtentTensorType], "shape or extent tensor">;
def Shape_SizeOrIndexType : AnyTypeOf<[Shape_SizeType, Index], "size or index">;
def Shape_AnyShapeOrSizeType : AnyTypeOf<[Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType], "any shape or size">;

class Shape_Op<string mnemonic, list<Trait> traits = []> : Op<ShapeDialect, mnemonic, traits>;

#endif // STRATA_DIALECTS_SHAPE_BASE
