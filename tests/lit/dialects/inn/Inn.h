//===- Inn.h - The dialect inn --------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The generated classes of Inn.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_LIT_DIALECTS_INN_INN_H
#define STRATA_TESTS_LIT_DIALECTS_INN_INN_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/StorageBase.h"

#include "tests/lit/dialects/inn/InnDialect.h.inc"

namespace inn::detail {
struct NoteStorage : mlir::TypeStorage {
  using KeyTy = llvm::StringRef;
  explicit NoteStorage(KeyTy text) : text(text) {}
  bool operator==(const KeyTy &key) const { return key == text; }
  static NoteStorage *construct(mlir::TypeStorageAllocator &allocator, const KeyTy &key) {
    return new (allocator.allocate<NoteStorage>()) NoteStorage(allocator.copyInto(key));
  }
  llvm::StringRef text;
};
} // namespace inn::detail

#define GET_TYPEDEF_CLASSES
#include "tests/lit/dialects/inn/InnTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/inn/InnAttrs.h.inc"
#define GET_OP_CLASSES
#include "tests/lit/dialects/inn/InnOps.h.inc"

#endif // STRATA_TESTS_LIT_DIALECTS_INN_INN_H
