//===- BuilderModel.cpp - Model of a declared builder ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/BuilderModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadCppInBuilder, Error, "C++ of a builder: {0}", StringRef);
STRATA_DIAGNOSTIC(UnnamedBuilderParameter, Error, "parameter {0} of a builder with a body needs a name",
                  unsigned);

/// The usual placeholders in bodies of builders. _builder and _state are for ops, _ctxt and _get are for
/// types and attributes.
static constexpr StringRef placeholders[] = {"_builder", "_state", "_ctxt", "_get"};

FailureOr<BuilderModel> BuilderModel::check(const llvm::Record &record, ModelContext &context) {
  RecordReader reader(record, context);
  BuilderModel model;
  model.place = reader.loc();
  model.code = reader.string("body");
  model.result = reader.string("returnType");
  model.inferredContext = reader.bit("hasInferredContextParam");
  model.deprecated = reader.string("odsCppDeprecated");
  bool errors = failed(checkCppParameters(record, "dagParams", context, model.params));
  if (std::string problem = checkCppBrackets(model.code); !problem.empty()) {
    context.diags().emit(model.place, BadCppInBuilder, StringRef(problem)).report();
    errors = true;
  }
  for (StringRef placeholder : findCppPlaceholders(model.code))
    if (!llvm::is_contained(placeholders, placeholder.ltrim('$'))) {
      StringRef near = ModelContext::closest(placeholder.ltrim('$'), placeholders);
      InFlightDiagnostic diag = context.diags().emit(model.place, UnusualPlaceholder, placeholder,
                                                     "$" + llvm::join(llvm::ArrayRef(placeholders), ", $"));
      if (!near.empty())
        std::move(diag).note(model.place, DidYouMean, "$" + near.str()).report();
    }
  if (model.hasBody())
    for (auto [index, parameter] : llvm::enumerate(model.params))
      if (parameter.name.empty()) {
        context.diags().emit(model.place, UnnamedBuilderParameter, unsigned(index)).report();
        errors = true;
      }
  if (errors || reader.hasErrors())
    return failure();
  return model;
}
