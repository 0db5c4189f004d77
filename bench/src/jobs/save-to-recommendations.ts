import type { Mongo } from '@trackrecord/platform';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import type { Posting } from '@trackrecord/workers/feeds/feed-records';
import type { BenchUser } from '../cv/bench-user.js';
import type { HttpClient } from '../http-client.js';
import { computePercentiles } from '../load.js';
import { isRanked, pickSkills, saveSkills } from './ranked-users.js';

const TIMEOUT_MS = 60_000;

interface RecommendationContext {
  readonly http: HttpClient;
  readonly mongo: Mongo;
  readonly queryApi: string;
  readonly jobs: readonly Posting[];
  /** Description of the background load, for the output. */
  readonly loadDescription: string;
  /** Each round saves different skills. */
  readonly round: number;
}

/**
 * Measures the time from saving skills to recommendations based on them, once per user: requests the list right after
 * the save with X-Min-Revision, and again if the response was based on an older ranking. Returns the median (ms).
 */
export async function measureSaveToRecommendations(
  users: readonly BenchUser[],
  context: RecommendationContext,
): Promise<number> {
  const saveTimes: number[] = [];
  const times: number[] = [];
  let retriedUserCount = 0;
  for (const [n, user] of users.entries()) {
    const startedAt = performance.now();
    const revision = await saveSkills(context.http, user, pickSkills(context.jobs, context.round * users.length + n));
    saveTimes.push(performance.now() - startedAt);
    const { completedAt, requests } = await waitForRecommendations(user, revision, context);
    times.push(completedAt - startedAt);
    if (requests > 1) retriedUserCount += 1;
  }
  const { p50, p95 } = computePercentiles(times);
  console.log(
    `\nSave to recommendations, ${String(times.length)} users, ${context.loadDescription}: p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms\n` +
      `save only: p50 ${computePercentiles(saveTimes).p50.toFixed(0)} ms; ${String(retriedUserCount)} users needed more than one request, because the first response used an older ranking`,
  );
  return p50;
}

/** Requests the list until it is based on the new ranking. Returns the time and the number of requests. */
async function waitForRecommendations(
  { uid, token }: BenchUser,
  revision: number,
  { http, mongo, queryApi }: RecommendationContext,
) {
  const url = `${queryApi}/api/jobs/user/${uid}`;
  const headers = { ...authHeaders({ token }), 'x-min-revision': String(revision) };
  const deadline = performance.now() + TIMEOUT_MS;
  for (let requests = 1; performance.now() < deadline; requests += 1) {
    const isAlreadyRanked = await isRanked(mongo, uid, revision);
    await http.send('GET', url, headers);
    const completedAt = performance.now();
    if (isAlreadyRanked || (await isRanked(mongo, uid, revision))) return { completedAt, requests };
  }
  throw new Error(`no recommendations of revision ${String(revision)} within ${String(TIMEOUT_MS)} ms`);
}
