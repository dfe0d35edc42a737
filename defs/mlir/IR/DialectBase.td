//===- DialectBase.td - Declaration of a dialect -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DIALECTBASE
#define STRATA_DEFS_DIALECTBASE

include "mlir/IR/Utils.td"

class Dialect {
  // The prefix of the names of ops, types and attributes. Required.
  string name = ?;
  // "::" separates nested namespaces; an empty string is the global namespace.
  string cppNamespace = name;

  string summary = ?;
  string description = ?;

  // C++ classes of the dialects that are loaded together with this one.
  list<string> dependentDialects = [];
  // Discardable attributes that any op may carry: (ins "::the::AttrClass":$name, ...).
  dag discardableAttrs = (ins);

  // If set, the generator emits parsers and printers that dispatch over the attributes and types of the
  // dialect.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // Hooks that the author defines in C++.
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
