//===- ModuleImport.h - State of a translation from LLVM IR ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of one translation of a module of LLVM IR: the mappings of values, blocks and metadata, and the
// functions that implementations of LLVMImportDialectInterface call. Created by translateLLVMIRToModule; used
// by one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_MODULEIMPORT_H
#define STRATA_DIALECTS_LLVM_TARGET_MODULEIMPORT_H

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/target/Import.h"
#include "dialects/llvm/target/LLVMImportInterface.h"
#include "dialects/llvm/target/TypeFromLLVM.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

namespace llvm {
class CallBase;
class DbgRecord;
} // namespace llvm

namespace mlir::LLVM {

namespace detail {
class DebugImporter;
class LoopAnnotationImporter;
struct OpRow;
} // namespace detail

/// Translates one LLVM module into `mlirModule`, which is empty at first. Functions that return a
/// LogicalResult report an error before they fail, unless noted otherwise.
class ModuleImport {
public:
  ModuleImport(ModuleOp mlirModule, std::unique_ptr<llvm::Module> llvmModule, bool emitExpensiveWarnings,
               bool importEmptyDICompositeTypes, bool preferUnregisteredIntrinsics,
               bool importStructsAsLiterals);
  ~ModuleImport();

  /// Translates the whole module: runs the steps that are declared below, in the order of their declarations.
  LogicalResult convertModule();
  LogicalResult initializeImportInterface() { return iface.initializeImport(llvmModule->getContext()); }
  LogicalResult convertDataLayout();
  LogicalResult convertComdats();
  LogicalResult convertMetadata();
  LogicalResult convertGlobals();
  LogicalResult convertFunctions();
  LogicalResult convertAliases();
  LogicalResult convertIFuncs();
  void convertTargetTriple();
  void convertModuleLevelAsm();

  // Mappings from LLVM IR to the translation. Lookups return null for values, instructions and blocks that
  // are not translated yet.
  void mapValue(llvm::Value *value, Value translated) { mapValue(value) = translated; }
  Value &mapValue(llvm::Value *value) { return valueMapping[value]; }
  Value lookupValue(llvm::Value *value) { return valueMapping.lookup(value); }
  void mapNoResultOp(llvm::Instruction *inst, Operation *op) { noResultOpMapping[inst] = op; }
  Operation *&mapNoResultOp(llvm::Instruction *inst) { return noResultOpMapping[inst]; }
  Operation *lookupOperation(llvm::Instruction *inst) {
    if (Value value = lookupValue(inst))
      return value.getDefiningOp();
    return noResultOpMapping.lookup(inst);
  }
  Block *lookupBlock(llvm::BasicBlock *block) const { return blockMapping.lookup(block); }

  // Values.
  /// Returns the translation of a value. Creates the op of a constant at the start of the current function.
  FailureOr<Value> convertValue(llvm::Value *value);
  FailureOr<llvm::SmallVector<Value>> convertValues(llvm::ArrayRef<llvm::Value *> values);
  Type convertType(llvm::Type *type) { return typeTranslator.translateType(type); }
  Location translateLoc(const llvm::DILocation *loc);

  // Return the attribute for an operand of an intrinsic, which is a constant or metadata that is wrapped as a
  // value; null or failure if the operand is of another form.
  IntegerAttr matchIntegerAttr(llvm::Value *value);
  FloatAttr matchFloatAttr(llvm::Value *value);
  DILocalVariableAttr matchLocalVariableAttr(llvm::Value *value);
  DILabelAttr matchLabelAttr(llvm::Value *value);
  FPExceptionBehaviorAttr matchFPExceptionBehaviorAttr(llvm::Value *value);
  RoundingModeAttr matchRoundingModeAttr(llvm::Value *value);
  FailureOr<llvm::SmallVector<AliasScopeAttr>> matchAliasScopeAttrs(llvm::Value *value);

  // Copies flags and attributes of an instruction to its op.
  void setIntegerOverflowFlags(llvm::Instruction *inst, Operation *op) const;
  void setExactFlag(llvm::Instruction *inst, Operation *op) const;
  void setDisjointFlag(llvm::Instruction *inst, Operation *op) const;
  void setNonNegFlag(llvm::Instruction *inst, Operation *op) const;
  void setFastmathFlagsAttr(llvm::Instruction *inst, Operation *op) const;
  /// Copies the attributes of arguments and results. The arguments at `immArgPositions` are skipped, because
  /// they are attributes of the op.
  void convertArgAndResultAttrs(llvm::CallBase *call, ArgAndResultAttrsOpInterface attrsOp,
                                llvm::ArrayRef<unsigned> immArgPositions = {});
  /// Divides the arguments of an intrinsic into operands and attributes: the arguments at `immArgPositions`
  /// become attributes with the names in `immArgAttrNames`. With `requiresOpBundles`, operands of bundles are
  /// added.
  LogicalResult convertIntrinsicArguments(llvm::ArrayRef<llvm::Value *> values,
                                          llvm::ArrayRef<llvm::OperandBundleUse> opBundles,
                                          bool requiresOpBundles, llvm::ArrayRef<unsigned> immArgPositions,
                                          llvm::ArrayRef<llvm::StringLiteral> immArgAttrNames,
                                          llvm::SmallVectorImpl<Value> &valuesOut,
                                          llvm::SmallVectorImpl<NamedAttribute> &attrsOut);
  /// True if all intrinsics become llvm.call_intrinsic.
  bool useUnregisteredIntrinsicsOnly() const { return preferUnregisteredIntrinsics; }

  // Attributes of metadata nodes; null or failure if the node is malformed or not supported.
  Attribute lookupTBAAAttr(const llvm::MDNode *node);
  FailureOr<llvm::SmallVector<AccessGroupAttr>> lookupAccessGroupAttrs(const llvm::MDNode *node);
  FailureOr<llvm::SmallVector<AliasScopeAttr>> lookupAliasScopeAttrs(const llvm::MDNode *node);
  LoopAnnotationAttr translateLoopAnnotationAttr(const llvm::MDNode *node, Location loc);
  FailureOr<DereferenceableAttr> translateDereferenceableAttr(const llvm::MDNode *node, unsigned kindID);

  // Implementation of LLVMImportDialectInterface for the llvm dialect.
  LogicalResult convertByRow(const detail::OpRow &row, llvm::Instruction *inst);
  LogicalResult convertOtherInstruction(llvm::Instruction *inst);
  LogicalResult setKnownMetadata(unsigned kind, llvm::MDNode *node, Operation *op);
  LogicalResult convertSpecialIntrinsic(llvm::CallInst *inst);
  static llvm::ArrayRef<unsigned> specialIntrinsics();

private:
  // Functions.
  LogicalResult processFunction(llvm::Function *func);
  void processFunctionAttributes(llvm::Function *func, LLVMFuncOp funcOp);
  void convertArgAndResultAttrs(llvm::AttributeList attrs, unsigned numArgs, ArgAndResultAttrsOpInterface op,
                                llvm::ArrayRef<unsigned> skippedArgs);
  DictionaryAttr convertAttributeSet(llvm::AttributeSet attrs);
  LogicalResult processBasicBlock(llvm::BasicBlock *bb, Block *block);
  LogicalResult processInstruction(llvm::Instruction *inst);
  LogicalResult convertIntrinsic(llvm::CallInst *inst);
  LogicalResult convertUnregisteredIntrinsic(llvm::CallInst *inst);
  void processDebugRecords(llvm::Instruction *inst);
  void processDebugRecord(llvm::DbgRecord &record);
  void setNonDebugMetadataAttrs(llvm::Instruction *inst, Operation *op);
  /// Removes the mappings of values, blocks and instructions after a function or an initializer.
  void clearRegionState();
  /// Returns the tag of a block whose address is taken. Tags are numbered per function.
  BlockTagAttr getBlockTag(llvm::BasicBlock *block);

  // Instructions.
  LogicalResult convertBranchArgs(llvm::Instruction *branch, llvm::BasicBlock *target,
                                  llvm::SmallVectorImpl<Value> &arguments);
  LogicalResult convertBranch(llvm::BranchInst *inst);
  LogicalResult convertSwitch(llvm::SwitchInst *inst);
  LogicalResult convertIndirectBr(llvm::IndirectBrInst *inst);
  LogicalResult convertCall(llvm::CallInst *inst);
  LogicalResult convertInlineAsm(llvm::CallInst *inst, llvm::InlineAsm *assembly);
  LogicalResult convertInvoke(llvm::InvokeInst *inst);
  LogicalResult convertLandingPad(llvm::LandingPadInst *inst);
  LogicalResult convertMemory(llvm::Instruction *inst);
  LogicalResult convertGEP(llvm::GetElementPtrInst *inst);
  FailureOr<llvm::SmallVector<Value>> convertCallOperands(llvm::CallBase *call);
  void convertOperandBundles(llvm::CallBase *call, llvm::SmallVectorImpl<llvm::SmallVector<Value>> &operands,
                             llvm::SmallVectorImpl<Attribute> &tags);
  FlatSymbolRefAttr getCalleeSymbol(llvm::CallBase *call);
  Operation *mapResult(llvm::Instruction *inst, Operation *op);
  /// Creates the op with the given name at the location of the instruction.
  Operation *createOp(llvm::StringRef name, llvm::Instruction *inst, ValueRange operands,
                      llvm::ArrayRef<NamedAttribute> attributes);

  // Constants.
  Attribute getConstantAsAttr(llvm::Constant *constant);
  /// True if the operands of nested arrays and vectors are numbers, and not undefined values, addresses or
  /// expressions. Linear in the number of operands over all calls.
  bool hasOnlyScalars(llvm::Constant *constant);
  Type getAttributeType(Type type);
  FailureOr<Value> convertConstant(llvm::Constant *constant);
  FailureOr<Value> convertConstantExpr(llvm::Constant *constant);
  FailureOr<Value> createAggregate(llvm::Constant *constant);
  Value createSimpleConstant(llvm::Constant *constant);

  // Symbols.
  LogicalResult convertGlobal(llvm::GlobalVariable *variable);
  LogicalResult convertGlobalCtorsAndDtors(llvm::GlobalVariable *variable);
  LogicalResult convertAlias(llvm::GlobalAlias *alias);
  LogicalResult convertIFunc(llvm::GlobalIFunc *ifunc);
  LogicalResult convertInitializer(llvm::Constant *initializer, Region &region);
  FlatSymbolRefAttr getSymbol(llvm::GlobalValue *global);
  SymbolRefAttr getComdat(const llvm::Comdat *comdat);
  /// Sets the insertion point after the last global, or at the start of the module if there is none.
  void setGlobalInsertionPoint();

  // Module metadata.
  void convertModuleFlagsMetadata();
  void convertStringsMetadata(llvm::StringRef name, llvm::StringRef attrName);
  void convertDependentLibrariesMetadata();
  void convertLinkerOptionsMetadata();
  Attribute convertModuleFlag(llvm::StringRef key, llvm::Metadata *value);
  Attribute translateTBAANode(const llvm::MDNode *node);
  /// Returns the attribute of a TBAA root or type descriptor whose members are translated; null if the node
  /// is invalid.
  Attribute createTBAANode(const llvm::MDNode *node);
  Attribute translateTBAATag(const llvm::MDNode *node);
  AliasScopeAttr translateAliasScope(const llvm::MDNode *node);

  bool emitExpensiveWarnings;
  bool preferUnregisteredIntrinsics;
  OpBuilder builder;
  Block *constantInsertionBlock = nullptr;
  Operation *constantInsertionOp = nullptr;
  Operation *globalInsertionOp = nullptr;
  ComdatOp globalComdatOp;
  MLIRContext *context;
  ModuleOp mlirModule;
  std::unique_ptr<llvm::Module> llvmModule;
  llvm::DenseMap<llvm::GlobalValue *, FlatSymbolRefAttr> namelessSymbols;
  unsigned namelessGlobalId = 0;
  LLVMImportInterface iface;
  llvm::DenseMap<llvm::BasicBlock *, Block *> blockMapping;
  llvm::DenseMap<llvm::Value *, Value> valueMapping;
  llvm::DenseMap<llvm::Instruction *, Operation *> noResultOpMapping;
  llvm::DenseMap<llvm::BasicBlock *, BlockTagAttr> blockTags;
  llvm::DenseMap<llvm::Function *, unsigned> numBlockTags;
  /// Results of hasOnlyScalars(); false for a constant whose operands were not all visited.
  llvm::DenseMap<llvm::Constant *, bool> onlyScalars;
  /// Attributes of metadata nodes; null for nodes that have none.
  llvm::DenseMap<const llvm::MDNode *, Attribute> metadataMapping;
  llvm::DenseMap<const llvm::Comdat *, SymbolRefAttr> comdatMapping;
  TypeFromLLVMIRTranslator typeTranslator;
  std::unique_ptr<detail::DebugImporter> debugImporter;
  std::unique_ptr<detail::LoopAnnotationImporter> loopAnnotationImporter;
};

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TARGET_MODULEIMPORT_H
