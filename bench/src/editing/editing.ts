import { sleep } from '@trackrecord/platform';
import { createSeededRandom } from '@trackrecord/workers/seeded-random';
import { type BenchUser, createUser, saveTitle } from '../cv/bench-user.js';
import { HttpClient } from '../http-client.js';
import { type Bench, type Figure, createRatio } from '../runner/figure.js';
import { type Counts, Pipeline } from './pipeline.js';

/** A user edits for five minutes and saves every 2 to 6 seconds. */
const EDITING_MS = 300_000;
const MIN_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 6_000;
/** The defaults of the relay, and its behaviour without delays. */
const DEFAULT_TIMING = { quietMs: 2_000, maxWaitMs: 10_000, minIntervalMs: 60_000 };
const IMMEDIATE_TIMING = { quietMs: 0, maxWaitMs: 0, minIntervalMs: 0 };
/** All times are divided by this factor. */
const TIME_COMPRESSION = 6;
const SHORT_TIME_COMPRESSION = 20;

/**
 * Counts the CVs and rankings caused by a user who edits for five minutes, in pipelines that see the same saves: with
 * default settings, immediately after each save, and without the minimum interval. Returns the figures of the pipeline
 * with default settings.
 */
export const benchEditing: Bench = async ({ isShort, seed }) => {
  const compression = isShort ? SHORT_TIME_COMPRESSION : TIME_COMPRESSION;
  const compress = ({ quietMs, maxWaitMs, minIntervalMs }: typeof DEFAULT_TIMING) => ({
    quietMs: Math.round(quietMs / compression),
    maxWaitMs: Math.round(maxWaitMs / compression),
    minIntervalMs: Math.round(minIntervalMs / compression),
  });
  const timings = {
    'default settings': compress(DEFAULT_TIMING),
    immediately: IMMEDIATE_TIMING,
    ...(!isShort && { 'no minimum interval': compress({ ...DEFAULT_TIMING, minIntervalMs: 0 }) }),
  };
  // Each pipeline has its own Redis database. Database 0 is that of the stack.
  const pipelines = await Promise.all(
    Object.entries(timings).map(([name, timing], index) => Pipeline.start(name, timing, index + 1)),
  );
  const http = new HttpClient(1);
  try {
    const user = await createUser(http);
    await Promise.all(pipelines.map((pipeline) => pipeline.waitForRevision(user.uid, user.revision)));
    const countsBefore = await Promise.all(pipelines.map((pipeline) => pipeline.readCounts()));
    const { saves, revision } = await edit(http, user, compression, seed);
    await Promise.all(pipelines.map((pipeline) => pipeline.waitForRevision(user.uid, revision)));
    const countsAfter = await Promise.all(pipelines.map((pipeline) => pipeline.readCounts()));
    console.log(`\nA user edits for five minutes (${String(compression)}x speed) and saves ${String(saves)} times`);
    const [defaultFigures = []] = pipelines.map(({ name }, index) =>
      report(name, saves, countsBefore[index], countsAfter[index]),
    );
    return defaultFigures;
  } finally {
    http.close();
    await Promise.all(pipelines.map((pipeline) => pipeline.stop()));
  }
};

async function edit(http: HttpClient, user: BenchUser, compression: number, seed: number) {
  const random = createSeededRandom(seed);
  const deadline = performance.now() + EDITING_MS / compression;
  let saves = 0;
  let { revision } = user;
  while (performance.now() < deadline) {
    await sleep((MIN_PAUSE_MS + random.next() * (MAX_PAUSE_MS - MIN_PAUSE_MS)) / compression);
    saves += 1;
    revision = await saveTitle(http, user, saves);
  }
  return { saves, revision };
}

function report(
  name: string,
  saves: number,
  countsBefore: Counts | undefined,
  countsAfter: Counts | undefined,
): readonly Figure[] {
  const renders = (countsAfter?.renders ?? Number.NaN) - (countsBefore?.renders ?? Number.NaN);
  const rankings = (countsAfter?.rankings ?? Number.NaN) - (countsBefore?.rankings ?? Number.NaN);
  console.log(
    `${name.padEnd(24)} ${String(renders).padStart(4)} CVs (${(renders / saves).toFixed(3)} per save)   ` +
      `${String(rankings).padStart(4)} rankings (${(rankings / saves).toFixed(3)} per save)`,
  );
  return [
    createRatio(`CVs per save, ${name}`, renders / saves),
    createRatio(`rankings per save, ${name}`, rankings / saves),
  ];
}
