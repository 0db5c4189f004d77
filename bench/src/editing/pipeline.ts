import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { CV_COLLECTION, RANKINGS_COLLECTION } from '@trackrecord/contracts';
import { connectMongo, type Mongo, sleep } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { type ServerProcess, startServer } from '../server-process.js';

/** When the relay starts the background jobs of a user. */
export interface Timing {
  /** How long the user must not have saved anything. */
  readonly quietMs: number;
  /** How long a job waits for such a pause at most. */
  readonly maxWaitMs: number;
  /** The minimum time between two CVs, or two rankings, of the user. */
  readonly minIntervalMs: number;
}

export interface Counts {
  readonly renders: number;
  readonly rankings: number;
}

const OUTPUT_COLLECTIONS = [CV_COLLECTION, RANKINGS_COLLECTION] as const;
const TIMEOUT_MS = 60_000;
const POLL_MS = 50;

const resolveMainFile = (name: 'relay' | 'worker'): string =>
  createRequire(import.meta.url).resolve(`@trackrecord/workers/${name}.main`);

/** Waits until a worker has read its feeds and mirrors the jobs. @throws {Error} after a minute. */
async function waitUntilReady({ url }: ServerProcess): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok) {
    if (performance.now() > deadline) throw new Error('worker not ready in time');
    await sleep(POLL_MS);
  }
}

/** A second relay and worker on the events of the stack, with their own database and queues. */
export class Pipeline {
  private constructor(
    readonly name: string,
    private readonly mongo: Mongo,
    private readonly relay: ServerProcess,
    private readonly worker: ServerProcess,
  ) {}

  /** Starts a pipeline; `redisDatabase` is the number of its Redis database. */
  static async start(
    name: string,
    { quietMs, maxWaitMs, minIntervalMs }: Timing,
    redisDatabase: number,
  ): Promise<Pipeline> {
    const url = new URL(testVariable('MONGODB_URL'));
    url.pathname = `/bench_${randomUUID().slice(0, 8)}`;
    const env = {
      MONGODB_URL: url.href,
      REDIS_URL: `${testVariable('REDIS_URL')}/${String(redisDatabase)}`,
      LOG_LEVEL: 'warn',
      // The bench shortens delays, not work: with a lower priority, work would last longer than the delays between it.
      WORKER_NICE: '0',
    };
    const timing = {
      BACKGROUND_QUIET_MS: String(quietMs),
      BACKGROUND_MAX_WAIT_MS: String(maxWaitMs),
      BACKGROUND_MIN_INTERVAL_MS: String(minIntervalMs),
    };
    const [worker, relay] = await Promise.all([
      startServer(resolveMainFile('worker'), env),
      startServer(resolveMainFile('relay'), { ...env, ...timing }),
    ]);
    // Postings that the worker ingests later would cause rankings for all users.
    await waitUntilReady(worker);
    return new Pipeline(name, await connectMongo(url.href), relay, worker);
  }

  /** Reads the counters of the worker. */
  async readCounts(): Promise<Counts> {
    const response = await fetch(`${this.worker.url}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const metrics = await response.text();
    const readCounter = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
    return { renders: readCounter('cv_renders_total'), rankings: readCounter('job_rankings_total') };
  }

  /** Waits until the CV and the ranking of a revision exist. @throws {Error} after a minute. */
  async waitForRevision(uid: string, revision: number): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    while (!(await this.#hasResults(uid, revision))) {
      if (performance.now() > deadline)
        throw new Error(`${this.name}: revision ${String(revision)} not processed in time`);
      await sleep(POLL_MS);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.relay.stop(), this.worker.stop()]);
    await this.mongo.db.dropDatabase();
    await this.mongo.close();
  }

  async #hasResults(uid: string, revision: number): Promise<boolean> {
    const documents = await Promise.all(
      OUTPUT_COLLECTIONS.map((name) =>
        this.mongo.db
          .collection<{ readonly _id: string; readonly revision: number }>(name)
          .findOne({ _id: uid, revision: { $gte: revision } }, { projection: { _id: 1 } }),
      ),
    );
    return documents.every((document) => document !== null);
  }
}
