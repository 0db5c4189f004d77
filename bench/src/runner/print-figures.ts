import { formatValue } from './figure.js';
import { formatLimit } from './limits.js';
import type { BenchResult } from './run-all.js';

/** Prints the figures of benches as one table, without times that have no limit. */
export function printFigures(results: readonly BenchResult[]): void {
  const rows = results.flatMap(({ bench, figures, failedFigures, attempts }) =>
    figures
      .filter(({ figure, limit }) => limit !== undefined || figure.unit !== 'ms')
      .map(({ figure, limit, isWithinLimit }) => [
        bench,
        figure.name,
        formatValue(figure),
        formatLimit(limit),
        limit?.last === null || limit === undefined ? '' : String(limit.last),
        formatVerdict(isWithinLimit, failedFigures.includes(figure.name), attempts),
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

function formatVerdict(isWithinLimit: boolean, isFailed: boolean, attempts: number): string {
  if (isFailed) return `FAILED in two of ${String(attempts)} attempts`;
  if (!isWithinLimit) return 'FAILED';
  return attempts === 1 ? 'ok' : `ok (${String(attempts)} attempts)`;
}
