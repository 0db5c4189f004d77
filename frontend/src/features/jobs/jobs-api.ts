import type { AllJobs, JobDetails, RecommendedJobs } from '@trackrecord/contracts';
import { JOBS_PAGE_SIZE } from '@trackrecord/contracts/constants';
import { applicationsStream, profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import type { ApiRequest } from '../../shared/api/api-request';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { isRecord } from '../../shared/is-record';
import { invalidResponse } from '../../shared/api/response-fields';
import { logError } from '../../shared/log/log';
import type { ExplainedJob } from './explained-job';
import type { EmploymentType, JobOrder, JobSelection } from './jobs-view';
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

/** A response of either job list (spec section 7). */
type JobsResponse = readonly ListedJob[] | RecommendedJobs | AllJobs;

const isJobsResponse = (response: unknown): response is JobsResponse =>
  Array.isArray(response) ||
  (isRecord(response) && response.success === true && isRecord(response.data) && Array.isArray(response.data.jobs));

/**
 * Reads a page from the response of either job list (spec section 7): a plain array, or jobs with pagination. Returns
 * undefined for another shape.
 */
export function readJobsPage(response: unknown): JobsPageData | undefined {
  if (!isJobsResponse(response)) return undefined;
  if (!('data' in response)) {
    return {
      jobs: response,
      totalCount: response.length,
      pageCount: 1,
      withoutSalaryCount: 0,
      currencies: [],
      newCount: 0,
      newestJobNumber: undefined,
    };
  }
  const { data } = response;
  const [totalCount, pageCount] =
    'pagination' in data ? [data.pagination.total, data.pagination.pages] : [data.total, data.totalPages];
  const { jobs, withoutSalary: withoutSalaryCount, currencies, newCount, newest: newestJobNumber } = data;
  return { jobs, totalCount, pageCount, withoutSalaryCount, currencies, newCount, newestJobNumber };
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
        if (pageData !== undefined) return { data: pageData };
        logError(request.path, invalidResponse.message);
        return { error: invalidResponse };
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
      query: ({ uid, jobId }) =>
        endpointRequest('GET /api/jobs/{jobId}', {
          params: { jobId },
          stream: profileStream(uid),
          deadlineMs: READ_DEADLINE_MS,
        }),
      transformResponse: ({ data: { job, match, noMatch = 'not-ready' } }: JobDetails, _meta, { jobId }) => {
        if (match === undefined && noMatch === 'not-ready') logError(`/jobs/${jobId}`, 'Match explanation unavailable');
        return { job, match: match ?? noMatch };
      },
      merge: keepKnownMatch,
      providesTags: (_job, _error, { uid }) => [{ type: 'ProfileChanges', id: uid }],
    }),
  }),
});

export const { useGetJobsInfiniteQuery, useGetJobQuery, useRecordVisitMutation } = jobsApi;
