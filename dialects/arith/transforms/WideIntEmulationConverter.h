//===- WideIntEmulationConverter.h - Wide integers as halves --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type converter of the pass arith-emulate-wide-int.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_WIDEINTEMULATIONCONVERTER_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_WIDEINTEMULATIONCONVERTER_H

#include "runtime/conversion/DialectConversion.h"

namespace mlir::arith {

/// Converts an integer of 2*N bits to a vector of two integers of N bits, lower half first. Converts a vector
/// of such integers to a vector with an additional innermost dimension of size 2. Integers of more than N
/// bits but another width than 2*N cannot be converted.
class WideIntEmulationConverter : public TypeConverter {
public:
  /// \param widestIntSupportedByTarget The width N, a power of 2 that is at least 2.
  explicit WideIntEmulationConverter(unsigned widestIntSupportedByTarget);

  /// Returns the width N of the integers that the target supports.
  unsigned getMaxTargetIntBitWidth() const { return maxIntWidth; }

private:
  unsigned maxIntWidth;
};

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_WIDEINTEMULATIONCONVERTER_H
