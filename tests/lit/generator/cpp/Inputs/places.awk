# Prints the code after each #line directive that refers to the .td, with its line number there. The exit status is 1 if
# a #line directive that refers to the generated file itself does not have the number of the next line.
/^#line .*[.]inc"/ { if ($2 != NR + 1) exit 1; next }
/^#line / { place = $2; next }
place { sub(/^ */, ""); print place, $0; place = "" }
