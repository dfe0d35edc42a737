//===- ImplicitLocOpBuilder.h - A builder with a location -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An OpBuilder that stores a location, for code that creates many operations with the same location:
// `b.create<FooOp>(operands...)` and `FooOp::create(b, operands...)` take no location.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_IMPLICITLOCOPBUILDER_H
#define STRATA_RUNTIME_IR_IMPLICITLOCOPBUILDER_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"

namespace mlir {

/// A builder with a current location.
class ImplicitLocOpBuilder : public OpBuilder {
public:
  /// \param args the arguments of an OpBuilder constructor.
  template <typename... Args>
  explicit ImplicitLocOpBuilder(Location loc, Args &&...args)
      : OpBuilder(std::forward<Args>(args)...), loc(loc) {}
  static ImplicitLocOpBuilder atBlockBegin(Location loc, Block *block, Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(loc, block, block->begin(), listener);
  }
  static ImplicitLocOpBuilder atBlockEnd(Location loc, Block *block, Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(loc, block, block->end(), listener);
  }
  static ImplicitLocOpBuilder atBlockTerminator(Location loc, Block *block, Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(loc, OpBuilder::atBlockTerminator(block, listener));
  }

  Location getLoc() const { return loc; }
  void setLoc(Location newLoc) { loc = newLoc; }

  template <typename OpT, typename... Args>
  OpT create(Args &&...args) {
    return OpBuilder::create<OpT>(loc, std::forward<Args>(args)...);
  }
  using OpBuilder::create;
  template <typename OpT, typename... Args>
  Value createOrFold(Args &&...args) {
    return OpBuilder::createOrFold<OpT>(loc, std::forward<Args>(args)...);
  }

  /// Emit a diagnostic at the current location.
  InFlightDiagnostic emitError(const llvm::Twine &message = {}) const {
    return mlir::emitError(loc, message);
  }
  InFlightDiagnostic emitWarning(const llvm::Twine &message = {}) const {
    return mlir::emitWarning(loc, message);
  }
  InFlightDiagnostic emitRemark(const llvm::Twine &message = {}) const {
    return mlir::emitRemark(loc, message);
  }

private:
  Location loc;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_IMPLICITLOCOPBUILDER_H
