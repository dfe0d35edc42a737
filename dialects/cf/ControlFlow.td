//===- ControlFlow.td - Branches between blocks ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CF
#define STRATA_DIALECTS_CF

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let cppNamespace = "::mlir::cf";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let summary = "Branches between blocks";
}

class CF_Op<string mnemonic, list<Trait> traits = []> : Op<ControlFlow_Dialect, mnemonic, traits>;

class CF_BranchOp<string mnemonic, list<Trait> traits = []>
    : CF_Op<mnemonic, !listconcat(traits, [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
                                           Pure, Terminator])>;

// The write effect prevents the removal of an assertion as dead code.
def AssertOp : CF_Op<"assert", [MemoryEffects<[MemWrite]>]> {
  let summary = "aborts the program with a message if the condition is false";
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_BranchOp<"br"> {
  let summary = "branches to a block";
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
  let builders = [OpBuilder<(ins "::mlir::Block *":$dest, CArg<"::mlir::ValueRange", "{}">:$destOperands), [{
    $_state.addSuccessors(dest);
    $_state.addOperands(destOperands);
  }]>];
  let extraClassDeclaration = [{
    void setDest(::mlir::Block *block) { getOperation()->setSuccessor(block, 0); }
    void eraseOperand(unsigned index) { getOperation()->eraseOperand(index); }
  }];
  let hasCanonicalizeMethod = 1;
}

def CondBranchOp : CF_BranchOp<"cond_br", [AttrSizedOperandSegments, WeightedBranchOpInterface]> {
  let summary = "branches to one of two blocks, depending on a condition";
  let description = "The optional weights are the relative likelihoods of the true and the false destination.";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueDestOperands, Variadic<AnyType>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueDest, "::mlir::ValueRange":$trueOperands,
                   "::mlir::Block *":$falseDest, "::mlir::ValueRange":$falseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueDest, "::mlir::Block *":$falseDest,
                   CArg<"::mlir::ValueRange", "{}">:$falseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights), [{
      build($_builder, $_state, condition, trueDest, ::mlir::ValueRange(), falseDest, falseOperands, branchWeights);
    }]>
  ];
  let extraClassDeclaration = [{
    // Indices of the successors.
    enum { trueIndex = 0, falseIndex = 1 };

    // The operands that are forwarded to the true and the false successor.
    ::mlir::OperandRange getTrueOperands() { return getTrueDestOperands(); }
    ::mlir::OperandRange getFalseOperands() { return getFalseDestOperands(); }
    unsigned getNumTrueOperands() { return getTrueOperands().size(); }
    unsigned getNumFalseOperands() { return getFalseOperands().size(); }
    ::mlir::Value getTrueOperand(unsigned index) { return getTrueOperands()[index]; }
    ::mlir::Value getFalseOperand(unsigned index) { return getFalseOperands()[index]; }
    void setTrueOperand(unsigned index, ::mlir::Value value) { getTrueDestOperandsMutable()[index].set(value); }
    void setFalseOperand(unsigned index, ::mlir::Value value) { getFalseDestOperandsMutable()[index].set(value); }
    void eraseTrueOperand(unsigned index) { getTrueDestOperandsMutable().erase(index); }
    void eraseFalseOperand(unsigned index) { getFalseDestOperandsMutable().erase(index); }
  }];
  let hasCanonicalizer = 1;
}

// The directive custom<SwitchCases> is in dialects/utils/SwitchSyntax.h: the declarative assembly format has no syntax for
// a list of cases with operands.
def SwitchOp : CF_BranchOp<"switch", [AttrSizedOperandSegments]> {
  let summary = "branches to one of several blocks, depending on an integer";
  let description = [{
    Branches to the destination of the case whose value equals the flag, or to the default destination.

    ```mlir
    cf.switch %flag : i32, [
      default: ^bb1(%a : i32),
      42: ^bb2,
      43: ^bb3(%b : f32)
    ]
    ```
  }];
  let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` custom<SwitchCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
                                                      type($defaultOperands), $case_values, $caseDestinations,
                                                      $caseOperands, type($caseOperands)) `]` attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$flag, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands,
                   CArg<"::llvm::ArrayRef<::llvm::APInt>", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "::mlir::Value":$flag, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, CArg<"::llvm::ArrayRef<int32_t>", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "::mlir::Value":$flag, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, CArg<"::mlir::DenseIntElementsAttr", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands)>
  ];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// Returns the operands of one case in time linear in `index`.
    ::mlir::OperandRange getCaseOperands(unsigned index) { return getCaseOperands()[index]; }
    ::mlir::MutableOperandRange getCaseOperandsMutable(unsigned index) { return getCaseOperandsMutable()[index]; }
    /// Returns the case values in order. The inline size is explicit because the default needs the definition of APInt.
    ::llvm::SmallVector<::llvm::APInt, 3> getCaseValueList();
  }];
}

#endif // STRATA_DIALECTS_CF
