import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { ButtonSpinner } from '../ui/loading';
import { getAutoCloseMs, renderToastText } from './toast-options';

/** A toast about work in progress, which then shows the result. */
interface Progress {
  readonly succeed: (text: string) => void;
  readonly fail: (text: string, failure?: unknown) => void;
}

// Neutral color: the icon of a success toast would be green.
const ProgressIcon = () => (
  <span className="tr-quiet">
    <ButtonSpinner />
  </span>
);

/** Shows a toast until the work is done; it has no time limit (spec section 9). */
export function notifyProgress(text: string): Progress {
  const toastId = toast(renderToastText(text), {
    role: 'status',
    autoClose: false,
    closeOnClick: false,
    closeButton: false,
    icon: <ProgressIcon />,
  });
  const finish = (kind: 'success' | 'error', message: string, failure?: unknown): void =>
    toast.update(toastId, {
      render: renderToastText(message, failure),
      type: kind,
      ...(kind === 'error' && { role: 'alert' }),
      autoClose: getAutoCloseMs(kind),
      icon: <Icon name={kind === 'error' ? 'x-circle-fill' : 'check-circle-fill'} />,
      closeOnClick: true,
      // `undefined` restores the default button.
      closeButton: undefined,
    });
  return {
    succeed: (message) => finish('success', message),
    fail: (message, failure) => finish('error', message, failure),
  };
}
