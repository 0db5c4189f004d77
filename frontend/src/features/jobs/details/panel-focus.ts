import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export const DETAILS_LABEL = 'Job details';

export const getDetailsButtonId = (jobId: string): string => `details-of-${jobId}`;

/** Focuses the button that opened a job's details, or the page if the button is gone. */
export const focusOpener = (jobId: string): void =>
  (document.getElementById(getDetailsButtonId(jobId)) ?? document.getElementById('main'))?.focus({
    preventScroll: true,
  });

/** Focuses the panel when it shows another job, and its opener when it is closed. Does nothing on page load. */
export function usePanelFocus(jobId: string | undefined, panel: RefObject<HTMLElement | null>): void {
  const lastJobId = useRef(jobId);

  useEffect(() => {
    const previousJobId = lastJobId.current;
    lastJobId.current = jobId;
    if (previousJobId === jobId) return;
    if (jobId !== undefined) panel.current?.focus({ preventScroll: true });
    else if (previousJobId !== undefined && document.activeElement === document.body) focusOpener(previousJobId);
  }, [jobId, panel]);
}
