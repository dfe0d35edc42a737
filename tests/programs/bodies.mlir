// Five bodies that attract each other: 1,000 steps of the symplectic Euler method in double precision. Reference: bodies.cpp
//
// A row of the state is the position (x, y, z), the velocity (x, y, z) and the mass of a body. main() prints the bits of the final state.

func.func @step(%state: memref<5x7xf64>, %dt: f64) {
  affine.for %i = 0 to 5 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 5 {
      %xi = affine.load %state[%i, 0] : memref<5x7xf64>
      %yi = affine.load %state[%i, 1] : memref<5x7xf64>
      %zi = affine.load %state[%i, 2] : memref<5x7xf64>
      %xj = affine.load %state[%j, 0] : memref<5x7xf64>
      %yj = affine.load %state[%j, 1] : memref<5x7xf64>
      %zj = affine.load %state[%j, 2] : memref<5x7xf64>
      %mi = affine.load %state[%i, 6] : memref<5x7xf64>
      %mj = affine.load %state[%j, 6] : memref<5x7xf64>
      %dx = arith.subf %xi, %xj : f64
      %dy = arith.subf %yi, %yj : f64
      %dz = arith.subf %zi, %zj : f64
      %dx2 = arith.mulf %dx, %dx : f64
      %dy2 = arith.mulf %dy, %dy : f64
      %dz2 = arith.mulf %dz, %dz : f64
      %dxy2 = arith.addf %dx2, %dy2 : f64
      %distance2 = arith.addf %dxy2, %dz2 : f64
      %distance = math.sqrt %distance2 : f64
      %cube = arith.mulf %distance2, %distance : f64
      %magnitude = arith.divf %dt, %cube : f64
      %force_j = arith.mulf %mj, %magnitude : f64
      %force_i = arith.mulf %mi, %magnitude : f64
      func.call @accelerate(%state, %i, %force_j, %dx, %dy, %dz) : (memref<5x7xf64>, index, f64, f64, f64, f64) -> ()
      %back = arith.negf %force_i : f64
      func.call @accelerate(%state, %j, %back, %dx, %dy, %dz) : (memref<5x7xf64>, index, f64, f64, f64, f64) -> ()
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %k = 0 to 3 {
      %position = affine.load %state[%i, %k] : memref<5x7xf64>
      %velocity = affine.load %state[%i, %k + 3] : memref<5x7xf64>
      %change = arith.mulf %dt, %velocity : f64
      %new = arith.addf %position, %change : f64
      affine.store %new, %state[%i, %k] : memref<5x7xf64>
    }
  }
  return
}

// Subtracts %force times the difference of the positions from the velocity of body %i.
func.func @accelerate(%state: memref<5x7xf64>, %i: index, %force: f64, %dx: f64, %dy: f64, %dz: f64) {
  %vx = affine.load %state[symbol(%i), 3] : memref<5x7xf64>
  %vy = affine.load %state[symbol(%i), 4] : memref<5x7xf64>
  %vz = affine.load %state[symbol(%i), 5] : memref<5x7xf64>
  %fx = arith.mulf %dx, %force : f64
  %fy = arith.mulf %dy, %force : f64
  %fz = arith.mulf %dz, %force : f64
  %nx = arith.subf %vx, %fx : f64
  %ny = arith.subf %vy, %fy : f64
  %nz = arith.subf %vz, %fz : f64
  affine.store %nx, %state[symbol(%i), 3] : memref<5x7xf64>
  affine.store %ny, %state[symbol(%i), 4] : memref<5x7xf64>
  affine.store %nz, %state[symbol(%i), 5] : memref<5x7xf64>
  return
}

memref.global "private" constant @start : memref<5x7xf64> = dense<[
  [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 40.0],
  [5.0, -1.0, -0.25, 0.5, 2.75, -0.125, 0.0375],
  [8.5, 4.0, -0.5, -1.0, 1.75, 0.0625, 0.01125],
  [12.75, -15.0, -0.25, 1.0, 0.875, -0.03125, 0.00175],
  [15.5, -26.0, 0.25, 1.0, 0.5, -0.0625, 0.002]
]>

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %dt = arith.constant 0.0078125 : f64
  %start = memref.get_global @start : memref<5x7xf64>
  %state = memref.alloc() : memref<5x7xf64>
  memref.copy %start, %state : memref<5x7xf64> to memref<5x7xf64>
  affine.for %n = 0 to 1000 {
    func.call @step(%state, %dt) : (memref<5x7xf64>, f64) -> ()
  }
  affine.for %i = 0 to 5 {
    affine.for %k = 0 to 7 {
      %value = affine.load %state[%i, %k] : memref<5x7xf64>
      %bits = arith.bitcast %value : f64 to i64
      func.call @printI64(%bits) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
  }
  memref.dealloc %state : memref<5x7xf64>
  return
}
