//===- Dialect.h - A loaded dialect, and the registry ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Dialect is what a context made of a DialectSpec: the tables, plus whatever the author's class adds. The
// context owns it. A DialectRegistry is a list of specs that may be loaded; filling it costs a pointer for
// each, and nothing runs until a name of the dialect is met.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECT_H
#define STRATA_RUNTIME_IR_DIALECT_H

#include "runtime/spec/DialectSpec.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace strata {

class Dialect {
public:
  Dialect(const DialectSpec &spec, MLIRContext *context) : spec(spec), context(context) {}
  virtual ~Dialect();

  llvm::StringRef getNamespace() const { return spec.name; }
  MLIRContext *getContext() const { return context; }
  const DialectSpec &getSpec() const { return spec; }

  /// The declaration of the op of that full name, or null.
  const OpSpec *lookupOp(llvm::StringRef fullName) const;
  /// By mnemonic (without the dialect's prefix).
  const TypeDefSpec *lookupType(llvm::StringRef mnemonic) const;
  const AttrDefSpec *lookupAttribute(llvm::StringRef mnemonic) const;

private:
  const DialectSpec &spec;
  MLIRContext *context;
};

class DialectRegistry {
public:
  /// Adds a dialect; a later one of the same name replaces the earlier.
  void insert(const DialectSpec &spec) { specs[spec.name.str()] = &spec; }
  template <typename... Dialects>
  void insert() {
    (insert(Dialects::spec), ...);
  }
  const DialectSpec *lookup(llvm::StringRef name) const {
    auto it = specs.find(name.str());
    return it == specs.end() ? nullptr : it->second;
  }
  /// By the C++ class name that `dependentDialects` of a `.td` uses, "::arith::ArithDialect".
  const DialectSpec *lookupByClass(llvm::StringRef cppClass) const;
  void appendTo(DialectRegistry &destination) const {
    for (const auto &entry : specs)
      destination.specs[entry.first] = entry.second;
  }
  std::vector<llvm::StringRef> getDialectNames() const;

private:
  std::map<std::string, const DialectSpec *> specs;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIALECT_H
