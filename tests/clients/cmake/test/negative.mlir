// RUN: shop-opt %s --verify-diagnostics

// expected-error @+1 {{'shop.buy' op has a negative price}}
%tea = shop.buy -3 : !shop.goods<"tea">
