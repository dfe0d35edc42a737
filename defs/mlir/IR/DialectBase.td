//===- DialectBase.td - What a dialect declares ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DIALECTBASE
#define STRATA_DEFS_DIALECTBASE

include "mlir/IR/Utils.td"

class Dialect {
  // The prefix of every op, type and attribute of the dialect. Required.
  string name = ?;
  // "::" nests namespaces; an empty string means the global one.
  string cppNamespace = name;

  string summary = ?;
  string description = ?;

  // C++ classes of the dialects that loading this one loads too.
  list<string> dependentDialects = [];
  // (ins "::the::AttrClass":$name, ...): attributes that any op may carry.
  dag discardableAttrs = (ins);

  // Text and binary syntax: generated dispatch over the dialect's own types and attributes.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // Hooks that the author writes in C++.
  bit hasConstantMaterializer = 0;
  bit hasCanonicalizer = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;
  bit hasNonDefaultDestructor = 0;

  bit isExtensible = 0;
  bit usePropertiesForAttributes = 1;

  code extraClassDeclaration = "";
}

#endif // STRATA_DEFS_DIALECTBASE
