//===- Backends.cpp - The table of backends -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Backend.h"
#include "generator/emit/cpp/Emit.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/ModelDump.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

using namespace strata;

namespace {

using Needs = Backend::Needs;

LogicalResult printRecords(const GenInput &input, llvm::raw_ostream &os) {
  os << input.records;
  return success();
}

LogicalResult printJSON(const GenInput &input, llvm::raw_ostream &os) {
  llvm::EmitJSON(input.records, os);
  return success();
}

LogicalResult writeNothing(const GenInput &, llvm::raw_ostream &) { return success(); }

LogicalResult writeModel(const GenInput &input, llvm::raw_ostream &os) {
  dumpModel(*input.models, os);
  return success();
}

LogicalResult writeLowered(const GenInput &input, llvm::raw_ostream &os) {
  input.lowered->dump(os);
  return success();
}

/// Emitters that read models alone.
template <void (*emit)(const ModelSet &, llvm::StringRef, llvm::raw_ostream &)>
LogicalResult ofModels(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, input.options.input, os);
  return success();
}

template <bool types>
LogicalResult writeDefDecls(const GenInput &input, llvm::raw_ostream &os) {
  emitDefDeclsFile(*input.models, types, input.options.input, os);
  return success();
}

template <bool types>
LogicalResult writeDefDefs(const GenInput &input, llvm::raw_ostream &os) {
  emitDefDefsFile(*input.models, *input.lowered, types, input.options.input, os);
  return success();
}

LogicalResult writeOpDecls(const GenInput &input, llvm::raw_ostream &os) {
  emitOpDeclsFile(*input.models, input.options.input, os, input.options.ops);
  return success();
}

LogicalResult writeOpDefs(const GenInput &input, llvm::raw_ostream &os) {
  emitOpDefsFile(*input.models, *input.lowered, input.options.input, os, input.options.ops);
  return success();
}

LogicalResult writeRewriters(const GenInput &input, llvm::raw_ostream &os) {
  emitRewritersFile(*input.models, *input.lowered, input.options.input, os);
  return success();
}

constexpr Backend table[] = {
    // Looking at the stages.
    {"print-records", "Print all records (default)", Needs::Records, printRecords},
    {"dump-records", "The same", Needs::Records, printRecords},
    {"dump-json", "Print all records as JSON", Needs::Records, printJSON},
    {"dump-model", "Print the checked model", Needs::Programs, writeModel},
    {"dump-lowered", "Print the programs of formats and patterns", Needs::Programs, writeLowered},
    {"check", "Only look for mistakes", Needs::Support, writeNothing},
    // C++.
    {"gen-dialect-decls", "Dialect declarations", Needs::Support, ofModels<emitDialectDeclsFile>},
    {"gen-dialect-defs", "Dialect definitions", Needs::Support, ofModels<emitDialectDefsFile>},
    {"gen-op-decls", "Op declarations", Needs::Support, writeOpDecls},
    {"gen-op-defs", "Op definitions", Needs::Support, writeOpDefs},
    {"gen-typedef-decls", "Type declarations", Needs::Support, writeDefDecls<true>},
    {"gen-typedef-defs", "Type definitions", Needs::Support, writeDefDefs<true>},
    {"gen-attrdef-decls", "Attribute declarations", Needs::Support, writeDefDecls<false>},
    {"gen-attrdef-defs", "Attribute definitions", Needs::Support, writeDefDefs<false>},
    {"gen-enum-decls", "Enum declarations", Needs::Support, ofModels<emitEnumDeclsFile>},
    {"gen-enum-defs", "Enum definitions", Needs::Support, ofModels<emitEnumDefsFile>},
    {"gen-rewriters", "Rewrite patterns", Needs::Support, writeRewriters},
};

} // namespace

llvm::ArrayRef<Backend> strata::backends() { return table; }

const Backend *strata::findBackend(llvm::StringRef flag) {
  const Backend *found = llvm::find_if(table, [&](const Backend &backend) { return backend.flag == flag; });
  return found == std::end(table) ? nullptr : found;
}
