//===- LLVMOpsControlFlow.td - Branches and returns --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_CONTROLFLOW
#define STRATA_DIALECTS_LLVM_OPS_CONTROLFLOW

include "dialects/llvm/LLVMOpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

// A terminator that forwards operands to blocks.
class LLVM_BranchOp<string mnemonic, list<Trait> traits = []>
    : LLVM_TerminatorOp<mnemonic, !listconcat([DeclareOpInterfaceMethods<BranchOpInterface>, Pure], traits)>;

// A branch with a weight for each successor. The operands of each successor are an operand group.
class LLVM_WeightedBranchOp<string mnemonic>
    : LLVM_BranchOp<mnemonic, [AttrSizedOperandSegments, DeclareOpInterfaceMethods<WeightedBranchOpInterface>]>;

def LLVM_BrOp : LLVM_BranchOp<"br"> {
  let summary = "branches to a block";
  let llvmInstName = "Br";
  let arguments = (ins Variadic<LLVM_Type>:$destOperands, OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
  let builders = [
    OpBuilder<(ins "::mlir::Block *":$dest), "build($_builder, $_state, ::mlir::ValueRange(), dest);">,
    OpBuilder<(ins "::mlir::ValueRange":$operands, "::mlir::Block *":$dest),
              "build($_builder, $_state, operands, ::mlir::LLVM::LoopAnnotationAttr(), dest);">,
    LLVM_TerminatorPassthroughOpBuilder
  ];
}

def LLVM_CondBrOp : LLVM_WeightedBranchOp<"cond_br"> {
  let summary = "branches to one of two blocks, depending on a condition";
  let llvmInstName = "Br";
  let description = [{
    ```mlir
    llvm.func @choose(%c: i1, %n: i32) -> i32 {
      llvm.cond_br %c weights([5, 10]), ^bb1(%n : i32), ^bb2
    ^bb1(%m: i32):
      llvm.return %m : i32
    ^bb2:
      llvm.unreachable
    }
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands, Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueDest, "::mlir::ValueRange":$trueOperands,
                   "::mlir::Block *":$falseDest, "::mlir::ValueRange":$falseOperands,
                   CArg<"::std::optional<::std::pair<uint32_t, uint32_t>>", "{}">:$weights)>,
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueDest, "::mlir::Block *":$falseDest,
                   CArg<"::mlir::ValueRange", "{}">:$falseOperands), [{
      build($_builder, $_state, condition, trueDest, ::mlir::ValueRange(), falseDest, falseOperands);
    }]>,
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::ValueRange":$trueOperands,
                   "::mlir::ValueRange":$falseOperands, "::mlir::DenseI32ArrayAttr":$branchWeights,
                   "::mlir::Block *":$trueDest, "::mlir::Block *":$falseDest), [{
      build($_builder, $_state, condition, trueOperands, falseOperands, branchWeights,
            ::mlir::LLVM::LoopAnnotationAttr(), trueDest, falseDest);
    }]>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
}

// The directive custom<SwitchOpCases> prints the cases as a list: the declarative format has no syntax for groups of
// operand groups.
def LLVM_SwitchOp : LLVM_WeightedBranchOp<"switch"> {
  let summary = "branches to one of several blocks, depending on an integer";
  let llvmInstName = "Switch";
  let description = [{
    Branches to the destination of the case whose value equals the operand, or to the default destination.

    ```mlir
    llvm.func @states(%n: i32) {
      llvm.switch %n : i32, ^bb1 [
        1: ^bb2(%n : i32),
        -1: ^bb1
      ] {branch_weights = array<i32 : 13, 17, 19>}
    ^bb1:
      llvm.return
    ^bb2(%m: i32):
      llvm.return
    }
    ```
  }];
  let arguments = (ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, CArg<"::llvm::ArrayRef<::llvm::APInt>", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, CArg<"::llvm::ArrayRef<int32_t>", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, CArg<"::mlir::DenseIntElementsAttr", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
  let extraClassDeclaration = [{
    /// Returns the operands of one case in time linear in `index`.
    ::mlir::OperandRange getCaseOperands(unsigned index) { return getCaseOperands()[index]; }
    ::mlir::MutableOperandRange getCaseOperandsMutable(unsigned index) { return getCaseOperandsMutable()[index]; }
  }];
  let hasVerifier = 1;
}

def LLVM_IndirectBrOp : LLVM_BranchOp<"indirectbr", [SameVariadicOperandSize]> {
  let summary = "branches to the block with a given address";
  let llvmInstName = "IndirectBr";
  let description = [{
    The address is the result of `llvm.blockaddress` for one of the listed blocks.

    ```mlir
    llvm.func @jump(%to: !llvm.ptr, %n: i32) -> i32 {
      llvm.indirectbr %to : !llvm.ptr, [
      ^bb1(%n : i32),
      ^bb2
      ]
    ^bb1(%m: i32):
      llvm.blocktag <id = 0>
      llvm.return %m : i32
    ^bb2:
      llvm.blocktag <id = 1>
      llvm.return %n : i32
    }
    ```
  }];
  let arguments = (ins LLVM_AnyPointer:$addr, VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict
  }];
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$addr,
                                 CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$succOperands,
                                 CArg<"::mlir::BlockRange", "{}">:$successors)>];
}

def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let summary = "marks a block with a number";
  let description = "The attribute of `llvm.blockaddress` refers to the number, which is unique in a function.";
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let summary = "returns from a function, or ends the initializer of a global";
  let llvmInstName = "Ret";
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$args),
                            "build($_builder, $_state, ::mlir::TypeRange(), args);">];
  let hasVerifier = 1;
}

// The verifier of the function checks that the operands of all its resume ops have the same type.
def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let summary = "resumes the propagation of an exception";
  let llvmInstName = "Resume";
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let summary = "states that control does not reach this op";
  let llvmInstName = "Unreachable";
  let assemblyFormat = "attr-dict";
}

#endif // STRATA_DIALECTS_LLVM_OPS_CONTROLFLOW
