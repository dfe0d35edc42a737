//===- SPIRVDialect.h - The class of the spirv dialect --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect class. For ops, see SPIRV.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVDIALECT_H
#define STRATA_DIALECTS_SPIRV_SPIRVDIALECT_H

#include "runtime/ir/Dialect.h"

#include "dialects/spirv/SPIRVDialect.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVDIALECT_H
