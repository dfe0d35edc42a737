//===- SPIRVAttributes.h - Attributes of SPIR-V ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The attribute classes of SPIRVAttributes.td, and the enums and types that they contain.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVATTRIBUTES_H
#define STRATA_DIALECTS_SPIRV_SPIRVATTRIBUTES_H

#include "dialects/spirv/SPIRVTypes.h"

namespace mlir::spirv {

// Parses and prints the workgroup size `[64, 1, 1]` of `#spirv.entry_point_abi`.
FailureOr<DenseI32ArrayAttr> parseWorkgroupSize(AsmParser &parser);
void printWorkgroupSize(AsmPrinter &printer, DenseI32ArrayAttr sizes);

} // namespace mlir::spirv

#define GET_ATTRDEF_CLASSES
#include "dialects/spirv/SPIRVAttrs.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVATTRIBUTES_H
