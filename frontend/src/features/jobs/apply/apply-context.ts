import { createContext, use, useEffect, useState } from 'react';
import type { ListedJob } from '../../../shared/jobs/listed-job';

/** The posting that the user opened with Apply Now. */
export interface ApplyState {
  /** Set once the user has come back from the posting. */
  readonly askedJob: ListedJob | undefined;
  /** Remembers that the user opens a posting. */
  readonly start: (job: ListedJob) => void;
  /** Closes the question whether the user applied. */
  readonly close: () => void;
}

const NOTHING_ASKED: ApplyState = { askedJob: undefined, start: () => undefined, close: () => undefined };

export const ApplyContext = createContext(NOTHING_ASKED);

/** Returns the posting that the user is asked about. */
export const useApplyState = (): ApplyState => use(ApplyContext);

/** Asks about a posting when the user comes back from it: the page is visible again, or its window has the focus. */
export function useApplyReturn(): ApplyState {
  const [opened, setOpened] = useState<ListedJob>();
  const [askedJob, setAskedJob] = useState<ListedJob>();

  useEffect(() => {
    if (opened === undefined) return undefined;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      setAskedJob(opened);
      setOpened(undefined);
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [opened]);

  return {
    askedJob,
    start: (job) => {
      setAskedJob(undefined);
      setOpened(job);
    },
    close: () => setAskedJob(undefined),
  };
}
