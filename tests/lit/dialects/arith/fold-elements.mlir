// Vectors, tensors, index and ops of two results fold like scalars.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @addi(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.addi %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.addi %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.addi %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.addi %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.addi %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.addi %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.addi %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.addi %v, %k7_ : vector<4xi32>
  %r8 = arith.addi %v, %v : vector<4xi32>
  %r9 = arith.addi %t, %t : tensor<?xi32>
  %k10_ = arith.constant 2 : index
  %l10_ = arith.constant -3 : index
  %r10 = arith.addi %k10_, %l10_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index
}

func.func @subi(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.subi %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.subi %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.subi %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.subi %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.subi %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.subi %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.subi %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.subi %v, %k7_ : vector<4xi32>
  %r8 = arith.subi %v, %v : vector<4xi32>
  %r9 = arith.subi %t, %t : tensor<?xi32>
  %k10_ = arith.constant 2 : index
  %l10_ = arith.constant -3 : index
  %r10 = arith.subi %k10_, %l10_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index
}

func.func @muli(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.muli %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.muli %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.muli %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.muli %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.muli %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.muli %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.muli %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.muli %v, %k7_ : vector<4xi32>
  %r8 = arith.muli %v, %v : vector<4xi32>
  %r9 = arith.muli %t, %t : tensor<?xi32>
  %k10_ = arith.constant 2 : index
  %l10_ = arith.constant -3 : index
  %r10 = arith.muli %k10_, %l10_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index
}

func.func @xori(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.xori %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.xori %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.xori %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.xori %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.xori %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.xori %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.xori %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.xori %v, %k7_ : vector<4xi32>
  %r8 = arith.xori %v, %v : vector<4xi32>
  %k9_ = arith.constant 2 : index
  %l9_ = arith.constant -3 : index
  %r9 = arith.xori %k9_, %l9_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, index
}

func.func @andi(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.andi %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.andi %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.andi %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.andi %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.andi %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.andi %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.andi %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.andi %v, %k7_ : vector<4xi32>
  %r8 = arith.andi %v, %v : vector<4xi32>
  %r9 = arith.andi %t, %t : tensor<?xi32>
  %k10_ = arith.constant 2 : index
  %l10_ = arith.constant -3 : index
  %r10 = arith.andi %k10_, %l10_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index
}

func.func @divsi(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.divsi %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.divsi %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.divsi %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.divsi %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.divsi %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.divsi %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.divsi %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.divsi %v, %k7_ : vector<4xi32>
  %r8 = arith.divsi %v, %v : vector<4xi32>
  %r9 = arith.divsi %t, %t : tensor<?xi32>
  %k10_ = arith.constant 2 : index
  %l10_ = arith.constant -3 : index
  %r10 = arith.divsi %k10_, %l10_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index
}

func.func @maxui(%v: vector<4xi32>, %t: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index) {
  %k0_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l0_ = arith.constant dense<2> : vector<4xi32>
  %r0 = arith.maxui %k0_, %l0_ : vector<4xi32>
  %k1_ = arith.constant dense<6> : vector<4xi32>
  %l1_ = arith.constant dense<2> : vector<4xi32>
  %r1 = arith.maxui %k1_, %l1_ : vector<4xi32>
  %k2_ = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %l2_ = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r2 = arith.maxui %k2_, %l2_ : vector<4xi32>
  %k3_ = arith.constant dense<6> : vector<4xi32>
  %l3_ = arith.constant dense<0> : vector<4xi32>
  %r3 = arith.maxui %k3_, %l3_ : vector<4xi32>
  %k4_ = arith.constant dense<1> : vector<4xi32>
  %l4_ = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r4 = arith.maxui %k4_, %l4_ : vector<4xi32>
  %k5_ = arith.constant dense<0> : vector<4xi32>
  %r5 = arith.maxui %v, %k5_ : vector<4xi32>
  %k6_ = arith.constant dense<1> : vector<4xi32>
  %r6 = arith.maxui %v, %k6_ : vector<4xi32>
  %k7_ = arith.constant dense<-1> : vector<4xi32>
  %r7 = arith.maxui %v, %k7_ : vector<4xi32>
  %r8 = arith.maxui %v, %v : vector<4xi32>
  %r9 = arith.maxui %t, %t : tensor<?xi32>
  %k10_ = arith.constant 2 : index
  %l10_ = arith.constant -3 : index
  %r10 = arith.maxui %k10_, %l10_ : index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, index
}

func.func @extended(%a: i8) -> (i8, i1, i8, i1, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c-5 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %0:2 = arith.addui_extended %a, %c0 : i8, i1
  %1:2 = arith.addui_extended %c-5, %c100 : i8, i1
  %2:2 = arith.mulsi_extended %a, %c0 : i8
  %3:2 = arith.mulsi_extended %c-5, %c100 : i8
  %4:2 = arith.mului_extended %c-5, %c100 : i8
  %5:2 = arith.mului_extended %a, %c1 : i8
  %6:2 = arith.mulsi_extended %a, %c1 : i8
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1, %6#0, %6#1
    : i8, i1, i8, i1, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

func.func @unused_half(%a: i8, %b: i8) -> (i8, i8, i8) {
  %0:2 = arith.addui_extended %a, %b : i8, i1
  %1:2 = arith.mulsi_extended %a, %b : i8
  %2:2 = arith.mului_extended %a, %b : i8
  return %0#0, %1#0, %2#0 : i8, i8, i8
}
