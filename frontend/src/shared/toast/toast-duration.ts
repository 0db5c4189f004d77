import { TOAST } from '@trackrecord/contracts/constants';

/** Duration of the fade-out animation. */
export const TOAST_EXIT_MS = 150;

/** Returns the milliseconds until a toast begins to fade out, so that it is gone after the time of spec section 9. */
export const autoCloseAfter = (kind: 'success' | 'error' | 'other'): number => TOAST[kind] - TOAST_EXIT_MS;
