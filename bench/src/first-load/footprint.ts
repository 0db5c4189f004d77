import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bench, Figure } from '../runner/figure.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUDGET = join(ROOT, 'frontend/scripts/budget.mjs');
const BLOCK_BYTES = 512;

/** Measures what an installation takes on disk and what a first visit downloads: the same on every machine. */
export const footprint: Bench = async () => {
  const installed = diskBytes(join(ROOT, 'node_modules'), new Set()) / 2 ** 20;
  const { stdout } = await promisify(execFile)(process.execPath, [BUDGET, '--json']);
  const routes = JSON.parse(stdout) as readonly { route: string; js: number; css: number; files: number }[];
  const toKibibytes = (kilobytes: number) => (kilobytes * 1_000) / 1_024;
  const figures: readonly Figure[] = [
    { name: 'node_modules', value: installed, unit: 'MiB' },
    ...routes.flatMap(({ route, js, css, files }): readonly Figure[] => [
      { name: `${route}: JavaScript`, value: toKibibytes(js), unit: 'KiB' },
      { name: `${route}: CSS`, value: toKibibytes(css), unit: 'KiB' },
      { name: `${route}: files of JavaScript`, value: files, unit: 'count' },
    ]),
  ];
  console.table(figures.map(({ name, value, unit }) => ({ figure: name, value: `${value.toFixed(1)} ${unit}` })));
  return figures;
};

/** What a folder takes on disk, as `du` counts: whole blocks, folders included, a file with several links once. */
function diskBytes(path: string, seen: Set<number>): number {
  const stats = lstatSync(path);
  if (seen.has(stats.ino)) return 0;
  seen.add(stats.ino);
  let bytes = stats.blocks * BLOCK_BYTES;
  if (!stats.isDirectory()) return bytes;
  for (const name of readdirSync(path)) bytes += diskBytes(join(path, name), seen);
  return bytes;
}
