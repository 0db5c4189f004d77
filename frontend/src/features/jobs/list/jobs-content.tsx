import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { LoadError } from '../../../shared/ui/load-error';
import { SkeletonFrame } from '../../../shared/ui/loading';
import { useFocusContainerFallback } from '../../../shared/ui/use-focus-fallback';
import { countFilters } from '../jobs-view';
import type { JobsView } from '../jobs-view';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import type { Jobs } from '../use-jobs';
import { getListState } from '../list-state';
import { JobList } from './job-list';

const CARDS = [0, 1, 2, 3];

/** Shown while the first page is loading, after a delay of 150 ms. */
function JobsSkeleton() {
  return (
    <SkeletonFrame label="Loading jobs">
      {CARDS.map((card) => (
        <div key={card} className="card tr-job tr-delayed" aria-hidden="true">
          <div className="tr-job-head">
            <span className="tr-skeleton tr-brand" />
            <span className="tr-job-title tr-stack tr-gap-sm">
              <span className="tr-skeleton w-50" />
              <span className="tr-skeleton w-25" />
            </span>
          </div>
          <span className="tr-skeleton w-75" />
          <span className="tr-skeleton w-100" />
          <span className="tr-skeleton w-50 mt-auto" />
        </div>
      ))}
    </SkeletonFrame>
  );
}

interface NoJobsProps {
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
}

function NoJobs({ text, action }: NoJobsProps) {
  return (
    <section className="card" aria-label="No jobs">
      <div className="tr-empty">
        <EmptyIllustration />
        <div>{text}</div>
        {action !== undefined && (
          <button type="button" className="btn btn-plain" onClick={action.run}>
            {action.text}
          </button>
        )}
      </div>
    </section>
  );
}

interface JobsContentProps {
  readonly uid: string;
  readonly view: JobsView;
  readonly jobs: Jobs;
  readonly filteredJobs: readonly ListedJob[] | undefined;
  /** The job whose details are shown. */
  readonly shownJobId: string | undefined;
  readonly onOpen: (jobId: string) => void;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
}

const isFiltered = ({ search, filters }: JobsView): boolean => search.trim() !== '' || countFilters(filters) > 0;

/** The list, its skeleton or an error. */
export function JobsContent({
  uid,
  view,
  jobs,
  filteredJobs,
  shownJobId,
  onOpen,
  onClear,
  onShowAll,
}: JobsContentProps) {
  const region = useFocusContainerFallback<HTMLDivElement>();

  const getEmptyAction = (): { readonly text: string; readonly run: () => void } | undefined => {
    if (isFiltered(view)) return { text: 'Clear search and filters', run: onClear };
    return view.mode === 'recommended' ? { text: 'Show all jobs', run: onShowAll } : undefined;
  };

  const content = () => {
    if (jobs.errorText !== undefined) {
      return <LoadError text={jobs.errorText} error={jobs.error} isWorking={jobs.isLoading} onRetry={jobs.retry} />;
    }
    if (getListState(jobs, filteredJobs) === 'loading') return <JobsSkeleton />;
    const emptyText =
      filteredJobs === undefined ? 'Correct the salary filters to see jobs.' : 'No jobs found matching your criteria.';
    return (
      <JobList
        uid={uid}
        jobs={jobs}
        filteredJobs={filteredJobs ?? []}
        shownJobId={shownJobId}
        areJobsHidden={view.filters.show === 'hidden'}
        onOpen={onOpen}
        emptyContent={<NoJobs text={emptyText} action={getEmptyAction()} />}
      />
    );
  };

  return (
    <div ref={region} role="region" aria-label="Jobs" tabIndex={-1}>
      {content()}
    </div>
  );
}
