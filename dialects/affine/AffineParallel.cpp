//===- AffineParallel.cpp - affine.parallel -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

/// Appends the operands of the lower or the upper bounds, and adds their concatenated maps and the number of
/// results of each map as attributes. \p maps must have the same dimensions and symbols.
static void addBounds(Builder &builder, OperationState &state, llvm::ArrayRef<AffineMap> maps,
                      ValueRange args, llvm::StringRef mapName, llvm::StringRef groupsName) {
  llvm::SmallVector<AffineExpr> exprs;
  llvm::SmallVector<int32_t> groups;
  AffineMap first = maps.empty() ? builder.getEmptyAffineMap() : maps.front();
  for (AffineMap map : maps) {
    assert(map.getNumDims() == first.getNumDims() && map.getNumSymbols() == first.getNumSymbols() &&
           "expected maps over the same operands");
    llvm::append_range(exprs, map.getResults());
    groups.push_back(map.getNumResults());
  }
  AffineMap all = AffineMap::get(first.getNumDims(), first.getNumSymbols(), exprs, builder.getContext());
  state.addOperands(args);
  state.addAttribute(mapName, AffineMapAttr::get(all));
  state.addAttribute(groupsName, builder.getI32TensorAttr(groups));
}

void AffineParallelOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes,
                             llvm::ArrayRef<arith::AtomicRMWKind> reductions,
                             llvm::ArrayRef<AffineMap> lbMaps, ValueRange lbArgs,
                             llvm::ArrayRef<AffineMap> ubMaps, ValueRange ubArgs,
                             llvm::ArrayRef<int64_t> steps) {
  assert(lbMaps.size() == ubMaps.size() && lbMaps.size() == steps.size() &&
         "expected bounds and a step for each dimension");
  addBounds(builder, state, lbMaps, lbArgs, getLowerBoundsMapAttrStrName(),
            getLowerBoundsGroupsAttrStrName());
  addBounds(builder, state, ubMaps, ubArgs, getUpperBoundsMapAttrStrName(),
            getUpperBoundsGroupsAttrStrName());
  state.addAttribute(getStepsAttrStrName(), builder.getI64ArrayAttr(steps));
  auto kinds = llvm::map_to_vector(reductions, [&](arith::AtomicRMWKind kind) -> Attribute {
    return builder.getI64IntegerAttr(static_cast<int64_t>(kind));
  });
  state.addAttribute(getReductionsAttrStrName(), builder.getArrayAttr(kinds));
  state.addTypes(resultTypes);
  llvm::SmallVector<Type> types(steps.size(), builder.getIndexType());
  addBody(builder, state, types, [&](Block &) {
    if (resultTypes.empty())
      builder.create<AffineYieldOp>(state.location.materialize(state.getContext()));
  });
}

void AffineParallelOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes,
                             llvm::ArrayRef<arith::AtomicRMWKind> reductions,
                             llvm::ArrayRef<int64_t> ranges) {
  llvm::SmallVector<AffineMap> lbMaps(ranges.size(), builder.getConstantAffineMap(0)), ubMaps;
  for (int64_t range : ranges)
    ubMaps.push_back(builder.getConstantAffineMap(range));
  llvm::SmallVector<int64_t> steps(ranges.size(), 1);
  build(builder, state, resultTypes, reductions, lbMaps, ValueRange(), ubMaps, ValueRange(), steps);
}

//===----------------------------------------------------------------------===//
// Parser
//===----------------------------------------------------------------------===//

namespace {
/// A list of unique values with their positions.
struct NumberedValues {
  unsigned add(Value value) {
    auto [entry, isNew] = numbers.try_emplace(value, values.size());
    if (isNew)
      values.push_back(value);
    return entry->second;
  }
  llvm::SmallVector<Value, 4> values;
  llvm::SmallDenseMap<Value, unsigned, 4> numbers;
};

/// Parses the lower or upper bounds of all dimensions: `(expr, max(expr, expr), ...)`. The operands of all
/// expressions are uniqued into one list of dimensions and one of symbols for the common map.
class BoundsParser {
public:
  BoundsParser(OpAsmParser &parser, OperationState &result) : parser(parser), result(result) {}

  ParseResult parse(llvm::StringRef keyword, llvm::StringRef mapName, llvm::StringRef groupsName) {
    auto parseOne = [&]() -> ParseResult {
      return succeeded(parser.parseOptionalKeyword(keyword)) ? parseSeveral() : parseSingle();
    };
    if (parser.parseLParen())
      return failure();
    if (failed(parser.parseOptionalRParen()) &&
        (parser.parseCommaSeparatedList(parseOne) || parser.parseRParen()))
      return failure();
    Builder builder = parser.getBuilder();
    AffineMap map = AffineMap::get(dims.values.size(), symbols.values.size(), exprs, builder.getContext());
    result.operands.append(dims.values.begin(), dims.values.end());
    result.operands.append(symbols.values.begin(), symbols.values.end());
    result.addAttribute(mapName, AffineMapAttr::get(map));
    result.addAttribute(groupsName, builder.getI32TensorAttr(groups));
    return success();
  }

private:
  using Names = llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4>;

  ParseResult parseSingle() {
    Names dimNames, symbolNames;
    AffineExpr expr;
    if (parser.parseAffineExprOfSSAIds(dimNames, symbolNames, expr))
      return failure();
    return add(expr, dimNames, symbolNames);
  }

  ParseResult parseSeveral() {
    Names names;
    Attribute attr;
    NamedAttrList unused;
    if (parser.parseAffineMapOfSSAIds(names, attr, "bound", unused, OpAsmParser::Delimiter::Paren))
      return failure();
    AffineMap map = llvm::cast<AffineMapAttr>(attr).getValue();
    llvm::ArrayRef<OpAsmParser::UnresolvedOperand> all(names);
    return add(map.getResults(), all.take_front(map.getNumDims()), all.drop_front(map.getNumDims()));
  }

  ParseResult add(llvm::ArrayRef<AffineExpr> group, llvm::ArrayRef<OpAsmParser::UnresolvedOperand> dimNames,
                  llvm::ArrayRef<OpAsmParser::UnresolvedOperand> symbolNames) {
    llvm::SmallVector<AffineExpr, 4> dimExprs, symbolExprs;
    if (resolve(dimNames, dims, getAffineDimExpr, dimExprs) ||
        resolve(symbolNames, symbols, getAffineSymbolExpr, symbolExprs))
      return failure();
    for (AffineExpr expr : group)
      exprs.push_back(expr.replaceDimsAndSymbols(dimExprs, symbolExprs));
    groups.push_back(group.size());
    return success();
  }

  /// Resolves the operands \p names and appends each to \p values unless it is present. Appends to \p
  /// replacements the expressions that \p make returns for their positions in \p values.
  ParseResult resolve(llvm::ArrayRef<OpAsmParser::UnresolvedOperand> names, NumberedValues &values,
                      AffineExpr (*make)(unsigned, MLIRContext *),
                      llvm::SmallVectorImpl<AffineExpr> &replacements) {
    for (const OpAsmParser::UnresolvedOperand &name : names) {
      llvm::SmallVector<Value, 1> value;
      if (parser.resolveOperand(name, parser.getBuilder().getIndexType(), value))
        return failure();
      replacements.push_back(make(values.add(value.front()), parser.getContext()));
    }
    return success();
  }

  OpAsmParser &parser;
  OperationState &result;
  llvm::SmallVector<AffineExpr> exprs;
  llvm::SmallVector<int32_t> groups;
  NumberedValues dims, symbols;
};
} // namespace

/// Parses `step (2, 1)`; the steps are 1 if it is omitted.
static ParseResult parseSteps(OpAsmParser &parser, size_t count, OperationState &result) {
  llvm::SmallVector<int64_t, 4> steps;
  if (succeeded(parser.parseOptionalKeyword("step"))) {
    llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
    Attribute attr;
    NamedAttrList unused;
    if (parser.parseAffineMapOfSSAIds(operands, attr, "steps", unused, OpAsmParser::Delimiter::Paren))
      return failure();
    for (AffineExpr expr : llvm::cast<AffineMapAttr>(attr).getValue().getResults()) {
      auto constant = llvm::dyn_cast<AffineConstantExpr>(expr);
      if (!constant)
        return parser.emitError(parser.getNameLoc(), "steps must be constant integers");
      steps.push_back(constant.getValue());
    }
  } else {
    steps.assign(count, 1);
  }
  result.addAttribute(AffineParallelOp::getStepsAttrStrName(), parser.getBuilder().getI64ArrayAttr(steps));
  return success();
}

/// Parses `reduce ("addf", ...)`.
static ParseResult parseReductions(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  llvm::SmallVector<Attribute, 4> kinds;
  auto parseOne = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    StringAttr name;
    if (parser.parseAttribute(name, builder.getNoneType()))
      return failure();
    if (auto kind = arith::symbolizeAtomicRMWKind(name.getValue())) {
      kinds.push_back(builder.getI64IntegerAttr(static_cast<int64_t>(*kind)));
      return success();
    }
    return parser.emitError(loc, "invalid reduction value: ") << Attribute(name);
  };
  if (succeeded(parser.parseOptionalKeyword("reduce")) &&
      (parser.parseLParen() || parser.parseCommaSeparatedList(parseOne) || parser.parseRParen()))
    return failure();
  result.addAttribute(AffineParallelOp::getReductionsAttrStrName(), builder.getArrayAttr(kinds));
  return success();
}

ParseResult AffineParallelOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::Argument, 4> ivs;
  if (parser.parseArgumentList(ivs, OpAsmParser::Delimiter::Paren) || parser.parseEqual() ||
      BoundsParser(parser, result)
          .parse("max", getLowerBoundsMapAttrStrName(), getLowerBoundsGroupsAttrStrName()) ||
      parser.parseKeyword("to") ||
      BoundsParser(parser, result)
          .parse("min", getUpperBoundsMapAttrStrName(), getUpperBoundsGroupsAttrStrName()) ||
      parseSteps(parser, ivs.size(), result) || parseReductions(parser, result) ||
      parser.parseOptionalArrowTypeList(result.types))
    return failure();
  for (OpAsmParser::Argument &iv : ivs)
    iv.type = parser.getBuilder().getIndexType();
  return parseLoopBody(parser, ivs, result);
}

//===----------------------------------------------------------------------===//
// Printer
//===----------------------------------------------------------------------===//

/// True if all group sizes are positive and their sum is the number of map results.
static bool groupsFit(DenseIntElementsAttr groups, AffineMap map) {
  uint64_t sum = 0;
  for (const llvm::APInt &size : groups) {
    if (!size.isStrictlyPositive())
      return false;
    sum += size.getZExtValue();
  }
  return sum == map.getNumResults();
}

static void printBounds(OpAsmPrinter &printer, AffineMap map, DenseIntElementsAttr groups,
                        OperandRange operands, llvm::StringRef keyword) {
  ValueRange dims = operands.take_front(map.getNumDims()), symbols = operands.drop_front(map.getNumDims());
  unsigned start = 0;
  llvm::ListSeparator comma;
  for (const llvm::APInt &size : groups) {
    printer << llvm::StringRef(comma);
    unsigned count = size.getZExtValue();
    if (count == 1) {
      printer.printAffineExprOfSSAIds(map.getResult(start), dims, symbols);
    } else {
      printer << keyword << '(';
      printer.printAffineMapOfSSAIds(AffineMapAttr::get(map.getSliceMap(start, count)), operands);
      printer << ')';
    }
    start += count;
  }
}

void AffineParallelOp::print(OpAsmPrinter &printer) {
  AffineMap lower = getLowerBoundsMap(), upper = getUpperBoundsMap();
  // The IR may be invalid: an op with inconsistent bounds is printed in generic form.
  if (getRegion().empty() || !groupsFit(getLowerBoundsGroups(), lower) ||
      !groupsFit(getUpperBoundsGroups(), upper) ||
      getMapOperands().size() != size_t(lower.getNumInputs()) + upper.getNumInputs())
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << " (" << getBody()->getArgumentValues() << ") = (";
  printBounds(printer, lower, getLowerBoundsGroups(), getLowerBoundsOperands(), "max");
  printer << ") to (";
  printBounds(printer, upper, getUpperBoundsGroups(), getUpperBoundsOperands(), "min");
  printer << ')';
  llvm::SmallVector<int64_t, 8> steps = getSteps();
  if (!llvm::all_of(steps, [](int64_t step) { return step == 1; })) {
    printer << " step (";
    llvm::interleave(steps, [&](int64_t step) { printer << step; }, [&] { printer << ", "; });
    printer << ')';
  }
  bool hasResults = (*this)->getNumResults() != 0;
  if (hasResults) {
    printer << " reduce (";
    llvm::interleave(
        getReductions().getAsRange<IntegerAttr>(),
        [&](IntegerAttr kind) {
          auto value = static_cast<arith::AtomicRMWKind>(kind.getInt());
          printer << '"' << arith::stringifyAtomicRMWKind(value) << '"';
        },
        [&] { printer << ", "; });
    printer << ") -> (" << (*this)->getResultTypes() << ')';
  }
  printer << ' ';
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  printer.printOptionalAttrDict((*this)->getAttrList(), {"reductions", "lowerBoundsMap", "lowerBoundsGroups",
                                                         "upperBoundsMap", "upperBoundsGroups", "steps"});
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

/// True if values of the type can be combined by the reduction kind.
static bool canReduce(Type type, arith::AtomicRMWKind kind) {
  using Kind = arith::AtomicRMWKind;
  auto integer = llvm::dyn_cast<IntegerType>(type);
  switch (kind) {
  case Kind::addf:
  case Kind::mulf:
  case Kind::maximumf:
  case Kind::maxnumf:
  case Kind::minimumf:
  case Kind::minnumf:
    return llvm::isa<FloatType>(type);
  case Kind::addi:
  case Kind::muli:
  case Kind::ori:
  case Kind::andi:
    return static_cast<bool>(integer);
  case Kind::maxs:
  case Kind::mins:
    return integer && integer.isSigned();
  case Kind::maxu:
  case Kind::minu:
    return integer && integer.isUnsigned();
  case Kind::assign:
    return true;
  case Kind::xori:
    // As in MLIR, xori is not supported as a reduction.
    return false;
  }
  return false;
}

/// Checks the group sizes of a bounds map. \param end "lower" or "upper", for diagnostics.
static LogicalResult verifyGroups(AffineParallelOp op, AffineMap map, DenseIntElementsAttr groups,
                                  llvm::StringRef end) {
  uint64_t expected = 0;
  for (const llvm::APInt &size : groups) {
    if (!size.isStrictlyPositive())
      return op.emitOpError() << "expected " << end << " bound map to have at least one result";
    expected += size.getZExtValue();
  }
  if (expected != map.getNumResults())
    return op.emitOpError() << "expected " << end << " bounds map to have " << expected << " results";
  return success();
}

LogicalResult AffineParallelOp::verify() {
  size_t numDims = getNumDims(), numArguments = getBody()->getNumArguments();
  size_t numLower = getLowerBoundsGroups().getNumElements(),
         numUpper = getUpperBoundsGroups().getNumElements();
  if (numLower != numDims || numUpper != numDims || numArguments != numDims)
    return emitOpError() << "the number of region arguments (" << numArguments
                         << ") and the number of map groups for lower (" << numLower << ") and upper bound ("
                         << numUpper << "), and the number of steps (" << numDims << ") must all match";
  AffineMap lower = getLowerBoundsMap(), upper = getUpperBoundsMap();
  if (failed(verifyGroups(*this, lower, getLowerBoundsGroups(), "lower")) ||
      failed(verifyGroups(*this, upper, getUpperBoundsGroups(), "upper")))
    return failure();
  if (getReductions().size() != (*this)->getNumResults())
    return emitOpError("a reduction must be specified for each output");
  for (auto [kind, result] : llvm::zip(getReductions().getAsRange<IntegerAttr>(), (*this)->getResults()))
    if (!canReduce(result.getType(), static_cast<arith::AtomicRMWKind>(kind.getInt())))
      return emitOpError("result type cannot match reduction attribute");
  if (getMapOperands().size() != size_t(lower.getNumInputs()) + upper.getNumInputs())
    return emitOpError("bounds maps have ")
           << size_t(lower.getNumInputs()) + upper.getNumInputs() << " inputs but there are "
           << getMapOperands().size() << " operands";
  if (failed(verifyDimAndSymbolIdentifiers(*this, getLowerBoundsOperands(), lower.getNumDims())))
    return failure();
  return verifyDimAndSymbolIdentifiers(*this, getUpperBoundsOperands(), upper.getNumDims());
}

//===----------------------------------------------------------------------===//
// Bounds and steps
//===----------------------------------------------------------------------===//

llvm::SmallVector<Region *> AffineParallelOp::getLoopRegions() { return {&getRegion()}; }

/// Returns the bound of dimension \p pos: the consecutive results of \p map that belong to it. \p groups
/// contains the number of results of each dimension.
static AffineMap mapOfGroup(AffineMap map, DenseIntElementsAttr groups, unsigned pos) {
  unsigned start = 0;
  for (auto [index, size] : llvm::enumerate(groups)) {
    unsigned count = size.getZExtValue();
    if (index == pos)
      return map.getSliceMap(start, count);
    start += count;
  }
  llvm_unreachable("no such dimension");
}

AffineMap AffineParallelOp::getLowerBoundMap(unsigned pos) {
  return mapOfGroup(getLowerBoundsMap(), getLowerBoundsGroups(), pos);
}
AffineMap AffineParallelOp::getUpperBoundMap(unsigned pos) {
  return mapOfGroup(getUpperBoundsMap(), getUpperBoundsGroups(), pos);
}
OperandRange AffineParallelOp::getLowerBoundsOperands() {
  return getMapOperands().take_front(getLowerBoundsMap().getNumInputs());
}
OperandRange AffineParallelOp::getUpperBoundsOperands() {
  return getMapOperands().drop_front(getLowerBoundsMap().getNumInputs());
}

void AffineParallelOp::setLowerBounds(ValueRange operands, AffineMap map) {
  assert(operands.size() == map.getNumInputs() && "expected an operand for each input of the map");
  (*this)->setOperands(0, getLowerBoundsOperands().size(), operands);
  setLowerBoundsMap(map);
}
void AffineParallelOp::setUpperBounds(ValueRange operands, AffineMap map) {
  assert(operands.size() == map.getNumInputs() && "expected an operand for each input of the map");
  (*this)->setOperands(getLowerBoundsOperands().size(), getUpperBoundsOperands().size(), operands);
  setUpperBoundsMap(map);
}
void AffineParallelOp::setSteps(llvm::ArrayRef<int64_t> newSteps) {
  setStepsAttr(Builder(getContext()).getI64ArrayAttr(newSteps));
}

std::optional<llvm::SmallVector<int64_t, 8>> AffineParallelOp::getConstantRanges() {
  if (hasMinMaxBounds())
    return std::nullopt;
  // Subtract the bounds as expressions over a common list of operands, so that equal terms cancel.
  AffineMap lower = getLowerBoundsMap(), upper = getUpperBoundsMap();
  NumberedValues inputs;
  llvm::SmallVector<AffineExpr, 8> lowerInputs, upperInputs;
  for (Value operand : getLowerBoundsOperands())
    lowerInputs.push_back(getAffineDimExpr(inputs.add(operand), getContext()));
  for (Value operand : getUpperBoundsOperands())
    upperInputs.push_back(getAffineDimExpr(inputs.add(operand), getContext()));
  auto over = [](AffineMap map, unsigned i, llvm::ArrayRef<AffineExpr> exprs) {
    return map.getResult(i).replaceDimsAndSymbols(exprs.take_front(map.getNumDims()),
                                                  exprs.drop_front(map.getNumDims()));
  };
  llvm::SmallVector<int64_t, 8> ranges;
  for (unsigned i = 0; i != getNumDims(); ++i) {
    AffineExpr range = simplifyAffineExpr(over(upper, i, upperInputs) - over(lower, i, lowerInputs),
                                          inputs.values.size(), 0);
    auto constant = llvm::dyn_cast<AffineConstantExpr>(range);
    if (!constant)
      return std::nullopt;
    ranges.push_back(constant.getValue());
  }
  return ranges;
}
