//===- InterfaceFormsTest.cpp - Members of interfaces, shown by ops -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "dialects/memref/MemRef.h"
#include "dialects/vector/Vector.h"
#include "runtime/asm/Parser.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/IndexingMapOpInterface.h"
#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/interfaces/VectorInterfaces.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::Pair;

namespace {

class InterfaceFormsTest : public IRTest {
protected:
  InterfaceFormsTest() {
    context
        .loadDialect<arith::ArithDialect, func::FuncDialect, memref::MemRefDialect, vector::VectorDialect>();
  }
  /// Parses a module and returns its first op of a class.
  template <typename OpT>
  OpT parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    OpT found;
    if (module)
      module->getOperation()->walk([&](OpT op) { found = found ? found : op; });
    return found;
  }
  OwningOpRef<ModuleOp> module;
};

TEST_F(InterfaceFormsTest, TransfersPairVectorDimensionsWithIndices) {
  auto read = parse<VectorTransferOpInterface>(R"mlir(
    func.func @f(%m: memref<2x8x16xf32>, %i: index, %p: f32) -> vector<4x8xf32> {
      %0 = vector.transfer_read %m[%i, %i, %i], %p
        {permutation_map = affine_map<(a, b, c) -> (c, b)>, in_bounds = [true, true]} : memref<2x8x16xf32>, vector<4x8xf32>
      return %0 : vector<4x8xf32>
    })mlir");
  ASSERT_TRUE(read);
  std::vector<std::pair<int64_t, int64_t>> pairs;
  read.zipResultAndIndexing([&](int64_t result, int64_t index) { pairs.emplace_back(result, index); });
  EXPECT_THAT(pairs, ElementsAre(Pair(0, 1), Pair(1, 2)));
  EXPECT_THAT(read.getTransferChunkAccessed(), ElementsAre(1, 8, 4));
}

TEST_F(InterfaceFormsTest, PromotableMemorySpaceCastOfAValue) {
  auto load = parse<memref::LoadOp>(R"mlir(
    func.func @f(%m: memref<4xf32, 3>, %i: index) -> f32 {
      %0 = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32>
      %1 = memref.load %0[%i] : memref<4xf32>
      return %1 : f32
    })mlir");
  ASSERT_TRUE(load);
  EXPECT_EQ(MemorySpaceCastOpInterface::getIfPromotableCast(load.getMemref()).getOperation(),
            load.getMemref().getDefiningOp());
  EXPECT_FALSE(MemorySpaceCastOpInterface::getIfPromotableCast(load.getIndices()[0]));
}

TEST_F(InterfaceFormsTest, IndexingMapsFitTheOperands) {
  auto contract = parse<IndexingMapOpInterface>(R"mlir(
    func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
      %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                                             affine_map<(i, j, k) -> (i, j)>],
                            iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      return %0 : vector<2x4xf32>
    })mlir");
  ASSERT_TRUE(contract);
  EXPECT_TRUE(succeeded(contract.verifyImpl()));
  AffineExpr i, j, k;
  bindDims(&context, i, j, k);
  auto setMaps = [&](llvm::ArrayRef<AffineMap> maps) {
    contract->setAttr("indexing_maps", builder.getAffineMapArrayAttr(maps));
  };
  auto map = [&](llvm::ArrayRef<AffineExpr> results, unsigned dims = 3) {
    return AffineMap::get(dims, 0, results, &context);
  };
  setMaps({map({i, k}), map({k, j}), map({i})});
  EXPECT_TRUE(failed(contract.verifyImpl())); // The rank of the last operand is 2.
  setMaps({map({k, i}), map({k, j}), map({i, j})});
  EXPECT_TRUE(failed(contract.verifyImpl())); // Two operands have different sizes for k.
}

TEST_F(InterfaceFormsTest, BranchPointsAndSuccessorsAreCompared) {
  Operation *holder = own(make("t.holder", {.regions = 2}));
  RegionSuccessor first(&holder->getRegion(0)), second(&holder->getRegion(1));
  EXPECT_TRUE(first != second);
  EXPECT_FALSE(RegionBranchPoint::parent() != RegionBranchPoint::parent());
  static_assert(!std::is_constructible_v<RegionBranchPoint, std::nullptr_t>);
}

} // namespace
