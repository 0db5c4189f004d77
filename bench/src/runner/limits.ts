import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type BenchOptions, type Figure, isTime } from './figure.js';

/**
 * The bound of a figure, and its last recorded value (`npm run bench -- all --record`). `--short` does not measure
 * `fullRunsOnly` figures.
 */
const limitSchema = z
  .strictObject({
    min: z.number().optional(),
    max: z.number().optional(),
    /** The value when the limits were last updated; not checked. */
    last: z.number().nullable(),
    fullRunsOnly: z.boolean().optional(),
  })
  .refine(({ min, max }) => (min === undefined) !== (max === undefined), 'needs either "min" or "max"');
export type Limit = z.infer<typeof limitSchema>;

/** `bench/limits.json`: limits by bench and figure name. */
const limitsSchema = z.record(z.string(), z.record(z.string(), limitSchema));
export type Limits = z.infer<typeof limitsSchema>;

/** A figure and its limit, if it has one. */
export interface CheckedFigure {
  readonly figure: Figure;
  readonly limit?: Limit;
  /** True if there is no limit. */
  readonly isWithinLimit: boolean;
}

/** @throws {z.ZodError} if the file does not fit the schema. */
export const readLimits = (file: URL): Limits => limitsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Writes the limits file with the measured values as `last`. */
export function recordValues(file: URL, limits: Limits, figuresByBench: ReadonlyMap<string, readonly Figure[]>): void {
  const updatedLimits = Object.fromEntries(
    Object.entries(limits).map(([bench, entries]) => [
      bench,
      Object.fromEntries(
        Object.entries(entries).map(([name, limit]) => {
          const value = figuresByBench.get(bench)?.find((figure) => figure.name === name)?.value;
          return [name, value === undefined ? limit : { ...limit, last: Number(value.toPrecision(3)) }];
        }),
      ),
    ]),
  );
  writeFileSync(file, `${JSON.stringify(updatedLimits, null, 2)}\n`);
}

/**
 * Compares the figures of a bench with its limits. Times have none, because they depend on the machine and its load.
 *
 * @throws {Error} if a figure with a limit was not measured, or a ratio, count or size has no limit. Otherwise a renamed
 *   figure would no longer be checked. Also if a time has a limit.
 */
export function checkFigures(
  bench: string,
  figures: readonly Figure[],
  limits: Limits,
  { isShort }: Pick<BenchOptions, 'isShort'>,
): readonly CheckedFigure[] {
  const entries = limits[bench] ?? {};
  const expectedNames = Object.keys(entries).filter((name) => !(isShort && entries[name]?.fullRunsOnly === true));
  const missingNames = expectedNames.filter((name) => !figures.some((figure) => figure.name === name));
  if (missingNames.length > 0) throw new Error(`${bench} did not measure: ${missingNames.join(', ')}`);
  const figuresWithoutLimit = figures.filter(({ name, unit }) => !isTime(unit) && !(name in entries));
  if (figuresWithoutLimit.length > 0) {
    throw new Error(
      `bench/limits.json has no limit for ${bench}: ${figuresWithoutLimit.map(({ name }) => name).join(', ')}`,
    );
  }
  const limitedTimes = figures.filter(({ name, unit }) => isTime(unit) && name in entries);
  if (limitedTimes.length > 0) {
    throw new Error(`bench/limits.json limits times of ${bench}: ${limitedTimes.map(({ name }) => name).join(', ')}`);
  }
  return figures.map((figure) => {
    const limit = entries[figure.name];
    return limit ? { figure, limit, isWithinLimit: isWithin(figure.value, limit) } : { figure, isWithinLimit: true };
  });
}

/** NaN is never within a limit. */
const isWithin = (value: number, { min = -Infinity, max = Infinity }: Limit): boolean => value >= min && value <= max;

/** Formats a limit: "≥ 0.8" or "≤ 1.5". */
export const formatLimit = (limit: Limit | undefined): string => {
  if (limit?.min !== undefined) return `≥ ${String(limit.min)}`;
  return limit?.max === undefined ? '' : `≤ ${String(limit.max)}`;
};
