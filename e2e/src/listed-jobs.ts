import type { AllJobs, Job, RecommendedJobs } from '@trackrecord/contracts';
import { as, type TestUser } from '@trackrecord/platform/testing/test-stack';

const RANKED_WITHIN = 30_000;
const AGAIN_AFTER = 250;

async function answerTo<Answer>(origin: string, user: TestUser, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/jobs/${path}`, { headers: as(user) });
  if (!answer.ok) throw new Error(`fetching jobs failed: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Fetches a page of all jobs; `query` filters them. */
export const allJobs = async (origin: string, user: TestUser, query = ''): Promise<AllJobs['data']> =>
  (await answerTo<AllJobs>(origin, user, `allJobs?${query}`)).data;

/** Waits until a user has recommended jobs and returns them. @throws {Error} on timeout. */
export async function recommendedJobs(origin: string, user: TestUser): Promise<RecommendedJobs['data']> {
  for (const end = Date.now() + RANKED_WITHIN; Date.now() < end;) {
    const { data } = await answerTo<RecommendedJobs>(origin, user, `user/${user.uid}`);
    if (data.total > 0) return data;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  }
  throw new Error('no jobs were recommended in time');
}

/** Returns the first job. @throws {Error} if there is none. */
export function firstOf(jobs: readonly Job[]): Job {
  const [first] = jobs;
  if (first === undefined) throw new Error('no jobs');
  return first;
}

/** Returns the name of the button that opens the details of a job. */
export const detailsButton = ({ title, company }: Job): string => `View Details: ${title}, ${company}`;
