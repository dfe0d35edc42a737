//===- UBInterfaces.td - Interface of poison attributes ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UBINTERFACES
#define STRATA_DIALECTS_UBINTERFACES

include "mlir/IR/OpBase.td"

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = "States that a value, or a part of it, is poison.";
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = "::mlir::ub::PoisonAttr::get($_builder.getContext())";
}

#endif // STRATA_DIALECTS_UBINTERFACES
