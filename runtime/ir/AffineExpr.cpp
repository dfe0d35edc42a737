//===- AffineExpr.cpp - Creation of affine expressions --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Uniquing of affine expressions and the simplifications applied during building. The order of the rules
// determines the printed form and is that of mlir-opt.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineExpr.h"
#include "runtime/ir/AffineRewrite.h"
#include "runtime/ir/AffineStorage.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::detail;
using Kind = AffineExprKind;

const AffineTag mlir::detail::affineExprTag = {}, mlir::detail::affineMapTag = {},
                mlir::detail::integerSetTag = {};

//===----------------------------------------------------------------------===//
// Uniquing of affine expressions
//===----------------------------------------------------------------------===//

static const AffineExprStorage *unique(MLIRContext *context, const AffineExprStorage &wanted) {
  // Leaves are equal if their numbers are equal, operations if their operands are equal.
  auto isSame = [&](const AffineExprStorage *other) {
    if (other->tag != &affineExprTag || other->kind != wanted.kind)
      return false;
    if (wanted.kind <= Kind::LAST_AFFINE_BINARY_OP)
      return other->lhs == wanted.lhs && other->rhs == wanted.rhs;
    return other->value == wanted.value;
  };
  llvm::hash_code hash = wanted.kind <= Kind::LAST_AFFINE_BINARY_OP
                             ? llvm::hash_combine(&affineExprTag, wanted.kind, wanted.lhs, wanted.rhs)
                             : llvm::hash_combine(&affineExprTag, wanted.kind, wanted.value);
  return context->getImpl().uniquer.getOrCreate<AffineExprStorage>(
      hash, isSame, [&](StorageUniquer::Allocator &allocator) {
        return new (allocator.Allocate<AffineExprStorage>()) AffineExprStorage(wanted);
      });
}

static AffineExpr makeLeaf(MLIRContext *context, Kind kind, int64_t value) {
  AffineExprStorage leaf = {};
  leaf.tag = &affineExprTag;
  leaf.context = context;
  leaf.kind = kind;
  leaf.isSymbolicOrConstant = kind != Kind::DimId;
  leaf.isPureAffine = true;
  leaf.largestKnownDivisor = kind == Kind::Constant ? magnitude(value) : 1;
  leaf.value = value;
  return unique(context, leaf);
}

AffineExpr mlir::getAffineDimExpr(unsigned position, MLIRContext *context) {
  return makeLeaf(context, Kind::DimId, position);
}
AffineExpr mlir::getAffineSymbolExpr(unsigned position, MLIRContext *context) {
  return makeLeaf(context, Kind::SymbolId, position);
}
AffineExpr mlir::getAffineConstantExpr(int64_t value, MLIRContext *context) {
  return makeLeaf(context, Kind::Constant, value);
}
llvm::SmallVector<AffineExpr> mlir::getAffineConstantExprs(llvm::ArrayRef<int64_t> values,
                                                           MLIRContext *context) {
  return llvm::map_to_vector(values, [&](int64_t value) { return getAffineConstantExpr(value, context); });
}

/// Returns the largest known divisor of an operation, computed from those of its operands.
static uint64_t findDivisor(Kind kind, AffineExpr lhs, AffineExpr rhs) {
  uint64_t left = lhs.getImpl()->largestKnownDivisor, right = rhs.getImpl()->largestKnownDivisor;
  switch (kind) {
  case Kind::Mul: {
    bool overflows = false;
    uint64_t product = llvm::SaturatingMultiply(left, right, &overflows);
    return overflows ? std::max(left, right) : product;
  }
  case Kind::FloorDiv:
  case Kind::CeilDiv:
    return llvm::isa<AffineConstantExpr>(rhs) && right != 0 && left % right == 0 ? left / right : 1;
  default:
    return std::gcd(left, right);
  }
}

/// Returns the operation without simplification.
static AffineExpr makeBinary(Kind kind, AffineExpr lhs, AffineExpr rhs) {
  bool constL = llvm::isa<AffineConstantExpr>(lhs), constR = llvm::isa<AffineConstantExpr>(rhs);
  AffineExprStorage binary = {};
  binary.tag = &affineExprTag;
  binary.context = lhs.getContext();
  binary.kind = kind;
  binary.isSymbolicOrConstant = lhs.isSymbolicOrConstant() && rhs.isSymbolicOrConstant();
  binary.isPureAffine = lhs.isPureAffine() && rhs.isPureAffine() &&
                        (kind == Kind::Add || constR || (kind == Kind::Mul && constL));
  binary.depth = std::max(lhs.getDepth(), rhs.getDepth()) + 1;
  binary.largestKnownDivisor = findDivisor(kind, lhs, rhs);
  binary.lhs = lhs.getImpl();
  binary.rhs = rhs.getImpl();
  return unique(lhs.getContext(), binary);
}

//===----------------------------------------------------------------------===//
// Simplification of affine expressions
//===----------------------------------------------------------------------===//

static AffineConstantExpr asConstant(AffineExpr expr) { return llvm::dyn_cast<AffineConstantExpr>(expr); }

/// Returns \p expr as a binary operation if it is of kind \p kind, else null.
static AffineBinaryOpExpr asBinary(AffineExpr expr, Kind kind) {
  return expr.getKind() == kind ? AffineBinaryOpExpr(expr.getImpl()) : AffineBinaryOpExpr();
}
/// Returns \p expr as a binary operation, and sets \p constant to its right operand, if \p expr is of kind \p
/// kind and its right operand is constant; else returns null.
static AffineBinaryOpExpr asBinaryWithConstant(AffineExpr expr, Kind kind, int64_t &constant) {
  AffineBinaryOpExpr binary = asBinary(expr, kind);
  AffineConstantExpr right = binary ? asConstant(binary.getRHS()) : AffineConstantExpr();
  if (!right)
    return {};
  constant = right.getValue();
  return binary;
}

/// Limit of the recursion into right operands of sums.
static constexpr unsigned maxSumDepth = 200;
static AffineExpr simplifyAdd(AffineExpr lhs, AffineExpr rhs, unsigned depth = 0);
static AffineExpr add(AffineExpr lhs, AffineExpr rhs, unsigned depth) {
  AffineExpr simple = simplifyAdd(lhs, rhs, depth);
  return simple ? simple : makeBinary(Kind::Add, lhs, rhs);
}

/// Rewrites `lhs - (lhs floordiv q) * q` to `lhs mod q`. \p rhs is the second term, whose sign may be in the
/// factor q or in the product. Returns null if the pattern does not match.
static AffineExpr findRemainder(AffineExpr lhs, AffineExpr rhs, unsigned depth) {
  AffineBinaryOpExpr product = asBinary(rhs, Kind::Mul);
  if (!product)
    return {};
  if (AffineBinaryOpExpr inner = asBinary(product.getLHS(), Kind::Mul); inner && product.getRHS() == -1) {
    AffineBinaryOpExpr division = asBinary(inner.getLHS(), Kind::FloorDiv);
    if (division && division.getLHS() == lhs && division.getRHS() == inner.getRHS())
      return lhs % inner.getRHS();
  }
  AffineBinaryOpExpr division = asBinary(product.getLHS(), Kind::FloorDiv);
  if (!division)
    return {};
  if (division.getLHS() == lhs && division.getRHS() == -product.getRHS())
    return lhs % division.getRHS();
  // If \p lhs is a sum, match its last term.
  AffineBinaryOpExpr sum = asBinary(lhs, Kind::Add);
  AffineExpr simple = sum && depth < maxSumDepth ? simplifyAdd(sum.getRHS(), rhs, depth + 1) : AffineExpr();
  return simple ? add(sum.getLHS(), simple, depth + 1) : AffineExpr();
}

/// Returns true for two dimensions, or two symbols, in descending order.
static bool areSwappedLeaves(AffineExpr lhs, AffineExpr rhs) {
  bool isLeaf = lhs.getKind() == Kind::DimId || lhs.getKind() == Kind::SymbolId;
  return isLeaf && lhs.getKind() == rhs.getKind() && lhs.getImpl()->value > rhs.getImpl()->value;
}

static AffineExpr simplifyAdd(AffineExpr lhs, AffineExpr rhs, unsigned depth) {
  AffineConstantExpr constL = asConstant(lhs), constR = asConstant(rhs);
  if (constL && constR) {
    int64_t sum;
    return llvm::AddOverflow(constL.getValue(), constR.getValue(), sum)
               ? AffineExpr()
               : getAffineConstantExpr(sum, lhs.getContext());
  }
  // Canonical order: dimensions before symbols before constants.
  if (constL || (lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant()) || areSwappedLeaves(lhs, rhs))
    return add(rhs, lhs, depth);
  int64_t offset;
  AffineBinaryOpExpr sum = asBinaryWithConstant(lhs, Kind::Add, offset);
  if (constR) {
    if (constR.getValue() == 0)
      return lhs;
    return sum ? sum.getLHS() + wrapAdd(offset, constR.getValue()) : AffineExpr();
  }
  // Combine two multiples of the same term.
  int64_t factorL = 1, factorR = 1;
  AffineBinaryOpExpr productL = asBinaryWithConstant(lhs, Kind::Mul, factorL);
  AffineBinaryOpExpr productR = asBinaryWithConstant(rhs, Kind::Mul, factorR);
  AffineExpr termL = productL ? productL.getLHS() : lhs, termR = productR ? productR.getLHS() : rhs;
  if (termL == termR)
    return termL * wrapAdd(factorL, factorR);
  if (sum)
    return add(sum.getLHS(), rhs, depth) + offset;
  return findRemainder(lhs, rhs, depth);
}

static AffineExpr simplifyMul(AffineExpr lhs, AffineExpr rhs) {
  AffineConstantExpr constL = asConstant(lhs), constR = asConstant(rhs);
  if (constL && constR) {
    int64_t product;
    return llvm::MulOverflow(constL.getValue(), constR.getValue(), product)
               ? AffineExpr()
               : getAffineConstantExpr(product, lhs.getContext());
  }
  assert((lhs.isSymbolicOrConstant() || rhs.isSymbolicOrConstant()) &&
         "a product of dimensions is not affine");
  if (constL || (!rhs.isSymbolicOrConstant() && lhs.isSymbolicOrConstant()) || areSwappedLeaves(lhs, rhs))
    return rhs * lhs;
  if (constR && constR.getValue() == 1)
    return lhs;
  if (constR && constR.getValue() == 0)
    return rhs;
  int64_t factor;
  AffineBinaryOpExpr product = asBinaryWithConstant(lhs, Kind::Mul, factor);
  if (!product)
    return {};
  if (constR)
    return product.getLHS() * wrapMul(factor, constR.getValue());
  return (product.getLHS() * rhs) * factor;
}

/// Returns true if `a / b` is undefined.
static bool divisionFails(int64_t a, int64_t b) {
  return b == 0 || (b == -1 && a == std::numeric_limits<int64_t>::min());
}

/// Simplifications common to floordiv and ceildiv: constant operands, division by 1, and division of a
/// product by a divisor of its constant factor.
static AffineExpr simplifyDivision(AffineExpr lhs, AffineExpr rhs, int64_t (*divide)(int64_t, int64_t)) {
  AffineConstantExpr constL = asConstant(lhs), constR = asConstant(rhs);
  if (!constR || constR.getValue() == 0)
    return {};
  int64_t divisor = constR.getValue();
  if (constL)
    return divisionFails(constL.getValue(), divisor)
               ? AffineExpr()
               : getAffineConstantExpr(divide(constL.getValue(), divisor), lhs.getContext());
  if (divisor == 1)
    return lhs;
  int64_t factor;
  if (AffineBinaryOpExpr product = asBinaryWithConstant(lhs, Kind::Mul, factor);
      product && !divisionFails(factor, divisor) && factor % divisor == 0)
    return product.getLHS() * (factor / divisor);
  return {};
}

/// Returns true for a sum with an operand that is a multiple of \p divisor. Such a sum can be divided operand
/// by operand.
static bool dividesOneSide(AffineExpr expr, AffineConstantExpr divisor) {
  AffineBinaryOpExpr sum = asBinary(expr, Kind::Add);
  return sum && divisor && divisor.getValue() != 0 &&
         (sum.getLHS().isMultipleOf(divisor.getValue()) || sum.getRHS().isMultipleOf(divisor.getValue()));
}

/// Divides a sum operand by operand, and nested sums likewise. Uses an explicit stack because sums may be
/// long.
static AffineExpr divideSum(AffineExpr expr, AffineConstantExpr divisor) {
  llvm::SmallVector<AffineExpr, 8> work = {expr}, done;
  while (!work.empty()) {
    AffineExpr next = work.pop_back_val();
    if (!next) {
      // Both operands were divided: add the quotients.
      AffineExpr right = done.pop_back_val();
      done.back() = done.back() + right;
    } else if (dividesOneSide(next, divisor)) {
      AffineBinaryOpExpr sum = asBinary(next, Kind::Add);
      work.append({AffineExpr(), sum.getRHS(), sum.getLHS()});
    } else {
      AffineExpr simple = simplifyDivision(next, divisor, llvm::divideFloorSigned);
      done.push_back(simple ? simple : makeBinary(Kind::FloorDiv, next, divisor));
    }
  }
  return done.front();
}

static AffineExpr simplifyFloorDiv(AffineExpr lhs, AffineExpr rhs) {
  if (AffineExpr simple = simplifyDivision(lhs, rhs, llvm::divideFloorSigned))
    return simple;
  AffineConstantExpr divisor = asConstant(rhs);
  return dividesOneSide(lhs, divisor) ? divideSum(lhs, divisor) : AffineExpr();
}

static AffineExpr simplifyMod(AffineExpr lhs, AffineExpr rhs) {
  AffineConstantExpr constR = asConstant(rhs);
  if (!constR || constR.getValue() < 1)
    return {};
  int64_t modulus = constR.getValue();
  // Remove from the dividend sum operands that are multiples of the modulus, and remainders by a multiple of
  // the modulus, until nothing changes.
  bool isChanged = false;
  while (true) {
    if (AffineConstantExpr constL = asConstant(lhs))
      return getAffineConstantExpr(llvm::mod(constL.getValue(), modulus), lhs.getContext());
    if (lhs.isMultipleOf(modulus))
      return getAffineConstantExpr(0, lhs.getContext());
    int64_t inner;
    AffineBinaryOpExpr sum = asBinary(lhs, Kind::Add);
    AffineBinaryOpExpr remainder = asBinaryWithConstant(lhs, Kind::Mod, inner);
    if (sum && sum.getLHS().isMultipleOf(modulus))
      lhs = sum.getRHS();
    else if (sum && sum.getRHS().isMultipleOf(modulus))
      lhs = sum.getLHS();
    else if (remainder && inner >= 1 && inner % modulus == 0)
      lhs = remainder.getLHS();
    else
      return isChanged ? makeBinary(Kind::Mod, lhs, rhs) : AffineExpr();
    isChanged = true;
  }
}

AffineExpr mlir::getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs) {
  switch (kind) {
  case Kind::Add:
    return lhs + rhs;
  case Kind::Mul:
    return lhs * rhs;
  case Kind::Mod:
    return lhs % rhs;
  case Kind::FloorDiv:
    return lhs.floorDiv(rhs);
  case Kind::CeilDiv:
    return lhs.ceilDiv(rhs);
  default:
    llvm_unreachable("not a binary operation");
  }
}

//===----------------------------------------------------------------------===//
// Members of AffineExpr
//===----------------------------------------------------------------------===//

MLIRContext *AffineExpr::getContext() const { return impl->context; }
AffineExprKind AffineExpr::getKind() const { return impl->kind; }
unsigned AffineExpr::getDepth() const { return impl->depth; }
bool AffineExpr::operator==(int64_t value) const {
  return impl && impl->kind == Kind::Constant && impl->value == value;
}
bool AffineExpr::isSymbolicOrConstant() const { return impl->isSymbolicOrConstant; }
bool AffineExpr::isPureAffine() const { return impl->isPureAffine; }
int64_t AffineExpr::getLargestKnownDivisor() const { return static_cast<int64_t>(impl->largestKnownDivisor); }
bool AffineExpr::isMultipleOf(int64_t factor) const {
  return factor != 0 && impl->largestKnownDivisor % magnitude(factor) == 0;
}

AffineExpr AffineBinaryOpExpr::getLHS() const { return impl->lhs; }
AffineExpr AffineBinaryOpExpr::getRHS() const { return impl->rhs; }
unsigned AffineDimExpr::getPosition() const { return impl->value; }
unsigned AffineSymbolExpr::getPosition() const { return impl->value; }
int64_t AffineConstantExpr::getValue() const { return impl->value; }

AffineExpr AffineExpr::operator+(AffineExpr other) const { return add(*this, other, 0); }
AffineExpr AffineExpr::operator*(AffineExpr other) const {
  AffineExpr simple = simplifyMul(*this, other);
  return simple ? simple : makeBinary(Kind::Mul, *this, other);
}
AffineExpr AffineExpr::operator%(AffineExpr other) const {
  AffineExpr simple = simplifyMod(*this, other);
  return simple ? simple : makeBinary(Kind::Mod, *this, other);
}
AffineExpr AffineExpr::floorDiv(AffineExpr other) const {
  AffineExpr simple = simplifyFloorDiv(*this, other);
  return simple ? simple : makeBinary(Kind::FloorDiv, *this, other);
}
AffineExpr AffineExpr::ceilDiv(AffineExpr other) const {
  AffineExpr simple = simplifyDivision(*this, other, llvm::divideCeilSigned);
  return simple ? simple : makeBinary(Kind::CeilDiv, *this, other);
}
AffineExpr AffineExpr::operator-() const { return *this * -1; }
AffineExpr AffineExpr::operator-(AffineExpr other) const { return *this + -other; }
AffineExpr AffineExpr::operator-(int64_t value) const { return *this + wrapMul(value, -1); }
AffineExpr AffineExpr::operator+(int64_t value) const {
  return *this + getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::operator*(int64_t value) const {
  return *this * getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::operator%(int64_t value) const {
  return *this % getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::floorDiv(int64_t value) const {
  return floorDiv(getAffineConstantExpr(value, getContext()));
}
AffineExpr AffineExpr::ceilDiv(int64_t value) const {
  return ceilDiv(getAffineConstantExpr(value, getContext()));
}
