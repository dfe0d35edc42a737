//===- ProgramWriter.h - Writes one random function -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implementation of RandomProgram.h: writes the text of a function op by op and tracks the names of visible
// values.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_PROGRAMWRITER_H
#define STRATA_TESTS_FUZZ_PROGRAMWRITER_H

#include "tests/fuzz/RandomPools.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::fuzz {

using TypeNames = std::vector<std::string>;

struct Signature {
  std::string name;
  TypeNames arguments, results;
};

/// Returns a type, in most cases one of the favourites.
std::string randomType(RandomSource &random, llvm::ArrayRef<std::string> favourites = {});
/// Returns a constant of `type` in the syntax of the operand of `arith.constant`.
std::string randomConstant(const std::string &type, RandomSource &random);
/// Returns the parts separated by ", ".
std::string join(const std::vector<std::string> &parts);

/// Writes functions; see RandomProgram.h for their properties.
class ProgramWriter {
public:
  /// \param known functions that may be called.
  /// \param budget approximate number of ops.
  ProgramWriter(RandomSource &random, const std::vector<Signature> &known, size_t budget)
      : random(random), known(known), budget(budget) {}
  /// Returns the text of a function with this signature.
  std::string writeFunction(const Signature &signature, bool isPrivate);

private:
  struct Variable {
    std::string name, type;
  };
  /// A block of a control-flow graph during planning and writing.
  struct Node {
    std::vector<size_t> forward; ///< Successors with greater index; if none, the block ends the region.
    std::optional<size_t> back;  ///< The target of a back edge: this block or one with smaller index.
    uint64_t dominators = ~0ull; ///< One bit per block.
    TypeNames arguments;         ///< Block arguments except the counter that limits back edges.
    std::string label, text;
    std::vector<Variable> defined;
  };

  // Text output and fresh names.
  std::string fresh() { return "%v" + std::to_string(nextName++); }
  void line(const std::string &words) { *out += std::string(2 * indent, ' ') + words + "\n"; }
  /// Writes a line that defines a value of `type` by the op `words`. Returns the name of the value, which is
  /// visible from then on.
  std::string define(const std::string &type, const std::string &words);
  void show(const std::string &name, const std::string &type) { visible.push_back({name, type}); }
  std::string constant(const std::string &type, const std::string &value);

  // Selection of visible values.
  std::string pick(const std::string &type);
  std::vector<std::string> pick(const TypeNames &types);
  std::string pickedList(const TypeNames &types, std::string head = {}, std::string headType = {});
  /// Returns a value from 0 to 3, of type index or an integer type.
  std::string small(const std::string &type);

  // Writers of one op each.
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
  /// Writes a region: `{`, ops, a terminator that forwards values of the given types, `}`.
  void writeBody(const std::string &end, const TypeNames &types);
  void endBody(const std::string &end, const TypeNames &types);
  std::string defineResults(const TypeNames &types, std::vector<std::string> &names);
  TypeNames someTypes(size_t most);

  // Writers of control-flow graphs.
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

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_PROGRAMWRITER_H
