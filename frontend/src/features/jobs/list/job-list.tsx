import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { sampleShare } from '../../../shared/ui/sample-share';
import { WorkingMark } from '../../../shared/ui/waiting';
import { isSample } from '../job-words';
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

/** Gives the focus to the first job that a page has added, unless somebody has gone elsewhere while it came. */
function useFocusOnMore({ items = [], reading }: Jobs) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<{ readonly items: number; readonly cards: number }>(undefined);

  useLayoutEffect(() => {
    if (before.current === undefined || reading) return;
    const known = before.current;
    before.current = undefined;
    const { activeElement } = document;
    if (items.length <= known.items || (activeElement !== document.body && activeElement !== button.current)) return;
    list.current?.querySelectorAll<HTMLElement>('article')[known.cards]?.focus();
  }, [items.length, reading]);

  return {
    list,
    button,
    remember: (cards: number) => {
      before.current = { items: items.length, cards };
    },
  };
}

/** The jobs that are loaded, and the way to more. */
export function JobList({ jobs, shown, openJob, onOpen, empty }: JobListProps) {
  const { list, button, remember } = useFocusOnMore(jobs);
  const isMixed = sampleShare(shown.map(isSample)) === 'some';

  const readMore = (): void => {
    remember(shown.length);
    jobs.readMore();
  };

  return (
    <div ref={list} className="tr-stack">
      {shown.length === 0 && empty}
      {shown.map((job) => (
        <JobCard
          key={job.jobId}
          job={job}
          isOpen={job.jobId === openJob}
          saysSample={isMixed && isSample(job)}
          onOpen={onOpen}
        />
      ))}
      {jobs.hasMore && (
        <button
          ref={button}
          type="button"
          className="btn btn-plain mx-auto"
          aria-disabled={jobs.reading}
          onClick={readMore}
        >
          {jobs.reading && <WorkingMark />}
          {jobs.reading ? 'Loading...' : 'Load More'}
        </button>
      )}
    </div>
  );
}
