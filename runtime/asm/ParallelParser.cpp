//===- ParallelParser.cpp - Reading operations on several threads ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of a file, or of a module's body, are guessed to start at certain lines; the text is cut there into
// chunks, and each chunk is read by a parser of its own over the same buffer. The guess need not be right. A
// chunk counts when it was read without an error, stands for itself (no name of a value or block goes in or
// out), and ended exactly where the next one starts: then, one chunk after the other, what was read is what
// one thread would have read. From the first chunk on that does not count, all is dropped, with what was said
// about it, and one thread goes on from there. So IR, diagnostics and their order never depend on threads.
//
// The guess: a line of the same indentation as the first op that starts like an op without results. Neither
// strings nor comments go over the end of a line, so a line always starts at a token. What may define
// something for what comes after it (an alias, a value, metadata) ends the chunks.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Threading.h"
#include "llvm/ADT/StringExtras.h"
#include <atomic>

using namespace strata;

struct OperationParser::Chunk {
  ParserState::Start start;

  // What came of it.
  Block *block = nullptr; ///< Null when the chunk does not count.
  ParserState::Position end{Lexer(llvm::StringRef()), {}, {}, nullptr, nullptr, 0};
  std::vector<DeferredLocationAlias> deferred;
};

//===----------------------------------------------------------------------===//
// Guessing where operations start
//===----------------------------------------------------------------------===//

namespace {
enum class LineKind { Other, Op, End };

/// What a line is whose text starts here, at the indentation of the ops.
LineKind classifyLine(const char *text) {
  switch (*text) {
  case '#':
  case '!':
  case '%':
    return LineKind::End;
  case '{':
    return text[1] == '-' && text[2] == '#' ? LineKind::End : LineKind::Other;
  case '"':
    return LineKind::Op;
  default:
    break;
  }
  if (!llvm::isAlpha(*text) && *text != '_')
    return LineKind::Other;
  const char *end = text;
  while (llvm::isAlnum(*end) || *end == '_' || *end == '$')
    ++end;
  // Words without a dot go on with what the line before began, but for the one op that is written without.
  return *end == '.' || llvm::StringRef(text, end - text) == "module" ? LineKind::Op : LineKind::Other;
}
} // namespace

/// Cuts the text from the token in hand on. \param end  where the last chunk ends. Whether there are several
/// chunks.
bool OperationParser::splitIntoChunks(std::vector<Chunk> &chunks, const char *&end) {
  constexpr size_t chunksPerThread = 8, maxChunk = 1 << 20;
  ParserState::Start start = state.getTokenStart();
  const char *textEnd = state.getTextEnd();
  size_t threshold = state.context->getParallelThreshold();
  size_t chunkSize = (textEnd - start.place) / (state.context->getNumThreads() * chunksPerThread);
  chunkSize = std::min(std::max(chunkSize, threshold / 8), maxChunk);
  chunks.push_back({start});
  const size_t indentation = start.place - start.lineStart;
  const char *line = start.place;
  unsigned number = start.line;
  while (const void *newline = std::memchr(line, '\n', textEnd - line)) {
    line = static_cast<const char *>(newline) + 1;
    ++number;
    const char *text = line;
    while (size_t(text - line) <= indentation && (*text == ' ' || *text == '\t'))
      ++text;
    size_t depth = text - line;
    if (depth > indentation || *text == '\n' || *text == '\r' || *text == '/' || text == textEnd)
      continue;
    LineKind kind = depth < indentation ? LineKind::End : classifyLine(text);
    if (kind == LineKind::End) {
      end = text;
      return chunks.size() > 1 && size_t(end - start.place) >= threshold;
    }
    if (kind == LineKind::Op && size_t(text - chunks.back().start.place) >= chunkSize)
      chunks.push_back({{text, line, number}});
  }
  end = textEnd;
  return chunks.size() > 1 && size_t(end - start.place) >= threshold;
}

/// Whether it makes no difference in which order ops and types ask for dialects: the registry has all that
/// loading one of its dialects brings along.
static bool canLoadInAnyOrder(MLIRContext *context) {
  const DialectRegistry &registry = context->getDialectRegistry();
  for (llvm::StringRef name : registry.getDialectNames())
    for (const DialectSpec *dependent : registry.lookup(name)->dependentDialects)
      if (!registry.lookup(dependent->name) && !context->getLoadedDialect(dependent->name))
        return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Reading chunks
//===----------------------------------------------------------------------===//

/// Reads ops up to a place, or to what is no op. Whether all of them are as one thread would have read them.
bool OperationParser::parseChunk(const char *end, llvm::function_ref<bool()> isWanted) {
  while (state.token().spelling.data() < end &&
         state.token().isAny(TokenKind::BareIdentifier, TokenKind::String)) {
    if (!isWanted() || failed(parseOperation()))
      return false;
    if (!scopes.back()->isEmpty() || blocks.size() != 0)
      return false;
  }
  // An error in the token in hand was found by looking ahead.
  if (state.numErrors != 0)
    return false;
  settleLateUses();
  return true;
}

/// Reads ops from the token in hand on into the end of the block, as far as that works. Then one thread is to
/// read on, up to \p nextAttempt at least.
void OperationParser::parseInParallel(Block *block, const char *&nextAttempt) {
  const Token &token = state.token();
  const char *place = token.spelling.data();
  nextAttempt = place + 1;
  if (!token.isAny(TokenKind::BareIdentifier, TokenKind::String) || !scopes.back()->isEmpty())
    return;
  if (state.isPart() || !isWorthThreads(state.context, state.getTextEnd() - place)) {
    nextAttempt = state.getTextEnd() + 1;
    return;
  }
  // What a file starts with is mostly all there is in it: then the body is what is worth it.
  bool isFirst = block->empty();
  if (isFirst && (token.spelling == "module" || token.spelling == "builtin.module" ||
                  token.spelling == "\"builtin.module\""))
    return;
  std::vector<Chunk> chunks;
  const char *end;
  bool isWorthIt = splitIntoChunks(chunks, end);
  nextAttempt = end;
  if (!isWorthIt || !canLoadInAnyOrder(state.context))
    return;

  ParallelDiagnosticHandler diagnostics(state.context);
  // Chunks from here on need not be read.
  std::atomic<size_t> numWanted{chunks.size()};
  auto wantOnly = [&](size_t number) {
    size_t known = numWanted.load(std::memory_order_relaxed);
    while (number < known && !numWanted.compare_exchange_weak(known, number, std::memory_order_relaxed))
      ;
  };
  parallelFor(state.context, 0, chunks.size(), [&](size_t i) {
    auto isWanted = [&] { return i < numWanted.load(std::memory_order_relaxed); };
    if (!isWanted())
      return;
    Chunk &chunk = chunks[i];
    const char *chunkEnd = i + 1 == chunks.size() ? end : chunks[i + 1].start.place;
    Block *ops = Block::create(state.context);
    diagnostics.setOrderIDForThread(i);
    bool counts;
    {
      ParserState chunkState(state, chunk.start, i + 1);
      OperationParser parser(chunkState, ops);
      counts = parser.parseChunk(chunkEnd, isWanted);
      chunkState.releaseChunk();
      chunk.end = chunkState.getPosition();
      chunk.deferred = std::move(parser.deferredLocationAliases);
    }
    diagnostics.eraseOrderIDForThread();
    if (!counts)
      ops->destroy();
    else
      chunk.block = ops;
    if (!counts || chunk.end.token.spelling.data() != chunkEnd)
      wantOnly(i + counts);
  });

  size_t numRead = 0;
  for (size_t numGood = numWanted; numRead != numGood; ++numRead) {
    Chunk &chunk = chunks[numRead];
    block->getOperations().splice(block->end(), chunk.block->getOperations());
    deferredLocationAliases.insert(deferredLocationAliases.end(), chunk.deferred.begin(),
                                   chunk.deferred.end());
  }
  if (numRead)
    state.setPosition(chunks[numRead - 1].end);
  for (Chunk &chunk : chunks)
    if (chunk.block)
      chunk.block->destroy();
  diagnostics.dropFrom(numRead);
  state.mergeParts(numRead + 1);
  // A wrong guess does not make the rest of a large file slow; many are a sign that guessing does not work
  // here.
  constexpr unsigned maxWrongGuesses = 8;
  if (numRead + 1 < chunks.size() && numWrongGuesses++ < maxWrongGuesses)
    nextAttempt = chunks[numRead + 1].start.place;
}
