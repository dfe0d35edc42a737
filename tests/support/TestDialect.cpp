//===- TestDialect.cpp - The test dialect t ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/TestDialect.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/RegionKindInterface.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::test;

//===----------------------------------------------------------------------===//
// Type, attribute and region constraints
//===----------------------------------------------------------------------===//

static constexpr TypeConstraintSpec anyType = {.summary = "any type"};
static constexpr TypeConstraintSpec i1 = {
    .summary = "1-bit signless integer",
    .check = {[](const void *, Type type) { return type.isSignlessInteger(1); }},
    .build = {[](const void *, MLIRContext *context) -> Type { return IntegerType::get(context, 1); }}};
static constexpr TypeConstraintSpec i32 = {
    .summary = "32-bit signless integer",
    .check = {[](const void *, Type type) { return type.isSignlessInteger(32); }},
    .build = {[](const void *, MLIRContext *context) -> Type { return IntegerType::get(context, 32); }}};
static constexpr TypeConstraintSpec integerLike = {
    .summary = "signless-integer-like",
    .check = {[](const void *, Type type) { return getElementTypeOrSelf(type).isSignlessInteger(); }}};

static constexpr AttrConstraintSpec anyAttr = {.summary = "any attribute"};
static constexpr AttrConstraintSpec typedAttr = {
    .summary = "TypedAttr instance",
    .check = {[](const void *, Attribute attr) { return llvm::isa<TypedAttr>(attr); }}};
static constexpr AttrConstraintSpec i32Attr = {.summary = "32-bit signless integer attribute",
                                               .check = {[](const void *, Attribute attr) {
                                                 auto integer = llvm::dyn_cast<IntegerAttr>(attr);
                                                 return integer && integer.getType().isSignlessInteger(32);
                                               }}};
static constexpr AttrConstraintSpec stringAttr = {
    .summary = "string attribute",
    .check = {[](const void *, Attribute attr) { return llvm::isa<StringAttr>(attr); }}};
static constexpr AttrConstraintSpec symbolRefAttr = {
    .summary = "flat symbol reference attribute",
    .check = {[](const void *, Attribute attr) { return llvm::isa<FlatSymbolRefAttr>(attr); }}};

static constexpr RegionConstraintSpec anyRegion = {.summary = "any region"};
static constexpr RegionConstraintSpec twoBlocks = {
    .summary = "region with 2 blocks",
    .check = {[](const void *, Region &region) { return std::distance(region.begin(), region.end()) == 2; }}};

//===----------------------------------------------------------------------===//
// Member lists that several ops share
//===----------------------------------------------------------------------===//

static constexpr OperandSpec anyOperands[] = {
    {.name = "operands", .constraint = &anyType, .arity = Arity::Variadic}};
static constexpr OperandSpec oneAny[] = {{.name = "x", .constraint = &anyType}};
static constexpr OperandSpec twoAny[] = {{.name = "x", .constraint = &anyType},
                                         {.name = "y", .constraint = &anyType}};
static constexpr ResultSpec oneAnyResult[] = {{.name = "r", .constraint = &anyType}};
static constexpr RegionSpec anyRegions[] = {{.name = "bodies", .constraint = &anyRegion, .isVariadic = true}};
static constexpr RegionSpec oneRegion[] = {{.name = "body", .constraint = &anyRegion}};
static constexpr TypeSource typeOfFirst[] = {{.kind = TypeSourceKind::SameAs, .of = TypeSourceOf::Operand}};

#define TEST_OP(Variable, ...) static constexpr OpSpec Variable = {__VA_ARGS__}

//===----------------------------------------------------------------------===//
// Plain ops: t.a, t.b and t.c have no members; t.op has any operands, results and regions
//===----------------------------------------------------------------------===//

TEST_OP(aSpec, .name = "t.a");
TEST_OP(bSpec, .name = "t.b");
TEST_OP(cSpec, .name = "t.c");
TEST_OP(opSpec, .name = "t.op", .operands = anyOperands, .results = anyOperands, .regions = anyRegions,
        .traits = {Trait::NoTerminator});
/// An op with one SSA region.
TEST_OP(cfgSpec, .name = "t.cfg", .operands = anyOperands, .results = anyOperands, .regions = oneRegion);
TEST_OP(graphSpec, .name = "t.graph", .operands = anyOperands, .results = anyOperands, .regions = oneRegion,
        .traits = {Trait::HasOnlyGraphRegion, Trait::NoTerminator});
/// An op whose region 0 is a graph region and whose region 1 is an SSA region.
struct MachineOp {
  static RegionKind getRegionKind(unsigned index) {
    return index == 0 ? RegionKind::Graph : RegionKind::SSACFG;
  }
};
static constexpr InterfaceModelSpec machineInterfaces[] = {
    {TypeID::get<RegionKindInterface>(), &RegionKindInterface::Model<MachineOp>::value}};
TEST_OP(machineSpec, .name = "t.machine", .regions = anyRegions, .traits = {Trait::NoTerminator},
        .interfaces = machineInterfaces);

//===----------------------------------------------------------------------===//
// Arithmetic with folders
//===----------------------------------------------------------------------===//

static LogicalResult foldConst(const void *, Operation *op, llvm::ArrayRef<Attribute>,
                               llvm::SmallVectorImpl<OpFoldResult> &results) {
  results.push_back(op->getSlot(0));
  return success();
}
static constexpr AttrSpec constAttrs[] = {{.name = "value", .constraint = &typedAttr}};
static constexpr TypeSource typeOfValue[] = {{.kind = TypeSourceKind::SameAs, .of = TypeSourceOf::Attribute}};
constinit const OpSpec ConstOp::spec = {.name = "t.const",
                                        .attributes = constAttrs,
                                        .results = oneAnyResult,
                                        .traits = {Trait::ConstantLike, Trait::NoMemoryEffect},
                                        .inference = typeOfValue,
                                        .hooks = {.fold = {&foldConst}}};

static LogicalResult foldAdd(const void *, Operation *op, llvm::ArrayRef<Attribute> operands,
                             llvm::SmallVectorImpl<OpFoldResult> &results) {
  auto lhs = llvm::dyn_cast_or_null<IntegerAttr>(operands[0]),
       rhs = llvm::dyn_cast_or_null<IntegerAttr>(operands[1]);
  if (rhs && rhs.getValue().isZero())
    results.push_back(op->getOperand(0));
  else if (lhs && rhs)
    results.push_back(IntegerAttr::get(lhs.getType(), lhs.getValue() + rhs.getValue()));
  return success(!results.empty());
}
static constexpr OperandSpec addOperands[] = {{.name = "lhs", .constraint = &integerLike},
                                              {.name = "rhs", .constraint = &integerLike}};
static constexpr ResultSpec addResults[] = {{.name = "result", .constraint = &integerLike}};
constinit const OpSpec AddOp::spec = {.name = "t.add",
                                      .operands = addOperands,
                                      .results = addResults,
                                      .traits = {Trait::IsCommutative, Trait::SameOperandsAndResultType,
                                                 Trait::Elementwise, Trait::NoMemoryEffect},
                                      .inference = typeOfFirst,
                                      .hooks = {.fold = {&foldAdd}}};
TEST_OP(notSpec, .name = "t.not", .operands = oneAny, .results = oneAnyResult,
        .traits = {Trait::IsInvolution});
TEST_OP(absSpec, .name = "t.abs", .operands = oneAny, .results = oneAnyResult,
        .traits = {Trait::IsIdempotent});
TEST_OP(maxSpec, .name = "t.max", .operands = twoAny, .results = oneAnyResult,
        .traits = {Trait::IsIdempotent, Trait::IsCommutative});

//===----------------------------------------------------------------------===//
// Operand and result groups
//===----------------------------------------------------------------------===//

static constexpr OperandSpec mixedOperands[] = {
    {.name = "one", .constraint = &i1},
    {.name = "maybe", .constraint = &i32, .arity = Arity::Optional},
    {.name = "many", .constraint = &i32, .arity = Arity::Variadic}};
static constexpr ResultSpec mixedResults[] = {{.name = "maybe", .constraint = &i32, .arity = Arity::Optional},
                                              {.name = "many", .constraint = &i32, .arity = Arity::Variadic}};
static constexpr AttrSpec segmentAttrs[] = {
    {.name = "operandSegmentSizes", .constraint = &segmentSizesConstraint, .isOptional = true},
    {.name = "resultSegmentSizes", .constraint = &segmentSizesConstraint, .isOptional = true}};
TEST_OP(segmentsSpec, .name = "t.segments", .operands = mixedOperands, .attributes = segmentAttrs,
        .results = mixedResults, .operandSegments = SegmentKind::AttrSized,
        .resultSegments = SegmentKind::AttrSized);
static constexpr OperandSpec sameSizeOperands[] = {
    {.name = "a", .constraint = &i32, .arity = Arity::Variadic},
    {.name = "b", .constraint = &i1},
    {.name = "c", .constraint = &i32, .arity = Arity::Variadic}};
TEST_OP(sameSizeSpec, .name = "t.same_size", .operands = sameSizeOperands,
        .operandSegments = SegmentKind::SameSize);
static constexpr OperandSpec middleOperands[] = {{.name = "a", .constraint = &i1},
                                                 {.name = "b", .constraint = &i32, .arity = Arity::Variadic},
                                                 {.name = "c", .constraint = &i1}};
TEST_OP(middleSpec, .name = "t.middle", .operands = middleOperands);
static constexpr OperandSpec optionalOperands[] = {
    {.name = "a", .constraint = &i1}, {.name = "b", .constraint = &i32, .arity = Arity::Optional}};
TEST_OP(optionalSpec, .name = "t.optional", .operands = optionalOperands);
static constexpr ResultSpec twoResults[] = {{.name = "r", .constraint = &i32},
                                            {.name = "s", .constraint = &i32}};
TEST_OP(twoResultsSpec, .name = "t.two_results", .results = twoResults);
static constexpr RegionSpec someRegions[] = {
    {.name = "first", .constraint = &anyRegion},
    {.name = "others", .constraint = &anyRegion, .isVariadic = true}};
TEST_OP(someRegionsSpec, .name = "t.some_regions", .regions = someRegions, .traits = {Trait::NoTerminator});
static constexpr RegionSpec twoRegions[] = {{.name = "first", .constraint = &anyRegion},
                                            {.name = "second", .constraint = &anyRegion}};
TEST_OP(twoRegionsSpec, .name = "t.two_regions", .regions = twoRegions, .traits = {Trait::NoTerminator});
static constexpr RegionSpec blocksRegion[] = {{.name = "body", .constraint = &twoBlocks}};
TEST_OP(twoBlocksSpec, .name = "t.two_blocks", .regions = blocksRegion);

//===----------------------------------------------------------------------===//
// Branches and terminators
//===----------------------------------------------------------------------===//

static constexpr SuccessorSpec oneSuccessor[] = {{.name = "dest"}};
static constexpr SuccessorSpec twoSuccessors[] = {{.name = "yes"}, {.name = "no"}};
static constexpr SuccessorSpec someSuccessors[] = {{.name = "otherwise"},
                                                   {.name = "cases", .isVariadic = true}};
TEST_OP(brSpec, .name = "t.br", .operands = anyOperands, .successors = oneSuccessor,
        .traits = {Trait::IsTerminator});
TEST_OP(condBrSpec, .name = "t.cond_br", .operands = anyOperands, .successors = twoSuccessors,
        .traits = {Trait::IsTerminator});
TEST_OP(switchSpec, .name = "t.switch", .operands = anyOperands, .successors = someSuccessors,
        .traits = {Trait::IsTerminator});
TEST_OP(returnSpec, .name = "t.return", .operands = anyOperands,
        .traits = {Trait::IsTerminator, Trait::ReturnLike});
static constexpr OperandSpec ifOperands[] = {{.name = "condition", .constraint = &i1}};
TEST_OP(ifSpec, .name = "t.if", .operands = ifOperands, .results = anyOperands, .regions = twoRegions,
        .traits = {Trait::SingleBlock, Trait::NoRegionArguments}, .implicitTerminator = "t.yield");
static constexpr llvm::StringRef yieldParents[] = {"t.if", "t.cfg"};
TEST_OP(yieldSpec, .name = "t.yield", .operands = anyOperands, .traits = {Trait::IsTerminator},
        .parents = yieldParents);
static constexpr llvm::StringRef innerParents[] = {"t.if"};
TEST_OP(innerSpec, .name = "t.inner", .parents = innerParents);
TEST_OP(noArgumentsSpec, .name = "t.no_arguments", .regions = oneRegion,
        .traits = {Trait::NoRegionArguments, Trait::NoTerminator});

//===----------------------------------------------------------------------===//
// Symbols, symbol tables and isolation
//===----------------------------------------------------------------------===//

static constexpr AttrSpec symbolAttrs[] = {
    {.name = "sym_name", .constraint = &stringAttr},
    {.name = "sym_visibility", .constraint = &anyAttr, .isOptional = true}};
TEST_OP(funcSpec, .name = "t.func", .attributes = symbolAttrs, .regions = oneRegion,
        .traits = {Trait::IsIsolatedFromAbove, Trait::Symbol});
/// A symbol that does not declare the attribute `sym_name`.
TEST_OP(looseSymbolSpec, .name = "t.loose_symbol", .traits = {Trait::Symbol});
TEST_OP(isolatedSpec, .name = "t.isolated", .regions = oneRegion,
        .traits = {Trait::IsIsolatedFromAbove, Trait::NoTerminator});
static constexpr AttrSpec tableAttrs[] = {
    {.name = "sym_name", .constraint = &stringAttr, .isOptional = true},
    {.name = "sym_visibility", .constraint = &stringAttr, .isOptional = true}};
TEST_OP(tableSpec, .name = "t.table", .attributes = tableAttrs, .regions = oneRegion,
        .traits = {Trait::SymbolTable, Trait::Symbol, Trait::NoTerminator, Trait::IsIsolatedFromAbove});
/// A symbol table that does not declare how many regions it has.
TEST_OP(looseTableSpec, .name = "t.loose_table", .regions = anyRegions,
        .traits = {Trait::SymbolTable, Trait::NoTerminator});
static LogicalResult verifyCallee(const void *, Operation *op, SymbolTableCollection &tables) {
  auto callee = llvm::cast<FlatSymbolRefAttr>(op->getSlot(0));
  if (tables.lookupNearestSymbolFrom(op, SymbolRefAttr(callee)))
    return success();
  return op->emitOpError() << "calls '" << callee.getValue() << "', which does not exist";
}
static constexpr AttrSpec callAttrs[] = {{.name = "callee", .constraint = &symbolRefAttr}};
TEST_OP(callSpec, .name = "t.call", .attributes = callAttrs, .hooks = {.verifySymbolUses = {&verifyCallee}});

//===----------------------------------------------------------------------===//
// Attributes and user-defined verifiers
//===----------------------------------------------------------------------===//

static constexpr AttrSpec attributesAttrs[] = {
    {.name = "needed", .constraint = &i32Attr},
    {.name = "maybe", .constraint = &stringAttr, .isOptional = true},
    {.name = "usual",
     .constraint = &stringAttr,
     .defaultValue = {[](const void *, MLIRContext *context) -> Attribute {
       return StringAttr::get(context, "as usual");
     }}}};
TEST_OP(attributesSpec, .name = "t.attributes", .attributes = attributesAttrs);

static LogicalResult verifyAuthor(const void *, Operation *op) {
  return op->hasAttr("wrong") ? LogicalResult(op->emitOpError() << "is wrong") : success();
}
static LogicalResult verifyAuthorRegions(const void *, Operation *op) {
  return op->hasAttr("wrong_inside") ? LogicalResult(op->emitOpError() << "is wrong inside") : success();
}
static LogicalResult verifyAuthorTrait(const void *, Operation *op) {
  return op->hasAttr("wrong_trait") ? LogicalResult(op->emitOpError() << "has a wrong trait") : success();
}
static constexpr Hook<LogicalResult(Operation *)> authorTraits[] = {{&verifyAuthorTrait}};
TEST_OP(verifiedSpec, .name = "t.verified", .regions = anyRegions, .traits = {Trait::NoTerminator},
        .hooks = {.verify = {&verifyAuthor},
                  .verifyRegions = {&verifyAuthorRegions},
                  .verifyTraits = authorTraits});

//===----------------------------------------------------------------------===//
// Type traits, relations, predicates and result type inference
//===----------------------------------------------------------------------===//

#define TYPE_TRAIT_OP(Variable, Name, TheTrait)                                                              \
  TEST_OP(Variable, .name = Name, .operands = twoAny, .results = oneAnyResult, .traits = {Trait::TheTrait})
TYPE_TRAIT_OP(sameTypeOperandsSpec, "t.same_type_operands", SameTypeOperands);
TYPE_TRAIT_OP(sameOperandsShapeSpec, "t.same_operands_shape", SameOperandsShape);
TYPE_TRAIT_OP(sameOperandsElementSpec, "t.same_operands_element", SameOperandsElementType);
TYPE_TRAIT_OP(sameShapeSpec, "t.same_shape", SameOperandsAndResultShape);
TYPE_TRAIT_OP(sameElementSpec, "t.same_element", SameOperandsAndResultElementType);
TYPE_TRAIT_OP(sameTypeSpec, "t.same_type", SameOperandsAndResultType);
TYPE_TRAIT_OP(sameRankSpec, "t.same_rank", SameOperandsAndResultRank);
TYPE_TRAIT_OP(broadcastSpec, "t.broadcast", ResultsBroadcastableShape);
TYPE_TRAIT_OP(floatLikeSpec, "t.float_like", ResultsAreFloatLike);
TYPE_TRAIT_OP(elementwiseSpec, "t.elementwise", Elementwise);
TEST_OP(elementwisePairSpec, .name = "t.elementwise_pair", .operands = twoAny, .results = twoAny,
        .traits = {Trait::Elementwise});

static constexpr TypeRef xAndR[] = {{TypeSourceOf::Operand, 0}, {TypeSourceOf::Result, 0}};
static constexpr TypeRef xAndY[] = {{TypeSourceOf::Operand, 0}, {TypeSourceOf::Operand, 1}};
#define RELATION_OP(Variable, Name, ...)                                                                     \
  static constexpr RelationSpec Variable##Relations[] = {__VA_ARGS__};                                       \
  TEST_OP(Variable, .name = Name, .operands = twoAny, .results = oneAnyResult,                               \
          .relations = Variable##Relations)
RELATION_OP(typesMatchSpec, "t.types_match",
            {RelationKind::AllTypesMatch, "all of {x, r} have same type", xAndR});
RELATION_OP(elementsMatchSpec, "t.elements_match",
            {RelationKind::AllElementTypesMatch, "all of {x, y} have same element type", xAndY});
RELATION_OP(shapesMatchSpec, "t.shapes_match",
            {RelationKind::AllShapesMatch, "all of {x, y} have same shape", xAndY});
RELATION_OP(ranksMatchSpec, "t.ranks_match",
            {RelationKind::AllRanksMatch, "all of {x, y} have same rank", xAndY});
RELATION_OP(countsMatchSpec, "t.counts_match",
            {RelationKind::AllElementCountsMatch, "all of {x, y} have same element count", xAndY});
RELATION_OP(transformSpec, "t.transform",
            {.kind = RelationKind::TypesMatchWith,
             .summary = "y is the element of x",
             .refs = xAndY,
             .transform = {[](const void *, Type type) { return getElementTypeOrSelf(type); }}});
static constexpr OpPredicateSpec predicates[] = {
    {"x and y differ", {[](const void *, Operation *op) { return op->getOperand(0) != op->getOperand(1); }}}};
TEST_OP(predicateSpec, .name = "t.predicate", .operands = twoAny, .predicates = predicates);
TEST_OP(inferredSpec, .name = "t.inferred", .operands = oneAny, .results = oneAnyResult,
        .hooks = {.inferResultTypes = {[](const void *, const InferContext &context,
                                          llvm::SmallVectorImpl<Type> &types) -> LogicalResult {
                    if (context.operands[0].getType().isIndex())
                      return failure();
                    types.push_back(context.operands[0].getType());
                    return success();
                  }}});
static constexpr TypeSource buildableType[] = {{.kind = TypeSourceKind::Buildable}};
static constexpr ResultSpec i32Result[] = {{.name = "r", .constraint = &i32}};
TEST_OP(buildableSpec, .name = "t.buildable", .results = i32Result, .inference = buildableType);
static constexpr TypeSource elementType[] = {
    {.kind = TypeSourceKind::Transform,
     .of = TypeSourceOf::Operand,
     .transform = {[](const void *, Type type) { return getElementTypeOrSelf(type); }}}};
TEST_OP(elementSpec, .name = "t.element", .operands = oneAny, .results = oneAnyResult,
        .inference = elementType);

//===----------------------------------------------------------------------===//
// The dialect descriptor
//===----------------------------------------------------------------------===//

static constexpr const OpSpec *testOps[] = {
    &aSpec,
    &absSpec,
    &AddOp::spec,
    &attributesSpec,
    &bSpec,
    &brSpec,
    &broadcastSpec,
    &buildableSpec,
    &cSpec,
    &callSpec,
    &cfgSpec,
    &condBrSpec,
    &ConstOp::spec,
    &countsMatchSpec,
    &elementSpec,
    &elementsMatchSpec,
    &elementwiseSpec,
    &elementwisePairSpec,
    &floatLikeSpec,
    &funcSpec,
    &graphSpec,
    &ifSpec,
    &inferredSpec,
    &innerSpec,
    &isolatedSpec,
    &looseSymbolSpec,
    &looseTableSpec,
    &machineSpec,
    &maxSpec,
    &middleSpec,
    &noArgumentsSpec,
    &notSpec,
    &opSpec,
    &optionalSpec,
    &predicateSpec,
    &ranksMatchSpec,
    &returnSpec,
    &sameElementSpec,
    &sameOperandsElementSpec,
    &sameOperandsShapeSpec,
    &sameRankSpec,
    &sameShapeSpec,
    &sameSizeSpec,
    &sameTypeSpec,
    &sameTypeOperandsSpec,
    &segmentsSpec,
    &shapesMatchSpec,
    &someRegionsSpec,
    &switchSpec,
    &tableSpec,
    &transformSpec,
    &twoBlocksSpec,
    &twoRegionsSpec,
    &twoResultsSpec,
    &typesMatchSpec,
    &verifiedSpec,
    &yieldSpec,
};

constinit const DialectSpec TestDialect::spec = {
    .name = "t",
    .cppClass = "::mlir::test::TestDialect",
    .ops = testOps,
    .hooks =
        {.create = {[](const void *, MLIRContext *context) -> Dialect * { return new TestDialect(context); }},
         .materializeConstant = {[](const void *, OpBuilder &builder, Attribute value, Type type,
                                    Location loc) -> Operation * {
           auto typed = llvm::dyn_cast<TypedAttr>(value);
           return typed && typed.getType() == type ? builder.create<ConstOp>(loc, value).getOperation()
                                                   : nullptr;
         }},
         .verifyOperationAttribute = {[](const void *, Operation *op, NamedAttribute attr) -> LogicalResult {
           if (attr.getNameStr() == "t.forbidden")
             return op->emitError() << "attribute 't.forbidden' is forbidden";
           return success();
         }}},
};
