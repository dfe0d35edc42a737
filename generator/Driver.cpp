//===- Driver.cpp - Runs the generator ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Driver.h"
#include "generator/Backend.h"
#include "generator/check/Checks.h"
#include "generator/emit/cpp/Emit.h"
#include "generator/emit/cpp/TextStream.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/ModelBuilder.h"
#include "generator/model/ModelSet.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace mlir;

namespace {

/// Computes the stages that backends need, each on first use. A failed stage has reported its errors; later
/// requests for it fail without reporting them again.
class Stages {
public:
  Stages(const GenOptions &options, llvm::ArrayRef<const Backend *> backends, const RecordSource &source,
         DiagnosticEngine &diags)
      : options(options), source(source), diags(diags) {
    for (const Backend *backend : backends)
      if (backend->needs > Backend::Needs::Records)
        view(*backend).parts |= backend->parts;
    // With -dialect-tables, the definitions of a dialect contain a table of its ops, types and attributes, so
    // the models of these are needed too.
    if (options.dialectTables && intersects(views[1].parts, ModelParts::Dialects))
      views[1].parts |= ModelParts::Types | ModelParts::Attributes | ModelParts::Ops;
  }

  LogicalResult run(const Backend &backend, llvm::raw_ostream &os) {
    GenInput input{options, source.records(), source.sources(), diags};
    View &view = this->view(backend);
    if (backend.needs >= Backend::Needs::Declarations) {
      if (failed(view.models.get([&] { return makeModels(view, backend); })))
        return failure();
      input.models = view.models.value->get();
    }
    if (backend.needs == Backend::Needs::Models && failed(view.names.get([&] { return checkNames(view); })))
      return failure();
    if (backend.needs >= Backend::Needs::Programs) {
      if (failed(view.programs.get([&] { return makePrograms(view); })))
        return failure();
      input.lowered = view.programs.value->get();
    }
    return backend.write(input, os);
  }

private:
  /// A value that is computed once, or that could not be computed.
  template <typename T>
  struct Once {
    LogicalResult get(llvm::function_ref<FailureOr<T>()> make) {
      if (!isMade)
        if (FailureOr<T> made = make(); succeeded(made))
          value = std::move(*made);
      isMade = true;
      return success(value.has_value());
    }
    bool isMade = false;
    std::optional<T> value;
  };
  struct Done {};
  struct View {
    Once<std::unique_ptr<ModelSet>> models;
    Once<std::unique_ptr<LoweredModel>> programs;
    Once<Done> names;
    ModelParts parts = ModelParts::None; ///< The parts that the backends of this view need.
    ModelSet &set() { return **models.value; }
  };

  bool takesAllRecords(const Backend &backend) const { return backend.ofAllRecords && !options.dialectOnly; }
  View &view(const Backend &backend) { return views[takesAllRecords(backend) ? 2 : backend.ofOneDialect]; }

  FailureOr<std::unique_ptr<ModelSet>> makeModels(const View &view, const Backend &backend) {
    ModelOptions modelOptions;
    modelOptions.dialect = options.dialect;
    modelOptions.allRecords = takesAllRecords(backend);
    modelOptions.allDialects = !backend.ofOneDialect || modelOptions.allRecords;
    modelOptions.parts = view.parts;
    modelOptions.onDeprecated = options.onDeprecated;
    return buildModel(source.records(), source.sources(), diags, modelOptions);
  }
  FailureOr<Done> checkNames(View &view) {
    if (failed(checkDialects(view.set(), diags, view.parts)))
      return failure();
    return Done();
  }
  /// Checks and lowers the formats and patterns of the main dialect, or of all dialects if there is no main
  /// dialect.
  FailureOr<std::unique_ptr<LoweredModel>> makePrograms(View &view) {
    auto lowered =
        lowerModel(view.set(), diags, /*wanted=*/nullptr, options.formatErrorsAreFatal, view.parts);
    if (succeeded(lowered) && options.warnings.wantsLint())
      checkLint(view.set(), (*lowered)->formatModels(), diags);
    if (failed(lowered) || failed(view.names.get([&] { return checkNames(view); })) ||
        failed(checkFormatsAndPatterns((*lowered)->formatModels(), (*lowered)->defFormatModels(),
                                       (*lowered)->patternModels(), diags)))
      return failure();
    return lowered;
  }

  const GenOptions &options;
  const RecordSource &source;
  DiagnosticEngine &diags;
  View views[3]; ///< Models of all dialects, of one dialect, and of all records.
};

} // namespace

/// Returns the file name for `#line`, without the folder, which depends on the configuration of the build.
static std::string outputName(const GenOptions &options, const Backend &backend) {
  if (!options.outputName.empty())
    return options.outputName;
  return (llvm::sys::path::stem(options.input) + (backend.file.empty() ? backend.flag : backend.file)).str();
}

/// Converts a warning to the error that -Werror reports.
static Diagnostic asError(const Diagnostic &warning) {
  Diagnostic error(warning.getLocation(), Severity::Error, warning.getKind());
  error << warning.getMessage() << " [-Werror=" << warningName(warning.getKind()) << ']';
  for (const auto &note : warning.getNotes())
    error.attachNote(note.getLocation(), note.getKind()) << note.getMessage();
  return error;
}

FailureOr<GenResults> mlir::runGenerators(const GenOptions &options, llvm::ArrayRef<const Backend *> backends,
                                          llvm::raw_ostream &errors) {
  /// The data of a run that use most of its memory.
  struct Work {
    DiagnosticEngine diags;
    RecordSource source;
    std::optional<Stages> stages;
  };
  auto work = std::make_unique<Work>();
  DiagnosticEngine &diags = work->diags;
  RecordSource &source = work->source;
  bool hasFatalWarnings = false;
  llvm::StringSet<> printed; // Diagnostics that were printed: several backends may find the same error.
  ScopedDiagnosticHandler handler(diags, [&](Diagnostic &diag) {
    auto action = diag.getSeverity() == Severity::Warning ? options.warnings.actionOf(diag.getKind())
                                                          : WarningOptions::Action::Warn;
    if (action == WarningOptions::Action::Ignore)
      return success();
    std::string text;
    llvm::raw_string_ostream out(text);
    SourceDiagnosticPrinter printer(source.sources(), out);
    if (action == WarningOptions::Action::Error) {
      hasFatalWarnings = true;
      printer.print(asError(diag));
    } else {
      printer.print(diag);
    }
    if (printed.insert(text).second)
      errors << text;
    return success();
  });

  RecordSource::Options sourceOptions;
  sourceOptions.includeDirs = options.includeDirs;
  sourceOptions.macros = options.macros;
  if (failed(source.parseFile(options.input, sourceOptions, diags)))
    return failure();
  GenResults results;
  results.dependencies = source.dependencies();
  work->stages.emplace(options, backends, source, diags);
  bool good = true;
  for (const Backend *backend : backends) {
    std::string &text = results.texts.emplace_back();
    {
      TextStream os(text);
      good &= succeeded(work->stages->run(*backend, os));
    }
    size_t index = results.texts.size() - 1;
    text = resolveLineMarkers(std::move(text), index < options.outputNames.size()
                                                   ? options.outputNames[index]
                                                   : outputName(options, *backend));
    if (!options.includePrefix.empty())
      text = prefixIncludes(text, options.includePrefix);
  }
  if (options.endsSoon) {
    [[maybe_unused]] static Work *kept; // Keeps the data reachable, so that leak checkers do not report it.
    kept = work.release();
  }
  if (!good || hasFatalWarnings)
    return failure();
  return results;
}

FailureOr<GenResult> mlir::runGenerator(const GenOptions &options, llvm::raw_ostream &errors) {
  const Backend *backend = options.backend ? options.backend : &backends().front();
  FailureOr<GenResults> results = runGenerators(options, backend, errors);
  if (failed(results))
    return failure();
  return GenResult{std::move(results->texts.front()), std::move(results->dependencies)};
}
