import { formatValue } from './figure.js';
import { formatLimit } from './limits.js';
import type { BenchResult } from './run-all.js';

/** Prints the figures of benches as one table, without times that have no limit. */
export function printFigures(results: readonly BenchResult[]): void {
  const rows = results.flatMap(({ bench, figures, failed, tries }) =>
    figures
      .filter(({ figure, limit }) => limit !== undefined || figure.unit !== 'ms')
      .map(({ figure, limit, isWithinLimit }) => [
        bench,
        figure.name,
        formatValue(figure),
        formatLimit(limit),
        limit?.last === null || limit === undefined ? '' : String(limit.last),
        verdict(isWithinLimit, failed.includes(figure.name), tries),
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
  for (const { bench, stolen } of results.filter(({ stolen }) => stolen >= 0.01)) {
    console.log(`${bench}: the host gave ${(stolen * 100).toFixed(0)}% of the processors to other machines`);
  }
}

function verdict(isWithinLimit: boolean, isFailed: boolean, tries: number): string {
  if (isFailed) return `BROKEN in two of ${String(tries)} tries`;
  if (!isWithinLimit) return 'BROKEN';
  return tries === 1 ? 'ok' : `ok (${String(tries)} tries)`;
}
