//===- Driver.cpp - The generator as one function -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Driver.h"
#include "generator/Backend.h"
#include "generator/check/Checks.h"
#include "generator/check/Supported.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/ModelBuilder.h"
#include "generator/model/RecordSource.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// What the backend needs, stage by stage.
static LogicalResult run(const Backend &backend, const GenOptions &options, const RecordSource &source,
                         DiagnosticEngine &diags, llvm::raw_ostream &os) {
  GenInput input{options, source.records(), source.sources(), diags};
  if (backend.needs == Backend::Needs::Records)
    return backend.write(input, os);

  ModelOptions modelOptions;
  modelOptions.dialect = options.dialect;
  modelOptions.allDialects = !backend.ofOneDialect;
  modelOptions.onDeprecated = options.onDeprecated;
  auto models = buildModel(source.records(), source.sources(), diags, modelOptions);
  if (failed(models))
    return failure();
  input.models = models->get();
  if (backend.needs == Backend::Needs::Models)
    return failed(checkDialects(**models, diags)) ? failure() : backend.write(input, os);

  // A chosen dialect is all that is generated, and so all that has to be right.
  auto lowered = lowerModel(**models, diags, /*wanted=*/nullptr, options.formatErrorsAreFatal);
  if (failed(lowered) || failed(checkDialects(**models, diags)) ||
      failed(checkFormatsAndPatterns((*lowered)->formatModels(), (*lowered)->patternModels(), diags)))
    return failure();
  input.lowered = lowered->get();
  // Records that cannot be generated from can still be looked at.
  if (backend.needs == Backend::Needs::Support &&
      failed(checkSupported(**models, (*lowered)->formatModels(), diags)))
    return failure();
  return backend.write(input, os);
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
  sourceOptions.macros = options.macros;
  if (failed(source.parseFile(options.input, sourceOptions, diags)))
    return failure();
  GenResult result;
  result.dependencies = source.dependencies();
  llvm::raw_string_ostream os(result.text);
  const Backend &backend = options.backend ? *options.backend : backends().front();
  if (failed(run(backend, options, source, diags, os)))
    return failure();
  return result;
}
