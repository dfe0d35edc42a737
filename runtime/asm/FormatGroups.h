//===- FormatGroups.h - The lists that a format reads into ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For the interpreter of format programs alone. Hooks of `custom<…>` directives see a FormatParseState, whose
// header does not have the lists.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATGROUPS_H
#define STRATA_RUNTIME_ASM_FORMATGROUPS_H

#include "runtime/asm/FormatParseState.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>

namespace strata {

/// The lists of one op's groups. They are used again for the next op, so that making them costs nothing.
struct FormatGroups {
  template <typename T>
  using Lists = llvm::SmallVector<llvm::SmallVector<T, 4>, 4>;
  Lists<OpAsmParser::UnresolvedOperand> operands;
  Lists<Type> operandTypes, resultTypes;
  Lists<Block *> successors;
  Lists<std::unique_ptr<Region>> regions;

  void reset(const OpSpec &spec);
};

/// The state with the lists in reach: what is asked for at every step of a program is inline here.
class FormatValues : public FormatParseState {
public:
  using FormatParseState::FormatParseState;

  llvm::SmallVectorImpl<UnresolvedOperand> &operands(unsigned group) { return groups.operands[group]; }
  llvm::SmallVectorImpl<Type> &operandTypes(unsigned group) { return groups.operandTypes[group]; }
  llvm::SmallVectorImpl<Type> &resultTypes(unsigned group) { return groups.resultTypes[group]; }
  llvm::SmallVectorImpl<Block *> &successors(unsigned group) { return groups.successors[group]; }
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions(unsigned group) { return groups.regions[group]; }
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATGROUPS_H
