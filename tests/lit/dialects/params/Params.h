//===- Params.h - A parameter of each kind --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes that Params.td and Code.td declare, and the C++ types of parameters that only Code.td has.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_LIT_DIALECTS_PARAMS_PARAMS_H
#define STRATA_TESTS_LIT_DIALECTS_PARAMS_PARAMS_H

#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"

#include "tests/lit/dialects/params/ParamsDialect.h.inc"
#include "tests/lit/dialects/params/ParamsEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/params/ParamsAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/lit/dialects/params/ParamsTypes.h.inc"

namespace code {

/// A version such as `1:2`. It owns heap memory, so that leak checkers report a missing destructor call.
struct Version {
  std::vector<int> numbers;
  bool operator==(const Version &other) const { return numbers == other.numbers; }
  friend llvm::hash_code hash_value(const Version &version) {
    return llvm::hash_combine_range(version.numbers.begin(), version.numbers.end());
  }
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Version &version);

enum class Mode { slow, fast };
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Mode mode);

using Level = uint64_t;

/// A level number. The name ends in "Type" although the class is not a type of the IR.
struct LevelType {
  uint64_t value = 0;
  bool operator==(const LevelType &other) const { return value == other.value; }
  friend llvm::hash_code hash_value(LevelType type) { return llvm::hash_value(type.value); }
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, LevelType type);

/// A list of names that it does not own.
struct NameList {
  llvm::ArrayRef<llvm::StringRef> names;
  bool operator==(const NameList &other) const { return names == other.names; }
  friend llvm::hash_code hash_value(const NameList &list) { return llvm::hash_value(list.names); }
  NameList allocateInto(mlir::StorageAllocator &allocator) const;
};

} // namespace code

namespace mlir {
template <>
struct FieldParser<code::Version> {
  static FailureOr<code::Version> parse(AsmParser &parser);
};
template <>
struct FieldParser<std::optional<code::Version>> {
  static FailureOr<std::optional<code::Version>> parse(AsmParser &parser);
};
template <>
struct FieldParser<code::Mode> {
  static FailureOr<code::Mode> parse(AsmParser &parser);
};
template <>
struct FieldParser<code::LevelType> {
  static FailureOr<code::LevelType> parse(AsmParser &parser);
};
} // namespace mlir

#include "tests/lit/dialects/params/CodeDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/params/CodeAttrs.h.inc"

#endif // STRATA_TESTS_LIT_DIALECTS_PARAMS_PARAMS_H
