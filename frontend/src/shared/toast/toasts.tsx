import { TOAST } from '@trackrecord/contracts/constants';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { autoCloseAfter } from './toast-duration';
import { ToastTransition } from './toast-transition';
import { useToastPosition } from './use-free-place';

/** The container of the toasts. */
export function Toasts() {
  useToastPosition();
  // Outside the root element, which is inert while a dialog is open.
  return createPortal(
    <ToastContainer
      position="top-right"
      limit={TOAST.most}
      autoClose={autoCloseAfter('other')}
      transition={ToastTransition}
      // Hover and focus pause a toast (WCAG 2.2.1); losing the window focus does not.
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
