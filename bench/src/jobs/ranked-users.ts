import { RANKINGS_COLLECTION } from '@trackrecord/contracts';
import { type Mongo, sleep } from '@trackrecord/platform';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import type { Posting } from '@trackrecord/workers/feeds/feed-records';
import { findPostingSkills } from '@trackrecord/workers/feeds/ingestion/posting-skills';
import { getApiUrl, type BenchUser, createUser } from '../cv/bench-user.js';
import type { HttpClient } from '../http-client.js';

/** A ranking takes seconds, plus the time of the rankings queued before it. */
const TIMEOUT_MS = 180_000;
const POLL_MS = 20;

/** Creates users who have completed onboarding with different skills, and waits for their rankings. */
export async function createRankedUsers(
  count: number,
  http: HttpClient,
  mongo: Mongo,
  jobs: readonly Posting[],
): Promise<readonly BenchUser[]> {
  const users: BenchUser[] = [];
  for (let n = 0; n < count; n += 1) {
    const user = await createUser(http);
    const revision = await saveSkills(http, user, pickSkills(jobs, n));
    users.push({ ...user, revision });
  }
  for (const { uid, revision } of users) await waitForRanking(mongo, uid, revision);
  return users;
}

/** Returns the skills that two jobs of the list require; `n` selects the jobs. */
export const pickSkills = (jobs: readonly Posting[], n: number): readonly string[] =>
  [n * 7, n * 7 + 1].flatMap((index) => {
    const job = jobs[index % jobs.length];
    return job ? findPostingSkills(job.title, job.description).map(({ name }) => name) : [];
  });

/** Saves skills as the profile editor does. Returns the revision. */
export async function saveSkills(
  http: HttpClient,
  { uid, token }: BenchUser,
  skills: readonly string[],
): Promise<number> {
  const response = await http.send('PATCH', getApiUrl(`/profile/skills/${uid}`), authHeaders({ token }), { skills });
  return (response as { readonly revision: number }).revision;
}

/** Returns true if a ranking of this or a newer revision is stored. */
export async function isRanked({ db }: Mongo, uid: string, revision: number): Promise<boolean> {
  const rankings = db.collection<{ readonly _id: string; readonly revision: number }>(RANKINGS_COLLECTION);
  const document = await rankings.findOne({ _id: uid, revision: { $gte: revision } }, { projection: { _id: 1 } });
  return document !== null;
}

async function waitForRanking(mongo: Mongo, uid: string, revision: number): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isRanked(mongo, uid, revision))) {
    if (performance.now() > deadline)
      throw new Error(`no ranking of revision ${String(revision)} within ${String(TIMEOUT_MS)} ms`);
    await sleep(POLL_MS);
  }
}
