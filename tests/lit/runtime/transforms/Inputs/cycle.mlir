%0 = arith.constant 1 : i32
%1 = "y.a"(%0) : (i32) -> i32
"y.a"(%1) : (i32) -> i32
