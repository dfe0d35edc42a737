//===- AllExtensions.cpp - Registers all extensions -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/math/ComplexToLLVM.h"
#include "dialects/conversions/llvm/math/MathToLLVM.h"
#include "dialects/conversions/llvm/memref/MemRefToLLVM.h"
#include "dialects/conversions/llvm/vector/VectorToLLVM.h"
#include "dialects/llvm/LLVMInliner.h"
#include "tools/DialectGroups.h"
#include "tools/InitAllExtensions.h"

using namespace mlir;

void mlir::registerAllExtensions(DialectRegistry &registry) {
  registerCoreExtensions(registry);
  registerConvertToLLVMInterfaces(registry);
  registerConvertComplexToLLVMInterface(registry);
  registerConvertMathToLLVMInterface(registry);
  registerConvertMemRefToLLVMInterface(registry);
  vector::registerConvertVectorToLLVMInterface(registry);
  LLVM::registerInlinerInterface(registry);
}
