//===- OffsetSizeAndStrideInterface.cpp - Ops on slices -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;

unsigned detail::getNumDynamicEntriesUpToIdx(llvm::ArrayRef<int64_t> staticVals, unsigned idx) {
  return llvm::count_if(staticVals.take_front(idx), ShapedType::isDynamic);
}

LogicalResult mlir::verifyListOfOperandsOrIntegers(Operation *op, llvm::StringRef name,
                                                   unsigned expectedNumElements, llvm::ArrayRef<int64_t> attr,
                                                   ValueRange values) {
  bool hasAllElements = attr.size() == expectedNumElements;
  unsigned numDynamic = detail::getNumDynamicEntriesUpToIdx(attr, attr.size());
  if (hasAllElements && values.size() == numDynamic)
    return success();
  InFlightDiagnostic diag = op->emitError("expected ");
  if (hasAllElements)
    return diag << numDynamic << " dynamic " << name << " values";
  return diag << expectedNumElements << " " << name << " values, got " << attr.size();
}

namespace {
/// The offsets, sizes or strides of a slice.
struct List {
  llvm::StringRef name;
  llvm::ArrayRef<int64_t> numbers;
  ValueRange values;
};
} // namespace

static LogicalResult verifySameRank(Operation *op, const List &a, const List &b) {
  if (a.numbers.size() == b.numbers.size())
    return success();
  return op->emitError("expected mixed ")
         << a.name << "s rank to match mixed " << b.name << "s rank (" << a.numbers.size() << " vs "
         << b.numbers.size() << ") so the rank of the result type is well-formed.";
}

static LogicalResult verifyNotNegative(Operation *op, const List &list) {
  for (int64_t number : list.numbers)
    if (number < 0 && !ShapedType::isDynamic(number))
      return op->emitError("expected ") << list.name << "s to be non-negative, but got " << number;
  return success();
}

LogicalResult detail::verifyOffsetSizeAndStrideOp(Operation *op) {
  auto view = llvm::cast<OffsetSizeAndStrideOpInterface>(op);
  std::array<unsigned, 3> maxRanks = view.getArrayAttrMaxRanks();
  List offsets{"offset", view.getStaticOffsets(), view.getOffsets()},
      sizes{"size", view.getStaticSizes(), view.getSizes()},
      strides{"stride", view.getStaticStrides(), view.getStrides()};
  // Check the number of operands of all lists first: getMixedOffsets() and similar methods require one
  // operand for each dynamic entry.
  for (const List &list : {offsets, sizes, strides}) {
    size_t expected = llvm::count_if(list.numbers, ShapedType::isDynamic);
    if (list.values.size() != expected)
      return op->emitError("expected the number of '")
             << list.name << "s' to match the number of dynamic entries in 'static_" << list.name << "s' ("
             << list.values.size() << " vs " << expected << ")";
  }
  // The number of offsets may differ from the number of sizes only if the op allows a single offset.
  if ((offsets.numbers.size() != 1 || maxRanks[0] != 1) && failed(verifySameRank(op, offsets, sizes)))
    return failure();
  if (failed(verifySameRank(op, sizes, strides)))
    return failure();
  unsigned i = 0;
  for (const List &list : {offsets, sizes, strides})
    if (failed(verifyListOfOperandsOrIntegers(op, list.name, maxRanks[i++], list.numbers, list.values)))
      return failure();
  return success(succeeded(verifyNotNegative(op, offsets)) && succeeded(verifyNotNegative(op, sizes)));
}

bool detail::sameOffsetsSizesAndStrides(Operation *a, Operation *b,
                                        llvm::function_ref<bool(OpFoldResult, OpFoldResult)> cmp) {
  auto first = llvm::cast<OffsetSizeAndStrideOpInterface>(a),
       second = llvm::cast<OffsetSizeAndStrideOpInterface>(b);
  if (first.getStaticOffsets().size() != second.getStaticOffsets().size())
    return false;
  auto same = [&](llvm::ArrayRef<OpFoldResult> x, llvm::ArrayRef<OpFoldResult> y) {
    return x.size() == y.size() && llvm::all_of(llvm::zip(x, y), [&](auto pair) {
             return cmp(std::get<0>(pair), std::get<1>(pair));
           });
  };
  return same(first.getMixedOffsets(), second.getMixedOffsets()) &&
         same(first.getMixedSizes(), second.getMixedSizes()) &&
         same(first.getMixedStrides(), second.getMixedStrides());
}

SliceBoundsVerificationResult mlir::verifyInBoundsSlice(llvm::ArrayRef<int64_t> shape,
                                                        llvm::ArrayRef<int64_t> staticOffsets,
                                                        llvm::ArrayRef<int64_t> staticSizes,
                                                        llvm::ArrayRef<int64_t> staticStrides,
                                                        bool generateErrorMessage) {
  SliceBoundsVerificationResult result{true, {}};
  auto fail = [&](const llvm::Twine &where, int64_t position, int64_t size) {
    result.isValid = false;
    if (generateErrorMessage)
      result.errorMessage =
          (where + " out-of-bounds: " + llvm::Twine(position) + " >= " + llvm::Twine(size)).str();
    return result;
  };
  for (size_t i = 0, e = shape.size(); i != e; ++i) {
    int64_t size = shape[i], offset = staticOffsets[i], count = staticSizes[i], stride = staticStrides[i];
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(offset))
      continue;
    if (offset >= size)
      return fail("offset " + llvm::Twine(i) + " is", offset, size);
    if (ShapedType::isDynamic(count) || ShapedType::isDynamic(stride))
      continue;
    // The position of the last element wraps on overflow.
    auto last = int64_t(uint64_t(offset) + (uint64_t(count) - 1) * uint64_t(stride));
    if (last >= size)
      return fail("slice along dimension " + llvm::Twine(i) + " runs", last, size);
  }
  return result;
}

SliceBoundsVerificationResult mlir::verifyInBoundsSlice(llvm::ArrayRef<int64_t> shape,
                                                        llvm::ArrayRef<OpFoldResult> mixedOffsets,
                                                        llvm::ArrayRef<OpFoldResult> mixedSizes,
                                                        llvm::ArrayRef<OpFoldResult> mixedStrides,
                                                        bool generateErrorMessage) {
  auto numbers = [](llvm::ArrayRef<OpFoldResult> list) {
    llvm::SmallVector<Value> values;
    llvm::SmallVector<int64_t> result;
    dispatchIndexOpFoldResults(list, values, result);
    return result;
  };
  return verifyInBoundsSlice(shape, numbers(mixedOffsets), numbers(mixedSizes), numbers(mixedStrides),
                             generateErrorMessage);
}

llvm::SmallVector<Range, 8> mlir::getOrCreateRanges(OffsetSizeAndStrideOpInterface op, OpBuilder &,
                                                    Location) {
  llvm::SmallVector<Range, 8> ranges;
  for (auto [offset, size, stride] :
       llvm::zip(op.getMixedOffsets(), op.getMixedSizes(), op.getMixedStrides()))
    ranges.push_back({offset, size, stride});
  return ranges;
}

#include "runtime/interfaces/OffsetSizeAndStrideInterface.cpp.inc"
