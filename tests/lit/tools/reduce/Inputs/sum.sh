# Succeeds if the function in the file $1 contains the constant 3, or adds the constants 1 and 2 and returns the sum.
grep -q "constant 3" "$1" || { grep -q "addi %c1_i32, %c2_i32" "$1" && grep -q "return %0" "$1"; }
