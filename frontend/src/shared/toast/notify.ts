import { logError } from '../log/log';
import type * as Toasts from './show-toast';

// react-toastify is a separate chunk, loaded with the container (`app.tsx`), to keep it out of the first load.
const withToasts = (show: (toasts: typeof Toasts) => void): void => {
  import('./show-toast').then(show, (error: unknown) => logError('toast could not be shown', error));
};

/** Shows a toast at the top right (durations: spec section 9). */
export const notify = {
  success: (text: string, action?: Toasts.ToastAction): void =>
    withToasts(({ showToast, showActionToast }) =>
      action === undefined ? showToast(text, 'success') : showActionToast(text, 'success', [action]),
    ),
  /** Says what happened where nothing was done. */
  info: (text: string): void => withToasts(({ showToast }) => showToast(text, 'info')),
  /** Stays until the user chooses an action or closes it. */
  question: (text: string, actions: readonly Toasts.ToastAction[]): void =>
    withToasts(({ showActionToast }) => showActionToast(text, 'question', actions)),
  /** If a request failed, its reference is shown too. */
  error: (text: string, failure?: unknown): void => withToasts(({ showToast }) => showToast(text, 'error', failure)),
};
