import type { MatchExplanation } from '@trackrecord/contracts';
import { JOBS_PAGE_SIZE } from '@trackrecord/contracts/constants';
import { baseApi } from '../../shared/api/base-api';
import type { ApiError } from '../../shared/api/api-error';
import { logFailure } from '../../shared/log/log';
import { readJobsPage } from './jobs-answer';
import type { JobsPage } from './jobs-answer';
import { readJob } from './listed-job';
import type { ListedJob } from './listed-job';

/** Which jobs are asked for. Bounds are US dollars a year; what is undefined or empty does not narrow the list. */
export interface WantedJobs {
  readonly uid: string;
  readonly mode: 'recommended' | 'all';
  readonly location: string;
  readonly minSalary: number | undefined;
  readonly maxSalary: number | undefined;
}

/** A job, and why it matches; the match is missing where there is nothing to match. */
export interface ExplainedJob {
  readonly job: ListedJob;
  readonly match?: MatchExplanation;
}

interface WantedJob {
  /** Whose match is explained. */
  readonly uid: string;
  readonly jobId: string;
}

/** The path of a page of jobs: only what is set narrows the list. */
function listPath({ uid, mode, location, minSalary, maxSalary }: WantedJobs, page: number): string {
  const list = mode === 'all' ? 'allJobs' : `user/${encodeURIComponent(uid)}`;
  const query = new URLSearchParams({
    page: String(page),
    limit: String(JOBS_PAGE_SIZE),
    ...(location !== '' && { location }),
    ...(minSalary !== undefined && { minSalary: String(minSalary) }),
    ...(maxSalary !== undefined && { maxSalary: String(maxSalary) }),
  });
  return `/jobs/${list}?${query}`;
}

/** An answer nobody can read (spec section 8, Jobs). */
const invalidAnswer = (path: string): { readonly error: ApiError } => {
  const error: ApiError = { status: 200, message: 'Invalid response format from server', details: [] };
  logFailure(path, new Error(error.message));
  return { error };
};

interface JobAnswer {
  readonly data: { readonly job: unknown; readonly match?: MatchExplanation };
}

const isJobAnswer = (answer: unknown): answer is JobAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  typeof answer.data === 'object' &&
  answer.data !== null &&
  'job' in answer.data;

const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.infiniteQuery<JobsPage, WantedJobs, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : undefined),
      },
      async queryFn({ queryArg, pageParam }, _api, _options, ask) {
        const path = listPath(queryArg, pageParam);
        const { data, error } = await ask({ method: 'GET', path });
        if (error !== undefined) return { error };
        const page = readJobsPage(data);
        return page === undefined ? invalidAnswer(path) : { data: page };
      },
      // A list that is left is cleared: coming back to it begins with page 1 (spec section 4, Jobs).
      keepUnusedDataFor: 0,
    }),
    getJob: build.query<ExplainedJob, WantedJob>({
      async queryFn({ jobId }, _api, _options, ask) {
        const path = `/jobs/${encodeURIComponent(jobId)}`;
        const { data, error } = await ask({ method: 'GET', path });
        if (error !== undefined) return { error };
        const job = isJobAnswer(data) ? readJob(data.data.job) : undefined;
        if (!isJobAnswer(data) || job === undefined) return invalidAnswer(path);
        return { data: { job, ...(data.data.match && { match: data.data.match }) } };
      },
      providesTags: (_job, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetJobsInfiniteQuery, useGetJobQuery } = jobsApi;
