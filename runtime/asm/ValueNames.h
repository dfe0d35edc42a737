//===- ValueNames.h - The names that the printer gives values -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names of all values of an operation, as its custom form prints them, for tools that write another form
// of the IR (a graph, a table). Numbers everything once; a lookup takes constant time. Borrows the IR, which
// must not change during the lifetime of the object. One thread.
//
// To print operations, use Operation::print; to print a single value, Value::printAsOperand.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_VALUENAMES_H
#define STRATA_RUNTIME_ASM_VALUENAMES_H

#include "runtime/ir/Value.h"
#include <memory>
#include <string>

namespace mlir {

class SSANames;

class ValueNames {
public:
  /// Names all values of \p root and of its regions.
  explicit ValueNames(Operation *root);
  ~ValueNames();

  /// Returns the name of a value: `%3`, `%arg0`, `%0#1`; `<<UNKNOWN SSA VALUE>>` for a value outside of the
  /// root.
  std::string get(Value value) const;

private:
  std::unique_ptr<SSANames> names;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_VALUENAMES_H
