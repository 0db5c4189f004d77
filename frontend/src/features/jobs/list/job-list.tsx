import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { getSampleShare } from '../../../shared/ui/sample-tag';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { isSample } from '../../../shared/jobs/format-job';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import type { Jobs } from '../use-jobs';
import { JobCard } from './job-card';

interface JobListProps {
  readonly uid: string;
  readonly jobs: Jobs;
  /** The filtered jobs. */
  readonly filteredJobs: readonly ListedJob[];
  readonly shownJobId: string | undefined;
  /** Whether this is the list of the hidden jobs. */
  readonly areJobsHidden: boolean;
  readonly onOpen: (jobId: string) => void;
  /** Shown instead of an empty list. */
  readonly emptyContent: ReactNode;
}

/** Focuses the first job of a new page, unless the user has moved the focus meanwhile. */
function useFocusFirstNewJob({ items = [], isLoading }: Jobs) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listBeforeLoading = useRef<{ readonly itemCount: number; readonly cardCount: number }>(undefined);

  useLayoutEffect(() => {
    if (listBeforeLoading.current === undefined || isLoading) return;
    const previous = listBeforeLoading.current;
    listBeforeLoading.current = undefined;
    const { activeElement } = document;
    if (items.length <= previous.itemCount || (activeElement !== document.body && activeElement !== button.current))
      return;
    list.current?.querySelectorAll<HTMLElement>('article')[previous.cardCount]?.focus();
  }, [items.length, isLoading]);

  return {
    list,
    button,
    rememberList: (cardCount: number) => {
      listBeforeLoading.current = { itemCount: items.length, cardCount };
    },
  };
}

/** The loaded jobs and the Load More button. */
export function JobList({ uid, jobs, filteredJobs, shownJobId, areJobsHidden, onOpen, emptyContent }: JobListProps) {
  const { list, button, rememberList } = useFocusFirstNewJob(jobs);
  const areSomeSamples = getSampleShare(filteredJobs.map(isSample)) === 'some';

  const loadMore = (): void => {
    rememberList(filteredJobs.length);
    jobs.loadMore();
  };

  return (
    <div ref={list} className="tr-stack">
      {filteredJobs.length === 0 && emptyContent}
      {filteredJobs.map((job) => (
        <JobCard
          key={job.jobId}
          uid={uid}
          job={job}
          isOpen={job.jobId === shownJobId}
          isHidden={areJobsHidden}
          isCompanyHidden={areJobsHidden && jobs.isCompanyHidden(job.company)}
          hasSampleTag={areSomeSamples && isSample(job)}
          onOpen={onOpen}
        />
      ))}
      {jobs.hasMore && (
        <button
          ref={button}
          type="button"
          className="btn btn-plain mx-auto"
          aria-disabled={jobs.isLoading}
          onClick={loadMore}
        >
          {jobs.isLoading && <ButtonSpinner />}
          {jobs.isLoading ? 'Loading...' : 'Load More'}
        </button>
      )}
    </div>
  );
}
