import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { autoCloseAfter } from './toast-duration';

/** Shows a toast; queued until the container is mounted. */
export function showToast(text: string, kind: 'success' | 'error'): void {
  toast(text, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: autoCloseAfter(kind),
    icon: <Icon name={kind === 'error' ? 'x-circle-fill' : 'check-circle-fill'} />,
  });
}
