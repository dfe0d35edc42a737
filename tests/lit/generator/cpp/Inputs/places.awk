# The pieces of a generated file that say that they are of its .td: the line there, and the code. Stops where the line
# that follows a piece is not the one that its end says.
/^#line .*[.]inc"/ { if ($2 != NR + 1) exit 1; next }
/^#line / { place = $2; next }
place { sub(/^ */, ""); print place, $0; place = "" }
