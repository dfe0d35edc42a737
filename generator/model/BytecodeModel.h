//===- BytecodeModel.h - Model of the bytecode of a dialect -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of the records of mlir/IR/BytecodeBase.td: how the attributes and types of one dialect
// are stored in bytecode. Not part of the ModelSet. Borrows strings from the RecordKeeper. Immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_BYTECODEMODEL_H
#define STRATA_GENERATOR_MODEL_BYTECODEMODEL_H

#include "generator/model/ModelContext.h"
#include <vector>

namespace mlir {

class RecordReader;
struct BytecodeMember;

/// How a value is stored: the C++ templates of class Bytecode, whose placeholders have been checked.
struct BytecodeValue {
  enum class Kind : uint8_t {
    Primitive, ///< `parser` and `printer` read and write the value.
    Composite, ///< The members are stored in order.
    List,      ///< The size, then the elements, which are stored as the only member.
  };
  Kind kind = Kind::Primitive;
  llvm::StringRef cppType; ///< The class of the value, or of the elements of a list.
  llvm::StringRef parser, printer;
  llvm::StringRef builder; ///< Empty if the variable itself is the argument.
  llvm::StringRef getter;  ///< Empty for the getter of the member's name.
  std::vector<BytecodeMember> members;
  /// True for `Attribute` and `Type` themselves, whose lists are read and written by functions of their own.
  bool isAnyAttribute = false, isAnyType = false;
};

/// A member of an entry or of a composite value.
struct BytecodeMember {
  llvm::StringRef name;
  BytecodeValue value;
  /// True if the value is read into a variable that is not passed to the builder.
  bool isLocal() const { return name.starts_with("_"); }
};

/// An attribute or a type in one of its forms.
struct BytecodeEntry {
  llvm::StringRef name, cppType, predicate, builder, postProcess;
  std::vector<BytecodeMember> members;
  unsigned code = 0;
  llvm::SMLoc loc;
};

/// The entries of a dialect, in order of their codes.
class BytecodeModel {
public:
  llvm::StringRef dialect;
  std::vector<BytecodeEntry> attributes, types;

  /// Checks the entries of a dialect; if \p dialect is empty, those of the only dialect that has any. Reports
  /// every error in them.
  static FailureOr<BytecodeModel> check(llvm::StringRef dialect, ModelContext &context);
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_BYTECODEMODEL_H
