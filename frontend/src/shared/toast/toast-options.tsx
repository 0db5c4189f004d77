import { TOAST } from '@trackrecord/contracts/constants';
import { ErrorReference } from '../ui/error-reference';

/** Duration of the fade-out animation. */
export const TOAST_EXIT_MS = 150;

/** Returns the milliseconds until a toast begins to fade out, so that it is gone after the time of spec section 9. */
export const getAutoCloseMs = (kind: 'success' | 'error' | 'other'): number => TOAST[kind] - TOAST_EXIT_MS;

/**
 * Renders the text of a toast, and the reference of the request that failed. A new node for each text, so that screen
 * readers announce it.
 */
export const renderToastText = (text: string, failure?: unknown) => (
  <span key={text}>
    {text}
    <ErrorReference error={failure} />
  </span>
);
