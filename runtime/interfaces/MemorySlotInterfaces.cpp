//===- MemorySlotInterfaces.cpp - Promotion of memory to values -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

std::optional<uint64_t> DataLayout::getTypeSizeInBits(Type type) const {
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  if (llvm::isa<IndexType>(type))
    return 64;
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    // Each part has bytes of its own.
    std::optional<uint64_t> part = getTypeSize(complex.getElementType());
    return part ? std::optional<uint64_t>(*part * 16) : std::nullopt;
  }
  auto vector = llvm::dyn_cast<VectorType>(type);
  if (!vector || vector.isScalable())
    return std::nullopt;
  std::optional<uint64_t> element = getTypeSizeInBits(vector.getElementType());
  if (!element)
    return std::nullopt;
  // The last dimension is a register's: a power of two. The number of elements may be absurd.
  bool overflows = false;
  uint64_t bits = *element;
  for (auto [index, size] : llvm::enumerate(vector.getShape())) {
    uint64_t count = index + 1 == vector.getShape().size() ? llvm::PowerOf2Ceil(size) : size;
    bits = llvm::SaturatingMultiply(bits, count, &overflows);
    if (overflows)
      return std::nullopt;
  }
  return bits;
}

#include "runtime/interfaces/MemorySlotInterfaces.cpp.inc"
#include "runtime/interfaces/MemorySlotTypeInterfaces.cpp.inc"
