//===- BuiltinDialect.td - The builtin dialect --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINDIALECT
#define STRATA_DEFS_BUILTINDIALECT

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let cppNamespace = "::mlir";
  let summary = "The types, attributes and operations that are part of the core IR.";
}

#endif // STRATA_DEFS_BUILTINDIALECT
