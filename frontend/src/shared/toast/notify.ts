import { logError } from '../log/log';

// react-toastify is a separate chunk, loaded with the container (`app.tsx`), to keep it out of the first load.
const show = (text: string, kind: 'success' | 'error', failure?: unknown): void => {
  import('./show-toast').then(
    ({ showToast }) => showToast(text, kind, failure),
    (error: unknown) => logError('toast could not be shown', error),
  );
};

/** Shows a toast at the top right (durations: spec section 9). */
export const notify = {
  success: (text: string): void => show(text, 'success'),
  /** Shows the reference of the request too, if that is what failed. */
  error: (text: string, failure?: unknown): void => show(text, 'error', failure),
};
