import { TOAST } from '@trackrecord/contracts/constants';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { autoCloseAfter } from './toast-duration';
import { ToastTransition } from './toast-transition';
import { useToastPosition } from './use-free-place';

/** Where toasts appear. */
export function Toasts() {
  useToastPosition();
  // Outside of the page, which is inert while a dialog lies over it.
  return createPortal(
    <ToastContainer
      position="top-right"
      limit={TOAST.most}
      autoClose={autoCloseAfter('other')}
      transition={ToastTransition}
      // A pointer or the focus on a toast holds it (WCAG 2.2.1); another window in front does not.
      pauseOnFocusLoss={false}
      hideProgressBar
      closeOnClick
      newestOnTop
      draggable={false}
      closeButton={({ closeToast }) => (
        <button type="button" className="tr-toast-close" aria-label="Dismiss" onClick={closeToast}>
          <Icon name="x-lg" />
        </button>
      )}
    />,
    document.body,
  );
}
