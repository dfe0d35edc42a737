//===- SPIRVGraphOps.td - Graphs of tensors (SPV_ARM_graph) --*- tablegen -*-===//
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
                               CPred<"::strata::spirv::isNestedInGraphARMOpInterface($_op.getParentOp())">>;

def SPIRV_GraphARMOp : SPIRV_ArmVendorOp<"Graph", [AutomaticAllocationScope, FunctionOpInterface, Symbol,
                                                   CallableOpInterface, InModuleScope, IsolatedFromAbove]> {
  let summary = "a graph from tensors to tensors";
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
  let extraClassDeclaration = [{
    // What CallableOpInterface asks. Beside the accessors of the attributes there are those of one argument or result.
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;
  }];
}

// It is no ConstantLike: what it stands for is not in the IR, so that nothing could fold it.
def SPIRV_GraphConstantARMOp : SPIRV_ArmVendorOp<"GraphConstant", [InGraphScope, Pure]> {
  let summary = "a constant tensor, by its number";
  let arguments = (ins I32Attr:$graph_constant_id);
  let results = (outs SPIRV_AnyTensorArm:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

def SPIRV_GraphEntryPointARMOp : SPIRV_ArmVendorOp<"GraphEntryPoint", [InModuleScope]> {
  let summary = "makes a graph an entry point of the module";
  let arguments = (ins FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "::strata::spirv::GraphARMOp":$graph,
                                 "::llvm::ArrayRef<::mlir::Attribute>":$interfaceVars)>];
}

def SPIRV_GraphOutputsARMOp : SPIRV_ArmVendorOp<"GraphOutputs", [InGraphScope, Pure, Terminator]> {
  let summary = "ends a graph with its results";
  let arguments = (ins Variadic<SPIRV_AnyTensorArm>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVGRAPHOPS
