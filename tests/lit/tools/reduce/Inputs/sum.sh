# Succeeds if the function in $1 returns three, or computes it from one and two.
grep -q "constant 3" "$1" || { grep -q "addi %c1_i32, %c2_i32" "$1" && grep -q "return %0" "$1"; }
