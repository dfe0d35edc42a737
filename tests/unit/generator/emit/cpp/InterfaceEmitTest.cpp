//===- InterfaceEmitTest.cpp - C++ emitted for interfaces ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The text emitted for interfaces. Tests of the compiled interfaces are in tests/unit/runtime/interfaces.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/Emit.h"
#include "generator/emit/doc/InterfaceDoc.h"
#include "generator/lower/OpFacts.h"
#include "tests/unit/generator/model/ModelFixture.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

namespace {

std::string emitted(llvm::StringRef text, InterfaceModel::Kind kind,
                    void (*emit)(const ModelSet &, InterfaceModel::Kind, llvm::StringRef,
                                 llvm::raw_ostream &)) {
  ModelFixture fixture(text);
  EXPECT_TRUE(fixture.isGood()) << ::testing::PrintToString(fixture.diagnostics());
  std::string result;
  llvm::raw_string_ostream os(result);
  emit(fixture.models(), kind, "dir/I.td", os);
  return result;
}

constexpr llvm::StringLiteral shapes = R"td(
def Base : OpInterface<"Base"> {
  let cppNamespace = "::a::b";
  let methods = [InterfaceMethod<"Says so.", "int", "f">, InterfaceMethod<"", "int", "f", (ins "int":$x), "", "return 0;">];
}
def Derived : OpInterface<"Derived", [Base]> { let methods = [StaticInterfaceMethod<"", "void", "g">]; }
def Sized : TypeInterface<"Sized">;
)td";

TEST(InterfaceEmitTest, OverloadsHaveSeparateTableEntries) {
  std::string text = emitted(shapes, InterfaceModel::Kind::Op, emitInterfaceDeclsFile);
  EXPECT_THAT(text, HasSubstr("    int (*f)(::mlir::Operation *odsEntity) = nullptr;\n"
                              "    int (*f_1)(::mlir::Operation *odsEntity, int x) = nullptr;\n"));
  EXPECT_THAT(text, HasSubstr("    const ::a::b::Base::Concept *implBase = nullptr;\n"));
  EXPECT_THAT(text, HasSubstr("  operator ::a::b::Base() const"));
  EXPECT_THAT(text, Not(HasSubstr("Sized")));
}

TEST(InterfaceEmitTest, FilesMayBeIncludedInsideANamespace) {
  EXPECT_THAT(emitted(shapes, InterfaceModel::Kind::Op, emitInterfaceDeclsFile),
              Not(HasSubstr("template char")));
  EXPECT_THAT(emitted(shapes, InterfaceModel::Kind::Op, emitInterfaceDefsFile),
              Not(HasSubstr("template char")));
}

TEST(InterfaceEmitTest, BaseMethodsAreCalledThroughTheBase) {
  EXPECT_THAT(emitted(shapes, InterfaceModel::Kind::Op, emitInterfaceDefsFile),
              HasSubstr("int Derived::f(int x) const { return this->operator ::a::b::Base().f(x); }\n"));
}

TEST(InterfaceEmitTest, DefaultsThatDependOnTheOperationOnlyAreSharedFunctions) {
  std::string text = emitted(R"td(
def I : OpInterface<"I"> {
  let methods = [InterfaceMethod<"", "int", "one", (ins), "", "return 1;">,
                 InterfaceMethod<"", "int", "count", (ins), "", "return $_op->getNumOperands();">,
                 InterfaceMethod<"", "int", "own", (ins), "", "return $_op.ownMethod();">,
                 InterfaceMethod<"", "int", "handed", (ins), "", "return f($_op);">,
                 InterfaceMethod<"", "int", "named", (ins), "", "return ConcreteOp::number;">];
  let verify = "return check($_op);";
}
)td",
                             InterfaceModel::Kind::Op, emitInterfaceDefsFile);
  EXPECT_THAT(text,
              HasSubstr("int detail::IInterfaceTraits::Defaults::one(::mlir::Operation *odsEntity) {\n"));
  EXPECT_THAT(text, HasSubstr("  return ::mlir::OpState(odsEntity)->getNumOperands();\n"));
  EXPECT_THAT(
      text,
      HasSubstr("  if (auto *odsFunction = getConcept()->count)\n    return odsFunction(getOperation());\n"
                "  return detail::IInterfaceTraits::Defaults::count(getOperation());\n"));
  for (llvm::StringRef name : {"own", "handed", "named"})
    EXPECT_THAT(
        text,
        HasSubstr(
            ("int I::" + name + "() const { return getConcept()->" + name + "(getOperation()); }\n").str()));
  EXPECT_THAT(
      text,
      HasSubstr(
          "::llvm::LogicalResult detail::IInterfaceTraits::verify(const void *, ::mlir::Operation *op) {\n"));
}

TEST(InterfaceEmitTest, EmitsOnlyTheRequestedKind) {
  std::string text = emitted(shapes, InterfaceModel::Kind::Type, emitInterfaceDeclsFile);
  EXPECT_THAT(text, HasSubstr("class Sized : public ::mlir::TypeInterface<Sized> {"));
  EXPECT_THAT(text, Not(HasSubstr("Base")));
}

TEST(InterfaceEmitTest, DeclareMethodsRecordIsNotAnInterface) {
  ModelFixture fixture(R"td(
def I : OpInterface<"I">;
def ImplementsI : DeclareOpInterfaceMethods<I>;
)td");
  std::vector<const InterfaceModel *> interfaces = fixture.models().ownInterfaces(InterfaceModel::Kind::Op);
  ASSERT_EQ(interfaces.size(), 1u);
  EXPECT_EQ(interfaces.front()->record().getName(), "I");
}

TEST(InterfaceEmitTest, DialectInterfacesAreVirtualFunctions) {
  std::string text = emitted(R"td(
def I : DialectInterface<"I"> {
  let methods = [InterfaceMethod<"", "bool", "f", (ins "int":$x), "return x > 0;">, InterfaceMethod<"", "int", "g">,
                 InterfaceMethod<"", "void", "h">];
}
)td",
                             InterfaceModel::Kind::Dialect, emitInterfaceDeclsFile);
  EXPECT_THAT(text, HasSubstr("\n    return x > 0;\n"));
  EXPECT_THAT(text, HasSubstr("  virtual int g() const = 0;\n"));
  EXPECT_THAT(text, HasSubstr("  virtual void h() const {}\n"));
}

TEST(InterfaceEmitTest, DocumentsMethods) {
  ModelFixture fixture(shapes);
  std::string text;
  llvm::raw_string_ostream os(text);
  emitInterfaceDocs(fixture.models(), InterfaceModel::Kind::Op, os);
  EXPECT_EQ(text, R"md(<!-- Autogenerated by strata-tblgen; don't manually edit -->

# OpInterface definitions

## Base (`Base`)

### Methods:

#### `f`

```c++
int f();
```

Says so.

NOTE: This method *must* be implemented by the user.

#### `f`

```c++
int f(int x);
```

## Derived (`Derived`)

Extends: `Base`

### Methods:

#### `g`

```c++
static void g();
```

NOTE: This method *must* be implemented by the user.

)md");
}

//===----------------------------------------------------------------------===//
// Interfaces of an op
//===----------------------------------------------------------------------===//

std::vector<std::string> tablesOf(llvm::StringRef traits) {
  ModelFixture fixture(R"td(
def Base : OpInterface<"Base">;
def Middle : OpInterface<"Middle", [Base]>;
def Derived : OpInterface<"Derived", [Middle, Base]>;
def Written : InterfaceTrait<"::w::Written">;
def O : T_Op<"o", [)td" +
                       traits.str() + "]>;");
  EXPECT_TRUE(fixture.isGood()) << ::testing::PrintToString(fixture.diagnostics());
  std::vector<std::string> result;
  for (const ImplementedInterface &interface :
       implementedInterfaces(fixture.models().findOp("t.o")->traits()))
    result.push_back(interface.cppClass);
  return result;
}

TEST(InterfaceEmitTest, BasesPrecedeDerivedInterfaces) {
  EXPECT_THAT(tablesOf("Derived"), ElementsAre("Base", "Middle", "Derived"));
  EXPECT_THAT(tablesOf("Derived, DeclareOpInterfaceMethods<Base>, Base"),
              ElementsAre("Middle", "Derived", "Base"));
}

TEST(InterfaceEmitTest, DescriptorBasedInterfacesHaveNoTable) {
  EXPECT_THAT(tablesOf("Pure, InferTypeOpInterface"), IsEmpty());
  EXPECT_THAT(tablesOf("DeclareOpInterfaceMethods<ConditionallySpeculatable>"),
              ElementsAre("::mlir::ConditionallySpeculatable"));
  EXPECT_THAT(tablesOf("Written"), ElementsAre("::w::Written"));
}

} // namespace
