//===- Traits.h - Data layouts in attributes -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The trait of ops whose data layout and target description are the attributes `dlti.dl_spec` and
// `dlti.target_system_spec`. It defines the methods of DataLayoutOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_DLTI_TRAITS_H
#define STRATA_DIALECTS_DLTI_TRAITS_H

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/OpView.h"

namespace mlir {

namespace impl {
/// Return the attribute `dlti.dl_spec` or `dlti.target_system_spec` of the op; null if it is absent.
DataLayoutSpecInterface getDataLayoutSpec(Operation *op);
TargetSystemSpecInterface getTargetSystemSpec(Operation *op);
/// Verifies that the op implements DataLayoutOpInterface.
LogicalResult verifyHasDefaultDLTIDataLayoutTrait(Operation *op);
} // namespace impl

/// Trait of an op whose data layout and target description are the attributes `dlti.dl_spec` and
/// `dlti.target_system_spec`.
template <typename ConcreteOp>
class HasDefaultDLTIDataLayout : public OpTrait::TraitBase<ConcreteOp, HasDefaultDLTIDataLayout> {
public:
  TargetSystemSpecInterface getTargetSystemSpec() { return impl::getTargetSystemSpec(this->getOperation()); }
  DataLayoutSpecInterface getDataLayoutSpec() { return impl::getDataLayoutSpec(this->getOperation()); }

  static LogicalResult verifyTrait(Operation *op) { return impl::verifyHasDefaultDLTIDataLayoutTrait(op); }
};

} // namespace mlir

#endif // STRATA_DIALECTS_DLTI_TRAITS_H
