//===- ParallelPrinter.cpp - Prints operations on several threads ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints the operations of a long block on several threads. Each thread prints pieces of consecutive
// operations into separate buffers, which are written in order, so that the output is the same as with one
// thread. A piece whose text depends on the preceding text, such as the number of a distinct attribute, is
// detected afterwards and printed again in order.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmStream.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/Threading.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;

/// The target length of the text of a Piece: enough work for a thread, but little memory.
static constexpr uint64_t pieceSize = 64 << 10;

/// Consecutive operations that one thread prints, and their text.
struct PrinterState::Piece {
  Block::iterator begin, end;
  llvm::SmallString<0> text;
  PrintRecords records;
};

void PrinterState::printLine(Operation &op) {
  writeIndent();
  printOperation(&op);
  os << '\n';
}

void PrinterState::printPiece(Piece &piece) const {
  piece.text.clear();
  llvm::raw_svector_ostream text(piece.text);
  AsmStream stream(text);
  SSANames namesApart(*names);
  PrinterState apart(stream, flags, &namesApart, aliases);
  apart.records = &piece.records;
  apart.leftOut = leftOut;
  apart.indent = indent;
  apart.depth = depth;
  apart.defaultDialects = defaultDialects;
  apart.setContext(context);
  for (auto it = piece.begin; it != piece.end; ++it)
    apart.printLine(*it);
}

void PrinterState::printLines(Block::iterator it, Block::iterator end) {
  // Print on this thread until the amount of text per operation is known.
  uint64_t numPrinted = 0, start = os.tell(), size = 0;
  for (; it != end && (!mayUseThreads || size < pieceSize); ++it, ++numPrinted) {
    printLine(*it);
    if (mayUseThreads)
      size = os.tell() - start;
  }
  if (it == end)
    return;

  MLIRContext *threads = it->getContext();
  std::vector<Piece> pieces(threads->getNumThreads() * 4);
  while (it != end) {
    uint64_t numOps = std::max<uint64_t>(1, numPrinted * pieceSize / std::max<uint64_t>(1, size));
    size_t numPieces = 0;
    for (; numPieces != pieces.size() && it != end; ++numPieces) {
      Piece &piece = pieces[numPieces];
      piece.begin = it;
      for (uint64_t i = 0; i != numOps && it != end; ++i, ++it)
        ++numPrinted;
      piece.end = it;
    }
    parallelFor(threads, 0, numPieces, [&](size_t index) { printPiece(pieces[index]); });
    for (Piece &piece : llvm::MutableArrayRef(pieces).take_front(numPieces)) {
      size += piece.text.size();
      if (piece.records.empty()) {
        os << piece.text;
        continue;
      }
      piece.records = PrintRecords();
      for (auto each = piece.begin; each != piece.end; ++each)
        printLine(*each);
    }
  }
}
