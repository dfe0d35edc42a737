//===- WideIntEmulationConverter.h - Wide integers as halves --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type converter of arith-emulate-wide-int.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_WIDEINTEMULATIONCONVERTER_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_WIDEINTEMULATIONCONVERTER_H

#include "runtime/conversion/DialectConversion.h"

namespace mlir::arith {

/// Converts integers of 2*N bits to vectors of two integers of N bits, the lower half first, and vectors of
/// them to vectors with a further innermost dimension of two. Wider integers, and widths between N and 2*N,
/// cannot be converted.
class WideIntEmulationConverter : public TypeConverter {
public:
  /// \param widestIntSupportedByTarget  N, a power of two of at least 2.
  explicit WideIntEmulationConverter(unsigned widestIntSupportedByTarget);

  unsigned getMaxTargetIntBitWidth() const { return maxIntWidth; }

private:
  unsigned maxIntWidth;
};

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_WIDEINTEMULATIONCONVERTER_H
