//===- AttributeStorage.h - Storage of builtin attributes -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Storage classes of the attributes in BuiltinAttributes.h and Location.h. Private to runtime/ir. All are
// trivially destructible; what they point to is allocated by the same uniquer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ATTRIBUTESTORAGE_H
#define STRATA_RUNTIME_IR_ATTRIBUTESTORAGE_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/Location.h"

namespace mlir::detail {

struct StringAttrStorage : AttributeStorage {
  llvm::StringRef value;
  Type type;
};
struct IntegerAttrStorage : AttributeStorage {
  Type type;
  unsigned bitWidth;
  union {
    uint64_t word;         ///< The value if bitWidth <= 64.
    const uint64_t *words; ///< The value if bitWidth > 64, least significant word first.
  };
};
struct FloatAttrStorage : AttributeStorage {
  Type type;
  unsigned bitWidth;
  uint64_t words[2]; ///< The bit pattern; no float format has more than 128 bits.
};
struct ArrayAttrStorage : AttributeStorage {
  llvm::ArrayRef<Attribute> elements;
};
struct DictionaryAttrStorage : AttributeStorage {
  llvm::ArrayRef<NamedAttribute> entries;
};
struct TypeAttrStorage : AttributeStorage {
  Type value;
};
struct SymbolRefAttrStorage : AttributeStorage {
  Attribute root; ///< The first name of the reference, a StringAttr.
  llvm::ArrayRef<Attribute> nested;
};
struct DenseArrayAttrStorage : AttributeStorage {
  Type elementType;
  int64_t size;
  llvm::ArrayRef<char> data;
};
struct DenseElementsAttrStorage : AttributeStorage {
  Type type;
  llvm::ArrayRef<char> data;
  bool isSplat;
};
struct SparseElementsAttrStorage : AttributeStorage {
  Type type;
  Attribute indices, values;
};
struct DenseResourceAttrStorage : AttributeStorage {
  Type type;
  void *entry; ///< The resource: a DialectResourceBlobManager::BlobEntry.
};
struct AffineMapAttrStorage : AttributeStorage {
  AffineMap value;
};
struct IntegerSetAttrStorage : AttributeStorage {
  IntegerSet value;
};
struct StridedLayoutAttrStorage : AttributeStorage {
  int64_t offset;
  llvm::ArrayRef<int64_t> strides;
};
struct DistinctAttrStorage : AttributeStorage {
  Attribute referenced;
  uint64_t number; ///< Unique number of the attribute in its context.
};
struct OpaqueAttrStorage : AttributeStorage {
  Attribute dialectNamespace;
  llvm::StringRef data;
  Type type;
};
struct FileLineColLocStorage : AttributeStorage {
  Attribute filename;
  unsigned line, column;
};
/// Storage of a file range that is not a single line and column. Components that were not specified have
/// default values.
struct FileLineColRangeStorage : FileLineColLocStorage {
  unsigned endLine, endColumn;
  uint8_t numParts; ///< Number of specified components: 1 (start line), 3 (all but the end line) or 4 (all).
};
/// Storage of NameLoc (name, child location) and CallSiteLoc (callee, caller).
struct PairLocStorage : AttributeStorage {
  Attribute first, second;
};
struct FusedLocStorage : AttributeStorage {
  llvm::ArrayRef<Attribute> locations;
  Attribute metadata;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_ATTRIBUTESTORAGE_H
