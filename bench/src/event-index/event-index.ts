import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectMongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { computePercentiles } from '../load.js';
import { type Bench, createTimeRatio, type Figure } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { createCommandRequests } from '../write-path/contenders.js';
import { LEASE_PAUSE_MS, takeIndexLease } from './index-lease.js';
import { measureFilling } from './measure-filling.js';
import { getIndexRows, measureIndexLag, waitUntilAllIndexed } from './measure-index-lag.js';

const CONCURRENCY = 64;
const ROUNDS = 10;
const SHORT_ROUNDS = 2;
const ROUND_MS = 3_000;
const LOAD_MS = 10_000;
const SHORT_LOAD_MS = 3_000;
/** The lag at half the load may be this long. */
const MAX_LAG_MS = 2_000;
const EVENT_COUNT = 100_000;
const SHORT_EVENT_COUNT = 10_000;

const COMMAND_API_FILE = fileURLToPath(new URL('../write-path/command-api.main.js', import.meta.url));

/**
 * Measures what the index of events costs saves, how far it is behind them, how fast it is filled from the start of the
 * log, and how large it is.
 */
export const benchEventIndex: Bench = async ({ isShort }) => {
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const commandApi = await startServer(COMMAND_API_FILE);
  const rows = getIndexRows(mongo.db);
  const { url } = commandApi;
  const save = createCommandRequests(url, 'without-key');
  const figures: Figure[] = [];
  try {
    const loadMs = isShort ? SHORT_LOAD_MS : LOAD_MS;
    // A warm-up, which also waits until the index has what was appended at the start of the stack.
    await save(CONCURRENCY, ROUND_MS);
    await waitUntilAllIndexed(url, rows);

    const withIndex: number[] = [];
    const withoutIndex: number[] = [];
    const measureWith = async () => {
      await sleep(LEASE_PAUSE_MS);
      withIndex.push((await save(CONCURRENCY, ROUND_MS)).perSecond);
    };
    const measureWithout = async () => {
      const giveBack = await takeIndexLease(mongo.db);
      withoutIndex.push((await save(CONCURRENCY, ROUND_MS)).perSecond);
      await giveBack();
      await waitUntilAllIndexed(url, rows);
    };
    for (let round = 0; round < (isShort ? SHORT_ROUNDS : ROUNDS); round += 1) {
      // The work that saves leave to others, such as rankings, goes on during the next measurement.
      const order = round % 2 === 0 ? [measureWith, measureWithout] : [measureWithout, measureWith];
      for (const measure of order) await measure();
    }
    const ratios = withoutIndex.map((perSecond, round) => perSecond / (withIndex[round] ?? Number.NaN));
    const ratio = computePercentiles(ratios).p50;
    console.log(`\nSaves a second, ${String(CONCURRENCY)} in flight, rounds in turn`);
    console.log(`with the index:    ${withIndex.map((perSecond) => perSecond.toFixed(0)).join(' ')}`);
    console.log(`without the index: ${withoutIndex.map((perSecond) => perSecond.toFixed(0)).join(' ')}`);
    // Two rounds say nothing.
    if (!isShort) figures.push(createTimeRatio('saves per second without the index / with it, 64 in flight', ratio));

    const { perSecond } = await save(CONCURRENCY, loadMs);
    const restMs = await waitUntilAllIndexed(url, rows);
    console.log(`\nthe rest of ${String(loadMs / 1_000)} s of saves is in the index after ${restMs.toFixed(0)} ms`);
    figures.push(createTimeRatio('time until the rest is in the index / duration of the load', restMs / loadMs));

    const load = { concurrency: CONCURRENCY, rate: perSecond / 2, durationMs: loadMs };
    const lag = computePercentiles(await measureIndexLag(url, rows, load));
    console.log(`lag at half the load: p50 ${lag.p50.toFixed(0)} ms, p95 ${lag.p95.toFixed(0)} ms`);
    figures.push(createTimeRatio('lag of the index at half the load, p95 / 2 s', lag.p95 / MAX_LAG_MS));
  } finally {
    await Promise.all([commandApi.stop(), mongo.close()]);
  }
  const { shareOfRead, bytesPerEvent } = await measureFilling(isShort ? SHORT_EVENT_COUNT : EVENT_COUNT);
  console.log(`the file grows by ${bytesPerEvent.toFixed(0)} bytes per event`);
  figures.push(createTimeRatio('filling the index / bare read of $all', shareOfRead));
  // The free pages of the database still grow while the index is small.
  if (!isShort) figures.push({ name: 'bytes on disk per event in the index', value: bytesPerEvent, unit: 'count' });
  return figures;
};
