import type { SalaryBounds } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useGetJobsInfiniteQuery } from './jobs-api';
import type { JobsView } from './jobs-view';
import type { ListedJob } from './listed-job';

/** A list of jobs, as far as it was loaded. */
export interface JobPages {
  /** Each job once; absent as long as nothing is loaded, and after a failure. */
  readonly items: readonly ListedJob[] | undefined;
  /** How many there are in all, and how many a bound left out for want of a salary. */
  readonly total: number;
  readonly withoutSalary: number;
  /** Why there is no list. */
  readonly failure: string | undefined;
  readonly reading: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly readMore: () => void;
}

interface JobPagesInput {
  readonly uid: string | undefined;
  readonly view: JobsView;
  readonly bounds: SalaryBounds | undefined;
  /** What the server searches for; empty for the whole list. */
  readonly search: string;
  readonly skip?: boolean;
}

/** Keeps the first of the jobs with the same id. */
export const eachOnce = (jobs: readonly ListedJob[]): readonly ListedJob[] =>
  [...new Map(jobs.toReversed().map((job) => [job.jobId, job])).values()].toReversed();

/** Loads a list of jobs page by page; without bounds that make sense none are loaded. */
export function useJobPages({ uid, view, bounds, search, skip = false }: JobPagesInput): JobPages {
  const { currentData, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useGetJobsInfiniteQuery(
      {
        uid: uid ?? '',
        mode: view.mode,
        search,
        location: view.filters.location,
        minSalary: bounds?.minSalary,
        maxSalary: bounds?.maxSalary,
      },
      {
        skip: skip || uid === undefined || bounds === undefined,
        // Reading every page again would move the list under the eyes of who comes back from a posting.
        refetchOnFocus: false,
        refetchOnReconnect: false,
      },
    );
  const failed = error === undefined ? undefined : MESSAGES.jobsNotFetched;
  const failure = uid === undefined ? MESSAGES.notAuthenticated : failed;
  const pages = currentData?.pages;
  const last = pages?.at(-1);
  return {
    // A failure empties the list (spec section 8, Jobs).
    items: failure === undefined && pages ? eachOnce(pages.flatMap(({ jobs }) => jobs)) : undefined,
    total: last?.total ?? 0,
    withoutSalary: last?.withoutSalary ?? 0,
    failure,
    reading: isFetching,
    retry: () => {
      if (uid !== undefined) void (isFetchNextPageError ? fetchNextPage() : refetch());
    },
    hasMore: pages !== undefined && hasNextPage,
    readMore: () => {
      if (!isFetching) void fetchNextPage();
    },
  };
}
