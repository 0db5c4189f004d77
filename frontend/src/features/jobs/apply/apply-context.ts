import { createContext, use, useEffect, useState } from 'react';
import type { ListedJob } from '../../../shared/jobs/listed-job';

/** The posting that the user opened with Apply Now. */
export interface ApplyState {
  /** The job that the user is asked about: set once they have come back from its posting. */
  readonly askedJob: ListedJob | undefined;
  /** Remembers that the user opens the posting of a job. */
  readonly rememberOpenedJob: (job: ListedJob) => void;
  /** Closes the question whether the user applied. */
  readonly closeQuestion: () => void;
}

const NOTHING_ASKED: ApplyState = {
  askedJob: undefined,
  rememberOpenedJob: () => undefined,
  closeQuestion: () => undefined,
};

export const ApplyContext = createContext(NOTHING_ASKED);

/** Returns the job that the user is asked about, and the functions that change it. */
export const useApplyState = (): ApplyState => use(ApplyContext);

/** Asks about a posting when the user comes back from it: the page is visible again, or its window has the focus. */
export function useApplyReturn(): ApplyState {
  const [openedJob, setOpenedJob] = useState<ListedJob>();
  const [askedJob, setAskedJob] = useState<ListedJob>();

  useEffect(() => {
    if (openedJob === undefined) return undefined;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      setAskedJob(openedJob);
      setOpenedJob(undefined);
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [openedJob]);

  return {
    askedJob,
    rememberOpenedJob: (job) => {
      setAskedJob(undefined);
      setOpenedJob(job);
    },
    closeQuestion: () => setAskedJob(undefined),
  };
}
