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

/// The lists of the groups of one op. They are reused for later ops, so that creating them costs nothing.
struct FormatGroups {
  template <typename T>
  using Lists = llvm::SmallVector<llvm::SmallVector<T, 4>, 4>;
  Lists<OpAsmParser::UnresolvedOperand> operands;
  Lists<Type> operandTypes, resultTypes;
  Lists<Block *> successors;
  Lists<std::unique_ptr<Region>> regions;

  /// Empties the lists and makes room for the groups of an op.
  void reset(const OpSpec &spec);
};

/// A FormatParseState with inline access to the lists, which most instructions use.
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
