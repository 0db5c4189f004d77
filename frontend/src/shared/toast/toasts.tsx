import { TOAST } from '@trackrecord/contracts/constants';
import { createPortal } from 'react-dom';
import { Slide, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { useFreePlace } from './use-free-place';

/** Where toasts appear. */
export function Toasts() {
  useFreePlace();
  // Outside of the page, which is inert while a dialog lies over it.
  return createPortal(
    <ToastContainer
      position="top-right"
      limit={TOAST.most}
      autoClose={TOAST.other}
      transition={Slide}
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
