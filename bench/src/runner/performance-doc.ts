import { formatValue } from './figure.js';
import { formatLimit } from './limits.js';
import type { BenchResult } from './run-all.js';

export interface Conditions {
  readonly date: Date;
  readonly processors: number;
  /** Load average of the last 15 minutes. */
  readonly load: number;
}

/**
 * Writes the figures of all benches as one Markdown table, `docs/performance.md`. Keeps the sections below the table of
 * the previous document, which are not of benches.
 */
export function formatPerformanceDoc(
  results: readonly BenchResult[],
  { date, processors, load }: Conditions,
  previousDoc: string,
): string {
  const rows = results.flatMap(({ bench, figures }) =>
    figures.map(
      ({ figure, limit }) =>
        `| ${figure.name} | ${formatValue(figure)} | ${formatLimit(limit)} | \`npm run bench -- ${bench}\` |`,
    ),
  );
  return `# Performance

Written by \`npm run bench -- all --record\` on ${date.toISOString().slice(0, 10)}, on ${String(processors)} processors with a load average of ${load.toFixed(1)}.
Do not edit this table. Ratios compare two measurements of the same run; times depend on the machine. The limits are in
\`bench/limits.json\`; \`npm run bench -- all --short\` checks those of ratios, counts and sizes.

| Figure | Measured | Limit | Command |
| --- | ---: | ---: | --- |
${rows.join('\n')}
${readOtherSections(previousDoc)}`;
}

function readOtherSections(doc: string): string {
  const start = doc.indexOf('\n## ');
  return start === -1 ? '' : doc.slice(start);
}
