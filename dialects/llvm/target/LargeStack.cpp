//===- LargeStack.cpp - Room for LLVM's recursive functions ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/LargeStack.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

static constexpr unsigned stackSize = 1u << 30;
/// Limit for the nesting of a text. LLVM's parser needs less than 4 KiB of stack for each level.
static constexpr size_t maxNesting = stackSize / 4096;

static thread_local bool isOnLargeStack = false;

void LLVM::runOnLargeStack(llvm::function_ref<void()> function) {
  if (isOnLargeStack)
    return function();
  llvm::runOnNewStack(stackSize, [&] {
    llvm::SaveAndRestore large(isOnLargeStack, true);
    function();
  });
}

bool LLVM::isNestedTooDeeply(llvm::StringRef text) {
  size_t depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > maxNesting)
        return true;
      break;
    case ')':
    case ']':
    case '}':
    case '>':
      depth -= depth != 0;
      break;
    case '"': // Quotes have no escapes: \22 stands for one in a string.
      i = text.find('"', i + 1);
      break;
    case ';':
      i = text.find('\n', i + 1);
      break;
    default:
      break;
    }
    if (i == llvm::StringRef::npos)
      return false;
  }
  return false;
}
