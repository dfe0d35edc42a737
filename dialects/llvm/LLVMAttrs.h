//===- LLVMAttrs.h - Attributes of the llvm dialect -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The attribute classes and enums of LLVMAttrs.td, LLVMDebugInfo.td and LLVMEnums.td, and base classes of
// debug info attributes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMATTRS_H
#define STRATA_DIALECTS_LLVM_LLVMATTRS_H

#include "dialects/llvm/LLVMTypes.h"
#include "dialects/ptr/MemorySpaceInterfaces.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/Location.h"

#include "dialects/llvm/LLVMEnums.h.inc"

namespace mlir::LLVM {

using cconv::CConv;
using linkage::Linkage;
using tailcallkind::TailCallKind;

// Base classes of debug info attributes.
/// A debug info attribute that other attributes can refer to.
class DINodeAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr);
};
/// A scope of declarations.
class DIScopeAttr : public DINodeAttr {
public:
  using DINodeAttr::DINodeAttr;
  static bool classof(Attribute attr);
};
/// A scope inside of a function.
class DILocalScopeAttr : public DIScopeAttr {
public:
  using DIScopeAttr::DIScopeAttr;
  static bool classof(Attribute attr);
};
/// A type.
class DITypeAttr : public DINodeAttr {
public:
  using DINodeAttr::DINodeAttr;
  static bool classof(Attribute attr);
};
/// A local or global variable.
class DIVariableAttr : public DINodeAttr {
public:
  using DINodeAttr::DINodeAttr;
  static bool classof(Attribute attr);
};

/// A node of the graph for type-based alias analysis: a root or a type.
class TBAANodeAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr);
  static TBAANodeAttr getFromOpaquePointer(const void *pointer) {
    return TBAANodeAttr(Attribute::getFromOpaquePointer(pointer).getImpl());
  }
};

} // namespace mlir::LLVM

#include "dialects/llvm/LLVMAttrInterfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/llvm/LLVMAttrs.h.inc"

#endif // STRATA_DIALECTS_LLVM_LLVMATTRS_H
