//===- ModuleTranslation.h - State of a translation to LLVM IR -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of one translation of a module to LLVM IR: the mappings of values, blocks, functions and
// attributes, and the functions that implementations of LLVMTranslationDialectInterface call. Created by
// translateModuleToLLVMIR; used by one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_MODULETRANSLATION_H
#define STRATA_DIALECTS_LLVM_TARGET_MODULETRANSLATION_H

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/target/Export.h"
#include "dialects/llvm/target/LLVMTranslationInterface.h"
#include "dialects/llvm/target/TypeToLLVM.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/support/StateStack.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/IR/Module.h"

namespace llvm {
class BasicBlock;
class CallBase;
class Function;
class IRBuilderBase;
class Value;
} // namespace llvm

namespace mlir {
namespace LLVM {

class ModuleTranslation;

namespace detail {
class DebugTranslation;
class LoopAnnotationTranslation;
struct OpRow;

/// Translates one op at the insertion point of the builder and maps its results.
using OpHandler = LogicalResult (*)(Operation &op, llvm::IRBuilderBase &builder,
                                    ModuleTranslation &translation);
/// The translation of an op of the llvm dialect: either a row of the translation table or a handler.
struct OpTranslation {
  const OpRow *row = nullptr;
  OpHandler handler = nullptr;
};
} // namespace detail

/// Functions that return a LogicalResult report an error before they fail, unless noted otherwise. Lookups
/// return null for IR that is not translated yet.
class ModuleTranslation {
public:
  // Mappings of functions (by symbol name), values and blocks. Values and blocks are those of the current
  // function.
  void mapFunction(llvm::StringRef name, llvm::Function *function) {
    [[maybe_unused]] bool inserted = functionMapping.try_emplace(name, function).second;
    assert(inserted && "a function is mapped once");
  }
  llvm::Function *lookupFunction(llvm::StringRef name) const { return functionMapping.lookup(name); }
  void mapValue(Value value, llvm::Value *translated) { mapValue(value) = translated; }
  llvm::Value *&mapValue(Value value) {
    llvm::Value *&slot = valueMapping[value];
    assert(!slot && "a value is mapped once");
    return slot;
  }
  /// Returns the translation of a value; null if it is not translated yet. In an unreachable block, a use may
  /// precede the definition: returns poison for such a value.
  llvm::Value *lookupValue(Value value) {
    llvm::Value *translated = valueMapping.lookup(value);
    return translated || !isUnreachable ? translated : getPoison(value);
  }
  llvm::Value *lookupValue(Value value) const { return valueMapping.lookup(value); }
  llvm::SmallVector<llvm::Value *> lookupValues(ValueRange values);
  void mapBlock(Block *block, llvm::BasicBlock *translated) {
    [[maybe_unused]] bool inserted = blockMapping.try_emplace(block, translated).second;
    assert(inserted && "a block is mapped once");
  }
  llvm::BasicBlock *lookupBlock(Block *block) const { return blockMapping.lookup(block); }
  /// Removes the mappings of all values, blocks and branches in a region.
  void forgetMapping(Region &region);

  // Mappings of branches and calls, for metadata that is added later.
  void mapBranch(Operation *op, llvm::Instruction *branch) { branchMapping.try_emplace(op, branch); }
  llvm::Instruction *lookupBranch(Operation *op) const { return branchMapping.lookup(op); }
  void mapCall(Operation *op, llvm::CallInst *call) { callMapping.try_emplace(op, call); }
  llvm::CallInst *lookupCall(Operation *op) const { return callMapping.lookup(op); }

  // Addresses of blocks: a placeholder is replaced by the address after all functions are translated.
  void mapUnresolvedBlockAddress(BlockAddressOp op, llvm::Value *placeholder) {
    unresolvedBlockAddresses.emplace_back(op, placeholder);
  }
  void mapBlockAddress(BlockAddressAttr attr, llvm::BasicBlock *block) {
    blockAddressMapping.try_emplace(attr, block);
  }
  llvm::BasicBlock *lookupBlockAddress(BlockAddressAttr attr) const {
    return blockAddressMapping.lookup(attr);
  }

  // Symbols. The lookups take the op that defines the symbol.
  llvm::GlobalValue *lookupGlobal(Operation *op) { return globalsMapping.lookup(op); }
  llvm::GlobalValue *lookupAlias(Operation *op) { return aliasesMapping.lookup(op); }
  llvm::GlobalValue *lookupIFunc(Operation *op) { return ifuncMapping.lookup(op); }
  /// Returns the operation that defines a symbol, or null. Searches the nearest symbol table that contains
  /// `from`.
  template <typename OpT = Operation *>
  OpT lookupSymbol(Operation *from, llvm::StringRef name) {
    Operation *found =
        symbolTableCollection.lookupNearestSymbolFrom(from, StringAttr::get(&getContext(), name));
    if constexpr (std::is_same_v<OpT, Operation *>)
      return found;
    else
      return llvm::dyn_cast_or_null<OpT>(found);
  }

  // Metadata and flags of instructions. The `set` functions add the metadata of an op to its translation.
  llvm::MDNode *getOrCreateAliasScope(AliasScopeAttr scope);
  llvm::MDNode *getOrCreateAliasScopes(llvm::ArrayRef<AliasScopeAttr> scopes);
  void setAccessGroupsMetadata(AccessGroupOpInterface op, llvm::Instruction *inst);
  void setAliasScopeMetadata(AliasAnalysisOpInterface op, llvm::Instruction *inst);
  void setTBAAMetadata(AliasAnalysisOpInterface op, llvm::Instruction *inst);
  void setDereferenceableMetadata(DereferenceableOpInterface op, llvm::Instruction *inst);
  /// Sets the branch weights. \pre mapBranch or mapCall was called for the operation.
  void setBranchWeightsMetadata(WeightedBranchOpInterface op);
  void setLoopMetadata(Operation *op, llvm::Instruction *inst);
  void setDisjointFlag(Operation *op, llvm::Value *value);
  void setNonTemporalMetadata(llvm::Instruction *inst);
  void setInvariantGroupMetadata(llvm::Instruction *inst);
  llvm::NamedMDNode *getOrInsertNamedModuleMetadata(llvm::StringRef name);

  // Debug info. Null for a null attribute.
  llvm::DILocation *translateLoc(Location loc, llvm::DILocalScope *scope);
  llvm::DIExpression *translateExpression(DIExpressionAttr attr);
  llvm::DIGlobalVariableExpression *translateGlobalVariableExpression(DIGlobalVariableExpressionAttr attr);
  llvm::Metadata *translateDebugInfo(DINodeAttr attr);

  llvm::RoundingMode translateRoundingMode(RoundingMode rounding);
  llvm::fp::ExceptionBehavior translateFPExceptionBehavior(FPExceptionBehavior behavior);

  /// Returns the LLVM IR type for a type of the llvm dialect. If there is none, an arbitrary type is
  /// returned, and checkTypes() reports the error after the translation of the current operation.
  llvm::Type *convertType(Type type) { return typeTranslator.translateType(type); }
  /// Returns an alignment, or reports an error for a value that LLVM IR cannot represent. 0 is no alignment.
  FailureOr<llvm::MaybeAlign> convertAlignment(Location loc, uint64_t value);
  /// Translates the operations of a block. \param ignoreArguments True if the block arguments are mapped
  /// already; otherwise they become phi nodes, whose incoming values are added after the function.
  LogicalResult convertBlock(Block &block, bool ignoreArguments, llvm::IRBuilderBase &builder) {
    return convertBlockImpl(block, ignoreArguments, builder, /*recordInsertions=*/false);
  }
  /// Adds the attributes of arguments and results of an op to a call. \param immArgPositions Positions of
  /// call arguments that are attributes of the op.
  LogicalResult convertArgAndResultAttrs(ArgAndResultAttrsOpInterface attrsOp, llvm::CallBase *call,
                                         llvm::ArrayRef<unsigned> immArgPositions = {});
  /// Returns LLVM's attributes for the attributes of a parameter or result.
  FailureOr<llvm::AttrBuilder> convertParameterAttrs(Location loc, DictionaryAttr attrs);

  // A stack of state objects: the translation of an op (LLVMTranslationDialectInterface) pushes state for the
  // translation of the ops nested in it.
  template <typename T, typename... Args>
  void stackPush(Args &&...args) {
    stack.stackPush<T>(std::forward<Args>(args)...);
  }
  void stackPop() { stack.stackPop(); }
  template <typename T>
  WalkResult stackWalk(llvm::function_ref<WalkResult(T &)> callback) {
    return stack.stackWalk(callback);
  }
  template <typename T>
  using SaveStack = SaveStateStack<T, ModuleTranslation>;

  MLIRContext &getContext() { return *mlirModule->getContext(); }
  llvm::LLVMContext &getLLVMContext() const { return llvmModule->getContext(); }
  llvm::Module *getLLVMModule() { return llvmModule.get(); }
  SymbolTableCollection &symbolTable() { return symbolTableCollection; }
  /// Returns the row or the handler for an op of the llvm dialect; both members are null if the op has
  /// neither.
  const detail::OpTranslation &getOpTranslation(OperationName name);

private:
  friend std::unique_ptr<llvm::Module> mlir::translateModuleToLLVMIR(Operation *, llvm::LLVMContext &,
                                                                     llvm::StringRef, bool);

  static std::unique_ptr<llvm::Module> translate(Operation *module, llvm::LLVMContext &llvmContext,
                                                 llvm::StringRef name, bool disableVerification);
  ModuleTranslation(Operation *module, std::unique_ptr<llvm::Module> llvmModule);
  ~ModuleTranslation();

  /// Translates the whole module: first symbols and the metadata of the module, then the other ops of the
  /// module body, then the bodies of functions.
  LogicalResult convertModule();
  LogicalResult convertComdats();
  LogicalResult convertFunctionSignatures();
  LogicalResult convertGlobalsAndAliases();
  LogicalResult convertGlobalInitializers();
  LogicalResult convertGlobalVariable(GlobalOp op);
  LogicalResult convertAlias(AliasOp op);
  LogicalResult convertAliasInitializer(AliasOp op);
  LogicalResult convertIFuncs();
  LogicalResult convertFunctions();
  LogicalResult convertOneFunction(LLVMFuncOp function);
  LogicalResult convertFunctionAttributes(LLVMFuncOp op, llvm::Function &function);
  LogicalResult convertFunctionParameters(LLVMFuncOp op, llvm::Function &function);
  void setComdat(Operation *op, std::optional<SymbolRefAttr> comdat, llvm::GlobalObject &object);
  LogicalResult convertUnresolvedBlockAddress();
  LogicalResult createModuleMetadata();
  LogicalResult convertBlockImpl(Block &block, bool ignoreArguments, llvm::IRBuilderBase &builder,
                                 bool recordInsertions);
  LogicalResult convertOperation(Operation &op, llvm::IRBuilderBase &builder, bool recordInsertions = false);
  /// Reports an error at `loc` and fails if convertType() was called, since the last call of checkTypes(),
  /// for a type without a translation.
  LogicalResult checkTypes(Location loc);
  llvm::Value *getPoison(Value value);
  LogicalResult convertDialectAttributes(Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions);
  /// Translates the initializer region of a global or alias to a constant; reports an error and returns null
  /// if it is not constant.
  llvm::Constant *convertInitializer(Region &region);
  llvm::MDNode *getTBAANode(Attribute attr);

  Operation *mlirModule;
  std::unique_ptr<llvm::Module> llvmModule;
  std::unique_ptr<detail::DebugTranslation> debugTranslation;
  std::unique_ptr<detail::LoopAnnotationTranslation> loopAnnotationTranslation;
  TypeToLLVMIRTranslator typeTranslator;
  LLVMTranslationInterface iface;

  llvm::StringMap<llvm::Function *> functionMapping;
  llvm::DenseMap<Value, llvm::Value *> valueMapping;
  llvm::DenseMap<Block *, llvm::BasicBlock *> blockMapping;
  llvm::DenseMap<Operation *, llvm::Instruction *> branchMapping;
  llvm::DenseMap<Operation *, llvm::CallInst *> callMapping;
  llvm::DenseMap<Operation *, llvm::GlobalValue *> globalsMapping, aliasesMapping, ifuncMapping;
  llvm::DenseMap<Operation *, llvm::Comdat *> comdatMapping;
  llvm::DenseMap<Attribute, llvm::MDNode *> metadataMapping; ///< Alias scopes, their domains, and TBAA nodes.
  std::vector<std::pair<BlockAddressOp, llvm::Value *>> unresolvedBlockAddresses;
  llvm::DenseMap<BlockAddressAttr, llvm::BasicBlock *> blockAddressMapping;
  llvm::DenseMap<const void *, detail::OpTranslation> opTranslations; ///< By operation name.
  bool isUnreachable = false; ///< True while an unreachable block is translated.
  StateStack stack;
  SymbolTableCollection symbolTableCollection;
};

namespace detail {

/// Adds the incoming values to the phi nodes of a region. \pre All blocks of the region are translated.
void connectPHINodes(Region &region, const ModuleTranslation &state);
/// Returns the constant of type `llvmType` for an attribute; reports an error at `loc` and returns null if
/// there is none.
llvm::Constant *getLLVMConstant(llvm::Type *llvmType, Attribute attr, Location loc,
                                const ModuleTranslation &moduleTranslation);
/// Creates a call of an intrinsic whose overload is selected by `types`.
llvm::CallInst *createIntrinsicCall(llvm::IRBuilderBase &builder, llvm::Intrinsic::ID intrinsic,
                                    llvm::ArrayRef<llvm::Value *> args = {},
                                    llvm::ArrayRef<llvm::Type *> types = {});
/// Creates a call of an intrinsic whose overload is deduced from the types of the result and the arguments.
llvm::CallInst *createIntrinsicCall(llvm::IRBuilderBase &builder, llvm::Intrinsic::ID intrinsic,
                                    llvm::Type *resultType, llvm::ArrayRef<llvm::Value *> args);
/// Creates the call of an op that corresponds to an intrinsic; null if an operand has no translation. The
/// parameters after `intrinsic` are those of the class LLVM_IntrOpBase in the .td files.
llvm::CallInst *createIntrinsicCall(llvm::IRBuilderBase &builder, ModuleTranslation &moduleTranslation,
                                    Operation *intrOp, llvm::Intrinsic::ID intrinsic, unsigned numResults,
                                    llvm::ArrayRef<unsigned> overloadedResults,
                                    llvm::ArrayRef<unsigned> overloadedOperands,
                                    llvm::ArrayRef<unsigned> immArgPositions,
                                    llvm::ArrayRef<llvm::StringLiteral> immArgAttrNames);

} // namespace detail
} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_MODULETRANSLATION_H
