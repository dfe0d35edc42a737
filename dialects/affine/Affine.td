//===- Affine.td - Index ops, conditions and loops ---------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops on indices and ops with regions; memory accesses are in AffineMemory.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE
#define STRATA_DIALECTS_AFFINE

include "dialects/affine/AffineBase.td"
include "dialects/affine/AffineMemory.td"
include "dialects/arith/ArithBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"

//===-- Maps ---------------------------------------------------------------===//

def AffineApplyOp : Affine_Op<"apply", [Pure, DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                                        ["inferResultRanges"]>]> {
  let summary = "applies a map with one result";
  let description = [{
    ```mlir
    func.func @place(%i: index, %n: index) -> index {
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 floordiv 2)>(%i)[%n]
      return %0 : index
    }
    ```
  }];
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let builders = [
    // Builds the map from a list of expressions. It has as many dimensions and symbols as the expressions
    // use.
    OpBuilder<(ins "::llvm::ArrayRef<::mlir::AffineExpr>":$exprList, "::mlir::ValueRange":$mapOperands)>
  ];
  let extraClassDeclaration = [{
    ::mlir::AffineMap getAffineMap() { return getMap(); }
    /// Returns the map with its operands and the result (AffineValueMap.h).
    ::mlir::affine::AffineValueMap getAffineValueMap();
    ::mlir::OperandRange getDimOperands();
    ::mlir::OperandRange getSymbolOperands();
    // True if the result is a valid dimension or symbol: in the enclosing scope, or in \p region.
    bool isValidDim();
    bool isValidDim(::mlir::Region *region);
    bool isValidSymbol();
    bool isValidSymbol(::mlir::Region *region);
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class AffineMinMaxOpBase<string mnemonic> : Affine_Op<mnemonic, [Pure]> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);
  let extraClassDeclaration = [{
    static ::llvm::StringRef getMapAttrStrName() { return "map"; }
    ::mlir::AffineMap getAffineMap() { return getMap(); }
    ::mlir::OperandRange getMapOperands() { return getOperands(); }
    ::mlir::OperandRange getDimOperands();
    ::mlir::OperandRange getSymbolOperands();
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineMinOp : AffineMinMaxOpBase<"min"> {
  let summary = "returns the minimum of the results of a map";
  let description = [{
    ```mlir
    func.func @rest(%i: index, %n: index) -> index {
      %0 = affine.min affine_map<(d0)[s0] -> (32, s0 - d0)>(%i)[%n]
      return %0 : index
    }
    ```
  }];
}

def AffineMaxOp : AffineMinMaxOpBase<"max"> {
  let summary = "returns the maximum of the results of a map";
}

//===-- Linearization ------------------------------------------------------===//

// Accessors of the basis of delinearize_index and linearize_index.
class BasisAccessors<string rankOf> {
  code declarations = [{
    /// True if the basis has an element for the first index.
    bool hasOuterBound() { return }] # rankOf # [{.size() == getStaticBasis().size(); }
    /// Returns the basis: attributes for static elements, operands for dynamic ones.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedBasis();
    /// Returns the basis without the element for the first index.
    ::llvm::SmallVector<::mlir::OpFoldResult> getEffectiveBasis();
    /// Returns one basis element per index. The first element is null if the basis has none for the first index.
    ::llvm::SmallVector<::mlir::OpFoldResult> getPaddedBasis();
  }];
}

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
  let summary = "splits a linear index into several indices";
  let description = [{
    The results are the digits of the index in a mixed-radix basis, most significant first. The first basis element is
    not needed and may be omitted.

    ```mlir
    func.func @apart(%i: index, %n: index) -> (index, index, index) {
      %0:3 = affine.delinearize_index %i into (4, %n, 8) : index, index, index
      return %0#0, %0#1, %0#2 : index, index, index
    }
    ```
  }];
  let arguments = (ins Index:$linear_index, Variadic<Index>:$dynamic_basis, DenseI64ArrayAttr:$static_basis);
  let results = (outs Variadic<Index>:$multi_index);
  let assemblyFormat = [{
    $linear_index `into`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($multi_index)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$linear_index, "::mlir::ValueRange":$dynamic_basis,
                   "::llvm::ArrayRef<int64_t>":$static_basis, CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "::mlir::Value":$linear_index, "::mlir::ValueRange":$basis, CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "::mlir::Value":$linear_index, "::llvm::ArrayRef<::mlir::OpFoldResult>":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "::mlir::Value":$linear_index, "::llvm::ArrayRef<int64_t>":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>
  ];
  let extraClassDeclaration = BasisAccessors<"getMultiIndex()">.declarations;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineLinearizeIndexOp : Affine_Op<"linearize_index", [Pure, AttrSizedOperandSegments]> {
  let summary = "combines several indices into a linear index";
  let description = [{
    The inverse of `affine.delinearize_index`. `disjoint` asserts that each index is non-negative and less than its
    basis element; only the first index may be negative.

    ```mlir
    func.func @together(%i: index, %j: index, %n: index) -> index {
      %0 = affine.linearize_index disjoint [%i, %j] by (%n, 8) : index
      return %0 : index
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$multi_index, Variadic<Index>:$dynamic_basis, DenseI64ArrayAttr:$static_basis,
                       UnitProp:$disjoint);
  let results = (outs Index:$linear_index);
  let assemblyFormat = [{
    (`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($linear_index)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$multi_index, "::mlir::ValueRange":$basis, CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "::mlir::ValueRange":$multi_index, "::llvm::ArrayRef<::mlir::OpFoldResult>":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "::mlir::ValueRange":$multi_index, "::llvm::ArrayRef<int64_t>":$basis,
                   CArg<"bool", "false">:$disjoint)>
  ];
  let extraClassDeclaration = BasisAccessors<"getMultiIndex()">.declarations;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Regions ------------------------------------------------------------===//

def AffineYieldOp : Affine_Op<"yield", [Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let summary = "terminates a region and yields values to the parent op";
  let description = "The assembly format omits it if it yields no values.";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let hasVerifier = 1;
}

def AffineIfOp : Affine_Op<"if", [ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects,
                                  NoRegionArguments, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "executes a region depending on the membership of a point in an integer set";
  let description = [{
    The else region may be omitted if there are no results.

    ```mlir
    func.func @inside(%m: memref<100xf32>, %x: f32) {
      affine.for %i = 0 to 200 {
        affine.if affine_set<(d0) : (d0 - 10 >= 0, 99 - d0 >= 0)>(%i) {
          affine.store %x, %m[%i] : memref<100xf32>
        }
      }
      return
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::IntegerSet":$set, "::mlir::ValueRange":$args, "bool":$withElseRegion)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::IntegerSet":$set, "::mlir::ValueRange":$args,
                   "bool":$withElseRegion)>
  ];
  let extraClassDeclaration = [{
    static ::llvm::StringRef getConditionAttrStrName() { return "condition"; }
    ::mlir::IntegerSet getIntegerSet();
    void setIntegerSet(::mlir::IntegerSet newSet);
    /// Sets the integer set and its operands.
    void setConditional(::mlir::IntegerSet set, ::mlir::ValueRange operands);
    bool hasElse() { return !getElseRegion().empty(); }
    // Return the block of the then or the else region. \pre The region is not empty.
    ::mlir::Block *getThenBlock() { return &getThenRegion().front(); }
    ::mlir::Block *getElseBlock() { return &getElseRegion().front(); }
    // Return a builder that inserts before the terminator of the then or the else region.
    ::mlir::OpBuilder getThenBodyBuilder() { return ::mlir::OpBuilder::atBlockTerminator(getThenBlock()); }
    ::mlir::OpBuilder getElseBodyBuilder() { return ::mlir::OpBuilder::atBlockTerminator(getElseBlock()); }
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineForOp : Affine_Op<"for", [AttrSizedOperandSegments, AutomaticAllocationScope, ImplicitAffineTerminator,
                                    ConditionallySpeculatable, RecursiveMemoryEffects,
                                    DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                              ["getLoopInductionVars", "getLoopLowerBounds",
                                                               "getLoopSteps", "getLoopUpperBounds",
                                                               "getInitsMutable", "getRegionIterArgs",
                                                               "getYieldedValuesMutable",
                                                               "replaceWithAdditionalYields"]>,
                                    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                                              ["getEntrySuccessorOperands"]>]> {
  let summary = "executes its body for each value between two bounds";
  let description = [{
    A bound is a constant, a symbol, or a map applied to operands. If the map has several results, the lower bound is
    their maximum and the exclusive upper bound their minimum. The step is positive. Loop-carried values are passed from
    one iteration to the next; the values of the last iteration are the results.

    ```mlir
    func.func @sum(%m: memref<100xf32>, %n: index, %zero: f32) -> f32 {
      %0 = affine.for %i = 0 to min affine_map<()[s0] -> (s0, 100)>()[%n] step 2 iter_args(%sum = %zero) -> (f32) {
        %1 = affine.load %m[%i] : memref<100xf32>
        %2 = arith.addf %sum, %1 : f32
        affine.yield %2 : f32
      }
      return %0 : f32
    }
    ```
  }];
  // The operands are not named `inits`: LoopLikeOpInterface declares getInits().
  let arguments = (ins Variadic<Index>:$lowerBoundOperands, Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$initOperands, AffineMapAttr:$lowerBoundMap, AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "int64_t":$lowerBound, "int64_t":$upperBound, CArg<"int64_t", "1">:$step,
                   CArg<"::mlir::ValueRange", "{}">:$iterArgs,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::Value, "
                        "::mlir::ValueRange)>", "nullptr">:$bodyBuilder)>,
    OpBuilder<(ins "::mlir::ValueRange":$lbOperands, "::mlir::AffineMap":$lbMap, "::mlir::ValueRange":$ubOperands,
                   "::mlir::AffineMap":$ubMap, CArg<"int64_t", "1">:$step, CArg<"::mlir::ValueRange", "{}">:$iterArgs,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::Value, "
                        "::mlir::ValueRange)>", "nullptr">:$bodyBuilder)>
  ];
  let extraClassDeclaration = [{
    using BodyBuilderFn =
        ::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::Value, ::mlir::ValueRange)>;
    static ::llvm::StringRef getLowerBoundMapAttrStrName() { return "lowerBoundMap"; }
    static ::llvm::StringRef getUpperBoundMapAttrStrName() { return "upperBoundMap"; }
    static ::llvm::StringRef getStepAttrStrName() { return "step"; }

    /// Returns the induction variable. \pre The op is valid.
    ::mlir::BlockArgument getInductionVar() { return getBody()->getArgument(0); }
    unsigned getNumRegionIterArgs() { return getBody()->getNumArguments() - 1; }
    unsigned getNumIterOperands() { return getInitOperands().size(); }
    /// Returns the operands of both bounds.
    ::mlir::OperandRange getControlOperands();
    unsigned getNumControlOperands() { return getOperation()->getNumOperands() - getNumIterOperands(); }

    // Accessors of the lower and of the upper bound.
    ::mlir::affine::AffineBound getLowerBound();
    ::mlir::affine::AffineBound getUpperBound();
    void setLowerBound(::mlir::ValueRange operands, ::mlir::AffineMap map);
    void setUpperBound(::mlir::ValueRange operands, ::mlir::AffineMap map);
    bool hasConstantLowerBound() { return getLowerBoundMap().isSingleConstant(); }
    bool hasConstantUpperBound() { return getUpperBoundMap().isSingleConstant(); }
    bool hasConstantBounds() { return hasConstantLowerBound() && hasConstantUpperBound(); }
    /// Return the value of a constant bound. \pre The bound is constant.
    int64_t getConstantLowerBound() { return getLowerBoundMap().getSingleConstantResult(); }
    int64_t getConstantUpperBound() { return getUpperBoundMap().getSingleConstantResult(); }
    void setConstantLowerBound(int64_t value);
    void setConstantUpperBound(int64_t value);
    /// True if both bounds have the same operands in the same order.
    bool matchingBoundOperandList();

    int64_t getStepAsInt();
    /// Sets the step. \pre The step is positive.
    void setStep(int64_t step);

    ::mlir::Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def AffineParallelOp : Affine_Op<"parallel", [AutomaticAllocationScope, ImplicitAffineTerminator,
                                              RecursivelySpeculatable, RecursiveMemoryEffects,
                                              DeclareOpInterfaceMethods<LoopLikeOpInterface>, MemRefsNormalizable]> {
  let summary = "executes its body for all points of a multi-dimensional range, in any order";
  let description = [{
    The values that the iterations yield are combined by the reduction kind that `reduce` specifies for each result. A
    bound with several expressions is their maximum or minimum. One map holds the bounds of all dimensions;
    `lowerBoundsGroups` and `upperBoundsGroups` hold the number of its results per dimension.

    ```mlir
    func.func @sum(%m: memref<100x100xf32>, %n: index) -> f32 {
      %0 = affine.parallel (%i, %j) = (0, 0) to (100, min(100, %n + 5)) step (1, 2) reduce ("addf") -> (f32) {
        %1 = affine.load %m[%i, %j] : memref<100x100xf32>
        affine.yield %1 : f32
      }
      return %0 : f32
    }
    ```
  }];
  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap, I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap, I32ElementsAttr:$upperBoundsGroups,
                       I64SmallVectorArrayAttr:$steps, Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    // Builds constant bounds: each dimension i iterates from 0 to `ranges[i]` with step 1.
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::llvm::ArrayRef<::mlir::arith::AtomicRMWKind>":$reductions,
                   "::llvm::ArrayRef<int64_t>":$ranges)>,
    // Builds the bounds from one map per dimension; all lower bounds use `lbArgs` and all upper bounds
    // `ubArgs`.
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::llvm::ArrayRef<::mlir::arith::AtomicRMWKind>":$reductions,
                   "::llvm::ArrayRef<::mlir::AffineMap>":$lbMaps, "::mlir::ValueRange":$lbArgs,
                   "::llvm::ArrayRef<::mlir::AffineMap>":$ubMaps, "::mlir::ValueRange":$ubArgs,
                   "::llvm::ArrayRef<int64_t>":$steps)>
  ];
  let extraClassDeclaration = [{
    static ::llvm::StringRef getReductionsAttrStrName() { return "reductions"; }
    static ::llvm::StringRef getLowerBoundsMapAttrStrName() { return "lowerBoundsMap"; }
    static ::llvm::StringRef getLowerBoundsGroupsAttrStrName() { return "lowerBoundsGroups"; }
    static ::llvm::StringRef getUpperBoundsMapAttrStrName() { return "upperBoundsMap"; }
    static ::llvm::StringRef getUpperBoundsGroupsAttrStrName() { return "upperBoundsGroups"; }
    static ::llvm::StringRef getStepsAttrStrName() { return "steps"; }

    unsigned getNumDims() { return getSteps().size(); }
    ::mlir::Block::BlockArgListType getIVs() { return getBody()->getArguments(); }
    ::mlir::OpBuilder getBodyBuilder() { return ::mlir::OpBuilder::atBlockTerminator(getBody()); }
    /// Returns the sizes of the iteration space; nullopt if one is not constant.
    ::std::optional<::llvm::SmallVector<int64_t, 8>> getConstantRanges();

    /// Return the lower or the upper bounds of one dimension: a map with one result per expression.
    ::mlir::AffineMap getLowerBoundMap(unsigned pos);
    ::mlir::AffineMap getUpperBoundMap(unsigned pos);
    ::mlir::OperandRange getLowerBoundsOperands();
    ::mlir::OperandRange getUpperBoundsOperands();
    /// Return the bounds with their operands (AffineValueMap.h).
    ::mlir::affine::AffineValueMap getLowerBoundsValueMap();
    ::mlir::affine::AffineValueMap getUpperBoundsValueMap();
    // Replace the map and the operands of the bounds. The number of map results per dimension
    // (`lowerBoundsGroups`, `upperBoundsGroups`) stays unchanged.
    void setLowerBounds(::mlir::ValueRange operands, ::mlir::AffineMap map);
    void setUpperBounds(::mlir::ValueRange operands, ::mlir::AffineMap map);
    void setSteps(::llvm::ArrayRef<int64_t> newSteps);
    /// True if a bound is the minimum or maximum of several expressions.
    bool hasMinMaxBounds() {
      return getLowerBoundsMap().getNumResults() != getNumDims() || getUpperBoundsMap().getNumResults() != getNumDims();
    }
  }];
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_AFFINE
