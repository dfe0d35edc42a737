//===- Shade.h - Test dialect of interfaces -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Test dialect that implements the interfaces of ShadeInterfaces.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SHADE_H
#define STRATA_TESTS_SHADE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "tests/unit/runtime/interfaces/shade/ShadeAttrInterfaces.h.inc"
#include "tests/unit/runtime/interfaces/shade/ShadeDialectInterfaces.h.inc"
#include "tests/unit/runtime/interfaces/shade/ShadeOpInterfaces.h.inc"
#include "tests/unit/runtime/interfaces/shade/ShadeTypeInterfaces.h.inc"

namespace shade {

/// A trait that emits a remark when it is verified.
template <typename ConcreteOp>
struct OrderTrait : mlir::OpTrait::TraitBase<ConcreteOp, OrderTrait> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    op->emitRemark() << "trait is verified";
    return llvm::success();
  }
};

/// A hand-written interface, without a TableGen record.
class WrittenInterface : public mlir::OpInterface<WrittenInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    int (*getAnswer)(mlir::Operation *op);
  };
  template <typename OpT>
  struct Model {
    static int getAnswer(mlir::Operation *op) { return OpT(op).getAnswer(); }
    static constexpr Concept value = {&getAnswer};
  };
  int getAnswer() const { return getConcept()->getAnswer(op); }
};

} // namespace shade

#include "tests/unit/runtime/interfaces/shade/ShadeDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/unit/runtime/interfaces/shade/ShadeTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/unit/runtime/interfaces/shade/ShadeAttrs.h.inc"
#define GET_OP_CLASSES
#include "tests/unit/runtime/interfaces/shade/ShadeOps.h.inc"

#endif // STRATA_TESTS_SHADE_H
