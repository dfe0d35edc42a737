//===- FunctionConversion.cpp - Type conversion of functions --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/FunctionInterfaces.h"

using namespace mlir;

/// Returns the attribute dictionaries of the converted arguments or results of a function. An argument that
/// is converted to exactly one type keeps its attributes; one that is converted to several types gets empty
/// dictionaries.
/// \param counts the number of converted types of each argument or result.
static ArrayAttr spreadAttributes(ArrayAttr attrs, llvm::ArrayRef<unsigned> counts) {
  llvm::SmallVector<Attribute> result;
  for (auto [attr, count] : llvm::zip_equal(attrs.getValue(), counts)) {
    if (count == 1)
      result.push_back(attr);
    else
      result.append(count, DictionaryAttr::get(attrs.getContext(), {}));
  }
  return ArrayAttr::get(attrs.getContext(), result);
}

namespace {

/// A pattern that converts the type, the argument and result attributes and the entry block of a function.
class ConvertFunction : public ConversionPattern {
public:
  ConvertFunction(llvm::StringRef name, MLIRContext *context, const TypeConverter &converter,
                  PatternBenefit benefit)
      : ConversionPattern(converter, name, benefit, context) {}
  ConvertFunction(MLIRContext *context, const TypeConverter &converter, PatternBenefit benefit)
      : ConversionPattern(converter, MatchInterfaceOpTypeTag(), TypeID::get<FunctionOpInterface>(), benefit,
                          context) {}
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override;

private:
  /// Appends the converted types to `results`, and the number of converted types of each type to `counts`.
  LogicalResult convert(llvm::ArrayRef<Type> types, llvm::SmallVectorImpl<Type> &results,
                        llvm::SmallVectorImpl<unsigned> &counts) const;
};

LogicalResult ConvertFunction::convert(llvm::ArrayRef<Type> types, llvm::SmallVectorImpl<Type> &results,
                                       llvm::SmallVectorImpl<unsigned> &counts) const {
  for (Type type : types) {
    size_t before = results.size();
    if (failed(getTypeConverter()->convertType(type, results)))
      return failure();
    counts.push_back(results.size() - before);
  }
  return success();
}

LogicalResult ConvertFunction::matchAndRewrite(Operation *op, llvm::ArrayRef<Value>,
                                               ConversionPatternRewriter &rewriter) const {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  auto type = function ? llvm::dyn_cast_or_null<FunctionType>(function.getFunctionType()) : FunctionType();
  if (!type)
    return rewriter.notifyMatchFailure(op, "the function type is not a builtin FunctionType");
  llvm::SmallVector<Type> inputs, results;
  llvm::SmallVector<unsigned> inputCounts, resultCounts;
  if (failed(convert(type.getInputs(), inputs, inputCounts)))
    return rewriter.notifyMatchFailure(op, "the type of an argument cannot be converted");
  if (failed(convert(type.getResults(), results, resultCounts)))
    return rewriter.notifyMatchFailure(op, "the type of a result cannot be converted");

  TypeConverter::SignatureConversion signature(type.getNumInputs());
  llvm::ArrayRef<Type> rest(inputs);
  for (auto [index, count] : llvm::enumerate(inputCounts)) {
    signature.addInputs(index, rest.take_front(count));
    rest = rest.drop_front(count);
  }
  if (failed(rewriter.convertRegionTypes(&function.getFunctionBody(), *getTypeConverter(), &signature)))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    function.setType(FunctionType::get(op->getContext(), inputs, results));
    if (ArrayAttr attrs = function.getAllArgAttrs(); attrs && attrs.size() == inputCounts.size())
      function.setAllArgAttrs(spreadAttributes(attrs, inputCounts));
    if (ArrayAttr attrs = function.getAllResultAttrs(); attrs && attrs.size() == resultCounts.size())
      function.setAllResultAttrs(spreadAttributes(attrs, resultCounts));
  });
  return success();
}

} // namespace

void mlir::populateFunctionOpInterfaceTypeConversionPattern(llvm::StringRef functionLikeOpName,
                                                            RewritePatternSet &patterns,
                                                            const TypeConverter &converter,
                                                            PatternBenefit benefit) {
  patterns.add<ConvertFunction>(functionLikeOpName, patterns.getContext(), converter, benefit);
}

void mlir::populateAnyFunctionOpInterfaceTypeConversionPattern(RewritePatternSet &patterns,
                                                               const TypeConverter &converter,
                                                               PatternBenefit benefit) {
  patterns.add<ConvertFunction>(patterns.getContext(), converter, benefit);
}
