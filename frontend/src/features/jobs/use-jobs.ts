import type { SalaryBounds } from '@trackrecord/contracts';
import type { JobsView } from './jobs-view';
import type { ListedJob } from './listed-job';
import { deduplicateJobs, useJobPages } from './use-job-pages';
import type { JobPages } from './use-job-pages';

/** The state of the server-side search. */
export type JobSearch =
  | { readonly kind: 'none' | 'searching' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'done'; readonly total: number };

export interface Jobs extends JobPages {
  readonly search: JobSearch;
  /** The ids of the server's search results. */
  readonly foundIds: ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();
const toIds = (jobs: readonly ListedJob[]): ReadonlySet<string> => new Set(jobs.map(({ jobId }) => jobId));

/**
 * Loads the jobs of a mode. A search also runs on the server, to find jobs that are not loaded; Load More then loads
 * more search results.
 */
export function useJobs(uid: string | undefined, view: JobsView, bounds: SalaryBounds | undefined): Jobs {
  const searchText = view.search.trim();
  const listed = useJobPages({ uid, view, bounds, search: '' });
  const searched = useJobPages({ uid, view, bounds, search: searchText, skip: searchText === '' });
  if (searchText === '' || listed.items === undefined) return { ...listed, search: { kind: 'none' }, foundIds: NO_IDS };
  if (searched.error !== undefined) {
    const search = { kind: 'failed', isRetrying: searched.isLoading, retry: searched.retry } as const;
    return { ...listed, search, foundIds: NO_IDS };
  }
  if (searched.items === undefined)
    return { ...listed, hasMore: false, search: { kind: 'searching' }, foundIds: NO_IDS };
  return {
    ...searched,
    // Both lists have the same order, and the loaded jobs come first.
    items: deduplicateJobs([...listed.items, ...searched.items]),
    total: listed.total,
    search: { kind: 'done', total: searched.total },
    foundIds: toIds(searched.items),
  };
}
