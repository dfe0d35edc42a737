//===- SCF.td - Structured control flow --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Loops and conditions as ops with regions. Assembly formats that name region arguments or omit derived
// information are implemented in C++.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SCF
#define STRATA_DIALECTS_SCF

include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::mlir::scf";
  // Inlining an execute_region with several blocks creates branches.
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect"];
  let summary = "Structured control flow: loops and conditions with regions";
}

class SCF_Op<string mnemonic, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits>;

//===-- Terminators --------------------------------------------------------===//

def YieldOp : SCF_Op<"yield", [Pure, ReturnLike, Terminator,
                               ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let summary = "terminates a region and yields values to the parent op";
  let description = "The assembly format omits it if it yields no values.";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def ConditionOp : SCF_Op<"condition", [HasParent<"WhileOp">,
                                       DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
                                                                 ["getSuccessorRegions"]>,
                                       Pure, Terminator]> {
  let summary = "continues or exits a while loop";
  let description =
      "If the condition holds, the values are forwarded to the after region, otherwise to the results of the loop.";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

//===-- Conditions ---------------------------------------------------------===//

def ExecuteRegionOp : SCF_Op<"execute_region", [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                                RecursiveMemoryEffects]> {
  let summary = "executes its region once";
  let description = [{
    The region can have several blocks, even where the parent region permits only one.

    ```mlir
    func.func @once(%flag: i1, %x: i32) -> i32 {
      %0 = scf.execute_region -> i32 {
        cf.cond_br %flag, ^bb1, ^bb2
      ^bb1:
        scf.yield %x : i32
      ^bb2:
        %1 = arith.addi %x, %x : i32
        scf.yield %1 : i32
      }
      return %0 : i32
    }
    ```
  }];
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IfOp : SCF_Op<"if", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getRegionInvocationBounds",
                                                                             "getEntrySuccessorRegions"]>,
                         SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects, RecursivelySpeculatable,
                         NoRegionArguments]> {
  let summary = "executes one of two regions depending on a condition";
  let description = [{
    The else region may be omitted if there are no results.

    ```mlir
    func.func @absolute(%x: i32) -> i32 {
      %c0 = arith.constant 0 : i32
      %negative = arith.cmpi slt, %x, %c0 : i32
      %0 = scf.if %negative -> (i32) {
        %1 = arith.subi %c0, %x : i32
        scf.yield %1 : i32
      } else {
        scf.yield %x : i32
      }
      return %0 : i32
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$cond)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$cond, "bool":$addThenBlock,
                   "bool":$addElseBlock)>,
    OpBuilder<(ins "::mlir::Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$cond, "bool":$withElseRegion)>,
    // Builds the result types from the operand types of the terminator of the then region.
    OpBuilder<(ins "::mlir::Value":$cond,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location)>",
                        "::mlir::scf::buildTerminatedBody">:$thenBuilder,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location)>", "nullptr">:$elseBuilder)>
  ];
  let extraClassDeclaration = [{
    // Return the block or the terminator of a region; null for an absent else region. \pre The op is valid.
    ::mlir::Block *thenBlock();
    ::mlir::scf::YieldOp thenYield();
    ::mlir::Block *elseBlock();
    ::mlir::scf::YieldOp elseYield();
    /// Return a builder that inserts before the terminator of the region, or at its end if the terminator
    /// does not exist yet.
    ::mlir::OpBuilder getThenBodyBuilder(::mlir::OpBuilder::Listener *listener = nullptr);
    ::mlir::OpBuilder getElseBodyBuilder(::mlir::OpBuilder::Listener *listener = nullptr);
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"YieldOp">,
                                            DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                                                      ["getRegionInvocationBounds",
                                                                       "getEntrySuccessorRegions"]>]> {
  let summary = "executes the region of one of several cases";
  let description = [{
    ```mlir
    func.func @choose(%i: index, %a: i32, %b: i32) -> i32 {
      %0 = scf.index_switch %i -> i32
      case 2 {
        scf.yield %a : i32
      }
      default {
        scf.yield %b : i32
      }
      return %0 : i32
    }
    ```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  // The assembly format lists the cases before the default; the region list holds the default first.
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    unsigned getNumCases();
    ::mlir::Block &getDefaultBlock();
    ::mlir::Block &getCaseBlock(unsigned index);
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Sequential loops ---------------------------------------------------===//

def ForOp : SCF_Op<"for", [AutomaticAllocationScope,
                           DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                     ["getInitsMutable", "getLoopResults", "getRegionIterArgs",
                                                      "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
                                                      "getLoopUpperBounds", "getStaticTripCount",
                                                      "getYieldedValuesMutable", "promoteIfSingleIteration",
                                                      "replaceWithAdditionalYields"]>,
                           AllTypesMatch<["lowerBound", "upperBound", "step"]>,
                           DeclareOpInterfaceMethods<ConditionallySpeculatable>,
                           DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
                           SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects]> {
  let summary = "executes its body for each value between two bounds";
  let description = [{
    The upper bound is exclusive; the step is positive. Loop-carried values are passed from one iteration to the next;
    the values of the last iteration are the results. `unsigned` selects an unsigned comparison of the bounds.

    ```mlir
    func.func @sum(%from: index, %to: index, %step: index, %init: i32, %x: i32) -> i32 {
      %0 = scf.for %i = %from to %to step %step iter_args(%sum = %init) -> (i32) {
        %1 = arith.addi %sum, %x : i32
        scf.yield %1 : i32
      }
      return %0 : i32
    }
    ```
  }];
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound, AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step, Variadic<AnyType>:$initArgs, UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lowerBound, "::mlir::Value":$upperBound, "::mlir::Value":$step,
                   CArg<"::mlir::ValueRange", "{}">:$initArgs,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::Value, "
                        "::mlir::ValueRange)>", "nullptr">:$bodyBuilder,
                   CArg<"bool", "false">:$unsignedCmp)>
  ];
  let extraClassDeclaration = [{
    using BodyBuilderFn =
        ::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::Value, ::mlir::ValueRange)>;

    /// Returns the induction variable. \pre The op is valid.
    ::mlir::Value getInductionVar() { return getBody()->getArgument(0); }
    ::mlir::BlockArgument getRegionIterArg(unsigned index) { return getBody()->getArgument(index + 1); }
    void setLowerBound(::mlir::Value bound) { getOperation()->setOperand(0, bound); }
    void setUpperBound(::mlir::Value bound) { getOperation()->setOperand(1, bound); }
    void setStep(::mlir::Value step) { getOperation()->setOperand(2, step); }
    unsigned getNumInductionVars() { return 1; }
    unsigned getNumRegionIterArgs() { return getBody()->getNumArguments() - 1; }
    unsigned getNumControlOperands() { return 3; }
    /// Returns the step; nullopt if it is not constant.
    ::std::optional<::llvm::APInt> getConstantStep();
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def WhileOp : SCF_Op<"while", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
                               DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                         ["getInitsMutable", "getRegionIterArgs",
                                                          "getYieldedValuesMutable"]>,
                               RecursiveMemoryEffects, SingleBlock]> {
  let summary = "executes its regions while a condition holds";
  let description = [{
    The before region ends with `scf.condition`, which continues with the after region or exits the loop; the after
    region yields values to the before region. A loop whose after region is empty is a "do while" loop.

    ```mlir
    func.func @halve(%x: i32, %limit: i32) -> i32 {
      %c2 = arith.constant 2 : i32
      %0 = scf.while (%a = %x) : (i32) -> i32 {
        %large = arith.cmpi ugt, %a, %limit : i32
        scf.condition(%large) %a : i32
      } do {
      ^bb0(%b: i32):
        %1 = arith.divui %b, %c2 : i32
        scf.yield %1 : i32
      }
      return %0 : i32
    }
    ```
  }];
  // The operands are not named `inits`: LoopLikeOpInterface declares getInits().
  let arguments = (ins Variadic<AnyType>:$initOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::ValueRange":$inits,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>":$beforeBuilder,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>":$afterBuilder)>
  ];
  let extraClassDeclaration = [{
    using BodyBuilderFn = ::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>;

    // Accessors of the two regions, their arguments and terminators. \pre The op is valid.
    ::mlir::scf::ConditionOp getConditionOp();
    ::mlir::scf::YieldOp getYieldOp();
    ::mlir::Block::BlockArgListType getBeforeArguments();
    ::mlir::Block::BlockArgListType getAfterArguments();
    ::mlir::Block *getBeforeBody() { return &getBefore().front(); }
    ::mlir::Block *getAfterBody() { return &getAfter().front(); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===-- Parallel loops -----------------------------------------------------===//

def ParallelOp : SCF_Op<"parallel", [AutomaticAllocationScope, AttrSizedOperandSegments,
                                     DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                               ["getLoopInductionVars", "getLoopLowerBounds",
                                                                "getLoopUpperBounds", "getLoopSteps"]>,
                                     RecursiveMemoryEffects, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                     SingleBlockImplicitTerminator<"ReduceOp">, HasParallelRegion]> {
  let summary = "executes its body for all points of a multi-dimensional range, in any order";
  let description = [{
    The regions of `scf.reduce` combine the values of the iterations, starting with the initial values.

    ```mlir
    func.func @sum(%n: index, %step: index, %init: f32, %x: f32) -> f32 {
      %c0 = arith.constant 0 : index
      %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%step, %step) init (%init) -> f32 {
        scf.reduce(%x : f32) {
        ^bb0(%lhs: f32, %rhs: f32):
          %1 = arith.addf %lhs, %rhs : f32
          scf.reduce.return %1 : f32
        }
      }
      return %0 : f32
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBound, Variadic<Index>:$upperBound, Variadic<Index>:$step,
                       Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$lowerBounds, "::mlir::ValueRange":$upperBounds, "::mlir::ValueRange":$steps,
                   "::mlir::ValueRange":$initVals,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange, "
                        "::mlir::ValueRange)>", "nullptr">:$bodyBuilder)>,
    OpBuilder<(ins "::mlir::ValueRange":$lowerBounds, "::mlir::ValueRange":$upperBounds, "::mlir::ValueRange":$steps,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>",
                        "nullptr">:$bodyBuilder)>
  ];
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::Value> getInductionVars();
    unsigned getNumLoops() { return getStep().size(); }
    unsigned getNumReductions() { return getInitVals().size(); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ReduceOp : SCF_Op<"reduce", [Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
                                 DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "terminates a parallel loop and defines its reductions";
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$operands)>, OpBuilder<(ins)>];
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "terminates a region of scf.reduce";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def ForallOp : SCF_Op<"forall", [AttrSizedOperandSegments, AutomaticAllocationScope,
                                 DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                           ["getInitsMutable", "getRegionIterArgs",
                                                            "getLoopInductionVars", "getLoopLowerBounds",
                                                            "getLoopUpperBounds", "getLoopSteps",
                                                            "promoteIfSingleIteration"]>,
                                 RecursiveMemoryEffects, SingleBlockImplicitTerminator<"InParallelOp">,
                                 DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
                                 DestinationStyleOpInterface, HasParallelRegion]> {
  let summary = "executes its body once for each point of a multi-dimensional range, in any order";
  let description = [{
    Constant bounds and steps are static. `shared_outs` names the tensors that all iterations write to. The ops in
    `scf.forall.in_parallel` specify these writes; it may be omitted if there are none.

    ```mlir
    func.func private @visit(index, index)
    func.func @all(%n: index) {
      scf.forall (%i, %j) in (%n, 8) {
        func.call @visit(%i, %j) : (index, index) -> ()
      }
      return
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicLowerBound, Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep, DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound, DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs, OptionalAttr<ArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$lbs, "::llvm::ArrayRef<::mlir::OpFoldResult>":$ubs,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$steps, "::mlir::ValueRange":$outputs,
                   "::std::optional<::mlir::ArrayAttr>":$mapping,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>",
                        "nullptr">:$bodyBuilder)>,
    OpBuilder<(ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$ubs, "::mlir::ValueRange":$outputs,
                   "::std::optional<::mlir::ArrayAttr>":$mapping,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>",
                        "nullptr">:$bodyBuilder)>
  ];
  let extraClassDeclaration = [{
    int64_t getRank() { return getStaticLowerBound().size(); }
    ::llvm::SmallVector<::mlir::Value> getInductionVars();
    ::mlir::Value getInductionVar(int64_t index) { return getBody()->getArgument(index); }
    /// Returns the block arguments for the shared tensors. \pre The op is valid.
    ::mlir::Block::BlockArgListType getRegionOutArgs() { return getBody()->getArguments().drop_front(getRank()); }
    // Return one element per dimension: an attribute for a static bound or step, the operand for a dynamic
    // one.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLowerBound();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedUpperBound();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedStep();
    // Return one value per dimension. Static bounds and steps become new constants.
    ::llvm::SmallVector<::mlir::Value> getLowerBound(::mlir::OpBuilder &builder);
    ::llvm::SmallVector<::mlir::Value> getUpperBound(::mlir::OpBuilder &builder);
    ::llvm::SmallVector<::mlir::Value> getStep(::mlir::OpBuilder &builder);
    unsigned getNumControlOperands() { return 3 * getRank(); }
    unsigned getNumDynamicControlOperands() { return getOperation()->getOperandGroupBounds(3).first; }
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }
    // Conversions between the operand, the block argument and the result of a shared tensor.
    ::mlir::OpResult getTiedOpResult(::mlir::OpOperand *operand);
    ::mlir::OpOperand *getTiedOpOperand(::mlir::BlockArgument argument);
    ::mlir::OpOperand *getTiedOpOperand(::mlir::OpResult result);
    ::mlir::BlockArgument getTiedBlockArgument(::mlir::OpOperand *operand);
    ::mlir::BlockArgument getTiedBlockArgument(::mlir::OpResult result);
    /// True if all lower bounds are 0 and all steps are 1.
    bool isNormalized();
    ::mlir::scf::InParallelOp getTerminator();
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel",
                          !listconcat([Pure, Terminator, DeclareOpInterfaceMethods<InParallelOpInterface>,
                                       HasParent<"ForallOp">],
                                      GraphRegionNoTerminator.traits)> {
  let summary = "terminates scf.forall and contains the writes to the shared tensors";
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SCF
