//===- VectorElement.h - Vectors as elements of memrefs -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Structs with the layout of vector types in memory. The innermost dimension is padded to a power of two
// bytes; outer dimensions are arrays.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_VECTORELEMENT_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_VECTORELEMENT_H

#include <cstddef>

namespace mlir::detail {

/// Returns the least power of two that is not less than \p size.
constexpr size_t roundUpToPowerOf2(size_t size) {
  size_t result = 1;
  while (result < size)
    result *= 2;
  return result;
}

} // namespace mlir::detail

/// A vector of Dim elements, which are vectors of the dimensions Dims.
template <typename T, int Dim, int... Dims>
struct Vector {
  Vector<T, Dims...> &operator[](unsigned index) { return parts[index]; }
  const Vector<T, Dims...> &operator[](unsigned index) const { return parts[index]; }

private:
  Vector<T, Dims...> parts[Dim];
};

template <typename T, int Dim>
struct Vector<T, Dim> {
  T &operator[](unsigned index) { return storage.elements[index]; }
  const T &operator[](unsigned index) const { return storage.elements[index]; }

private:
  /// As a union, the padding is empty if the size is a power of two.
  union Storage {
    Storage() : elements() {}
    T elements[Dim];
    char padded[mlir::detail::roundUpToPowerOf2(sizeof(T[Dim]))];
  } storage;
};

template <int D1, typename T>
using Vector1D = Vector<T, D1>;
template <int D1, int D2, typename T>
using Vector2D = Vector<T, D1, D2>;
template <int D1, int D2, int D3, typename T>
using Vector3D = Vector<T, D1, D2, D3>;
template <int D1, int D2, int D3, int D4, typename T>
using Vector4D = Vector<T, D1, D2, D3, D4>;

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_VECTORELEMENT_H
