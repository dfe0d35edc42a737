// The dialect, its pass and its translation.
// RUN: shop-opt %s --shop-unwrap | FileCheck %s
// RUN: shop-opt %s --shop-unwrap=limit=0 | FileCheck %s --check-prefix=LIMIT
// RUN: shop-translate --shop-to-prices %s | FileCheck %s --check-prefix=PRICES

// CHECK-LABEL: func.func @gifts() -> !shop.goods<"tea">
// CHECK-NEXT: %[[TEA:.*]] = shop.buy 3 : <"tea">
// CHECK-NEXT: %[[GIFT:.*]] = shop.wrap %[[TEA]] : <"tea">
// CHECK-NEXT: return %[[GIFT]]
// LIMIT-COUNT-2: shop.wrap
// PRICES: {{^}}3{{$}}
module {
  func.func @gifts() -> !shop.goods<"tea"> {
    %tea = shop.buy 3 : !shop.goods<"tea">
    %once = shop.wrap %tea : !shop.goods<"tea">
    %twice = shop.wrap %once : !shop.goods<"tea">
    return %twice : !shop.goods<"tea">
  }
}
