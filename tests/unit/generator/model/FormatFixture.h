//===- FormatFixture.h - Fixture for one assembly format --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op `t.x` with members of every kind and the format under test. Each diagnostic is a line that starts
// with the offset of its character in the format ("5: error: …"), or with "-" if its location is elsewhere.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_GENERATOR_MODEL_FORMATFIXTURE_H
#define STRATA_TESTS_UNIT_GENERATOR_MODEL_FORMATFIXTURE_H

#include "generator/model/FormatModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

namespace mlir {

/// $a $b: I32; $os: variadic; $opt: optional operand; $v: attribute; $ov: optional; $u: unit; $dv: defaulted.
inline constexpr llvm::StringLiteral everything =
    "let arguments = (ins I32:$a, AnyType:$b, Variadic<I32>:$os, Optional<I32>:$opt, I32Attr:$v,\n"
    "  OptionalAttr<I32Attr>:$ov, UnitAttr:$u, DefaultValuedAttr<I32Attr, \"1\">:$dv);\n"
    "let results = (outs AnyType:$r, Optional<AnyType>:$ro); let regions = (region AnyRegion:$g);\n"
    "let successors = (successor AnySuccessor:$s);\n";
inline constexpr llvm::StringLiteral sized = "[AttrSizedOperandSegments]";

inline std::string opWithFormat(llvm::StringRef members, llvm::StringRef traits, llvm::StringRef format) {
  return ("def T_XOp : T_Op<\"x\", " + traits + "> {\n" + members + "let assemblyFormat = \"" + format +
          "\";\n}\n")
      .str();
}

/// Returns the diagnostics of a format.
inline std::vector<std::string> formatMistakes(llvm::StringRef members, llvm::StringRef traits,
                                               llvm::StringRef format) {
  std::string text = opWithFormat(members, traits, format);
  ModelFixture fixture(text);
  size_t before = fixture.diagnostics().size();
  if (fixture.isGood())
    (void)FormatModel::check(fixture.op("x"), fixture.context());
  llvm::StringRef head = llvm::StringRef(text).take_front(text.find("assemblyFormat = \"") + 18);
  unsigned line = head.count('\n') + 1, column = head.size() - head.rfind('\n') - 1;
  std::vector<std::string> result;
  for (llvm::StringRef message : llvm::ArrayRef(fixture.diagnostics()).drop_front(before)) {
    auto [row, rest] = message.split(':');
    auto [col, what] = rest.split(':');
    unsigned r = 0, c = 0;
    bool isPlace = !row.getAsInteger(10, r) && !col.getAsInteger(10, c);
    result.push_back(isPlace && r == line && c > column ? (llvm::Twine(c - column - 1) + ":" + what).str()
                     : isPlace                          ? ("-:" + what).str()
                                                        : message.str());
  }
  return result;
}

} // namespace mlir

#endif // STRATA_TESTS_UNIT_GENERATOR_MODEL_FORMATFIXTURE_H
