import type {
  AllJobs,
  Job,
  JobDetails,
  JobVisit,
  MatchExplanation,
  NoMatch,
  RecommendedJobs,
} from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { serveApplications } from './applications';
import { errorBody } from './profile';
import { server } from './server';

const RECOMMENDED_URL = 'http://localhost/api/jobs/user/nadia';
const ALL_URL = 'http://localhost/api/jobs/allJobs';

/** Returns the URL of a job. */
export const getJobUrl = (jobId: string): string => `http://localhost/api/jobs/${jobId}`;

/** Creates a job with a number. */
export const makeJob = (index: number, overrides: Partial<Job> = {}): Job => ({
  _id: `job-${index}`,
  jobId: `feed-${index}`,
  title: `Pilot ${index}`,
  company: 'Kestrel Labs',
  companyInfo: { size: '51 – 200 people' },
  location: 'Dubai, United Arab Emirates',
  salary: { value: { minValue: 55_000, maxValue: 70_000, unitText: 'YEAR' } },
  roleType: 'Harbour',
  description: 'Steer large ships.',
  postedAt: '2026-11-20T10:00:00.000Z',
  remote: false,
  employmentType: ['Full-time'],
  url: `https://example.com/jobs/${index}`,
  source: { id: 'feed', name: 'Harbour Board', isSample: false },
  ...overrides,
});

/** Creates jobs numbered from 1. */
export const makeJobs = (count: number): Job[] => Array.from({ length: count }, (_, index) => makeJob(index + 1));

/** A request for a list of jobs. */
export interface JobsRequest {
  readonly list: 'recommended' | 'all';
  readonly query: Readonly<Record<string, string>>;
}

/** Accepts visits to the job lists; returns for each the sequential number of the newest job that the user saw. */
export function serveJobVisits(): number[] {
  const seenNewestNumbers: number[] = [];
  server.use(
    http.put(`${RECOMMENDED_URL}/visit`, async ({ request }) => {
      const { newest } = (await request.json()) as { readonly newest: number };
      seenNewestNumbers.push(newest);
      const visit: JobVisit = { previous: null, current: { at: '2026-11-20T10:00:00.000Z', newest } };
      return HttpResponse.json({ success: true, data: visit });
    }),
  );
  return seenNewestNumbers;
}

type JobsResponder = (request: JobsRequest, requestNumber: number) => Response | Promise<Response>;

/** Responds to requests for both lists, for a user without applications; returns the requests. */
export function mockJobs(respond: JobsResponder): JobsRequest[] {
  const requests: JobsRequest[] = [];
  const handle = (list: JobsRequest['list'], url: string) =>
    http.get(url, ({ request }) => {
      const jobsRequest = { list, query: Object.fromEntries(new URL(request.url).searchParams) };
      requests.push(jobsRequest);
      return respond(jobsRequest, requests.length);
    });
  serveApplications([]);
  serveJobVisits();
  server.use(handle('recommended', RECOMMENDED_URL), handle('all', ALL_URL));
  return requests;
}

const matchesSearch = ({ title, company, description }: Job, search: string): boolean =>
  `${title} ${company} ${description}`.toLowerCase().includes(search.toLowerCase());

/** Creates the server's response with a page of jobs. */
export function createJobsPageResponse(
  all: readonly Job[],
  { list, query }: JobsRequest,
  withoutSalaryCount = 0,
): Response {
  const jobs = all.filter((job) => matchesSearch(job, query.search ?? ''));
  const [page, limit] = [Number(query.page), Number(query.limit)];
  const pageJobs = jobs.slice((page - 1) * limit, page * limit);
  const [total, pages] = [jobs.length, Math.ceil(jobs.length / limit)];
  const counts = {
    withoutSalary: withoutSalaryCount,
    currencies: ['USD', 'EUR', 'INR'],
    newCount: jobs.filter(({ isNew }) => isNew).length,
    newest: 40,
  };
  const recommendedBody: RecommendedJobs = {
    success: true,
    data: { jobs: pageJobs, total, totalPages: pages, ...counts },
  };
  const allJobsBody: AllJobs = { success: true, data: { jobs: pageJobs, pagination: { total, pages }, ...counts } };
  return HttpResponse.json(list === 'all' ? allJobsBody : recommendedBody);
}

/** Serves these jobs as both lists, page by page; returns the requests. */
export const serveJobs = (jobs: readonly Job[], withoutSalaryCount = 0): JobsRequest[] =>
  mockJobs((request) => createJobsPageResponse(jobs, request, withoutSalaryCount));

/** Creates an error response. The client retries statuses from 500. */
export const createJobsErrorResponse = (status = 400): Response =>
  HttpResponse.json(errorBody('The list is on fire'), { status });

/** Creates a match explanation. */
export const makeMatch = (overrides: Partial<MatchExplanation> = {}): MatchExplanation => ({
  matchPercentage: 94,
  summary: 'Your skills cover most of it.',
  parts: [
    { part: 'salary', percentage: 86, weight: 0.1, why: 'Above your minimum' },
    { part: 'skills', percentage: 92, weight: 0.6, why: '7 of 8 skills' },
    { part: 'title', percentage: 100, weight: 0.3, why: 'Same as your preferred role' },
  ],
  met: [
    { name: 'Go', isExtra: false, quote: 'Five years with Go' },
    { name: 'gRPC', isExtra: true, quote: 'gRPC would be nice' },
  ],
  missing: [{ name: 'Kubernetes', isExtra: false, quote: 'You run Kubernetes in production' }],
  revision: 3,
  rankerVersion: 1,
  ...overrides,
});

/** Serves a job with its match explanation, or the reason why there is none. */
export const serveJob = (job: Job, match: MatchExplanation | NoMatch = 'no-profile'): void => {
  const matchFields = typeof match === 'string' ? { noMatch: match } : { match };
  const body: JobDetails = { success: true, data: { job, ...matchFields } };
  server.use(http.get(getJobUrl(job.jobId), () => HttpResponse.json(body)));
};
