//===- BuiltinAttrNames.h - Names of builtin attributes ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names of the kinds of builtin attributes and locations, as constants of their classes.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINATTRNAMES_H
#define STRATA_RUNTIME_IR_BUILTINATTRNAMES_H

#include "runtime/ir/Attribute.h"

namespace mlir::detail {

/// Returns the name of a kind of builtin attribute, such as "builtin.array".
constexpr llvm::StringLiteral getBuiltinAttrName(AttrKind kind) {
  switch (kind) {
  case AttrKind::Declared:
    return "";
  case AttrKind::AffineMap:
    return "builtin.affine_map";
  case AttrKind::Array:
    return "builtin.array";
  case AttrKind::DenseArray:
    return "builtin.dense_array";
  case AttrKind::DenseElements:
    return "builtin.dense_int_or_fp_elements";
  case AttrKind::DenseResource:
    return "builtin.dense_resource_elements";
  case AttrKind::Dictionary:
    return "builtin.dictionary";
  case AttrKind::Distinct:
    return "builtin.distinct";
  case AttrKind::Float:
    return "builtin.float";
  case AttrKind::Integer:
    return "builtin.integer";
  case AttrKind::IntegerSet:
    return "builtin.integer_set";
  case AttrKind::Opaque:
    return "builtin.opaque";
  case AttrKind::SparseElements:
    return "builtin.sparse_elements";
  case AttrKind::StridedLayout:
    return "builtin.strided_layout";
  case AttrKind::String:
    return "builtin.string";
  case AttrKind::SymbolRef:
    return "builtin.symbol_ref";
  case AttrKind::Type:
    return "builtin.type";
  case AttrKind::Unit:
    return "builtin.unit";
  case AttrKind::UnknownLoc:
    return "builtin.unknown_loc";
  case AttrKind::FileLineColLoc:
  case AttrKind::FileLineColRange:
    return "builtin.file_line_range";
  case AttrKind::NameLoc:
    return "builtin.name_loc";
  case AttrKind::CallSiteLoc:
    return "builtin.call_site_loc";
  case AttrKind::FusedLoc:
    return "builtin.fused_loc";
  }
  return "";
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_BUILTINATTRNAMES_H
