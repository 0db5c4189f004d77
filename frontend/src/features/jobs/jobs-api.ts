import { JOBS_PAGE_SIZE } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { ApiRequest } from '../../shared/api/send';
import type { ApiError } from '../../shared/api/api-error';
import { invalidAnswer } from '../../shared/api/read-answer';
import { logFailure } from '../../shared/log/log';
import { readExplainedJob } from './explained-job';
import type { ExplainedJob } from './explained-job';
import { readJobsPage } from './jobs-answer';
import type { JobsPage } from './jobs-answer';

/** Which jobs are asked for. Bounds are US dollars a year; what is undefined or empty does not narrow the list. */
export interface WantedJobs {
  readonly uid: string;
  readonly mode: 'recommended' | 'all';
  readonly search: string;
  readonly location: string;
  readonly minSalary: number | undefined;
  readonly maxSalary: number | undefined;
}

interface WantedJob {
  /** Whose match is explained. */
  readonly uid: string;
  readonly jobId: string;
}

/** Creates the request for a page of jobs. Empty filters are left out. */
function pageRequest({ uid, mode, search, location, minSalary, maxSalary }: WantedJobs, page: number): ApiRequest {
  const query = {
    page: String(page),
    limit: String(JOBS_PAGE_SIZE),
    ...(search !== '' && { search }),
    ...(location !== '' && { location }),
    ...(minSalary !== undefined && { minSalary: String(minSalary) }),
    ...(maxSalary !== undefined && { maxSalary: String(maxSalary) }),
  };
  const options = { query, stream: profileStream(uid), deadline: READ_DEADLINE_MS };
  return mode === 'all'
    ? endpointRequest('GET /api/jobs/allJobs', options)
    : endpointRequest('GET /api/jobs/user/{uid}', { ...options, params: { uid } });
}

const notReadable = (path: string): { readonly error: ApiError } => {
  logFailure(path, invalidAnswer.message);
  return { error: invalidAnswer };
};

const GONE: ApiError = { status: 404, message: MESSAGES.jobsNotOpen, details: [] };

/** What was known of a job, and what came of asking again: a match stays until there is another. */
const withKeptMatch = (known: ExplainedJob, come: ExplainedJob): ExplainedJob =>
  come.match === 'not-ready' && typeof known.match === 'object' ? { ...come, match: known.match } : come;

const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.infiniteQuery<JobsPage, WantedJobs, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : undefined),
      },
      async queryFn({ queryArg, pageParam }, _api, _options, ask) {
        const request = pageRequest(queryArg, pageParam);
        const { data, error } = await ask(request);
        if (error !== undefined) return { error };
        const page = readJobsPage(data);
        return page === undefined ? notReadable(request.path) : { data: page };
      },
      // A list that is left is cleared: coming back to it begins with page 1 (spec section 4, Jobs).
      keepUnusedDataFor: 0,
    }),
    getJob: build.query<ExplainedJob, WantedJob>({
      async queryFn({ uid, jobId }, _api, _options, ask) {
        const request = endpointRequest('GET /api/jobs/{jobId}', {
          params: { jobId },
          stream: profileStream(uid),
          deadline: READ_DEADLINE_MS,
        });
        const { data, error } = await ask(request);
        if (error !== undefined) return { error };
        const read = readExplainedJob(data);
        if (read === undefined) return notReadable(request.path);
        if (read === 'gone') return { error: GONE };
        if (read.match === 'not-ready') logFailure(request.path, 'The match could not be worked out.');
        return { data: read };
      },
      merge: withKeptMatch,
      providesTags: (_job, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetJobsInfiniteQuery, useGetJobQuery } = jobsApi;
