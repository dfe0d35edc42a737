//===- LLVMDialect.h - The class of the llvm dialect ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect class, with the names of its discardable attributes. For operations, see LLVM.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMDIALECT_H
#define STRATA_DIALECTS_LLVM_LLVMDIALECT_H

#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/ods/DiscardableAttrHelper.h"

#include "dialects/llvm/LLVMDialect.h.inc"

#endif // STRATA_DIALECTS_LLVM_LLVMDIALECT_H
