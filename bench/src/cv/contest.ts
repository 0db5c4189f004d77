import { percentiles } from '../load.js';

/** A renderer to measure. `place` is the index of the concurrent render. */
export interface Contender {
  readonly name: string;
  readonly render: (place: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** The result of all rounds of a contender. Percentiles are in milliseconds. */
export interface Score {
  readonly p50: number;
  readonly p95: number;
  readonly aMinute: number;
  readonly renders: number;
}

/** Minimum duration of a round, and minimum number of renders per concurrent worker. */
const ROUND = 2_000;
const LEAST_RENDERS = 3;
const ROUNDS = 5;
const SHORT_ROUNDS = 2;

interface Round {
  readonly name: string;
  readonly times: readonly number[];
  readonly took: number;
}

/**
 * Measures the contenders in interleaved rounds, so that other load on the machine affects all of them. The first round of
 * each is a warm-up.
 */
export async function contest(
  contenders: readonly Contender[],
  flight: number,
  short: boolean,
): Promise<ReadonlyMap<string, Score>> {
  for (const contender of contenders) await round(contender, flight);
  const rounds: Round[] = [];
  for (let n = 0; n < (short ? SHORT_ROUNDS : ROUNDS); n += 1) {
    for (const contender of contenders) rounds.push(await round(contender, flight));
  }
  return new Map(contenders.map(({ name }) => [name, scoreOf(rounds.filter((one) => one.name === name))]));
}

async function round({ name, render }: Contender, flight: number): Promise<Round> {
  const times: number[] = [];
  const start = performance.now();
  const worker = async (place: number) => {
    for (let n = 0; n < LEAST_RENDERS || performance.now() - start < ROUND; n += 1) {
      const since = performance.now();
      await render(place);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: flight }, (_, place) => worker(place)));
  return { name, times, took: performance.now() - start };
}

function scoreOf(rounds: readonly Round[]): Score {
  const times = rounds.flatMap((one) => one.times);
  const took = rounds.reduce((sum, one) => sum + one.took, 0);
  const { p50, p95 } = percentiles(times);
  return { p50, p95, aMinute: (times.length / took) * 60_000, renders: times.length };
}
