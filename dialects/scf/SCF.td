//===- SCF.td - Structured control flow --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Loops and conditions as ops with regions. Where the text binds values to names of the region's arguments, or
// leaves out what follows from the rest, it is written in C++.
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
  let cppNamespace = "::strata::scf";
  // Inlining a region of several blocks makes branches.
  let dependentDialects = ["::strata::arith::ArithDialect", "::strata::cf::ControlFlowDialect"];
  let summary = "Structured control flow: loops and conditions with regions";
}

class SCF_Op<string mnemonic, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits>;

//===-- What ends a region -------------------------------------------------===//

def YieldOp : SCF_Op<"yield", [Pure, ReturnLike, Terminator,
                               ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let summary = "ends a region and gives its values to the op around it";
  let description = "In the text it may be left out where it gives nothing.";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def ConditionOp : SCF_Op<"condition", [HasParent<"WhileOp">,
                                       DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
                                                                 ["getSuccessorRegions"]>,
                                       Pure, Terminator]> {
  let summary = "goes on with a while loop, or ends it";
  let description = "Its values go to the second region of the loop if the condition holds, and else to its results.";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

//===-- Once ---------------------------------------------------------------===//

def ExecuteRegionOp : SCF_Op<"execute_region", [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                                RecursiveMemoryEffects]> {
  let summary = "runs its region once";
  let description = [{
    A region of any number of blocks where only one op may be.

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
  let summary = "runs one of two regions by a condition";
  let description = [{
    Without results the second region may be left out.

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
    // The types of the results are those of what the first region yields.
    OpBuilder<(ins "::mlir::Value":$cond,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location)>",
                        "::strata::scf::buildTerminatedBody">:$thenBuilder,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location)>", "nullptr">:$elseBuilder)>
  ];
  let extraClassDeclaration = [{
    // \pre In verified IR. Null where there is no second region.
    ::mlir::Block *thenBlock();
    ::strata::scf::YieldOp thenYield();
    ::mlir::Block *elseBlock();
    ::strata::scf::YieldOp elseYield();
    /// Before the terminator that is there already, or at the end where one is still to be made.
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
  let summary = "runs one of many regions by an index";
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
  // The cases come before the default in the text, and after it in memory.
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    unsigned getNumCases();
    ::mlir::Block &getDefaultBlock();
    ::mlir::Block &getCaseBlock(unsigned index);
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Again and again ----------------------------------------------------===//

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
  let summary = "counts from a bound to another";
  let description = [{
    The upper bound is not reached; the step is positive. Values are carried from one iteration to the next, and the
    last ones are the results. `unsigned` says how bounds are compared.

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

    /// The number that counts. \pre In verified IR.
    ::mlir::Value getInductionVar() { return getBody()->getArgument(0); }
    ::mlir::BlockArgument getRegionIterArg(unsigned index) { return getBody()->getArgument(index + 1); }
    void setLowerBound(::mlir::Value bound) { getOperation()->setOperand(0, bound); }
    void setUpperBound(::mlir::Value bound) { getOperation()->setOperand(1, bound); }
    void setStep(::mlir::Value step) { getOperation()->setOperand(2, step); }
    unsigned getNumInductionVars() { return 1; }
    unsigned getNumRegionIterArgs() { return getBody()->getNumArguments() - 1; }
    unsigned getNumControlOperands() { return 3; }
    /// None where the step is no constant.
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
  let summary = "runs as long as a condition holds";
  let description = [{
    The first region ends with `scf.condition`, which goes on to the second, or ends the loop; the second hands values
    back to the first. A loop whose second region does nothing is a "do while".

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
  // LoopLikeOpInterface has getInits().
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

    // \pre In verified IR.
    ::strata::scf::ConditionOp getConditionOp();
    ::strata::scf::YieldOp getYieldOp();
    ::mlir::Block::BlockArgListType getBeforeArguments();
    ::mlir::Block::BlockArgListType getAfterArguments();
    ::mlir::Block *getBeforeBody() { return &getBefore().front(); }
    ::mlir::Block *getAfterBody() { return &getAfter().front(); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===-- All at the same time -----------------------------------------------===//

def ParallelOp : SCF_Op<"parallel", [AutomaticAllocationScope, AttrSizedOperandSegments,
                                     DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                               ["getLoopInductionVars", "getLoopLowerBounds",
                                                                "getLoopUpperBounds", "getLoopSteps"]>,
                                     RecursiveMemoryEffects, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                     SingleBlockImplicitTerminator<"ReduceOp">, HasParallelRegion]> {
  let summary = "counts in several dimensions, in no order";
  let description = [{
    What iterations give is put together by the regions of `scf.reduce`, starting from initial values.

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
  let summary = "ends a parallel loop and says how what iterations give is put together";
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$operands)>, OpBuilder<(ins)>];
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "ends a region of scf.reduce";
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
  let summary = "runs its body once for each point, in no order";
  let description = [{
    Bounds and steps are numbers where they are known. Tensors that all iterations write to are named by
    `shared_outs`; how, is said by the ops in `scf.forall.in_parallel`, which may be left out where there are none.

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
    /// What stands for the shared tensors inside. \pre In verified IR.
    ::mlir::Block::BlockArgListType getRegionOutArgs() { return getBody()->getArguments().drop_front(getRank()); }
    // Numbers where they are known, else values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLowerBound();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedUpperBound();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedStep();
    // The same as values: known ones become constants.
    ::llvm::SmallVector<::mlir::Value> getLowerBound(::mlir::OpBuilder &builder);
    ::llvm::SmallVector<::mlir::Value> getUpperBound(::mlir::OpBuilder &builder);
    ::llvm::SmallVector<::mlir::Value> getStep(::mlir::OpBuilder &builder);
    unsigned getNumControlOperands() { return 3 * getRank(); }
    unsigned getNumDynamicControlOperands() { return getOperation()->getOperandGroupBounds(3).first; }
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }
    // A shared tensor, what stands for it inside, and the result that it becomes.
    ::mlir::OpResult getTiedOpResult(::mlir::OpOperand *operand);
    ::mlir::OpOperand *getTiedOpOperand(::mlir::BlockArgument argument);
    ::mlir::OpOperand *getTiedOpOperand(::mlir::OpResult result);
    ::mlir::BlockArgument getTiedBlockArgument(::mlir::OpOperand *operand);
    ::mlir::BlockArgument getTiedBlockArgument(::mlir::OpResult result);
    /// Whether all count from 0 in steps of 1.
    bool isNormalized();
    ::strata::scf::InParallelOp getTerminator();
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel",
                          !listconcat([Pure, Terminator, DeclareOpInterfaceMethods<InParallelOpInterface>,
                                       HasParent<"ForallOp">],
                                      GraphRegionNoTerminator.traits)> {
  let summary = "ends scf.forall: what iterations put into the shared tensors";
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SCF
