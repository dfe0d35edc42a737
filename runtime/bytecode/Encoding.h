//===- Encoding.h - Constants of the bytecode format ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The versions, section codes and flags of MLIR's bytecode format; docs/bytecode.md describes the format.
// The names are those of MLIR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_ENCODING_H
#define STRATA_RUNTIME_BYTECODE_ENCODING_H

#include <cstdint>

namespace mlir::bytecode {

/// The versions of the format, named after what they introduced.
enum BytecodeVersion {
  kMinSupportedVersion = 0,
  kDialectVersioning = 1,              ///< A dialect may store a version of its own.
  kLazyLoading = 2,                    ///< The regions of an op that is isolated from above are a section.
  kUseListOrdering = 3,                ///< The order of use lists is stored.
  kElideUnknownBlockArgLocation = 4,   ///< Unknown locations of block arguments are omitted.
  kNativePropertiesEncoding = 5,       ///< Inherent attributes are stored apart from discardable ones.
  kNativePropertiesODSSegmentSize = 6, ///< Segment sizes are stored as numbers.
  kVersion = 6,
  kAlignmentByte = 0xCB, ///< The value of padding bytes.
};

namespace Section {
/// The codes of sections. Bit 7 of a code is set if the section has an alignment.
enum ID : uint8_t {
  kString = 0,
  kDialect = 1,
  kAttrType = 2,
  kAttrTypeOffset = 3,
  kIR = 4,
  kResource = 5,
  kResourceOffset = 6,
  kDialectVersions = 7,
  kProperties = 8,
  kNumSections = 9,
};
} // namespace Section

namespace OpEncodingMask {
/// The parts of an operation that are present.
enum : uint8_t {
  kHasAttrs = 1,
  kHasResults = 2,
  kHasOperands = 4,
  kHasSuccessors = 8,
  kHasInlineRegions = 16,
  kHasUseListOrders = 32,
  kHasProperties = 64,
};
} // namespace OpEncodingMask

/// The first bytes of a file.
inline constexpr char magic[] = {'M', 'L', '\xef', 'R'};

} // namespace mlir::bytecode

#endif // STRATA_RUNTIME_BYTECODE_ENCODING_H
