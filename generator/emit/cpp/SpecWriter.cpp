//===- SpecWriter.cpp - Pieces that all descriptors have ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/SpecWriter.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

std::string strata::specLoc(llvm::SMLoc loc, const ModelSet &models) {
  ModelSet::Place place = models.place(loc);
  if (place.line == 0)
    return "{}";
  return llvm::formatv("{{{0}, {1}, {2}}", quoted(place.file), place.line, place.column).str();
}

std::string strata::fillIn(llvm::StringRef code, const Replacements &replacements) {
  std::string result;
  while (true) {
    size_t dollar = code.find('$');
    result += code.take_front(dollar);
    if (dollar == llvm::StringRef::npos)
      return result;
    code = code.drop_front(dollar + 1);
    llvm::StringRef name = code.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    // The longest replacement that the name starts with at its full length.
    const std::string *value = nullptr;
    for (const auto &entry : replacements)
      if (name == entry.first)
        value = &entry.second;
    result += value ? *value : ("$" + name).str();
    code = code.drop_front(name.size());
  }
}

std::string strata::emitTable(CodeWriter &out, llvm::StringRef type, llvm::StringRef name,
                              llvm::ArrayRef<std::string> entries) {
  if (entries.empty())
    return "{}";
  out.open("static constexpr {0} {1}[] = {{", type, name);
  for (const std::string &entry : entries)
    out.text(entry + ",");
  out.close("};");
  return name.str();
}

llvm::StringRef strata::spelling(FormatOp op) {
  switch (op) {
#define CASE(Name)                                                                                      \
  case FormatOp::Name:                                                                                  \
    return "::mlir::FormatOp::" #Name;
    CASE(Literal)
    CASE(NewLine)
    CASE(Space)
    CASE(Operand)
    CASE(OperandType)
    CASE(ResultType)
    CASE(Attribute)
    CASE(AttrDict)
    CASE(AttrDictKeyword)
    CASE(PropDict)
    CASE(Region)
    CASE(Successor)
    CASE(AllOperands)
    CASE(AllOperandTypes)
    CASE(AllResultTypes)
    CASE(AllRegions)
    CASE(AllSuccessors)
    CASE(FunctionalType)
    CASE(OptionalBegin)
    CASE(OptionalElse)
    CASE(OptionalEnd)
    CASE(OilistBegin)
    CASE(OilistClause)
    CASE(OilistEnd)
    CASE(Custom)
    CASE(Parameter)
    CASE(AllParameters)
    CASE(StructBegin)
    CASE(StructField)
    CASE(StructEnd)
#undef CASE
  }
  llvm_unreachable("unknown instruction");
}

llvm::StringRef strata::spelling(AnchorKind kind) {
  switch (kind) {
#define CASE(Name)                                                                                      \
  case AnchorKind::Name:                                                                                \
    return "::mlir::AnchorKind::" #Name;
    CASE(Attribute)
    CASE(Operand)
    CASE(ResultType)
    CASE(OperandType)
    CASE(Region)
    CASE(Parameter)
    CASE(AllParameters)
    CASE(Custom)
#undef CASE
  }
  llvm_unreachable("unknown anchor");
}

llvm::StringRef strata::spelling(TypeSourceKind kind) {
  switch (kind) {
  case TypeSourceKind::Parsed:
    return "::mlir::TypeSourceKind::Parsed";
  case TypeSourceKind::Buildable:
    return "::mlir::TypeSourceKind::Buildable";
  case TypeSourceKind::SameAs:
    return "::mlir::TypeSourceKind::SameAs";
  case TypeSourceKind::Transform:
    return "::mlir::TypeSourceKind::Transform";
  case TypeSourceKind::Inferred:
    return "::mlir::TypeSourceKind::Inferred";
  }
  llvm_unreachable("unknown source");
}

llvm::StringRef strata::spelling(TypeSourceOf of) {
  switch (of) {
  case TypeSourceOf::Operand:
    return "::mlir::TypeSourceOf::Operand";
  case TypeSourceOf::Result:
    return "::mlir::TypeSourceOf::Result";
  case TypeSourceOf::Attribute:
    return "::mlir::TypeSourceOf::Attribute";
  }
  llvm_unreachable("unknown member");
}
