//===- ProgramWriter.h - Writes one random function -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What RandomProgram.h is made with: the text of a function, op by op, with the names of values that are
// visible.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_PROGRAMWRITER_H
#define STRATA_TESTS_FUZZ_PROGRAMWRITER_H

#include "tests/fuzz/RandomPools.h"
#include <optional>
#include <string>
#include <vector>

namespace strata::fuzz {

using TypeNames = std::vector<std::string>;

struct Signature {
  std::string name;
  TypeNames arguments, results;
};

/// Mostly one of the favourites.
std::string randomType(RandomSource &random, llvm::ArrayRef<std::string> favourites = {});
/// A constant of the type, as it is written behind `arith.constant`.
std::string randomConstant(const std::string &type, RandomSource &random);
/// "a, b".
std::string join(const std::vector<std::string> &parts);

class ProgramWriter {
public:
  /// \param known   the functions that may be called.
  /// \param budget  about how many ops.
  ProgramWriter(RandomSource &random, const std::vector<Signature> &known, size_t budget)
      : random(random), known(known), budget(budget) {}
  std::string writeFunction(const Signature &signature, bool isPrivate);

private:
  struct Variable {
    std::string name, type;
  };
  /// A block of a graph, while it is planned and written.
  struct Node {
    std::vector<size_t> forward; ///< Successors behind this; none: the region ends here.
    std::optional<size_t> back;  ///< A successor that is this, or before it.
    uint64_t dominators = ~0ull; ///< Bits of blocks.
    TypeNames arguments;         ///< Besides the fuel.
    std::string label, text;
    std::vector<Variable> defined;
  };

  // Lines and names.
  std::string fresh() { return "%v" + std::to_string(nextName++); }
  void line(const std::string &words) { *out += std::string(2 * indent, ' ') + words + "\n"; }
  /// A line that defines a value, which is visible from then on.
  std::string define(const std::string &type, const std::string &words);
  void show(const std::string &name, const std::string &type) { visible.push_back({name, type}); }
  std::string constant(const std::string &type, const std::string &value);

  // Values.
  std::string pick(const std::string &type);
  std::vector<std::string> pick(const TypeNames &types);
  std::string pickedList(const TypeNames &types, std::string head = {}, std::string headType = {});
  /// Not negative and less than four; of index or an integer type of some width.
  std::string small(const std::string &type);

  // Ops.
  void writeOps(size_t count);
  void writeOp();
  void writeIntBinary();
  void writeFloatBinary();
  void writeCompare();
  void writeCast();
  void writeExtended();
  void writeCall();
  void writeIf();
  void writeIndexSwitch();
  void writeFor();
  void writeWhile();
  void writeParallel();
  void writeForall();
  void writeExecuteRegion();
  /// `{`, ops, and an end that hands on values of the types, `}`.
  void writeBody(const std::string &end, const TypeNames &types);
  void endBody(const std::string &end, const TypeNames &types);
  std::string defineResults(const TypeNames &types, std::vector<std::string> &names);
  TypeNames someTypes(size_t most);

  // Blocks.
  void writeGraph(const std::string &end, const TypeNames &types);
  std::vector<Node> planGraph();
  void writeNode(std::vector<Node> &nodes, size_t index, const std::string &fuel, const std::string &end,
                 const TypeNames &types);
  std::string target(const std::vector<Node> &nodes, size_t index, const std::string &fuel);

  RandomSource &random;
  const std::vector<Signature> &known;
  size_t budget;
  std::string *out = nullptr;
  std::vector<Variable> visible;
  TypeNames favourites;
  unsigned nextName = 0, nextLabel = 0, indent = 0, depth = 0;
};

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_PROGRAMWRITER_H
