import type { ListedJob } from '../../shared/jobs/listed-job';
import type { Jobs } from './use-jobs';

export type ListState = 'loading' | 'empty' | 'filled';

/** Returns whether there are jobs to show, or may be soon. */
export function getListState(
  { errorText, isLoading, search }: Pick<Jobs, 'errorText' | 'isLoading' | 'search'>,
  filteredJobs: readonly ListedJob[] | undefined,
): ListState {
  if (filteredJobs === undefined) return isLoading && errorText === undefined ? 'loading' : 'empty';
  if (filteredJobs.length > 0) return 'filled';
  return search.kind === 'searching' ? 'loading' : 'empty';
}
