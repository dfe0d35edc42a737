//===- FormatGroups.h - Storage of a FormatParseState ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The lists that a FormatProgramParser fills. Private to runtime/asm: hooks of `custom<...>` directives use
// FormatParseState, whose header does not define the lists.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATGROUPS_H
#define STRATA_RUNTIME_ASM_FORMATGROUPS_H

#include "runtime/asm/FormatParseState.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>

namespace mlir {

/// The parsed operands, types, successors and regions of one op: one list for each declared group. The object
/// is reused for later ops, to avoid allocations.
struct FormatGroups {
  template <typename T>
  using Lists = llvm::SmallVector<llvm::SmallVector<T, 4>, 4>;
  Lists<OpAsmParser::UnresolvedOperand> operands;
  Lists<Type> operandTypes, resultTypes;
  Lists<Block *> successors;
  Lists<std::unique_ptr<Region>> regions;

  /// Empties the lists and provides one list for each group of an op.
  void reset(const OpSpec &spec);
};

/// A FormatParseState whose access functions are inline, because most instructions of a format program use
/// them.
class FormatValues : public FormatParseState {
public:
  using FormatParseState::FormatParseState;

  llvm::SmallVectorImpl<UnresolvedOperand> &operands(unsigned group) { return groups.operands[group]; }
  llvm::SmallVectorImpl<Type> &operandTypes(unsigned group) { return groups.operandTypes[group]; }
  llvm::SmallVectorImpl<Type> &resultTypes(unsigned group) { return groups.resultTypes[group]; }
  llvm::SmallVectorImpl<Block *> &successors(unsigned group) { return groups.successors[group]; }
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions(unsigned group) { return groups.regions[group]; }
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_FORMATGROUPS_H
