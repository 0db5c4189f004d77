import { logFailure } from '../log/log';

// react-toastify comes in a chunk of its own, with the container (`app.tsx`): no first visit of a route waits for it.
const show = (text: string, kind: 'success' | 'error'): void => {
  import('./show-toast').then(
    ({ showToast }) => showToast(text, kind),
    (error: unknown) => logFailure('A message could not be shown', error),
  );
};

/** Short messages at the top right; how long they stay is spec section 9. */
export const notify = {
  success: (text: string): void => show(text, 'success'),
  error: (text: string): void => show(text, 'error'),
};
