/** An affine transformation in PDF order: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Converts six operands to a matrix; identity if there are fewer. */
export function toMatrix(operands: readonly string[]): Matrix {
  const [a, b, c, d, e, f] = operands.map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return IDENTITY;
  return [a, b, c, d, e, f];
}

/** Returns the transformation that applies the first matrix, then the second. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Transforms a point. */
export const transformPoint = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});
