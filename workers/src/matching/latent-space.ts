import { createSeededRandom } from '../seeded-random.js';
import type { TermMatrix } from './term-matrix.js';

/** How many dimensions texts have in the space. */
export const DIMENSIONS = 120;
/** How often the axes are refined. More refinements change hardly any ranking. */
const REFINEMENTS = 4;
const SEED = 1;
/** Rows processed between two yields. */
const ROWS_PER_STEP = 64;

/**
 * Latent semantic analysis: a space in which texts are close to each other if their terms occur in the same texts, even
 * if they share none. Its axes span the largest singular vectors of the matrix of texts and terms (tf-idf), found by
 * subspace iteration. The axes themselves are arbitrary, because only angles between texts count.
 */
export class LatentSpace {
  private constructor(
    private readonly termNumbers: ReadonlyMap<string, number>,
    private readonly rarities: Float32Array,
    /** A row of DIMENSIONS numbers per term. */
    private readonly axes: Float32Array,
  ) {}

  /** Builds the space of some texts. Yields regularly, so that the caller can serve others. */
  static *build(matrix: TermMatrix): Generator<void, LatentSpace> {
    const rarities = computeRarities(matrix);
    const weights = computeWeights(matrix, rarities);
    const rowCount = matrix.rowStarts.length - 1;
    let axes = createRandomAxes(matrix.terms.length);
    for (let round = 0; round < REFINEMENTS; round += 1) {
      const directions = new Float32Array(rowCount * DIMENSIONS);
      yield* forEachRow(rowCount, (row) => addDirection(matrix, weights, row, axes, directions));
      // The texts are far fewer than the terms.
      yield* orthonormalize(directions);
      axes = new Float32Array(axes.length);
      yield* forEachRow(rowCount, (row) => addToAxes(matrix, weights, row, directions, axes));
    }
    yield* orthonormalize(axes);
    return new LatentSpace(new Map(matrix.terms.map((term, number) => [term, number])), rarities, axes);
  }

  /** Returns the direction of a text, of length 1, or of length 0 if the space has none of its terms. */
  locate(terms: readonly string[]): Float32Array {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const direction = new Float32Array(DIMENSIONS);
    for (const [term, count] of counts) this.move(direction, 0, term, count);
    return scaleToLength1(direction);
  }

  /** Moves the direction that begins at `start` towards a term that occurs `count` times in its text. */
  move(directions: Float32Array, start: number, term: string, count: number): void {
    const number = this.termNumbers.get(term);
    if (number !== undefined)
      addScaled(directions, start, this.axes, number * DIMENSIONS, dampen(count) * (this.rarities[number] ?? 0));
  }
}

/** Makes a direction as long as 1, in place, unless it has no length. */
export function scaleToLength1(direction: Float32Array): Float32Array {
  let sum = 0;
  for (const value of direction) sum += value * value;
  if (sum === 0) return direction;
  const factor = 1 / Math.sqrt(sum);
  for (let axis = 0; axis < direction.length; axis += 1) direction[axis] = (direction[axis] ?? 0) * factor;
  return direction;
}

/** The second occurrence of a term says less than the first one. */
const dampen = (count: number): number => 1 + Math.log(count);

/** Returns the inverse document frequency of each term. */
function computeRarities({ terms, termNumbers, rowStarts }: TermMatrix): Float32Array {
  const textCounts = new Uint32Array(terms.length);
  for (const number of termNumbers) textCounts[number] = (textCounts[number] ?? 0) + 1;
  return Float32Array.from(textCounts, (count) => Math.log((rowStarts.length - 1) / count));
}

/** Returns the weights of all terms of all texts. Those of a text have the length 1. */
function computeWeights({ rowStarts, termNumbers, counts }: TermMatrix, rarities: Float32Array): Float32Array {
  const weights = Float32Array.from(counts, (count, index) => dampen(count) * (rarities[termNumbers[index] ?? 0] ?? 0));
  for (let row = 0; row + 1 < rowStarts.length; row += 1)
    scaleToLength1(weights.subarray(rowStarts[row], rowStarts[row + 1]));
  return weights;
}

function createRandomAxes(termCount: number): Float32Array {
  const { next } = createSeededRandom(SEED);
  return Float32Array.from({ length: termCount * DIMENSIONS }, () => next() - 0.5);
}

/** Processes rows in steps. */
function* forEachRow(rowCount: number, process: (row: number) => void): Generator<void> {
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_PER_STEP === 0) yield;
    process(row);
  }
}

/** Adds the direction of a text, which is the sum of those of its terms. */
function addDirection(
  { rowStarts, termNumbers }: TermMatrix,
  weights: Float32Array,
  row: number,
  axes: Float32Array,
  directions: Float32Array,
): void {
  for (let index = rowStarts[row] ?? 0; index < (rowStarts[row + 1] ?? 0); index += 1)
    addScaled(directions, row * DIMENSIONS, axes, (termNumbers[index] ?? 0) * DIMENSIONS, weights[index] ?? 0);
}

/** Adds the direction of a text to those of its terms. */
function addToAxes(
  { rowStarts, termNumbers }: TermMatrix,
  weights: Float32Array,
  row: number,
  directions: Float32Array,
  axes: Float32Array,
): void {
  for (let index = rowStarts[row] ?? 0; index < (rowStarts[row + 1] ?? 0); index += 1)
    addScaled(axes, (termNumbers[index] ?? 0) * DIMENSIONS, directions, row * DIMENSIONS, weights[index] ?? 0);
}

/** Adds DIMENSIONS numbers of `source`, multiplied by a factor, to those of `target`. */
function addScaled(
  target: Float32Array,
  targetStart: number,
  source: Float32Array,
  sourceStart: number,
  factor: number,
): void {
  for (let axis = 0; axis < DIMENSIONS; axis += 1)
    target[targetStart + axis] = (target[targetStart + axis] ?? 0) + factor * (source[sourceStart + axis] ?? 0);
}

/** Makes the columns of a matrix orthogonal and of length 1, in place (Cholesky QR). */
function* orthonormalize(matrix: Float32Array): Generator<void> {
  const gram = new Float64Array(DIMENSIONS * DIMENSIONS);
  const rowCount = matrix.length / DIMENSIONS;
  const getRow = (row: number) => matrix.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  yield* forEachRow(rowCount, (row) => addSquare(gram, getRow(row)));
  const factor = factorize(gram);
  yield* forEachRow(rowCount, (row) => solve(getRow(row), factor));
}

/** Adds the products of all pairs of numbers in a row to the lower triangle of a matrix. */
function addSquare(matrix: Float64Array, row: Float32Array): void {
  for (let one = 0; one < DIMENSIONS; one += 1) {
    const value = row[one] ?? 0;
    if (value === 0) continue;
    for (let other = 0; other <= one; other += 1)
      matrix[one * DIMENSIONS + other] = (matrix[one * DIMENSIONS + other] ?? 0) + value * (row[other] ?? 0);
  }
}

/** An axis with less than this share of its length left, when others are subtracted, is a combination of them. */
const MIN_REMAINING_SHARE = 1e-6;

/**
 * Returns the lower triangular factor of a matrix (Cholesky). The pivot of an axis that is a combination of others is 0:
 * there are fewer independent texts than dimensions.
 */
function factorize(gram: Float64Array): Float64Array {
  const factor = new Float64Array(gram.length);
  for (let row = 0; row < DIMENSIONS; row += 1) {
    for (let column = 0; column < row; column += 1) {
      const pivot = factor[column * DIMENSIONS + column] ?? 0;
      factor[row * DIMENSIONS + column] = pivot === 0 ? 0 : subtractProducts(gram, factor, row, column) / pivot;
    }
    const rest = subtractProducts(gram, factor, row, row);
    const isCombination = rest <= MIN_REMAINING_SHARE * (gram[row * DIMENSIONS + row] ?? 0);
    factor[row * DIMENSIONS + row] = isCombination ? 0 : Math.sqrt(rest);
  }
  return factor;
}

function subtractProducts(gram: Float64Array, factor: Float64Array, row: number, column: number): number {
  let rest = gram[row * DIMENSIONS + column] ?? 0;
  for (let index = 0; index < column; index += 1)
    rest -= (factor[row * DIMENSIONS + index] ?? 0) * (factor[column * DIMENSIONS + index] ?? 0);
  return rest;
}

/** Multiplies a row by the inverse of the transposed factor, in place; axes without a pivot become 0. */
function solve(row: Float32Array, factor: Float64Array): void {
  for (let column = 0; column < DIMENSIONS; column += 1) {
    const pivot = factor[column * DIMENSIONS + column] ?? 0;
    let rest = row[column] ?? 0;
    for (let index = 0; index < column; index += 1)
      rest -= (row[index] ?? 0) * (factor[column * DIMENSIONS + index] ?? 0);
    row[column] = pivot === 0 ? 0 : rest / pivot;
  }
}
