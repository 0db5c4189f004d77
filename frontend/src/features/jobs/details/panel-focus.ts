import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export const DETAILS_LABEL = 'Job details';

export const getDetailsButtonId = (jobId: string): string => `details-of-${jobId}`;

/** Focuses the button that opened a job's details, or the page if the button is gone. */
export const focusOpener = (jobId: string): void =>
  (document.getElementById(getDetailsButtonId(jobId)) ?? document.getElementById('main'))?.focus({
    preventScroll: true,
  });

/**
 * Focuses the panel when the user opens a job in it, and its opener when it is closed. Does nothing on page load, and for
 * a job that is shown without having been opened.
 */
export function usePanelFocus(openedJobId: string | undefined, panel: RefObject<HTMLElement | null>): void {
  const lastJobId = useRef(openedJobId);

  useEffect(() => {
    const previousJobId = lastJobId.current;
    lastJobId.current = openedJobId;
    if (previousJobId === openedJobId) return;
    const { activeElement } = document;
    const isFocusInside = panel.current?.contains(activeElement) === true;
    if (openedJobId !== undefined) {
      if (!isFocusInside) panel.current?.focus({ preventScroll: true });
    } else if (previousJobId !== undefined && (isFocusInside || activeElement === document.body))
      focusOpener(previousJobId);
  }, [openedJobId, panel]);
}
