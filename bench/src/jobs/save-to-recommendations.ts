import type { Mongo } from '@trackrecord/platform';
import { as } from '@trackrecord/platform/testing/test-stack';
import type { Posting } from '@trackrecord/workers/feeds/found';
import type { Person } from '../cv/person.js';
import type { HttpClient } from '../http-client.js';
import { percentiles } from '../load.js';
import { isRanked, saveSkills, skillsFor } from './people.js';

const DEADLINE = 60_000;

interface Asked {
  readonly http: HttpClient;
  readonly mongo: Mongo;
  readonly queryApi: string;
  readonly jobs: readonly Posting[];
  /** Description of the background load, for the output. */
  readonly meanwhile: string;
  /** Each round saves different skills. */
  readonly round: number;
}

/**
 * Measures the time from saving skills to recommendations based on them, once per user: requests the list right after the save
 * with X-Min-Revision, and again if the response was based on an older ranking. Returns the median (ms).
 */
export async function saveToRecommendations(people: readonly Person[], asked: Asked): Promise<number> {
  const saves: number[] = [];
  const times: number[] = [];
  let again = 0;
  for (const [n, person] of people.entries()) {
    const since = performance.now();
    const revision = await saveSkills(asked.http, person, skillsFor(asked.jobs, asked.round * people.length + n));
    saves.push(performance.now() - since);
    const { at, asks } = await recommended(person, revision, asked);
    times.push(at - since);
    if (asks > 1) again += 1;
  }
  const { p50, p95 } = percentiles(times);
  console.log(
    `\nFrom saved skills to recommendations made of them, ${String(times.length)} people, ${asked.meanwhile}: p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms\n` +
      `the save alone: p50 ${percentiles(saves).p50.toFixed(0)} ms; ${String(again)} had to ask again, since the first answer was made of what was there before`,
  );
  return p50;
}

/** Requests the list until it is based on the new ranking. Returns the time and the number of requests. */
async function recommended({ uid, token }: Person, revision: number, { http, mongo, queryApi }: Asked) {
  const url = `${queryApi}/api/jobs/user/${uid}`;
  const headers = { ...as({ token }), 'x-min-revision': String(revision) };
  const until = performance.now() + DEADLINE;
  for (let asks = 1; performance.now() < until; asks += 1) {
    const isNew = await isRanked(mongo, uid, revision);
    await http.send('GET', url, headers);
    const at = performance.now();
    if (isNew || (await isRanked(mongo, uid, revision))) return { at, asks };
  }
  throw new Error(`no recommendations of revision ${String(revision)} within ${String(DEADLINE)} ms`);
}
