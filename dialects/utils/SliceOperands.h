//===- SliceOperands.h - Offsets, sizes and strides -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A helper for builders of ops that implement OffsetSizeAndStrideOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_SLICEOPERANDS_H
#define STRATA_DIALECTS_UTILS_SLICEOPERANDS_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpFoldResult.h"

namespace mlir {

/// Offsets, sizes and strides, split into the operands and the static arrays that an op stores. In a static
/// array ShapedType::kDynamic marks the position of an operand.
class SliceOperands {
public:
  SliceOperands(llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                llvm::ArrayRef<OpFoldResult> strides);

  llvm::ArrayRef<int64_t> getStaticOffsets() const { return parts[0].numbers; }
  llvm::ArrayRef<int64_t> getStaticSizes() const { return parts[1].numbers; }
  llvm::ArrayRef<int64_t> getStaticStrides() const { return parts[2].numbers; }

  /// Calls the generated overload of OpT::build() whose parameters are the result type, the source, three
  /// operand groups and three static arrays.
  template <typename OpT>
  void build(OpBuilder &builder, OperationState &state, Type resultType, Value source) const {
    OpT::build(builder, state, resultType, source, ValueRange(parts[0].values), ValueRange(parts[1].values),
               ValueRange(parts[2].values), builder.getDenseI64ArrayAttr(parts[0].numbers),
               builder.getDenseI64ArrayAttr(parts[1].numbers),
               builder.getDenseI64ArrayAttr(parts[2].numbers));
  }

private:
  struct Part {
    llvm::SmallVector<Value> values;
    llvm::SmallVector<int64_t> numbers;
  };
  Part parts[3]; ///< Offsets, sizes, strides.
};

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_SLICEOPERANDS_H
