//===- SPIRVGraphOps.td - SPV_ARM_graph --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVGRAPHOPS
#define STRATA_DIALECTS_SPIRV_SPIRVGRAPHOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def InGraphScope : PredOpTrait<"op must appear in a spirv.ARM.Graph op's block",
                               CPred<"::mlir::spirv::isNestedInGraphARMOpInterface($_op.getParentOp())">>;

def SPIRV_GraphARMOp : SPIRV_ArmVendorOp<"Graph", [AutomaticAllocationScope, FunctionOpInterface, Symbol,
                                                   CallableOpInterface, InModuleScope, IsolatedFromAbove]> {
  let summary = "defines or declares a graph with tensors as inputs and outputs";
  let hasOpcode = 0;
  let description = [{
    ```mlir
    spirv.ARM.Graph @same(%x: !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4xf32> {
      spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins TypeAttrOf<GraphType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<BoolAttr>:$entry_point, StrAttr:$sym_name);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::GraphType":$type,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs,
                                 CArg<"bool", "false">:$entryPoint)>];
  let extraClassDeclaration = availability # [{
    // Methods of CallableOpInterface. The using-declarations make the accessors of single arguments and results visible,
    // which the generated accessors of the attributes would hide.
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;
  }];
}

// Not ConstantLike: the value of the constant is not in the IR, so it cannot be folded.
def SPIRV_GraphConstantARMOp : SPIRV_ArmVendorOp<"GraphConstant", [InGraphScope, Pure]> {
  let summary = "a constant tensor that is identified by a number";
  let arguments = (ins I32Attr:$graph_constant_id);
  let results = (outs SPIRV_AnyTensorArm:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

def SPIRV_GraphEntryPointARMOp : SPIRV_ArmVendorOp<"GraphEntryPoint", [InModuleScope]> {
  let summary = "declares a graph as an entry point of the module";
  let autogenSerialization = 0;
  let arguments = (ins FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "::mlir::spirv::GraphARMOp":$graph,
                                 "::llvm::ArrayRef<::mlir::Attribute>":$interfaceVars)>];
}

def SPIRV_GraphOutputsARMOp : SPIRV_ArmVendorOp<"GraphOutputs", [InGraphScope, Pure, Terminator]> {
  let summary = "terminates a graph with its outputs";
  let hasOpcode = 0;
  let arguments = (ins Variadic<SPIRV_AnyTensorArm>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVGRAPHOPS
