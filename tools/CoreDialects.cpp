//===- CoreDialects.cpp - Scalars and control flow ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/DialectGroups.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/complex/Complex.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/func/Func.h"
#include "dialects/index/Index.h"
#include "dialects/math/Math.h"
#include "dialects/ml_program/MLProgram.h"
#include "dialects/scf/SCF.h"
#include "dialects/ub/UB.h"
#include "runtime/transforms/InliningUtils.h"

using namespace mlir;

void mlir::registerCoreDialects(DialectRegistry &registry) {
  registry.insert<DLTIDialect>();
  registry.insert<arith::ArithDialect>();
  registry.insert<cf::ControlFlowDialect>();
  registry.insert<complex::ComplexDialect>();
  registry.insert<func::FuncDialect>();
  registry.insert<index::IndexDialect>();
  registry.insert<math::MathDialect>();
  registry.insert<ml_program::MLProgramDialect>();
  registry.insert<scf::SCFDialect>();
  registry.insert<ub::UBDialect>();
  registerPlainInliners<math::MathDialect, ml_program::MLProgramDialect, ub::UBDialect>(registry);
}
