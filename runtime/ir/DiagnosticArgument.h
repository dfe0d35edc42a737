//===- DiagnosticArgument.h - A value attached to a diagnostic ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A number, text, type or attribute, for Diagnostic::getMetadata(): data that a program attaches to a
// diagnostic and reads in its own handler. The message of a diagnostic is a text, which streamed values are
// appended to.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIAGNOSTICARGUMENT_H
#define STRATA_RUNTIME_IR_DIAGNOSTICARGUMENT_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"
#include "llvm/ADT/SmallVector.h"
#include <variant>

namespace mlir {

/// A number, string, type or attribute that is attached to a diagnostic. The memory of a string is borrowed.
class DiagnosticArgument {
public:
  enum class DiagnosticArgumentKind { Attribute, Double, Integer, String, Type, Unsigned };

  explicit DiagnosticArgument(Attribute attr) : value(attr) {}
  explicit DiagnosticArgument(double number) : value(number) {}
  explicit DiagnosticArgument(float number) : value(double(number)) {}
  template <typename T>
    requires(std::is_integral_v<T> && std::is_signed_v<T>)
  explicit DiagnosticArgument(T number, void * = nullptr) : value(static_cast<int64_t>(number)) {}
  explicit DiagnosticArgument(llvm::StringRef text) : value(text) {}
  explicit DiagnosticArgument(Type type) : value(type) {}
  template <typename T>
    requires(std::is_integral_v<T> && std::is_unsigned_v<T>)
  explicit DiagnosticArgument(T number, void * = nullptr) : value(static_cast<uint64_t>(number)) {}

  DiagnosticArgumentKind getKind() const { return static_cast<DiagnosticArgumentKind>(value.index()); }
  // Return the value as an attribute, number, string or type. \pre getKind() is the kind in the name of the
  // function.
  Attribute getAsAttribute() const { return *std::get_if<Attribute>(&value); }
  double getAsDouble() const { return *std::get_if<double>(&value); }
  int64_t getAsInteger() const { return *std::get_if<int64_t>(&value); }
  llvm::StringRef getAsString() const { return *std::get_if<llvm::StringRef>(&value); }
  Type getAsType() const { return *std::get_if<Type>(&value); }
  uint64_t getAsUnsigned() const { return *std::get_if<uint64_t>(&value); }

  /// Prints the value as it appears in messages: types in quotes.
  void print(llvm::raw_ostream &os) const;

private:
  /// The alternatives have the order of the enumerators of DiagnosticArgumentKind.
  std::variant<Attribute, double, int64_t, llvm::StringRef, Type, uint64_t> value;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const DiagnosticArgument &argument) {
  argument.print(os);
  return os;
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIAGNOSTICARGUMENT_H
