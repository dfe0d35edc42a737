//===- TableIndex.h - Tables without duplicates ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Tables of lowered programs contain each element once; instructions refer to elements by index. Private to
// generator/lower.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_TABLEINDEX_H
#define STRATA_GENERATOR_LOWER_TABLEINDEX_H

#include "llvm/ADT/STLExtras.h"
#include <vector>

namespace mlir {

/// Returns the index of \p element in \p table; appends it if the table does not contain it. Linear time.
template <typename T, typename U>
unsigned indexInTable(std::vector<T> &table, const U &element) {
  auto found = llvm::find(table, element);
  unsigned index = found - table.begin();
  if (found == table.end())
    table.push_back(T(element));
  return index;
}

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_TABLEINDEX_H
