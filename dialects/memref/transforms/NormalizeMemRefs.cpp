//===- NormalizeMemRefs.cpp - Layout maps as shapes and indices -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A memref type with a layout map gets the shape that contains all results of the map for the indices of the
// old shape, and the identity layout. Each access composes its indices with the map. Layouts of memrefs with
// dynamic sizes are supported if they tile: two results are `x floordiv c` and `x mod c`. Works in three
// steps:
// 1. Find the functions that cannot be changed, and propagate this over calls in both directions.
// 2. In the other functions, change allocations, arguments and results of calls with all their accesses.
// 3. Change the types of functions accordingly.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/func/Func.h"
#include "dialects/memref/MemRef.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallBitVector.h"
#include <numeric>

using namespace mlir;
using namespace mlir::memref;

namespace mlir::memref {
#define GEN_PASS_DEF_NORMALIZEMEMREFSPASS
#include "dialects/memref/transforms/Passes.h.inc"
} // namespace mlir::memref

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

namespace {

/// The smallest and the largest value of an expression.
struct Interval {
  int64_t lower, upper;
};

/// Returns the interval of the results of `calculate` for the bounds of both intervals; nullopt if
/// `calculate` fails because of an overflow.
template <typename FnT>
std::optional<Interval> combine(Interval a, Interval b, FnT &&calculate) {
  std::optional<Interval> result;
  for (int64_t x : {a.lower, a.upper})
    for (int64_t y : {b.lower, b.upper}) {
      int64_t value;
      if (!calculate(x, y, value))
        return std::nullopt;
      result = result ? Interval{std::min(result->lower, value), std::max(result->upper, value)}
                      : Interval{value, value};
    }
  return result;
}

std::optional<Interval> evaluate(AffineExprKind kind, Interval a, Interval b) {
  switch (kind) {
  case AffineExprKind::Add:
    return combine(a, b, [](int64_t x, int64_t y, int64_t &z) { return !llvm::AddOverflow(x, y, z); });
  case AffineExprKind::Mul:
    return combine(a, b, [](int64_t x, int64_t y, int64_t &z) { return !llvm::MulOverflow(x, y, z); });
  case AffineExprKind::FloorDiv:
  case AffineExprKind::CeilDiv:
  case AffineExprKind::Mod:
    break;
  default:
    return std::nullopt;
  }
  // Only constant positive divisors are supported.
  int64_t divisor = b.lower;
  if (b.upper != divisor || divisor <= 0)
    return std::nullopt;
  if (kind == AffineExprKind::CeilDiv)
    return Interval{llvm::divideCeilSigned(a.lower, divisor), llvm::divideCeilSigned(a.upper, divisor)};
  if (kind == AffineExprKind::FloorDiv)
    return Interval{llvm::divideFloorSigned(a.lower, divisor), llvm::divideFloorSigned(a.upper, divisor)};
  if (llvm::divideFloorSigned(a.lower, divisor) != llvm::divideFloorSigned(a.upper, divisor))
    return Interval{0, divisor - 1};
  return Interval{llvm::mod(a.lower, divisor), llvm::mod(a.upper, divisor)};
}

/// Computes the interval of an expression over the indices of a static shape. Linear in the size of the
/// expression.
std::optional<Interval> getInterval(AffineExpr expr, llvm::ArrayRef<int64_t> shape) {
  llvm::DenseMap<AffineExpr, std::optional<Interval>> known;
  expr.walk([&](AffineExpr part) {
    if (known.contains(part))
      return;
    std::optional<Interval> interval;
    if (auto constant = llvm::dyn_cast<AffineConstantExpr>(part)) {
      interval = Interval{constant.getValue(), constant.getValue()};
    } else if (auto dim = llvm::dyn_cast<AffineDimExpr>(part)) {
      interval = Interval{0, shape[dim.getPosition()] - 1};
    } else if (auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(part)) {
      auto left = known.lookup(binary.getLHS()), right = known.lookup(binary.getRHS());
      if (left && right)
        interval = evaluate(part.getKind(), *left, *right);
      // For a result x mod c of the map, assume, as MLIR does, that the largest remainder occurs even if x <
      // c always holds. All remainders are multiples of the greatest common divisor of c and the values of x.
      if (interval && part == expr && part.getKind() == AffineExprKind::Mod)
        interval->upper = right->lower - std::gcd(right->lower, binary.getLHS().getLargestKnownDivisor());
    }
    known[part] = interval;
  });
  return known.lookup(expr);
}

/// Returns the dimensions that an expression uses.
llvm::SmallBitVector getDims(AffineExpr expr, unsigned numDims) {
  llvm::SmallBitVector dims(numDims);
  expr.walk([&](AffineExpr part) {
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(part))
      dims.set(dim.getPosition());
  });
  return dims;
}

/// Returns true if a result of a map is half of a tile: the number of a tile `x floordiv c` or the position
/// in a tile `x mod c`, if another result is the other half and no further result uses the dimensions of x.
bool isHalfOfTile(AffineMap map, unsigned number) {
  auto half = llvm::dyn_cast<AffineBinaryOpExpr>(map.getResult(number));
  if (!half || !llvm::isa<AffineConstantExpr>(half.getRHS()))
    return false;
  if (half.getKind() != AffineExprKind::FloorDiv && half.getKind() != AffineExprKind::Mod)
    return false;
  AffineExpr other = half.getKind() == AffineExprKind::Mod ? half.getLHS().floorDiv(half.getRHS())
                                                           : half.getLHS() % half.getRHS();
  llvm::SmallBitVector dims = getDims(half.getLHS(), map.getNumDims());
  unsigned numOther = 0;
  for (auto [i, result] : llvm::enumerate(map.getResults()))
    if (result == other)
      ++numOther;
    else if (i != number && getDims(result, map.getNumDims()).anyCommon(dims))
      return false;
  return numOther == 1;
}

/// Returns true if the expression has no quotients and remainders.
bool isLinear(AffineExpr expr) {
  bool result = true;
  expr.walk([&](AffineExpr part) {
    result &= !llvm::is_contained({AffineExprKind::FloorDiv, AffineExprKind::CeilDiv, AffineExprKind::Mod},
                                  part.getKind());
  });
  return result;
}

/// Returns true if the expression consists of sums and products of dimensions and non-negative constants: it
/// is then largest for the largest dimensions.
bool isGrowing(AffineExpr expr) {
  bool result = true;
  expr.walk([&](AffineExpr part) {
    auto constant = llvm::dyn_cast<AffineConstantExpr>(part);
    bool isFine = constant
                      ? constant.getValue() >= 0
                      : llvm::is_contained({AffineExprKind::Add, AffineExprKind::Mul, AffineExprKind::DimId},
                                           part.getKind());
    result &= isFine;
  });
  return result;
}

/// Returns an expression of the size of a dimension of the new shape in terms of the sizes of the old shape,
/// for a result of the layout map that uses a dynamic dimension; null if the size cannot be computed.
AffineExpr getDynamicSize(AffineMap map, unsigned number) {
  AffineExpr result = map.getResult(number);
  if (!isHalfOfTile(map, number))
    return isGrowing(result) ? result : AffineExpr();
  auto half = llvm::cast<AffineBinaryOpExpr>(result);
  return half.getKind() == AffineExprKind::Mod ? half.getRHS() : half.getLHS().ceilDiv(half.getRHS());
}

/// Returns true if a result of the layout map uses a dynamic dimension.
bool isDynamicResult(MemRefType type, AffineExpr result) {
  return llvm::any_of(getDims(result, type.getRank()).set_bits(),
                      [&](unsigned dim) { return type.isDynamicDim(dim); });
}

} // namespace

MemRefType affine::normalizeMemRefType(MemRefType memrefType) {
  AffineMap map = memrefType.getLayout().getAffineMap();
  llvm::ArrayRef<int64_t> shape = memrefType.getShape();
  if (map.isIdentity() || shape.empty() || llvm::is_contained(shape, 0))
    return memrefType;
  auto numbers = llvm::seq<unsigned>(0, map.getNumResults());
  if (!memrefType.hasStaticShape() &&
      (map.getNumSymbols() != 0 || llvm::none_of(numbers, [&](unsigned i) { return isHalfOfTile(map, i); })))
    return memrefType;
  llvm::SmallVector<int64_t> newShape;
  for (auto [number, result] : llvm::enumerate(map.getResults())) {
    if (isDynamicResult(memrefType, result)) {
      if (!getDynamicSize(map, number))
        return memrefType;
      newShape.push_back(ShapedType::kDynamic);
      continue;
    }
    // Cancel terms, but do not rewrite remainders, whose interval is known.
    AffineExpr known =
        isLinear(result) ? simplifyAffineExpr(result, map.getNumDims(), map.getNumSymbols()) : result;
    std::optional<Interval> interval = getInterval(known, shape);
    if (!interval || interval->upper < 0 || interval->upper == std::numeric_limits<int64_t>::max())
      return memrefType;
    newShape.push_back(interval->upper + 1);
  }
  return MemRefType::get(newShape, memrefType.getElementType(), MemRefLayoutAttrInterface(),
                         memrefType.getMemorySpace());
}

namespace {

/// Returns the type that replaces \p type.
Type normalize(Type type) {
  auto memref = llvm::dyn_cast<MemRefType>(type);
  return memref ? affine::normalizeMemRefType(memref) : type;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// The position of the memref among the operands of an access. The operands after it are indices, or operands
/// of the map that computes the indices.
struct Access {
  unsigned memref;
  StringAttr mapName; ///< Null if the operands are indices.
};

std::optional<Access> getAccess(Operation *op) {
  if (llvm::isa<LoadOp>(op))
    return Access{0, StringAttr()};
  if (llvm::isa<StoreOp>(op))
    return Access{1, StringAttr()};
  bool isRead = llvm::isa<affine::AffineLoadOp, affine::AffineVectorLoadOp, affine::AffinePrefetchOp>(op);
  if (!isRead && !llvm::isa<affine::AffineStoreOp, affine::AffineVectorStoreOp>(op))
    return std::nullopt;
  return Access{isRead ? 0u : 1u, StringAttr::get(op->getContext(), "map")};
}

/// Returns true if the op that uses the memref is still valid after the memref type changes, or can be
/// changed, too.
bool isNormalizableUse(OpOperand &use) {
  Operation *op = use.getOwner();
  if (!op->hasTrait(Trait::MemRefsNormalizable))
    return llvm::isa<func::CallOp, func::ReturnOp>(op);
  if (std::optional<Access> access = getAccess(op))
    return use.getOperandNumber() == access->memref;
  if (auto cast = llvm::dyn_cast<CastOp>(op))
    return llvm::isa<UnrankedMemRefType>(cast.getType());
  return llvm::isa<DeallocOp, DimOp, ReinterpretCastOp>(op);
}

/// Composes the indices of an access with the layout map.
/// \param symbols the operands of the symbols of the layout map.
void remapAccess(Operation *op, Access access, AffineMap layout, ValueRange symbols) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  ValueRange operands = ValueRange(op->getOperands()).drop_front(access.memref + 1);
  llvm::SmallVector<Value> all;
  if (!access.mapName) {
    llvm::append_range(all, operands);
    llvm::append_range(all, symbols);
    affine::fullyComposeAffineMapAndOperands(&layout, &all);
    affine::canonicalizeMapAndOperands(&layout, &all);
    llvm::SmallVector<Value> indices;
    for (unsigned i = 0, e = layout.getNumResults(); i != e; ++i)
      indices.push_back(
          builder.create<affine::AffineApplyOp>(loc, builder.getIndexType(), layout.getSubMap({i}), all));
    op->setOperands(access.memref + 1, operands.size(), indices);
    return;
  }
  AffineMap map = llvm::cast<AffineMapAttr>(op->getAttr(access.mapName)).getValue();
  // As MLIR does, create ops for the old indices. They are dead, since the composed map replaces them.
  if (!map.isIdentity())
    for (unsigned i = 0, e = map.getNumResults(); i != e; ++i)
      builder.create<affine::AffineApplyOp>(loc, builder.getIndexType(), map.getSubMap({i}), operands);
  // The symbols of the layout precede those of the map.
  llvm::append_range(all, operands.take_front(map.getNumDims()));
  llvm::append_range(all, symbols);
  llvm::append_range(all, operands.drop_front(map.getNumDims()));
  AffineMap composed = simplifyAffineMap(layout.compose(map));
  affine::fullyComposeAffineMapAndOperands(&composed, &all);
  affine::canonicalizeMapAndOperands(&composed, &all);
  op->setOperands(access.memref + 1, operands.size(), all);
  op->setAttr(access.mapName, AffineMapAttr::get(composed));
}

/// Returns the size of a dimension of a memref, or null if it is dynamic and not an operand of an allocation.
OpFoldResult getSize(Value memref, unsigned dim) {
  auto type = llvm::cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return Builder(memref.getContext()).getIndexAttr(type.getDimSize(dim));
  unsigned position = llvm::count_if(type.getShape().take_front(dim), ShapedType::isDynamic);
  Operation *producer = memref.getDefiningOp();
  if (auto alloc = llvm::dyn_cast_if_present<AllocOp>(producer))
    return alloc.getDynamicSizes()[position];
  if (auto alloca = llvm::dyn_cast_if_present<AllocaOp>(producer))
    return alloca.getDynamicSizes()[position];
  return OpFoldResult();
}

/// Changes the users of a memref whose type is replaced.
void remapUses(Value memref, MemRefType oldType, ValueRange symbols) {
  AffineMap layout = oldType.getLayout().getAffineMap();
  for (OpOperand &use : llvm::make_early_inc_range(memref.getUses())) {
    Operation *op = use.getOwner();
    if (std::optional<Access> access = getAccess(op)) {
      remapAccess(op, *access, layout, symbols);
    } else if (auto dim = llvm::dyn_cast<DimOp>(op)) {
      OpFoldResult size = getSize(memref, *dim.getConstantIndex());
      OpBuilder builder(op);
      dim.getResult().replaceAllUsesWith(getValueOrCreateConstantIndexOp(builder, op->getLoc(), size));
      op->erase();
    }
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Returns true if the memref has the new type already, or all its uses can be changed.
bool isNormalizable(Value memref) {
  auto type = llvm::dyn_cast<MemRefType>(memref.getType());
  if (!type || normalize(type) == type)
    return true;
  return llvm::all_of(memref.getUses(), [&](OpOperand &use) {
    auto dim = llvm::dyn_cast<DimOp>(use.getOwner());
    if (dim) {
      std::optional<int64_t> index = dim.getConstantIndex();
      return index && *index >= 0 && *index < type.getRank() && getSize(memref, *index);
    }
    return isNormalizableUse(use);
  });
}

class NormalizeMemRefs : public memref::impl::NormalizeMemRefsPassBase<NormalizeMemRefs> {
public:
  void runOnOperation() override {
    collect();
    for (auto &[function, isChanged] : functions)
      if (isChanged)
        changeBody(function);
    for (auto &[function, isChanged] : functions)
      if (isChanged)
        changeType(function);
  }

private:
  /// Finds the functions that can be changed.
  void collect() {
    functions.clear();
    SymbolTableCollection tables;
    llvm::DenseMap<Operation *, llvm::SmallVector<func::FuncOp>> neighbors;
    llvm::SmallVector<func::FuncOp> unchanged;
    getOperation()->walk([&](func::FuncOp function) {
      bool isChanged = canChange(function);
      functions[function] = isChanged;
      if (!isChanged)
        unchanged.push_back(function);
      function->walk([&](func::CallOp call) {
        auto callee = tables.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
        if (!callee)
          return;
        neighbors[function].push_back(callee);
        neighbors[callee].push_back(function);
      });
    });
    while (!unchanged.empty())
      for (func::FuncOp next : neighbors.lookup(unchanged.pop_back_val()))
        if (auto *it = functions.find(next); it != functions.end() && it->second) {
          it->second = false;
          unchanged.push_back(next);
        }
  }

  static bool canChange(func::FuncOp function) {
    if (!function.isExternal() && !llvm::all_of(function.getArguments(), isNormalizable))
      return false;
    WalkResult result = function->walk([](Operation *op) {
      bool definesMemRefs = llvm::isa<AllocOp, AllocaOp, func::CallOp>(op);
      bool isFine = !definesMemRefs || llvm::all_of(op->getResults(), isNormalizable);
      // Memrefs that are returned or passed change their types together with the function types. This
      // requires that the type does not change, or that the op that defines the memref can be changed.
      if (llvm::isa<func::ReturnOp, func::CallOp>(op))
        isFine &= llvm::all_of(op->getOperands(), [](Value value) {
          Operation *producer = value.getDefiningOp();
          return normalize(value.getType()) == value.getType() || !producer ||
                 llvm::isa<AllocOp, AllocaOp, func::CallOp>(producer) ||
                 (llvm::isa<ReinterpretCastOp>(producer) && isNormalizable(value));
        });
      return isFine ? WalkResult::advance() : WalkResult::interrupt();
    });
    return !result.wasInterrupted();
  }

  static void changeBody(func::FuncOp function) {
    for (Value argument : function.getArguments())
      changeInPlace(argument);
    llvm::SmallVector<Operation *> producers;
    function->walk([&](Operation *op) {
      if (llvm::isa<AllocOp, AllocaOp, func::CallOp, ReinterpretCastOp>(op))
        producers.push_back(op);
    });
    for (Operation *op : producers) {
      if (auto alloc = llvm::dyn_cast<AllocOp>(op))
        changeAllocation(alloc);
      else if (auto alloca = llvm::dyn_cast<AllocaOp>(op))
        changeAllocation(alloca);
      else if (auto cast = llvm::dyn_cast<ReinterpretCastOp>(op))
        changeCast(cast);
      else
        changeCall(op);
    }
  }

  /// Changes the types of the results of a call. As in MLIR, discardable attributes of the call are dropped.
  static void changeCall(Operation *call) {
    for (Value result : call->getResults())
      changeInPlace(result);
    call->setDiscardableAttrs(DictionaryAttr::get(call->getContext(), {}));
  }

  static void changeInPlace(Value memref) {
    Type type = normalize(memref.getType());
    if (type == memref.getType())
      return;
    remapUses(memref, llvm::cast<MemRefType>(memref.getType()), ValueRange());
    memref.setType(type);
  }

  template <typename AllocT>
  static void changeAllocation(AllocT op) {
    MemRefType oldType = op.getType();
    Type type = normalize(oldType);
    if (type == oldType)
      return;
    remapUses(op.getMemref(), oldType, op.getSymbolOperands());
    OpBuilder builder(op);
    llvm::SmallVector<Value> sizes = createDynamicSizes(op, builder);
    auto replacement = builder.create<AllocT>(op.getLoc(), llvm::cast<MemRefType>(type), sizes, ValueRange(),
                                              op.getAlignmentAttr());
    op.getMemref().replaceAllUsesWith(replacement.getMemref());
    op->erase();
  }

  /// Creates ops that compute the dynamic sizes of the new type of an allocation from the sizes of the old
  /// type.
  template <typename AllocT>
  static llvm::SmallVector<Value> createDynamicSizes(AllocT op, OpBuilder &builder) {
    MemRefType type = op.getType();
    llvm::SmallVector<Value> oldSizes, sizes;
    if (type.hasStaticShape())
      return sizes;
    for (unsigned i = 0, e = type.getRank(); i != e; ++i)
      oldSizes.push_back(getValueOrCreateConstantIndexOp(builder, op.getLoc(), getSize(op.getMemref(), i)));
    AffineMap map = type.getLayout().getAffineMap();
    for (auto [number, result] : llvm::enumerate(map.getResults()))
      if (isDynamicResult(type, result))
        sizes.push_back(builder.create<affine::AffineApplyOp>(
            op.getLoc(), builder.getIndexType(),
            AffineMap::get(map.getNumDims(), /*symbolCount=*/0, getDynamicSize(map, number)), oldSizes));
    return sizes;
  }

  /// Replaces a reinterpret_cast by one to a contiguous memref of one dimension.
  static void changeCast(ReinterpretCastOp op) {
    auto oldType = llvm::cast<MemRefType>(op.getType());
    auto type = llvm::cast<MemRefType>(normalize(oldType));
    if (type == oldType)
      return;
    OpBuilder builder(op);
    // As MLIR does, create constants for the largest index of each dimension. They are dead.
    for (int64_t size : oldType.getShape())
      builder.create<arith::ConstantIndexOp>(op.getLoc(), size - 1);
    if (!isNormalizable(op.getResult()))
      return;
    remapUses(op.getResult(), oldType, ValueRange());
    auto replacement = builder.create<ReinterpretCastOp>(op.getLoc(), type, op.getSource(), /*offset=*/0,
                                                         type.getShape(), llvm::ArrayRef<int64_t>{1});
    op.getResult().replaceAllUsesWith(replacement.getResult());
    op->erase();
  }

  /// Changes the type of a function to the types of its arguments and of the returned values.
  static void changeType(func::FuncOp function) {
    auto normalizeAll = [](TypeRange types) {
      llvm::SmallVector<Type> result;
      for (Type type : types)
        result.push_back(normalize(type));
      return result;
    };
    FunctionType type = function.getFunctionType();
    function.setFunctionType(FunctionType::get(type.getContext(), normalizeAll(type.getInputs()),
                                               normalizeAll(type.getResults())));
  }

  llvm::MapVector<func::FuncOp, bool>
      functions; ///< Whether a function is changed, in the order of the module.
};

} // namespace
