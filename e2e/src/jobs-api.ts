import type { AllJobs, Job, RecommendedJobs } from '@trackrecord/contracts';
import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { WAIT_TIMEOUT_MS } from './wait-timeout.js';

const POLL_MS = 250;

async function fetchJobs<Body>(origin: string, user: TestUser, path: string): Promise<Body> {
  const response = await fetch(`${origin}/api/jobs/${path}`, { headers: authHeaders(user) });
  if (!response.ok) throw new Error(`fetching jobs failed: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Fetches a page of all jobs; `query` filters them. */
export const fetchAllJobs = async (origin: string, user: TestUser, query = ''): Promise<AllJobs['data']> =>
  (await fetchJobs<AllJobs>(origin, user, `allJobs?${query}`)).data;

/** Waits until a user has recommended jobs and returns them. @throws {Error} on timeout. */
export async function waitForRecommendedJobs(origin: string, user: TestUser): Promise<RecommendedJobs['data']> {
  for (const deadline = Date.now() + WAIT_TIMEOUT_MS; Date.now() < deadline;) {
    const { data } = await fetchJobs<RecommendedJobs>(origin, user, `user/${user.uid}`);
    if (data.total > 0) return data;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('no jobs were recommended in time');
}

/** Returns the first job. @throws {Error} if there is none. */
export function getFirstJob(jobs: readonly Job[]): Job {
  const [first] = jobs;
  if (first === undefined) throw new Error('no jobs');
  return first;
}

/** Returns the name of the button that opens the details of a job. */
export const getDetailsButtonName = ({ title, company }: Job): string => `View Details: ${title}, ${company}`;
