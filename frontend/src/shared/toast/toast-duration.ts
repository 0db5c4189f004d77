import { TOAST } from '@trackrecord/contracts/constants';

/** Milliseconds a toast takes to fade out. */
export const TOAST_EXIT_MS = 150;

/** Milliseconds until a toast begins to fade out, so that it is gone at the time of spec section 9. */
export const autoCloseAfter = (kind: 'success' | 'error' | 'other'): number => TOAST[kind] - TOAST_EXIT_MS;
