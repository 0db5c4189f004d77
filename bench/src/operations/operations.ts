import { fileURLToPath } from 'node:url';
import { operationsOverview } from '@trackrecord/contracts';
import { connectRedis, createLogger, type Logger } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { RedisServer } from '@trackrecord/workers/testing/redis-server';
import { HttpClient } from '../http-client.js';
import { computePercentiles, formatLoad } from '../load.js';
import { type Bench, createTimeRatio, type Figure } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { countCommands, subtractCommands } from './count-commands.js';
import { addWaitingJobs } from './waiting-jobs.js';

/** Measured refreshes of each candidate, in turn, so that other load on the machine affects both. */
const REFRESHES = 200;
const SHORT_REFRESHES = 40;
/** The first refreshes compile the code, and are not measured. */
const WARM_UP_REFRESHES = 5;
const FEW_JOBS = 100;
const MANY_JOBS = 100_000;
const SHORT_MANY_JOBS = 10_000;
/** Refreshes whose commands are counted. */
const COUNTED_REFRESHES = 20;

/** Higher than the rate of this bench, so that no request is rejected. */
const NO_RATE_LIMIT = { RATE_LIMIT_USER_RPS: '100000', RATE_LIMIT_IP_RPS: '100000' };
const QUERY_API_MAIN = fileURLToPath(import.meta.resolve('@trackrecord/query-api/query-api.main'));

/**
 * Measures a refresh of the page for operators with few and with many waiting jobs: the time of GET
 * /operations/overview, and the commands that Redis executes for it.
 */
export const benchOperations: Bench = async ({ isShort }) => {
  const manyJobs = isShort ? SHORT_MANY_JOBS : MANY_JOBS;
  const logger = createLogger('bench', 'warn');
  const { token } = await signUpStaff('operator');
  const candidates: Candidate[] = [];
  try {
    for (const jobCount of [FEW_JOBS, manyJobs]) {
      const candidate = await Candidate.start(jobCount, token, logger);
      candidates.push(candidate);
      await candidate.fill();
    }
    const commandCounts = new Map<Candidate, number>();
    for (const candidate of candidates) commandCounts.set(candidate, await candidate.countCommands());
    console.log(`\nGET /operations/overview, 1 in flight${isShort ? ' (--short: a tenth of the jobs)' : ''}`);
    const [fewJobsP50 = Number.NaN, manyJobsP50 = Number.NaN] = await measureInTurn(
      candidates,
      isShort ? SHORT_REFRESHES : REFRESHES,
    );
    const [fewJobsCommands = Number.NaN, manyJobsCommands = Number.NaN] = commandCounts.values();
    return [
      createTimeRatio('overview with many / few waiting jobs, p50', manyJobsP50 / fewJobsP50),
      createCount('Redis commands of a refresh with few waiting jobs', fewJobsCommands),
      createCount('Redis commands of a refresh with many waiting jobs', manyJobsCommands),
    ];
  } finally {
    await Promise.all(candidates.map((candidate) => candidate.stop()));
  }
};

/** Measures and prints how long refreshes of the candidates take. Returns the median of each, in milliseconds. */
async function measureInTurn(candidates: readonly Candidate[], refreshes: number): Promise<readonly number[]> {
  const times = candidates.map((): number[] => []);
  for (let round = -WARM_UP_REFRESHES; round < refreshes; round += 1) {
    for (const [index, candidate] of candidates.entries()) {
      const startedAt = performance.now();
      await candidate.refresh();
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return candidates.map(({ name }, index) => {
    const measured = times[index] ?? [];
    const percentiles = computePercentiles(measured);
    const perSecond = (1_000 * measured.length) / measured.reduce((sum, time) => sum + time, 0);
    console.log(formatLoad(name, { perSecond, ...percentiles }));
    return percentiles.p50;
  });
}

const createCount = (name: string, value: number): Figure => ({ name, value, unit: 'count' });

/** A query API with a Redis of its own, in which jobs wait. */
class Candidate {
  readonly #http = new HttpClient(1);

  private constructor(
    private readonly jobCount: number,
    private readonly token: string,
    private readonly redis: RedisServer,
    private readonly server: Awaited<ReturnType<typeof startServer>>,
    private readonly logger: Logger,
  ) {}

  static async start(jobCount: number, token: string, logger: Logger): Promise<Candidate> {
    const redis = await RedisServer.start();
    const server = await startServer(QUERY_API_MAIN, { ...NO_RATE_LIMIT, REDIS_URL: redis.url });
    return new Candidate(jobCount, token, redis, server, logger);
  }

  get name(): string {
    return `${this.jobCount.toLocaleString('en')} waiting jobs`;
  }

  /** Adds the jobs. @throws {Error} if the overview does not show them. */
  async fill(): Promise<void> {
    await addWaitingJobs(this.redis.url, this.jobCount, this.logger);
    const { queues } = operationsOverview.parse(await this.refresh());
    const shownCount = (queues ?? []).reduce((sum, { waiting, prioritized }) => sum + waiting + prioritized, 0);
    if (shownCount !== this.jobCount)
      throw new Error(`the overview shows ${String(shownCount)} instead of ${String(this.jobCount)} waiting jobs`);
  }

  /** Returns the average number of Redis commands of a refresh, and prints them. */
  async countCommands(): Promise<number> {
    const connection = connectRedis(this.redis.url, this.logger);
    try {
      const before = await countCommands(connection);
      for (let index = 0; index < COUNTED_REFRESHES; index += 1) await this.refresh();
      const commands = subtractCommands(await countCommands(connection), before);
      const averages = [...commands].map(([name, calls]) => [name, calls / COUNTED_REFRESHES] as const);
      const list = averages.map(([name, average]) => `${name} ${average.toFixed(1)}`).join(', ');
      console.log(`Redis commands of a refresh, ${this.name}: ${list}`);
      return averages.reduce((sum, [, average]) => sum + average, 0);
    } finally {
      connection.disconnect();
    }
  }

  async stop(): Promise<void> {
    this.#http.close();
    await this.server.stop();
    await this.redis.stop();
  }

  refresh(): Promise<unknown> {
    return this.#http.send('GET', `${this.server.url}/api/operations/overview`, authHeaders({ token: this.token }));
  }
}
