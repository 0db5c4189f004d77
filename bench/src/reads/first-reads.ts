import { setTimeout as sleep } from 'node:timers/promises';
import { RANKINGS_COLLECTION } from '@trackrecord/contracts';
import type { Mongo } from '@trackrecord/platform';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { type BenchUser, createUser, getApiUrl } from '../cv/bench-user.js';
import type { HttpClient } from '../http-client.js';
import { computePercentiles } from '../load.js';
import { type Figure, createTimeRatio } from '../runner/figure.js';
import { addApplications } from './add-applications.js';

const USER_COUNT = 60;
const SHORT_USER_COUNT = 24;
const APPLICATIONS_PER_USER = 3;
const RANKING_DEADLINE_MS = 60_000;
const POLL_MS = 200;

/**
 * Measures the first read of a home page, compared with the first read of a profile, by users of whom nothing is
 * cached. Every other user reads the home page, the others the profile, one after another.
 */
export async function measureFirstReads(http: HttpClient, mongo: Mongo, isShort: boolean): Promise<Figure> {
  const users: BenchUser[] = [];
  for (let index = 0; index < (isShort ? SHORT_USER_COUNT : USER_COUNT); index += 1) {
    const user = await createUser(http);
    await addApplications(http, user, APPLICATIONS_PER_USER);
    users.push(user);
  }
  await waitForRankings(
    mongo,
    users.map(({ uid }) => uid),
  );
  const times = { home: [] as number[], profile: [] as number[] };
  for (const [index, { uid, token }] of users.entries()) {
    const page = index % 2 === 0 ? 'home' : 'profile';
    const startedAt = performance.now();
    await http.send('GET', getApiUrl(`/${page}/${uid}`), authHeaders({ token }));
    times[page].push(performance.now() - startedAt);
  }
  const [home, profile] = [computePercentiles(times.home).p50, computePercentiles(times.profile).p50];
  console.log(`\nFirst reads: home page p50 ${home.toFixed(2)} ms, profile p50 ${profile.toFixed(2)} ms`);
  return createTimeRatio('home page / profile, first reads, p50', home / profile);
}

/** Waits until all users have a ranking. @throws {Error} after a minute. */
async function waitForRankings({ db }: Mongo, uids: string[]): Promise<void> {
  const rankings = db.collection<{ _id: string }>(RANKINGS_COLLECTION);
  const deadline = Date.now() + RANKING_DEADLINE_MS;
  for (;;) {
    const count = await rankings.countDocuments({ _id: { $in: uids } });
    if (count === uids.length) return;
    if (Date.now() > deadline) throw new Error(`Only ${String(count)} of ${String(uids.length)} users are ranked.`);
    await sleep(POLL_MS);
  }
}
