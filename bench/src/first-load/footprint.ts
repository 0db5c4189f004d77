import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bench, Figure } from '../runner/figure.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUDGET_SCRIPT = join(ROOT, 'frontend/scripts/budget.mjs');
const BLOCK_BYTES = 512;

/** Measures the disk usage of an installation and the download size of a first visit. Both are deterministic. */
export const benchFootprint: Bench = async () => {
  const installedMebibytes = getDiskUsage(join(ROOT, 'node_modules'), new Set()) / 2 ** 20;
  const { stdout } = await promisify(execFile)(process.execPath, [BUDGET_SCRIPT, '--json']);
  const routes = JSON.parse(stdout) as readonly { route: string; js: number; css: number; files: number }[];
  const toKibibytes = (kilobytes: number) => (kilobytes * 1_000) / 1_024;
  const figures: readonly Figure[] = [
    { name: 'node_modules', value: installedMebibytes, unit: 'MiB' },
    ...routes.flatMap(({ route, js, css, files }): readonly Figure[] => [
      { name: `${route}: JavaScript`, value: toKibibytes(js), unit: 'KiB' },
      { name: `${route}: CSS`, value: toKibibytes(css), unit: 'KiB' },
      { name: `${route}: JavaScript files`, value: files, unit: 'count' },
    ]),
  ];
  console.table(figures.map(({ name, value, unit }) => ({ figure: name, value: `${value.toFixed(1)} ${unit}` })));
  return figures;
};

/** Returns the disk usage of a folder as `du` does: whole blocks, folders included, hard links counted once. */
function getDiskUsage(path: string, countedInodes: Set<number>): number {
  const stats = lstatSync(path);
  if (countedInodes.has(stats.ino)) return 0;
  countedInodes.add(stats.ino);
  let bytes = stats.blocks * BLOCK_BYTES;
  if (!stats.isDirectory()) return bytes;
  for (const name of readdirSync(path)) bytes += getDiskUsage(join(path, name), countedInodes);
  return bytes;
}
