import Platform

/// Returns a number to a power; of a negative number, that of its magnitude with its sign.
///
/// CSS Color 4 extends its transfer functions below zero in this way.
package func signedPower(_ number: Double, _ exponent: Double) -> Double {
  let power = pow(number.magnitude, exponent)
  return number < 0 ? -power : power
}

/// Returns the point at an angle in degrees on a circle around the origin.
package func pointOnCircle(radius: Double, degrees: Double) -> (x: Double, y: Double) {
  let radians = degrees * .pi / 180
  return (radius * cos(radians), radius * sin(radians))
}
