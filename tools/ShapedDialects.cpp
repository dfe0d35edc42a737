//===- ShapedDialects.cpp - Tensors, memory and vectors -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/DialectGroups.h"
#include "dialects/affine/Affine.h"
#include "dialects/bufferization/Bufferization.h"
#include "dialects/memref/MemRef.h"
#include "dialects/shape/Shape.h"
#include "dialects/tensor/Tensor.h"
#include "dialects/vector/Vector.h"
#include "runtime/transforms/InliningUtils.h"

using namespace mlir;

void mlir::registerShapedDialects(DialectRegistry &registry) {
  registry.insert<affine::AffineDialect>();
  registry.insert<bufferization::BufferizationDialect>();
  registry.insert<memref::MemRefDialect>();
  registry.insert<shape::ShapeDialect>();
  registry.insert<tensor::TensorDialect>();
  registry.insert<vector::VectorDialect>();
  registerPlainInliners<bufferization::BufferizationDialect, memref::MemRefDialect, shape::ShapeDialect,
                        tensor::TensorDialect, vector::VectorDialect>(registry);
}
