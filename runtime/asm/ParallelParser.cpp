//===- ParallelParser.cpp - Parses operations on several threads ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses the operations of a file or of a module's body on several threads:
//
// 1. Guess the lines at which operations start, and divide the text there into chunks.
// 2. Parse each chunk with a parser of its own over the same buffer.
// 3. Accept chunks in order, as long as a chunk was parsed without an error, defines and uses no name of
//   another chunk, and ended exactly at the start of the next one. Then the IR is what one thread would have
//   built.
// 4. Drop the first chunk that is not accepted and all later ones, including their diagnostics, and continue
//   there with one thread.
//
// Thus the IR, the diagnostics and their order do not depend on the number of threads.
//
// The guess in step 1: a line with the indentation of the first operation that starts like an operation
// without results. Strings and comments end at the end of a line, so every line starts with a token. A line
// that may define something for later text (an alias, a value, metadata) ends the last chunk.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Threading.h"
#include "llvm/ADT/StringExtras.h"
#include <atomic>

using namespace mlir;

/// A part of the text that one thread parses, and the result.
struct OperationParser::Chunk {
  ParserState::Start start;

  // The results of parsing the chunk.
  Block *block = nullptr; ///< The parsed operations; null if they cannot be used.
  ParserState::Position end{Lexer(llvm::StringRef()), {}, {}, nullptr, nullptr, 0};
  std::vector<DeferredLocationAlias> deferred;
};

//===----------------------------------------------------------------------===//
// Step 1: guess the starts of operations
//===----------------------------------------------------------------------===//

namespace {
/// Kinds of lines with the indentation of the top-level operations. Op: may start an operation. End: ends the
/// part of the text that can be split.
enum class LineKind { Other, Op, End };

/// Classifies a line by the text after its indentation.
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
  // A line whose first word contains no dot is taken as a continuation of the previous line. The exception is
  // `module`, the only operation that is printed without its dialect.
  return *end == '.' || llvm::StringRef(text, end - text) == "module" ? LineKind::Op : LineKind::Other;
}
} // namespace

/// Divides the text from the current token on into chunks. Returns true if there are several chunks and
/// parallel parsing is worthwhile.
/// \param end is set to the end of the last chunk.
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

/// Returns true if the order in which operations and types load dialects has no effect: the registry contains
/// all dependent dialects of its dialects.
static bool canLoadInAnyOrder(MLIRContext *context) {
  const DialectRegistry &registry = context->getDialectRegistry();
  for (llvm::StringRef name : registry.getDialectNames()) {
    const DialectSpec &spec = *registry.lookup(name);
    // If the descriptor of a dialect is filled when the dialect is loaded, its dependent dialects are not
    // known before that.
    if (spec.isFilledOnLoad && !context->getLoadedDialect(name))
      return false;
    for (const DialectSpec *dependent : spec.dependentDialects)
      if (!registry.lookup(dependent->name) && !context->getLoadedDialect(dependent->name))
        return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Steps 2 to 4: parse and merge chunks
//===----------------------------------------------------------------------===//

/// Parses operations up to \p end or to a token that starts no operation. Returns true if the result can be
/// used: there was no error, and the parsed top-level operations neither define nor use named values.
bool OperationParser::parseChunk(const char *end, llvm::function_ref<bool()> isWanted) {
  while (state.token().spelling.data() < end &&
         state.token().isAny(TokenKind::BareIdentifier, TokenKind::String)) {
    if (!isWanted() || failed(parseOperation()))
      return false;
    if (!scopes.back()->isEmpty() || blocks.size() != 0)
      return false;
  }
  // The lexer may have reported an error in the current token, which belongs to the next chunk.
  if (state.numErrors != 0)
    return false;
  settleLateUses();
  return true;
}

/// Parses operations from the current token on with several threads, and appends as many of them as possible
/// to the block. Sets \p nextAttempt to the position up to which one thread must parse at least before the
/// next call.
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
  // If the text starts with a module, parse the operations of its body in parallel instead of the top-level
  // ones.
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
  // Chunks with this number or a higher one are discarded and need not be parsed.
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
  // After a wrong guess, try again at the next chunk. Give up after too many of them.
  constexpr unsigned maxWrongGuesses = 8;
  if (numRead + 1 < chunks.size() && numWrongGuesses++ < maxWrongGuesses)
    nextAttempt = chunks[numRead + 1].start.place;
}
