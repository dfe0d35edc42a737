// Tests of the C++ interface.

#include "Starter/Starter.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;

TEST(StarterTest, BoxTypesWithTheSameContentAreOneType) {
  MLIRContext context;
  context.loadDialect<starter::StarterDialect>();
  Builder builder(&context);
  auto box = starter::BoxType::get(&context, builder.getI32Type());
  EXPECT_EQ(box.getContent(), builder.getI32Type());
  EXPECT_EQ(box, starter::BoxType::get(&context, builder.getI32Type()));
  EXPECT_NE(box, starter::BoxType::get(&context, builder.getI64Type()));
}
