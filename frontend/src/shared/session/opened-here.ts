/** Navigation state of a view that was opened from its page: closing it navigates back instead of pushing an entry. */
export const OPENED_HERE = { openedHere: true } as const;

/** Returns true if the navigation state contains `OPENED_HERE`. */
export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
