//===- LLVMOps.cpp - Generated definitions of the llvm ops ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVM.h"
#include "dialects/llvm/LLVMArith.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::LLVM;

#define GET_OP_CLASSES
#include "dialects/llvm/LLVMOps.cpp.inc"
