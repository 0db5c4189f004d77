import { LoadFailure } from '../../../shared/ui/load-failure';
import { useHeldFocus } from '../../../shared/ui/use-held-focus';
import type { JobsView } from '../jobs-view';
import { filtersSet } from '../jobs-view';
import type { ListedJob } from '../listed-job';
import type { Jobs } from '../use-jobs';
import { JobList } from './job-list';
import { JobsBones } from './jobs-bones';
import { NoJobs } from './no-jobs';

interface JobsContentProps {
  readonly view: JobsView;
  readonly jobs: Jobs;
  readonly shown: readonly ListedJob[] | undefined;
  readonly onOpen: (jobId: string) => void;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
}

const isNarrowed = ({ search, filters }: JobsView): boolean => search.trim() !== '' || filtersSet(filters) > 0;

/** The list, or why there is none. */
export function JobsContent({ view, jobs, shown, onOpen, onClear, onShowAll }: JobsContentProps) {
  const place = useHeldFocus<HTMLDivElement>();

  const wayOut = (): { readonly text: string; readonly go: () => void } | undefined => {
    if (isNarrowed(view)) return { text: 'Clear search and filters', go: onClear };
    return view.mode === 'recommended' ? { text: 'Show all jobs', go: onShowAll } : undefined;
  };

  const content = () => {
    if (jobs.failure !== undefined) {
      return <LoadFailure text={jobs.failure} working={jobs.reading} onRetry={jobs.retry} />;
    }
    const isSearching = shown?.length === 0 && jobs.search.kind === 'searching';
    if (isSearching || (shown === undefined && jobs.reading)) return <JobsBones />;
    const nothing =
      shown === undefined ? 'Correct the salary filters to see jobs.' : 'No jobs found matching your criteria.';
    return (
      <JobList
        jobs={jobs}
        shown={shown ?? []}
        openJob={view.job}
        onOpen={onOpen}
        empty={<NoJobs text={nothing} way={wayOut()} />}
      />
    );
  };

  return (
    <div ref={place} role="region" aria-label="Jobs" tabIndex={-1}>
      {content()}
    </div>
  );
}
