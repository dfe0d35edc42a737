//===- GEPIndices.h - The indices of llvm.getelementptr -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An index of llvm.getelementptr is a constant or a value. The op stores one integer per index in the
// attribute `rawConstantIndices`: the constant, or GEPOp::kDynamicIndex for the next of the operands
// `dynamicIndices`.
//
// GEPArg is an index for the builder of the op. GEPIndicesAdaptor is the list of all indices of an op:
//
//     builder.create<LLVM::GEPOp>(loc, ptrType, elementType, base, llvm::ArrayRef<LLVM::GEPArg>{value, 1});
//     for (llvm::PointerUnion<IntegerAttr, Value> index : gep.getIndices())
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_GEPINDICES_H
#define STRATA_DIALECTS_LLVM_GEPINDICES_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Value.h"
#include "llvm/ADT/PointerEmbeddedInt.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/iterator.h"
#include <limits>

namespace mlir::LLVM {

/// Number of bits of a constant index in a GEPArg.
constexpr int kGEPConstantBitWidth = 29;
/// A constant index that fits a pointer union.
using GEPConstantIndex = llvm::PointerEmbeddedInt<int32_t, kGEPConstantBitWidth>;

/// An index for the builders of llvm.getelementptr: a constant or a value.
class GEPArg : public llvm::PointerUnion<Value, GEPConstantIndex> {
  using Base = llvm::PointerUnion<Value, GEPConstantIndex>;

public:
  /*implicit*/ GEPArg(int32_t constant) : Base(GEPConstantIndex(constant)) {}
  /*implicit*/ GEPArg(Value value) : Base(value) {}
  using Base::operator=;
};

/// All indices of an llvm.getelementptr in order, as a range. Does not own the attribute or the values.
///
/// \tparam DynamicRange A range with an element for each operand of `dynamicIndices`: ValueRange, or
///   llvm::ArrayRef<Attribute> during folding. With a range of attributes, the elements of the adaptor are
///   attributes; otherwise they are pointer unions of IntegerAttr and the element type of the range.
template <typename DynamicRange>
class GEPIndicesAdaptor {
  using DynamicValue = llvm::detail::ValueOfRange<DynamicRange>;
  static constexpr int32_t dynamicIndex = std::numeric_limits<int32_t>::min();

public:
  using value_type = std::conditional_t<std::is_base_of_v<Attribute, DynamicValue>, Attribute,
                                        llvm::PointerUnion<IntegerAttr, DynamicValue>>;

  GEPIndicesAdaptor(DenseI32ArrayAttr rawConstantIndices, DynamicRange values)
      : raw(rawConstantIndices), values(std::move(values)) {}

  size_t size() const { return raw.size(); }
  bool empty() const { return raw.empty(); }
  /// Returns the index at `position`, in time linear in `position`. \pre position < size().
  value_type operator[](size_t position) const {
    assert(position < size() && "no such index");
    return *std::next(begin(), position);
  }
  bool isDynamicIndex(size_t position) const { return raw[position] == dynamicIndex; }

  class iterator : public llvm::iterator_facade_base<iterator, std::forward_iterator_tag, value_type,
                                                     std::ptrdiff_t, value_type *, value_type> {
  public:
    iterator(const GEPIndicesAdaptor *indices, size_t position) : indices(indices), position(position) {}

    value_type operator*() const {
      if (indices->isDynamicIndex(position))
        return indices->values[operand];
      return IntegerAttr::get(indices->raw.getElementType(), indices->raw[position]);
    }
    iterator &operator++() {
      operand += indices->isDynamicIndex(position);
      ++position;
      return *this;
    }
    bool operator==(const iterator &other) const { return position == other.position; }

  private:
    const GEPIndicesAdaptor *indices;
    size_t position;
    size_t operand = 0; ///< Number of dynamic indices before `position`.
  };

  iterator begin() const { return iterator(this, 0); }
  iterator end() const { return iterator(this, size()); }

private:
  DenseI32ArrayAttr raw;
  DynamicRange values;
};

} // namespace mlir::LLVM

// Let isa, cast and dyn_cast on a GEPArg test the members of its union.
template <typename To>
struct llvm::CastInfo<To, mlir::LLVM::GEPArg>
    : llvm::CastInfo<To, llvm::PointerUnion<mlir::Value, mlir::LLVM::GEPConstantIndex>> {};
template <typename To>
struct llvm::CastInfo<To, const mlir::LLVM::GEPArg>
    : llvm::CastInfo<To, const llvm::PointerUnion<mlir::Value, mlir::LLVM::GEPConstantIndex>> {};

#endif // STRATA_DIALECTS_LLVM_GEPINDICES_H
