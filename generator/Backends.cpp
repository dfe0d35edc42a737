//===- Backends.cpp - The table of backends -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Backend.h"
#include "generator/emit/cpp/Emit.h"
#include "generator/emit/doc/Doc.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/ModelDump.h"
#include "generator/model/ModelSet.h"
#include "generator/model/PassModel.h"
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

//===----------------------------------------------------------------------===//
// Passes, which belong to no dialect
//===----------------------------------------------------------------------===//

FailureOr<std::vector<PassModel>> checkPasses(const GenInput &input) {
  ModelContext context(input.records, input.sources, input.diags);
  return PassModel::checkAll(context);
}

LogicalResult writePassDecls(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassDeclsFile(*passes, input.options.passGroup, input.options.input, os);
  return success();
}

template <bool header>
LogicalResult writePassCAPI(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassCAPIFile(*passes, input.options.prefix, header, input.options.input, os);
  return success();
}

//===----------------------------------------------------------------------===//
// Documentation
//===----------------------------------------------------------------------===//

DocOptions docOptions(const GenInput &input) {
  return {input.options.input, input.options.stripPrefix, input.options.ops};
}

template <void (*emit)(const ModelSet &, const DocOptions &, llvm::raw_ostream &)>
LogicalResult writeDoc(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, docOptions(input), os);
  return success();
}

LogicalResult writePassDoc(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassDoc(*passes, docOptions(input), os);
  return success();
}

/// What no dialect has is looked at too.
LogicalResult checkRest(const GenInput &input, llvm::raw_ostream &) {
  return failure(failed(checkPasses(input)));
}

constexpr Backend table[] = {
    // Looking at the stages.
    {"print-records", "Print all records (default)", Needs::Records, printRecords},
    {"dump-records", "The same", Needs::Records, printRecords},
    {"dump-json", "Print all records as JSON", Needs::Records, printJSON},
    {"dump-model", "Print the checked model", Needs::Programs, writeModel},
    {"dump-lowered", "Print the programs of formats and patterns", Needs::Programs, writeLowered},
    {"check", "Only look for mistakes", Needs::Support, checkRest},
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
    {"gen-pass-decls", "Passes: declarations, base classes, registration", Needs::Records, writePassDecls},
    {"gen-pass-capi-header", "Passes: header for C", Needs::Records, writePassCAPI<true>},
    {"gen-pass-capi-impl", "Passes: what the header for C declares", Needs::Records, writePassCAPI<false>},
    // Markdown.
    {"gen-dialect-doc", "A page of the dialect", Needs::Models, writeDoc<emitDialectDoc>},
    {"gen-op-doc", "A page of ops", Needs::Models, writeDoc<emitOpDoc>, /*ofOneDialect=*/false},
    {"gen-typedef-doc", "A page of types", Needs::Models, writeDoc<emitTypeDoc>, /*ofOneDialect=*/false},
    {"gen-attrdef-doc", "A page of attributes", Needs::Models, writeDoc<emitAttributeDoc>, /*ofOneDialect=*/false},
    {"gen-enum-doc", "A page of enums", Needs::Models, writeDoc<emitEnumDoc>, /*ofOneDialect=*/false},
    {"gen-pass-doc", "A page of passes", Needs::Records, writePassDoc},
};

} // namespace

llvm::ArrayRef<Backend> strata::backends() { return table; }

const Backend *strata::findBackend(llvm::StringRef flag) {
  const Backend *found = llvm::find_if(table, [&](const Backend &backend) { return backend.flag == flag; });
  return found == std::end(table) ? nullptr : found;
}
