//===- ValueBoundsOpInterface.td - Bounds of values --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VALUEBOUNDSOPINTERFACE
#define STRATA_DEFS_VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = "Knows bounds of its index values and of the sizes of its shaped values.";
  let methods = [
    InterfaceMethod<"Adds what is known of an index value.", "void", "populateBoundsForIndexValue",
                    (ins "::mlir::Value":$value, "::mlir::ValueBoundsConstraintSet &":$cstr), "",
                    "(void)value; (void)cstr;">,
    InterfaceMethod<"Adds what is known of one size of a shaped value.", "void", "populateBoundsForShapedValueDim",
                    (ins "::mlir::Value":$value,
                         "int64_t":$dim,
                         "::mlir::ValueBoundsConstraintSet &":$cstr), "",
                    [{
      (void)value;
      (void)dim;
      (void)cstr;
    }]>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_VALUEBOUNDSOPINTERFACE
