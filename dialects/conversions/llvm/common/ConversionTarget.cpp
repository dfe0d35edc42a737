//===- ConversionTarget.cpp - Target of lowerings to llvm -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/llvm/LLVMDialect.h"
#include "runtime/ir/BuiltinOps.h"

using namespace mlir;

LLVMConversionTarget::LLVMConversionTarget(MLIRContext &context) : ConversionTarget(context) {
  addLegalDialect<LLVM::LLVMDialect>();
  addLegalOp<ModuleOp>();
}
