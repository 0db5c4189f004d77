/** The factor for the volume of every scaled test: 1 in `npm test`; `TEST_SCALE=10` tests ten times as much. */
export const TEST_SCALE = readPositiveNumber('TEST_SCALE', 1);

/** The seed of random test data: the same in every `npm test`; set `TEST_SEED=N` for other data. */
export const TEST_SEED = readPositiveNumber('TEST_SEED', 1);

/** Bounds of a scaled volume. */
export interface VolumeBounds {
  /** The volume below which a test would prove nothing. */
  readonly min?: number;
  /** The volume beyond which a test would only take longer. */
  readonly max?: number;
}

/** Multiplies a volume by `TEST_SCALE` and rounds it to a whole number within the bounds; at least 1. */
export const scaled = (volume: number, { min = 1, max = Infinity }: VolumeBounds = {}): number =>
  Math.min(max, Math.max(min, Math.round(volume * TEST_SCALE)));

function readPositiveNumber(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`${name} is not a positive number: ${text}`);
  return value;
}
