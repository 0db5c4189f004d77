import { TOAST } from '@trackrecord/contracts/constants';
import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';

const show = (text: string, kind: 'success' | 'error'): void => {
  toast(text, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: TOAST[kind],
    icon: <Icon name={kind === 'error' ? 'x-circle-fill' : 'check-circle-fill'} />,
  });
};

/** Short messages at the top right; how long they stay is spec section 9. */
export const notify = {
  success: (text: string): void => show(text, 'success'),
  error: (text: string): void => show(text, 'error'),
};
