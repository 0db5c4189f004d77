import { TOAST } from '@trackrecord/contracts/constants';
import { Slide, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';

/** Where toasts appear. */
export function Toasts() {
  return (
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
    />
  );
}
