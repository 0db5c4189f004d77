import { JOBS_PAGE_SIZE } from '@trackrecord/contracts/constants';
import { applicationsStream, profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import type { ApiError } from '../../shared/api/api-error';
import { baseApi } from '../../shared/api/base-api';
import type { ApiRequest } from '../../shared/api/api-request';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { isRecord } from '../../shared/is-record';
import { asNumber, invalidResponse, parseList } from '../../shared/api/response-fields';
import { logError } from '../../shared/log/log';
import { readExplainedJob } from './explained-job';
import type { ExplainedJob } from './explained-job';
import type { EmploymentType, JobOrder, JobSelection } from './jobs-view';
import { readJob } from '../../shared/jobs/listed-job';
import type { ListedJob } from '../../shared/jobs/listed-job';

/** A page of jobs. The counts are those of the whole list. */
interface JobsPageData {
  readonly jobs: readonly ListedJob[];
  readonly totalCount: number;
  readonly pageCount: number;
  /** The number of jobs that a salary filter hides because they have no salary. */
  readonly withoutSalaryCount: number;
  /** The currencies that salaries can be filtered in. */
  readonly currencies: readonly string[];
  /** The number of jobs in the list that are new since the last visit. */
  readonly newCount: number;
  /** The sequential number of the newest open job, which a visit records; undefined if the server sent none. */
  readonly newestJobNumber: number | undefined;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/**
 * Reads a page from the response of either job list (spec section 7): a plain array, or jobs with pagination. Returns
 * undefined for an invalid response.
 */
export function readJobsPage(response: unknown): JobsPageData | undefined {
  if (Array.isArray(response)) {
    const jobs = parseList(response, readJob);
    return (
      jobs && {
        jobs,
        totalCount: jobs.length,
        pageCount: 1,
        withoutSalaryCount: 0,
        currencies: [],
        newCount: 0,
        newestJobNumber: undefined,
      }
    );
  }
  if (!isRecord(response) || response.success !== true || !isRecord(response.data)) return undefined;
  const { data } = response;
  const [totalCount, pageCount] = isRecord(data.pagination)
    ? [data.pagination.total, data.pagination.pages]
    : [data.total, data.totalPages];
  const jobs = parseList(data.jobs, readJob);
  if (jobs === undefined || !isCount(totalCount) || !isCount(pageCount)) return undefined;
  const [withoutSalaryCount, newCount] = [data.withoutSalary, data.newCount].map((count) =>
    isCount(count) ? count : 0,
  );
  return {
    jobs,
    totalCount,
    pageCount,
    withoutSalaryCount: withoutSalaryCount ?? 0,
    currencies: Array.isArray(data.currencies) ? data.currencies.filter((code) => typeof code === 'string') : [],
    newCount: newCount ?? 0,
    newestJobNumber: asNumber(data.newest),
  };
}

/** Salaries are per year, in `currency` or US dollars. Undefined and empty values do not filter. */
export interface JobsQuery {
  readonly uid: string;
  readonly mode: 'recommended' | 'all';
  readonly search: string;
  readonly location: string;
  readonly place: string;
  readonly employmentType: EmploymentType | '';
  readonly remote: boolean;
  readonly show: JobSelection | '';
  /** Undefined for the default of the list. */
  readonly sort: JobOrder | undefined;
  readonly minSalary: number | undefined;
  readonly maxSalary: number | undefined;
  readonly currency: string;
}

interface JobQuery {
  /** The user whose match is explained. */
  readonly uid: string;
  readonly jobId: string;
}

function createPageRequest(
  { uid, mode, search, location, minSalary, maxSalary, currency, place, employmentType, remote, show, sort }: JobsQuery,
  page: number,
): ApiRequest {
  const query = {
    page: String(page),
    limit: String(JOBS_PAGE_SIZE),
    ...(search !== '' && { search }),
    ...(location !== '' && { location }),
    ...(minSalary !== undefined && { minSalary: String(minSalary) }),
    ...(maxSalary !== undefined && { maxSalary: String(maxSalary) }),
    ...(currency !== '' && { currency }),
    ...(place !== '' && { place }),
    ...(employmentType !== '' && { employmentType }),
    ...(remote && { remote: 'true' as const }),
    ...(show !== '' && { show }),
    ...(sort !== undefined && { sort }),
  };
  const options = {
    query,
    stream: profileStream(uid),
    applicationsStream: applicationsStream(uid),
    deadlineMs: READ_DEADLINE_MS,
  };
  return mode === 'all'
    ? endpointRequest('GET /api/jobs/allJobs', options)
    : endpointRequest('GET /api/jobs/user/{uid}', { ...options, params: { uid } });
}

const logInvalidResponse = (path: string): { readonly error: ApiError } => {
  logError(path, invalidResponse.message);
  return { error: invalidResponse };
};

const NOT_FOUND: ApiError = { status: 404, message: MESSAGES.jobNotOpen, details: [] };

/** Keeps the known match if a refetch returns none. */
const keepKnownMatch = (current: ExplainedJob, incoming: ExplainedJob): ExplainedJob =>
  incoming.match === 'not-ready' && typeof current.match === 'object'
    ? { ...incoming, match: current.match }
    : incoming;

const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.infiniteQuery<JobsPageData, JobsQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageCount }, _allPages, page) => (page < pageCount ? page + 1 : undefined),
      },
      async queryFn({ queryArg, pageParam }, _api, _options, fetchData) {
        const request = createPageRequest(queryArg, pageParam);
        const { data, error } = await fetchData(request);
        if (error !== undefined) return { error };
        const pageData = readJobsPage(data);
        return pageData === undefined ? logInvalidResponse(request.path) : { data: pageData };
      },
      // Hiding a job moves the jobs after it to other pages, so the list is read again after that.
      providesTags: ['Jobs'],
      // A list starts at page 1 again after leaving it (spec section 4, Jobs).
      keepUnusedDataFor: 0,
    }),
    recordVisit: build.mutation<unknown, { readonly uid: string; readonly newestJobNumber: number }>({
      query: ({ uid, newestJobNumber }) =>
        endpointRequest('PUT /api/jobs/user/{uid}/visit', { params: { uid }, body: { newest: newestJobNumber } }),
    }),
    getJob: build.query<ExplainedJob, JobQuery>({
      async queryFn({ uid, jobId }, _api, _options, fetchData) {
        const request = endpointRequest('GET /api/jobs/{jobId}', {
          params: { jobId },
          stream: profileStream(uid),
          deadlineMs: READ_DEADLINE_MS,
        });
        const { data, error } = await fetchData(request);
        if (error !== undefined) return { error };
        const explainedJob = readExplainedJob(data);
        if (explainedJob === undefined) return logInvalidResponse(request.path);
        if (explainedJob === 'gone') return { error: NOT_FOUND };
        if (explainedJob.match === 'not-ready') logError(request.path, 'Match explanation unavailable');
        return { data: explainedJob };
      },
      merge: keepKnownMatch,
      providesTags: (_job, _error, { uid }) => [{ type: 'ProfileChanges', id: uid }],
    }),
  }),
});

export const { useGetJobsInfiniteQuery, useGetJobQuery, useRecordVisitMutation } = jobsApi;
