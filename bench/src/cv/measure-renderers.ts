import { computePercentiles } from '../load.js';

/** A renderer to measure. `workerIndex` is the index of the concurrent worker. */
export interface Renderer {
  readonly name: string;
  readonly render: (workerIndex: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** The result of all rounds of a renderer. Percentiles are in milliseconds. */
export interface RendererResult {
  readonly p50: number;
  readonly p95: number;
  readonly perMinute: number;
  readonly renderCount: number;
}

/** Minimum duration of a round, and minimum number of renders per concurrent worker. */
const MIN_ROUND_MS = 2_000;
const MIN_RENDERS = 3;
const ROUNDS = 5;
const SHORT_ROUNDS = 2;

interface Round {
  readonly name: string;
  readonly times: readonly number[];
  readonly durationMs: number;
}

/**
 * Measures the renderers in interleaved rounds, so that other load on the machine affects all of them. The first round
 * of each is a warm-up.
 */
export async function measureRenderers(
  renderers: readonly Renderer[],
  concurrency: number,
  isShort: boolean,
): Promise<ReadonlyMap<string, RendererResult>> {
  for (const renderer of renderers) await runRound(renderer, concurrency);
  const rounds: Round[] = [];
  for (let n = 0; n < (isShort ? SHORT_ROUNDS : ROUNDS); n += 1) {
    for (const renderer of renderers) rounds.push(await runRound(renderer, concurrency));
  }
  return new Map(renderers.map(({ name }) => [name, summarize(rounds.filter((round) => round.name === name))]));
}

async function runRound({ name, render }: Renderer, concurrency: number): Promise<Round> {
  const times: number[] = [];
  const roundStartedAt = performance.now();
  const worker = async (workerIndex: number) => {
    for (let n = 0; n < MIN_RENDERS || performance.now() - roundStartedAt < MIN_ROUND_MS; n += 1) {
      const startedAt = performance.now();
      await render(workerIndex);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, workerIndex) => worker(workerIndex)));
  return { name, times, durationMs: performance.now() - roundStartedAt };
}

function summarize(rounds: readonly Round[]): RendererResult {
  const times = rounds.flatMap((round) => round.times);
  const durationMs = rounds.reduce((sum, round) => sum + round.durationMs, 0);
  const { p50, p95 } = computePercentiles(times);
  return { p50, p95, perMinute: (times.length / durationMs) * 60_000, renderCount: times.length };
}
