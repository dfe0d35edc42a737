//===- Func.td - Functions and calls -----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The assembly format of a function is implemented in C++ (FunctionImplementation.h); other dialects with
// function-like ops use it too.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC
#define STRATA_DIALECTS_FUNC

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Func_Dialect : Dialect {
  let name = "func";
  let cppNamespace = "::mlir::func";
  let summary = "Functions and calls";
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, list<Trait> traits = []> : Op<Func_Dialect, mnemonic, traits>;

//===-- Functions ----------------------------------------------------------===//

def FuncOp : Func_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, Symbol, FunctionOpInterface,
                              CallableOpInterface, OpAsmOpInterface]> {
  let summary = "defines or declares a function";
  let description = [{
    A symbol with a function type. A function with a body is a definition. A function without a body is a declaration of a
    function that is defined elsewhere; it must not be public.

    ```mlir
    func.func private @elsewhere(i32, f32) -> i1
    func.func @twice(%x: i32 {my.hint}) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs,
                                 CArg<"::llvm::ArrayRef<::mlir::DictionaryAttr>", "{}">:$argAttrs)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Creates a detached function, which the caller owns.
    static ::mlir::func::FuncOp create(::mlir::Location location, ::llvm::StringRef name,
                                         ::mlir::FunctionType type,
                                         ::llvm::ArrayRef<::mlir::NamedAttribute> attrs = {});
    using Op::create;

    // Methods of CallableOpInterface. The using-declarations make the accessors of single arguments and results visible,
    // which the generated accessors of the attributes would hide.
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isDeclaration() { return isExternal(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;

    /// Return a detached copy of the function. \param mapper maps values of the body to the values that replace them
    /// in the copy; receives the mappings to the copied values. An argument that is already mapped is not an argument
    /// of the copy.
    ::mlir::func::FuncOp clone();
    ::mlir::func::FuncOp clone(::mlir::IRMapping &mapper);
    /// Appends copies of the blocks, and adds the attributes, to another function.
    void cloneInto(::mlir::func::FuncOp dest, ::mlir::IRMapping &mapper);

    /// The prefix `func.` may be omitted inside a function.
    static ::llvm::StringRef getDefaultDialect() { return "func"; }
  }];
}

def ReturnOp : Func_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "returns from a function with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let hasVerifier = 1;
}

//===-- Calls --------------------------------------------------------------===//

def CallOp : Func_Op<"call", [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "calls a function by name";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
  let builders = [
    OpBuilder<(ins "::mlir::func::FuncOp":$callee, CArg<"::mlir::ValueRange", "{}">:$operands), [{
      build($_builder, $_state, ::mlir::SymbolRefAttr::get(callee.getOperation()), callee.getResultTypes(), operands);
    }]>,
    OpBuilder<(ins "::mlir::SymbolRefAttr":$callee, "::mlir::TypeRange":$results,
                   CArg<"::mlir::ValueRange", "{}">:$operands), [{
      $_state.addOperands(operands);
      $_state.addAttribute("callee", callee);
      $_state.addTypes(results);
    }]>,
    OpBuilder<(ins "::mlir::StringAttr":$callee, "::mlir::TypeRange":$results,
                   CArg<"::mlir::ValueRange", "{}">:$operands), [{
      build($_builder, $_state, ::mlir::SymbolRefAttr::get(callee), results, operands);
    }]>,
    OpBuilder<(ins "::llvm::StringRef":$callee, "::mlir::TypeRange":$results,
                   CArg<"::mlir::ValueRange", "{}">:$operands), [{
      build($_builder, $_state, ::mlir::SymbolRefAttr::get($_builder.getContext(), callee), results, operands);
    }]>,
    // The same with the result types first.
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::FlatSymbolRefAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$operands),
              "build($_builder, $_state, callee, results, operands);">,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::StringAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$operands),
              "build($_builder, $_state, callee, results, operands);">,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::llvm::StringRef":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$operands),
              "build($_builder, $_state, callee, results, operands);">
  ];
  let extraClassDeclaration = [{
    ::mlir::FunctionType getCalleeType();

    // Methods of CallOpInterface.
    ::mlir::OperandRange getArgOperands() { return getOperands(); }
    ::mlir::Operation::operand_iterator arg_operand_begin() { return getOperands().begin(); }
    ::mlir::Operation::operand_iterator arg_operand_end() { return getOperands().end(); }
    ::mlir::MutableOperandRange getArgOperandsMutable() { return getOperandsMutable(); }
    ::mlir::CallInterfaceCallable getCallableForCallee() { return ::mlir::SymbolRefAttr(getCalleeAttr()); }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee);
  }];
}

// The assembly format contains only the type of the callee, which determines the operand and result types.
def CallIndirectOp
    : Func_Op<"call_indirect",
              [CallOpInterface,
               PredOpTrait<"callee input types match argument types",
                           CPred<"::mlir::TypeRange($callee_operands) == "
                                 "::mlir::TypeRange(::llvm::cast<::mlir::FunctionType>($callee.getType()).getInputs())">>,
               PredOpTrait<"callee result types match result types",
                           CPred<"::mlir::TypeRange($results) == "
                                 "::mlir::TypeRange(::llvm::cast<::mlir::FunctionType>($callee.getType()).getResults())">>]> {
  let summary = "calls a function value";
  let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$callee_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizeMethod = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$callee, CArg<"::mlir::ValueRange", "{}">:$operands), [{
    $_state.addOperands(::mlir::ValueRange(callee));
    $_state.addOperands(operands);
    $_state.addTypes(::llvm::cast<::mlir::FunctionType>(callee.getType()).getResults());
  }]>];
  let extraClassDeclaration = [{
    // Methods of CallOpInterface.
    ::mlir::OperandRange getArgOperands() { return getCalleeOperands(); }
    ::mlir::Operation::operand_iterator arg_operand_begin() { return getCalleeOperands().begin(); }
    ::mlir::Operation::operand_iterator arg_operand_end() { return getCalleeOperands().end(); }
    ::mlir::MutableOperandRange getArgOperandsMutable() { return getCalleeOperandsMutable(); }
    ::mlir::CallInterfaceCallable getCallableForCallee() { return ::mlir::Value(getCallee()); }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee);
  }];
}

def ConstantOp : Func_Op<"constant", [ConstantLike, Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                      DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "converts a function symbol to a function value";
  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
  let extraClassDeclaration = [{
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
  }];
  let hasFolder = 1;
}

#endif // STRATA_DIALECTS_FUNC
