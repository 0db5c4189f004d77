import { useState } from 'react';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import { useIsWideScreen } from '../../../shared/ui/use-media-query';
import type { JobsViewControls } from '../use-jobs-view';

interface ShownJob {
  readonly jobId: string | undefined;
  readonly open: (jobId: string) => void;
  readonly close: () => void;
}

/**
 * Returns the job whose details are shown: the open one; on wide screens, the first one of the list until the user closes
 * it. The first one is not in the URL, so it adds no history entry and follows the list.
 */
export function useShownJob(
  { view: { openJobId }, openJob, closeJob }: Pick<JobsViewControls, 'view' | 'openJob' | 'closeJob'>,
  jobs: readonly ListedJob[] | undefined,
): ShownJob {
  const isWide = useIsWideScreen();
  const [isClosed, setIsClosed] = useState(false);
  const firstJobId = isWide && !isClosed ? jobs?.[0]?.jobId : undefined;
  return {
    jobId: openJobId ?? firstJobId,
    open: (jobId) => {
      setIsClosed(false);
      openJob(jobId);
    },
    close: () => {
      setIsClosed(true);
      closeJob();
    },
  };
}
