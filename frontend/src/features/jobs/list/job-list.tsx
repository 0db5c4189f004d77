import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { WorkingMark } from '../../../shared/ui/waiting';
import type { ListedJob } from '../listed-job';
import type { Jobs } from '../use-jobs';
import { JobCard } from './job-card';

interface JobListProps {
  readonly jobs: Jobs;
  /** Those that the search and the filters leave. */
  readonly shown: readonly ListedJob[];
  readonly openJob: string | undefined;
  readonly onOpen: (jobId: string) => void;
  /** What stands in place of an empty list. */
  readonly empty: ReactNode;
}

/** Gives the focus to the first job that a page has added, else to the list; the button may be gone by then. */
function useFocusOnMore({ items = [] }: Jobs) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<{ readonly items: number; readonly cards: number }>(undefined);

  useEffect(() => {
    if (before.current === undefined || items.length <= before.current.items) return;
    const added = list.current?.querySelectorAll<HTMLElement>('article')[before.current.cards];
    (added ?? list.current)?.focus();
    before.current = undefined;
  }, [items.length]);

  return {
    list,
    remember: (cards: number) => {
      before.current = { items: items.length, cards };
    },
  };
}

/** The jobs that are loaded, and the way to more. */
export function JobList({ jobs, shown, openJob, onOpen, empty }: JobListProps) {
  const { list, remember } = useFocusOnMore(jobs);

  const readMore = (): void => {
    remember(shown.length);
    jobs.readMore();
  };

  return (
    <div ref={list} className="tr-stack" role="region" aria-label="Jobs" tabIndex={-1}>
      {shown.length === 0 && empty}
      {shown.map((job) => (
        <JobCard key={job.jobId} job={job} isOpen={job.jobId === openJob} onOpen={onOpen} />
      ))}
      {jobs.hasMore && (
        <button type="button" className="btn btn-plain mx-auto" aria-disabled={jobs.reading} onClick={readMore}>
          {jobs.reading && <WorkingMark />}
          {jobs.reading ? 'Loading...' : 'Load More'}
        </button>
      )}
    </div>
  );
}
