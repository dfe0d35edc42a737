//===- SPIRVControlFlowOps.td - Control flow ---------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVCONTROLFLOWOPS
#define STRATA_DIALECTS_SPIRV_SPIRVCONTROLFLOWOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

//===-- Branches -----------------------------------------------------------===//

def SPIRV_BranchOp : SPIRV_Op<"Branch", [DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure, Terminator]> {
  let summary = "branches to a block";
  let autogenSerialization = 0;
  let arguments = (ins Variadic<SPIRV_Type>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Block *":$successor, CArg<"::mlir::ValueRange", "{}">:$arguments), [{
    $_state.addSuccessors(successor);
    $_state.addOperands(arguments);
  }]>];
  let extraClassDeclaration = availability # "::mlir::OperandRange getBlockArguments() { return getTargetOperands(); }";
}

def SPIRV_BranchWeights : TypedArrayAttrBase<I32Attr, "32-bit integer array attribute">;
def SPIRV_BranchConditionalOp : SPIRV_Op<"BranchConditional", [AttrSizedOperandSegments,
                                                               DeclareOpInterfaceMethods<BranchOpInterface>,
                                                               InFunctionScope, Pure, Terminator]> {
  let summary = "branches to one of two blocks, depending on a condition";
  let autogenSerialization = 0;
  let description =
      "The optional weights are the relative likelihoods of the targets: `spirv.BranchConditional %c [1, 9], ^a, ^b(%x : i32)`.";
  let arguments = (ins SPIRV_Bool:$condition, Variadic<SPIRV_Type>:$trueTargetOperands,
                       Variadic<SPIRV_Type>:$falseTargetOperands, OptionalAttr<SPIRV_BranchWeights>:$branch_weights);
  let successors = (successor AnySuccessor:$trueTarget, AnySuccessor:$falseTarget);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueBlock,
                                 "::mlir::ValueRange":$trueArguments, "::mlir::Block *":$falseBlock,
                                 "::mlir::ValueRange":$falseArguments,
                                 CArg<"::std::optional<::std::pair<uint32_t, uint32_t>>", "{}">:$weights)>];
  let extraClassDeclaration = availability # [{
    ::mlir::Block *getTrueBlock() { return getTrueTarget(); }
    ::mlir::Block *getFalseBlock() { return getFalseTarget(); }
    ::mlir::OperandRange getTrueBlockArguments() { return getTrueTargetOperands(); }
    ::mlir::OperandRange getFalseBlockArguments() { return getFalseTargetOperands(); }
  }];
}

def SPIRV_SwitchOp : SPIRV_Op<"Switch", [AttrSizedOperandSegments, InFunctionScope,
                                         DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
                                         Pure, Terminator]> {
  let summary = "branches to one of several blocks, depending on an integer";
  let autogenSerialization = 0;
  let description = [{
    ```mlir
    spirv.Switch %n : i32, [
      default: ^none,
      0: ^zero,
      1: ^one(%x : f32)
    ]
    ```
  }];
  let arguments = (ins SPIRV_Integer:$selector, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$targetOperands,
                       OptionalAttr<AnyIntElementsAttr>:$literals, DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultTarget, VariadicSuccessor<AnySuccessor>:$targets);
  let assemblyFormat = [{
    $selector `:` type($selector) `,` `[` custom<SwitchCases>(ref(type($selector)), $defaultTarget, $defaultOperands,
                                                              type($defaultOperands), $literals, $targets,
                                                              $targetOperands, type($targetOperands)) `]` attr-dict
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$selector, "::mlir::Block *":$defaultTarget, "::mlir::ValueRange":$defaultOperands,
                   CArg<"::llvm::ArrayRef<::llvm::APInt>", "{}">:$literals, CArg<"::mlir::BlockRange", "{}">:$targets,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$targetOperands)>,
    OpBuilder<(ins "::mlir::Value":$selector, "::mlir::Block *":$defaultTarget, "::mlir::ValueRange":$defaultOperands,
                   CArg<"::mlir::DenseIntElementsAttr", "{}">:$literals, CArg<"::mlir::BlockRange", "{}">:$targets,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$targetOperands)>,
    OpBuilder<(ins "::mlir::Value":$selector, "::mlir::Block *":$defaultTarget, "::mlir::ValueRange":$defaultOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$literals, CArg<"::mlir::BlockRange", "{}">:$targets,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$targetOperands)>
  ];
  let extraClassDeclaration = availability # [{
    /// Returns the operands of one target in time linear in `index`.
    ::mlir::OperandRange getTargetOperands(unsigned index) { return getTargetOperands()[index]; }
    ::mlir::MutableOperandRange getTargetOperandsMutable(unsigned index) { return getTargetOperandsMutable()[index]; }
  }];
}

//===-- Structured control flow --------------------------------------------===//

def SPIRV_SelectionOp : SPIRV_Op<"mlir.selection", [InFunctionScope]> {
  let summary = "a structured selection";
  let hasOpcode = 0;
  let description = [{
    The first block is the header, which branches. All paths lead to the last block, the merge block, which only contains
    `spirv.mlir.merge`; the operands of that op are the results. The region may be empty while the op is being built.
  }];
  let arguments = (ins SPIRV_SelectionControlAttr:$selection_control);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
  let builders = [OpBuilder<(ins "::mlir::spirv::SelectionControl":$selectionControl), [{
    build($_builder, $_state, ::mlir::TypeRange(), selectionControl);
  }]>];
  let extraClassDeclaration = availability # [{
    /// Return the header or the merge block. \pre The region is not empty.
    ::mlir::Block *getHeaderBlock();
    ::mlir::Block *getMergeBlock();
    /// Appends the merge block.
    void addMergeBlock(::mlir::OpBuilder &builder);
    /// Creates a selection at the builder's insertion point that executes the ops that `thenBody` builds if the condition is
    /// true.
    static SelectionOp createIfThen(::mlir::Location loc, ::mlir::Value condition,
                                    ::llvm::function_ref<void(::mlir::OpBuilder &)> thenBody, ::mlir::OpBuilder &builder);
  }];
}

def SPIRV_LoopOp : SPIRV_Op<"mlir.loop", [InFunctionScope]> {
  let summary = "a structured loop";
  let hasOpcode = 0;
  let description = [{
    The first block, the entry block, branches to the second, the header. The last but one, the continue block, branches
    back to the header. The last, the merge block, only contains `spirv.mlir.merge`, whose operands are the results. The
    region may be empty while the op is being built.
  }];
  let arguments = (ins SPIRV_LoopControlAttr:$loop_control);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::TypeRange(), ::mlir::spirv::LoopControl::None); }]>,
    OpBuilder<(ins "::mlir::spirv::LoopControl":$loopControl), [{
      build($_builder, $_state, ::mlir::TypeRange(), loopControl);
    }]>
  ];
  let extraClassDeclaration = availability # [{
    /// Return the entry, header, continue or merge block. \pre The region has at least four blocks.
    ::mlir::Block *getEntryBlock();
    ::mlir::Block *getHeaderBlock();
    ::mlir::Block *getContinueBlock();
    ::mlir::Block *getMergeBlock();
    /// Appends an empty entry block and the merge block. \pre The region is empty.
    void addEntryAndMergeBlock(::mlir::OpBuilder &builder);
  }];
}

def SPIRV_MergeOp : SPIRV_Op<"mlir.merge", [Pure, Terminator, ParentOneOf<["SelectionOp", "LoopOp"]>, ReturnLike]> {
  let summary = "terminates a selection or a loop with its results";
  let hasOpcode = 0;
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

//===-- Functions ----------------------------------------------------------===//

def SPIRV_FunctionCallOp : SPIRV_Op<"FunctionCall", [InFunctionScope, CallOpInterface,
                                                     DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "calls a function by name";
  let autogenSerialization = 0;
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<SPIRV_Type>:$arguments, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<SPIRV_Type>:$return_value);
  let assemblyFormat = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)";
  let builders = [OpBuilder<(ins "::mlir::Type":$returnType, "::mlir::FlatSymbolRefAttr":$callee,
                                 "::mlir::ValueRange":$arguments), [{
    build($_builder, $_state, returnType, callee, arguments, ::mlir::ArrayAttr(), ::mlir::ArrayAttr());
  }]>];
  let extraClassDeclaration = availability # [{
    // Methods of CallOpInterface.
    ::mlir::OperandRange getArgOperands() { return getArguments(); }
    ::mlir::MutableOperandRange getArgOperandsMutable() { return getArgumentsMutable(); }
    ::mlir::CallInterfaceCallable getCallableForCallee() { return ::mlir::SymbolRefAttr(getCalleeAttr()); }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee);
  }];
}

def SPIRV_ReturnOp : SPIRV_Op<"Return", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let summary = "returns from a function without result";
  let assemblyFormat = "attr-dict";
}
def SPIRV_ReturnValueOp : SPIRV_Op<"ReturnValue", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let summary = "returns from a function with a result";
  let arguments = (ins SPIRV_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def SPIRV_KillOp : SPIRV_Op<"Kill", [Terminator]> {
  let summary = "terminates the invocation of a fragment shader";
  let assemblyFormat = "attr-dict";
}
def SPIRV_UnreachableOp : SPIRV_Op<"Unreachable", [InFunctionScope, Terminator]> {
  let summary = "terminates an unreachable block";
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVCONTROLFLOWOPS
