//===- BuiltinOps.cpp - module and unrealized_conversion_cast -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The tables are what the generator would write; this room is below the generated dialects.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/MLIRContext.h"

using namespace strata;

static bool isString(const void *, Attribute attr) { return llvm::isa<StringAttr>(attr); }
static bool hasOneBlock(const void *, Region &region) { return region.hasOneBlock(); }

static constexpr TypeConstraintSpec anyType = {.summary = "any type"};
static constexpr AttrConstraintSpec symbolName = {
    .summary = "string attribute", .check = {&isString}, .form = AttrForm::SymbolName};
static constexpr AttrConstraintSpec stringAttr = {.summary = "string attribute", .check = {&isString}};
static constexpr RegionConstraintSpec oneBlock = {.summary = "region with 1 blocks", .check = {&hasOneBlock}};

//===----------------------------------------------------------------------===//
// module
//===----------------------------------------------------------------------===//

static constexpr AttrSpec moduleAttributes[] = {
    {.name = "sym_name", .constraint = &symbolName, .isOptional = true},
    {.name = "sym_visibility", .constraint = &stringAttr, .isOptional = true},
};
static constexpr RegionSpec moduleRegions[] = {{.name = "bodyRegion", .constraint = &oneBlock}};

/// `($sym_name^)? attr-dict-with-keyword $bodyRegion`
static constexpr FormatInst moduleCode[] = {
    {FormatOp::OptionalBegin, 0, 0, 2},
    {FormatOp::Attribute, FormatFlag::SpaceBefore | FormatFlag::FirstOfGroup, 0},
    {FormatOp::OptionalEnd},
    {FormatOp::AttrDictKeyword, FormatFlag::SpaceBefore},
    {FormatOp::Region, FormatFlag::SpaceBefore, 0},
};
static constexpr FormatAnchor moduleAnchors[] = {{AnchorKind::Attribute, 0}};
static constexpr uint64_t moduleBound[] = {1};
static constexpr FormatSpec moduleFormat = {
    .code = moduleCode, .anchors = moduleAnchors, .boundAttributes = moduleBound};

constinit const OpSpec ModuleOp::spec = {
    .name = "builtin.module",
    .attributes = moduleAttributes,
    .regions = moduleRegions,
    .traits = {Trait::SingleBlock, Trait::NoTerminator, Trait::IsIsolatedFromAbove, Trait::SymbolTable, Trait::Symbol,
               Trait::HasOnlyGraphRegion, Trait::NoRegionArguments, Trait::AffineScope},
    .format = &moduleFormat,
    .summary = "The top of the IR: one block of operations, and a table of symbols",
};

void ModuleOp::build(OpBuilder &builder, OperationState &state, std::optional<llvm::StringRef> name) {
  state.addRegion()->push_back(Block::create(builder.getContext()));
  if (name)
    state.setSlot(0, builder.getStringAttr(*name));
}
ModuleOp ModuleOp::create(Location loc, std::optional<llvm::StringRef> name) {
  OpBuilder builder(loc.getContext());
  return builder.create<ModuleOp>(loc, name);
}
std::optional<llvm::StringRef> ModuleOp::getSymName() {
  auto name = llvm::cast_or_null<StringAttr>(op->getSlot(0));
  return name ? std::optional<llvm::StringRef>(name.getValue()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// unrealized_conversion_cast
//===----------------------------------------------------------------------===//

static constexpr OperandSpec castOperands[] = {
    {.name = "inputs", .constraint = &anyType, .arity = Arity::Variadic}};
static constexpr ResultSpec castResults[] = {
    {.name = "outputs", .constraint = &anyType, .arity = Arity::Variadic}};

/// `($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict`
static constexpr FormatInst castCode[] = {
    {FormatOp::OptionalBegin, 0, 0, 4},
    {FormatOp::Operand, FormatFlag::SpaceBefore | FormatFlag::FirstOfGroup, 0},
    {FormatOp::Literal, FormatFlag::SpaceBefore, 0},
    {FormatOp::OperandType, FormatFlag::SpaceBefore, 0},
    {FormatOp::OptionalEnd},
    {FormatOp::Literal, FormatFlag::SpaceBefore, 1},
    {FormatOp::ResultType, FormatFlag::SpaceBefore, 0},
    {FormatOp::AttrDict, FormatFlag::SpaceBefore},
};
static constexpr llvm::StringRef castStrings[] = {":", "to"};
static constexpr FormatAnchor castAnchors[] = {{AnchorKind::Operand, 0}};
static constexpr TypeSource castTypes[] = {{}};
static constexpr FormatSpec castFormat = {.code = castCode,
                                          .strings = castStrings,
                                          .anchors = castAnchors,
                                          .operandTypes = castTypes,
                                          .resultTypes = castTypes};

/// A cast there and back again is nothing.
static LogicalResult foldCast(const void *, Operation *op, llvm::ArrayRef<Attribute>,
                              llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (op->getOperandTypes() == op->getResultTypes() && op->getNumResults()) {
    for (Value operand : op->getOperands())
      results.push_back(operand);
    return success();
  }
  if (op->getNumOperands() == 0)
    return failure();
  auto source = op->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
  if (!source || source->getNumResults() != op->getNumOperands() ||
      !(source->getOperandTypes() == op->getResultTypes()))
    return failure();
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i)
    if (op->getOperand(i) != Value(source->getResult(i)))
      return failure();
  for (Value operand : source->getOperands())
    results.push_back(operand);
  return success();
}

static LogicalResult verifyCast(const void *, Operation *op) {
  if (op->getNumResults() == 0)
    return op->emitOpError() << "expected at least one result for cast operation";
  return success();
}

constinit const OpSpec UnrealizedConversionCastOp::spec = {
    .name = "builtin.unrealized_conversion_cast",
    .operands = castOperands,
    .results = castResults,
    .traits = {Trait::NoMemoryEffect, Trait::AlwaysSpeculatable},
    .format = &castFormat,
    .hooks = {.verify = {&verifyCast}, .fold = {&foldCast}},
    .summary = "Values of some types seen as values of others",
};

void UnrealizedConversionCastOp::build(OpBuilder &, OperationState &state, TypeRange resultTypes, ValueRange inputs) {
  state.addOperands(inputs);
  state.addTypes(resultTypes);
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

static constexpr const OpSpec *builtinOps[] = {&ModuleOp::spec, &UnrealizedConversionCastOp::spec};

constinit const DialectSpec BuiltinDialect::spec = {
    .name = "builtin",
    .cppClass = "::mlir::BuiltinDialect",
    .ops = builtinOps,
    .hooks = detail::dialectHooks<BuiltinDialect>(),
    .summary = "Modules, and the IR's own types and attributes",
};
