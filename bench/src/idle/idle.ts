import { readFileSync, statSync } from 'node:fs';
import { sleep } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Bench, Figure } from '../runner/figure.js';
import { measureStart } from './measure-start.js';
import { readMemory, readName, readProcessTree } from './process-tree.js';

/** The measurement starts this long after the stack is ready. */
const SETTLE_MS = 30_000;
const WINDOW_MS = 60_000;
const SHORT_WINDOW_MS = 20_000;

/**
 * Measures an idle stack: the CPU time and memory of all its processes, and the CPU time of a start until
 * everything is ready.
 */
export const benchIdle: Bench = async ({ isShort }) => {
  const usage = await measureIdleStack(isShort ? SHORT_WINDOW_MS : WINDOW_MS);
  console.log(`\nIdle, from ${String(SETTLE_MS / 1_000)} s after the start`);
  printTable(
    ['process', 'CPU %', 'PSS MiB', 'RSS MiB'],
    usage.map(({ name, cpuPercent, pss, rss }) => [name, cpuPercent, pss, rss]),
  );
  const starts = await measureStart();
  console.log('\nUntil ready');
  printTable(
    ['process', 'CPU s'],
    starts.map(([name, cpuSeconds]) => [name, cpuSeconds]),
  );
  const load: Figure = {
    name: 'CPU time of an idle stack, of one CPU',
    value: sum(usage.map(({ cpuPercent }) => cpuPercent)),
    unit: '%',
  };
  return [
    // V8 collects the garbage of the start once in each process, which counts too much in a short window.
    ...(isShort ? [] : [load]),
    { name: 'memory of an idle stack (PSS)', value: sum(usage.map(({ pss }) => pss)), unit: 'MiB' },
    { name: 'CPU time of a start', value: sum(starts.map(([, cpuSeconds]) => cpuSeconds)), unit: 'CPU s' },
  ];
};

interface ProcessUsage {
  readonly name: string;
  readonly cpuPercent: number;
  readonly pss: number;
  readonly rss: number;
}

async function measureIdleStack(windowMs: number): Promise<readonly ProcessUsage[]> {
  const stackFile = testVariable('STACK_FILE');
  const { pid: supervisorPid } = JSON.parse(readFileSync(stackFile, 'utf8')) as { readonly pid: number };
  // The file is written when the stack is ready.
  await sleep(statSync(stackFile).mtimeMs + SETTLE_MS - Date.now());
  const before = new Map(readProcessTree(supervisorPid).map(({ pid, cpuSeconds }) => [pid, cpuSeconds]));
  const startedAt = performance.now();
  await sleep(windowMs);
  const seconds = (performance.now() - startedAt) / 1_000;
  return readProcessTree(supervisorPid).map(({ pid, cpuSeconds }) => ({
    name: readName(pid),
    cpuPercent: (100 * (cpuSeconds - (before.get(pid) ?? 0))) / seconds,
    ...readMemory(pid),
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Prints rows of a name and numbers, and their totals. */
function printTable(head: readonly string[], rows: readonly (readonly [string, ...number[]])[]): void {
  const totals = head.slice(1).map((_, column) => sum(rows.map((row) => Number(row[column + 1]))));
  const lines = [head, ...rows, [`total of ${String(rows.length)}`, ...totals]];
  for (const [name, ...cells] of lines) {
    const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell).padStart(10));
    console.log([String(name).padEnd(44), ...texts].join(''));
  }
}
