//===- ElementsValues.h - Elements as C++ values ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implementation of the templates of ElementsAttributes.h. Included by BuiltinAttributes.h only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ELEMENTSVALUES_H
#define STRATA_RUNTIME_IR_ELEMENTSVALUES_H

#include "runtime/ir/ElementsAttributes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/APSInt.h"
#include <tuple>

namespace mlir {

template <typename T>
bool ElementsAttr::holds() const {
  if constexpr (std::is_same_v<T, Attribute>)
    return true;
  else if constexpr (std::is_base_of_v<Attribute, T>)
    return empty() || llvm::isa<T>(getElement(0));
  else if constexpr (detail::StoredNumber<T>)
    return detail::storesNumbers(getElementType(), detail::numberFormat<T>());
  else if constexpr (std::is_same_v<T, llvm::APInt> || std::is_same_v<T, llvm::APSInt>)
    return getElementType().isIntOrIndex();
  else if constexpr (std::is_same_v<T, llvm::APFloat>)
    return getElementType().isFloat();
  else if constexpr (detail::ComplexOf<T, llvm::APInt> || detail::ComplexOf<T, llvm::APFloat>)
    return detail::holdsComplex(getElementType(), std::is_same_v<typename T::value_type, llvm::APFloat>);
  else
    return empty() || llvm::isa<StringAttr>(getElement(0));
}

template <typename T>
detail::ElementsRange<T> ElementsAttr::getValues() const {
  assert(holds<T>() && "the elements cannot be read as this C++ type");
  const char *data = nullptr;
  bool isOne = false;
  if constexpr (detail::StoredNumber<T>)
    std::tie(data, isOne) = getStoredElements();
  return detail::ElementsRange<T>(*this, data, isOne, getNumElements());
}

template <typename T>
T detail::ElementsRange<T>::operator[](size_t index) const {
  [[maybe_unused]] ElementsAttr elements(attr.getImpl());
  if constexpr (StoredNumber<T>) {
    if (data)
      return *reinterpret_cast<const T *>(data + (isSplat ? 0 : index) * sizeof(T));
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(elements.getIntElement(index).getLimitedValue());
    else if constexpr (std::is_arithmetic_v<T>)
      return static_cast<T>(llvm::cast<FloatAttr>(elements.getElement(index)).getValueAsDouble());
    else
      llvm_unreachable("complex numbers are stored as such");
  } else if constexpr (std::is_same_v<T, llvm::APInt>) {
    return elements.getIntElement(index);
  } else if constexpr (std::is_same_v<T, llvm::APSInt>) {
    return llvm::APSInt(elements.getIntElement(index), elements.getElementType().isUnsignedInteger());
  } else if constexpr (std::is_same_v<T, llvm::APFloat>) {
    return elements.getFloatElement(index);
  } else if constexpr (ComplexOf<T, llvm::APInt>) {
    auto parts = llvm::cast<ArrayAttr>(elements.getElement(index));
    return T(llvm::cast<IntegerAttr>(parts[0]).getValue(), llvm::cast<IntegerAttr>(parts[1]).getValue());
  } else if constexpr (ComplexOf<T, llvm::APFloat>) {
    auto parts = llvm::cast<ArrayAttr>(elements.getElement(index));
    return T(llvm::cast<FloatAttr>(parts[0]).getValue(), llvm::cast<FloatAttr>(parts[1]).getValue());
  } else if constexpr (std::is_base_of_v<Attribute, T>) {
    return llvm::cast<T>(elements.getElement(index));
  } else {
    return llvm::cast<StringAttr>(elements.getElement(index)).getValue();
  }
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ELEMENTSVALUES_H
