//===- ValueBoundsOpInterface.td - Bounds of values --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VALUEBOUNDSOPINTERFACE
#define STRATA_DEFS_VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class for this interface yet: only the methods are declared in ops.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = "An op that provides bounds of its index values and of the dimensions of its shaped values.";
  let methods = [
    InterfaceMethod<"Adds bounds of an index value to `cstr`.", "void", "populateBoundsForIndexValue",
                    (ins "::mlir::Value":$value, "::mlir::ValueBoundsConstraintSet &":$cstr), "",
                    "(void)value; (void)cstr;">,
    InterfaceMethod<"Adds bounds of a dimension of a shaped value to `cstr`.", "void", "populateBoundsForShapedValueDim",
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
