import { formatValue } from './figure.js';
import { formatLimit } from './limits.js';
import type { BenchResult } from './run-all.js';

/** Prints the figures of benches as one table. */
export function printFigures(results: readonly BenchResult[]): void {
  const rows = results.flatMap(({ bench, figures, failedFigures, attempts }) =>
    figures.map(({ figure, limit, isWithinLimit }) => [
      bench,
      figure.name,
      formatValue(figure),
      formatLimit(limit),
      limit?.last === null || limit === undefined ? '' : String(limit.last),
      limit === undefined ? '' : formatVerdict(isWithinLimit, failedFigures.includes(figure.name), attempts),
    ]),
  );
  const table = [['bench', 'figure', 'measured', 'limit', 'last', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  console.log('');
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const { bench, stolenShare } of results.filter(({ stolenShare }) => stolenShare >= 0.01)) {
    console.log(`${bench}: the host stole ${(stolenShare * 100).toFixed(0)}% of the CPU time`);
  }
}

/** Says "FAILED" only of figures that fail the run. */
export function formatVerdict(isWithinLimit: boolean, isFailed: boolean, attempts: number): string {
  const attemptCount = attempts === 1 ? '' : ` (${String(attempts)} attempts)`;
  if (isFailed) return `FAILED${attemptCount}`;
  return isWithinLimit ? `ok${attemptCount}` : `outside, does not count${attemptCount}`;
}
