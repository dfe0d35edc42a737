// Constraints that PredicatesTest.cpp calls as functions.
include "mlir/IR/OpBase.td"

def ShortInteger : Type<And<[AnySignlessInteger.predicate, CPred<"$_self.getIntOrFloatBitWidth() < 16">]>,
                        "a short integer"> {
  let cppFunctionName = "isShortInteger";
}
def SmallNumber : ConfinedAttr<I32Attr, [IntMinValue<1>, IntMaxValue<9>]> {
  let cppFunctionName = "small::isSmallNumber";
}
