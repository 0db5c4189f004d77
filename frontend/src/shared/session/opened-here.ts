/** Navigation state of what was opened from the page itself: closing it goes back instead of adding an entry. */
export const OPENED_HERE = { openedHere: true } as const;

/** Whether the state of a navigation says that what is open was opened from the page. */
export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
