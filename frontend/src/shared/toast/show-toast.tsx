import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { getAutoCloseMs, renderToastText } from './toast-options';

/** Shows a toast, with the reference of the request that failed; queued until the container is mounted. */
export function showToast(text: string, kind: 'success' | 'error', failure?: unknown): void {
  toast(renderToastText(text, failure), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: getAutoCloseMs(kind),
    icon: <Icon name={kind === 'error' ? 'x-circle-fill' : 'check-circle-fill'} />,
  });
}
