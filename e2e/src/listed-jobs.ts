import type { AllJobs, Job, RecommendedJobs } from '@trackrecord/contracts';
import { as, type TestUser } from '@trackrecord/platform/testing/test-stack';

/** Milliseconds that jobs may take to be ranked after a profile was saved. */
const RANKED_WITHIN = 30_000;
const AGAIN_AFTER = 250;

async function answerTo<Answer>(origin: string, user: TestUser, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/jobs/${path}`, { headers: as(user) });
  if (!answer.ok) throw new Error(`no jobs: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A page of all jobs, as the server tells it; the query narrows the list. */
export const allJobs = async (origin: string, user: TestUser, query = ''): Promise<AllJobs['data']> =>
  (await answerTo<AllJobs>(origin, user, `allJobs?${query}`)).data;

/** The jobs recommended to somebody, once there are any. @throws when there are none in time. */
export async function recommendedJobs(origin: string, user: TestUser): Promise<RecommendedJobs['data']> {
  for (const end = Date.now() + RANKED_WITHIN; Date.now() < end;) {
    const { data } = await answerTo<RecommendedJobs>(origin, user, `user/${user.uid}`);
    if (data.total > 0) return data;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  }
  throw new Error('nothing was recommended in time');
}

/** The first of some jobs. @throws when there is none. */
export function firstOf(jobs: readonly Job[]): Job {
  const [first] = jobs;
  if (first === undefined) throw new Error('there is no job');
  return first;
}

/** What the button is called that opens the details of a job. */
export const detailsButton = ({ title, company }: Job): string => `View Details: ${title}, ${company}`;
