// Maps and sets have aliases, are simplified by the parser, and print negative
// terms as subtractions. Parsing the printed text can simplify them further.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -

#named = affine_map<(i, j)[N] -> (j, i + N)>
#diagonal = affine_set<(x, y) : (x - y == 0, x >= 0, y <= 9)>
"t.maps"() {a = #named, b = affine_map<() -> ()>, c = affine_map<()[s0] -> (s0)>, d = affine_map<(d0) -> ()>,
            e = [#named, affine_map<(mod) -> (mod mod 2)>]} : () -> ()
"t.sets"() {a = #diagonal, b = affine_set<() : ()>, c = affine_set<(d0)[s0] : (d0 == s0, 5 >= d0)>} : () -> ()
// Terms are sorted, combined and folded.
"t.sums"() {m = affine_map<(d0, d1)[s0, s1] -> (1 + d0, s0 + d0, d1 + d0, s1 + s0, (d0 + 1) + d1, d0 + d0 * 3,
    d0 - d0, d0 - d1, d0 - d1 * 2, d0 - (d1 + s0), d0 - 5, -d0, -(d0 mod 4), 5 - d0, (d0 + 1) + (d1 + 1))>} : () -> ()
"t.products"() {m = affine_map<(d0)[s0, s1] -> (2 * d0, s0 * d0, s1 * s0, (d0 * 2) * 3, (d0 * 2) * s0, d0 * 0, d0 * 1,
    d0 * (s0 + 1), -d0 * 2)>} : () -> ()
"t.quotients"() {m = affine_map<(d0, d1)[s0] -> (d0 floordiv 1, (d0 * 6) floordiv 3, (d0 * 4 + d1) floordiv 4,
    (d0 * 6) ceildiv -3, 7 floordiv 2, -7 floordiv 2, -7 ceildiv 2, 5 floordiv 0, d0 floordiv s0 floordiv 2)>} : () -> ()
"t.remainders"() {m = affine_map<(d0, d1)[s0] -> (d0 mod 1, (d0 * 4 + d1) mod 4, (d0 mod 8) mod 4, -7 mod 4, 5 mod 0,
    d0 - (d0 floordiv 4) * 4, d0 - (d0 floordiv s0) * s0, d0 + d1 - (d1 floordiv 4) * 4,
    s0 + d0 - (d0 floordiv 4) * 4)>} : () -> ()
