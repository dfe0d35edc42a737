// Constants fold where machines of 32 and of 64 bits give the same.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func private @u(index)
func.func private @b(i1)
func.func private @i8(i8)
func.func private @i48(i48)
func.func private @i64(i64)
func.func private @i100(i100)

func.func @add(%x: index) {

  %a0 = index.constant 0
  %b0 = index.constant 33
  %r0 = index.add %a0, %b0
  call @u(%r0) : (index) -> ()

  %a1 = index.constant 1
  %b1 = index.constant 0
  %r1 = index.add %a1, %b1
  call @u(%r1) : (index) -> ()

  %a2 = index.constant 1
  %b2 = index.constant 31
  %r2 = index.add %a2, %b2
  call @u(%r2) : (index) -> ()

  %a3 = index.constant 1
  %b3 = index.constant 9223372036854775807
  %r3 = index.add %a3, %b3
  call @u(%r3) : (index) -> ()

  %a4 = index.constant -1
  %b4 = index.constant 1
  %r4 = index.add %a4, %b4
  call @u(%r4) : (index) -> ()

  %a5 = index.constant -1
  %b5 = index.constant 7
  %r5 = index.add %a5, %b5
  call @u(%r5) : (index) -> ()

  %a6 = index.constant -1
  %b6 = index.constant -7
  %r6 = index.add %a6, %b6
  call @u(%r6) : (index) -> ()

  %a7 = index.constant 7
  %b7 = index.constant 9223372036854775807
  %r7 = index.add %a7, %b7
  call @u(%r7) : (index) -> ()

  %a8 = index.constant -7
  %b8 = index.constant 0
  %r8 = index.add %a8, %b8
  call @u(%r8) : (index) -> ()

  %a9 = index.constant -7
  %b9 = index.constant 1
  %r9 = index.add %a9, %b9
  call @u(%r9) : (index) -> ()

  %a10 = index.constant -7
  %b10 = index.constant -7
  %r10 = index.add %a10, %b10
  call @u(%r10) : (index) -> ()

  %a11 = index.constant 31
  %b11 = index.constant -1
  %r11 = index.add %a11, %b11
  call @u(%r11) : (index) -> ()

  %a12 = index.constant 31
  %b12 = index.constant -7
  %r12 = index.add %a12, %b12
  call @u(%r12) : (index) -> ()

  %a13 = index.constant 31
  %b13 = index.constant 2147483648
  %r13 = index.add %a13, %b13
  call @u(%r13) : (index) -> ()

  %a14 = index.constant 33
  %b14 = index.constant 0
  %r14 = index.add %a14, %b14
  call @u(%r14) : (index) -> ()

  %a15 = index.constant 33
  %b15 = index.constant 1
  %r15 = index.add %a15, %b15
  call @u(%r15) : (index) -> ()

  %a16 = index.constant 33
  %b16 = index.constant -1
  %r16 = index.add %a16, %b16
  call @u(%r16) : (index) -> ()

  %a17 = index.constant 33
  %b17 = index.constant -7
  %r17 = index.add %a17, %b17
  call @u(%r17) : (index) -> ()

  %a18 = index.constant 2147483648
  %b18 = index.constant 1
  %r18 = index.add %a18, %b18
  call @u(%r18) : (index) -> ()

  %a19 = index.constant 2147483648
  %b19 = index.constant 31
  %r19 = index.add %a19, %b19
  call @u(%r19) : (index) -> ()

  %a20 = index.constant 2147483648
  %b20 = index.constant 2147483648
  %r20 = index.add %a20, %b20
  call @u(%r20) : (index) -> ()

  %a21 = index.constant 8589934598
  %b21 = index.constant 31
  %r21 = index.add %a21, %b21
  call @u(%r21) : (index) -> ()

  %a22 = index.constant 8589934598
  %b22 = index.constant 33
  %r22 = index.add %a22, %b22
  call @u(%r22) : (index) -> ()

  %a23 = index.constant 8589934598
  %b23 = index.constant 2147483648
  %r23 = index.add %a23, %b23
  call @u(%r23) : (index) -> ()

  %a24 = index.constant 8589934598
  %b24 = index.constant 9223372036854775807
  %r24 = index.add %a24, %b24
  call @u(%r24) : (index) -> ()

  %a25 = index.constant -9223372036854775808
  %b25 = index.constant 0
  %r25 = index.add %a25, %b25
  call @u(%r25) : (index) -> ()

  %a26 = index.constant -9223372036854775808
  %b26 = index.constant -9223372036854775808
  %r26 = index.add %a26, %b26
  call @u(%r26) : (index) -> ()

  %a27 = index.constant 9223372036854775807
  %b27 = index.constant 0
  %r27 = index.add %a27, %b27
  call @u(%r27) : (index) -> ()

  %a28 = index.constant 9223372036854775807
  %b28 = index.constant 7
  %r28 = index.add %a28, %b28
  call @u(%r28) : (index) -> ()

  %a29 = index.constant 9223372036854775807
  %b29 = index.constant 8589934598
  %r29 = index.add %a29, %b29
  call @u(%r29) : (index) -> ()

  %a30 = index.constant 9223372036854775807
  %b30 = index.constant 9223372036854775807
  %r30 = index.add %a30, %b30
  call @u(%r30) : (index) -> ()

  %b31 = index.constant 0
  %r31 = index.add %x, %b31
  call @u(%r31) : (index) -> ()
  %s31 = index.add %r31, %b31
  call @u(%s31) : (index) -> ()
  %t31 = index.add %b31, %x
  call @u(%t31) : (index) -> ()

  %b32 = index.constant 1
  %r32 = index.add %x, %b32
  call @u(%r32) : (index) -> ()
  %s32 = index.add %r32, %b32
  call @u(%s32) : (index) -> ()
  %t32 = index.add %b32, %x
  call @u(%t32) : (index) -> ()

  %b33 = index.constant -1
  %r33 = index.add %x, %b33
  call @u(%r33) : (index) -> ()
  %s33 = index.add %r33, %b33
  call @u(%s33) : (index) -> ()
  %t33 = index.add %b33, %x
  call @u(%t33) : (index) -> ()

  return
}

func.func @sub(%x: index) {

  %a34 = index.constant 1
  %b34 = index.constant 1
  %r34 = index.sub %a34, %b34
  call @u(%r34) : (index) -> ()

  %a35 = index.constant 1
  %b35 = index.constant 8589934598
  %r35 = index.sub %a35, %b35
  call @u(%r35) : (index) -> ()

  %a36 = index.constant 7
  %b36 = index.constant 33
  %r36 = index.sub %a36, %b36
  call @u(%r36) : (index) -> ()

  %a37 = index.constant 31
  %b37 = index.constant -7
  %r37 = index.sub %a37, %b37
  call @u(%r37) : (index) -> ()

  %a38 = index.constant 33
  %b38 = index.constant 0
  %r38 = index.sub %a38, %b38
  call @u(%r38) : (index) -> ()

  %a39 = index.constant 33
  %b39 = index.constant -9223372036854775808
  %r39 = index.sub %a39, %b39
  call @u(%r39) : (index) -> ()

  %a40 = index.constant 33
  %b40 = index.constant 9223372036854775807
  %r40 = index.sub %a40, %b40
  call @u(%r40) : (index) -> ()

  %a41 = index.constant 2147483648
  %b41 = index.constant 31
  %r41 = index.sub %a41, %b41
  call @u(%r41) : (index) -> ()

  %a42 = index.constant 2147483648
  %b42 = index.constant 8589934598
  %r42 = index.sub %a42, %b42
  call @u(%r42) : (index) -> ()

  %a43 = index.constant 2147483648
  %b43 = index.constant -9223372036854775808
  %r43 = index.sub %a43, %b43
  call @u(%r43) : (index) -> ()

  %a44 = index.constant 8589934598
  %b44 = index.constant 0
  %r44 = index.sub %a44, %b44
  call @u(%r44) : (index) -> ()

  %a45 = index.constant 8589934598
  %b45 = index.constant 1
  %r45 = index.sub %a45, %b45
  call @u(%r45) : (index) -> ()

  %a46 = index.constant 8589934598
  %b46 = index.constant -1
  %r46 = index.sub %a46, %b46
  call @u(%r46) : (index) -> ()

  %a47 = index.constant 8589934598
  %b47 = index.constant -9223372036854775808
  %r47 = index.sub %a47, %b47
  call @u(%r47) : (index) -> ()

  %a48 = index.constant -9223372036854775808
  %b48 = index.constant -1
  %r48 = index.sub %a48, %b48
  call @u(%r48) : (index) -> ()

  %a49 = index.constant -9223372036854775808
  %b49 = index.constant 31
  %r49 = index.sub %a49, %b49
  call @u(%r49) : (index) -> ()

  %a50 = index.constant -9223372036854775808
  %b50 = index.constant 2147483648
  %r50 = index.sub %a50, %b50
  call @u(%r50) : (index) -> ()

  %a51 = index.constant 9223372036854775807
  %b51 = index.constant 33
  %r51 = index.sub %a51, %b51
  call @u(%r51) : (index) -> ()

  %b52 = index.constant 0
  %r52 = index.sub %x, %b52
  call @u(%r52) : (index) -> ()
  %s52 = index.sub %r52, %b52
  call @u(%s52) : (index) -> ()
  %t52 = index.sub %b52, %x
  call @u(%t52) : (index) -> ()

  %b53 = index.constant 1
  %r53 = index.sub %x, %b53
  call @u(%r53) : (index) -> ()
  %s53 = index.sub %r53, %b53
  call @u(%s53) : (index) -> ()
  %t53 = index.sub %b53, %x
  call @u(%t53) : (index) -> ()

  %b54 = index.constant -1
  %r54 = index.sub %x, %b54
  call @u(%r54) : (index) -> ()
  %s54 = index.sub %r54, %b54
  call @u(%s54) : (index) -> ()
  %t54 = index.sub %b54, %x
  call @u(%t54) : (index) -> ()

  return
}

func.func @mul(%x: index) {

  %a55 = index.constant 0
  %b55 = index.constant 7
  %r55 = index.mul %a55, %b55
  call @u(%r55) : (index) -> ()

  %a56 = index.constant 0
  %b56 = index.constant -7
  %r56 = index.mul %a56, %b56
  call @u(%r56) : (index) -> ()

  %a57 = index.constant 0
  %b57 = index.constant 2147483648
  %r57 = index.mul %a57, %b57
  call @u(%r57) : (index) -> ()

  %a58 = index.constant -1
  %b58 = index.constant 33
  %r58 = index.mul %a58, %b58
  call @u(%r58) : (index) -> ()

  %a59 = index.constant 7
  %b59 = index.constant 1
  %r59 = index.mul %a59, %b59
  call @u(%r59) : (index) -> ()

  %a60 = index.constant 7
  %b60 = index.constant 8589934598
  %r60 = index.mul %a60, %b60
  call @u(%r60) : (index) -> ()

  %a61 = index.constant -7
  %b61 = index.constant 31
  %r61 = index.mul %a61, %b61
  call @u(%r61) : (index) -> ()

  %a62 = index.constant 31
  %b62 = index.constant 31
  %r62 = index.mul %a62, %b62
  call @u(%r62) : (index) -> ()

  %a63 = index.constant 33
  %b63 = index.constant 0
  %r63 = index.mul %a63, %b63
  call @u(%r63) : (index) -> ()

  %a64 = index.constant 2147483648
  %b64 = index.constant 0
  %r64 = index.mul %a64, %b64
  call @u(%r64) : (index) -> ()

  %a65 = index.constant 2147483648
  %b65 = index.constant 7
  %r65 = index.mul %a65, %b65
  call @u(%r65) : (index) -> ()

  %a66 = index.constant 2147483648
  %b66 = index.constant 9223372036854775807
  %r66 = index.mul %a66, %b66
  call @u(%r66) : (index) -> ()

  %a67 = index.constant 8589934598
  %b67 = index.constant -7
  %r67 = index.mul %a67, %b67
  call @u(%r67) : (index) -> ()

  %a68 = index.constant 8589934598
  %b68 = index.constant 2147483648
  %r68 = index.mul %a68, %b68
  call @u(%r68) : (index) -> ()

  %a69 = index.constant -9223372036854775808
  %b69 = index.constant 1
  %r69 = index.mul %a69, %b69
  call @u(%r69) : (index) -> ()

  %a70 = index.constant -9223372036854775808
  %b70 = index.constant 33
  %r70 = index.mul %a70, %b70
  call @u(%r70) : (index) -> ()

  %a71 = index.constant 9223372036854775807
  %b71 = index.constant 1
  %r71 = index.mul %a71, %b71
  call @u(%r71) : (index) -> ()

  %a72 = index.constant 9223372036854775807
  %b72 = index.constant -7
  %r72 = index.mul %a72, %b72
  call @u(%r72) : (index) -> ()

  %a73 = index.constant 9223372036854775807
  %b73 = index.constant 2147483648
  %r73 = index.mul %a73, %b73
  call @u(%r73) : (index) -> ()

  %a74 = index.constant 9223372036854775807
  %b74 = index.constant -9223372036854775808
  %r74 = index.mul %a74, %b74
  call @u(%r74) : (index) -> ()

  %a75 = index.constant 9223372036854775807
  %b75 = index.constant 9223372036854775807
  %r75 = index.mul %a75, %b75
  call @u(%r75) : (index) -> ()

  %b76 = index.constant 0
  %r76 = index.mul %x, %b76
  call @u(%r76) : (index) -> ()
  %s76 = index.mul %r76, %b76
  call @u(%s76) : (index) -> ()
  %t76 = index.mul %b76, %x
  call @u(%t76) : (index) -> ()

  %b77 = index.constant 1
  %r77 = index.mul %x, %b77
  call @u(%r77) : (index) -> ()
  %s77 = index.mul %r77, %b77
  call @u(%s77) : (index) -> ()
  %t77 = index.mul %b77, %x
  call @u(%t77) : (index) -> ()

  %b78 = index.constant -1
  %r78 = index.mul %x, %b78
  call @u(%r78) : (index) -> ()
  %s78 = index.mul %r78, %b78
  call @u(%s78) : (index) -> ()
  %t78 = index.mul %b78, %x
  call @u(%t78) : (index) -> ()

  return
}

func.func @divs(%x: index) {

  %a79 = index.constant 0
  %b79 = index.constant 1
  %r79 = index.divs %a79, %b79
  call @u(%r79) : (index) -> ()

  %a80 = index.constant 0
  %b80 = index.constant -1
  %r80 = index.divs %a80, %b80
  call @u(%r80) : (index) -> ()

  %a81 = index.constant 0
  %b81 = index.constant 33
  %r81 = index.divs %a81, %b81
  call @u(%r81) : (index) -> ()

  %a82 = index.constant 1
  %b82 = index.constant -1
  %r82 = index.divs %a82, %b82
  call @u(%r82) : (index) -> ()

  %a83 = index.constant 1
  %b83 = index.constant -7
  %r83 = index.divs %a83, %b83
  call @u(%r83) : (index) -> ()

  %a84 = index.constant -1
  %b84 = index.constant -7
  %r84 = index.divs %a84, %b84
  call @u(%r84) : (index) -> ()

  %a85 = index.constant -1
  %b85 = index.constant 8589934598
  %r85 = index.divs %a85, %b85
  call @u(%r85) : (index) -> ()

  %a86 = index.constant 7
  %b86 = index.constant 0
  %r86 = index.divs %a86, %b86
  call @u(%r86) : (index) -> ()

  %a87 = index.constant 7
  %b87 = index.constant -1
  %r87 = index.divs %a87, %b87
  call @u(%r87) : (index) -> ()

  %a88 = index.constant 7
  %b88 = index.constant 7
  %r88 = index.divs %a88, %b88
  call @u(%r88) : (index) -> ()

  %a89 = index.constant 7
  %b89 = index.constant 9223372036854775807
  %r89 = index.divs %a89, %b89
  call @u(%r89) : (index) -> ()

  %a90 = index.constant -7
  %b90 = index.constant 1
  %r90 = index.divs %a90, %b90
  call @u(%r90) : (index) -> ()

  %a91 = index.constant -7
  %b91 = index.constant -1
  %r91 = index.divs %a91, %b91
  call @u(%r91) : (index) -> ()

  %a92 = index.constant -7
  %b92 = index.constant 33
  %r92 = index.divs %a92, %b92
  call @u(%r92) : (index) -> ()

  %a93 = index.constant -7
  %b93 = index.constant 9223372036854775807
  %r93 = index.divs %a93, %b93
  call @u(%r93) : (index) -> ()

  %a94 = index.constant 31
  %b94 = index.constant 2147483648
  %r94 = index.divs %a94, %b94
  call @u(%r94) : (index) -> ()

  %a95 = index.constant 33
  %b95 = index.constant 2147483648
  %r95 = index.divs %a95, %b95
  call @u(%r95) : (index) -> ()

  %a96 = index.constant 33
  %b96 = index.constant 8589934598
  %r96 = index.divs %a96, %b96
  call @u(%r96) : (index) -> ()

  %a97 = index.constant 33
  %b97 = index.constant 9223372036854775807
  %r97 = index.divs %a97, %b97
  call @u(%r97) : (index) -> ()

  %a98 = index.constant 2147483648
  %b98 = index.constant 7
  %r98 = index.divs %a98, %b98
  call @u(%r98) : (index) -> ()

  %a99 = index.constant 2147483648
  %b99 = index.constant -9223372036854775808
  %r99 = index.divs %a99, %b99
  call @u(%r99) : (index) -> ()

  %a100 = index.constant 2147483648
  %b100 = index.constant 9223372036854775807
  %r100 = index.divs %a100, %b100
  call @u(%r100) : (index) -> ()

  %a101 = index.constant 8589934598
  %b101 = index.constant 0
  %r101 = index.divs %a101, %b101
  call @u(%r101) : (index) -> ()

  %a102 = index.constant 8589934598
  %b102 = index.constant -7
  %r102 = index.divs %a102, %b102
  call @u(%r102) : (index) -> ()

  %a103 = index.constant 8589934598
  %b103 = index.constant 2147483648
  %r103 = index.divs %a103, %b103
  call @u(%r103) : (index) -> ()

  %a104 = index.constant -9223372036854775808
  %b104 = index.constant 0
  %r104 = index.divs %a104, %b104
  call @u(%r104) : (index) -> ()

  %a105 = index.constant -9223372036854775808
  %b105 = index.constant 8589934598
  %r105 = index.divs %a105, %b105
  call @u(%r105) : (index) -> ()

  %a106 = index.constant 9223372036854775807
  %b106 = index.constant -1
  %r106 = index.divs %a106, %b106
  call @u(%r106) : (index) -> ()

  %a107 = index.constant 9223372036854775807
  %b107 = index.constant -7
  %r107 = index.divs %a107, %b107
  call @u(%r107) : (index) -> ()

  %a108 = index.constant 9223372036854775807
  %b108 = index.constant 33
  %r108 = index.divs %a108, %b108
  call @u(%r108) : (index) -> ()

  %b109 = index.constant 0
  %r109 = index.divs %x, %b109
  call @u(%r109) : (index) -> ()
  %s109 = index.divs %r109, %b109
  call @u(%s109) : (index) -> ()
  %t109 = index.divs %b109, %x
  call @u(%t109) : (index) -> ()

  %b110 = index.constant 1
  %r110 = index.divs %x, %b110
  call @u(%r110) : (index) -> ()
  %s110 = index.divs %r110, %b110
  call @u(%s110) : (index) -> ()
  %t110 = index.divs %b110, %x
  call @u(%t110) : (index) -> ()

  %b111 = index.constant -1
  %r111 = index.divs %x, %b111
  call @u(%r111) : (index) -> ()
  %s111 = index.divs %r111, %b111
  call @u(%s111) : (index) -> ()
  %t111 = index.divs %b111, %x
  call @u(%t111) : (index) -> ()

  return
}

func.func @divu(%x: index) {

  %a112 = index.constant 0
  %b112 = index.constant -7
  %r112 = index.divu %a112, %b112
  call @u(%r112) : (index) -> ()

  %a113 = index.constant 1
  %b113 = index.constant 0
  %r113 = index.divu %a113, %b113
  call @u(%r113) : (index) -> ()

  %a114 = index.constant 1
  %b114 = index.constant 1
  %r114 = index.divu %a114, %b114
  call @u(%r114) : (index) -> ()

  %a115 = index.constant 1
  %b115 = index.constant -7
  %r115 = index.divu %a115, %b115
  call @u(%r115) : (index) -> ()

  %a116 = index.constant 1
  %b116 = index.constant -9223372036854775808
  %r116 = index.divu %a116, %b116
  call @u(%r116) : (index) -> ()

  %a117 = index.constant 1
  %b117 = index.constant 9223372036854775807
  %r117 = index.divu %a117, %b117
  call @u(%r117) : (index) -> ()

  %a118 = index.constant -1
  %b118 = index.constant 7
  %r118 = index.divu %a118, %b118
  call @u(%r118) : (index) -> ()

  %a119 = index.constant -1
  %b119 = index.constant 31
  %r119 = index.divu %a119, %b119
  call @u(%r119) : (index) -> ()

  %a120 = index.constant -1
  %b120 = index.constant 2147483648
  %r120 = index.divu %a120, %b120
  call @u(%r120) : (index) -> ()

  %a121 = index.constant 7
  %b121 = index.constant 0
  %r121 = index.divu %a121, %b121
  call @u(%r121) : (index) -> ()

  %a122 = index.constant 7
  %b122 = index.constant 1
  %r122 = index.divu %a122, %b122
  call @u(%r122) : (index) -> ()

  %a123 = index.constant 7
  %b123 = index.constant 7
  %r123 = index.divu %a123, %b123
  call @u(%r123) : (index) -> ()

  %a124 = index.constant 7
  %b124 = index.constant 2147483648
  %r124 = index.divu %a124, %b124
  call @u(%r124) : (index) -> ()

  %a125 = index.constant 7
  %b125 = index.constant -9223372036854775808
  %r125 = index.divu %a125, %b125
  call @u(%r125) : (index) -> ()

  %a126 = index.constant -7
  %b126 = index.constant -7
  %r126 = index.divu %a126, %b126
  call @u(%r126) : (index) -> ()

  %a127 = index.constant 31
  %b127 = index.constant 31
  %r127 = index.divu %a127, %b127
  call @u(%r127) : (index) -> ()

  %a128 = index.constant 31
  %b128 = index.constant 2147483648
  %r128 = index.divu %a128, %b128
  call @u(%r128) : (index) -> ()

  %a129 = index.constant 33
  %b129 = index.constant 0
  %r129 = index.divu %a129, %b129
  call @u(%r129) : (index) -> ()

  %a130 = index.constant 33
  %b130 = index.constant 1
  %r130 = index.divu %a130, %b130
  call @u(%r130) : (index) -> ()

  %a131 = index.constant 33
  %b131 = index.constant 7
  %r131 = index.divu %a131, %b131
  call @u(%r131) : (index) -> ()

  %a132 = index.constant 33
  %b132 = index.constant 2147483648
  %r132 = index.divu %a132, %b132
  call @u(%r132) : (index) -> ()

  %a133 = index.constant 33
  %b133 = index.constant -9223372036854775808
  %r133 = index.divu %a133, %b133
  call @u(%r133) : (index) -> ()

  %a134 = index.constant 33
  %b134 = index.constant 9223372036854775807
  %r134 = index.divu %a134, %b134
  call @u(%r134) : (index) -> ()

  %a135 = index.constant 2147483648
  %b135 = index.constant -1
  %r135 = index.divu %a135, %b135
  call @u(%r135) : (index) -> ()

  %a136 = index.constant 8589934598
  %b136 = index.constant -9223372036854775808
  %r136 = index.divu %a136, %b136
  call @u(%r136) : (index) -> ()

  %a137 = index.constant 8589934598
  %b137 = index.constant 9223372036854775807
  %r137 = index.divu %a137, %b137
  call @u(%r137) : (index) -> ()

  %a138 = index.constant -9223372036854775808
  %b138 = index.constant 0
  %r138 = index.divu %a138, %b138
  call @u(%r138) : (index) -> ()

  %a139 = index.constant -9223372036854775808
  %b139 = index.constant -7
  %r139 = index.divu %a139, %b139
  call @u(%r139) : (index) -> ()

  %a140 = index.constant -9223372036854775808
  %b140 = index.constant 2147483648
  %r140 = index.divu %a140, %b140
  call @u(%r140) : (index) -> ()

  %a141 = index.constant -9223372036854775808
  %b141 = index.constant 8589934598
  %r141 = index.divu %a141, %b141
  call @u(%r141) : (index) -> ()

  %a142 = index.constant -9223372036854775808
  %b142 = index.constant -9223372036854775808
  %r142 = index.divu %a142, %b142
  call @u(%r142) : (index) -> ()

  %a143 = index.constant 9223372036854775807
  %b143 = index.constant 2147483648
  %r143 = index.divu %a143, %b143
  call @u(%r143) : (index) -> ()

  %b144 = index.constant 0
  %r144 = index.divu %x, %b144
  call @u(%r144) : (index) -> ()
  %s144 = index.divu %r144, %b144
  call @u(%s144) : (index) -> ()
  %t144 = index.divu %b144, %x
  call @u(%t144) : (index) -> ()

  %b145 = index.constant 1
  %r145 = index.divu %x, %b145
  call @u(%r145) : (index) -> ()
  %s145 = index.divu %r145, %b145
  call @u(%s145) : (index) -> ()
  %t145 = index.divu %b145, %x
  call @u(%t145) : (index) -> ()

  %b146 = index.constant -1
  %r146 = index.divu %x, %b146
  call @u(%r146) : (index) -> ()
  %s146 = index.divu %r146, %b146
  call @u(%s146) : (index) -> ()
  %t146 = index.divu %b146, %x
  call @u(%t146) : (index) -> ()

  return
}

func.func @ceildivs(%x: index) {

  %a147 = index.constant 0
  %b147 = index.constant 0
  %r147 = index.ceildivs %a147, %b147
  call @u(%r147) : (index) -> ()

  %a148 = index.constant 0
  %b148 = index.constant -1
  %r148 = index.ceildivs %a148, %b148
  call @u(%r148) : (index) -> ()

  %a149 = index.constant 0
  %b149 = index.constant 2147483648
  %r149 = index.ceildivs %a149, %b149
  call @u(%r149) : (index) -> ()

  %a150 = index.constant 1
  %b150 = index.constant 2147483648
  %r150 = index.ceildivs %a150, %b150
  call @u(%r150) : (index) -> ()

  %a151 = index.constant 1
  %b151 = index.constant 9223372036854775807
  %r151 = index.ceildivs %a151, %b151
  call @u(%r151) : (index) -> ()

  %a152 = index.constant -1
  %b152 = index.constant 1
  %r152 = index.ceildivs %a152, %b152
  call @u(%r152) : (index) -> ()

  %a153 = index.constant 7
  %b153 = index.constant -9223372036854775808
  %r153 = index.ceildivs %a153, %b153
  call @u(%r153) : (index) -> ()

  %a154 = index.constant -7
  %b154 = index.constant 1
  %r154 = index.ceildivs %a154, %b154
  call @u(%r154) : (index) -> ()

  %a155 = index.constant -7
  %b155 = index.constant -1
  %r155 = index.ceildivs %a155, %b155
  call @u(%r155) : (index) -> ()

  %a156 = index.constant -7
  %b156 = index.constant 7
  %r156 = index.ceildivs %a156, %b156
  call @u(%r156) : (index) -> ()

  %a157 = index.constant -7
  %b157 = index.constant 33
  %r157 = index.ceildivs %a157, %b157
  call @u(%r157) : (index) -> ()

  %a158 = index.constant 31
  %b158 = index.constant 7
  %r158 = index.ceildivs %a158, %b158
  call @u(%r158) : (index) -> ()

  %a159 = index.constant 31
  %b159 = index.constant 33
  %r159 = index.ceildivs %a159, %b159
  call @u(%r159) : (index) -> ()

  %a160 = index.constant 31
  %b160 = index.constant -9223372036854775808
  %r160 = index.ceildivs %a160, %b160
  call @u(%r160) : (index) -> ()

  %a161 = index.constant 2147483648
  %b161 = index.constant 31
  %r161 = index.ceildivs %a161, %b161
  call @u(%r161) : (index) -> ()

  %a162 = index.constant 2147483648
  %b162 = index.constant 33
  %r162 = index.ceildivs %a162, %b162
  call @u(%r162) : (index) -> ()

  %a163 = index.constant 8589934598
  %b163 = index.constant -7
  %r163 = index.ceildivs %a163, %b163
  call @u(%r163) : (index) -> ()

  %a164 = index.constant -9223372036854775808
  %b164 = index.constant -9223372036854775808
  %r164 = index.ceildivs %a164, %b164
  call @u(%r164) : (index) -> ()

  %a165 = index.constant 9223372036854775807
  %b165 = index.constant 0
  %r165 = index.ceildivs %a165, %b165
  call @u(%r165) : (index) -> ()

  %a166 = index.constant 9223372036854775807
  %b166 = index.constant 33
  %r166 = index.ceildivs %a166, %b166
  call @u(%r166) : (index) -> ()

  %b167 = index.constant 0
  %r167 = index.ceildivs %x, %b167
  call @u(%r167) : (index) -> ()
  %s167 = index.ceildivs %r167, %b167
  call @u(%s167) : (index) -> ()
  %t167 = index.ceildivs %b167, %x
  call @u(%t167) : (index) -> ()

  %b168 = index.constant 1
  %r168 = index.ceildivs %x, %b168
  call @u(%r168) : (index) -> ()
  %s168 = index.ceildivs %r168, %b168
  call @u(%s168) : (index) -> ()
  %t168 = index.ceildivs %b168, %x
  call @u(%t168) : (index) -> ()

  %b169 = index.constant -1
  %r169 = index.ceildivs %x, %b169
  call @u(%r169) : (index) -> ()
  %s169 = index.ceildivs %r169, %b169
  call @u(%s169) : (index) -> ()
  %t169 = index.ceildivs %b169, %x
  call @u(%t169) : (index) -> ()

  return
}

func.func @ceildivu(%x: index) {

  %a170 = index.constant 0
  %b170 = index.constant 33
  %r170 = index.ceildivu %a170, %b170
  call @u(%r170) : (index) -> ()

  %a171 = index.constant 0
  %b171 = index.constant 9223372036854775807
  %r171 = index.ceildivu %a171, %b171
  call @u(%r171) : (index) -> ()

  %a172 = index.constant -1
  %b172 = index.constant 1
  %r172 = index.ceildivu %a172, %b172
  call @u(%r172) : (index) -> ()

  %a173 = index.constant -1
  %b173 = index.constant -1
  %r173 = index.ceildivu %a173, %b173
  call @u(%r173) : (index) -> ()

  %a174 = index.constant -1
  %b174 = index.constant 7
  %r174 = index.ceildivu %a174, %b174
  call @u(%r174) : (index) -> ()

  %a175 = index.constant -1
  %b175 = index.constant 33
  %r175 = index.ceildivu %a175, %b175
  call @u(%r175) : (index) -> ()

  %a176 = index.constant -1
  %b176 = index.constant 2147483648
  %r176 = index.ceildivu %a176, %b176
  call @u(%r176) : (index) -> ()

  %a177 = index.constant 7
  %b177 = index.constant 1
  %r177 = index.ceildivu %a177, %b177
  call @u(%r177) : (index) -> ()

  %a178 = index.constant -7
  %b178 = index.constant -1
  %r178 = index.ceildivu %a178, %b178
  call @u(%r178) : (index) -> ()

  %a179 = index.constant -7
  %b179 = index.constant 7
  %r179 = index.ceildivu %a179, %b179
  call @u(%r179) : (index) -> ()

  %a180 = index.constant -7
  %b180 = index.constant -7
  %r180 = index.ceildivu %a180, %b180
  call @u(%r180) : (index) -> ()

  %a181 = index.constant -7
  %b181 = index.constant 31
  %r181 = index.ceildivu %a181, %b181
  call @u(%r181) : (index) -> ()

  %a182 = index.constant -7
  %b182 = index.constant 33
  %r182 = index.ceildivu %a182, %b182
  call @u(%r182) : (index) -> ()

  %a183 = index.constant -7
  %b183 = index.constant 8589934598
  %r183 = index.ceildivu %a183, %b183
  call @u(%r183) : (index) -> ()

  %a184 = index.constant 31
  %b184 = index.constant 2147483648
  %r184 = index.ceildivu %a184, %b184
  call @u(%r184) : (index) -> ()

  %a185 = index.constant 31
  %b185 = index.constant 8589934598
  %r185 = index.ceildivu %a185, %b185
  call @u(%r185) : (index) -> ()

  %a186 = index.constant 31
  %b186 = index.constant -9223372036854775808
  %r186 = index.ceildivu %a186, %b186
  call @u(%r186) : (index) -> ()

  %a187 = index.constant 33
  %b187 = index.constant -7
  %r187 = index.ceildivu %a187, %b187
  call @u(%r187) : (index) -> ()

  %a188 = index.constant 33
  %b188 = index.constant 8589934598
  %r188 = index.ceildivu %a188, %b188
  call @u(%r188) : (index) -> ()

  %a189 = index.constant 2147483648
  %b189 = index.constant -7
  %r189 = index.ceildivu %a189, %b189
  call @u(%r189) : (index) -> ()

  %a190 = index.constant 2147483648
  %b190 = index.constant 8589934598
  %r190 = index.ceildivu %a190, %b190
  call @u(%r190) : (index) -> ()

  %a191 = index.constant -9223372036854775808
  %b191 = index.constant 1
  %r191 = index.ceildivu %a191, %b191
  call @u(%r191) : (index) -> ()

  %a192 = index.constant -9223372036854775808
  %b192 = index.constant 31
  %r192 = index.ceildivu %a192, %b192
  call @u(%r192) : (index) -> ()

  %a193 = index.constant -9223372036854775808
  %b193 = index.constant 2147483648
  %r193 = index.ceildivu %a193, %b193
  call @u(%r193) : (index) -> ()

  %a194 = index.constant 9223372036854775807
  %b194 = index.constant -1
  %r194 = index.ceildivu %a194, %b194
  call @u(%r194) : (index) -> ()

  %a195 = index.constant 9223372036854775807
  %b195 = index.constant 31
  %r195 = index.ceildivu %a195, %b195
  call @u(%r195) : (index) -> ()

  %a196 = index.constant 9223372036854775807
  %b196 = index.constant 8589934598
  %r196 = index.ceildivu %a196, %b196
  call @u(%r196) : (index) -> ()

  %b197 = index.constant 0
  %r197 = index.ceildivu %x, %b197
  call @u(%r197) : (index) -> ()
  %s197 = index.ceildivu %r197, %b197
  call @u(%s197) : (index) -> ()
  %t197 = index.ceildivu %b197, %x
  call @u(%t197) : (index) -> ()

  %b198 = index.constant 1
  %r198 = index.ceildivu %x, %b198
  call @u(%r198) : (index) -> ()
  %s198 = index.ceildivu %r198, %b198
  call @u(%s198) : (index) -> ()
  %t198 = index.ceildivu %b198, %x
  call @u(%t198) : (index) -> ()

  %b199 = index.constant -1
  %r199 = index.ceildivu %x, %b199
  call @u(%r199) : (index) -> ()
  %s199 = index.ceildivu %r199, %b199
  call @u(%s199) : (index) -> ()
  %t199 = index.ceildivu %b199, %x
  call @u(%t199) : (index) -> ()

  return
}

func.func @floordivs(%x: index) {

  %a200 = index.constant 0
  %b200 = index.constant -1
  %r200 = index.floordivs %a200, %b200
  call @u(%r200) : (index) -> ()

  %a201 = index.constant 0
  %b201 = index.constant 2147483648
  %r201 = index.floordivs %a201, %b201
  call @u(%r201) : (index) -> ()

  %a202 = index.constant 1
  %b202 = index.constant 1
  %r202 = index.floordivs %a202, %b202
  call @u(%r202) : (index) -> ()

  %a203 = index.constant 1
  %b203 = index.constant -9223372036854775808
  %r203 = index.floordivs %a203, %b203
  call @u(%r203) : (index) -> ()

  %a204 = index.constant 1
  %b204 = index.constant 9223372036854775807
  %r204 = index.floordivs %a204, %b204
  call @u(%r204) : (index) -> ()

  %a205 = index.constant -1
  %b205 = index.constant -9223372036854775808
  %r205 = index.floordivs %a205, %b205
  call @u(%r205) : (index) -> ()

  %a206 = index.constant 7
  %b206 = index.constant -9223372036854775808
  %r206 = index.floordivs %a206, %b206
  call @u(%r206) : (index) -> ()

  %a207 = index.constant 7
  %b207 = index.constant 9223372036854775807
  %r207 = index.floordivs %a207, %b207
  call @u(%r207) : (index) -> ()

  %a208 = index.constant -7
  %b208 = index.constant 1
  %r208 = index.floordivs %a208, %b208
  call @u(%r208) : (index) -> ()

  %a209 = index.constant -7
  %b209 = index.constant 31
  %r209 = index.floordivs %a209, %b209
  call @u(%r209) : (index) -> ()

  %a210 = index.constant -7
  %b210 = index.constant 33
  %r210 = index.floordivs %a210, %b210
  call @u(%r210) : (index) -> ()

  %a211 = index.constant -7
  %b211 = index.constant 9223372036854775807
  %r211 = index.floordivs %a211, %b211
  call @u(%r211) : (index) -> ()

  %a212 = index.constant 31
  %b212 = index.constant 7
  %r212 = index.floordivs %a212, %b212
  call @u(%r212) : (index) -> ()

  %a213 = index.constant 31
  %b213 = index.constant -7
  %r213 = index.floordivs %a213, %b213
  call @u(%r213) : (index) -> ()

  %a214 = index.constant 31
  %b214 = index.constant 9223372036854775807
  %r214 = index.floordivs %a214, %b214
  call @u(%r214) : (index) -> ()

  %a215 = index.constant 33
  %b215 = index.constant 7
  %r215 = index.floordivs %a215, %b215
  call @u(%r215) : (index) -> ()

  %a216 = index.constant 33
  %b216 = index.constant -7
  %r216 = index.floordivs %a216, %b216
  call @u(%r216) : (index) -> ()

  %a217 = index.constant 2147483648
  %b217 = index.constant 31
  %r217 = index.floordivs %a217, %b217
  call @u(%r217) : (index) -> ()

  %a218 = index.constant 2147483648
  %b218 = index.constant 8589934598
  %r218 = index.floordivs %a218, %b218
  call @u(%r218) : (index) -> ()

  %a219 = index.constant 8589934598
  %b219 = index.constant 7
  %r219 = index.floordivs %a219, %b219
  call @u(%r219) : (index) -> ()

  %a220 = index.constant 8589934598
  %b220 = index.constant 31
  %r220 = index.floordivs %a220, %b220
  call @u(%r220) : (index) -> ()

  %a221 = index.constant 8589934598
  %b221 = index.constant 8589934598
  %r221 = index.floordivs %a221, %b221
  call @u(%r221) : (index) -> ()

  %a222 = index.constant -9223372036854775808
  %b222 = index.constant -9223372036854775808
  %r222 = index.floordivs %a222, %b222
  call @u(%r222) : (index) -> ()

  %a223 = index.constant 9223372036854775807
  %b223 = index.constant 0
  %r223 = index.floordivs %a223, %b223
  call @u(%r223) : (index) -> ()

  %a224 = index.constant 9223372036854775807
  %b224 = index.constant -9223372036854775808
  %r224 = index.floordivs %a224, %b224
  call @u(%r224) : (index) -> ()

  %b225 = index.constant 0
  %r225 = index.floordivs %x, %b225
  call @u(%r225) : (index) -> ()
  %s225 = index.floordivs %r225, %b225
  call @u(%s225) : (index) -> ()
  %t225 = index.floordivs %b225, %x
  call @u(%t225) : (index) -> ()

  %b226 = index.constant 1
  %r226 = index.floordivs %x, %b226
  call @u(%r226) : (index) -> ()
  %s226 = index.floordivs %r226, %b226
  call @u(%s226) : (index) -> ()
  %t226 = index.floordivs %b226, %x
  call @u(%t226) : (index) -> ()

  %b227 = index.constant -1
  %r227 = index.floordivs %x, %b227
  call @u(%r227) : (index) -> ()
  %s227 = index.floordivs %r227, %b227
  call @u(%s227) : (index) -> ()
  %t227 = index.floordivs %b227, %x
  call @u(%t227) : (index) -> ()

  return
}

func.func @rems(%x: index) {

  %a228 = index.constant 0
  %b228 = index.constant -7
  %r228 = index.rems %a228, %b228
  call @u(%r228) : (index) -> ()

  %a229 = index.constant 0
  %b229 = index.constant 31
  %r229 = index.rems %a229, %b229
  call @u(%r229) : (index) -> ()

  %a230 = index.constant 0
  %b230 = index.constant 2147483648
  %r230 = index.rems %a230, %b230
  call @u(%r230) : (index) -> ()

  %a231 = index.constant -1
  %b231 = index.constant 1
  %r231 = index.rems %a231, %b231
  call @u(%r231) : (index) -> ()

  %a232 = index.constant -1
  %b232 = index.constant -1
  %r232 = index.rems %a232, %b232
  call @u(%r232) : (index) -> ()

  %a233 = index.constant -1
  %b233 = index.constant 7
  %r233 = index.rems %a233, %b233
  call @u(%r233) : (index) -> ()

  %a234 = index.constant -1
  %b234 = index.constant 33
  %r234 = index.rems %a234, %b234
  call @u(%r234) : (index) -> ()

  %a235 = index.constant -1
  %b235 = index.constant 2147483648
  %r235 = index.rems %a235, %b235
  call @u(%r235) : (index) -> ()

  %a236 = index.constant 7
  %b236 = index.constant 0
  %r236 = index.rems %a236, %b236
  call @u(%r236) : (index) -> ()

  %a237 = index.constant 7
  %b237 = index.constant -1
  %r237 = index.rems %a237, %b237
  call @u(%r237) : (index) -> ()

  %a238 = index.constant 7
  %b238 = index.constant 8589934598
  %r238 = index.rems %a238, %b238
  call @u(%r238) : (index) -> ()

  %a239 = index.constant 7
  %b239 = index.constant -9223372036854775808
  %r239 = index.rems %a239, %b239
  call @u(%r239) : (index) -> ()

  %a240 = index.constant -7
  %b240 = index.constant 0
  %r240 = index.rems %a240, %b240
  call @u(%r240) : (index) -> ()

  %a241 = index.constant -7
  %b241 = index.constant 1
  %r241 = index.rems %a241, %b241
  call @u(%r241) : (index) -> ()

  %a242 = index.constant -7
  %b242 = index.constant 33
  %r242 = index.rems %a242, %b242
  call @u(%r242) : (index) -> ()

  %a243 = index.constant -7
  %b243 = index.constant -9223372036854775808
  %r243 = index.rems %a243, %b243
  call @u(%r243) : (index) -> ()

  %a244 = index.constant 31
  %b244 = index.constant -1
  %r244 = index.rems %a244, %b244
  call @u(%r244) : (index) -> ()

  %a245 = index.constant 31
  %b245 = index.constant 2147483648
  %r245 = index.rems %a245, %b245
  call @u(%r245) : (index) -> ()

  %a246 = index.constant 33
  %b246 = index.constant 1
  %r246 = index.rems %a246, %b246
  call @u(%r246) : (index) -> ()

  %a247 = index.constant 33
  %b247 = index.constant 7
  %r247 = index.rems %a247, %b247
  call @u(%r247) : (index) -> ()

  %a248 = index.constant 33
  %b248 = index.constant 2147483648
  %r248 = index.rems %a248, %b248
  call @u(%r248) : (index) -> ()

  %a249 = index.constant 33
  %b249 = index.constant 8589934598
  %r249 = index.rems %a249, %b249
  call @u(%r249) : (index) -> ()

  %a250 = index.constant 2147483648
  %b250 = index.constant 7
  %r250 = index.rems %a250, %b250
  call @u(%r250) : (index) -> ()

  %a251 = index.constant 8589934598
  %b251 = index.constant 7
  %r251 = index.rems %a251, %b251
  call @u(%r251) : (index) -> ()

  %a252 = index.constant -9223372036854775808
  %b252 = index.constant 0
  %r252 = index.rems %a252, %b252
  call @u(%r252) : (index) -> ()

  %a253 = index.constant -9223372036854775808
  %b253 = index.constant 7
  %r253 = index.rems %a253, %b253
  call @u(%r253) : (index) -> ()

  %a254 = index.constant -9223372036854775808
  %b254 = index.constant 2147483648
  %r254 = index.rems %a254, %b254
  call @u(%r254) : (index) -> ()

  %a255 = index.constant 9223372036854775807
  %b255 = index.constant -7
  %r255 = index.rems %a255, %b255
  call @u(%r255) : (index) -> ()

  %a256 = index.constant 9223372036854775807
  %b256 = index.constant 31
  %r256 = index.rems %a256, %b256
  call @u(%r256) : (index) -> ()

  %a257 = index.constant 9223372036854775807
  %b257 = index.constant -9223372036854775808
  %r257 = index.rems %a257, %b257
  call @u(%r257) : (index) -> ()

  %b258 = index.constant 0
  %r258 = index.rems %x, %b258
  call @u(%r258) : (index) -> ()
  %s258 = index.rems %r258, %b258
  call @u(%s258) : (index) -> ()
  %t258 = index.rems %b258, %x
  call @u(%t258) : (index) -> ()

  %b259 = index.constant 1
  %r259 = index.rems %x, %b259
  call @u(%r259) : (index) -> ()
  %s259 = index.rems %r259, %b259
  call @u(%s259) : (index) -> ()
  %t259 = index.rems %b259, %x
  call @u(%t259) : (index) -> ()

  %b260 = index.constant -1
  %r260 = index.rems %x, %b260
  call @u(%r260) : (index) -> ()
  %s260 = index.rems %r260, %b260
  call @u(%s260) : (index) -> ()
  %t260 = index.rems %b260, %x
  call @u(%t260) : (index) -> ()

  return
}

func.func @remu(%x: index) {

  %a261 = index.constant 0
  %b261 = index.constant 0
  %r261 = index.remu %a261, %b261
  call @u(%r261) : (index) -> ()

  %a262 = index.constant 0
  %b262 = index.constant 31
  %r262 = index.remu %a262, %b262
  call @u(%r262) : (index) -> ()

  %a263 = index.constant 0
  %b263 = index.constant 8589934598
  %r263 = index.remu %a263, %b263
  call @u(%r263) : (index) -> ()

  %a264 = index.constant 1
  %b264 = index.constant 0
  %r264 = index.remu %a264, %b264
  call @u(%r264) : (index) -> ()

  %a265 = index.constant 1
  %b265 = index.constant 31
  %r265 = index.remu %a265, %b265
  call @u(%r265) : (index) -> ()

  %a266 = index.constant 1
  %b266 = index.constant 2147483648
  %r266 = index.remu %a266, %b266
  call @u(%r266) : (index) -> ()

  %a267 = index.constant 1
  %b267 = index.constant -9223372036854775808
  %r267 = index.remu %a267, %b267
  call @u(%r267) : (index) -> ()

  %a268 = index.constant 7
  %b268 = index.constant -7
  %r268 = index.remu %a268, %b268
  call @u(%r268) : (index) -> ()

  %a269 = index.constant 7
  %b269 = index.constant 31
  %r269 = index.remu %a269, %b269
  call @u(%r269) : (index) -> ()

  %a270 = index.constant -7
  %b270 = index.constant 2147483648
  %r270 = index.remu %a270, %b270
  call @u(%r270) : (index) -> ()

  %a271 = index.constant 31
  %b271 = index.constant 0
  %r271 = index.remu %a271, %b271
  call @u(%r271) : (index) -> ()

  %a272 = index.constant 31
  %b272 = index.constant -1
  %r272 = index.remu %a272, %b272
  call @u(%r272) : (index) -> ()

  %a273 = index.constant 31
  %b273 = index.constant 7
  %r273 = index.remu %a273, %b273
  call @u(%r273) : (index) -> ()

  %a274 = index.constant 31
  %b274 = index.constant -7
  %r274 = index.remu %a274, %b274
  call @u(%r274) : (index) -> ()

  %a275 = index.constant 31
  %b275 = index.constant 8589934598
  %r275 = index.remu %a275, %b275
  call @u(%r275) : (index) -> ()

  %a276 = index.constant 31
  %b276 = index.constant 9223372036854775807
  %r276 = index.remu %a276, %b276
  call @u(%r276) : (index) -> ()

  %a277 = index.constant 33
  %b277 = index.constant 7
  %r277 = index.remu %a277, %b277
  call @u(%r277) : (index) -> ()

  %a278 = index.constant 33
  %b278 = index.constant 31
  %r278 = index.remu %a278, %b278
  call @u(%r278) : (index) -> ()

  %a279 = index.constant 2147483648
  %b279 = index.constant 31
  %r279 = index.remu %a279, %b279
  call @u(%r279) : (index) -> ()

  %a280 = index.constant 2147483648
  %b280 = index.constant -9223372036854775808
  %r280 = index.remu %a280, %b280
  call @u(%r280) : (index) -> ()

  %a281 = index.constant 8589934598
  %b281 = index.constant -1
  %r281 = index.remu %a281, %b281
  call @u(%r281) : (index) -> ()

  %a282 = index.constant -9223372036854775808
  %b282 = index.constant 31
  %r282 = index.remu %a282, %b282
  call @u(%r282) : (index) -> ()

  %a283 = index.constant -9223372036854775808
  %b283 = index.constant 2147483648
  %r283 = index.remu %a283, %b283
  call @u(%r283) : (index) -> ()

  %a284 = index.constant 9223372036854775807
  %b284 = index.constant 0
  %r284 = index.remu %a284, %b284
  call @u(%r284) : (index) -> ()

  %a285 = index.constant 9223372036854775807
  %b285 = index.constant 7
  %r285 = index.remu %a285, %b285
  call @u(%r285) : (index) -> ()

  %b286 = index.constant 0
  %r286 = index.remu %x, %b286
  call @u(%r286) : (index) -> ()
  %s286 = index.remu %r286, %b286
  call @u(%s286) : (index) -> ()
  %t286 = index.remu %b286, %x
  call @u(%t286) : (index) -> ()

  %b287 = index.constant 1
  %r287 = index.remu %x, %b287
  call @u(%r287) : (index) -> ()
  %s287 = index.remu %r287, %b287
  call @u(%s287) : (index) -> ()
  %t287 = index.remu %b287, %x
  call @u(%t287) : (index) -> ()

  %b288 = index.constant -1
  %r288 = index.remu %x, %b288
  call @u(%r288) : (index) -> ()
  %s288 = index.remu %r288, %b288
  call @u(%s288) : (index) -> ()
  %t288 = index.remu %b288, %x
  call @u(%t288) : (index) -> ()

  return
}

func.func @maxs(%x: index) {

  %a289 = index.constant 0
  %b289 = index.constant 7
  %r289 = index.maxs %a289, %b289
  call @u(%r289) : (index) -> ()

  %a290 = index.constant 1
  %b290 = index.constant 31
  %r290 = index.maxs %a290, %b290
  call @u(%r290) : (index) -> ()

  %a291 = index.constant 1
  %b291 = index.constant 8589934598
  %r291 = index.maxs %a291, %b291
  call @u(%r291) : (index) -> ()

  %a292 = index.constant 1
  %b292 = index.constant -9223372036854775808
  %r292 = index.maxs %a292, %b292
  call @u(%r292) : (index) -> ()

  %a293 = index.constant 1
  %b293 = index.constant 9223372036854775807
  %r293 = index.maxs %a293, %b293
  call @u(%r293) : (index) -> ()

  %a294 = index.constant -1
  %b294 = index.constant 1
  %r294 = index.maxs %a294, %b294
  call @u(%r294) : (index) -> ()

  %a295 = index.constant -1
  %b295 = index.constant 2147483648
  %r295 = index.maxs %a295, %b295
  call @u(%r295) : (index) -> ()

  %a296 = index.constant 7
  %b296 = index.constant 31
  %r296 = index.maxs %a296, %b296
  call @u(%r296) : (index) -> ()

  %a297 = index.constant 7
  %b297 = index.constant -9223372036854775808
  %r297 = index.maxs %a297, %b297
  call @u(%r297) : (index) -> ()

  %a298 = index.constant -7
  %b298 = index.constant 0
  %r298 = index.maxs %a298, %b298
  call @u(%r298) : (index) -> ()

  %a299 = index.constant -7
  %b299 = index.constant -1
  %r299 = index.maxs %a299, %b299
  call @u(%r299) : (index) -> ()

  %a300 = index.constant -7
  %b300 = index.constant -7
  %r300 = index.maxs %a300, %b300
  call @u(%r300) : (index) -> ()

  %a301 = index.constant -7
  %b301 = index.constant -9223372036854775808
  %r301 = index.maxs %a301, %b301
  call @u(%r301) : (index) -> ()

  %a302 = index.constant 31
  %b302 = index.constant 33
  %r302 = index.maxs %a302, %b302
  call @u(%r302) : (index) -> ()

  %a303 = index.constant 2147483648
  %b303 = index.constant 0
  %r303 = index.maxs %a303, %b303
  call @u(%r303) : (index) -> ()

  %a304 = index.constant 2147483648
  %b304 = index.constant 31
  %r304 = index.maxs %a304, %b304
  call @u(%r304) : (index) -> ()

  %a305 = index.constant 2147483648
  %b305 = index.constant -9223372036854775808
  %r305 = index.maxs %a305, %b305
  call @u(%r305) : (index) -> ()

  %a306 = index.constant 8589934598
  %b306 = index.constant 1
  %r306 = index.maxs %a306, %b306
  call @u(%r306) : (index) -> ()

  %a307 = index.constant 8589934598
  %b307 = index.constant 7
  %r307 = index.maxs %a307, %b307
  call @u(%r307) : (index) -> ()

  %a308 = index.constant 8589934598
  %b308 = index.constant -7
  %r308 = index.maxs %a308, %b308
  call @u(%r308) : (index) -> ()

  %a309 = index.constant 8589934598
  %b309 = index.constant 33
  %r309 = index.maxs %a309, %b309
  call @u(%r309) : (index) -> ()

  %a310 = index.constant 8589934598
  %b310 = index.constant 2147483648
  %r310 = index.maxs %a310, %b310
  call @u(%r310) : (index) -> ()

  %a311 = index.constant -9223372036854775808
  %b311 = index.constant -1
  %r311 = index.maxs %a311, %b311
  call @u(%r311) : (index) -> ()

  %a312 = index.constant -9223372036854775808
  %b312 = index.constant 7
  %r312 = index.maxs %a312, %b312
  call @u(%r312) : (index) -> ()

  %a313 = index.constant -9223372036854775808
  %b313 = index.constant -7
  %r313 = index.maxs %a313, %b313
  call @u(%r313) : (index) -> ()

  %a314 = index.constant -9223372036854775808
  %b314 = index.constant 31
  %r314 = index.maxs %a314, %b314
  call @u(%r314) : (index) -> ()

  %a315 = index.constant 9223372036854775807
  %b315 = index.constant 7
  %r315 = index.maxs %a315, %b315
  call @u(%r315) : (index) -> ()

  %a316 = index.constant 9223372036854775807
  %b316 = index.constant 9223372036854775807
  %r316 = index.maxs %a316, %b316
  call @u(%r316) : (index) -> ()

  %b317 = index.constant 0
  %r317 = index.maxs %x, %b317
  call @u(%r317) : (index) -> ()
  %s317 = index.maxs %r317, %b317
  call @u(%s317) : (index) -> ()
  %t317 = index.maxs %b317, %x
  call @u(%t317) : (index) -> ()

  %b318 = index.constant 1
  %r318 = index.maxs %x, %b318
  call @u(%r318) : (index) -> ()
  %s318 = index.maxs %r318, %b318
  call @u(%s318) : (index) -> ()
  %t318 = index.maxs %b318, %x
  call @u(%t318) : (index) -> ()

  %b319 = index.constant -1
  %r319 = index.maxs %x, %b319
  call @u(%r319) : (index) -> ()
  %s319 = index.maxs %r319, %b319
  call @u(%s319) : (index) -> ()
  %t319 = index.maxs %b319, %x
  call @u(%t319) : (index) -> ()

  return
}

func.func @maxu(%x: index) {

  %a320 = index.constant 0
  %b320 = index.constant -7
  %r320 = index.maxu %a320, %b320
  call @u(%r320) : (index) -> ()

  %a321 = index.constant 1
  %b321 = index.constant 1
  %r321 = index.maxu %a321, %b321
  call @u(%r321) : (index) -> ()

  %a322 = index.constant 1
  %b322 = index.constant 7
  %r322 = index.maxu %a322, %b322
  call @u(%r322) : (index) -> ()

  %a323 = index.constant 1
  %b323 = index.constant 2147483648
  %r323 = index.maxu %a323, %b323
  call @u(%r323) : (index) -> ()

  %a324 = index.constant -1
  %b324 = index.constant 0
  %r324 = index.maxu %a324, %b324
  call @u(%r324) : (index) -> ()

  %a325 = index.constant -1
  %b325 = index.constant 7
  %r325 = index.maxu %a325, %b325
  call @u(%r325) : (index) -> ()

  %a326 = index.constant -1
  %b326 = index.constant 2147483648
  %r326 = index.maxu %a326, %b326
  call @u(%r326) : (index) -> ()

  %a327 = index.constant 7
  %b327 = index.constant 0
  %r327 = index.maxu %a327, %b327
  call @u(%r327) : (index) -> ()

  %a328 = index.constant 7
  %b328 = index.constant 7
  %r328 = index.maxu %a328, %b328
  call @u(%r328) : (index) -> ()

  %a329 = index.constant 7
  %b329 = index.constant 8589934598
  %r329 = index.maxu %a329, %b329
  call @u(%r329) : (index) -> ()

  %a330 = index.constant -7
  %b330 = index.constant 7
  %r330 = index.maxu %a330, %b330
  call @u(%r330) : (index) -> ()

  %a331 = index.constant 31
  %b331 = index.constant 2147483648
  %r331 = index.maxu %a331, %b331
  call @u(%r331) : (index) -> ()

  %a332 = index.constant 33
  %b332 = index.constant 7
  %r332 = index.maxu %a332, %b332
  call @u(%r332) : (index) -> ()

  %a333 = index.constant 33
  %b333 = index.constant 33
  %r333 = index.maxu %a333, %b333
  call @u(%r333) : (index) -> ()

  %a334 = index.constant 33
  %b334 = index.constant 2147483648
  %r334 = index.maxu %a334, %b334
  call @u(%r334) : (index) -> ()

  %a335 = index.constant 33
  %b335 = index.constant 9223372036854775807
  %r335 = index.maxu %a335, %b335
  call @u(%r335) : (index) -> ()

  %a336 = index.constant 2147483648
  %b336 = index.constant 0
  %r336 = index.maxu %a336, %b336
  call @u(%r336) : (index) -> ()

  %a337 = index.constant 2147483648
  %b337 = index.constant -7
  %r337 = index.maxu %a337, %b337
  call @u(%r337) : (index) -> ()

  %a338 = index.constant 2147483648
  %b338 = index.constant 33
  %r338 = index.maxu %a338, %b338
  call @u(%r338) : (index) -> ()

  %a339 = index.constant 8589934598
  %b339 = index.constant 7
  %r339 = index.maxu %a339, %b339
  call @u(%r339) : (index) -> ()

  %a340 = index.constant 8589934598
  %b340 = index.constant 2147483648
  %r340 = index.maxu %a340, %b340
  call @u(%r340) : (index) -> ()

  %a341 = index.constant -9223372036854775808
  %b341 = index.constant 31
  %r341 = index.maxu %a341, %b341
  call @u(%r341) : (index) -> ()

  %a342 = index.constant -9223372036854775808
  %b342 = index.constant 9223372036854775807
  %r342 = index.maxu %a342, %b342
  call @u(%r342) : (index) -> ()

  %a343 = index.constant 9223372036854775807
  %b343 = index.constant -9223372036854775808
  %r343 = index.maxu %a343, %b343
  call @u(%r343) : (index) -> ()

  %b344 = index.constant 0
  %r344 = index.maxu %x, %b344
  call @u(%r344) : (index) -> ()
  %s344 = index.maxu %r344, %b344
  call @u(%s344) : (index) -> ()
  %t344 = index.maxu %b344, %x
  call @u(%t344) : (index) -> ()

  %b345 = index.constant 1
  %r345 = index.maxu %x, %b345
  call @u(%r345) : (index) -> ()
  %s345 = index.maxu %r345, %b345
  call @u(%s345) : (index) -> ()
  %t345 = index.maxu %b345, %x
  call @u(%t345) : (index) -> ()

  %b346 = index.constant -1
  %r346 = index.maxu %x, %b346
  call @u(%r346) : (index) -> ()
  %s346 = index.maxu %r346, %b346
  call @u(%s346) : (index) -> ()
  %t346 = index.maxu %b346, %x
  call @u(%t346) : (index) -> ()

  return
}

func.func @mins(%x: index) {

  %a347 = index.constant 0
  %b347 = index.constant 9223372036854775807
  %r347 = index.mins %a347, %b347
  call @u(%r347) : (index) -> ()

  %a348 = index.constant 1
  %b348 = index.constant 1
  %r348 = index.mins %a348, %b348
  call @u(%r348) : (index) -> ()

  %a349 = index.constant 1
  %b349 = index.constant 31
  %r349 = index.mins %a349, %b349
  call @u(%r349) : (index) -> ()

  %a350 = index.constant -1
  %b350 = index.constant 0
  %r350 = index.mins %a350, %b350
  call @u(%r350) : (index) -> ()

  %a351 = index.constant -1
  %b351 = index.constant 1
  %r351 = index.mins %a351, %b351
  call @u(%r351) : (index) -> ()

  %a352 = index.constant -1
  %b352 = index.constant -1
  %r352 = index.mins %a352, %b352
  call @u(%r352) : (index) -> ()

  %a353 = index.constant -1
  %b353 = index.constant 33
  %r353 = index.mins %a353, %b353
  call @u(%r353) : (index) -> ()

  %a354 = index.constant -1
  %b354 = index.constant 2147483648
  %r354 = index.mins %a354, %b354
  call @u(%r354) : (index) -> ()

  %a355 = index.constant 7
  %b355 = index.constant 7
  %r355 = index.mins %a355, %b355
  call @u(%r355) : (index) -> ()

  %a356 = index.constant 7
  %b356 = index.constant 31
  %r356 = index.mins %a356, %b356
  call @u(%r356) : (index) -> ()

  %a357 = index.constant 7
  %b357 = index.constant 33
  %r357 = index.mins %a357, %b357
  call @u(%r357) : (index) -> ()

  %a358 = index.constant 7
  %b358 = index.constant -9223372036854775808
  %r358 = index.mins %a358, %b358
  call @u(%r358) : (index) -> ()

  %a359 = index.constant -7
  %b359 = index.constant -9223372036854775808
  %r359 = index.mins %a359, %b359
  call @u(%r359) : (index) -> ()

  %a360 = index.constant 31
  %b360 = index.constant 1
  %r360 = index.mins %a360, %b360
  call @u(%r360) : (index) -> ()

  %a361 = index.constant 31
  %b361 = index.constant -1
  %r361 = index.mins %a361, %b361
  call @u(%r361) : (index) -> ()

  %a362 = index.constant 33
  %b362 = index.constant 33
  %r362 = index.mins %a362, %b362
  call @u(%r362) : (index) -> ()

  %a363 = index.constant 33
  %b363 = index.constant 2147483648
  %r363 = index.mins %a363, %b363
  call @u(%r363) : (index) -> ()

  %a364 = index.constant 33
  %b364 = index.constant 9223372036854775807
  %r364 = index.mins %a364, %b364
  call @u(%r364) : (index) -> ()

  %a365 = index.constant 2147483648
  %b365 = index.constant -9223372036854775808
  %r365 = index.mins %a365, %b365
  call @u(%r365) : (index) -> ()

  %a366 = index.constant 8589934598
  %b366 = index.constant 33
  %r366 = index.mins %a366, %b366
  call @u(%r366) : (index) -> ()

  %a367 = index.constant 8589934598
  %b367 = index.constant 2147483648
  %r367 = index.mins %a367, %b367
  call @u(%r367) : (index) -> ()

  %a368 = index.constant 8589934598
  %b368 = index.constant 9223372036854775807
  %r368 = index.mins %a368, %b368
  call @u(%r368) : (index) -> ()

  %a369 = index.constant 9223372036854775807
  %b369 = index.constant 7
  %r369 = index.mins %a369, %b369
  call @u(%r369) : (index) -> ()

  %a370 = index.constant 9223372036854775807
  %b370 = index.constant 33
  %r370 = index.mins %a370, %b370
  call @u(%r370) : (index) -> ()

  %a371 = index.constant 9223372036854775807
  %b371 = index.constant 2147483648
  %r371 = index.mins %a371, %b371
  call @u(%r371) : (index) -> ()

  %a372 = index.constant 9223372036854775807
  %b372 = index.constant -9223372036854775808
  %r372 = index.mins %a372, %b372
  call @u(%r372) : (index) -> ()

  %b373 = index.constant 0
  %r373 = index.mins %x, %b373
  call @u(%r373) : (index) -> ()
  %s373 = index.mins %r373, %b373
  call @u(%s373) : (index) -> ()
  %t373 = index.mins %b373, %x
  call @u(%t373) : (index) -> ()

  %b374 = index.constant 1
  %r374 = index.mins %x, %b374
  call @u(%r374) : (index) -> ()
  %s374 = index.mins %r374, %b374
  call @u(%s374) : (index) -> ()
  %t374 = index.mins %b374, %x
  call @u(%t374) : (index) -> ()

  %b375 = index.constant -1
  %r375 = index.mins %x, %b375
  call @u(%r375) : (index) -> ()
  %s375 = index.mins %r375, %b375
  call @u(%s375) : (index) -> ()
  %t375 = index.mins %b375, %x
  call @u(%t375) : (index) -> ()

  return
}

func.func @minu(%x: index) {

  %a376 = index.constant 0
  %b376 = index.constant 1
  %r376 = index.minu %a376, %b376
  call @u(%r376) : (index) -> ()

  %a377 = index.constant 0
  %b377 = index.constant 7
  %r377 = index.minu %a377, %b377
  call @u(%r377) : (index) -> ()

  %a378 = index.constant 0
  %b378 = index.constant 33
  %r378 = index.minu %a378, %b378
  call @u(%r378) : (index) -> ()

  %a379 = index.constant 0
  %b379 = index.constant 9223372036854775807
  %r379 = index.minu %a379, %b379
  call @u(%r379) : (index) -> ()

  %a380 = index.constant 1
  %b380 = index.constant 2147483648
  %r380 = index.minu %a380, %b380
  call @u(%r380) : (index) -> ()

  %a381 = index.constant -1
  %b381 = index.constant -7
  %r381 = index.minu %a381, %b381
  call @u(%r381) : (index) -> ()

  %a382 = index.constant 7
  %b382 = index.constant -9223372036854775808
  %r382 = index.minu %a382, %b382
  call @u(%r382) : (index) -> ()

  %a383 = index.constant 31
  %b383 = index.constant -1
  %r383 = index.minu %a383, %b383
  call @u(%r383) : (index) -> ()

  %a384 = index.constant 31
  %b384 = index.constant 8589934598
  %r384 = index.minu %a384, %b384
  call @u(%r384) : (index) -> ()

  %a385 = index.constant 33
  %b385 = index.constant -7
  %r385 = index.minu %a385, %b385
  call @u(%r385) : (index) -> ()

  %a386 = index.constant 2147483648
  %b386 = index.constant 9223372036854775807
  %r386 = index.minu %a386, %b386
  call @u(%r386) : (index) -> ()

  %a387 = index.constant 8589934598
  %b387 = index.constant 7
  %r387 = index.minu %a387, %b387
  call @u(%r387) : (index) -> ()

  %a388 = index.constant 8589934598
  %b388 = index.constant -7
  %r388 = index.minu %a388, %b388
  call @u(%r388) : (index) -> ()

  %a389 = index.constant -9223372036854775808
  %b389 = index.constant 33
  %r389 = index.minu %a389, %b389
  call @u(%r389) : (index) -> ()

  %a390 = index.constant -9223372036854775808
  %b390 = index.constant 2147483648
  %r390 = index.minu %a390, %b390
  call @u(%r390) : (index) -> ()

  %a391 = index.constant -9223372036854775808
  %b391 = index.constant 8589934598
  %r391 = index.minu %a391, %b391
  call @u(%r391) : (index) -> ()

  %a392 = index.constant 9223372036854775807
  %b392 = index.constant 33
  %r392 = index.minu %a392, %b392
  call @u(%r392) : (index) -> ()

  %a393 = index.constant 9223372036854775807
  %b393 = index.constant -9223372036854775808
  %r393 = index.minu %a393, %b393
  call @u(%r393) : (index) -> ()

  %b394 = index.constant 0
  %r394 = index.minu %x, %b394
  call @u(%r394) : (index) -> ()
  %s394 = index.minu %r394, %b394
  call @u(%s394) : (index) -> ()
  %t394 = index.minu %b394, %x
  call @u(%t394) : (index) -> ()

  %b395 = index.constant 1
  %r395 = index.minu %x, %b395
  call @u(%r395) : (index) -> ()
  %s395 = index.minu %r395, %b395
  call @u(%s395) : (index) -> ()
  %t395 = index.minu %b395, %x
  call @u(%t395) : (index) -> ()

  %b396 = index.constant -1
  %r396 = index.minu %x, %b396
  call @u(%r396) : (index) -> ()
  %s396 = index.minu %r396, %b396
  call @u(%s396) : (index) -> ()
  %t396 = index.minu %b396, %x
  call @u(%t396) : (index) -> ()

  return
}

func.func @shl(%x: index) {

  %a397 = index.constant 0
  %b397 = index.constant 0
  %r397 = index.shl %a397, %b397
  call @u(%r397) : (index) -> ()

  %a398 = index.constant 0
  %b398 = index.constant 2147483648
  %r398 = index.shl %a398, %b398
  call @u(%r398) : (index) -> ()

  %a399 = index.constant 0
  %b399 = index.constant 9223372036854775807
  %r399 = index.shl %a399, %b399
  call @u(%r399) : (index) -> ()

  %a400 = index.constant 1
  %b400 = index.constant 31
  %r400 = index.shl %a400, %b400
  call @u(%r400) : (index) -> ()

  %a401 = index.constant 1
  %b401 = index.constant 9223372036854775807
  %r401 = index.shl %a401, %b401
  call @u(%r401) : (index) -> ()

  %a402 = index.constant -1
  %b402 = index.constant 7
  %r402 = index.shl %a402, %b402
  call @u(%r402) : (index) -> ()

  %a403 = index.constant 7
  %b403 = index.constant 7
  %r403 = index.shl %a403, %b403
  call @u(%r403) : (index) -> ()

  %a404 = index.constant -7
  %b404 = index.constant 1
  %r404 = index.shl %a404, %b404
  call @u(%r404) : (index) -> ()

  %a405 = index.constant -7
  %b405 = index.constant -1
  %r405 = index.shl %a405, %b405
  call @u(%r405) : (index) -> ()

  %a406 = index.constant -7
  %b406 = index.constant 7
  %r406 = index.shl %a406, %b406
  call @u(%r406) : (index) -> ()

  %a407 = index.constant -7
  %b407 = index.constant 31
  %r407 = index.shl %a407, %b407
  call @u(%r407) : (index) -> ()

  %a408 = index.constant 31
  %b408 = index.constant 7
  %r408 = index.shl %a408, %b408
  call @u(%r408) : (index) -> ()

  %a409 = index.constant 31
  %b409 = index.constant -7
  %r409 = index.shl %a409, %b409
  call @u(%r409) : (index) -> ()

  %a410 = index.constant 31
  %b410 = index.constant -9223372036854775808
  %r410 = index.shl %a410, %b410
  call @u(%r410) : (index) -> ()

  %a411 = index.constant 33
  %b411 = index.constant -1
  %r411 = index.shl %a411, %b411
  call @u(%r411) : (index) -> ()

  %a412 = index.constant 33
  %b412 = index.constant 8589934598
  %r412 = index.shl %a412, %b412
  call @u(%r412) : (index) -> ()

  %a413 = index.constant 33
  %b413 = index.constant 9223372036854775807
  %r413 = index.shl %a413, %b413
  call @u(%r413) : (index) -> ()

  %a414 = index.constant 2147483648
  %b414 = index.constant 31
  %r414 = index.shl %a414, %b414
  call @u(%r414) : (index) -> ()

  %a415 = index.constant 8589934598
  %b415 = index.constant 33
  %r415 = index.shl %a415, %b415
  call @u(%r415) : (index) -> ()

  %a416 = index.constant -9223372036854775808
  %b416 = index.constant 0
  %r416 = index.shl %a416, %b416
  call @u(%r416) : (index) -> ()

  %a417 = index.constant -9223372036854775808
  %b417 = index.constant 7
  %r417 = index.shl %a417, %b417
  call @u(%r417) : (index) -> ()

  %a418 = index.constant 9223372036854775807
  %b418 = index.constant -1
  %r418 = index.shl %a418, %b418
  call @u(%r418) : (index) -> ()

  %a419 = index.constant 9223372036854775807
  %b419 = index.constant -7
  %r419 = index.shl %a419, %b419
  call @u(%r419) : (index) -> ()

  %a420 = index.constant 9223372036854775807
  %b420 = index.constant 31
  %r420 = index.shl %a420, %b420
  call @u(%r420) : (index) -> ()

  %b421 = index.constant 0
  %r421 = index.shl %x, %b421
  call @u(%r421) : (index) -> ()
  %s421 = index.shl %r421, %b421
  call @u(%s421) : (index) -> ()
  %t421 = index.shl %b421, %x
  call @u(%t421) : (index) -> ()

  %b422 = index.constant 1
  %r422 = index.shl %x, %b422
  call @u(%r422) : (index) -> ()
  %s422 = index.shl %r422, %b422
  call @u(%s422) : (index) -> ()
  %t422 = index.shl %b422, %x
  call @u(%t422) : (index) -> ()

  %b423 = index.constant -1
  %r423 = index.shl %x, %b423
  call @u(%r423) : (index) -> ()
  %s423 = index.shl %r423, %b423
  call @u(%s423) : (index) -> ()
  %t423 = index.shl %b423, %x
  call @u(%t423) : (index) -> ()

  return
}

func.func @shrs(%x: index) {

  %a424 = index.constant 0
  %b424 = index.constant 1
  %r424 = index.shrs %a424, %b424
  call @u(%r424) : (index) -> ()

  %a425 = index.constant 0
  %b425 = index.constant 7
  %r425 = index.shrs %a425, %b425
  call @u(%r425) : (index) -> ()

  %a426 = index.constant 0
  %b426 = index.constant -7
  %r426 = index.shrs %a426, %b426
  call @u(%r426) : (index) -> ()

  %a427 = index.constant 1
  %b427 = index.constant 1
  %r427 = index.shrs %a427, %b427
  call @u(%r427) : (index) -> ()

  %a428 = index.constant 1
  %b428 = index.constant -7
  %r428 = index.shrs %a428, %b428
  call @u(%r428) : (index) -> ()

  %a429 = index.constant 7
  %b429 = index.constant -1
  %r429 = index.shrs %a429, %b429
  call @u(%r429) : (index) -> ()

  %a430 = index.constant 7
  %b430 = index.constant -7
  %r430 = index.shrs %a430, %b430
  call @u(%r430) : (index) -> ()

  %a431 = index.constant 7
  %b431 = index.constant 31
  %r431 = index.shrs %a431, %b431
  call @u(%r431) : (index) -> ()

  %a432 = index.constant 7
  %b432 = index.constant -9223372036854775808
  %r432 = index.shrs %a432, %b432
  call @u(%r432) : (index) -> ()

  %a433 = index.constant 7
  %b433 = index.constant 9223372036854775807
  %r433 = index.shrs %a433, %b433
  call @u(%r433) : (index) -> ()

  %a434 = index.constant -7
  %b434 = index.constant 8589934598
  %r434 = index.shrs %a434, %b434
  call @u(%r434) : (index) -> ()

  %a435 = index.constant 31
  %b435 = index.constant -7
  %r435 = index.shrs %a435, %b435
  call @u(%r435) : (index) -> ()

  %a436 = index.constant 33
  %b436 = index.constant 2147483648
  %r436 = index.shrs %a436, %b436
  call @u(%r436) : (index) -> ()

  %a437 = index.constant 33
  %b437 = index.constant 8589934598
  %r437 = index.shrs %a437, %b437
  call @u(%r437) : (index) -> ()

  %a438 = index.constant 2147483648
  %b438 = index.constant 9223372036854775807
  %r438 = index.shrs %a438, %b438
  call @u(%r438) : (index) -> ()

  %a439 = index.constant 8589934598
  %b439 = index.constant 33
  %r439 = index.shrs %a439, %b439
  call @u(%r439) : (index) -> ()

  %a440 = index.constant 8589934598
  %b440 = index.constant 2147483648
  %r440 = index.shrs %a440, %b440
  call @u(%r440) : (index) -> ()

  %a441 = index.constant 8589934598
  %b441 = index.constant 9223372036854775807
  %r441 = index.shrs %a441, %b441
  call @u(%r441) : (index) -> ()

  %a442 = index.constant -9223372036854775808
  %b442 = index.constant -7
  %r442 = index.shrs %a442, %b442
  call @u(%r442) : (index) -> ()

  %a443 = index.constant -9223372036854775808
  %b443 = index.constant 9223372036854775807
  %r443 = index.shrs %a443, %b443
  call @u(%r443) : (index) -> ()

  %b444 = index.constant 0
  %r444 = index.shrs %x, %b444
  call @u(%r444) : (index) -> ()
  %s444 = index.shrs %r444, %b444
  call @u(%s444) : (index) -> ()
  %t444 = index.shrs %b444, %x
  call @u(%t444) : (index) -> ()

  %b445 = index.constant 1
  %r445 = index.shrs %x, %b445
  call @u(%r445) : (index) -> ()
  %s445 = index.shrs %r445, %b445
  call @u(%s445) : (index) -> ()
  %t445 = index.shrs %b445, %x
  call @u(%t445) : (index) -> ()

  %b446 = index.constant -1
  %r446 = index.shrs %x, %b446
  call @u(%r446) : (index) -> ()
  %s446 = index.shrs %r446, %b446
  call @u(%s446) : (index) -> ()
  %t446 = index.shrs %b446, %x
  call @u(%t446) : (index) -> ()

  return
}

func.func @shru(%x: index) {

  %a447 = index.constant 0
  %b447 = index.constant 9223372036854775807
  %r447 = index.shru %a447, %b447
  call @u(%r447) : (index) -> ()

  %a448 = index.constant 1
  %b448 = index.constant 0
  %r448 = index.shru %a448, %b448
  call @u(%r448) : (index) -> ()

  %a449 = index.constant -1
  %b449 = index.constant 1
  %r449 = index.shru %a449, %b449
  call @u(%r449) : (index) -> ()

  %a450 = index.constant -1
  %b450 = index.constant 31
  %r450 = index.shru %a450, %b450
  call @u(%r450) : (index) -> ()

  %a451 = index.constant 7
  %b451 = index.constant -7
  %r451 = index.shru %a451, %b451
  call @u(%r451) : (index) -> ()

  %a452 = index.constant 7
  %b452 = index.constant 33
  %r452 = index.shru %a452, %b452
  call @u(%r452) : (index) -> ()

  %a453 = index.constant 7
  %b453 = index.constant 8589934598
  %r453 = index.shru %a453, %b453
  call @u(%r453) : (index) -> ()

  %a454 = index.constant 7
  %b454 = index.constant -9223372036854775808
  %r454 = index.shru %a454, %b454
  call @u(%r454) : (index) -> ()

  %a455 = index.constant -7
  %b455 = index.constant 33
  %r455 = index.shru %a455, %b455
  call @u(%r455) : (index) -> ()

  %a456 = index.constant 31
  %b456 = index.constant 2147483648
  %r456 = index.shru %a456, %b456
  call @u(%r456) : (index) -> ()

  %a457 = index.constant 31
  %b457 = index.constant 9223372036854775807
  %r457 = index.shru %a457, %b457
  call @u(%r457) : (index) -> ()

  %a458 = index.constant 33
  %b458 = index.constant 0
  %r458 = index.shru %a458, %b458
  call @u(%r458) : (index) -> ()

  %a459 = index.constant 33
  %b459 = index.constant -7
  %r459 = index.shru %a459, %b459
  call @u(%r459) : (index) -> ()

  %a460 = index.constant 2147483648
  %b460 = index.constant -7
  %r460 = index.shru %a460, %b460
  call @u(%r460) : (index) -> ()

  %a461 = index.constant 2147483648
  %b461 = index.constant 31
  %r461 = index.shru %a461, %b461
  call @u(%r461) : (index) -> ()

  %a462 = index.constant 2147483648
  %b462 = index.constant 8589934598
  %r462 = index.shru %a462, %b462
  call @u(%r462) : (index) -> ()

  %a463 = index.constant 8589934598
  %b463 = index.constant 7
  %r463 = index.shru %a463, %b463
  call @u(%r463) : (index) -> ()

  %a464 = index.constant -9223372036854775808
  %b464 = index.constant 7
  %r464 = index.shru %a464, %b464
  call @u(%r464) : (index) -> ()

  %a465 = index.constant -9223372036854775808
  %b465 = index.constant -7
  %r465 = index.shru %a465, %b465
  call @u(%r465) : (index) -> ()

  %a466 = index.constant 9223372036854775807
  %b466 = index.constant 31
  %r466 = index.shru %a466, %b466
  call @u(%r466) : (index) -> ()

  %a467 = index.constant 9223372036854775807
  %b467 = index.constant -9223372036854775808
  %r467 = index.shru %a467, %b467
  call @u(%r467) : (index) -> ()

  %b468 = index.constant 0
  %r468 = index.shru %x, %b468
  call @u(%r468) : (index) -> ()
  %s468 = index.shru %r468, %b468
  call @u(%s468) : (index) -> ()
  %t468 = index.shru %b468, %x
  call @u(%t468) : (index) -> ()

  %b469 = index.constant 1
  %r469 = index.shru %x, %b469
  call @u(%r469) : (index) -> ()
  %s469 = index.shru %r469, %b469
  call @u(%s469) : (index) -> ()
  %t469 = index.shru %b469, %x
  call @u(%t469) : (index) -> ()

  %b470 = index.constant -1
  %r470 = index.shru %x, %b470
  call @u(%r470) : (index) -> ()
  %s470 = index.shru %r470, %b470
  call @u(%s470) : (index) -> ()
  %t470 = index.shru %b470, %x
  call @u(%t470) : (index) -> ()

  return
}

func.func @and(%x: index) {

  %a471 = index.constant 0
  %b471 = index.constant 31
  %r471 = index.and %a471, %b471
  call @u(%r471) : (index) -> ()

  %a472 = index.constant 0
  %b472 = index.constant 2147483648
  %r472 = index.and %a472, %b472
  call @u(%r472) : (index) -> ()

  %a473 = index.constant 0
  %b473 = index.constant 9223372036854775807
  %r473 = index.and %a473, %b473
  call @u(%r473) : (index) -> ()

  %a474 = index.constant 1
  %b474 = index.constant -7
  %r474 = index.and %a474, %b474
  call @u(%r474) : (index) -> ()

  %a475 = index.constant 1
  %b475 = index.constant 31
  %r475 = index.and %a475, %b475
  call @u(%r475) : (index) -> ()

  %a476 = index.constant 1
  %b476 = index.constant 2147483648
  %r476 = index.and %a476, %b476
  call @u(%r476) : (index) -> ()

  %a477 = index.constant 7
  %b477 = index.constant 31
  %r477 = index.and %a477, %b477
  call @u(%r477) : (index) -> ()

  %a478 = index.constant 7
  %b478 = index.constant 9223372036854775807
  %r478 = index.and %a478, %b478
  call @u(%r478) : (index) -> ()

  %a479 = index.constant 31
  %b479 = index.constant -9223372036854775808
  %r479 = index.and %a479, %b479
  call @u(%r479) : (index) -> ()

  %a480 = index.constant 31
  %b480 = index.constant 9223372036854775807
  %r480 = index.and %a480, %b480
  call @u(%r480) : (index) -> ()

  %a481 = index.constant 33
  %b481 = index.constant -7
  %r481 = index.and %a481, %b481
  call @u(%r481) : (index) -> ()

  %a482 = index.constant 33
  %b482 = index.constant 33
  %r482 = index.and %a482, %b482
  call @u(%r482) : (index) -> ()

  %a483 = index.constant 33
  %b483 = index.constant 2147483648
  %r483 = index.and %a483, %b483
  call @u(%r483) : (index) -> ()

  %a484 = index.constant 33
  %b484 = index.constant -9223372036854775808
  %r484 = index.and %a484, %b484
  call @u(%r484) : (index) -> ()

  %a485 = index.constant 33
  %b485 = index.constant 9223372036854775807
  %r485 = index.and %a485, %b485
  call @u(%r485) : (index) -> ()

  %a486 = index.constant 2147483648
  %b486 = index.constant 1
  %r486 = index.and %a486, %b486
  call @u(%r486) : (index) -> ()

  %a487 = index.constant 8589934598
  %b487 = index.constant -7
  %r487 = index.and %a487, %b487
  call @u(%r487) : (index) -> ()

  %a488 = index.constant -9223372036854775808
  %b488 = index.constant 2147483648
  %r488 = index.and %a488, %b488
  call @u(%r488) : (index) -> ()

  %a489 = index.constant -9223372036854775808
  %b489 = index.constant -9223372036854775808
  %r489 = index.and %a489, %b489
  call @u(%r489) : (index) -> ()

  %a490 = index.constant 9223372036854775807
  %b490 = index.constant 33
  %r490 = index.and %a490, %b490
  call @u(%r490) : (index) -> ()

  %a491 = index.constant 9223372036854775807
  %b491 = index.constant -9223372036854775808
  %r491 = index.and %a491, %b491
  call @u(%r491) : (index) -> ()

  %b492 = index.constant 0
  %r492 = index.and %x, %b492
  call @u(%r492) : (index) -> ()
  %s492 = index.and %r492, %b492
  call @u(%s492) : (index) -> ()
  %t492 = index.and %b492, %x
  call @u(%t492) : (index) -> ()

  %b493 = index.constant 1
  %r493 = index.and %x, %b493
  call @u(%r493) : (index) -> ()
  %s493 = index.and %r493, %b493
  call @u(%s493) : (index) -> ()
  %t493 = index.and %b493, %x
  call @u(%t493) : (index) -> ()

  %b494 = index.constant -1
  %r494 = index.and %x, %b494
  call @u(%r494) : (index) -> ()
  %s494 = index.and %r494, %b494
  call @u(%s494) : (index) -> ()
  %t494 = index.and %b494, %x
  call @u(%t494) : (index) -> ()

  return
}

func.func @or(%x: index) {

  %a495 = index.constant 1
  %b495 = index.constant 2147483648
  %r495 = index.or %a495, %b495
  call @u(%r495) : (index) -> ()

  %a496 = index.constant -1
  %b496 = index.constant -1
  %r496 = index.or %a496, %b496
  call @u(%r496) : (index) -> ()

  %a497 = index.constant -1
  %b497 = index.constant -7
  %r497 = index.or %a497, %b497
  call @u(%r497) : (index) -> ()

  %a498 = index.constant -1
  %b498 = index.constant 31
  %r498 = index.or %a498, %b498
  call @u(%r498) : (index) -> ()

  %a499 = index.constant -1
  %b499 = index.constant 8589934598
  %r499 = index.or %a499, %b499
  call @u(%r499) : (index) -> ()

  %a500 = index.constant 7
  %b500 = index.constant 2147483648
  %r500 = index.or %a500, %b500
  call @u(%r500) : (index) -> ()

  %a501 = index.constant 7
  %b501 = index.constant 9223372036854775807
  %r501 = index.or %a501, %b501
  call @u(%r501) : (index) -> ()

  %a502 = index.constant -7
  %b502 = index.constant 0
  %r502 = index.or %a502, %b502
  call @u(%r502) : (index) -> ()

  %a503 = index.constant -7
  %b503 = index.constant -7
  %r503 = index.or %a503, %b503
  call @u(%r503) : (index) -> ()

  %a504 = index.constant 31
  %b504 = index.constant -1
  %r504 = index.or %a504, %b504
  call @u(%r504) : (index) -> ()

  %a505 = index.constant 31
  %b505 = index.constant 7
  %r505 = index.or %a505, %b505
  call @u(%r505) : (index) -> ()

  %a506 = index.constant 31
  %b506 = index.constant 2147483648
  %r506 = index.or %a506, %b506
  call @u(%r506) : (index) -> ()

  %a507 = index.constant 31
  %b507 = index.constant 8589934598
  %r507 = index.or %a507, %b507
  call @u(%r507) : (index) -> ()

  %a508 = index.constant 2147483648
  %b508 = index.constant -1
  %r508 = index.or %a508, %b508
  call @u(%r508) : (index) -> ()

  %a509 = index.constant 2147483648
  %b509 = index.constant 8589934598
  %r509 = index.or %a509, %b509
  call @u(%r509) : (index) -> ()

  %a510 = index.constant 8589934598
  %b510 = index.constant 8589934598
  %r510 = index.or %a510, %b510
  call @u(%r510) : (index) -> ()

  %b511 = index.constant 0
  %r511 = index.or %x, %b511
  call @u(%r511) : (index) -> ()
  %s511 = index.or %r511, %b511
  call @u(%s511) : (index) -> ()
  %t511 = index.or %b511, %x
  call @u(%t511) : (index) -> ()

  %b512 = index.constant 1
  %r512 = index.or %x, %b512
  call @u(%r512) : (index) -> ()
  %s512 = index.or %r512, %b512
  call @u(%s512) : (index) -> ()
  %t512 = index.or %b512, %x
  call @u(%t512) : (index) -> ()

  %b513 = index.constant -1
  %r513 = index.or %x, %b513
  call @u(%r513) : (index) -> ()
  %s513 = index.or %r513, %b513
  call @u(%s513) : (index) -> ()
  %t513 = index.or %b513, %x
  call @u(%t513) : (index) -> ()

  return
}

func.func @xor(%x: index) {

  %a514 = index.constant 0
  %b514 = index.constant 0
  %r514 = index.xor %a514, %b514
  call @u(%r514) : (index) -> ()

  %a515 = index.constant 0
  %b515 = index.constant -1
  %r515 = index.xor %a515, %b515
  call @u(%r515) : (index) -> ()

  %a516 = index.constant 1
  %b516 = index.constant 1
  %r516 = index.xor %a516, %b516
  call @u(%r516) : (index) -> ()

  %a517 = index.constant 1
  %b517 = index.constant -7
  %r517 = index.xor %a517, %b517
  call @u(%r517) : (index) -> ()

  %a518 = index.constant 1
  %b518 = index.constant 31
  %r518 = index.xor %a518, %b518
  call @u(%r518) : (index) -> ()

  %a519 = index.constant -1
  %b519 = index.constant 9223372036854775807
  %r519 = index.xor %a519, %b519
  call @u(%r519) : (index) -> ()

  %a520 = index.constant 7
  %b520 = index.constant -1
  %r520 = index.xor %a520, %b520
  call @u(%r520) : (index) -> ()

  %a521 = index.constant 7
  %b521 = index.constant 2147483648
  %r521 = index.xor %a521, %b521
  call @u(%r521) : (index) -> ()

  %a522 = index.constant 7
  %b522 = index.constant 8589934598
  %r522 = index.xor %a522, %b522
  call @u(%r522) : (index) -> ()

  %a523 = index.constant 7
  %b523 = index.constant -9223372036854775808
  %r523 = index.xor %a523, %b523
  call @u(%r523) : (index) -> ()

  %a524 = index.constant -7
  %b524 = index.constant 33
  %r524 = index.xor %a524, %b524
  call @u(%r524) : (index) -> ()

  %a525 = index.constant -7
  %b525 = index.constant -9223372036854775808
  %r525 = index.xor %a525, %b525
  call @u(%r525) : (index) -> ()

  %a526 = index.constant 31
  %b526 = index.constant -7
  %r526 = index.xor %a526, %b526
  call @u(%r526) : (index) -> ()

  %a527 = index.constant 31
  %b527 = index.constant 2147483648
  %r527 = index.xor %a527, %b527
  call @u(%r527) : (index) -> ()

  %a528 = index.constant 33
  %b528 = index.constant 31
  %r528 = index.xor %a528, %b528
  call @u(%r528) : (index) -> ()

  %a529 = index.constant 33
  %b529 = index.constant 9223372036854775807
  %r529 = index.xor %a529, %b529
  call @u(%r529) : (index) -> ()

  %a530 = index.constant 2147483648
  %b530 = index.constant 1
  %r530 = index.xor %a530, %b530
  call @u(%r530) : (index) -> ()

  %a531 = index.constant 2147483648
  %b531 = index.constant 8589934598
  %r531 = index.xor %a531, %b531
  call @u(%r531) : (index) -> ()

  %a532 = index.constant -9223372036854775808
  %b532 = index.constant 0
  %r532 = index.xor %a532, %b532
  call @u(%r532) : (index) -> ()

  %a533 = index.constant 9223372036854775807
  %b533 = index.constant 7
  %r533 = index.xor %a533, %b533
  call @u(%r533) : (index) -> ()

  %b534 = index.constant 0
  %r534 = index.xor %x, %b534
  call @u(%r534) : (index) -> ()
  %s534 = index.xor %r534, %b534
  call @u(%s534) : (index) -> ()
  %t534 = index.xor %b534, %x
  call @u(%t534) : (index) -> ()

  %b535 = index.constant 1
  %r535 = index.xor %x, %b535
  call @u(%r535) : (index) -> ()
  %s535 = index.xor %r535, %b535
  call @u(%s535) : (index) -> ()
  %t535 = index.xor %b535, %x
  call @u(%t535) : (index) -> ()

  %b536 = index.constant -1
  %r536 = index.xor %x, %b536
  call @u(%r536) : (index) -> ()
  %s536 = index.xor %r536, %b536
  call @u(%s536) : (index) -> ()
  %t536 = index.xor %b536, %x
  call @u(%t536) : (index) -> ()

  return
}

func.func @cmp_eq(%x: index, %y: index) {

  %a537 = index.constant 0
  %b537 = index.constant 1
  %r537 = index.cmp eq(%a537, %b537)
  call @b(%r537) : (i1) -> ()

  %a538 = index.constant 1
  %b538 = index.constant -1
  %r538 = index.cmp eq(%a538, %b538)
  call @b(%r538) : (i1) -> ()

  %a539 = index.constant 1
  %b539 = index.constant 31
  %r539 = index.cmp eq(%a539, %b539)
  call @b(%r539) : (i1) -> ()

  %a540 = index.constant 1
  %b540 = index.constant 33
  %r540 = index.cmp eq(%a540, %b540)
  call @b(%r540) : (i1) -> ()

  %a541 = index.constant 7
  %b541 = index.constant -7
  %r541 = index.cmp eq(%a541, %b541)
  call @b(%r541) : (i1) -> ()

  %a542 = index.constant -7
  %b542 = index.constant -7
  %r542 = index.cmp eq(%a542, %b542)
  call @b(%r542) : (i1) -> ()

  %a543 = index.constant -7
  %b543 = index.constant 9223372036854775807
  %r543 = index.cmp eq(%a543, %b543)
  call @b(%r543) : (i1) -> ()

  %a544 = index.constant 31
  %b544 = index.constant 1
  %r544 = index.cmp eq(%a544, %b544)
  call @b(%r544) : (i1) -> ()

  %a545 = index.constant 31
  %b545 = index.constant 2147483648
  %r545 = index.cmp eq(%a545, %b545)
  call @b(%r545) : (i1) -> ()

  %a546 = index.constant 31
  %b546 = index.constant -9223372036854775808
  %r546 = index.cmp eq(%a546, %b546)
  call @b(%r546) : (i1) -> ()

  %a547 = index.constant 8589934598
  %b547 = index.constant 2147483648
  %r547 = index.cmp eq(%a547, %b547)
  call @b(%r547) : (i1) -> ()

  %a548 = index.constant 9223372036854775807
  %b548 = index.constant -7
  %r548 = index.cmp eq(%a548, %b548)
  call @b(%r548) : (i1) -> ()

  %r549 = index.cmp eq(%x, %x)
  call @b(%r549) : (i1) -> ()

  %z550 = index.constant 0
  %s550 = index.sub %x, %y
  %r550 = index.cmp eq(%s550, %z550)
  call @b(%r550) : (i1) -> ()
  %t550 = index.cmp eq(%z550, %s550)
  call @b(%t550) : (i1) -> ()

  %a551 = index.constant 5
  %b551 = index.constant -5
  %m551 = index.maxs %x, %a551
  %r551 = index.cmp eq(%m551, %b551)
  call @b(%r551) : (i1) -> ()

  %a552 = index.constant 5
  %b552 = index.constant 6
  %m552 = index.maxs %x, %a552
  %r552 = index.cmp eq(%m552, %b552)
  call @b(%r552) : (i1) -> ()

  %a553 = index.constant 4294967296
  %b553 = index.constant 5
  %m553 = index.maxs %x, %a553
  %r553 = index.cmp eq(%m553, %b553)
  call @b(%r553) : (i1) -> ()

  %a554 = index.constant 5
  %b554 = index.constant -5
  %m554 = index.maxu %x, %a554
  %r554 = index.cmp eq(%m554, %b554)
  call @b(%r554) : (i1) -> ()

  %a555 = index.constant 5
  %b555 = index.constant 6
  %m555 = index.maxu %x, %a555
  %r555 = index.cmp eq(%m555, %b555)
  call @b(%r555) : (i1) -> ()

  %a556 = index.constant 4294967296
  %b556 = index.constant 5
  %m556 = index.maxu %x, %a556
  %r556 = index.cmp eq(%m556, %b556)
  call @b(%r556) : (i1) -> ()

  %a557 = index.constant 5
  %b557 = index.constant -5
  %m557 = index.mins %x, %a557
  %r557 = index.cmp eq(%m557, %b557)
  call @b(%r557) : (i1) -> ()

  %a558 = index.constant 5
  %b558 = index.constant 6
  %m558 = index.mins %x, %a558
  %r558 = index.cmp eq(%m558, %b558)
  call @b(%r558) : (i1) -> ()

  %a559 = index.constant 4294967296
  %b559 = index.constant 5
  %m559 = index.mins %x, %a559
  %r559 = index.cmp eq(%m559, %b559)
  call @b(%r559) : (i1) -> ()

  %a560 = index.constant 5
  %b560 = index.constant -5
  %m560 = index.minu %x, %a560
  %r560 = index.cmp eq(%m560, %b560)
  call @b(%r560) : (i1) -> ()

  %a561 = index.constant 5
  %b561 = index.constant 6
  %m561 = index.minu %x, %a561
  %r561 = index.cmp eq(%m561, %b561)
  call @b(%r561) : (i1) -> ()

  %a562 = index.constant 4294967296
  %b562 = index.constant 5
  %m562 = index.minu %x, %a562
  %r562 = index.cmp eq(%m562, %b562)
  call @b(%r562) : (i1) -> ()

  return
}

func.func @cmp_ne(%x: index, %y: index) {

  %a563 = index.constant 1
  %b563 = index.constant -1
  %r563 = index.cmp ne(%a563, %b563)
  call @b(%r563) : (i1) -> ()

  %a564 = index.constant -1
  %b564 = index.constant 0
  %r564 = index.cmp ne(%a564, %b564)
  call @b(%r564) : (i1) -> ()

  %a565 = index.constant -1
  %b565 = index.constant -1
  %r565 = index.cmp ne(%a565, %b565)
  call @b(%r565) : (i1) -> ()

  %a566 = index.constant -7
  %b566 = index.constant 31
  %r566 = index.cmp ne(%a566, %b566)
  call @b(%r566) : (i1) -> ()

  %a567 = index.constant -7
  %b567 = index.constant 33
  %r567 = index.cmp ne(%a567, %b567)
  call @b(%r567) : (i1) -> ()

  %a568 = index.constant -7
  %b568 = index.constant 8589934598
  %r568 = index.cmp ne(%a568, %b568)
  call @b(%r568) : (i1) -> ()

  %a569 = index.constant 8589934598
  %b569 = index.constant 31
  %r569 = index.cmp ne(%a569, %b569)
  call @b(%r569) : (i1) -> ()

  %a570 = index.constant 8589934598
  %b570 = index.constant 9223372036854775807
  %r570 = index.cmp ne(%a570, %b570)
  call @b(%r570) : (i1) -> ()

  %a571 = index.constant -9223372036854775808
  %b571 = index.constant 7
  %r571 = index.cmp ne(%a571, %b571)
  call @b(%r571) : (i1) -> ()

  %a572 = index.constant 9223372036854775807
  %b572 = index.constant 2147483648
  %r572 = index.cmp ne(%a572, %b572)
  call @b(%r572) : (i1) -> ()

  %r573 = index.cmp ne(%x, %x)
  call @b(%r573) : (i1) -> ()

  %z574 = index.constant 0
  %s574 = index.sub %x, %y
  %r574 = index.cmp ne(%s574, %z574)
  call @b(%r574) : (i1) -> ()
  %t574 = index.cmp ne(%z574, %s574)
  call @b(%t574) : (i1) -> ()

  %a575 = index.constant 5
  %b575 = index.constant -5
  %m575 = index.maxs %x, %a575
  %r575 = index.cmp ne(%m575, %b575)
  call @b(%r575) : (i1) -> ()

  %a576 = index.constant 5
  %b576 = index.constant 6
  %m576 = index.maxs %x, %a576
  %r576 = index.cmp ne(%m576, %b576)
  call @b(%r576) : (i1) -> ()

  %a577 = index.constant 4294967296
  %b577 = index.constant 5
  %m577 = index.maxs %x, %a577
  %r577 = index.cmp ne(%m577, %b577)
  call @b(%r577) : (i1) -> ()

  %a578 = index.constant 5
  %b578 = index.constant -5
  %m578 = index.maxu %x, %a578
  %r578 = index.cmp ne(%m578, %b578)
  call @b(%r578) : (i1) -> ()

  %a579 = index.constant 5
  %b579 = index.constant 6
  %m579 = index.maxu %x, %a579
  %r579 = index.cmp ne(%m579, %b579)
  call @b(%r579) : (i1) -> ()

  %a580 = index.constant 4294967296
  %b580 = index.constant 5
  %m580 = index.maxu %x, %a580
  %r580 = index.cmp ne(%m580, %b580)
  call @b(%r580) : (i1) -> ()

  %a581 = index.constant 5
  %b581 = index.constant -5
  %m581 = index.mins %x, %a581
  %r581 = index.cmp ne(%m581, %b581)
  call @b(%r581) : (i1) -> ()

  %a582 = index.constant 5
  %b582 = index.constant 6
  %m582 = index.mins %x, %a582
  %r582 = index.cmp ne(%m582, %b582)
  call @b(%r582) : (i1) -> ()

  %a583 = index.constant 4294967296
  %b583 = index.constant 5
  %m583 = index.mins %x, %a583
  %r583 = index.cmp ne(%m583, %b583)
  call @b(%r583) : (i1) -> ()

  %a584 = index.constant 5
  %b584 = index.constant -5
  %m584 = index.minu %x, %a584
  %r584 = index.cmp ne(%m584, %b584)
  call @b(%r584) : (i1) -> ()

  %a585 = index.constant 5
  %b585 = index.constant 6
  %m585 = index.minu %x, %a585
  %r585 = index.cmp ne(%m585, %b585)
  call @b(%r585) : (i1) -> ()

  %a586 = index.constant 4294967296
  %b586 = index.constant 5
  %m586 = index.minu %x, %a586
  %r586 = index.cmp ne(%m586, %b586)
  call @b(%r586) : (i1) -> ()

  return
}

func.func @cmp_slt(%x: index, %y: index) {

  %a587 = index.constant 0
  %b587 = index.constant -1
  %r587 = index.cmp slt(%a587, %b587)
  call @b(%r587) : (i1) -> ()

  %a588 = index.constant 1
  %b588 = index.constant -1
  %r588 = index.cmp slt(%a588, %b588)
  call @b(%r588) : (i1) -> ()

  %a589 = index.constant 1
  %b589 = index.constant 31
  %r589 = index.cmp slt(%a589, %b589)
  call @b(%r589) : (i1) -> ()

  %a590 = index.constant -1
  %b590 = index.constant 33
  %r590 = index.cmp slt(%a590, %b590)
  call @b(%r590) : (i1) -> ()

  %a591 = index.constant -1
  %b591 = index.constant -9223372036854775808
  %r591 = index.cmp slt(%a591, %b591)
  call @b(%r591) : (i1) -> ()

  %a592 = index.constant -1
  %b592 = index.constant 9223372036854775807
  %r592 = index.cmp slt(%a592, %b592)
  call @b(%r592) : (i1) -> ()

  %a593 = index.constant 7
  %b593 = index.constant 7
  %r593 = index.cmp slt(%a593, %b593)
  call @b(%r593) : (i1) -> ()

  %a594 = index.constant 7
  %b594 = index.constant -9223372036854775808
  %r594 = index.cmp slt(%a594, %b594)
  call @b(%r594) : (i1) -> ()

  %a595 = index.constant -7
  %b595 = index.constant 1
  %r595 = index.cmp slt(%a595, %b595)
  call @b(%r595) : (i1) -> ()

  %a596 = index.constant -7
  %b596 = index.constant 9223372036854775807
  %r596 = index.cmp slt(%a596, %b596)
  call @b(%r596) : (i1) -> ()

  %a597 = index.constant 33
  %b597 = index.constant 9223372036854775807
  %r597 = index.cmp slt(%a597, %b597)
  call @b(%r597) : (i1) -> ()

  %a598 = index.constant 8589934598
  %b598 = index.constant 7
  %r598 = index.cmp slt(%a598, %b598)
  call @b(%r598) : (i1) -> ()

  %r599 = index.cmp slt(%x, %x)
  call @b(%r599) : (i1) -> ()

  %z600 = index.constant 0
  %s600 = index.sub %x, %y
  %r600 = index.cmp slt(%s600, %z600)
  call @b(%r600) : (i1) -> ()
  %t600 = index.cmp slt(%z600, %s600)
  call @b(%t600) : (i1) -> ()

  %a601 = index.constant 5
  %b601 = index.constant -5
  %m601 = index.maxs %x, %a601
  %r601 = index.cmp slt(%m601, %b601)
  call @b(%r601) : (i1) -> ()

  %a602 = index.constant 5
  %b602 = index.constant 6
  %m602 = index.maxs %x, %a602
  %r602 = index.cmp slt(%m602, %b602)
  call @b(%r602) : (i1) -> ()

  %a603 = index.constant 4294967296
  %b603 = index.constant 5
  %m603 = index.maxs %x, %a603
  %r603 = index.cmp slt(%m603, %b603)
  call @b(%r603) : (i1) -> ()

  %a604 = index.constant 5
  %b604 = index.constant -5
  %m604 = index.maxu %x, %a604
  %r604 = index.cmp slt(%m604, %b604)
  call @b(%r604) : (i1) -> ()

  %a605 = index.constant 5
  %b605 = index.constant 6
  %m605 = index.maxu %x, %a605
  %r605 = index.cmp slt(%m605, %b605)
  call @b(%r605) : (i1) -> ()

  %a606 = index.constant 4294967296
  %b606 = index.constant 5
  %m606 = index.maxu %x, %a606
  %r606 = index.cmp slt(%m606, %b606)
  call @b(%r606) : (i1) -> ()

  %a607 = index.constant 5
  %b607 = index.constant -5
  %m607 = index.mins %x, %a607
  %r607 = index.cmp slt(%m607, %b607)
  call @b(%r607) : (i1) -> ()

  %a608 = index.constant 5
  %b608 = index.constant 6
  %m608 = index.mins %x, %a608
  %r608 = index.cmp slt(%m608, %b608)
  call @b(%r608) : (i1) -> ()

  %a609 = index.constant 4294967296
  %b609 = index.constant 5
  %m609 = index.mins %x, %a609
  %r609 = index.cmp slt(%m609, %b609)
  call @b(%r609) : (i1) -> ()

  %a610 = index.constant 5
  %b610 = index.constant -5
  %m610 = index.minu %x, %a610
  %r610 = index.cmp slt(%m610, %b610)
  call @b(%r610) : (i1) -> ()

  %a611 = index.constant 5
  %b611 = index.constant 6
  %m611 = index.minu %x, %a611
  %r611 = index.cmp slt(%m611, %b611)
  call @b(%r611) : (i1) -> ()

  %a612 = index.constant 4294967296
  %b612 = index.constant 5
  %m612 = index.minu %x, %a612
  %r612 = index.cmp slt(%m612, %b612)
  call @b(%r612) : (i1) -> ()

  return
}

func.func @cmp_sle(%x: index, %y: index) {

  %a613 = index.constant 1
  %b613 = index.constant 0
  %r613 = index.cmp sle(%a613, %b613)
  call @b(%r613) : (i1) -> ()

  %a614 = index.constant 1
  %b614 = index.constant 33
  %r614 = index.cmp sle(%a614, %b614)
  call @b(%r614) : (i1) -> ()

  %a615 = index.constant 7
  %b615 = index.constant 2147483648
  %r615 = index.cmp sle(%a615, %b615)
  call @b(%r615) : (i1) -> ()

  %a616 = index.constant 7
  %b616 = index.constant -9223372036854775808
  %r616 = index.cmp sle(%a616, %b616)
  call @b(%r616) : (i1) -> ()

  %a617 = index.constant -7
  %b617 = index.constant -7
  %r617 = index.cmp sle(%a617, %b617)
  call @b(%r617) : (i1) -> ()

  %a618 = index.constant -7
  %b618 = index.constant 31
  %r618 = index.cmp sle(%a618, %b618)
  call @b(%r618) : (i1) -> ()

  %a619 = index.constant -7
  %b619 = index.constant 9223372036854775807
  %r619 = index.cmp sle(%a619, %b619)
  call @b(%r619) : (i1) -> ()

  %a620 = index.constant 31
  %b620 = index.constant -9223372036854775808
  %r620 = index.cmp sle(%a620, %b620)
  call @b(%r620) : (i1) -> ()

  %a621 = index.constant 2147483648
  %b621 = index.constant 33
  %r621 = index.cmp sle(%a621, %b621)
  call @b(%r621) : (i1) -> ()

  %a622 = index.constant 8589934598
  %b622 = index.constant 7
  %r622 = index.cmp sle(%a622, %b622)
  call @b(%r622) : (i1) -> ()

  %a623 = index.constant 8589934598
  %b623 = index.constant 2147483648
  %r623 = index.cmp sle(%a623, %b623)
  call @b(%r623) : (i1) -> ()

  %a624 = index.constant -9223372036854775808
  %b624 = index.constant 0
  %r624 = index.cmp sle(%a624, %b624)
  call @b(%r624) : (i1) -> ()

  %r625 = index.cmp sle(%x, %x)
  call @b(%r625) : (i1) -> ()

  %a626 = index.constant 5
  %b626 = index.constant -5
  %m626 = index.maxs %x, %a626
  %r626 = index.cmp sle(%m626, %b626)
  call @b(%r626) : (i1) -> ()

  %a627 = index.constant 5
  %b627 = index.constant 6
  %m627 = index.maxs %x, %a627
  %r627 = index.cmp sle(%m627, %b627)
  call @b(%r627) : (i1) -> ()

  %a628 = index.constant 4294967296
  %b628 = index.constant 5
  %m628 = index.maxs %x, %a628
  %r628 = index.cmp sle(%m628, %b628)
  call @b(%r628) : (i1) -> ()

  %a629 = index.constant 5
  %b629 = index.constant -5
  %m629 = index.maxu %x, %a629
  %r629 = index.cmp sle(%m629, %b629)
  call @b(%r629) : (i1) -> ()

  %a630 = index.constant 5
  %b630 = index.constant 6
  %m630 = index.maxu %x, %a630
  %r630 = index.cmp sle(%m630, %b630)
  call @b(%r630) : (i1) -> ()

  %a631 = index.constant 4294967296
  %b631 = index.constant 5
  %m631 = index.maxu %x, %a631
  %r631 = index.cmp sle(%m631, %b631)
  call @b(%r631) : (i1) -> ()

  %a632 = index.constant 5
  %b632 = index.constant -5
  %m632 = index.mins %x, %a632
  %r632 = index.cmp sle(%m632, %b632)
  call @b(%r632) : (i1) -> ()

  %a633 = index.constant 5
  %b633 = index.constant 6
  %m633 = index.mins %x, %a633
  %r633 = index.cmp sle(%m633, %b633)
  call @b(%r633) : (i1) -> ()

  %a634 = index.constant 4294967296
  %b634 = index.constant 5
  %m634 = index.mins %x, %a634
  %r634 = index.cmp sle(%m634, %b634)
  call @b(%r634) : (i1) -> ()

  %a635 = index.constant 5
  %b635 = index.constant -5
  %m635 = index.minu %x, %a635
  %r635 = index.cmp sle(%m635, %b635)
  call @b(%r635) : (i1) -> ()

  %a636 = index.constant 5
  %b636 = index.constant 6
  %m636 = index.minu %x, %a636
  %r636 = index.cmp sle(%m636, %b636)
  call @b(%r636) : (i1) -> ()

  %a637 = index.constant 4294967296
  %b637 = index.constant 5
  %m637 = index.minu %x, %a637
  %r637 = index.cmp sle(%m637, %b637)
  call @b(%r637) : (i1) -> ()

  return
}

func.func @cmp_sgt(%x: index, %y: index) {

  %a638 = index.constant 1
  %b638 = index.constant 8589934598
  %r638 = index.cmp sgt(%a638, %b638)
  call @b(%r638) : (i1) -> ()

  %a639 = index.constant -1
  %b639 = index.constant -9223372036854775808
  %r639 = index.cmp sgt(%a639, %b639)
  call @b(%r639) : (i1) -> ()

  %a640 = index.constant 7
  %b640 = index.constant 0
  %r640 = index.cmp sgt(%a640, %b640)
  call @b(%r640) : (i1) -> ()

  %a641 = index.constant -7
  %b641 = index.constant -7
  %r641 = index.cmp sgt(%a641, %b641)
  call @b(%r641) : (i1) -> ()

  %a642 = index.constant -7
  %b642 = index.constant 33
  %r642 = index.cmp sgt(%a642, %b642)
  call @b(%r642) : (i1) -> ()

  %a643 = index.constant 31
  %b643 = index.constant -9223372036854775808
  %r643 = index.cmp sgt(%a643, %b643)
  call @b(%r643) : (i1) -> ()

  %a644 = index.constant 33
  %b644 = index.constant 1
  %r644 = index.cmp sgt(%a644, %b644)
  call @b(%r644) : (i1) -> ()

  %a645 = index.constant 2147483648
  %b645 = index.constant 31
  %r645 = index.cmp sgt(%a645, %b645)
  call @b(%r645) : (i1) -> ()

  %a646 = index.constant 8589934598
  %b646 = index.constant -1
  %r646 = index.cmp sgt(%a646, %b646)
  call @b(%r646) : (i1) -> ()

  %a647 = index.constant -9223372036854775808
  %b647 = index.constant 0
  %r647 = index.cmp sgt(%a647, %b647)
  call @b(%r647) : (i1) -> ()

  %a648 = index.constant -9223372036854775808
  %b648 = index.constant 31
  %r648 = index.cmp sgt(%a648, %b648)
  call @b(%r648) : (i1) -> ()

  %a649 = index.constant 9223372036854775807
  %b649 = index.constant 31
  %r649 = index.cmp sgt(%a649, %b649)
  call @b(%r649) : (i1) -> ()

  %a650 = index.constant 9223372036854775807
  %b650 = index.constant 2147483648
  %r650 = index.cmp sgt(%a650, %b650)
  call @b(%r650) : (i1) -> ()

  %r651 = index.cmp sgt(%x, %x)
  call @b(%r651) : (i1) -> ()

  %a652 = index.constant 5
  %b652 = index.constant -5
  %m652 = index.maxs %x, %a652
  %r652 = index.cmp sgt(%m652, %b652)
  call @b(%r652) : (i1) -> ()

  %a653 = index.constant 5
  %b653 = index.constant 6
  %m653 = index.maxs %x, %a653
  %r653 = index.cmp sgt(%m653, %b653)
  call @b(%r653) : (i1) -> ()

  %a654 = index.constant 4294967296
  %b654 = index.constant 5
  %m654 = index.maxs %x, %a654
  %r654 = index.cmp sgt(%m654, %b654)
  call @b(%r654) : (i1) -> ()

  %a655 = index.constant 5
  %b655 = index.constant -5
  %m655 = index.maxu %x, %a655
  %r655 = index.cmp sgt(%m655, %b655)
  call @b(%r655) : (i1) -> ()

  %a656 = index.constant 5
  %b656 = index.constant 6
  %m656 = index.maxu %x, %a656
  %r656 = index.cmp sgt(%m656, %b656)
  call @b(%r656) : (i1) -> ()

  %a657 = index.constant 4294967296
  %b657 = index.constant 5
  %m657 = index.maxu %x, %a657
  %r657 = index.cmp sgt(%m657, %b657)
  call @b(%r657) : (i1) -> ()

  %a658 = index.constant 5
  %b658 = index.constant -5
  %m658 = index.mins %x, %a658
  %r658 = index.cmp sgt(%m658, %b658)
  call @b(%r658) : (i1) -> ()

  %a659 = index.constant 5
  %b659 = index.constant 6
  %m659 = index.mins %x, %a659
  %r659 = index.cmp sgt(%m659, %b659)
  call @b(%r659) : (i1) -> ()

  %a660 = index.constant 4294967296
  %b660 = index.constant 5
  %m660 = index.mins %x, %a660
  %r660 = index.cmp sgt(%m660, %b660)
  call @b(%r660) : (i1) -> ()

  %a661 = index.constant 5
  %b661 = index.constant -5
  %m661 = index.minu %x, %a661
  %r661 = index.cmp sgt(%m661, %b661)
  call @b(%r661) : (i1) -> ()

  %a662 = index.constant 5
  %b662 = index.constant 6
  %m662 = index.minu %x, %a662
  %r662 = index.cmp sgt(%m662, %b662)
  call @b(%r662) : (i1) -> ()

  %a663 = index.constant 4294967296
  %b663 = index.constant 5
  %m663 = index.minu %x, %a663
  %r663 = index.cmp sgt(%m663, %b663)
  call @b(%r663) : (i1) -> ()

  return
}

func.func @cmp_sge(%x: index, %y: index) {

  %a664 = index.constant 0
  %b664 = index.constant -1
  %r664 = index.cmp sge(%a664, %b664)
  call @b(%r664) : (i1) -> ()

  %a665 = index.constant 1
  %b665 = index.constant -9223372036854775808
  %r665 = index.cmp sge(%a665, %b665)
  call @b(%r665) : (i1) -> ()

  %a666 = index.constant -1
  %b666 = index.constant 33
  %r666 = index.cmp sge(%a666, %b666)
  call @b(%r666) : (i1) -> ()

  %a667 = index.constant -1
  %b667 = index.constant -9223372036854775808
  %r667 = index.cmp sge(%a667, %b667)
  call @b(%r667) : (i1) -> ()

  %a668 = index.constant -7
  %b668 = index.constant 7
  %r668 = index.cmp sge(%a668, %b668)
  call @b(%r668) : (i1) -> ()

  %a669 = index.constant -7
  %b669 = index.constant 2147483648
  %r669 = index.cmp sge(%a669, %b669)
  call @b(%r669) : (i1) -> ()

  %a670 = index.constant 31
  %b670 = index.constant 33
  %r670 = index.cmp sge(%a670, %b670)
  call @b(%r670) : (i1) -> ()

  %a671 = index.constant 33
  %b671 = index.constant -9223372036854775808
  %r671 = index.cmp sge(%a671, %b671)
  call @b(%r671) : (i1) -> ()

  %a672 = index.constant -9223372036854775808
  %b672 = index.constant 0
  %r672 = index.cmp sge(%a672, %b672)
  call @b(%r672) : (i1) -> ()

  %a673 = index.constant 9223372036854775807
  %b673 = index.constant -7
  %r673 = index.cmp sge(%a673, %b673)
  call @b(%r673) : (i1) -> ()

  %a674 = index.constant 9223372036854775807
  %b674 = index.constant 33
  %r674 = index.cmp sge(%a674, %b674)
  call @b(%r674) : (i1) -> ()

  %a675 = index.constant 9223372036854775807
  %b675 = index.constant 9223372036854775807
  %r675 = index.cmp sge(%a675, %b675)
  call @b(%r675) : (i1) -> ()

  %r676 = index.cmp sge(%x, %x)
  call @b(%r676) : (i1) -> ()

  %z677 = index.constant 0
  %s677 = index.sub %x, %y
  %r677 = index.cmp sge(%s677, %z677)
  call @b(%r677) : (i1) -> ()
  %t677 = index.cmp sge(%z677, %s677)
  call @b(%t677) : (i1) -> ()

  %a678 = index.constant 5
  %b678 = index.constant -5
  %m678 = index.maxs %x, %a678
  %r678 = index.cmp sge(%m678, %b678)
  call @b(%r678) : (i1) -> ()

  %a679 = index.constant 5
  %b679 = index.constant 6
  %m679 = index.maxs %x, %a679
  %r679 = index.cmp sge(%m679, %b679)
  call @b(%r679) : (i1) -> ()

  %a680 = index.constant 4294967296
  %b680 = index.constant 5
  %m680 = index.maxs %x, %a680
  %r680 = index.cmp sge(%m680, %b680)
  call @b(%r680) : (i1) -> ()

  %a681 = index.constant 5
  %b681 = index.constant -5
  %m681 = index.maxu %x, %a681
  %r681 = index.cmp sge(%m681, %b681)
  call @b(%r681) : (i1) -> ()

  %a682 = index.constant 5
  %b682 = index.constant 6
  %m682 = index.maxu %x, %a682
  %r682 = index.cmp sge(%m682, %b682)
  call @b(%r682) : (i1) -> ()

  %a683 = index.constant 4294967296
  %b683 = index.constant 5
  %m683 = index.maxu %x, %a683
  %r683 = index.cmp sge(%m683, %b683)
  call @b(%r683) : (i1) -> ()

  %a684 = index.constant 5
  %b684 = index.constant -5
  %m684 = index.mins %x, %a684
  %r684 = index.cmp sge(%m684, %b684)
  call @b(%r684) : (i1) -> ()

  %a685 = index.constant 5
  %b685 = index.constant 6
  %m685 = index.mins %x, %a685
  %r685 = index.cmp sge(%m685, %b685)
  call @b(%r685) : (i1) -> ()

  %a686 = index.constant 4294967296
  %b686 = index.constant 5
  %m686 = index.mins %x, %a686
  %r686 = index.cmp sge(%m686, %b686)
  call @b(%r686) : (i1) -> ()

  %a687 = index.constant 5
  %b687 = index.constant -5
  %m687 = index.minu %x, %a687
  %r687 = index.cmp sge(%m687, %b687)
  call @b(%r687) : (i1) -> ()

  %a688 = index.constant 5
  %b688 = index.constant 6
  %m688 = index.minu %x, %a688
  %r688 = index.cmp sge(%m688, %b688)
  call @b(%r688) : (i1) -> ()

  %a689 = index.constant 4294967296
  %b689 = index.constant 5
  %m689 = index.minu %x, %a689
  %r689 = index.cmp sge(%m689, %b689)
  call @b(%r689) : (i1) -> ()

  return
}

func.func @cmp_ult(%x: index, %y: index) {

  %a690 = index.constant 0
  %b690 = index.constant 2147483648
  %r690 = index.cmp ult(%a690, %b690)
  call @b(%r690) : (i1) -> ()

  %a691 = index.constant 1
  %b691 = index.constant 0
  %r691 = index.cmp ult(%a691, %b691)
  call @b(%r691) : (i1) -> ()

  %a692 = index.constant -1
  %b692 = index.constant 1
  %r692 = index.cmp ult(%a692, %b692)
  call @b(%r692) : (i1) -> ()

  %a693 = index.constant -7
  %b693 = index.constant 31
  %r693 = index.cmp ult(%a693, %b693)
  call @b(%r693) : (i1) -> ()

  %a694 = index.constant -9223372036854775808
  %b694 = index.constant 8589934598
  %r694 = index.cmp ult(%a694, %b694)
  call @b(%r694) : (i1) -> ()

  %a695 = index.constant -9223372036854775808
  %b695 = index.constant -9223372036854775808
  %r695 = index.cmp ult(%a695, %b695)
  call @b(%r695) : (i1) -> ()

  %r696 = index.cmp ult(%x, %x)
  call @b(%r696) : (i1) -> ()

  %a697 = index.constant 5
  %b697 = index.constant -5
  %m697 = index.maxs %x, %a697
  %r697 = index.cmp ult(%m697, %b697)
  call @b(%r697) : (i1) -> ()

  %a698 = index.constant 5
  %b698 = index.constant 6
  %m698 = index.maxs %x, %a698
  %r698 = index.cmp ult(%m698, %b698)
  call @b(%r698) : (i1) -> ()

  %a699 = index.constant 4294967296
  %b699 = index.constant 5
  %m699 = index.maxs %x, %a699
  %r699 = index.cmp ult(%m699, %b699)
  call @b(%r699) : (i1) -> ()

  %a700 = index.constant 5
  %b700 = index.constant -5
  %m700 = index.maxu %x, %a700
  %r700 = index.cmp ult(%m700, %b700)
  call @b(%r700) : (i1) -> ()

  %a701 = index.constant 5
  %b701 = index.constant 6
  %m701 = index.maxu %x, %a701
  %r701 = index.cmp ult(%m701, %b701)
  call @b(%r701) : (i1) -> ()

  %a702 = index.constant 4294967296
  %b702 = index.constant 5
  %m702 = index.maxu %x, %a702
  %r702 = index.cmp ult(%m702, %b702)
  call @b(%r702) : (i1) -> ()

  %a703 = index.constant 5
  %b703 = index.constant -5
  %m703 = index.mins %x, %a703
  %r703 = index.cmp ult(%m703, %b703)
  call @b(%r703) : (i1) -> ()

  %a704 = index.constant 5
  %b704 = index.constant 6
  %m704 = index.mins %x, %a704
  %r704 = index.cmp ult(%m704, %b704)
  call @b(%r704) : (i1) -> ()

  %a705 = index.constant 4294967296
  %b705 = index.constant 5
  %m705 = index.mins %x, %a705
  %r705 = index.cmp ult(%m705, %b705)
  call @b(%r705) : (i1) -> ()

  %a706 = index.constant 5
  %b706 = index.constant -5
  %m706 = index.minu %x, %a706
  %r706 = index.cmp ult(%m706, %b706)
  call @b(%r706) : (i1) -> ()

  %a707 = index.constant 5
  %b707 = index.constant 6
  %m707 = index.minu %x, %a707
  %r707 = index.cmp ult(%m707, %b707)
  call @b(%r707) : (i1) -> ()

  %a708 = index.constant 4294967296
  %b708 = index.constant 5
  %m708 = index.minu %x, %a708
  %r708 = index.cmp ult(%m708, %b708)
  call @b(%r708) : (i1) -> ()

  return
}

func.func @cmp_ule(%x: index, %y: index) {

  %a709 = index.constant 1
  %b709 = index.constant 31
  %r709 = index.cmp ule(%a709, %b709)
  call @b(%r709) : (i1) -> ()

  %a710 = index.constant -1
  %b710 = index.constant 0
  %r710 = index.cmp ule(%a710, %b710)
  call @b(%r710) : (i1) -> ()

  %a711 = index.constant 7
  %b711 = index.constant -7
  %r711 = index.cmp ule(%a711, %b711)
  call @b(%r711) : (i1) -> ()

  %a712 = index.constant -7
  %b712 = index.constant 2147483648
  %r712 = index.cmp ule(%a712, %b712)
  call @b(%r712) : (i1) -> ()

  %a713 = index.constant -7
  %b713 = index.constant 8589934598
  %r713 = index.cmp ule(%a713, %b713)
  call @b(%r713) : (i1) -> ()

  %a714 = index.constant -7
  %b714 = index.constant -9223372036854775808
  %r714 = index.cmp ule(%a714, %b714)
  call @b(%r714) : (i1) -> ()

  %a715 = index.constant 31
  %b715 = index.constant 0
  %r715 = index.cmp ule(%a715, %b715)
  call @b(%r715) : (i1) -> ()

  %a716 = index.constant 33
  %b716 = index.constant 2147483648
  %r716 = index.cmp ule(%a716, %b716)
  call @b(%r716) : (i1) -> ()

  %a717 = index.constant 8589934598
  %b717 = index.constant 7
  %r717 = index.cmp ule(%a717, %b717)
  call @b(%r717) : (i1) -> ()

  %a718 = index.constant -9223372036854775808
  %b718 = index.constant 7
  %r718 = index.cmp ule(%a718, %b718)
  call @b(%r718) : (i1) -> ()

  %r719 = index.cmp ule(%x, %x)
  call @b(%r719) : (i1) -> ()

  %a720 = index.constant 5
  %b720 = index.constant -5
  %m720 = index.maxs %x, %a720
  %r720 = index.cmp ule(%m720, %b720)
  call @b(%r720) : (i1) -> ()

  %a721 = index.constant 5
  %b721 = index.constant 6
  %m721 = index.maxs %x, %a721
  %r721 = index.cmp ule(%m721, %b721)
  call @b(%r721) : (i1) -> ()

  %a722 = index.constant 4294967296
  %b722 = index.constant 5
  %m722 = index.maxs %x, %a722
  %r722 = index.cmp ule(%m722, %b722)
  call @b(%r722) : (i1) -> ()

  %a723 = index.constant 5
  %b723 = index.constant -5
  %m723 = index.maxu %x, %a723
  %r723 = index.cmp ule(%m723, %b723)
  call @b(%r723) : (i1) -> ()

  %a724 = index.constant 5
  %b724 = index.constant 6
  %m724 = index.maxu %x, %a724
  %r724 = index.cmp ule(%m724, %b724)
  call @b(%r724) : (i1) -> ()

  %a725 = index.constant 4294967296
  %b725 = index.constant 5
  %m725 = index.maxu %x, %a725
  %r725 = index.cmp ule(%m725, %b725)
  call @b(%r725) : (i1) -> ()

  %a726 = index.constant 5
  %b726 = index.constant -5
  %m726 = index.mins %x, %a726
  %r726 = index.cmp ule(%m726, %b726)
  call @b(%r726) : (i1) -> ()

  %a727 = index.constant 5
  %b727 = index.constant 6
  %m727 = index.mins %x, %a727
  %r727 = index.cmp ule(%m727, %b727)
  call @b(%r727) : (i1) -> ()

  %a728 = index.constant 4294967296
  %b728 = index.constant 5
  %m728 = index.mins %x, %a728
  %r728 = index.cmp ule(%m728, %b728)
  call @b(%r728) : (i1) -> ()

  %a729 = index.constant 5
  %b729 = index.constant -5
  %m729 = index.minu %x, %a729
  %r729 = index.cmp ule(%m729, %b729)
  call @b(%r729) : (i1) -> ()

  %a730 = index.constant 5
  %b730 = index.constant 6
  %m730 = index.minu %x, %a730
  %r730 = index.cmp ule(%m730, %b730)
  call @b(%r730) : (i1) -> ()

  %a731 = index.constant 4294967296
  %b731 = index.constant 5
  %m731 = index.minu %x, %a731
  %r731 = index.cmp ule(%m731, %b731)
  call @b(%r731) : (i1) -> ()

  return
}

func.func @cmp_ugt(%x: index, %y: index) {

  %a732 = index.constant 0
  %b732 = index.constant 7
  %r732 = index.cmp ugt(%a732, %b732)
  call @b(%r732) : (i1) -> ()

  %a733 = index.constant 0
  %b733 = index.constant 33
  %r733 = index.cmp ugt(%a733, %b733)
  call @b(%r733) : (i1) -> ()

  %a734 = index.constant 1
  %b734 = index.constant -1
  %r734 = index.cmp ugt(%a734, %b734)
  call @b(%r734) : (i1) -> ()

  %a735 = index.constant -1
  %b735 = index.constant 0
  %r735 = index.cmp ugt(%a735, %b735)
  call @b(%r735) : (i1) -> ()

  %a736 = index.constant -7
  %b736 = index.constant 2147483648
  %r736 = index.cmp ugt(%a736, %b736)
  call @b(%r736) : (i1) -> ()

  %a737 = index.constant 33
  %b737 = index.constant 9223372036854775807
  %r737 = index.cmp ugt(%a737, %b737)
  call @b(%r737) : (i1) -> ()

  %a738 = index.constant 2147483648
  %b738 = index.constant 9223372036854775807
  %r738 = index.cmp ugt(%a738, %b738)
  call @b(%r738) : (i1) -> ()

  %a739 = index.constant 8589934598
  %b739 = index.constant 1
  %r739 = index.cmp ugt(%a739, %b739)
  call @b(%r739) : (i1) -> ()

  %a740 = index.constant -9223372036854775808
  %b740 = index.constant 0
  %r740 = index.cmp ugt(%a740, %b740)
  call @b(%r740) : (i1) -> ()

  %a741 = index.constant -9223372036854775808
  %b741 = index.constant -7
  %r741 = index.cmp ugt(%a741, %b741)
  call @b(%r741) : (i1) -> ()

  %a742 = index.constant -9223372036854775808
  %b742 = index.constant 31
  %r742 = index.cmp ugt(%a742, %b742)
  call @b(%r742) : (i1) -> ()

  %a743 = index.constant 9223372036854775807
  %b743 = index.constant 31
  %r743 = index.cmp ugt(%a743, %b743)
  call @b(%r743) : (i1) -> ()

  %r744 = index.cmp ugt(%x, %x)
  call @b(%r744) : (i1) -> ()

  %a745 = index.constant 5
  %b745 = index.constant -5
  %m745 = index.maxs %x, %a745
  %r745 = index.cmp ugt(%m745, %b745)
  call @b(%r745) : (i1) -> ()

  %a746 = index.constant 5
  %b746 = index.constant 6
  %m746 = index.maxs %x, %a746
  %r746 = index.cmp ugt(%m746, %b746)
  call @b(%r746) : (i1) -> ()

  %a747 = index.constant 4294967296
  %b747 = index.constant 5
  %m747 = index.maxs %x, %a747
  %r747 = index.cmp ugt(%m747, %b747)
  call @b(%r747) : (i1) -> ()

  %a748 = index.constant 5
  %b748 = index.constant -5
  %m748 = index.maxu %x, %a748
  %r748 = index.cmp ugt(%m748, %b748)
  call @b(%r748) : (i1) -> ()

  %a749 = index.constant 5
  %b749 = index.constant 6
  %m749 = index.maxu %x, %a749
  %r749 = index.cmp ugt(%m749, %b749)
  call @b(%r749) : (i1) -> ()

  %a750 = index.constant 4294967296
  %b750 = index.constant 5
  %m750 = index.maxu %x, %a750
  %r750 = index.cmp ugt(%m750, %b750)
  call @b(%r750) : (i1) -> ()

  %a751 = index.constant 5
  %b751 = index.constant -5
  %m751 = index.mins %x, %a751
  %r751 = index.cmp ugt(%m751, %b751)
  call @b(%r751) : (i1) -> ()

  %a752 = index.constant 5
  %b752 = index.constant 6
  %m752 = index.mins %x, %a752
  %r752 = index.cmp ugt(%m752, %b752)
  call @b(%r752) : (i1) -> ()

  %a753 = index.constant 4294967296
  %b753 = index.constant 5
  %m753 = index.mins %x, %a753
  %r753 = index.cmp ugt(%m753, %b753)
  call @b(%r753) : (i1) -> ()

  %a754 = index.constant 5
  %b754 = index.constant -5
  %m754 = index.minu %x, %a754
  %r754 = index.cmp ugt(%m754, %b754)
  call @b(%r754) : (i1) -> ()

  %a755 = index.constant 5
  %b755 = index.constant 6
  %m755 = index.minu %x, %a755
  %r755 = index.cmp ugt(%m755, %b755)
  call @b(%r755) : (i1) -> ()

  %a756 = index.constant 4294967296
  %b756 = index.constant 5
  %m756 = index.minu %x, %a756
  %r756 = index.cmp ugt(%m756, %b756)
  call @b(%r756) : (i1) -> ()

  return
}

func.func @cmp_uge(%x: index, %y: index) {

  %a757 = index.constant 0
  %b757 = index.constant -7
  %r757 = index.cmp uge(%a757, %b757)
  call @b(%r757) : (i1) -> ()

  %a758 = index.constant 1
  %b758 = index.constant 0
  %r758 = index.cmp uge(%a758, %b758)
  call @b(%r758) : (i1) -> ()

  %a759 = index.constant 1
  %b759 = index.constant 9223372036854775807
  %r759 = index.cmp uge(%a759, %b759)
  call @b(%r759) : (i1) -> ()

  %a760 = index.constant -1
  %b760 = index.constant -7
  %r760 = index.cmp uge(%a760, %b760)
  call @b(%r760) : (i1) -> ()

  %a761 = index.constant 7
  %b761 = index.constant 33
  %r761 = index.cmp uge(%a761, %b761)
  call @b(%r761) : (i1) -> ()

  %a762 = index.constant 7
  %b762 = index.constant -9223372036854775808
  %r762 = index.cmp uge(%a762, %b762)
  call @b(%r762) : (i1) -> ()

  %a763 = index.constant -7
  %b763 = index.constant 8589934598
  %r763 = index.cmp uge(%a763, %b763)
  call @b(%r763) : (i1) -> ()

  %a764 = index.constant 31
  %b764 = index.constant 0
  %r764 = index.cmp uge(%a764, %b764)
  call @b(%r764) : (i1) -> ()

  %a765 = index.constant 2147483648
  %b765 = index.constant 0
  %r765 = index.cmp uge(%a765, %b765)
  call @b(%r765) : (i1) -> ()

  %a766 = index.constant 2147483648
  %b766 = index.constant -1
  %r766 = index.cmp uge(%a766, %b766)
  call @b(%r766) : (i1) -> ()

  %a767 = index.constant 2147483648
  %b767 = index.constant 8589934598
  %r767 = index.cmp uge(%a767, %b767)
  call @b(%r767) : (i1) -> ()

  %a768 = index.constant 8589934598
  %b768 = index.constant 9223372036854775807
  %r768 = index.cmp uge(%a768, %b768)
  call @b(%r768) : (i1) -> ()

  %a769 = index.constant -9223372036854775808
  %b769 = index.constant 2147483648
  %r769 = index.cmp uge(%a769, %b769)
  call @b(%r769) : (i1) -> ()

  %a770 = index.constant 9223372036854775807
  %b770 = index.constant 2147483648
  %r770 = index.cmp uge(%a770, %b770)
  call @b(%r770) : (i1) -> ()

  %r771 = index.cmp uge(%x, %x)
  call @b(%r771) : (i1) -> ()

  %a772 = index.constant 5
  %b772 = index.constant -5
  %m772 = index.maxs %x, %a772
  %r772 = index.cmp uge(%m772, %b772)
  call @b(%r772) : (i1) -> ()

  %a773 = index.constant 5
  %b773 = index.constant 6
  %m773 = index.maxs %x, %a773
  %r773 = index.cmp uge(%m773, %b773)
  call @b(%r773) : (i1) -> ()

  %a774 = index.constant 4294967296
  %b774 = index.constant 5
  %m774 = index.maxs %x, %a774
  %r774 = index.cmp uge(%m774, %b774)
  call @b(%r774) : (i1) -> ()

  %a775 = index.constant 5
  %b775 = index.constant -5
  %m775 = index.maxu %x, %a775
  %r775 = index.cmp uge(%m775, %b775)
  call @b(%r775) : (i1) -> ()

  %a776 = index.constant 5
  %b776 = index.constant 6
  %m776 = index.maxu %x, %a776
  %r776 = index.cmp uge(%m776, %b776)
  call @b(%r776) : (i1) -> ()

  %a777 = index.constant 4294967296
  %b777 = index.constant 5
  %m777 = index.maxu %x, %a777
  %r777 = index.cmp uge(%m777, %b777)
  call @b(%r777) : (i1) -> ()

  %a778 = index.constant 5
  %b778 = index.constant -5
  %m778 = index.mins %x, %a778
  %r778 = index.cmp uge(%m778, %b778)
  call @b(%r778) : (i1) -> ()

  %a779 = index.constant 5
  %b779 = index.constant 6
  %m779 = index.mins %x, %a779
  %r779 = index.cmp uge(%m779, %b779)
  call @b(%r779) : (i1) -> ()

  %a780 = index.constant 4294967296
  %b780 = index.constant 5
  %m780 = index.mins %x, %a780
  %r780 = index.cmp uge(%m780, %b780)
  call @b(%r780) : (i1) -> ()

  %a781 = index.constant 5
  %b781 = index.constant -5
  %m781 = index.minu %x, %a781
  %r781 = index.cmp uge(%m781, %b781)
  call @b(%r781) : (i1) -> ()

  %a782 = index.constant 5
  %b782 = index.constant 6
  %m782 = index.minu %x, %a782
  %r782 = index.cmp uge(%m782, %b782)
  call @b(%r782) : (i1) -> ()

  %a783 = index.constant 4294967296
  %b783 = index.constant 5
  %m783 = index.minu %x, %a783
  %r783 = index.cmp uge(%m783, %b783)
  call @b(%r783) : (i1) -> ()

  return
}

func.func @casts() {

  %a784 = index.constant 0
  %r784 = index.casts %a784 : index to i8
  call @i8(%r784) : (i8) -> ()

  %a785 = index.constant 0
  %r785 = index.casts %a785 : index to i48
  call @i48(%r785) : (i48) -> ()

  %a786 = index.constant 0
  %r786 = index.casts %a786 : index to i64
  call @i64(%r786) : (i64) -> ()

  %a787 = index.constant 0
  %r787 = index.casts %a787 : index to i100
  call @i100(%r787) : (i100) -> ()

  %a788 = index.constant 1
  %r788 = index.casts %a788 : index to i8
  call @i8(%r788) : (i8) -> ()

  %a789 = index.constant 1
  %r789 = index.casts %a789 : index to i48
  call @i48(%r789) : (i48) -> ()

  %a790 = index.constant 1
  %r790 = index.casts %a790 : index to i64
  call @i64(%r790) : (i64) -> ()

  %a791 = index.constant 1
  %r791 = index.casts %a791 : index to i100
  call @i100(%r791) : (i100) -> ()

  %a792 = index.constant -1
  %r792 = index.casts %a792 : index to i8
  call @i8(%r792) : (i8) -> ()

  %a793 = index.constant -1
  %r793 = index.casts %a793 : index to i48
  call @i48(%r793) : (i48) -> ()

  %a794 = index.constant -1
  %r794 = index.casts %a794 : index to i64
  call @i64(%r794) : (i64) -> ()

  %a795 = index.constant -1
  %r795 = index.casts %a795 : index to i100
  call @i100(%r795) : (i100) -> ()

  %a796 = index.constant 7
  %r796 = index.casts %a796 : index to i8
  call @i8(%r796) : (i8) -> ()

  %a797 = index.constant 7
  %r797 = index.casts %a797 : index to i48
  call @i48(%r797) : (i48) -> ()

  %a798 = index.constant 7
  %r798 = index.casts %a798 : index to i64
  call @i64(%r798) : (i64) -> ()

  %a799 = index.constant 7
  %r799 = index.casts %a799 : index to i100
  call @i100(%r799) : (i100) -> ()

  %a800 = index.constant -7
  %r800 = index.casts %a800 : index to i8
  call @i8(%r800) : (i8) -> ()

  %a801 = index.constant -7
  %r801 = index.casts %a801 : index to i48
  call @i48(%r801) : (i48) -> ()

  %a802 = index.constant -7
  %r802 = index.casts %a802 : index to i64
  call @i64(%r802) : (i64) -> ()

  %a803 = index.constant -7
  %r803 = index.casts %a803 : index to i100
  call @i100(%r803) : (i100) -> ()

  %a804 = index.constant 31
  %r804 = index.casts %a804 : index to i8
  call @i8(%r804) : (i8) -> ()

  %a805 = index.constant 31
  %r805 = index.casts %a805 : index to i48
  call @i48(%r805) : (i48) -> ()

  %a806 = index.constant 31
  %r806 = index.casts %a806 : index to i64
  call @i64(%r806) : (i64) -> ()

  %a807 = index.constant 31
  %r807 = index.casts %a807 : index to i100
  call @i100(%r807) : (i100) -> ()

  %a808 = index.constant 33
  %r808 = index.casts %a808 : index to i8
  call @i8(%r808) : (i8) -> ()

  %a809 = index.constant 33
  %r809 = index.casts %a809 : index to i48
  call @i48(%r809) : (i48) -> ()

  %a810 = index.constant 33
  %r810 = index.casts %a810 : index to i64
  call @i64(%r810) : (i64) -> ()

  %a811 = index.constant 33
  %r811 = index.casts %a811 : index to i100
  call @i100(%r811) : (i100) -> ()

  %a812 = index.constant 2147483648
  %r812 = index.casts %a812 : index to i8
  call @i8(%r812) : (i8) -> ()

  %a813 = index.constant 2147483648
  %r813 = index.casts %a813 : index to i48
  call @i48(%r813) : (i48) -> ()

  %a814 = index.constant 2147483648
  %r814 = index.casts %a814 : index to i64
  call @i64(%r814) : (i64) -> ()

  %a815 = index.constant 2147483648
  %r815 = index.casts %a815 : index to i100
  call @i100(%r815) : (i100) -> ()

  %a816 = index.constant 8589934598
  %r816 = index.casts %a816 : index to i8
  call @i8(%r816) : (i8) -> ()

  %a817 = index.constant 8589934598
  %r817 = index.casts %a817 : index to i48
  call @i48(%r817) : (i48) -> ()

  %a818 = index.constant 8589934598
  %r818 = index.casts %a818 : index to i64
  call @i64(%r818) : (i64) -> ()

  %a819 = index.constant 8589934598
  %r819 = index.casts %a819 : index to i100
  call @i100(%r819) : (i100) -> ()

  %a820 = index.constant -9223372036854775808
  %r820 = index.casts %a820 : index to i8
  call @i8(%r820) : (i8) -> ()

  %a821 = index.constant -9223372036854775808
  %r821 = index.casts %a821 : index to i48
  call @i48(%r821) : (i48) -> ()

  %a822 = index.constant -9223372036854775808
  %r822 = index.casts %a822 : index to i64
  call @i64(%r822) : (i64) -> ()

  %a823 = index.constant -9223372036854775808
  %r823 = index.casts %a823 : index to i100
  call @i100(%r823) : (i100) -> ()

  %a824 = index.constant 9223372036854775807
  %r824 = index.casts %a824 : index to i8
  call @i8(%r824) : (i8) -> ()

  %a825 = index.constant 9223372036854775807
  %r825 = index.casts %a825 : index to i48
  call @i48(%r825) : (i48) -> ()

  %a826 = index.constant 9223372036854775807
  %r826 = index.casts %a826 : index to i64
  call @i64(%r826) : (i64) -> ()

  %a827 = index.constant 9223372036854775807
  %r827 = index.casts %a827 : index to i100
  call @i100(%r827) : (i100) -> ()

  %a828 = arith.constant 3 : i8
  %r828 = index.casts %a828 : i8 to index
  call @u(%r828) : (index) -> ()

  %a829 = arith.constant -3 : i8
  %r829 = index.casts %a829 : i8 to index
  call @u(%r829) : (index) -> ()

  %a830 = arith.constant -1 : i48
  %r830 = index.casts %a830 : i48 to index
  call @u(%r830) : (index) -> ()

  %a831 = arith.constant -1 : i64
  %r831 = index.casts %a831 : i64 to index
  call @u(%r831) : (index) -> ()

  %a832 = arith.constant 1237940039285380274899124224 : i100
  %r832 = index.casts %a832 : i100 to index
  call @u(%r832) : (index) -> ()

  return
}

func.func @castu() {

  %a833 = index.constant 0
  %r833 = index.castu %a833 : index to i8
  call @i8(%r833) : (i8) -> ()

  %a834 = index.constant 0
  %r834 = index.castu %a834 : index to i48
  call @i48(%r834) : (i48) -> ()

  %a835 = index.constant 0
  %r835 = index.castu %a835 : index to i64
  call @i64(%r835) : (i64) -> ()

  %a836 = index.constant 0
  %r836 = index.castu %a836 : index to i100
  call @i100(%r836) : (i100) -> ()

  %a837 = index.constant 1
  %r837 = index.castu %a837 : index to i8
  call @i8(%r837) : (i8) -> ()

  %a838 = index.constant 1
  %r838 = index.castu %a838 : index to i48
  call @i48(%r838) : (i48) -> ()

  %a839 = index.constant 1
  %r839 = index.castu %a839 : index to i64
  call @i64(%r839) : (i64) -> ()

  %a840 = index.constant 1
  %r840 = index.castu %a840 : index to i100
  call @i100(%r840) : (i100) -> ()

  %a841 = index.constant -1
  %r841 = index.castu %a841 : index to i8
  call @i8(%r841) : (i8) -> ()

  %a842 = index.constant -1
  %r842 = index.castu %a842 : index to i48
  call @i48(%r842) : (i48) -> ()

  %a843 = index.constant -1
  %r843 = index.castu %a843 : index to i64
  call @i64(%r843) : (i64) -> ()

  %a844 = index.constant -1
  %r844 = index.castu %a844 : index to i100
  call @i100(%r844) : (i100) -> ()

  %a845 = index.constant 7
  %r845 = index.castu %a845 : index to i8
  call @i8(%r845) : (i8) -> ()

  %a846 = index.constant 7
  %r846 = index.castu %a846 : index to i48
  call @i48(%r846) : (i48) -> ()

  %a847 = index.constant 7
  %r847 = index.castu %a847 : index to i64
  call @i64(%r847) : (i64) -> ()

  %a848 = index.constant 7
  %r848 = index.castu %a848 : index to i100
  call @i100(%r848) : (i100) -> ()

  %a849 = index.constant -7
  %r849 = index.castu %a849 : index to i8
  call @i8(%r849) : (i8) -> ()

  %a850 = index.constant -7
  %r850 = index.castu %a850 : index to i48
  call @i48(%r850) : (i48) -> ()

  %a851 = index.constant -7
  %r851 = index.castu %a851 : index to i64
  call @i64(%r851) : (i64) -> ()

  %a852 = index.constant -7
  %r852 = index.castu %a852 : index to i100
  call @i100(%r852) : (i100) -> ()

  %a853 = index.constant 31
  %r853 = index.castu %a853 : index to i8
  call @i8(%r853) : (i8) -> ()

  %a854 = index.constant 31
  %r854 = index.castu %a854 : index to i48
  call @i48(%r854) : (i48) -> ()

  %a855 = index.constant 31
  %r855 = index.castu %a855 : index to i64
  call @i64(%r855) : (i64) -> ()

  %a856 = index.constant 31
  %r856 = index.castu %a856 : index to i100
  call @i100(%r856) : (i100) -> ()

  %a857 = index.constant 33
  %r857 = index.castu %a857 : index to i8
  call @i8(%r857) : (i8) -> ()

  %a858 = index.constant 33
  %r858 = index.castu %a858 : index to i48
  call @i48(%r858) : (i48) -> ()

  %a859 = index.constant 33
  %r859 = index.castu %a859 : index to i64
  call @i64(%r859) : (i64) -> ()

  %a860 = index.constant 33
  %r860 = index.castu %a860 : index to i100
  call @i100(%r860) : (i100) -> ()

  %a861 = index.constant 2147483648
  %r861 = index.castu %a861 : index to i8
  call @i8(%r861) : (i8) -> ()

  %a862 = index.constant 2147483648
  %r862 = index.castu %a862 : index to i48
  call @i48(%r862) : (i48) -> ()

  %a863 = index.constant 2147483648
  %r863 = index.castu %a863 : index to i64
  call @i64(%r863) : (i64) -> ()

  %a864 = index.constant 2147483648
  %r864 = index.castu %a864 : index to i100
  call @i100(%r864) : (i100) -> ()

  %a865 = index.constant 8589934598
  %r865 = index.castu %a865 : index to i8
  call @i8(%r865) : (i8) -> ()

  %a866 = index.constant 8589934598
  %r866 = index.castu %a866 : index to i48
  call @i48(%r866) : (i48) -> ()

  %a867 = index.constant 8589934598
  %r867 = index.castu %a867 : index to i64
  call @i64(%r867) : (i64) -> ()

  %a868 = index.constant 8589934598
  %r868 = index.castu %a868 : index to i100
  call @i100(%r868) : (i100) -> ()

  %a869 = index.constant -9223372036854775808
  %r869 = index.castu %a869 : index to i8
  call @i8(%r869) : (i8) -> ()

  %a870 = index.constant -9223372036854775808
  %r870 = index.castu %a870 : index to i48
  call @i48(%r870) : (i48) -> ()

  %a871 = index.constant -9223372036854775808
  %r871 = index.castu %a871 : index to i64
  call @i64(%r871) : (i64) -> ()

  %a872 = index.constant -9223372036854775808
  %r872 = index.castu %a872 : index to i100
  call @i100(%r872) : (i100) -> ()

  %a873 = index.constant 9223372036854775807
  %r873 = index.castu %a873 : index to i8
  call @i8(%r873) : (i8) -> ()

  %a874 = index.constant 9223372036854775807
  %r874 = index.castu %a874 : index to i48
  call @i48(%r874) : (i48) -> ()

  %a875 = index.constant 9223372036854775807
  %r875 = index.castu %a875 : index to i64
  call @i64(%r875) : (i64) -> ()

  %a876 = index.constant 9223372036854775807
  %r876 = index.castu %a876 : index to i100
  call @i100(%r876) : (i100) -> ()

  %a877 = arith.constant 3 : i8
  %r877 = index.castu %a877 : i8 to index
  call @u(%r877) : (index) -> ()

  %a878 = arith.constant -3 : i8
  %r878 = index.castu %a878 : i8 to index
  call @u(%r878) : (index) -> ()

  %a879 = arith.constant -1 : i48
  %r879 = index.castu %a879 : i48 to index
  call @u(%r879) : (index) -> ()

  %a880 = arith.constant -1 : i64
  %r880 = index.castu %a880 : i64 to index
  call @u(%r880) : (index) -> ()

  %a881 = arith.constant 1237940039285380274899124224 : i100
  %r881 = index.castu %a881 : i100 to index
  call @u(%r881) : (index) -> ()

  return
}
