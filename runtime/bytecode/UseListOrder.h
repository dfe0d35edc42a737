//===- UseListOrder.h - The stored order of use lists ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The reference order of the uses of a value is the reverse of the order in which a reader creates them: ops
// in pre-order, operands in ascending order. The order of a use list that differs is stored in the file.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_USELISTORDER_H
#define STRATA_RUNTIME_BYTECODE_USELISTORDER_H

#include "runtime/bytecode/ByteReader.h"
#include "runtime/bytecode/ByteWriter.h"
#include "runtime/ir/ValueRange.h"

namespace mlir::bytecode {

/// Writes the orders of the use lists that differ from the reference order. Returns false, having written
/// nothing, if there are none.
/// \param values the results of an op or the arguments of a block.
bool writeUseListOrders(ValueRange values, ByteWriter &out);

/// The stored order of the uses of a value.
struct UseListOrder {
  unsigned index; ///< The index of the value in its op or block.
  bool isPairs;   ///< `indices` are pairs (from, to); all other uses keep their positions.
  llvm::SmallVector<unsigned, 8> indices;
};
/// Reads the orders of \p numValues values.
LogicalResult readUseListOrders(ByteReader &reader, unsigned numValues,
                                llvm::SmallVectorImpl<UseListOrder> &orders);
/// Reorders the uses of a value from the reference order to a stored order. Fails after an error if the order
/// does not match the uses.
LogicalResult applyUseListOrder(Value value, const UseListOrder &order, const BytecodeFile &file);

} // namespace mlir::bytecode

#endif // STRATA_RUNTIME_BYTECODE_USELISTORDER_H
