import type { SalaryBounds } from '@trackrecord/contracts';
import type { JobsView } from './jobs-view';
import type { ListedJob } from './listed-job';
import { eachOnce, useJobPages } from './use-job-pages';
import type { JobPages } from './use-job-pages';

/** How far the server's search of all jobs has come. */
export type JobSearch =
  | { readonly kind: 'none' | 'searching' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'done'; readonly total: number };

export interface Jobs extends JobPages {
  readonly search: JobSearch;
  /** The ids of the jobs that the server found. */
  readonly found: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const idsOf = (jobs: readonly ListedJob[]): ReadonlySet<string> => new Set(jobs.map(({ jobId }) => jobId));

/**
 * The jobs of a mode, as far as they were loaded. While something is searched for the server searches all of them, so
 * that what is not loaded is found too; Load More then loads more of what it found.
 */
export function useJobs(uid: string | undefined, view: JobsView, bounds: SalaryBounds | undefined): Jobs {
  const text = view.search.trim();
  const listed = useJobPages({ uid, view, bounds, search: '' });
  const searched = useJobPages({ uid, view, bounds, search: text, skip: text === '' });
  if (text === '' || listed.items === undefined) return { ...listed, search: { kind: 'none' }, found: NOTHING };
  if (searched.failure !== undefined) {
    const search = { kind: 'failed', retrying: searched.reading, retry: searched.retry } as const;
    return { ...listed, search, found: NOTHING };
  }
  if (searched.items === undefined) return { ...listed, hasMore: false, search: { kind: 'searching' }, found: NOTHING };
  return {
    ...searched,
    // Both have the same order, and what is loaded is where it begins.
    items: eachOnce([...listed.items, ...searched.items]),
    total: listed.total,
    search: { kind: 'done', total: searched.total },
    found: idsOf(searched.items),
  };
}
