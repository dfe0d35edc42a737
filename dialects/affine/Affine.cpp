//===- Affine.cpp - The affine dialect ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, the rules for dimensions and symbols, and helpers that several ops share.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "dialects/memref/MemRef.h"
#include "dialects/utils/ImplicitTerminator.h"
#include "dialects/ub/UB.h"
#include "runtime/interfaces/ShapedOpInterfaces.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/Matchers.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::affine;

Operation *AffineDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

//===----------------------------------------------------------------------===//
// Affine scopes
//===----------------------------------------------------------------------===//

static bool isScope(Operation *op) { return op && op->hasTrait<OpTrait::AffineScope>(); }

Region *affine::getAffineScope(Operation *op) {
  while (Operation *parent = op->getParentOp()) {
    if (isScope(parent))
      return op->getParentRegion();
    op = parent;
  }
  return nullptr;
}

bool affine::isTopLevelValue(Value value) {
  Region *region = value.getParentRegion();
  return region && isScope(region->getParentOp());
}

bool affine::isTopLevelValue(Value value, Region *region) { return value.getParentRegion() == region; }

//===----------------------------------------------------------------------===//
// Dimensions and symbols
//===----------------------------------------------------------------------===//

namespace {
/// Decides for one region which values are valid dimensions and symbols. Uses a worklist and memoization
/// instead of recursion: chains of ops can be long and share operands.
class OperandRules {
public:
  explicit OperandRules(Region *region) : region(region) {}

  bool isSymbol(Value value) { return decide(value, symbols, /*asDim=*/false); }
  bool isDim(Value value) { return decide(value, dims, /*asDim=*/true); }

private:
  using Answers = llvm::SmallDenseMap<Value, bool, 8>;

  using Operands = llvm::SmallVector<Value, 4>;

  /// Decides whether \p root is a dimension (if \p asDim) or a symbol. If this depends on operands, decides
  /// them first.
  bool decide(Value root, Answers &answers, bool asDim) {
    llvm::SmallVector<Value, 8> work = {root};
    llvm::SmallDenseSet<Value, 8> isOpen;
    while (!work.empty()) {
      Value value = work.back();
      if (answers.contains(value)) {
        work.pop_back();
        continue;
      }
      Operands operands;
      std::optional<bool> direct = asDim ? decideDim(value, operands) : decideSymbol(value, operands);
      if (direct) {
        answers[value] = *direct;
        work.pop_back();
        continue;
      }
      // Values in progress count as invalid, which terminates the search in cyclic graph regions.
      bool all = true, ready = true;
      for (Value operand : operands) {
        auto known = answers.find(operand);
        if (known == answers.end() && !isOpen.contains(operand)) {
          work.push_back(operand);
          ready = false;
        } else {
          all &= known != answers.end() && known->second;
        }
      }
      isOpen.insert(value);
      if (!ready)
        continue;
      answers[value] = all;
      work.pop_back();
    }
    return answers.lookup(root);
  }

  /// Returns whether a value is a symbol. Returns nullopt if this depends on operands: the value is a symbol
  /// if all values that are appended to \p operands are symbols.
  std::optional<bool> decideSymbol(Value value, Operands &operands) {
    if (!value || !value.getType().isIndex())
      return false;
    if (isDefinedAbove(value))
      return true;
    Operation *op = value.getDefiningOp();
    if (!op)
      return false;
    if (matchPattern(op, m_Constant()))
      return true;
    if (auto size = llvm::dyn_cast<ShapedDimOpInterface>(op))
      return decideSize(size, operands);
    if (op->getNumRegions() != 0 || !isPure(op))
      return false;
    llvm::append_range(operands, op->getOperands());
    return std::nullopt;
  }

  /// Returns whether a value is a dimension. Returns nullopt if this depends on operands: the value is a
  /// dimension if all values that are appended to \p operands are dimensions.
  std::optional<bool> decideDim(Value value, Operands &operands) {
    if (!value || !value.getType().isIndex())
      return false;
    if (isSymbol(value))
      return true;
    Operation *op = value.getDefiningOp();
    if (!op)
      return isAffineInductionVar(value);
    if (llvm::isa<AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp>(op)) {
      llvm::append_range(operands, op->getOperands());
      return std::nullopt;
    }
    auto size = llvm::dyn_cast<ShapedDimOpInterface>(op);
    return size && isTopLevelValue(size.getShapedValue());
  }

  /// Like decideSymbol(), for a dim op: it is a symbol if its source is at the top level of a scope, or if
  /// the op that creates the source memref has a symbol as the operand for this size.
  std::optional<bool> decideSize(ShapedDimOpInterface op, Operands &operands) {
    Value shaped = op.getShapedValue();
    if (isTopLevelValue(shaped))
      return true;
    std::optional<int64_t> dim = getConstantIntValue(op.getDimension());
    while (auto cast = shaped.getDefiningOp<memref::CastOp>())
      shaped = cast.getSource();
    std::optional<OperandRange> sizes = getDynamicSizes(shaped.getDefiningOp());
    if (!dim || !sizes)
      return false;
    auto type = llvm::cast<MemRefType>(shaped.getType());
    if (*dim < 0 || *dim >= type.getRank())
      return false;
    if (!type.isDynamicDim(*dim))
      return true;
    unsigned position = type.getDynamicDimIndex(*dim);
    if (position >= sizes->size())
      return false;
    operands.push_back((*sizes)[position]);
    return std::nullopt;
  }

  /// Returns the operands for the dynamic sizes of the memref that \p op creates; nullopt if \p op is null or
  /// an op that has no such operands.
  static std::optional<OperandRange> getDynamicSizes(Operation *op) {
    if (auto alloc = llvm::dyn_cast_or_null<memref::AllocOp>(op))
      return alloc.getDynamicSizes();
    if (auto view = llvm::dyn_cast_or_null<memref::ViewOp>(op))
      return view.getDynamicSizes();
    if (auto subview = llvm::dyn_cast_or_null<memref::SubViewOp>(op))
      return subview.getDynamicSizes();
    return std::nullopt;
  }

  /// True if the value is defined at the top level of the region or of an enclosing region, up to an op that
  /// is isolated from above.
  bool isDefinedAbove(Value value) {
    for (Region *scope = region; scope;) {
      if (isTopLevelValue(value, scope))
        return true;
      Operation *owner = scope->getParentOp();
      if (!owner || owner->hasTrait<OpTrait::IsIsolatedFromAbove>())
        return false;
      scope = owner->getParentRegion();
    }
    return false;
  }

  Region *region;
  Answers symbols, dims;
};
} // namespace

bool affine::isValidSymbol(Value value, Region *region) { return OperandRules(region).isSymbol(value); }

bool affine::isValidSymbol(Value value) {
  if (!value || !value.getType().isIndex())
    return false;
  if (isTopLevelValue(value))
    return true;
  Operation *op = value.getDefiningOp();
  return op && isValidSymbol(value, getAffineScope(op));
}

bool affine::isValidDim(Value value, Region *region) { return OperandRules(region).isDim(value); }

bool affine::isValidDim(Value value) {
  if (!value.getType().isIndex())
    return false;
  if (Operation *op = value.getDefiningOp())
    return isValidDim(value, getAffineScope(op));
  Operation *parent = llvm::cast<BlockArgument>(value).getOwner()->getParentOp();
  return isScope(parent) || llvm::isa_and_present<AffineForOp, AffineParallelOp>(parent);
}

LogicalResult affine::verifyDimAndSymbolIdentifiers(Operation *op, ValueRange operands, unsigned numDims) {
  if (operands.empty())
    return success();
  OperandRules rules(getAffineScope(op));
  for (auto [index, operand] : llvm::enumerate(operands)) {
    if (index < numDims ? rules.isDim(operand) : rules.isSymbol(operand))
      continue;
    return op->emitOpError(index < numDims ? "operand cannot be used as a dimension id"
                                           : "operand cannot be used as a symbol");
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

ParseResult affine::parseDimAndSymbolList(OpAsmParser &parser, llvm::SmallVectorImpl<Value> &operands,
                                          unsigned &numDims) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 8> names;
  if (parser.parseOperandList(names, OpAsmParser::Delimiter::Paren))
    return failure();
  numDims = names.size();
  return failure(parser.parseOperandList(names, OpAsmParser::Delimiter::OptionalSquare) ||
                 parser.resolveOperands(names, parser.getBuilder().getIndexType(), operands));
}

void affine::printDimAndSymbolList(OpAsmPrinter &printer, ValueRange operands, unsigned numDims) {
  numDims = std::min<size_t>(numDims, operands.size());
  printer << '(' << operands.take_front(numDims) << ')';
  if (ValueRange symbols = operands.drop_front(numDims); !symbols.empty())
    printer << '[' << symbols << ']';
}

ParseResult affine::parseLoopBody(OpAsmParser &parser, llvm::ArrayRef<OpAsmParser::Argument> arguments,
                                  OperationState &result) {
  Region &body = *result.addRegion();
  if (parser.parseRegion(body, arguments))
    return failure();
  mlir::ensureTerminator<AffineYieldOp>(body, result);
  return parser.parseOptionalAttrDict(result.attributes);
}

//===----------------------------------------------------------------------===//
// Region helpers
//===----------------------------------------------------------------------===//

bool affine::precedes(Operation *producer, Operation *user) {
  if (producer->getBlock() == user->getBlock() && !producer->isBeforeInBlock(user))
    return false;
  return llvm::none_of(producer->getOperands(),
                       [&](Value operand) { return operand.getDefiningOp() == user; });
}

void affine::addBody(OpBuilder &builder, OperationState &state, TypeRange argumentTypes,
                     llvm::function_ref<void(Block &)> body) {
  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.addRegion();
  llvm::SmallVector<Location> locs(argumentTypes.size(), state.location.materialize(state.getContext()));
  Block *block = builder.createBlock(region, region->end(), argumentTypes, locs);
  body(*block);
}

LogicalResult AffineYieldOp::verify() {
  Operation *parent = (*this)->getParentOp();
  if (!llvm::isa_and_present<AffineParallelOp, AffineIfOp, AffineForOp>(parent))
    return emitOpError("only terminates affine.if/for/parallel regions");
  if (parent->getNumResults() != (*this)->getNumOperands())
    return emitOpError("parent of yield must have same number of results as the yield operands");
  for (auto [result, operand] : llvm::zip(parent->getResults(), (*this)->getOperands()))
    if (result.getType() != operand.getType())
      return emitOpError("types mismatch between yield op and its parent");
  return success();
}

//===----------------------------------------------------------------------===//
// Induction variables
//===----------------------------------------------------------------------===//

AffineForOp affine::getForInductionVarOwner(Value value) {
  auto argument = llvm::dyn_cast_if_present<BlockArgument>(value);
  if (!argument || argument.getArgNumber() != 0)
    return AffineForOp();
  return llvm::dyn_cast_or_null<AffineForOp>(argument.getOwner()->getParentOp());
}

AffineParallelOp affine::getAffineParallelInductionVarOwner(Value value) {
  auto argument = llvm::dyn_cast_if_present<BlockArgument>(value);
  return argument ? llvm::dyn_cast_or_null<AffineParallelOp>(argument.getOwner()->getParentOp())
                  : AffineParallelOp();
}

bool affine::isAffineForInductionVar(Value value) {
  return static_cast<bool>(getForInductionVarOwner(value));
}
bool affine::isAffineParallelInductionVar(Value value) {
  return static_cast<bool>(getAffineParallelInductionVarOwner(value));
}
bool affine::isAffineInductionVar(Value value) {
  return isAffineForInductionVar(value) || isAffineParallelInductionVar(value);
}

void affine::extractForInductionVars(llvm::ArrayRef<AffineForOp> loops, llvm::SmallVectorImpl<Value> *ivs) {
  for (AffineForOp loop : loops)
    ivs->push_back(loop.getInductionVar());
}

void affine::extractInductionVars(llvm::ArrayRef<Operation *> loops, llvm::SmallVectorImpl<Value> &ivs) {
  for (Operation *op : loops) {
    if (auto loop = llvm::dyn_cast<AffineForOp>(op))
      ivs.push_back(loop.getInductionVar());
    else
      for (BlockArgument iv : llvm::cast<AffineParallelOp>(op).getIVs())
        ivs.push_back(iv);
  }
}
