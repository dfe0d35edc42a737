//===- AllPasses.cpp - Registers all passes -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/transforms/Passes.h"
#include "dialects/conversions/affine/Passes.h"
#include "dialects/conversions/bufferization/Passes.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/conversions/complex/Passes.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/math/Passes.h"
#include "dialects/conversions/llvm/memref/Passes.h"
#include "dialects/conversions/math/Passes.h"
#include "dialects/math/transforms/Passes.h"
#include "dialects/conversions/shape/Passes.h"
#include "dialects/conversions/llvm/vector/Passes.h"
#include "dialects/conversions/vector/Passes.h"
#include "dialects/vector/transforms/Passes.h"
#include "dialects/llvm/transforms/Passes.h"
#include "runtime/transforms/Passes.h"
#include "tools/DialectGroups.h"
#include "tools/InitAllPasses.h"

void mlir::registerAllPasses() {
  registerTransformsPasses();
  registerCorePasses();
  affine::registerAffinePasses();
  memref::registerMemRefPasses();
  registerAffineConversionPasses();
  registerBufferizationConversionPasses();
  registerComplexConversionPasses();
  registerLLVMConversionPasses();
  registerMathConversionPasses();
  registerMathToLLVMPasses();
  math::registerMathPasses();
  registerMemRefToLLVMPasses();
  registerShapeConversionPasses();
  vector::registerVectorPasses();
  LLVM::registerLLVMPasses();
  registerVectorConversionPasses();
  registerVectorToLLVMPasses();
}
