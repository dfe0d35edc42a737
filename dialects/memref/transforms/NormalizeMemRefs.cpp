//===- NormalizeMemRefs.cpp - Layout maps as shapes and indices -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Replaces memref types with a layout map and static sizes by types with identity layout. The new shape
// contains all results of the map for the indices of the old shape. The indices of each access are composed
// with the map. Steps:
//
// 1. Find the functions that cannot be changed. Their callers and callees cannot be changed either.
// 2. In the other functions, change the types of allocations, arguments and results of calls, and their
//   accesses.
// 3. Change the types of these functions.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "dialects/func/Func.h"
#include "dialects/memref/MemRef.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

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

/// The minimum and the maximum of an expression.
struct Interval {
  int64_t lower, upper;
};

/// Returns the interval of `calculate` over the bounds of both intervals; nullopt if a result overflows.
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
  // For division and modulo, the divisor must be a positive constant.
  int64_t divisor = b.lower;
  if (b.upper != divisor || divisor <= 0)
    return std::nullopt;
  if (kind == AffineExprKind::CeilDiv)
    return Interval{llvm::divideCeilSigned(a.lower, divisor), llvm::divideCeilSigned(a.upper, divisor)};
  int64_t lower = llvm::divideFloorSigned(a.lower, divisor),
          upper = llvm::divideFloorSigned(a.upper, divisor);
  if (kind == AffineExprKind::FloorDiv)
    return Interval{lower, upper};
  if (lower != upper)
    return Interval{0, divisor - 1};
  return Interval{llvm::mod(a.lower, divisor), llvm::mod(a.upper, divisor)};
}

/// Returns the interval of an expression over all indices of a static shape; nullopt if unknown. Takes time
/// linear in the size of the expression.
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
    }
    known[part] = interval;
  });
  return known.lookup(expr);
}

} // namespace

MemRefType affine::normalizeMemRefType(MemRefType memrefType) {
  AffineMap map = memrefType.getLayout().getAffineMap();
  llvm::ArrayRef<int64_t> shape = memrefType.getShape();
  if (map.isIdentity() || shape.empty() || !memrefType.hasStaticShape() || llvm::is_contained(shape, 0))
    return memrefType;
  llvm::SmallVector<int64_t> newShape;
  for (AffineExpr result : map.getResults()) {
    std::optional<Interval> interval = getInterval(result, shape);
    if (!interval || interval->upper < 0 || interval->upper == std::numeric_limits<int64_t>::max())
      return memrefType;
    newShape.push_back(interval->upper + 1);
  }
  return MemRefType::get(newShape, memrefType.getElementType(), MemRefLayoutAttrInterface(),
                         memrefType.getMemorySpace());
}

namespace {

/// Returns the normalized type of a memref, or any other type unchanged.
Type normalize(Type type) {
  auto memref = llvm::dyn_cast<MemRefType>(type);
  return memref ? affine::normalizeMemRefType(memref) : type;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// How an op accesses a memref. The operands after the memref are indices, or operands of an affine map that
/// computes the indices.
struct Access {
  unsigned memref;
  StringAttr mapName; ///< Attribute with the affine map; null if the operands are indices.
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

/// Returns true if the use is valid for the new type, or can be changed to be valid.
bool isNormalizableUse(OpOperand &use) {
  Operation *op = use.getOwner();
  if (!op->hasTrait(Trait::MemRefsNormalizable))
    return llvm::isa<func::CallOp, func::ReturnOp>(op);
  if (std::optional<Access> access = getAccess(op))
    return use.getOperandNumber() == access->memref;
  return llvm::isa<DeallocOp, DimOp>(op);
}

/// Composes the indices of an access with the layout map. \param symbols The operands for the symbols of the
/// layout map.
void remapAccess(Operation *op, Access access, AffineMap layout, ValueRange symbols) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  ValueRange operands = ValueRange(op->getOperands()).drop_front(access.memref + 1);
  llvm::SmallVector<Value> all;
  if (!access.mapName) {
    llvm::append_range(all, operands);
    llvm::append_range(all, symbols);
    llvm::SmallVector<Value> indices;
    for (unsigned i = 0, e = layout.getNumResults(); i != e; ++i)
      indices.push_back(affine::makeComposedAffineApply(
          builder, loc, layout.getSubMap({i}), llvm::SmallVector<OpFoldResult>(all.begin(), all.end())));
    op->setOperands(access.memref + 1, operands.size(), indices);
    return;
  }
  AffineMap map = llvm::cast<AffineMapAttr>(op->getAttr(access.mapName)).getValue();
  // For compatibility, create the ops that MLIR creates. They are dead because the composed map replaces
  // them.
  if (!map.isIdentity())
    for (unsigned i = 0, e = map.getNumResults(); i != e; ++i)
      builder.create<affine::AffineApplyOp>(loc, builder.getIndexType(), map.getSubMap({i}), operands);
  // In the composed map, the symbols of the layout map precede those of the access map.
  llvm::append_range(all, operands.take_front(map.getNumDims()));
  llvm::append_range(all, symbols);
  llvm::append_range(all, operands.drop_front(map.getNumDims()));
  AffineMap composed = simplifyAffineMap(layout.compose(map));
  affine::fullyComposeAffineMapAndOperands(&composed, &all);
  affine::canonicalizeMapAndOperands(&composed, &all);
  op->setOperands(access.memref + 1, operands.size(), all);
  op->setAttr(access.mapName, AffineMapAttr::get(composed));
}

/// Changes the accesses to a memref, and memref.dim of it, for its new type.
void remapUses(Value memref, MemRefType oldType, ValueRange symbols) {
  AffineMap layout = oldType.getLayout().getAffineMap();
  for (OpOperand &use : llvm::make_early_inc_range(memref.getUses())) {
    Operation *op = use.getOwner();
    if (std::optional<Access> access = getAccess(op)) {
      remapAccess(op, *access, layout, symbols);
    } else if (auto dim = llvm::dyn_cast<DimOp>(op)) {
      // The sizes of the old type are static: replace memref.dim by a constant.
      std::optional<int64_t> index = dim.getConstantIndex();
      OpBuilder builder(op);
      dim.getResult().replaceAllUsesWith(
          builder.create<arith::ConstantIndexOp>(op->getLoc(), oldType.getDimSize(*index)));
      op->erase();
    }
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Returns true if the type of the memref does not change or all uses can be changed.
bool isNormalizable(Value memref) {
  auto type = llvm::dyn_cast<MemRefType>(memref.getType());
  if (!type || normalize(type) == type)
    return true;
  return llvm::all_of(memref.getUses(), [&](OpOperand &use) {
    auto dim = llvm::dyn_cast<DimOp>(use.getOwner());
    if (dim) {
      std::optional<int64_t> index = dim.getConstantIndex();
      return index && *index >= 0 && *index < type.getRank();
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
  /// Decides for each function whether it is changed.
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
      // The function's result type is normalized, so a returned memref must be normalized too: it must come
      // from an allocation, a call or an argument.
      if (llvm::isa<func::ReturnOp>(op))
        isFine = llvm::all_of(op->getOperands(), [](Value value) {
          Operation *producer = value.getDefiningOp();
          return normalize(value.getType()) == value.getType() || !producer ||
                 llvm::isa<AllocOp, AllocaOp, func::CallOp>(producer);
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
      if (llvm::isa<AllocOp, AllocaOp, func::CallOp>(op))
        producers.push_back(op);
    });
    for (Operation *op : producers) {
      if (auto alloc = llvm::dyn_cast<AllocOp>(op))
        changeAllocation(alloc);
      else if (auto alloca = llvm::dyn_cast<AllocaOp>(op))
        changeAllocation(alloca);
      else
        for (Value result : op->getResults())
          changeInPlace(result);
    }
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
    auto replacement =
        builder.create<AllocT>(op.getLoc(), llvm::cast<MemRefType>(type), op.getAlignmentAttr());
    op.getMemref().replaceAllUsesWith(replacement.getMemref());
    op->erase();
  }

  /// Normalizes the types of arguments and results in the function type.
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

  llvm::MapVector<func::FuncOp, bool> functions; ///< True for functions that are changed. In module order.
};

} // namespace
