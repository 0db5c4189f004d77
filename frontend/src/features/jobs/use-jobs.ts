import type { SalaryBounds } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect } from 'react';
import { useGetJobsInfiniteQuery, useRecordVisitMutation } from './jobs-api';
import { DEFAULT_ORDERS } from './jobs-view';
import type { JobsView } from './jobs-view';
import { useHiddenJobs } from './use-hidden-jobs';
import type { ListedJob } from '../../shared/jobs/listed-job';

/** The loaded pages of a job list. */
interface JobPages {
  /** The loaded jobs without duplicates. Undefined while loading and after an error. */
  readonly items: readonly ListedJob[] | undefined;
  /** The number of jobs that match the filters, loaded or not; with search results, of those that match the search, too. */
  readonly totalCount: number;
  /** The number of jobs that a salary filter hides because they have no salary. */
  readonly withoutSalaryCount: number;
  /** The currencies that salaries can be filtered in; empty while loading. */
  readonly currencies: readonly string[];
  /** The number of jobs in the whole list that are new since the last visit. */
  readonly newCount: number;
  /** Returns true if the user hid all jobs of a company. */
  readonly isCompanyHidden: (company: string) => boolean;
  readonly errorText: string | undefined;
  /** The error of the request. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

interface JobPagesOptions {
  readonly uid: string | undefined;
  readonly view: JobsView;
  readonly bounds: SalaryBounds | undefined;
  /** The text that the server searches for; empty for the whole list. */
  readonly search: string;
  readonly skip?: boolean;
}

/** Keeps the first job of each id. */
const deduplicateJobs = (jobs: readonly ListedJob[]): readonly ListedJob[] =>
  [...new Map(jobs.toReversed().map((job) => [job.jobId, job])).values()].toReversed();

/** Records that the user has seen the jobs up to the newest one, so that later ones are marked as new. */
function useRecordVisit(uid: string | undefined, newestJobNumber: number | undefined): void {
  const [recordVisit] = useRecordVisitMutation();
  useEffect(() => {
    if (uid !== undefined && newestJobNumber !== undefined) void recordVisit({ uid, newestJobNumber });
  }, [uid, newestJobNumber, recordVisit]);
}

/** Loads a job list page by page; loads nothing while the salary bounds are invalid. */
function useJobPages({ uid, view, bounds, search, skip = false }: JobPagesOptions): JobPages {
  const { currentData, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useGetJobsInfiniteQuery(
      {
        uid: uid ?? '',
        mode: view.mode,
        search,
        location: view.filters.location,
        place: view.filters.place,
        employmentType: view.filters.employmentType,
        remote: view.filters.remote,
        show: view.filters.show,
        sort: view.sort === DEFAULT_ORDERS[view.mode] ? undefined : view.sort,
        minSalary: bounds?.minSalary,
        maxSalary: bounds?.maxSalary,
        // Without a bound, the currency changes nothing.
        currency: bounds?.minSalary === undefined && bounds?.maxSalary === undefined ? '' : view.filters.currency,
      },
      {
        skip: skip || uid === undefined || bounds === undefined,
        // Refetching every page would shift the list when the user returns from a posting.
        refetchOnFocus: false,
        refetchOnReconnect: false,
      },
    );
  const fetchError = error === undefined ? undefined : MESSAGES.jobsNotFetched;
  const errorText = uid === undefined ? MESSAGES.notAuthenticated : fetchError;
  const pages = currentData?.pages;
  const lastPage = pages?.at(-1);
  useRecordVisit(uid, lastPage?.newestJobNumber);
  const { hiddenPostings, isCompanyHidden } = useHiddenJobs(uid);
  const { show } = view.filters;
  const loadedJobs = pages && deduplicateJobs(pages.flatMap(({ jobs }) => jobs));
  // A job that was just hidden or shown again leaves this list at once, before the server has responded.
  const items =
    hiddenPostings === undefined
      ? loadedJobs
      : loadedJobs?.filter(({ jobId, company }) => {
          // A saved job stays among the saved ones.
          const isHidden = hiddenPostings.includes(jobId) || (show !== 'saved' && isCompanyHidden(company));
          return isHidden === (show === 'hidden');
        });
  return {
    // An error empties the list (spec section 8, Jobs).
    items: errorText === undefined ? items : undefined,
    totalCount: (lastPage?.totalCount ?? 0) - ((loadedJobs?.length ?? 0) - (items?.length ?? 0)),
    withoutSalaryCount: lastPage?.withoutSalaryCount ?? 0,
    currencies: lastPage?.currencies ?? [],
    newCount: lastPage?.newCount ?? 0,
    isCompanyHidden,
    errorText,
    error,
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

/** The state of the server-side search. */
export type JobSearch =
  | { readonly kind: 'none' | 'searching' | 'done' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isRetrying: boolean; readonly retry: () => void };

export interface Jobs extends JobPages {
  readonly search: JobSearch;
  /** The ids of the server's search results. */
  readonly searchResultIds: ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();
const toIds = (jobs: readonly ListedJob[]): ReadonlySet<string> => new Set(jobs.map(({ jobId }) => jobId));

/**
 * Loads the jobs of a mode. A search also runs on the server, to find jobs that are not loaded; Load More then loads
 * more search results.
 */
export function useJobs(uid: string | undefined, view: JobsView, bounds: SalaryBounds | undefined): Jobs {
  const searchText = view.search.trim();
  const listPages = useJobPages({ uid, view, bounds, search: '' });
  const searchPages = useJobPages({ uid, view, bounds, search: searchText, skip: searchText === '' });
  if (searchText === '' || listPages.items === undefined)
    return { ...listPages, search: { kind: 'none' }, searchResultIds: NO_IDS };
  if (searchPages.errorText !== undefined) {
    const { error, isLoading, retry } = searchPages;
    const search = { kind: 'failed', error, isRetrying: isLoading, retry } as const;
    return { ...listPages, search, searchResultIds: NO_IDS };
  }
  if (searchPages.items === undefined)
    return { ...listPages, hasMore: false, search: { kind: 'searching' }, searchResultIds: NO_IDS };
  return {
    ...searchPages,
    // Both lists have the same order. The jobs that were loaded without the search come first.
    items: deduplicateJobs([...listPages.items, ...searchPages.items]),
    search: { kind: 'done' },
    searchResultIds: toIds(searchPages.items),
  };
}
