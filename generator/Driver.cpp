//===- Driver.cpp - The generator as one function -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Driver.h"
#include "generator/check/Checks.h"
#include "generator/check/Supported.h"
#include "generator/emit/cpp/Emit.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/ModelBuilder.h"
#include "generator/model/ModelDump.h"
#include "generator/model/ModelSet.h"
#include "generator/model/RecordSource.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

using namespace strata;

static void emit(const GenOptions &options, const ModelSet &models, const LoweredModel &lowered,
                 llvm::raw_ostream &os) {
  switch (options.action) {
  case GenAction::PrintRecords:
  case GenAction::Check:
    return;
  case GenAction::DumpModel:
    return dumpModel(models, os);
  case GenAction::DumpLowered:
    return lowered.dump(os);
  case GenAction::OpDecls:
    return emitOpDeclsFile(models, options.input, os);
  case GenAction::OpDefs:
    return emitOpDefsFile(models, lowered, options.input, os);
  case GenAction::TypeDefDecls:
    return emitDefDeclsFile(models, /*types=*/true, options.input, os);
  case GenAction::TypeDefDefs:
    return emitDefDefsFile(models, lowered, /*types=*/true, options.input, os);
  case GenAction::AttrDefDecls:
    return emitDefDeclsFile(models, /*types=*/false, options.input, os);
  case GenAction::AttrDefDefs:
    return emitDefDefsFile(models, lowered, /*types=*/false, options.input, os);
  case GenAction::DialectDecls:
    return emitDialectDeclsFile(models, options.input, os);
  case GenAction::DialectDefs:
    return emitDialectDefsFile(models, options.input, os);
  case GenAction::EnumDecls:
    return emitEnumDeclsFile(models, options.input, os);
  case GenAction::EnumDefs:
    return emitEnumDefsFile(models, options.input, os);
  case GenAction::Rewriters:
    return emitRewritersFile(models, lowered, options.input, os);
  }
}

FailureOr<GenResult> strata::runGenerator(const GenOptions &options, llvm::raw_ostream &errors) {
  DiagnosticEngine diags;
  RecordSource source;
  ScopedDiagnosticHandler handler(diags, [&](Diagnostic &diag) {
    SourceDiagnosticPrinter(source.sources(), errors).print(diag);
    return success();
  });

  RecordSource::Options sourceOptions;
  sourceOptions.includeDirs = options.includeDirs;
  if (failed(source.parseFile(options.input, sourceOptions, diags)))
    return failure();
  GenResult result;
  result.dependencies = source.dependencies();
  llvm::raw_string_ostream os(result.text);
  if (options.action == GenAction::PrintRecords) {
    os << source.records();
    return result;
  }

  ModelOptions modelOptions;
  modelOptions.dialect = options.dialect;
  auto models = buildModel(source.records(), source.sources(), diags, modelOptions);
  if (failed(models))
    return failure();
  // A chosen dialect is all that is generated, and so all that has to be right.
  auto lowered = lowerModel(**models, diags);
  if (failed(lowered) || failed(checkDialects(**models, diags)) ||
      failed(checkFormatsAndPatterns((*lowered)->formatModels(), (*lowered)->patternModels(), diags)))
    return failure();
  // Records that cannot be generated from can still be looked at.
  bool isDump = options.action == GenAction::DumpModel || options.action == GenAction::DumpLowered;
  if (!isDump && failed(checkSupported(**models, (*lowered)->formatModels(), diags)))
    return failure();
  emit(options, **models, **lowered, os);
  return result;
}
