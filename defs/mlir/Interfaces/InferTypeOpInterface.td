//===- InferTypeOpInterface.td - Inference of result types -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INFERTYPEOPINTERFACE
#define STRATA_DEFS_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ReifyRankedShapedTypeInterface.td"

// The parameters of the inference methods: the data of an op that is known before its result types.
defvar _inferenceArguments = (ins "::mlir::MLIRContext *":$context, "::std::optional<::mlir::Location>":$location,
                                  "::mlir::ValueRange":$operands, "::mlir::DictionaryAttr":$attributes,
                                  "::mlir::OpaqueProperties":$properties, "::mlir::RegionRange":$regions);

let cppNamespace = "::mlir" in {

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let strataAnswers = "descriptor";
  let description = "An op that computes its result types.";
  let methods = [
    StaticInterfaceMethod<"Computes the types or shapes of the results.", "::llvm::LogicalResult", "inferReturnTypes",
                          !con(_inferenceArguments,
                               (ins "::llvm::SmallVectorImpl<::mlir::Type> &":$inferredReturnTypes))>,
    StaticInterfaceMethod<"Refines the given result types.", "::llvm::LogicalResult", "refineReturnTypes",
                          !con(_inferenceArguments, (ins "::llvm::SmallVectorImpl<::mlir::Type> &":$returnTypes)),
                          "",
                          "return ::mlir::detail::refineReturnTypes<ConcreteOp>(context, location, operands, "
                          "attributes, properties, regions, returnTypes);">,
    StaticInterfaceMethod<"Returns true if inferred types are compatible with the given ones.", "bool", "isCompatibleReturnTypes",
                          (ins "::mlir::TypeRange":$lhs, "::mlir::TypeRange":$rhs),
                          "return ConcreteOp::isCompatibleReturnTypes(lhs, rhs);", "return lhs == rhs;">
  ];
  let verify = "return ::mlir::detail::verifyInferredResultTypes($_op);";
  let verifyWithRegions = 1;
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let strataAnswers = "methods";
  let description = "An op that computes the shapes of its results.";
  let methods = [
    StaticInterfaceMethod<"Computes the types or shapes of the results.", "::llvm::LogicalResult", "inferReturnTypeComponents",
                          (ins "::mlir::MLIRContext *":$context, "::std::optional<::mlir::Location>":$location,
                               "::mlir::ValueShapeRange":$operands, "::mlir::DictionaryAttr":$attributes,
                               "::mlir::OpaqueProperties":$properties, "::mlir::RegionRange":$regions,
                               "::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents> &":$inferredReturnShapes),
                          "", "return ::mlir::failure();">,
    InterfaceMethod<"Creates ops that compute the shapes of the results.", "::llvm::LogicalResult", "reifyReturnTypeShapes",
                    (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$operands,
                         "::llvm::SmallVectorImpl<::mlir::Value> &":$reifiedReturnShapes),
                    "", "return ::mlir::failure();">
  ];
}

} // cppNamespace

//===-- Inference with a typed adaptor instead of operand ranges -----------===//

class _InferTypesTrait<code additionalDecls>
    : NativeOpTrait<"InferTypeOpAdaptor", [], [{
        static ::llvm::LogicalResult inferReturnTypes(
            ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location, Adaptor adaptor,
            ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes);
      }] # additionalDecls, [{
        ::llvm::LogicalResult $cppClass::inferReturnTypes(
            ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location,
            ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties,
            ::mlir::RegionRange regions, ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
          return $cppClass::inferReturnTypes(context, location,
                                             Adaptor(operands, attributes, properties, regions),
                                             inferredReturnTypes);
        }
      }]>;
class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>, _InferTypesTrait<additionalDecls>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible
    : InferTypeOpAdaptorBase<"static bool isCompatibleReturnTypes(::mlir::TypeRange lhs, ::mlir::TypeRange rhs);">;

def _InferShapesTrait : NativeOpTrait<"InferShapedTypeOpAdaptor", [], [{
        static ::llvm::LogicalResult inferReturnTypeComponents(
            ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location, Adaptor adaptor,
            ::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents> &inferredReturnShapes);
      }], [{
        ::llvm::LogicalResult $cppClass::inferReturnTypeComponents(
            ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location,
            ::mlir::ValueShapeRange operands, ::mlir::DictionaryAttr attributes,
            ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
            ::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents> &inferredReturnShapes) {
          return $cppClass::inferReturnTypeComponents(context, location,
                                                      Adaptor(operands, attributes, properties, regions),
                                                      inferredReturnShapes);
        }
      }]>;
class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>, _InferShapesTrait]>;
def InferShapedTypeOpAdaptor : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

// Defines inferReturnTypes by the shapes and element types of the results.
def _InferTensorTrait : NativeOpTrait<"InferTensorType", [], [{}], [{
        ::llvm::LogicalResult $cppClass::inferReturnTypes(
            ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location,
            ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties,
            ::mlir::RegionRange regions, ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
          ::llvm::SmallVector<::mlir::ShapedTypeComponents, 2> components;
          if (::mlir::failed($cppClass::inferReturnTypeComponents(context, location, operands, attributes,
                                                                  properties, regions, components)))
            return ::mlir::failure();
          return ::mlir::detail::inferReturnTensorTypes(components, inferredReturnTypes);
        }
      }]>;
class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>, _InferTensorTrait]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>, _InferShapesTrait,
                 _InferTensorTrait]>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

//===-- Traits that determine the result types -----------------------------===//

def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // STRATA_DEFS_INFERTYPEOPINTERFACE
