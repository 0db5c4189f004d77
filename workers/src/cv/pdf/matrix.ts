/** An affine transformation as PDF writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix of six operands; identity where there are fewer. */
export function matrixOf(operands: readonly string[]): Matrix {
  const [a, b, c, d, e, f] = operands.map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return identity;
  return [a, b, c, d, e, f];
}

/** First the one, then the other. */
export const then = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Where a point comes to lie. */
export const moved = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});
