// A two-dimensional convolution with strides, dilations and padding. An integer set determines the valid points of the input.
// The program is the last example of MLIR's rationale. Reference: convolution.cpp
//
// main() prints the bits of all elements of the output.

// The point (d0, d1) of the dilated, padded input is an element of an input of s2 x s3 elements with dilations s0 and s1.
#domain = affine_set<(d0, d1)[s0, s1, s2, s3] : (d0 mod s0 == 0, d1 mod s1 == 0, d0 >= 0, d1 >= 0,
                                                s0 * s2 - d0 - 1 >= 0, s1 * s3 - d1 - 1 >= 0)>
// From output and kernel to the input: d0 is a coordinate of the output, d1 of the kernel, s0 the stride, s1 the dilation of the
// kernel, s2 the padding.
#point = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s0 + d1 * s1 - s2)>
// From the dilated input to the input: s0 is the dilation.
#undilated = affine_map<(d0)[s0] -> (d0 floordiv s0)>

func.func @conv2d(%input: memref<2x7x9x3xf32>, %kernel: memref<3x3x3x4xf32>, %output: memref<2x6x9x4xf32>,
                  %stride_h: index, %stride_w: index, %dilation_h: index, %dilation_w: index) {
  %pad = arith.constant 2 : index
  %kernel_dilation = arith.constant 1 : index
  %height = arith.constant 7 : index
  %width = arith.constant 9 : index
  affine.for %b = 0 to 2 {
    affine.for %oh = 0 to 6 {
      affine.for %ow = 0 to 9 {
        affine.for %of = 0 to 4 {
          affine.for %kh = 0 to 3 {
            affine.for %kw = 0 to 3 {
              affine.for %if = 0 to 3 {
                %h = affine.apply #point(%oh, %kh)[%stride_h, %kernel_dilation, %pad]
                %w = affine.apply #point(%ow, %kw)[%stride_w, %kernel_dilation, %pad]
                affine.if #domain(%h, %w)[%dilation_h, %dilation_w, %height, %width] {
                  %ih = affine.apply #undilated(%h)[%dilation_h]
                  %iw = affine.apply #undilated(%w)[%dilation_w]
                  %x = memref.load %input[%b, %ih, %iw, %if] : memref<2x7x9x3xf32>
                  %k = affine.load %kernel[%kh, %kw, %if, %of] : memref<3x3x3x4xf32>
                  %old = affine.load %output[%b, %oh, %ow, %of] : memref<2x6x9x4xf32>
                  %product = arith.mulf %x, %k : f32
                  %new = arith.addf %old, %product : f32
                  affine.store %new, %output[%b, %oh, %ow, %of] : memref<2x6x9x4xf32>
                }
              }
            }
          }
        }
      }
    }
  }
  return
}

// 1 / (1 + the number of the element)
func.func @value(%index: index) -> f32 {
  %one = arith.constant 1.0 : f32
  %integer = arith.index_cast %index : index to i32
  %x = arith.sitofp %integer : i32 to f32
  %next = arith.addf %x, %one : f32
  %result = arith.divf %one, %next : f32
  return %result : f32
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %input = memref.alloc() : memref<2x7x9x3xf32>
  %kernel = memref.alloc() : memref<3x3x3x4xf32>
  %output = memref.alloc() : memref<2x6x9x4xf32>
  affine.for %b = 0 to 2 {
    affine.for %h = 0 to 7 {
      affine.for %w = 0 to 9 {
        affine.for %f = 0 to 3 {
          %number = affine.apply affine_map<(d0, d1, d2, d3) -> (((d0 * 7 + d1) * 9 + d2) * 3 + d3)>(%b, %h, %w, %f)
          %x = func.call @value(%number) : (index) -> f32
          affine.store %x, %input[%b, %h, %w, %f] : memref<2x7x9x3xf32>
        }
      }
    }
    affine.for %h = 0 to 6 {
      affine.for %w = 0 to 9 {
        affine.for %f = 0 to 4 {
          affine.store %zero, %output[%b, %h, %w, %f] : memref<2x6x9x4xf32>
        }
      }
    }
  }
  affine.for %h = 0 to 3 {
    affine.for %w = 0 to 3 {
      affine.for %i = 0 to 3 {
        affine.for %o = 0 to 4 {
          %number = affine.apply affine_map<(d0, d1, d2, d3) -> (((d0 * 3 + d1) * 3 + d2) * 4 + d3)>(%h, %w, %i, %o)
          %x = func.call @value(%number) : (index) -> f32
          affine.store %x, %kernel[%h, %w, %i, %o] : memref<3x3x3x4xf32>
        }
      }
    }
  }
  call @conv2d(%input, %kernel, %output, %two, %one, %one, %two)
      : (memref<2x7x9x3xf32>, memref<3x3x3x4xf32>, memref<2x6x9x4xf32>, index, index, index, index) -> ()
  affine.for %b = 0 to 2 {
    affine.for %h = 0 to 6 {
      affine.for %w = 0 to 9 {
        affine.for %f = 0 to 4 {
          %x = affine.load %output[%b, %h, %w, %f] : memref<2x6x9x4xf32>
          %bits = arith.bitcast %x : f32 to i32
          %wide = arith.extsi %bits : i32 to i64
          func.call @printI64(%wide) : (i64) -> ()
          func.call @printNewline() : () -> ()
        }
      }
    }
  }
  memref.dealloc %input : memref<2x7x9x3xf32>
  memref.dealloc %kernel : memref<3x3x3x4xf32>
  memref.dealloc %output : memref<2x6x9x4xf32>
  return
}
