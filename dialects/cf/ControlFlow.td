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
  let cppNamespace = "::strata::cf";
  let dependentDialects = ["::strata::arith::ArithDialect"];
  let summary = "Branches between blocks";
}

class CF_Op<string mnemonic, list<Trait> traits = []> : Op<ControlFlow_Dialect, mnemonic, traits>;

class CF_BranchOp<string mnemonic, list<Trait> traits = []>
    : CF_Op<mnemonic, !listconcat(traits, [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
                                           Pure, Terminator])>;

// Writing is how an op says that it must not be removed.
def AssertOp : CF_Op<"assert", [MemoryEffects<[MemWrite]>]> {
  let summary = "stops the program with a message unless the condition holds";
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_BranchOp<"br"> {
  let summary = "goes to a block";
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
  let builders = [OpBuilder<(ins "::mlir::Block *":$dest, CArg<"::mlir::ValueRange", "{}">:$destOperands), [{
    $_state.addSuccessors(dest);
    $_state.addOperands(destOperands);
  }]>];
  let skipDefaultBuilders = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def CondBranchOp : CF_BranchOp<"cond_br", [AttrSizedOperandSegments, WeightedBranchOpInterface]> {
  let summary = "goes to one of two blocks by a condition";
  let description = "The weights, if given, say how likely the first and the second are.";
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
                   "::mlir::Block *":$falseDest, "::mlir::ValueRange":$falseOperands)>
  ];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

// The cases are a list of any length, each with operands of its own: more than a declared format can say.
def SwitchOp : CF_BranchOp<"switch", [AttrSizedOperandSegments]> {
  let summary = "goes to one of many blocks by an integer";
  let description = [{
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
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$flag, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands,
                   CArg<"::llvm::ArrayRef<::llvm::APInt>", "{}">:$caseValues,
                   CArg<"::llvm::ArrayRef<::mlir::Block *>", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "::mlir::Value":$flag, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, "::llvm::ArrayRef<int32_t>":$caseValues,
                   CArg<"::llvm::ArrayRef<::mlir::Block *>", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "::mlir::Value":$flag, "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands, "::mlir::DenseIntElementsAttr":$caseValues,
                   CArg<"::llvm::ArrayRef<::mlir::Block *>", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>", "{}">:$caseOperands)>
  ];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// The operands of one case. Takes time in the number of cases before it.
    ::mlir::OperandRange getCaseOperands(unsigned index) { return getCaseOperands()[index]; }
    ::mlir::MutableOperandRange getCaseOperandsMutable(unsigned index) { return getCaseOperandsMutable()[index]; }
    /// The values of the cases, in order. (Three in place are the default, which only who has seen APInt can compute.)
    ::llvm::SmallVector<::llvm::APInt, 3> getCaseValueList();
  }];
}

#endif // STRATA_DIALECTS_CF
