//===- Dictionary.cpp - Prints a dictionary for libFuzzer ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints a libFuzzer dictionary: punctuation and builtin keywords, and the identifiers in the descriptors of
// our dialects (names of ops, attributes and types, enum cases, literals of assembly formats).
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RoundTrip.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace mlir;
using llvm::StringRef;

static constexpr StringRef builtinWords[] = {
    // Punctuation and token sequences.
    "->", "::", ":", ",", "...", "<{", "}>", "({", "})", "() : () -> ()", " : ", "(", ")", "[", "]", "{", "}",
    "<", ">", "{-#", "#-}", "^bb0", "^bb1:", "^bb0(%arg0: i32):", "%0", "%0 = ", "%0:2 = ", "%0#1", "@a",
    "@a::@b", "@\"a\\0A\"", "#a = ", "!a = ", "#loc = loc(", "?", "*", "-", "+", "|", "/", "x", "//\n",
    "\"\\22\"",
    // Types.
    "i1", "i32", "si8", "ui64", "i16777215", "index", "none", "tuple<", "complex<f32>", "vector<4x[2]xf32>",
    "tensor<*xf32>", "tensor<?x2xi8>", "tensor<2xi32, #t.e>", "memref<*xf32, 1>",
    "memref<2x3xf32, strided<[3, 1], offset: ?>, 1>", "memref<4xf32, affine_map<(d0) -> (d0)>>", "!t.a<",
    "(i32) -> (f32, index)", "f16", "bf16", "f80", "f128", "tf32",
    // Attributes.
    "unit", "true", "false", "dense<", "dense<[", "array<i32: 1, 2>", "array<i1: true>", "sparse<",
    "dense_resource<", "distinct[0]<", "affine_map<(d0, d1)[s0] -> (", "affine_set<(d0)[s0] : (", " == 0",
    " >= 0", "mod", "floordiv", "ceildiv", "symbol(", "strided<[", "offset: ", "0x7FC00000", "1.5e10", "-0.0",
    "0xFFFFFFFFFFFFFFFF", "9223372036854775807", "opaque<", "\"0x00\"", "#t.a<",
    // Locations.
    "loc(", "loc(unknown)", "loc(\"f\":1:2)", "loc(\"f\":1:2 to 3:4)", "callsite(", " at ", "fused<",
    "fused[", "\"name\"(", "loc(#loc)",
    // Top-level syntax and builtin attribute names.
    "module", "module @m attributes {", "attributes", "dialect_resources", "external_resources",
    "builtin.module", "\"builtin.unrealized_conversion_cast\"", "unrealized_conversion_cast", "private",
    "public", "nested", "sym_name", "sym_visibility", "operandSegmentSizes", "resultSegmentSizes",
    "function_type", "value", "arg_attrs", "res_attrs"};

static std::string quoted(StringRef word) {
  std::string text;
  for (char c : word)
    if (c == '"' || c == '\\')
      text += std::string("\\") + c;
    else if (c < ' ')
      text += "\\x0" + std::string(1, "0123456789abcdef"[c & 15]);
    else
      text += c;
  return "\"" + text + "\"";
}

int main() {
  std::set<std::string> words;
  auto add = [&](StringRef word) {
    if (!word.empty() && word.size() <= 60) // libFuzzer accepts at most 64 bytes.
      words.insert(word.str());
  };
  auto addFormat = [&](const FormatSpec *format) {
    if (format)
      for (StringRef word : format->strings)
        add(word);
  };
  for (StringRef word : builtinWords)
    add(word);
  DialectRegistry registry = fuzz::allDialects();
  for (StringRef name : registry.getDialectNames()) {
    const DialectSpec &dialect = *registry.lookup(name);
    for (const OpSpec *op : dialect.ops) {
      add(op->name);
      add(("\"" + op->name + "\"(").str());
      for (const AttrSpec &attr : op->attributes)
        add(attr.name);
      addFormat(op->format);
    }
    for (const TypeDefSpec *type : dialect.types) {
      add(("!" + type->name).str());
      add(type->mnemonic);
      addFormat(type->format);
    }
    for (const AttrDefSpec *attr : dialect.attributes) {
      add(("#" + attr->name).str());
      add(attr->mnemonic);
      addFormat(attr->format);
    }
    for (const EnumSpec *declared : dialect.enums)
      for (const EnumCaseSpec &entry : declared->cases)
        add(entry.spelling);
  }
  for (const std::string &word : words)
    llvm::outs() << quoted(word) << '\n';
}
