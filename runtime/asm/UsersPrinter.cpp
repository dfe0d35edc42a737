//===- UsersPrinter.cpp - Comments with the users of values ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PrinterState.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

/// Prints the users of a value, each once, the last one first. Returns the number of printed names.
static unsigned listUsers(Value value, const SSANames &names, llvm::raw_ostream &os) {
  unsigned numNames = 0;
  llvm::SmallPtrSet<Operation *, 8> seen;
  for (Operation *user : value.getUsers()) {
    if (!seen.insert(user).second)
      continue;
    os << (numNames ? ", " : "");
    numNames += names.printUser(user, os);
  }
  return numNames;
}

void PrinterState::printResultUsers(Operation *op) {
  if (op->getNumResults() == 0) {
    // Only an op with operands is listed as a user, so only it needs a number.
    if (op->getNumOperands()) {
      os << " // id: ";
      names->printUser(op, os);
    }
    return;
  }
  if (op->use_empty()) {
    os << " // unused";
    return;
  }
  if (op->getNumResults() == 1) {
    llvm::SmallString<64> list;
    llvm::raw_svector_ostream stream(list);
    unsigned numNames = listUsers(op->getResult(0), *names, stream);
    os << (numNames == 1 ? " // user: " : " // users: ") << list;
    return;
  }
  os << " // users: ";
  llvm::interleave(
      op->getResults(),
      [&](OpResult result) {
        os << '(';
        if (result.use_empty())
          os << "unused";
        else
          listUsers(result, *names, os);
        os << ')';
      },
      [&] { os << ", "; });
}

void PrinterState::printArgumentUsers(Block &block) {
  for (BlockArgument argument : block.getArguments()) {
    writeIndent();
    os << "// ";
    printValue(argument);
    if (argument.use_empty()) {
      os << " is unused\n";
      continue;
    }
    os << " is used by ";
    listUsers(argument, *names, os);
    os << '\n';
  }
}
