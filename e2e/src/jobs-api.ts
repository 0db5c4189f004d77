import type { AllJobs, Job, RecommendedJobs } from '@trackrecord/contracts';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitFor } from '@trackrecord/platform/testing/wait-for';

async function fetchJobs<Body>(origin: string, user: TestUser, path: string): Promise<Body> {
  return readJson(await fetch(`${origin}/api/jobs/${path}`, { headers: authHeaders(user) }));
}

/** Fetches a page of all jobs; `query` filters them. */
export const fetchAllJobs = async (origin: string, user: TestUser, query = ''): Promise<AllJobs['data']> =>
  (await fetchJobs<AllJobs>(origin, user, `allJobs?${query}`)).data;

/** Waits until a user has recommended jobs and returns them. @throws {Error} on timeout. */
export const waitForRecommendedJobs = (origin: string, user: TestUser): Promise<RecommendedJobs['data']> =>
  waitFor('recommended jobs', async () => {
    const { data } = await fetchJobs<RecommendedJobs>(origin, user, `user/${user.uid}`);
    return data.total > 0 ? data : undefined;
  });

/** Returns the first job. @throws {Error} if there is none. */
export function getFirstJob(jobs: readonly Job[]): Job {
  const [first] = jobs;
  if (first === undefined) throw new Error('no jobs');
  return first;
}

/** Returns the name of the button that opens the details of a job. */
export const getDetailsButtonName = ({ title, company }: Job): string => `View Details: ${title}, ${company}`;
