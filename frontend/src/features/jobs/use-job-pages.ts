import type { SalaryBounds } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useGetJobsInfiniteQuery } from './jobs-api';
import type { JobsView } from './jobs-view';
import type { ListedJob } from './listed-job';

/** The loaded pages of a job list. */
export interface JobPages {
  /** Deduplicated. Undefined while loading and after an error. */
  readonly items: readonly ListedJob[] | undefined;
  /** The numbers of jobs in the whole list, and of jobs that a salary filter hides because they have no salary. */
  readonly total: number;
  readonly withoutSalary: number;
  readonly error: string | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

interface JobPagesOptions {
  readonly uid: string | undefined;
  readonly view: JobsView;
  readonly bounds: SalaryBounds | undefined;
  /** The server-side search; empty for the whole list. */
  readonly search: string;
  readonly skip?: boolean;
}

/** Keeps the first job of each id. */
export const deduplicateJobs = (jobs: readonly ListedJob[]): readonly ListedJob[] =>
  [...new Map(jobs.toReversed().map((job) => [job.jobId, job])).values()].toReversed();

/** Loads a job list page by page; loads nothing while the salary bounds are invalid. */
export function useJobPages({ uid, view, bounds, search, skip = false }: JobPagesOptions): JobPages {
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
        // Refetching every page would shift the list when the user returns from a posting.
        refetchOnFocus: false,
        refetchOnReconnect: false,
      },
    );
  const fetchError = error === undefined ? undefined : MESSAGES.jobsNotFetched;
  const errorMessage = uid === undefined ? MESSAGES.notAuthenticated : fetchError;
  const pages = currentData?.pages;
  const lastPage = pages?.at(-1);
  return {
    // An error empties the list (spec section 8, Jobs).
    items: errorMessage === undefined && pages ? deduplicateJobs(pages.flatMap(({ jobs }) => jobs)) : undefined,
    total: lastPage?.total ?? 0,
    withoutSalary: lastPage?.withoutSalary ?? 0,
    error: errorMessage,
    isLoading: isFetching,
    retry: () => {
      if (uid !== undefined) void (isFetchNextPageError ? fetchNextPage() : refetch());
    },
    hasMore: pages !== undefined && hasNextPage,
    loadMore: () => {
      if (!isFetching) void fetchNextPage();
    },
  };
}
