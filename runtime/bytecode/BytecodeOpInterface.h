//===- BytecodeOpInterface.h - Bytecode of properties ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op class that implements this interface defines the bytecode encoding of its properties. Other ops need
// no code: their encoding follows from the declaration (PropertyEncoding.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BYTECODEOPINTERFACE_H
#define STRATA_RUNTIME_BYTECODE_BYTECODEOPINTERFACE_H

#include "runtime/bytecode/BytecodeImplementation.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/OpView.h"

namespace mlir {

/// An op that encodes its properties itself.
class BytecodeOpInterface : public OpInterface<BytecodeOpInterface> {
public:
  using OpInterface::OpInterface;
  /// The function table of the interface.
  struct Concept {
    LogicalResult (*readProperties)(DialectBytecodeReader &reader, OperationState &state);
    void (*writeProperties)(Operation *op, DialectBytecodeWriter &writer);
  };
  /// Implements the function table by the members of an op class.
  template <typename OpT>
  struct Model {
    static constexpr Concept value = {
        [](DialectBytecodeReader &reader, OperationState &state) -> LogicalResult {
          return OpT::readProperties(reader, state);
        },
        [](Operation *op, DialectBytecodeWriter &writer) { OpT(op).writeProperties(writer); }};
  };

  /// Writes the properties.
  void writeProperties(DialectBytecodeWriter &writer) {
    getOperation()->getName().getInterface<BytecodeOpInterface>()->writeProperties(getOperation(), writer);
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_BYTECODEOPINTERFACE_H
