import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What the panel is called. */
export const DETAILS_NAME = 'Job details';

/** The id of the button that opens the details of a job. */
export const detailsButtonId = (jobId: string): string => `details-of-${jobId}`;

/** Gives the focus to what opens the details of a job, or to the page where that is gone. */
export const focusOnOpener = (jobId: string): void =>
  (document.getElementById(detailsButtonId(jobId)) ?? document.getElementById('main'))?.focus({ preventScroll: true });

/**
 * Gives the focus to the panel whenever it shows another job, and back to what opened it once it is closed. Not on
 * arriving at the page: nobody has asked for it then.
 */
export function usePanelFocus(jobId: string | undefined, panel: RefObject<HTMLElement | null>): void {
  const last = useRef(jobId);

  useEffect(() => {
    const before = last.current;
    last.current = jobId;
    if (before === jobId) return;
    if (jobId !== undefined) panel.current?.focus({ preventScroll: true });
    else if (before !== undefined && document.activeElement === document.body) focusOnOpener(before);
  }, [jobId, panel]);
}
