//===- LLVMOpsCalls.td - Calls, exceptions and inline assembly -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_CALLS
#define STRATA_DIALECTS_LLVM_OPS_CALLS

include "dialects/llvm/LLVMOpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar LLVM_CalleeTypeDeclaration = [{
    /// Returns the function type of the callee: the variadic type if the op states one, otherwise the type that the
    /// arguments and the result imply.
    ::mlir::LLVM::LLVMFunctionType getCalleeFunctionType();
  }];

def LLVM_CallOp : LLVM_MemAccessOpBase<"call", [AttrSizedOperandSegments,
                                                DeclareOpInterfaceMethods<FastmathFlagsInterface>,
                                                DeclareOpInterfaceMethods<CallOpInterface>,
                                                DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "calls a function";
  let llvmInstName = "Call";
  let description = [{
    The callee is a symbol, or a pointer that is the first operand. The type of a variadic callee follows the keyword
    `vararg`. The functions have one result or none.

    ```mlir
    llvm.func @printf(!llvm.ptr, ...) -> i32
    llvm.func @calls(%text: !llvm.ptr, %f: !llvm.ptr, %x: f32) {
      %0 = llvm.call @printf(%text, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f32) -> i32
      %1 = llvm.call tail %f(%x) : !llvm.ptr, (f32) -> f32
      llvm.return
    }
    ```
  }];
  dag args = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                  OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands,
                  DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags,
                  DefaultValuedAttr<CConv, "::mlir::LLVM::CConv::C">:$CConv,
                  DefaultValuedAttr<TailCallKind, "::mlir::LLVM::TailCallKind::None">:$TailCallKind,
                  OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent, UnitAttr:$no_unwind,
                  UnitAttr:$will_return, VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                  DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags,
                  OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                  UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint);
  let arguments = !con(args, aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let builders = [
    OpBuilder<(ins "::mlir::LLVM::LLVMFuncOp":$func, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::LLVM::LLVMFunctionType":$calleeType, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::StringAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::FlatSymbolRefAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::llvm::StringRef":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::LLVM::LLVMFunctionType":$calleeType, "::mlir::StringAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::LLVM::LLVMFunctionType":$calleeType, "::mlir::FlatSymbolRefAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::LLVM::LLVMFunctionType":$calleeType, "::llvm::StringRef":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>
  ];
  let extraClassDeclaration = LLVM_CalleeTypeDeclaration;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_InvokeOp : LLVM_Op<"invoke", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
                                       DeclareOpInterfaceMethods<CallOpInterface>,
                                       DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Terminator]> {
  let summary = "calls a function that may throw an exception";
  let llvmInstName = "Invoke";
  let description = [{
    Continues at the normal destination if the callee returns, and at the unwind destination, which starts with
    `llvm.landingpad`, if it throws.

    ```mlir
    llvm.func @personality(...) -> i32
    llvm.func @may_throw(i32) -> i32
    llvm.func @guarded(%n: i32) -> i32 attributes {personality = @personality} {
      %0 = llvm.invoke @may_throw(%n) to ^bb2 unwind ^bb1 : (i32) -> i32
    ^bb1:
      %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
      llvm.resume %1 : !llvm.struct<(ptr, i32)>
    ^bb2:
      llvm.return %0 : i32
    }
    ```
  }];
  let arguments = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                       OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       DefaultValuedAttr<CConv, "::mlir::LLVM::CConv::C">:$CConv,
                       VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                       DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let builders = [
    OpBuilder<(ins "::mlir::LLVM::LLVMFuncOp":$func, "::mlir::ValueRange":$ops, "::mlir::Block *":$normal,
                   "::mlir::ValueRange":$normalOps, "::mlir::Block *":$unwind, "::mlir::ValueRange":$unwindOps)>,
    OpBuilder<(ins "::mlir::TypeRange":$tys, "::mlir::FlatSymbolRefAttr":$callee, "::mlir::ValueRange":$ops,
                   "::mlir::Block *":$normal, "::mlir::ValueRange":$normalOps, "::mlir::Block *":$unwind,
                   "::mlir::ValueRange":$unwindOps)>,
    OpBuilder<(ins "::mlir::LLVM::LLVMFunctionType":$calleeType, "::mlir::FlatSymbolRefAttr":$callee,
                   "::mlir::ValueRange":$ops, "::mlir::Block *":$normal, "::mlir::ValueRange":$normalOps,
                   "::mlir::Block *":$unwind, "::mlir::ValueRange":$unwindOps)>
  ];
  let extraClassDeclaration = LLVM_CalleeTypeDeclaration;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let summary = "the start of an exception handler";
  let llvmInstName = "LandingPad";
  let description = [{
    Each operand is a catch clause, or a filter clause if its type is an array. With `cleanup`, the handler is entered
    even if no clause matches.
  }];
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_CallIntrinsicOp : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments,
                                                      DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let summary = "calls an LLVM intrinsic by name";
  let description = [{
    The types of the operands and of the result select the instance of an overloaded intrinsic.

    ```mlir
    llvm.func @middle(%x: f32) -> f32 {
      %0 = llvm.call_intrinsic "llvm.round"(%x) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32) -> f32
      llvm.return %0 : f32
    }
    ```
  }];
  let arguments = (ins StrAttr:$intrin, Variadic<LLVM_Type>:$args,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags,
                       VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                       DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<LLVM_Type>:$results);
  let builders = [
    OpBuilder<(ins "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args,
                   "::mlir::LLVM::FastmathFlagsAttr":$fastMathFlags)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args,
                   "::mlir::LLVM::FastmathFlagsAttr":$fastMathFlags)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

// The attribute of the kind of tail call. As a constraint of its own, it is printed by the assembly format without the
// mnemonic of the attribute.
def LLVM_TailCallKindParameters : ConfinedAttr<TailCallKindAttr, []> {
  let summary = TailCallKind.summary;
  let returnType = TailCallKind.returnType;
  let convertFromStorage = TailCallKind.convertFromStorage;
  let constBuilderCall = TailCallKind.constBuilderCall;
}

def LLVM_InlineAsmOp : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "inline assembly";
  let description = [{
    The text may use the operands of the op only; it must not define or use symbols. The tail call kind `musttail` is
    not permitted.

    ```mlir
    llvm.func @twice(%n: i32) -> i32 {
      %0 = llvm.inline_asm has_side_effects asm_dialect = intel "add $0, $0", "=r,0" %n : (i32) -> i32
      llvm.return %0 : i32
    }
    ```
  }];
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints,
                       UnitAttr:$has_side_effects, UnitAttr:$is_align_stack,
                       DefaultValuedAttr<LLVM_TailCallKindParameters, "::mlir::LLVM::TailCallKind::None">:$tail_call_kind,
                       OptionalAttr<DefaultValuedAttr<AsmATTOrIntel,
                                                      "::mlir::LLVM::AsmDialect::AD_ATT">>:$asm_dialect,
                       OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands
    `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    /// The attribute of an indirect operand that specifies the type of its pointee.
    static ::llvm::StringRef getElementTypeAttrName() { return "elementtype"; }
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_LLVM_OPS_CALLS
