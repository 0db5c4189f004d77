import { useRef } from 'react';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
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
  const place = useRef<HTMLDivElement>(null);
  const retried = useFocusAfterRetry(jobs.failure !== undefined, () => place.current?.focus());

  const wayOut = (): { readonly text: string; readonly go: () => void } | undefined => {
    if (isNarrowed(view)) return { text: 'Clear search and filters', go: onClear };
    return view.mode === 'recommended' ? { text: 'Show all jobs', go: onShowAll } : undefined;
  };

  const content = () => {
    if (jobs.failure !== undefined) {
      return (
        <LoadFailure
          text={jobs.failure}
          working={jobs.reading}
          onRetry={() => {
            retried();
            jobs.retry();
          }}
        />
      );
    }
    if (shown !== undefined) {
      return (
        <JobList
          jobs={jobs}
          shown={shown}
          openJob={view.job}
          onOpen={onOpen}
          empty={<NoJobs text="No jobs found matching your criteria." way={wayOut()} />}
        />
      );
    }
    return jobs.reading ? <JobsBones /> : <NoJobs text="Correct the salary filters to see jobs." />;
  };

  return (
    <div ref={place} tabIndex={-1}>
      {content()}
    </div>
  );
}
