//===- ShapeRegionOps.td - Shape ops with regions ----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reduction over a shape, code that depends on a witness, shape functions and libraries of them.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SHAPE_REGIONOPS
#define STRATA_DIALECTS_SHAPE_REGIONOPS

include "dialects/shape/ShapeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shape_ReduceOp : Shape_Op<"reduce", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "reduces the sizes of a shape";
  let description = [{
    The block arguments are the number of a dimension, its size and the values accumulated so far.

    ```mlir
    func.func @num_elements(%shape: !shape.shape, %one: !shape.size) -> !shape.size {
      %0 = shape.reduce(%shape, %one) : !shape.shape -> !shape.size {
      ^bb0(%dim: index, %size: !shape.size, %product: !shape.size):
        %1 = shape.mul %product, %size : !shape.size, !shape.size -> !shape.size
        shape.yield %1 : !shape.size
      }
      return %0 : !shape.size
    }
    ```
  }];
  let arguments = (ins Shape_ShapeOrExtentTensorType:$shape, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$region);
  let builders = [OpBuilder<(ins "::mlir::Value":$shape, "::mlir::ValueRange":$initVals)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Shape_YieldOp : Shape_Op<"yield", [ParentOneOf<["ReduceOp", "FunctionLibraryOp"]>, Pure, ReturnLike, Terminator]> {
  let summary = "terminates a region and yields values to the parent op";
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

def Shape_AssumingOp : Shape_Op<"assuming", [SingleBlockImplicitTerminator<"AssumingYieldOp">,
                                             DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                             RecursiveMemoryEffects]> {
  let summary = "executes code that depends on a witness";
  let description = [{
    ```mlir
    func.func @sum(%a: !shape.shape, %b: !shape.shape, %x: tensor<?xf32>) -> tensor<?xf32> {
      %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
      %1 = shape.assuming %0 -> (tensor<?xf32>) {
        %2 = arith.addf %x, %x : tensor<?xf32>
        shape.assuming_yield %2 : tensor<?xf32>
      }
      return %1 : tensor<?xf32>
    }
    ```
  }];
  let arguments = (ins Shape_WitnessType:$witness);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$doRegion);
  let builders = [OpBuilder<(ins "::mlir::Value":$witness,
                                 CArg<"::llvm::function_ref<::llvm::SmallVector<::mlir::Value, 2>(::mlir::OpBuilder &, "
                                      "::mlir::Location)>">:$builder)>];
  let extraClassDeclaration = [{
    /// Replaces \p op by the ops of its region. \pre The op is valid.
    static void inlineRegionIntoParent(::mlir::shape::AssumingOp &op, ::mlir::PatternRewriter &rewriter);
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

def Shape_AssumingYieldOp : Shape_Op<"assuming_yield", [Pure, ReturnLike, Terminator, HasParent<"AssumingOp">]> {
  let summary = "terminates shape.assuming and yields its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===-- Functions ----------------------------------------------------------===//

def Shape_FunctionLibraryOp : Shape_Op<"function_library", [AffineScope, IsolatedFromAbove, NoRegionArguments,
                                                            SymbolTable, Symbol, NoTerminator, OpAsmOpInterface,
                                                            SingleBlock]> {
  let summary = "a library of shape functions and the mapping from ops to them";
  let description = [{
    The attribute `shape.lib` of a symbol table refers to one or several libraries.

    ```mlir
    module attributes {shape.lib = @library} {
      shape.function_library @library {
        func @same(%arg: !shape.value_shape) -> !shape.shape {
          %0 = shape_of %arg : !shape.value_shape -> !shape.shape
          return %0 : !shape.shape
        }
      } mapping {my.copy = @same}
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, DictionaryAttr:$mapping);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name)>];
  let extraClassDeclaration = [{
    /// Returns the function that computes the result shapes of \p op; null if the library maps none.
    ::mlir::shape::FuncOp getShapeFunction(::mlir::Operation *op);
    /// Ops in the body may be written without the prefix `shape.`.
    static ::llvm::StringRef getDefaultDialect() { return "shape"; }
  }];
  let hasCustomAssemblyFormat = 1;
}

def Shape_FuncOp : Shape_Op<"func", [AffineScope, AutomaticAllocationScope, FunctionOpInterface, CallableOpInterface,
                                     Symbol, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function that computes shapes";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs,
                                 CArg<"::llvm::ArrayRef<::mlir::DictionaryAttr>", "{}">:$argAttrs)>];
  let extraClassDeclaration = [{
    /// Creates a detached function, which the caller owns.
    static ::mlir::shape::FuncOp create(::mlir::Location location, ::llvm::StringRef name,
                                          ::mlir::FunctionType type,
                                          ::llvm::ArrayRef<::mlir::NamedAttribute> attrs = {},
                                          ::llvm::ArrayRef<::mlir::DictionaryAttr> argAttrs = {});
    using Op::create;

    // Methods of CallableOpInterface. The using-declarations make the accessors of single arguments and results
    // visible, which the generated accessors of the attributes would hide.
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isDeclaration() { return isExternal(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;

    /// Ops in the body may be written without the prefix `shape.`.
    static ::llvm::StringRef getDefaultDialect() { return "shape"; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Shape_ReturnOp : Shape_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "terminates a shape function and returns its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

#endif // STRATA_DIALECTS_SHAPE_REGIONOPS
